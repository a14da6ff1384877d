# Die Befehlszeile
help-app = Fondaco: Eurogames, vollständig und genau, im Browser und im Terminal.
help-version = Sagt, welche Version das ist und ob die Engine kompiliert ist.
help-play = Spielt im Browser; mit einem Titel im Terminal gegen Bots.
help-terminal = Spielt im Terminal, auch ohne Titel.
help-titles = Zeigt, was gespielt werden kann, mit Plätzen und Optionen.
help-rules = Zeigt die Regeln eines Titels oder eine davon.
help-editions = Zeigt, worin sich die Ausgaben eines Spiels unterscheiden.
help-replay = Erzählt eine gespeicherte Partie Zeile für Zeile.
help-match = Lässt Bots viele Partien gegeneinander spielen.
help-ladder = Lässt jeden Bot gegen die unter ihm spielen und bewertet alle.
help-train = Lernt aus Partien gegen sich selbst, was Stellungen eines Titels wert sind.
help-analyse = Zeigt, wie sich in einer gespeicherten Partie die Gewinnaussichten entwickelten und welche Entscheidungen am meisten kosteten.
help-bench = Misst, wie schnell die Engine spielt.
help-serve = Stellt Tische für Browser und Programme bereit.
help-new-game = Schreibt ein Paket mit einem winzigen eigenen Spiel, für den Anfang.
help-new-name = Wie dein Spiel heißt, in Kleinbuchstaben.
help-new-folder = Wohin es geschrieben wird; sonst in einen Ordner mit seinem Namen, hier.
help-host = Die Adresse, unter der der Server lauscht.
help-port = Der Port, an dem er lauscht; bei 0 wählt das System einen.
help-database = sqlite:///Datei oder postgresql://…; sonst eine Datei in deinem Datenordner.
help-origin = Der Ursprung einer weiteren Seite, die den Server benutzen darf; mehrfach möglich.
help-host-name = Ein Rechnername, auf den der Server hört, sonst jeder; mehrfach möglich.
help-https = Hinter einem Proxy mit https: Cookies werden nur über https gesendet.
help-workers = In wie vielen Prozessen Bots nachdenken; 0 heißt: einer weniger, als es Kerne gibt.
help-house-adviser = Der Bot, der Tipps gibt und Partien durchdenkt, etwa master:200.
help-page = Der Ordner mit der gebauten Seite.
no-page = Diese Installation enthält die Seite nicht; nur die Schnittstelle wird bedient.
serving = Fondaco ist unter { $address } zu erreichen
serving-page = Fondaco ist unter { $address } zu erreichen – dein Browser öffnet es; Strg-C beendet es.
help-title = Was gespielt wird; „fondaco titles“ zeigt alle Titel.
help-rule = Der Name einer Regel, wie „fondaco rules“ sie nennt.
help-guide = Stattdessen die Anleitung des Titels zeigen: wie man ihn spielt, mit Bildern.
help-file = Eine gespeicherte Partie.
help-seats = Wie viele am Tisch sitzen.
help-seat = Ein Platz: seine Nummer ab 1 oder seine Farbe.
help-bot = Welcher Bot die anderen spielt.
help-bots = Die Bots am Tisch, einer je Platz, zum Beispiel random,random,random.
help-games = Wie viele Partien.
help-option = Eine Wahl vor dem Spiel; mehrmals möglich.
help-seed = Bestimmt allen Zufall; derselbe Startwert ergibt dieselbe Partie.
help-lang = Die Sprache; die Variable FONDACO_LANG stellt sie dauerhaft ein.
help-save = Bewahrt die Partie nach jeder Entscheidung in dieser Datei auf; gibt es sie schon, geht die Partie darin weiter.
help-step = Geht nur bis zu dieser Zeile des Protokolls; 0 ist die Ausgangslage.
help-position = Gibt stattdessen die Stellung als JSON aus.
help-json = Antwortet in JSON.
help-seconds = Wie lange jede Engine insgesamt spielt.
help-peers = Misst auch andere Engines, soweit sie installiert sind.
help-resume-file = Was getan ist, in dieser Datei festhalten; gibt es sie schon, von dort aus weitermachen. Der Startwert muss derselbe sein.
help-cluster = Die Arbeit auf einen Ray-Cluster verteilen: einen auf diesem Rechner oder einen unter einer Adresse wie ray://host:10001.
help-processes = In wie vielen Prozessen; ohne Angabe so viele, wie es Kerne gibt.
help-plot = Zeichnet ein Diagramm in diese Datei, die auf .svg oder .png endet.
help-ladder-titles = Was gespielt wird, ein Titel oder mehrere; „fondaco titles“ nennt alle.
help-ladder-bots = Die Bots vom schwächsten zum stärksten, etwa random,apprentice,journeyman,master.
help-ladder-games = Wie viele Partien je Paar: eine Zahl, oder eine für jedes mit Kommas.
help-round-robin = Jeder Bot spielt gegen jeden anderen, nicht nur gegen den nächsten.
help-adviser = Welcher Bot über die Entscheidungen nachdenkt.
help-weights = Die Datei für die gelernten Gewichte.
help-memory = Die Datei, in der eine lange Suche oder ein Training festhält, was zum Weitermachen nötig ist.
help-resume = Macht dort weiter, wo ein abgebrochener Lauf stehen geblieben ist.
help-exploit = Sucht nach einer einfachen Spielweise, die einen Bot schlägt.
help-against = Der Bot, der geschlagen werden soll.
help-exploit-seats = Wie viele spielen: eine Person die Spielweise, alle anderen der Bot.
help-exploit-games = Wie viele Partien die Suche dauern darf.
help-proof = Wie viele neue Partien das Ergebnis belegen.
help-exploit-seed = Bestimmt die Suche; derselbe Startwert findet dieselbe Spielweise.
help-calibrate = Vergleicht, was die Bots von Stellungen erwarten, mit dem, was daraus wird.
help-train-games = Aus wie vielen Partien gelernt wird.
help-train-seed = Bestimmt alle Partien; derselbe Startwert ergibt dieselben Gewichte.
help-analyse-seed = Bestimmt, was der Bot zieht; derselbe Startwert ergibt dieselbe Analyse.
version = fondaco { $version }, { $engine } Engine, Python { $python }
engine-compiled = kompilierte
engine-interpreted = interpretierte

# Was schiefgehen kann
error-file = Die Datei „{ $file }“ lässt sich nicht verwenden: { $reason }.
error-not-text = Die Datei „{ $file }“ ist keine Textdatei.
error-no-title = Es wurde kein Titel gewählt.
error-other-match = Die Datei „{ $file }“ enthält eine andere Partie: { $title } zu { $seats } mit den Optionen { $setup }.
error-seconds = Eine Messung dauert mehr als 0 und höchstens 3600 Sekunden; { $seconds } geht nicht.
error-no-decisions = Die Partie in „{ $file }“ hat noch keine Entscheidung.
error-one-edition = { $title } hat nur eine Ausgabe, also gibt es nichts zu vergleichen.
error-no-server = Server und Seite sind ein Extra; installiere es mit: pip install 'fondaco[server]'.
error-game-name = Der Name eines Spiels besteht aus Kleinbuchstaben und Ziffern, etwa „harbour“; „{ $name }“ geht nicht.
error-game-taken = Es gibt schon ein Spiel „{ $name }“.

# Am Tisch
chance = Zufall
play-which = Was möchtest du spielen?
play-welcome = Du bist { $you }; mit dir am Tisch: { $others }.
play-seed = Der Startwert dieser Partie ist { $seed }.
play-how = Tippe eine Zahl oder einen Teil einer Möglichkeit, um weniger zu sehen; „help“ zeigt, was du sonst tippen kannst.
play-news = Was geschehen ist
play-turn = { $player }, du bist am Zug.
play-group = ({ $count } Möglichkeiten)
play-no-number = Es gibt keine Zeile { $number }.
play-no-words = In keiner Möglichkeit kommt „{ $text }“ vor; „why“ und eine Aktion nennt die Regel, die im Weg steht.
play-why-what = „{ $text }“ ist keine Aktion dieses Spiels; schreib sie so, wie sie neben den Möglichkeiten steht, etwa „why pass“.
play-why-allowed = Nichts verbietet „{ $text }“: Du darfst es jetzt tun.
play-nothing-to-undo = Du hast noch nichts entschieden, was man zurücknehmen könnte.
play-undone = Deine letzte Entscheidung ist zurückgenommen, mit allem, was ihr folgte.
play-save-where = Sag, wohin: save DATEI
play-saved = Die Partie liegt in { $file }.
play-left = Du verlässt den Tisch; die Partie wird nicht aufbewahrt.
play-left-kept = Du verlässt den Tisch; die Partie liegt in { $file }.
play-help =
    eine Zahl       nimmt diese Zeile
    einige Wörter   zeigt die Möglichkeiten, in denen sie vorkommen, etwa „{ $part }“
    alles           spielt eine Möglichkeit sofort, etwa „{ $whole }“
    eine Leerzeile  zeigt wieder alle Möglichkeiten
    why AKTION      sagt, welche Regel eine Aktion verbietet und wo sie steht
    hint [BOT]      nennt die besten Möglichkeiten mit Gewinnaussicht und Punkten
    undo            nimmt deine letzte Entscheidung zurück, mit allem, was folgte
    log [N]         zeigt, was geschehen ist, die letzten N Dinge
    rules [WORT]    zeigt alle Regeln oder die mit diesem Wort
    board           zeigt noch einmal den Plan
    save DATEI      bewahrt die Partie von nun an in einer Datei auf
    quit            verlässt den Tisch; das Ende der Eingabe auch

# Das Ende
score-title = Wertung
score-place = Rang
score-total = Summe
replay-title = { $title } zu { $seats }, { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}

# Titel, Wettkämpfe, Messungen
titles-title = Titel
titles-game = Spiel
titles-seats = Spieler
titles-options = Optionen
match-progress = Es wird gespielt
match-caption = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
match-interrupted = Abgebrochen nach { $played } von { $planned } Partien.
match-forfeit = Partie { $game } ist durch eigene Schuld verloren: { $fault }
match-bot = Bot
match-wins = Siege
match-interval = 95 %
match-score = Mittlere Punkte
match-rank = Mittlerer Platz
match-effort = Entscheidungen mit Auswahl, in Millisekunden
match-decisions = Entscheidungen
match-mean = Mittel
match-most = p95
match-longest = Längste
match-worlds = Welten
match-playouts = Probepartien
exploit-progress = Suche
exploit-caption = { $title }, { $seats } Personen: was { $bot } schlägt, nach { $games } Partien Suche, Startwert { $seed }
exploit-policy = Spielweise
exploit-share = Gewonnen
exploit-fair = Gerecht
exploit-expected = Erwartet
exploit-deeds = Was sie anders macht, pro Partie
exploit-deed = Aktion
exploit-own = Spielweise
exploit-other = Bot
exploit-misjudged = Womit häufiger (+) oder seltener (–) gewonnen wird, als der Bot erwartet
exploit-measure = Maß
exploit-correlation = Korrelation
calibrate-caption = { $title }, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}: Erwartung und Ausgang
calibrate-of = { $bot } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} { $title }: im Mittel um { $error } daneben
calibrate-expected = Erwarteter Anteil
calibrate-outcome = Was daraus wurde
calibrate-positions = Stellungen
train-progress = Lernen
train-done = { $games } Partien gespielt; die Gewichte stehen in { $file } (mittlere Log-Likelihood { $likelihood }).
ladder-caption = { $title }, { $seats } Spieler
ladder-stronger = Einer
ladder-weaker = unter
ladder-games = Partien
ladder-times-fair = × gerecht
ladder-elo = Elo
ladder-gap = Über dem vorigen
ladder-fair = Der gerechte Anteil ist { $share }; Startwert { $seed }.
analyse-progress = Denkt nach
analyse-caption = { $title }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, durchdacht von { $bot }
analyse-turning-points = Die Entscheidungen, die am meisten kosteten
analyse-none = Keine Entscheidung hat etwas gekostet, was sich vom Rauschen unterscheiden lässt.
analyse-note = Zeile { $line }, { $player }: „{ $chosen }“ kostete { $cost } des Sieges; besser: „{ $best }“
hint-points = { $points } Punkte
hint-by = { $bot } hat { $playouts } Partien in { $worlds } Welten angesehen.
plot-share = Anteil der Siege
plot-shares-below = Punkte: Anteil der Siege; Balken: 95-%-Intervalle; gestrichelt: der gerechte Anteil
plot-elo-below = Punkte: Elo über { $bot }; Balken: 95-%-Intervalle
plot-duels-below = Duelle des ersten mit dem zweiten; gestrichelt: der gerechte Anteil
plot-rungs-below = Einer des ersten unter { $others } des zweiten; gestrichelt: der gerechte Anteil
plot-milliseconds = Millisekunden
plot-times-below = Punkte: eine mittlere Entscheidung mit Auswahl; Balken: bis zur längsten
plot-chances = { $title }: die Gewinnaussichten
plot-chances-below = Nach jeder Entscheidung, wie { $bot } sie aus Sicht der Person sieht, die entschied; Zahlen: was am meisten kostete
plot-calibration-below = Balken: 95-%-Intervalle; gestrichelt: wie erwartet
plot-line = Zeile des Protokolls
bench-title = Zufälliges Spiel auf einem Kern, { $engine } Engine
bench-name = Spiel
bench-rate = Entscheidungen/s
bench-copy = Kopie µs

# Spielpläne
board-player = Spieler
board-points = Punkte

## Eigene Spiele

new-game-written = Dein Spiel ist in { $folder }. Nun: pip install -e '{ $folder }[test]', dann pytest { $folder }, dann fondaco play { $name }.

## Ausgaben

editions-title = { $game }: worin sich die Ausgaben unterscheiden
editions-made = Diese Seite wird aus dem Code erzeugt (`fondaco editions`); ein Test hält sie aktuell.
editions-rules = Regeln, die nur eine Ausgabe hat
editions-subject = Gegenstand
editions-values = Einträge der Datendateien, die verschieden sind
editions-entry = Eintrag
editions-sections = Abschnitte, die ein anderer Schritt spielt
editions-section = Abschnitt
editions-steps = Alle übrigen Abschnitte sind für jede Ausgabe, jedes Modul und jede Spielerzahl derselbe Code.
help-exercises = Stellungen finden, in denen ein Zug klar der beste ist.
help-exercises-output = Die Datei für die Aufgaben; ohne sie werden sie ausgegeben.
help-exercises-count = Wie viele behalten werden.
help-exercises-bot = Der Bot, der spielt, prüft und beweist.
help-exercises-seed = Die Zahl, aus der Partien und Blicke gezogen werden.
exercises-progress = Aufgaben suchen
exercises-done = { $file }: die besten von { $count } gefundenen.

# Assistants.
help-mcp = Einen KI-Assistenten an einen Tisch setzen, über das Model Context Protocol auf Standardein- und -ausgabe.
help-table-link = Ein Link zu einem Tisch eines laufenden Servers, an dem ein Platz frei oder für dich reserviert ist, anstelle eines Titels.
help-guest = Wie der Assistent am Tisch eines Servers heißt.
help-assistant-seat = Der Platz des Assistenten in einer eigenen Partie, ab 1.
error-no-mcp = Dafür wird Fondaco mit dem Zusatz für Assistenten installiert: pip install 'fondaco[mcp]'.
error-mcp-what = Zu nennen ist, was gespielt wird: ein Titel oder --table mit einem Link, und nicht beides.
mcp-turn = Du bist { $you } und am Zug. { $prompt } Du hast { $options ->
    [one] eine Möglichkeit.
   *[other] { $options } Möglichkeiten.
 }
mcp-waiting = Du bist { $you }; die anderen entscheiden.
mcp-over = Die Partie ist zu Ende. Du warst { $you }. { $table }
mcp-more = … und { $count } weitere; mit Suchwörtern werden es weniger.
mcp-none = Es gibt nichts mit „{ $search }“.
mcp-allowed = „{ $action }“ ist erlaubt.

# Datasets.
help-dataset = Partien zwischen Bots mit jeder Entscheidung in Parquet-Dateien schreiben.
help-dataset-folder = Der Ordner für die Dateien.
help-views = Wie die Sicht bei einer Entscheidung geschrieben wird: als Zahlen (numbers), als Dokument (documents) oder gar nicht (none).
help-shard = Wie viele Partien in jeder Datei stehen.
help-dataset-resume = Einen unterbrochenen Datensatz fortsetzen; alles andere muss wie zuvor angegeben werden, auch der Startwert.
error-no-dataset = Datensätze brauchen pyarrow und numpy; beides kommt mit: pip install 'fondaco[dataset]'.
error-resume-seed = Mit --resume muss der Startwert angegeben werden: --seed N.
dataset-done = { $games } Partien stehen in { $folder }; der Startwert ist { $seed }.

# Studies.
study-heading = { $title } zu { $seats }: eine Studie
study-what = { $games } Partien zwischen { $bots }; Aufbau: { $setup }. Die Plätze rotieren, und jede Verteilung wird einmal von jedem Platz aus gespielt.
study-compared = Was sich unterscheidet
study-beside = Daneben: { $title } zu { $seats }, Aufbau { $setup }, { $games } Partien. Ein Stern steht, wo der Unterschied größer ist, als Glück erklärt.
study-numbers = Dort gelten andere Zahlen: { $changes }.
study-compared-sheet = Was sich in den Punkten eines Spielers unterscheidet
study-compared-habits = Was öfter oder seltener getan wird
study-compared-clear = So oft in einer Partie; nur was in beiden vorkommt und sich um mehr unterscheidet, als Glück erklärt, vom größten Unterschied an.
study-figures = In Zahlen
study-figure = Größe
study-mean = Mittel
study-most = Vier von fünf Partien
study-length = Entscheidungen der Spieler in einer Partie
study-branching = Möglichkeiten bei einer Entscheidung
study-choices = Entscheidungen mit einer Wahl
study-winning-score = Punkte des Siegers
study-margin = Vorsprung vor dem Zweiten
study-spread = Vom Ersten zum Letzten
study-ties = Anteil der Partien mit geteiltem Sieg
study-lead-changes = Führungswechsel
study-known-from = Teil der Partie, nach dem der Sieger endgültig führte
study-by-seat = Nach Plätzen
study-seat = Platz
study-fair = Ein gerechter Anteil ist { $share }. Der erste Platz beginnt.
study-share = Anteil der Siege
study-count = Spieler
study-by-bot = Nach Bots
study-skill = Alle saßen überall gleich oft, mit demselben Glück.
study-luck = Glück
study-luck-told = Verteilung und Platz entscheiden über { $share } der Streuung der Punkte um das Mittel ihrer Partie; der Rest ist, was die Spieler tun.
study-leaders = Wie oft der Führende gewinnt
study-part = Nach diesem Teil der Entscheidungen
study-sheet = Punkte eines Spielers
study-category = Kategorie
study-effects = Was mit dem Sieg einhergeht
study-cause = Was mit dem Sieg einhergeht, muss ihn nicht bewirken: Wer vorn liegt, kann sich mehr leisten. Gezeigt wird nur, was genug Spieler taten und genug nicht, und nur, wo der Unterschied größer ist, als Glück erklärt.
study-deed = Was getan wurde
study-difference = Unterschied
study-used = Spieler, die es taten
study-times = Wie oft
study-openings = Wie Spieler beginnen
study-usage = Wie oft alles in einer Partie getan wird
study-unused = Was niemand tat
study-all-used = Alles wurde von jemandem getan.
study-here = Hier
study-there = Daneben
study-done = Die Studie steht in { $files }; der Startwert ist { $seed }.
help-study = Einen Titel anhand vieler Partien zwischen Bots untersuchen: eine Seite und dasselbe als Markdown und Parquet.
help-study-output = Wohin sie geschrieben wird: ein Name ohne Endung oder mit .html.
help-compare = Womit verglichen wird: ein Titel, Optionen als name=wert oder beides als TITEL:name=wert.
help-with = Mit demselben Spiel – oder mit dem, was --compare nennt – unter anderen Zahlen vergleichen: eine JSON-Datei mit Einträgen aus den Datendateien des Spiels.
error-study-other = Verglichen wird mit einem Titel, mit Optionen oder mit beidem als TITEL:name=wert, nicht mit „{ $text }“.
error-not-json = „{ $file }“ ist keine JSON-Datei.
help-backup = Schreibt alle Tische und Gäste eines Servers in eine Datei, während er läuft.
help-restore = Setzt eine Sicherung an die Stelle aller Tische und Gäste eines Servers, während er läuft.
help-backup-file = Die Datei der Sicherung.
help-restore-yes = Ja, alles in der Datenbank ersetzen.
backed-up = { $rows } Zeilen stehen in { $file }.
restored = { $rows } Zeilen aus { $file } stehen in der Datenbank.
restore-sure = Alles in der Datenbank würde durch { $file } ersetzt; wenn das gemeint ist, sag --yes.
help-admin = Sich um einen Server kümmern: Tische, Sperren, Meldungen, Schlüssel.
help-admin-list = Nennt die Tische, die offen oder im Spiel sind, und wer sie eröffnet hat.
help-admin-close = Löscht einen Tisch endgültig.
help-admin-ban = Sperrt einen Gast oder eine Adresse aus.
help-admin-unban = Lässt einen Gast oder eine Adresse wieder ein.
help-admin-forget = Löscht, was über einen Gast bekannt ist.
help-admin-reports = Nennt, was Gäste gemeldet haben, das Neueste zuerst.
help-admin-rotate = Signiert Cookies mit einem neuen Schlüssel; niemand fliegt hinaus.
help-admin-table = Der Name eines Tisches.
help-admin-who = Eine IP-Adresse oder die Kennung eines Gastes.
help-admin-guest = Die Kennung eines Gastes.
help-admin-days = Für wie viele Tage; 0 heißt für immer.
help-admin-reason = Warum, für alle, die später nachsehen.
admin-no-table = Den Tisch { $table } gibt es nicht.
admin-closed = Der Tisch { $table } ist gelöscht.
admin-banned = { $who } ist ausgesperrt.
admin-not-banned = { $who } ist nicht gesperrt.
admin-unbanned = { $who } darf wieder herein.
admin-no-guest = Den Gast { $guest } gibt es nicht.
admin-nobody = „{ $who }“ ist weder eine IP-Adresse noch die Kennung eines Gastes.
admin-forgotten = Der Gast { $guest } ist vergessen.
admin-rotated = Cookies werden mit einem neuen Schlüssel signiert.
help-server-processes = Wie viele Prozesse sich Port und Datenbank teilen; mehr als einer braucht PostgreSQL.
help-metrics = Eine eigene Adresse für die Zähler; sonst unter /metrics, nur für diesen Rechner.
help-lan = Für Freunde im selben Raum: überall lauschen und die Adresse als QR-Code zeigen.
help-config = Eine TOML-Datei mit Einstellungen.
help-settings = Alle Einstellungen mit Werten und Variablen nennen und enden.
help-set = Jede andere Einstellung; mehrfach möglich.
setting-form = Eine Einstellung heißt name=wert, nicht „{ $text }“.
setting-adviser = Der Bot, der Tipps gibt und Partien auswertet
setting-analysis-seconds = Nach wie vielen Sekunden eine Auswertung aufgegeben wird
setting-body-limit = Wie viele Bytes eine Anfrage haben darf
setting-body-seconds = Wie viele Sekunden der Inhalt einer Anfrage brauchen darf
setting-bot-seconds = Nach wie vielen Sekunden ein Bot aufgegeben wird, der nachdenkt
setting-connections = Wie viele Verbindungen es geben darf; 0: die meisten Dateien, die das System gewährt
setting-connections-by-address = Wie viele Verbindungen eine Adresse haben darf
setting-database = sqlite:///Datei oder postgresql://…
setting-finished-days = Wie viele Tage beendete Partien bleiben; 0: für immer
setting-guest-days = Wie viele Tage Gäste bleiben, die nicht kommen und nirgends sitzen; 0: für immer
setting-header-seconds = Wie viele Sekunden die Kopfzeilen einer Anfrage brauchen dürfen
setting-host = Die Adresse, unter der der Server lauscht
setting-hosts = Namen, auf die der Server hört; keine: alle
setting-idle-seconds = Nach wie vielen Sekunden ein unbenutzter Tisch aus dem Speicher geht
setting-keeper-seconds = Wie oft nach Fristen gesehen wird, in Sekunden
setting-message-limit = Wie viele Bytes eine Nachricht haben darf
setting-metrics = host:port der Zähler; leer: unter /metrics, nur für diesen Rechner
setting-origins = Andere Seiten, die den Server benutzen dürfen
setting-page = Der Ordner mit der gebauten Seite
setting-port = Der Port; bei 0 wählt das System
setting-processes = Wie viele Prozesse sich Port und Datenbank teilen
setting-proxies = Proxys vor dem Server, denen er Adressen glaubt
setting-secure = Ein Proxy davor spricht https
setting-waiting-days = Wie viele Tage Tische bleiben, an denen keine Partie begonnen hat; 0: für immer
setting-workers = In wie vielen Prozessen Bots nachdenken, je Prozess des Servers
setting-quota-address = Sekunden zum Nachdenken, die Bots für eine Adresse je Stunde haben
setting-quota-guest = Sekunden zum Nachdenken, die Bots für einen Gast je Stunde haben
setting-rates-analyses = Wie viele Auswertungen eines Gastes warten dürfen
setting-rates-commands = Befehle eines Gastes: so viele je Sekunde, so viele auf einmal
setting-rates-exclusion-seconds = Wie viele Sekunden ausgesperrt bleibt, wer eine Verbindung überschwemmt
setting-rates-guests = Neue Gäste einer Adresse: so viele je Sekunde, so viele auf einmal
setting-rates-guests-a-day = Neue Gäste einer Adresse am Tag
setting-rates-hints = Tipps für einen Gast: so viele je Sekunde, so viele auf einmal
setting-rates-openings = Tische, die ein Gast eröffnet: so viele je Sekunde, so viele auf einmal
setting-rates-refusals = Wie oft eine Verbindung gebremst wird, bevor sie endet
setting-rates-requests = Anfragen einer Adresse: so viele je Sekunde, so viele auf einmal
setting-rates-sockets = Tischverbindungen einer Adresse auf einmal
setting-rates-tables-a-day = Tische, die eine Adresse am Tag eröffnet
