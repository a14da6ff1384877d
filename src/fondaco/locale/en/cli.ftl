# The command line
help-app = Fondaco: Eurogames, complete and exact, in your browser and your terminal.
help-version = Say which version this is and whether its engine is compiled.
help-play = Play in the browser; with a title, in the terminal against bots.
help-terminal = Play in the terminal, even without a title.
help-titles = List what can be played, with seats and options.
help-rules = Show the rules of a title, or one of them.
help-editions = Show what differs between the editions of a game.
help-replay = Retell a saved match line by line.
help-match = Let bots play many games against each other.
help-ladder = Let each bot play among those below it, and rate them all.
help-train = Learn by self-play what positions of a title are worth.
help-analyse = Show how the chances of winning changed in a saved match, and which decisions cost most.
help-bench = Measure how fast the engine plays.
help-serve = Serve tables to browsers and programs.
help-new-game = Write a package with a tiny game of your own, to begin with.
help-new-name = What your game is called, in lower-case letters.
help-new-folder = Where to write it; by default a folder named after it, here.
help-host = The address to listen on.
help-port = The port to listen on; 0 lets the system choose one.
help-database = sqlite:///file or postgresql://…; without it, a file in your data folder.
help-origin = The origin of another page that may use the server; may be given several times.
help-host-name = A host name that the server answers to; by default any. May be given several times.
help-https = Behind a proxy that speaks https: cookies are only sent over https.
help-workers = In how many processes bots think; 0 means one fewer than there are cores.
help-house-adviser = The bot that gives hints and analyses games, such as master:200.
help-page = The folder with the built page.
no-page = The page is not built into this installation; the API alone is served.
serving = Fondaco is at { $address }
serving-page = Fondaco is at { $address } — your browser opens it; Ctrl-C ends it.
help-title = What to play; “fondaco titles” lists them all.
help-rule = The name of a rule, as “fondaco rules” lists them.
help-guide = Show the guide to the title instead: how to play it, with pictures.
help-file = A saved match.
help-seats = How many players sit at the table.
help-seat = A seat: its number from 1, or its colour.
help-bot = Which bot the other players are.
help-bots = The bots at the table, one for each seat, such as random,random,random.
help-games = How many games.
help-option = A choice before the game; may be given several times.
help-seed = Seeds all randomness; the same seed gives the same game.
help-lang = The language; the variable FONDACO_LANG sets it for good.
help-save = Keep the match in this file after every decision; if it is there already, that match goes on.
help-step = Go only as far as this line of the log; 0 is the opening.
help-position = Give the position as JSON instead.
help-json = Answer in JSON.
help-seconds = How long each engine plays in all.
help-peers = Measure other engines too, where they are installed.
help-resume-file = Keep what is done in this file; if it is there already, go on from it. The seed must be the same.
help-cluster = Spread the work over a Ray cluster: one on this machine, or one at an address such as ray://host:10001.
help-processes = Number of processes; by default one for each core.
help-plot = Draw a plot into this file, which ends with .svg or .png.
help-ladder-titles = What to play, one title or several; “fondaco titles” lists them all.
help-ladder-bots = The bots from weakest to strongest, such as random,apprentice,journeyman,master.
help-ladder-games = How many games for each pair: one number, or one for each with commas.
help-round-robin = Let every bot play every other, not only the next.
help-adviser = Which bot thinks about the decisions.
help-weights = The file for the weights that were learned.
help-memory = The file in which a long search or training keeps what it needs to continue.
help-resume = Continue an interrupted run from its memory.
help-exploit = Look for a simple policy that beats a bot.
help-against = The bot that is to be beaten.
help-exploit-seats = How many players: one plays the policy, all others are the bot.
help-exploit-games = How many games the search may take.
help-proof = How many games with fresh luck prove what was found.
help-exploit-seed = Seeds the search; the same seed finds the same policy.
help-calibrate = Compare what the bots expect of positions with what comes of them.
help-train-games = How many games to learn from.
help-train-seed = Seeds all games; the same seed gives the same weights.
help-analyse-seed = Seeds what the bot draws; the same seed gives the same analysis.
version = fondaco { $version }, { $engine } engine, Python { $python }
engine-compiled = compiled
engine-interpreted = interpreted

# What can go wrong
error-file = The file “{ $file }” cannot be used: { $reason }.
error-not-text = The file “{ $file }” is not a text file.
error-no-title = No title was chosen.
error-other-match = The file “{ $file }” holds a different match: { $title } with { $seats } players and the options { $setup }.
error-seconds = A measurement takes more than 0 and at most 3600 seconds; { $seconds } will not do.
error-no-decisions = The match in “{ $file }” has no decision yet.
error-one-edition = { $title } has only one edition, so there is nothing to compare.
error-no-server = The server and the page come as an extra; install it with: pip install 'fondaco[server]'.
error-game-name = The name of a game has lower-case letters and digits, such as “harbour”; “{ $name }” will not do.
error-game-taken = There already is a game called “{ $name }”.

# At the table
chance = Chance
play-which = What would you like to play?
play-welcome = You are { $you }; at the table with you: { $others }.
play-seed = The seed of this match is { $seed }.
play-how = Type a number, or part of an option to see fewer; “help” lists what else you can type.
play-news = What happened
play-turn = { $player }, it is your turn.
play-group = ({ $count } options)
play-no-number = There is no line { $number }.
play-no-words = No option contains “{ $text }”; “why” and an action names the rule that is in the way.
play-why-what = “{ $text }” is not an action of this game; write it as it stands beside the options, such as “why pass”.
play-why-allowed = Nothing forbids “{ $text }”: you may do it now.
play-nothing-to-undo = You have not decided anything yet that could be taken back.
play-undone = Your last decision is taken back, with all that followed it.
play-save-where = Say where to: save FILE
play-saved = The match is kept in { $file }.
play-left = You leave the table; the match is not kept.
play-left-kept = You leave the table; the match is kept in { $file }.
play-help =
    a number        takes that line
    some words      shows the options that have them, such as “{ $part }”
    a whole option  plays it at once, such as “{ $whole }”
    an empty line   shows all options again
    why ACTION      names the rule that forbids an action, and its place in the rulebook
    hint [BOT]      lists the best options, with their chance of winning and their points
    undo            takes back your last decision and all that followed it
    log [N]         lists what has happened, the last N things
    rules [WORD]    shows the rules, or those that contain a word
    board           shows the board again
    save FILE       keeps the match in a file from now on
    quit            leaves the table; so does the end of the input

# The end
score-title = Score
score-place = Place
score-total = Total
replay-title = { $title }, { $seats } players, { $lines ->
    [one] one line
   *[other] { $lines } lines
}

# Titles, contests, measurements
titles-title = Title
titles-game = Game
titles-seats = Players
titles-options = Options
match-progress = Playing
match-caption = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
match-interrupted = Interrupted after { $played } of { $planned } games.
match-forfeit = Game { $game } is forfeited: { $fault }
match-bot = Bot
match-wins = Wins
match-interval = 95%
match-score = Mean score
match-rank = Mean rank
match-effort = Decisions with a choice, in milliseconds
match-decisions = Decisions
match-mean = Mean
match-most = p95
match-longest = Longest
match-worlds = Worlds
match-playouts = Playouts
exploit-progress = Searching
exploit-caption = { $title }, { $seats } players: what beats { $bot } after { $games } games of search, seed { $seed }
exploit-policy = Policy
exploit-share = Won
exploit-fair = Fair
exploit-expected = Expected
exploit-deeds = What it does differently, in a game
exploit-deed = Deed
exploit-own = Policy
exploit-other = Bot
exploit-misjudged = What goes with winning more (+) or less (–) often than the bot expects
exploit-measure = Measure
exploit-correlation = Correlation
calibrate-caption = { $title }, { $games ->
    [one] one game
   *[other] { $games } games
}: expectation and outcome
calibrate-of = { $bot } in { $games ->
    [one] one game
   *[other] { $games } games
} of { $title }: off by { $error } in the mean
calibrate-expected = Share expected
calibrate-outcome = What came of it
calibrate-positions = Positions
train-progress = Learning
train-done = { $games } games played; the weights are in { $file } (mean log-likelihood { $likelihood }).
ladder-caption = { $title }, { $seats } players
ladder-stronger = One
ladder-weaker = among
ladder-games = Games
ladder-times-fair = × fair
ladder-elo = Elo
ladder-gap = Above the previous
ladder-fair = The fair share is { $share }; seed { $seed }.
analyse-progress = Thinking
analyse-caption = { $title }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, thought about by { $bot }
analyse-turning-points = The decisions that cost most
analyse-none = No decision has cost anything that can be told from noise.
analyse-note = Line { $line }, { $player }: “{ $chosen }” cost { $cost } of a win; better: “{ $best }”
hint-points = { $points } points
hint-by = { $bot } looked at { $playouts } games in { $worlds } worlds.
plot-share = Share of wins
plot-shares-below = Dots: share of wins; bars: 95% intervals; dashed: the fair share
plot-elo-below = Dots: Elo above { $bot }; bars: 95% intervals
plot-duels-below = Duels of the first with the second; dashed: the fair share
plot-rungs-below = One of the first among { $others } of the second; dashed: the fair share
plot-milliseconds = Milliseconds
plot-times-below = Dots: a mean decision with a choice; bars: to the longest
plot-chances = { $title }: the chances of winning
plot-chances-below = After each decision, as { $bot } sees it from the point of view of whoever decided; numbers: the decisions that cost most
plot-calibration-below = Bars: 95% intervals; dashed: as expected
plot-line = Line of the log
bench-title = Random play on one core, { $engine } engine
bench-name = Game
bench-rate = Decisions/s
bench-copy = Copy µs

# Boards
board-player = Player
board-points = Points

## Making games

new-game-written = Your game is in { $folder }. Now: pip install -e '{ $folder }[test]', then pytest { $folder }, then fondaco play { $name }.

## Editions

editions-title = { $game }: what differs between the editions
editions-made = This page is generated from the code (`fondaco editions`); a test keeps it up to date.
editions-rules = Rules that only one edition has
editions-subject = subject
editions-values = Entries of the data files that differ
editions-entry = entry
editions-sections = Sections that are played by another step
editions-section = section
editions-steps = All other sections are the same code for every edition, module and number of players.
help-exercises = Find positions in which one move is clearly best.
help-exercises-output = The file for the exercises; without it they are printed.
help-exercises-count = How many are kept.
help-exercises-bot = The bot that plays, looks and proves.
help-exercises-seed = The number from which games and looks are drawn.
exercises-progress = Looking for exercises
exercises-done = { $file }: the best of { $count } that were found.

# Assistants.
help-mcp = Let an AI assistant sit at a table, by the Model Context Protocol on standard input and output.
help-table-link = A link to a table of a running server, where a seat is free or kept for you, instead of a title.
help-guest = What the assistant is called at a table of a server.
help-assistant-seat = The seat of the assistant, from 1, in a match of its own.
error-no-mcp = For this, install Fondaco with its extra for assistants: pip install 'fondaco[mcp]'.
error-mcp-what = Say what is to be played, a title or --table with a link, and not both.
mcp-turn = You are { $you } and it is your turn. { $prompt } You have { $options ->
    [one] one option.
   *[other] { $options } options.
 }
mcp-waiting = You are { $you }; the others are to decide.
mcp-over = The game is over. You were { $you }. { $table }
mcp-more = … and { $count } more; search for words to see fewer.
mcp-none = There is nothing with “{ $search }”.
mcp-allowed = “{ $action }” is allowed.

# Datasets.
help-dataset = Write games between bots into Parquet files, with every decision.
help-dataset-folder = The folder for the files.
help-views = How the view of a decision is written: as numbers, as a document, or not at all.
help-shard = How many games there are in each file.
help-dataset-resume = Go on with a dataset that was interrupted; all else must be said as before, with the seed.
error-no-dataset = Datasets need pyarrow and numpy, which come with: pip install 'fondaco[dataset]'.
error-resume-seed = With --resume the seed must be given: --seed N.
dataset-done = { $games } games are in { $folder }; the seed is { $seed }.

# Studies.
study-heading = { $title } for { $seats }: a study
study-what = { $games } games between { $bots }; setup: { $setup }. Seats rotate, and each deal is played once from every seat.
study-compared = What differs
study-beside = Beside it: { $title } for { $seats }, setup { $setup }, { $games } games. A star marks what is more than luck explains.
study-numbers = Its other numbers: { $changes }.
study-compared-sheet = What differs in the points of a player
study-compared-habits = What is done more or less often
study-compared-clear = Times in a game; only what both do and what differs by more than luck explains, from the largest difference.
study-figures = In figures
study-figure = Figure
study-mean = Mean
study-most = Four games in five
study-length = Decisions of players in a game
study-branching = Options at a decision
study-choices = Decisions with a choice
study-winning-score = Score of the winner
study-margin = Lead over the second
study-spread = From first to last
study-ties = Share of games with a shared win
study-lead-changes = Changes of lead
study-known-from = Part of the game after which the winner led for good
study-by-seat = By seat
study-seat = Seat
study-fair = A fair share is { $share }. The first seat begins.
study-share = Share of the wins
study-count = Players
study-by-bot = By bot
study-skill = All of them sat everywhere equally often, with the same luck.
study-luck = Luck
study-luck-told = The deal and the seat settle { $share } of how scores scatter about the mean of their game; the rest is what players do.
study-leaders = How often the leader wins
study-part = After this part of the decisions
study-sheet = Points of a player
study-category = Category
study-effects = What goes with winning
study-cause = What goes with winning need not cause it: whoever is ahead can afford more. Only what enough players did, and enough did not, is shown, and only where the difference is more than luck explains.
study-deed = What was done
study-difference = Difference
study-used = Players who did it
study-times = Times
study-openings = How players begin
study-usage = How often everything is done in a game
study-unused = What nobody did
study-all-used = Everything was done by somebody.
study-here = Here
study-there = Beside it
study-done = The study is in { $files }; the seed is { $seed }.
help-study = Study a title by many games between bots: one page, and the same as Markdown and Parquet.
help-study-output = Where to write it: a name without an ending, or with .html.
help-compare = What to compare it with: a title, options as name=value, or both as TITLE:name=value.
help-with = Compare it with the same game, or with what --compare says, played with other numbers: a JSON file with entries of the game’s data files.
error-study-other = Compare with a title, options, or both as TITLE:name=value, not with “{ $text }”.
error-not-json = “{ $file }” is no JSON file.
help-backup = Write all tables and guests of a server into a file, while it runs.
help-restore = Put a backup in place of all tables and guests of a server, while it runs.
help-backup-file = The file of the backup.
help-restore-yes = Yes, replace everything that is in the database.
backed-up = { $rows } rows are in { $file }.
restored = { $rows } rows from { $file } are in the database.
restore-sure = Everything in the database would be replaced by { $file }; say --yes if that is meant.
help-admin = Look after a server: tables, bans, reports, keys.
help-admin-list = List the tables that are open or in play, with their hosts.
help-admin-close = Delete a table for good.
help-admin-ban = Keep a guest or an address out.
help-admin-unban = Let a guest or an address in again.
help-admin-forget = Delete what is known of a guest.
help-admin-reports = List what guests have reported, the latest first.
help-admin-rotate = Sign cookies with a new key; nobody is thrown out.
help-admin-table = The name of a table.
help-admin-who = An IP address, or the id of a guest.
help-admin-guest = The id of a guest.
help-admin-days = For how many days; 0 means for ever.
help-admin-reason = Why, for whoever looks it up later.
admin-no-table = There is no table { $table }.
admin-closed = The table { $table } is deleted.
admin-banned = { $who } is kept out.
admin-not-banned = { $who } is not banned.
admin-unbanned = { $who } is let in again.
admin-no-guest = There is no guest { $guest }.
admin-nobody = “{ $who }” is neither an IP address nor the id of a guest.
admin-forgotten = The guest { $guest } is forgotten.
admin-rotated = Cookies are signed with a new key.
help-server-processes = How many processes share the port and the database; more than one needs PostgreSQL.
help-metrics = An address of their own for the counters; without it, at /metrics for this machine alone.
help-lan = For friends in the same room: listen everywhere, and show the address as a QR code.
help-config = A TOML file with settings.
help-settings = List all settings with their values and variables, and end.
help-set = Any other setting; may be given several times.
setting-form = A setting is given as name=value, not as “{ $text }”.
setting-adviser = The bot that gives hints and analyses games
setting-analysis-seconds = After how many seconds an analysis is given up
setting-body-limit = How many bytes a request may have
setting-body-seconds = How many seconds the body of a request may take to arrive
setting-bot-seconds = After how many seconds a bot that thinks is given up
setting-connections = How many connections there may be; 0: most of the files that the system grants
setting-connections-by-address = How many connections an address may have
setting-database = sqlite:///file or postgresql://…
setting-finished-days = For how many days finished games are kept; 0: for ever
setting-guest-days = For how many days guests are kept who do not come and sit nowhere; 0: for ever
setting-header-seconds = How many seconds the headers of a request may take to arrive
setting-host = The address to listen at
setting-hosts = Names that the server answers to; none: any
setting-idle-seconds = After how many seconds a table that nobody uses is let go from memory
setting-keeper-seconds = How often deadlines are looked after, in seconds
setting-message-limit = How many bytes a message of a socket may have
setting-metrics = host:port of the counters; empty: at /metrics, for this machine alone
setting-origins = Other pages that may use the server
setting-page = The folder with the built page
setting-port = The port to listen at; 0: the system chooses
setting-processes = How many processes share the port and the database
setting-proxies = Proxies in front of the server, whose word on addresses is taken
setting-secure = Served over https by a proxy in front
setting-waiting-days = For how many days tables are kept at which no game has begun; 0: for ever
setting-workers = In how many processes bots think, for each process of the server
setting-quota-address = Seconds of thought for bots that an address has in an hour
setting-quota-guest = Seconds of thought for bots that a guest has in an hour
setting-rates-analyses = How many analyses a guest may have waiting
setting-rates-commands = Commands of a guest: so many a second, so many at once
setting-rates-exclusion-seconds = For how many seconds whoever floods a socket is kept out
setting-rates-guests = New guests of an address: so many a second, so many at once
setting-rates-guests-a-day = New guests of an address in a day
setting-rates-hints = Hints for a guest: so many a second, so many at once
setting-rates-openings = Tables that a guest opens: so many a second, so many at once
setting-rates-refusals = How many times a socket is told to slow down before it is closed
setting-rates-requests = Requests of an address: so many a second, so many at once
setting-rates-sockets = Sockets of an address at once
setting-rates-tables-a-day = Tables that an address opens in a day
