skip-to-content = Skip to the content
brand-home = Fondaco, home
nav-label = Main
nav-play = Play
nav-rules = Rules
guide = How to play
language = Language
theme-night = Night theme
theme-day = Day theme
close = Close
save = Save
cancel = Cancel
yes = Yes
no = No
guest = Guest
you = you
player = Player
players = Players
total = Total
show = Show
table = Table
good-morning = { $known ->
    [yes] Good morning, { $name }.
   *[no] Good morning.
}
good-day = { $known ->
    [yes] Good day, { $name }.
   *[no] Good day.
}
good-evening = { $known ->
    [yes] Good evening, { $name }.
   *[no] Good evening.
}
home-motto = The tables are set. Sit down, or finish what you began.
games = Games
players-and-time = { $least } to { $most } players, { $minutes } min
play-now = Play now
with-friends = With friends
hot-seat = Hot seat
choose-setup = Choose players and rules
my-tables = My tables
public-tables = Public tables
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
open = Open
join = Join
watch = Watch
your-turn = Your turn
result = Result
load-log = Load a log
load-log-say = Continue a saved game.
your-name = Your name
called = Your name is now { $name }.
new-table = New table
seats = Seats
seats-fit = { $least } to { $most }
seats-wrong = This game is for { $least } to { $most } players.
seat-kind = Who sits in seat { $number }
seat-name = Name for seat { $number }
seat-me = You
seat-here = On this device
seat-bot = Bot
seat-friend = Friend by link
seat-open = Open seat
seat-friend-say = You get a link to send.
seat-open-say = Whoever comes first.
seat-remove = Remove seat { $number }
seat-add = One more seat
seat-link = Link to seat { $number }
bot-strength = Strength of the bot in seat { $number }
bot-level = { $level ->
    [random] beginner
    [apprentice] apprentice
    [journeyman] journeyman
    [master] master
    [grandmaster] grandmaster
   *[other] { $level }
}
player-number = Player { $number }
edition = Edition
setup = Rules
pace-of-game = Pace
pace-none = no limit
pace-live = live
pace-day = one day per move
public-table = Public table
spectators = Spectators
watching-chat = with chat
watching-watch = without chat
watching-none = none
watching-say = { $watching ->
    [chat] Whoever has the link may watch and chat.
    [watch] Whoever has the link may watch.
   *[none] Only the players see the game.
}
open-the-table = Open the table
waiting-room = The game begins as soon as every seat is taken.
copy-link = Copy link
copied = Copied.
sit-down = Sit down
stand-up = Stand up
fill-bot = Put a bot here
table-gone = There is no such table.
table-private = This table is private.
table-private-say = Its host lets only the players watch.
opening-table = One moment…
reconnecting = Reconnecting…
kept-clicks = { $count ->
    [one] Your move is saved and will be sent.
   *[other] { $count } moves are saved and will be sent.
}
sending = sending
board = Board
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole board
prompt = What is asked
prompt-your-turn = { $shared ->
    [yes] Your turn: { $name }
   *[no] Your turn
}
prompt-waiting = Please wait
waiting-for = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
you-watch = You are watching
game-over = Finished
game-over-say = The game is over.
options-list = Choices
crumbs = Your choice so far
crumb-back = { $crumb }: go back
back = Back
undo = Undo
undo-asks = The others will be asked.
undo-asked = The others have been asked.
stand = and for the rest of this phase
stand-say = Whenever you are asked the same again in this phase, this is your answer, also while you are away. It ends if another kind of choice is offered or a move is taken back, and one click cancels it. Nobody else sees it.
stand-below = and all below { $limit }
stand-above = and all above { $limit }
stand-limit = Up to which price
stand-price-say = For the rest of this section you refuse every worse price, also while you are away; a price that reaches the limit waits for you. It ends if a move is taken back, and one click cancels it. Nobody else sees it.
standing = { $text } (rest of this phase)
standing-below = You refuse offers below { $limit }
standing-above = You refuse prices above { $limit }
standing-cancel = Cancel: decide for yourself again
skip = Skip ahead
spot-chosen = { $spot }, chosen
spot-closed = { $spot }: not now, show why
why-not = Why not { $spot }?
why-other-choice = That has nothing to do with what you are choosing now.
open-rule = Open rule
away = away
late = out of time
thinks = deciding
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-closed = Only players may chat at this table.
chat-menu = Mute or report { $name }
chat-mute = Mute { $name }
chat-mute-done = You will no longer read what { $name } writes, at any table.
chat-muted = { $name }: { $count ->
    [one] one message hidden
   *[other] { $count } messages hidden
}
chat-unmute = Read again
chat-unmute-name = Read again: { $name }
chat-report = Report…
report-title = Report a message
report-say = Whoever runs this server gets the message and what you add here.
report-reason = What is wrong with it?
report-send = Report
reported = Your report has been sent.
side = Players, help, log
sheet = Open or close the panels
tab-help = Preview
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-text = Board in words
round = Round { $round }
continued = continued
continued-say = This game goes on from a log; its beginning was not played at this table.
watchers = { $count } watching
phases = Phases of the round
time-left = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
settings = Settings
pace = Pace of moves
pace-slow = slow
pace-usual = usual
pace-fast = fast
pace-at-once = at once
link-watch = Copy a link for watchers
link-device = Copy a link to my seat for another device
resign = Leave my seat to a bot
resign-sure = Really leave your seat to a bot?
delete-table = Delete the table
delete-sure = Really delete this table for everyone?
keys = Keys
key-tab = Tab, arrows
key-enter = Enter
key-escape = Esc
key-z = Z
key-why = ?
key-r = R
key-l = L
key-space = Space
keys-tab = from spot to spot
keys-enter = choose and confirm
keys-escape = one step back
keys-z = undo
keys-why = what is this, or why not?
keys-r = rules
keys-l = log
keys-space = skip ahead
hand-over = Pass the device on
hand-over-to = { $name } is next
hand-over-why = Everybody else, please look away: what comes next is for this seat only.
hand-over-go = I am { $name }
asked = A question to the table
asked-undo = { $name } would like to take a move back.
asked-replace = { $name } proposes that a bot take over for { $target }.
asked-waiting = Waiting for the others to answer.
asked-withdraw = Withdraw the question
bots-wait = Bots are busy: place { $place } in the queue
record-taken = { $name } sits down.
record-claimed = { $name } joins by link.
record-left = Somebody stands up.
record-undone = { $name } takes the last move back.
record-resigned = { $name } leaves the seat to a bot.
record-replaced = A bot takes over for { $name }.
record-late = Somebody has run out of time.
record-admitted = { $watching ->
    [chat] From now on spectators may also chat.
    [watch] From now on spectators may only watch.
   *[none] Only the players see the game from now on.
}
record-asked = { $name } asks the table.
record-withdrawn = { $name } withdraws the question.
record-answered = The question is answered.
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
wins-by = { $score } { $unit }, { $lead ->
    [0] ahead of { $next } on the tie-break
   *[other] { $lead } ahead of { $next }
}.
rematch = Rematch
rematch-go = To the rematch
replay = Replay
share = Share
download-log = Download the log
score-sheet = Score sheet
as-bars = Bars
as-table = Table
course = The course of the score
course-reading = Reading the game…
course-label = Scores over the game; at the end: { $players }
replay-start = The beginning
replay-move = Move { $move } of { $all }
replay-first = To the beginning
replay-back = One move back
replay-forth = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Move of the game
play-on = Play on from here
search-rules = Search the rules
contents = Contents
rules-all = All
rules-ours = Our rulings
rules-differences = Editions compared
no-rule-found = No rule found.
three-marks = Three marks
mark-text-say = is printed in the rulebook, at the place given
mark-deduced-say = follows from numbers or examples in the rulebook
mark-ours-say = our reading or reconstruction; the printed rule wins if you know it
back-to-table = Back to the table
stat-of = of { $all }
unit-points = points
preview-none = Nothing to preview yet.
lesson = Lesson
lesson-step = Step { $step } of { $all }
lesson-next = Continue
lesson-show = Show me
lesson-again = Take it back
lesson-other = The rules allow that, but this step is about something else.
lesson-impossible = From here what is asked can no longer be done: take it back and try again.
lesson-play = Play a game
lesson-leave = Leave the lesson
lesson-back = Back to the step before
lesson-read = Read what the lesson says, then go on.
lesson-following = Next lesson: { $name }
lesson-finished = finished
practice = Practice
lessons-title = Lessons
lessons-about = Each lesson takes a few minutes at the board: you play, the lesson explains. What you do is up to you, and everything can be taken back.
lessons-all = All lessons
nav-learn = Lessons
your-hand = Your hand
less = Less
more = More
on-page = p. { $place }
pick-space = where
pick-from = from
pick-to = to
pick-province = province
pick-gorge = gorge
pick-bank = place
pick-structure = structure
pick-colour = player
pick-building = building
pick-payment = paying with
pick-card = card
pick-good = good
pick-city = city
pick-cargo = goods
pick-disc = goods
pick-wagon = wagon
pick-field = to
pick-fare = freight
pick-tile = with tile
pick-points = fields
pick-influence = card
pick-investment = card
pick-office = card
pick-direction = direction
pick-vow = who
pick-moment = until
pick-player = with
pick-other = with
seat-link-say = Whoever opens the link can sit down without an account.
public-table-say = listed on the front page
table-summary = { $title }: { $people ->
    [one] you
   *[other] { $people } people here
}{ $bots ->
    [0] { "" }
    [one] , one bot
   *[other] , { $bots } bots
}{ $free ->
    [0] { "" }
    [one] , one free seat
   *[other] , { $free } free seats
}.
lessons = Learn
lessons-say = Learn by playing, one step at a time.
lesson-minutes = about { $minutes } minutes
lesson-begin = Start
hint = Hint
hint-say = The best options now, as a bot sees them
hint-title = A bot would choose
hint-thinking = A bot is thinking…
reasons = What speaks for the first one:
hint-effort = { $playouts } games tried out in { $worlds } worlds that look like this one
hints = Hints
hints-say = players may ask a bot what it would do
advice = The best options
advice-best = Best options here
advice-chosen = (played)
advice-points = { $points } points expected
advice-option = { $number }. { $option }: wins { $share }, { $points } points expected
key-h = H
keys-h = hint
chances = Chances of winning
chances-say = A bot reviews every decision and finds the turning points. That takes a while.
chances-ask = Work out the chances
chances-working = A bot is thinking…
chances-progress = { $done } of { $whole } decisions
chances-cost = gave away { $share }
chances-show = Show
chances-none = No single decision cost much.
chances-by = Worked out by { $bot }, seeing only what each player could see.
chances-label = Chances of winning over the game: { $players }
chances-point = Turning point { $number }: { $player }, { $option }, gave away { $share }
choose-first = Choose first
list = List…
options-all = All choices
log-more = Spread the log over the panels
log-less = Put the log back
amount-take = Take { $amount }
key-o = O
keys-o = list of all choices
confirm-when = Confirm moves
confirm-always = always
confirm-final = if a move cannot be taken back
confirm-never = never
end-near-label = How near the end is
revealed = What was hidden
past-now = Back to now
past-open = Look back through the game
past-since = Show again what the others did since my last turn
key-b = B
keys-b = look back; Esc returns
out-of-reach = The server is out of reach. Trying again…
sound = Sound at my turn
sound-none = off
sound-knock = knock
sound-bell = bell
sound-wood = woodblock
volume = Volume
notify = Notify me
notify-say = through the browser, when I am looking elsewhere
text-size = Text size
still = No movement
still-say = pieces appear in place at once
patterns = Colours with patterns
patterns-say = stripes, dots and lines in addition to shapes
would-follow = What would follow
strip = Players at a glance
score-nothing = Nothing yet
score-so-far = Scored so far
score-now = If it ended now: { $total }
introduce = What is your name?
introduce-say = A seat is kept for you. A name is all it takes.
plan = Plan
plan-leave = Leave plan
plan-say = Try out moves: nothing is sent, and nobody sees them.
plan-who = Plan: { $name }
plan-chance = chance
plan-cut = The table has gone on: the last moves of the plan no longer fit.
key-p = P
keys-p = plan, without consequences
tab-notes = Notes
notes-say = Only you can read this.
panels = Panels
review = Review
review-lead = { $player } was ahead for good from here on.
review-lead-always = { $player } was ahead from the first decision to the last.
review-lead-late = { $player } won it with the very last decisions.
review-dearest = “{ $chosen }” cost you about { $cost }% of the win; “{ $best }” was better: { $reasons }.
review-dearest-plain = “{ $chosen }” cost you about { $cost }% of the win; “{ $best }” was better.
review-well = Of your { $all } decisions { $good } gave nothing away.
review-ahead = You were furthest ahead in “{ $category }”: { $points } more than { $player }.
review-behind = You fell furthest behind in “{ $category }”: { $points } fewer than { $player }.
why-move = Why did { $player } do that?
why-move-against = The next best option was “{ $second }”. Compared with that:
why-move-alone = There was nothing else to do.
why-move-nothing = No single number on the board decided it.
learn = Learn from it
learn-say = Your dearest decisions as exercises.
exercises = Exercises
exercises-about = One position, one best move: find it. You have three tries, and the answer comes with its reasons.
exercises-daily = Exercise of the day
exercises-begin = Begin
exercises-solved = { $solved } of { $all } solved
exercises-series = Solved in a row: { $count }
exercise = Exercise { $number } of { $all }
exercise-ask = It is your turn. Which move is best?
exercise-own = This decision cost you dear. Find a better move.
exercise-wrong = That is not the best one. Tries left: { $left }.
exercise-right = That is it.
exercise-lost = The best move is: { $best }.
exercise-against = What speaks for it against “{ $second }”:
exercise-again = Try again
exercise-tell = Tell me
exercise-next = Next one
exercise-done = That was the last one.
exercise-missing = There is no such exercise.
exercise-level-1 = easy
exercise-level-2 = medium
exercise-level-3 = hard

# How to play

guide-open = In the guide
guide-picture = A position on the board
guide-next-move = Show the move
guide-from-start = From the start
guide-try = Try it
guide-example = The example
guide-back = Back to the guide
guide-again = Once more
guide-reference = All rules
guide-print = Print
