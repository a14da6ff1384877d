skip-to-content = Zum Inhalt springen
brand-home = Fondaco, Startseite
nav-label = Hauptmenü
nav-play = Spielen
nav-rules = Regeln
guide = So wird gespielt
language = Sprache
theme-night = Dunkle Ansicht
theme-day = Helle Ansicht
close = Schließen
save = Speichern
cancel = Abbrechen
yes = Ja
no = Nein
guest = Gast
you = du
player = Spieler
players = Mitspieler
total = Summe
show = Anzeigen
table = Tisch
good-morning = { $known ->
    [yes] Guten Morgen, { $name }.
   *[no] Guten Morgen.
}
good-day = { $known ->
    [yes] Guten Tag, { $name }.
   *[no] Guten Tag.
}
good-evening = { $known ->
    [yes] Guten Abend, { $name }.
   *[no] Guten Abend.
}
home-motto = Die Tische sind bereit. Setz dich, oder spiel zu Ende, was du begonnen hast.
games = Spiele
players-and-time = { $least } bis { $most } Personen, { $minutes } min
play-now = Jetzt spielen
with-friends = Mit Freunden
hot-seat = An einem Gerät
choose-setup = Mitspieler und Regeln wählen
my-tables = Meine Tische
public-tables = Öffentliche Tische
free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
open = Öffnen
join = Mitspielen
watch = Zusehen
your-turn = Du bist dran
result = Ergebnis
load-log = Protokoll laden
load-log-say = Eine gespeicherte Partie fortsetzen.
your-name = Dein Name
called = Du heißt jetzt { $name }.
new-table = Neuer Tisch
seats = Plätze
seats-fit = { $least } bis { $most }
seats-wrong = Dieses Spiel ist für { $least } bis { $most } Personen.
seat-kind = Wer auf Platz { $number } sitzt
seat-name = Name auf Platz { $number }
seat-me = Du
seat-here = An diesem Gerät
seat-bot = Bot
seat-friend = Freund per Link
seat-open = Freier Platz
seat-friend-say = Du bekommst einen Link zum Verschicken.
seat-open-say = Wer zuerst kommt.
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
seat-link = Link zu Platz { $number }
bot-strength = Stärke des Bots auf Platz { $number }
bot-level = { $level ->
    [random] Anfänger
    [apprentice] Lehrling
    [journeyman] Geselle
    [master] Meister
    [grandmaster] Großmeister
   *[other] { $level }
}
player-number = Spieler { $number }
edition = Ausgabe
setup = Regeln
pace-of-game = Tempo
pace-none = ohne Frist
pace-live = live
pace-day = ein Tag je Zug
public-table = Öffentlicher Tisch
spectators = Zuschauer
watching-chat = mit Chat
watching-watch = ohne Chat
watching-none = keine
watching-say = { $watching ->
    [chat] Wer den Link hat, darf zusehen und chatten.
    [watch] Wer den Link hat, darf zusehen.
   *[none] Nur wer mitspielt, sieht die Partie.
}
open-the-table = Tisch eröffnen
waiting-room = Die Partie beginnt, sobald alle Plätze besetzt sind.
copy-link = Link kopieren
copied = Kopiert.
sit-down = Hinsetzen
stand-up = Aufstehen
fill-bot = Bot hinsetzen
table-gone = Diesen Tisch gibt es nicht.
table-private = Dieser Tisch ist privat.
table-private-say = Zusehen darf hier nur, wer mitspielt.
opening-table = Einen Moment …
reconnecting = Verbindung wird wiederhergestellt …
kept-clicks = { $count ->
    [one] Dein Zug ist vorgemerkt und wird gesendet.
   *[other] { $count } Züge sind vorgemerkt und werden gesendet.
}
sending = wird gesendet
board = Spielplan
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganzer Plan
prompt = Was zu tun ist
prompt-your-turn = { $shared ->
    [yes] Du bist dran: { $name }
   *[no] Du bist dran
}
prompt-waiting = Bitte warten
waiting-for = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
you-watch = Du siehst zu
game-over = Beendet
game-over-say = Die Partie ist zu Ende.
options-list = Auswahl
crumbs = Deine Auswahl bisher
crumb-back = { $crumb }: zurück
back = Zurück
undo = Zurücknehmen
undo-asks = Die anderen werden gefragt.
undo-asked = Die anderen wurden gefragt.
stand = und für den Rest dieser Phase
stand-say = Wirst du in dieser Phase wieder dasselbe gefragt, ist das deine Antwort, auch wenn du nicht da bist. Sie endet, wenn eine andere Art von Zug möglich wird oder ein Zug zurückgenommen wird, und ein Klick hebt sie auf. Niemand sonst sieht sie.
stand-below = und alles unter { $limit }
stand-above = und alles über { $limit }
stand-limit = Bis zu welchem Preis
stand-price-say = Für den Rest dieses Abschnitts lehnst du jeden schlechteren Preis ab, auch wenn du nicht da bist; ein Preis, der die Grenze erreicht, wartet auf dich. Das endet, wenn ein Zug zurückgenommen wird, und ein Klick hebt es auf. Niemand sonst sieht es.
standing = { $text } (Rest dieser Phase)
standing-below = Du lehnst Angebote unter { $limit } ab
standing-above = Du lehnst Preise über { $limit } ab
standing-cancel = Aufheben: wieder selbst entscheiden
skip = Überspringen
spot-chosen = { $spot }, gewählt
spot-closed = { $spot }: jetzt nicht, Grund zeigen
why-not = Warum nicht { $spot }?
why-other-choice = Das hat mit dem, was du gerade wählst, nichts zu tun.
open-rule = Regel öffnen
away = abwesend
late = überfällig
thinks = überlegt
log = Protokoll
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = An den Tisch schreiben
chat-send = Senden
chat-closed = An diesem Tisch dürfen nur die Mitspielenden schreiben.
chat-menu = { $name } stummschalten oder melden
chat-mute = { $name } stummschalten
chat-mute-done = Was { $name } schreibt, liest du ab jetzt an keinem Tisch mehr.
chat-muted = { $name }: { $count ->
    [one] eine Nachricht ausgeblendet
   *[other] { $count } Nachrichten ausgeblendet
}
chat-unmute = Wieder lesen
chat-unmute-name = Wieder lesen: { $name }
chat-report = Melden …
report-title = Nachricht melden
report-say = Wer diesen Server betreibt, erhält die Nachricht und das, was du dazu schreibst.
report-reason = Was stimmt damit nicht?
report-send = Melden
reported = Deine Meldung ist abgeschickt.
side = Mitspieler, Hilfe, Protokoll
sheet = Seitenleiste öffnen oder schließen
tab-help = Vorschau
tab-players = Mitspieler
tab-log = Protokoll
tab-chat = Chat
tab-text = Plan in Worten
round = Runde { $round }
continued = fortgesetzt
continued-say = Diese Partie setzt ein Protokoll fort; ihr Anfang wurde nicht an diesem Tisch gespielt.
watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
phases = Phasen der Runde
time-left = { $minutes ->
    [one] noch 1 Minute
   *[other] noch { $minutes } Minuten
}
settings = Einstellungen
pace = Tempo der Züge
pace-slow = langsam
pace-usual = normal
pace-fast = schnell
pace-at-once = sofort
link-watch = Link für Zuschauer kopieren
link-device = Link zu meinem Platz für ein anderes Gerät kopieren
resign = Meinen Platz einem Bot überlassen
resign-sure = Deinen Platz wirklich einem Bot überlassen?
delete-table = Tisch löschen
delete-sure = Diesen Tisch wirklich für alle löschen?
keys = Tasten
key-tab = Tab, Pfeile
key-enter = Enter
key-escape = Esc
key-z = Z
key-why = ?
key-r = R
key-l = L
key-space = Leertaste
keys-tab = von Feld zu Feld
keys-enter = wählen und bestätigen
keys-escape = einen Schritt zurück
keys-z = zurücknehmen
keys-why = was ist das, oder warum nicht?
keys-r = Regeln
keys-l = Protokoll
keys-space = überspringen
hand-over = Gerät weitergeben
hand-over-to = { $name } ist dran
hand-over-why = Bitte alle anderen wegschauen: Was jetzt kommt, ist nur für diesen Platz.
hand-over-go = Ich bin { $name }
asked = Eine Frage an den Tisch
asked-undo = { $name } möchte einen Zug zurücknehmen.
asked-replace = { $name } schlägt vor, dass ein Bot für { $target } weiterspielt.
asked-waiting = Die anderen müssen noch antworten.
asked-withdraw = Frage zurückziehen
bots-wait = Die Bots haben viel zu tun: Platz { $place } in der Schlange
record-taken = { $name } setzt sich.
record-claimed = { $name } kommt per Link dazu.
record-left = Jemand steht auf.
record-undone = { $name } nimmt den letzten Zug zurück.
record-resigned = { $name } überlässt den Platz einem Bot.
record-replaced = Ein Bot spielt für { $name } weiter.
record-late = Für jemanden ist die Zeit um.
record-admitted = { $watching ->
    [chat] Wer zuschaut, darf ab jetzt auch mitreden.
    [watch] Wer zuschaut, darf ab jetzt nur zuschauen.
   *[none] Ab jetzt sehen nur die Mitspielenden die Partie.
}
record-asked = { $name } fragt den Tisch.
record-withdrawn = { $name } zieht die Frage zurück.
record-answered = Die Frage ist beantwortet.
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
wins-by = { $score } { $unit }, { $lead ->
    [0] bei Gleichstand vor { $next }
   *[other] { $lead } vor { $next }
}.
rematch = Revanche
rematch-go = Zur Revanche
replay = Nachspielen
share = Teilen
download-log = Protokoll herunterladen
score-sheet = Wertung
as-bars = Balken
as-table = Tabelle
course = Punkteverlauf
course-reading = Die Partie wird gelesen …
course-label = Punkte im Lauf der Partie; am Ende: { $players }
replay-start = Der Anfang
replay-move = Zug { $move } von { $all }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-forth = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug der Partie
play-on = Von hier weiterspielen
search-rules = Regeln durchsuchen
contents = Inhalt
rules-all = Alle
rules-ours = Unsere Auslegungen
rules-differences = Ausgaben im Vergleich
no-rule-found = Keine Regel gefunden.
three-marks = Drei Zeichen
mark-text-say = steht im Regelheft, an der genannten Stelle
mark-deduced-say = folgt aus Zahlen oder Beispielen im Regelheft
mark-ours-say = unsere Lesart oder Rekonstruktion; die gedruckte Regel gilt, wenn du sie kennst
back-to-table = Zurück zum Tisch
stat-of = von { $all }
unit-points = Punkte
preview-none = Noch keine Vorschau.
lesson = Lektion
lesson-step = Schritt { $step } von { $all }
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Zurücknehmen
lesson-other = Die Regeln erlauben das, aber in diesem Schritt geht es um etwas anderes.
lesson-impossible = Von hier aus geht nicht mehr, was gefragt ist: Nimm es zurück und versuche es noch einmal.
lesson-play = Eine Partie spielen
lesson-leave = Lektion verlassen
lesson-back = Einen Schritt zurück
lesson-read = Lies, was die Lektion sagt, dann geht es weiter.
lesson-following = Nächste Lektion: { $name }
lesson-finished = geschafft
practice = Übung
lessons-title = Lektionen
lessons-about = Jede Lektion dauert ein paar Minuten am Brett: Du spielst, die Lektion erklärt. Was du tust, entscheidest du, und alles lässt sich zurücknehmen.
lessons-all = Alle Lektionen
nav-learn = Lektionen
your-hand = Deine Hand
less = Weniger
more = Mehr
on-page = S. { $place }
pick-space = wohin
pick-from = von
pick-to = nach
pick-province = Provinz
pick-gorge = Schlucht
pick-bank = Platz
pick-structure = Bauwerk
pick-colour = wer
pick-building = Gebäude
pick-payment = bezahlt mit
pick-card = Karte
pick-good = Ware
pick-city = Stadt
pick-cargo = Waren
pick-disc = Waren
pick-wagon = Wagen
pick-field = nach
pick-fare = Zuladung
pick-tile = mit Plättchen
pick-points = Felder
pick-influence = Karte
pick-investment = Karte
pick-office = Karte
pick-direction = Richtung
pick-vow = wer
pick-moment = bis
pick-player = mit
pick-other = mit
seat-link-say = Wer den Link öffnet, setzt sich ohne Konto an den Tisch.
public-table-say = auf der Startseite zu sehen
table-summary = { $title }: { $people ->
    [one] du
   *[other] { $people } Personen hier
}{ $bots ->
    [0] { "" }
    [one] , ein Bot
   *[other] , { $bots } Bots
}{ $free ->
    [0] { "" }
    [one] , ein freier Platz
   *[other] , { $free } freie Plätze
}.
lessons = Lernen
lessons-say = Spielend lernen, Schritt für Schritt.
lesson-minutes = etwa { $minutes } Minuten
lesson-begin = Beginnen
hint = Tipp
hint-say = Die besten Möglichkeiten, wie ein Bot sie sieht
hint-title = Ein Bot würde wählen:
hint-thinking = Ein Bot denkt nach …
reasons = Was für das Erste spricht:
hint-effort = { $playouts } Partien ausprobiert in { $worlds } Welten, die so aussehen wie diese
hints = Tipps
hints-say = ein Bot darf gefragt werden, was er täte
advice = Die besten Möglichkeiten
advice-best = Hier am besten
advice-chosen = (gespielt)
advice-points = { $points } Punkte erwartet
advice-option = { $number }. { $option }: gewinnt { $share }, { $points } Punkte erwartet
key-h = H
keys-h = Tipp
chances = Gewinnaussichten
chances-say = Ein Bot denkt jede Entscheidung durch und findet die Wendepunkte. Das dauert eine Weile.
chances-ask = Aussichten berechnen
chances-working = Ein Bot denkt nach …
chances-progress = { $done } von { $whole } Entscheidungen
chances-cost = verschenkte { $share }
chances-show = Zeigen
chances-none = Keine einzelne Entscheidung hat viel gekostet.
chances-by = Berechnet von { $bot }, der nur sah, was die jeweilige Person sehen konnte.
chances-label = Gewinnaussichten im Lauf der Partie: { $players }
chances-point = Wendepunkt { $number }: { $player }, { $option }, verschenkte { $share }
choose-first = Erst wählen
list = Liste …
options-all = Alle Möglichkeiten
log-more = Protokoll über die Bereiche legen
log-less = Protokoll zurücklegen
amount-take = { $amount } nehmen
key-o = O
keys-o = Liste aller Möglichkeiten
confirm-when = Züge bestätigen
confirm-always = immer
confirm-final = wenn er nicht zurückgenommen werden kann
confirm-never = nie
end-near-label = Wie nah das Ende ist
revealed = Was verdeckt war
past-now = Zurück zum Jetzt
past-open = In der Partie zurückblättern
past-since = Noch einmal zeigen, was die anderen seit meinem Zug getan haben
key-b = B
keys-b = zurückblättern; Esc kehrt zurück
out-of-reach = Der Server ist nicht erreichbar. Neuer Versuch …
sound = Ton, wenn ich dran bin
sound-none = aus
sound-knock = Klopfen
sound-bell = Glocke
sound-wood = Holzblock
volume = Lautstärke
notify = Benachrichtigen
notify-say = durch den Browser, wenn ich woanders bin
text-size = Schriftgröße
still = Keine Bewegung
still-say = alles steht sofort an seinem Platz
patterns = Farben mit Mustern
patterns-say = Streifen, Punkte und Linien zusätzlich zu den Formen
would-follow = Was daraus folgt
strip = Alle auf einen Blick
score-nothing = Noch nichts
score-so-far = Bisher gewertet
score-now = Wenn jetzt Schluss wäre: { $total }
introduce = Wie heißt du?
introduce-say = Ein Platz ist für dich frei. Ein Name genügt.
plan = Planen
plan-leave = Plan verlassen
plan-say = Züge ausprobieren: nichts wird gesendet, und niemand sieht es.
plan-who = Plan: { $name }
plan-chance = Zufall
plan-cut = Am Tisch ging es weiter: Die letzten Züge des Plans passen nicht mehr.
key-p = P
keys-p = planen, ohne Folgen
tab-notes = Notizen
notes-say = Nur du kannst das lesen.
panels = Bereiche
review = Rückblick
review-lead = Von hier an lag { $player } endgültig vorn.
review-lead-always = { $player } lag von der ersten bis zur letzten Entscheidung vorn.
review-lead-late = { $player } hat mit den allerletzten Entscheidungen gewonnen.
review-dearest = „{ $chosen }“ hat dich etwa { $cost } % vom Sieg gekostet; besser war „{ $best }“: { $reasons }.
review-dearest-plain = „{ $chosen }“ hat dich etwa { $cost } % vom Sieg gekostet; besser war „{ $best }“.
review-well = Von deinen { $all } Entscheidungen haben { $good } nichts verschenkt.
review-ahead = Am weitesten vorn warst du bei „{ $category }“: { $points } mehr als { $player }.
review-behind = Am weitesten zurück lagst du bei „{ $category }“: { $points } weniger als { $player }.
why-move = Warum hat { $player } das getan?
why-move-against = Die nächstbeste Möglichkeit war „{ $second }“. Im Vergleich damit:
why-move-alone = Etwas anderes war nicht möglich.
why-move-nothing = Keine einzelne Zahl auf dem Brett hat den Ausschlag gegeben.
learn = Daraus lernen
learn-say = Deine teuersten Entscheidungen als Aufgaben.
exercises = Aufgaben
exercises-about = Eine Stellung, ein bester Zug: Finde ihn. Du hast drei Versuche, und die Antwort kommt mit ihren Gründen.
exercises-daily = Aufgabe des Tages
exercises-begin = Beginnen
exercises-solved = { $solved } von { $all } gelöst
exercises-series = In Folge gelöst: { $count }
exercise = Aufgabe { $number } von { $all }
exercise-ask = Du bist am Zug. Welcher Zug ist der beste?
exercise-own = Diese Entscheidung kam dich teuer. Finde einen besseren Zug.
exercise-wrong = Das ist nicht der beste. Versuche übrig: { $left }.
exercise-right = Genau.
exercise-lost = Der beste Zug ist: { $best }.
exercise-against = Was gegenüber „{ $second }“ dafür spricht:
exercise-again = Noch einmal
exercise-tell = Sag es mir
exercise-next = Nächste
exercise-done = Das war die letzte.
exercise-missing = Diese Aufgabe gibt es nicht.
exercise-level-1 = leicht
exercise-level-2 = mittel
exercise-level-3 = schwer

# How to play

guide-open = In der Anleitung
guide-picture = Eine Stellung auf dem Brett
guide-next-move = Zug zeigen
guide-from-start = Von vorn
guide-try = Ausprobieren
guide-example = Das Beispiel
guide-back = Zurück zur Anleitung
guide-again = Noch einmal
guide-reference = Alle Regeln
guide-print = Drucken
