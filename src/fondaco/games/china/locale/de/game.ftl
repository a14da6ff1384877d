name-china = China
title-china = China
setup-side = Spielplanseite
setup-side-auto = nach der Spielerzahl
setup-side-3-4 = für drei oder vier Spieler
setup-side-4-5 = für vier oder fünf Spieler
setup-fortifications = Befestigungen

# Regeln in der Reihenfolge des Regelhefts

rule-setup-side = Eine Seite des Plans ist für drei oder vier Spieler, die andere für vier oder fünf; zu viert hast du die Wahl.
rule-setup-cards = Zu viert bleibt von jeder Farbe eine Karte in der Schachtel, zu dritt bleiben es zwei.
rule-setup-hand = Du hast drei Karten auf der Hand, die sonst niemand sehen darf.
rule-setup-row = Vier Karten vom Stapel liegen offen daneben.
rule-setup-emperor = Wer beginnt, behält den Kaiser bis zum Schluss; die letzte Runde ist vorbei, wenn der rechte Nachbar gespielt hat.
rule-setup-deck = Es gibt 57 Karten: 13 rote, 12 grüne, 11 gelbe, 11 orange und 10 violette. Die Summe ist gedruckt; die Verteilung auf die Farben haben wir rekonstruiert.
rule-setup-provinces = Chu hat 8 Felder, Wei 7, Ch’in 6 und Qi 5, wie Regeln und Beispiele zeigen. Yan und Zhao mit 7, Shu mit 6, Han mit 5 und Lu mit 4 haben wir rekonstruiert, ebenso den Namen Yan.
rule-turn-place-or-swap = In deinem Zug setzt du einen oder zwei Steine oder tauschst eine Karte. Beides lassen darfst du nur, wenn beides unmöglich ist.
rule-place-cards-in-hand = Du kannst nur Karten ausspielen, die du auf der Hand hast.
rule-place-colour = Eine Karte bringt einen Stein in eine Provinz ihrer eigenen Farbe.
rule-place-one-province = Alle Steine eines Zuges kommen in dieselbe Provinz.
rule-place-first-alone = Wo noch gar kein Stein steht, darfst du in deinem Zug nur einen setzen.
rule-place-two-pieces = Wo schon irgendein Stein steht, darfst du bis zu zwei setzen: höchstens drei Karten, zwei Steine, eine Provinz.
rule-place-joker = Zwei Karten einer Farbe gelten zusammen als Joker für einen Stein.
rule-place-joker-colour = Ein Joker gilt nur für Provinzen, die eine andere Farbe haben als er selbst.
rule-place-discards = Gespielte Karten liegen offen auf der Ablage.
rule-place-supply = Du kannst nur Steine setzen, die noch in deinem Vorrat sind.
rule-house-space-taken = Auf einem Feld steht höchstens ein Haus.
rule-emissary-limit = In einer Provinz stehen nie mehr Abgesandte, als dort die Person mit den meisten Häusern Häuser hat.
rule-emissary-anywhere = Du darfst Abgesandte auch dorthin schicken, wo du kein Haus hast und wo die Häuser schon gewertet sind.
rule-emissary-no-houses = Ein Abgesandter braucht eine Provinz, in der schon ein Haus steht, egal wem es gehört.
rule-houses-full = Sobald auf jedem Feld einer Provinz ein Haus steht, werden ihre Häuser gewertet, auch mitten im Zug.
rule-houses-most = Wer in einer Provinz die meisten Häuser hat, bekommt für jedes Haus dort einen Punkt, egal wem es gehört.
rule-houses-next = Jeder weitere Platz bekommt so viele Punkte, wie der Platz darüber dort Häuser hat. Ohne Haus gibt es nichts.
rule-houses-tie = Wer gleich viele Häuser hat, teilt sich den Platz bei voller Punktzahl; die Nächsten belegen den Platz direkt darunter.
rule-draw-hand = Nach deinem Zug füllst du deine Hand Karte für Karte auf drei auf.
rule-draw-row = Du kannst nur eine Karte nehmen, die in der Auslage liegt.
rule-draw-known = Alle sehen, welche offene Karte du nimmst; sie bleibt bekannt, bis du sie spielst.
rule-draw-pile = Solange Karten im Stapel sind, darfst du von ihm ziehen.
rule-draw-refill = Die Auslage wird erst auf vier ergänzt, wenn die Hand wieder voll ist.
rule-pile-cards = Vom Stapel kann nur kommen, was darin ist.
rule-pile-once = Ist der Stapel zum ersten Mal leer, wird die Ablage gemischt und zum neuen Stapel. Die Auslage bleibt liegen.
rule-pile-twice = Ist der Stapel zum zweiten Mal leer, gibt es keinen neuen: Gezogen wird, was noch da ist, und die letzte Runde läuft.
rule-swap-instead = Eine Karte tauschen darfst du nur, statt Steine zu setzen.
rule-swap-nothing-left = Tauschen geht nur, solange noch eine Karte offen oder im Stapel liegt.
rule-end-last-round = Ist der Stapel zweimal leer geworden, läuft die Runde noch bis zum rechten Nachbarn des Kaisers, dann ist Schluss.
rule-end-no-piece = Das Spiel endet sofort, wenn niemand mehr einen Stein setzen könnte, egal mit welchen Karten.
rule-final-houses = Am Ende werden die Häuser aller Provinzen gewertet, die noch nicht gewertet sind.
rule-alliance-order = Die fünfzehn Bündnisse zwischen Nachbarprovinzen werden in der Reihenfolge ihrer Nummern gewertet.
rule-alliance-majorities = Wer in beiden Provinzen eines Bündnisses die meisten Abgesandten hat, bekommt für jeden Abgesandten in beiden einen Punkt, egal wem er gehört.
rule-alliance-numbers = Die Bündnisse 3 (Wei und Ch’in) und 4 (Ch’in und Shu) sind gedruckt; die anderen Paare und Nummern haben wir rekonstruiert.
rule-alliance-shared = Bei gleich vielen Abgesandten haben alle Beteiligten die Mehrheit und bekommen jeweils die volle Punktzahl.
rule-road-row = Vier oder mehr deiner Häuser in einer lückenlosen Reihe an der Straße zählen je einen Punkt. Abzweige zählen nicht, und kein Haus zählt zweimal.
rule-road-best = Lassen deine Häuser verschiedene Reihen zu, zählt die Aufteilung mit den meisten Punkten.
rule-road-network = Den Verlauf der Straßen haben wir rekonstruiert; beide Seiten des Plans haben dieselben Felder.
rule-win-points = Wer die meisten Punkte hat, wird Kaiser.
rule-win-supply = Bei gleicher Punktzahl gewinnt, wer mehr Steine im Vorrat hat.
rule-win-shared = Ist auch das gleich, wird der Sieg geteilt.
rule-fortification-space = Eine Befestigung braucht ein Feld ohne Haus und ohne andere Befestigung.
rule-fortification-neutral = Eine Befestigung gehört niemandem: Jeder darf ein Haus auf sie setzen.
rule-fortification-houses = Mit einem Haus auf einer Befestigung bekommst du in dieser Provinz doppelte Punkte für Häuser.
rule-fortification-road = Eine Reihe mit deinem Haus auf einer Befestigung zählt doppelt.

# Die Chronik

event-board-laid-out = Gespielt wird auf der Seite für { $side } Spieler.
event-cards-removed = { $count ->
    [0] Alle Karten sind im Spiel.
    [one] Von jeder Farbe bleibt eine Karte in der Schachtel.
   *[other] Von jeder Farbe bleiben { $count } Karten in der Schachtel.
  }
event-emperor-given = { $player } beginnt und behält den Kaiser.
event-hand-dealt = { $player } hat drei Karten.
event-row-laid-out = In die Auslage kommt { $card }.
event-cards-played = { $player } spielt { $payment }.
event-joker-played = { $player } spielt { $payment } als Joker.
event-house-placed = { $player } setzt ein Haus in { $province } ({ $space }).
event-emissary-placed = { $player } schickt einen Abgesandten nach { $province }.
event-fortification-placed = { $player } baut eine Befestigung in { $province } ({ $space }).
event-first-in-province = Es ist der erste Stein in { $province }, darum bleibt er in diesem Zug allein.
event-left-at-one = { $player } belässt es bei einem Stein.
event-passed = { $player } kann weder einen Stein setzen noch eine Karte tauschen.
event-card-swapped = { $player } tauscht { $card }.
event-card-taken = { $player } nimmt { $card } aus der Auslage.
event-card-drawn = { $player } zieht eine Karte vom Stapel.
event-card-seen = Du bekommst { $card }.
event-row-filled = In die Auslage kommt { $card }.
event-pile-shuffled = Der Stapel ist leer. Die Ablage wird gemischt: { $count } Karten.
event-pile-spent = Der Stapel ist zum zweiten Mal leer. Dies ist die letzte Runde.
event-province-full = { $province } ist voll und wird gewertet.
event-province-at-the-end = Die Häuser in { $province } werden gewertet.
event-houses-first = { $player } hat die meisten Häuser in { $province }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-houses-next = { $player } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } für Häuser in { $province }.
event-houses-tied = { $player } teilt sich einen Platz in { $province }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-houses-doubled = Die Befestigung in { $province } hat die Punkte von { $player } verdoppelt.
event-alliance-scored = Bündnis { $alliance }, { $province } und { $other }: { $player } bekommt { $points } Punkte.
event-row-scored = { $player } hat eine Reihe von { $count } Häusern von { $from } bis { $to }: { $points } Punkte.
event-row-doubled = { $player } hat eine befestigte Reihe von { $count } Häusern von { $from } bis { $to }: { $points } Punkte.
event-nothing-fits = Auf dem Plan hat kein Stein mehr Platz.
event-round-ended = Die letzte Runde ist vorbei.
event-game-won = { $player } wird mit { $points } Punkten Kaiser.
event-game-won-by-supply = { $player } wird mit { $points } Punkten und { $count } übrigen Steinen Kaiser.
event-game-shared = { $player } teilt sich mit { $points } Punkten den Thron.

# Was zur Wahl steht

option-deal = { $card } austeilen
option-house = Haus auf { $space } für { $payment }
option-emissary = Abgesandter nach { $province } für { $payment }
option-fortification = Befestigung auf { $space } für { $payment }
option-swap = { $card } tauschen
option-end = Setzen beenden
option-take = { $card } nehmen
option-draw = Vom Stapel ziehen

prompt-dealing = Die Karten werden ausgeteilt.
prompt-open-row = Die Auslage wird aufgedeckt.
prompt-turn = Setze einen Stein, tausche stattdessen eine Karte oder beende das Setzen.
prompt-drawing = Fülle deine Hand auf: Nimm eine offene Karte oder ziehe vom Stapel.
prompt-top-card = Eine Karte wird gezogen.
prompt-refilling = Die Auslage wird ergänzt.
prompt-ending = Der Nächste ist am Zug.

category-houses = Häuser
category-alliances = Bündnisse
category-roads = Straßen

# Der Plan im Terminal

board-houses = Häuser
board-emissaries = Abg.
board-fortifications = Bef.
board-hand = Hand
board-row = Auslage
board-pile = Stapel
board-discards = Ablage
board-last-round = letzte Runde
board-second-pass = zweiter Durchgang

# Namen

colour-green = Grün
colour-red = Rot
colour-violet = Violett
colour-blue = Blau
colour-yellow = Gelb
side-3-4 = 3–4
side-4-5 = 4–5
card-red = eine rote Karte
card-green = eine grüne Karte
card-yellow = eine gelbe Karte
card-orange = eine orange Karte
card-violet = eine violette Karte
hue-red = rot
hue-green = grün
hue-yellow = gelb
hue-orange = orange
hue-violet = violett
payment-red = eine rote Karte
payment-green = eine grüne Karte
payment-yellow = eine gelbe Karte
payment-orange = eine orange Karte
payment-violet = eine violette Karte
payment-red-pair = zwei rote Karten
payment-green-pair = zwei grüne Karten
payment-yellow-pair = zwei gelbe Karten
payment-orange-pair = zwei orange Karten
payment-violet-pair = zwei violette Karten
province-yan = Yan
province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-han = Han
province-lu = Lu
province-qi = Qi
space-yan-1 = Yan 1
space-yan-2 = Yan 2
space-yan-3 = Yan 3
space-yan-4 = Yan 4
space-yan-5 = Yan 5
space-yan-6 = Yan 6
space-yan-7 = Yan 7
space-zhao-1 = Zhao 1
space-zhao-2 = Zhao 2
space-zhao-3 = Zhao 3
space-zhao-4 = Zhao 4
space-zhao-5 = Zhao 5
space-zhao-6 = Zhao 6
space-zhao-7 = Zhao 7
space-wei-1 = Wei 1
space-wei-2 = Wei 2
space-wei-3 = Wei 3
space-wei-4 = Wei 4
space-wei-5 = Wei 5
space-wei-6 = Wei 6
space-wei-7 = Wei 7
space-chin-1 = Ch’in 1
space-chin-2 = Ch’in 2
space-chin-3 = Ch’in 3
space-chin-4 = Ch’in 4
space-chin-5 = Ch’in 5
space-chin-6 = Ch’in 6
space-shu-1 = Shu 1
space-shu-2 = Shu 2
space-shu-3 = Shu 3
space-shu-4 = Shu 4
space-shu-5 = Shu 5
space-shu-6 = Shu 6
space-chu-1 = Chu 1
space-chu-2 = Chu 2
space-chu-3 = Chu 3
space-chu-4 = Chu 4
space-chu-5 = Chu 5
space-chu-6 = Chu 6
space-chu-7 = Chu 7
space-chu-8 = Chu 8
space-han-1 = Han 1
space-han-2 = Han 2
space-han-3 = Han 3
space-han-4 = Han 4
space-han-5 = Han 5
space-lu-1 = Lu 1
space-lu-2 = Lu 2
space-lu-3 = Lu 3
space-lu-4 = Lu 4
space-qi-1 = Qi 1
space-qi-2 = Qi 2
space-qi-3 = Qi 3
space-qi-4 = Qi 4
space-qi-5 = Qi 5

## Was Bots messen, als Grund; was niemandem hilft, ist leer

measure-always = { "" }
measure-points = bisher erzielte Punkte
measure-houses-in-provinces-with-one-space-left = Punkte in Provinzen mit einem freien Feld
measure-houses-in-provinces-with-two-spaces-left = Punkte in Provinzen mit zwei freien Feldern
measure-houses-in-provinces-with-more-spaces-left = Punkte in Provinzen mit mehr freien Feldern
measure-majorities-of-houses = Provinzen mit den meisten Häusern
measure-shared-majorities-of-houses = Provinzen mit geteilter Häusermehrheit
measure-one-house-behind = Provinzen mit einem Haus Rückstand
measure-provinces-without-a-house = offene Provinzen ohne Haus
measure-spaces-of-provinces-that-are-led = Felder in Provinzen, in denen man führt
measure-spaces-of-provinces-that-are-decided = Felder in Provinzen, die nicht mehr zu verlieren sind
measure-provinces-where-the-lead-is-within-reach = Provinzen, in denen die Führung erreichbar ist
measure-alliances = Punkte für Bündnisse nach jetzigem Stand
measure-settled-alliances = Punkte für sichere Bündnisse
measure-half-alliances-that-are-open = halb gewonnene Bündnisse
measure-half-alliances-of-another = { "" }
measure-half-alliances-within-reach = erreichbare Bündnisse
measure-half-alliances-out-of-reach-for-now = { "" }
measure-worth-of-half-alliances-within-reach = Punkte für erreichbare Bündnisse
measure-majorities-of-emissaries = Provinzen mit den meisten Abgesandten
measure-shared-majorities-of-emissaries = Provinzen mit geteilter Mehrheit an Abgesandten
measure-alliances-of-majorities = Bündnisse der Provinzen mit den meisten Abgesandten
measure-alliances-of-shared-majorities = { "" }
measure-alliances-of-settled-majorities = Bündnisse sicherer Provinzen
measure-alliances-of-majorities-within-reach = { "" }
measure-rows = Punkte für Reihen nach jetzigem Stand
measure-neighbours-along-roads = Häuser neben eigenen Häusern
measure-free-spaces-along-roads = freie Felder neben eigenen Häusern
measure-groups-of-two-along-roads = Paare an den Straßen
measure-groups-of-three-along-roads = Dreier an den Straßen
measure-ways-to-lengthen-groups-of-three = Möglichkeiten, einen Dreier zur Reihe zu machen
measure-longer-groups-along-roads = Reihen von vier oder mehr
measure-longest-group-along-roads = Häuser in der längsten Gruppe
measure-houses-left = Häuser im Vorrat
measure-emissaries-left = Abgesandte im Vorrat
measure-fortifications-left = Befestigungen im Vorrat
measure-fortified-houses-in-open-provinces = Häuser auf Befestigungen
measure-cards = Karten auf der Hand
measure-colours-in-the-hand = Farben auf der Hand
measure-pairs-in-the-hand = Paare auf der Hand
measure-spaces-for-the-hand = Felder, die sich mit der Hand bezahlen lassen
measure-own-turn = { "" }
measure-pieces-left-in-the-turn = Steine, die in diesem Zug noch bleiben
measure-next-but-one = { "" }
measure-points-by-one-piece-of-the-hand = Punkte, die ein Stein jetzt brächte
measure-points-by-the-best-pieces-of-the-hand = Punkte, die ein Zug mit den Karten auf der Hand brächte
measure-points-by-the-second-best-pieces-of-the-hand = { "" }
measure-points-by-all-pieces-of-the-hand = { "" }
measure-points-by-the-best-pieces-of-any-hand = Punkte, die ein Zug mit den besten Karten brächte
measure-points-in-danger = Punkte, die die anderen mit je einem Zug wegnehmen könnten
measure-points-in-danger-soon = Punkte, die andere als Nächstes wegnehmen könnten
# Warum etwas abgelehnt wird, wo es die Regel allein nicht sagt

refusal-place-supply = Du hast keinen Stein dieser Art mehr.
refusal-draw-pile = Der Stapel ist aufgebraucht, von dort lässt sich nichts mehr ziehen.

# Kapitel der Spielregel

chapter-bundniswertung = Bündniswertung
chapter-der-neue-kaiser = Der neue Kaiser
chapter-hauserwertung = Häuserwertung
chapter-karte-tauschen = Karte tauschen
chapter-karten-nachziehen = Karten nachziehen
chapter-nachziehstapel-aufgebraucht = Nachziehstapel aufgebraucht
chapter-schlusswertung = Schlusswertung
chapter-spiel-mit-befestigungen = Spiel mit Befestigungen
chapter-spielende = Spielende
chapter-spielmaterial = Spielmaterial
chapter-spielsteine-setzen = Spielsteine setzen
chapter-spielverlauf = Spielverlauf
chapter-spielvorbereitung = Spielvorbereitung
chapter-strassenwertung = Straßenwertung
