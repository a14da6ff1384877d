name-yunnan = Yunnan
title-yunnan-2023 = Yunnan (2023)
title-yunnan-2013 = Yunnan (2013)
setup-expert = Expertenspiel
setup-double_bidding = Doppeltes Bieten
setup-guards = Wächter

## Names

player-nobody = Dúli
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-black = Schwarz
colour-green = Grün
colour-violet = Violett
place-market = Markt von Pu’er
place-yunnan = Yunnan
place-sichuan = Sichuan
place-kang = Kang
place-qamdo = Qamdo
place-tibet = Tibet
place-qinghai = Qinghai
place-supply = eigener Vorrat
building-school = Handelsschule
building-customs = Zollamt
building-horse = Pferdehändler
building-guild = Händlergilde
building-dragon-house = Drachenhaus
building-yard = Bauhof
building-temple = Dianmu-Tempel
bank-bank = Bank
bank-bank-more = größeres Bankfeld
bank-bank-less = kleineres Bankfeld
gorge-sichuan-qinghai = Schlucht zwischen Sichuan und Qinghai
gorge-yunnan-kang = Schlucht zwischen Yunnan und Kang
gorge-kang-qinghai = Schlucht zwischen Kang und Qinghai
gorge-yunnan-tibet = Schlucht zwischen Yunnan und Tibet
gorge-yunnan-qamdo = Schlucht zwischen Yunnan und Qamdo
gorge-qamdo-qinghai = Schlucht zwischen Qamdo und Qinghai
structure-post = Handelsposten
structure-bridge = Brücke
structure-teahouse = Teehaus
structure-guard = Wächter
category-track = Punkte auf der Leiste
category-coins = Münzen
category-presents = Geschenke
category-passes = Passierscheine
category-influence = Einfluss
category-teahouses = Teehäuser
category-horses = Pferd

## Prompts

prompt-first-order = Die erste Reihenfolge wird ausgelost.
prompt-bidding = Setze einen Händler ein oder passe.
prompt-progress = Du hast Tempel und Bauhof gewonnen: Was nutzt du zuerst?
prompt-temple = Sperre eine Schlucht.
prompt-yard = Nimm ein Bauwerk.
prompt-placing = Baue das neue Bauwerk sofort oder behalte es.
prompt-travel = Baue und reise, dann beende deinen Zug.
prompt-pushing = Verdränge einen Händler mit geringerem Einfluss oder niemanden.
prompt-conversion = Wie viel von deinem Einkommen wird zu Siegpunkten?
prompt-duli-bids = Dúli deckt eine Karte zum Bieten auf.
prompt-duli-travels = Dúli deckt eine Karte zum Reisen auf.

## Options

option-draw = Als Nächstes wird { $colour } gezogen
option-bid = { $from_id ->
    [supply] Auf { $space } bieten
   *[other] Auf { $space } bieten, mit einem Händler aus { $from }
}
option-bank = { $from_id ->
    [supply] Gehe zu: { $bank }
   *[other] Gehe zu: { $bank }, mit einem Händler aus { $from }
}
option-market = { $from_id ->
    [supply] Auf den Markt gehen
   *[other] Mit einem Händler aus { $from } auf den Markt gehen
}
option-pass = Passen
option-use = Zuerst nutzen: { $building }
option-block = Sperren: { $gorge }
option-take = Nehmen: { $structure }
option-keep = Für später behalten
option-build-post = Handelsposten in { $province } bauen
option-build-bridge = Brücke bauen: { $gorge }
option-build-teahouse = Teehaus in { $province } bauen
option-guard = Wächter in { $province } aufstellen
option-travel = Reise: { $from } – { $to }
option-push = Einen Händler verdrängen: { $colour }
option-spare = Niemanden verdrängen
option-end = Zug beenden
option-convert = { $amount } vom Einkommen in Punkte
option-turn = Karte { $card } wird aufgedeckt

## What happened

event-drawn = { $player } bekommt Platz { $position } der Bietreihenfolge und { $coins } Münzen.
event-bids = { $from_id ->
    [supply] { $player } bietet { $price }, Gebäude: { $building }.
   *[other] { $player } bietet { $price } mit einem Händler aus { $from }, Gebäude: { $building }.
}
event-outbid = { $player } wird überboten ({ $building }) und nimmt den Händler zurück.
event-rejoins = { $player } bietet wieder mit.
event-goes-to-bank = { $from_id ->
    [supply] { $player } geht zur Bank.
   *[other] { $player } geht mit einem Händler aus { $from } zur Bank.
}
event-goes-to-market = { $from_id ->
    [supply] { $player } schickt einen Händler auf den Markt.
   *[other] { $player } schickt einen Händler aus { $from } auf den Markt.
}
event-passes = { $player } passt.
event-paid-by-bank = Die Bank zahlt { $player } { $coins } Münzen (Gebote insgesamt { $total }).
event-pays = { $player } zahlt { $coins } Münzen für alle Gebote.
event-loses-points = { $player } fehlen { $coins } Münzen; das kostet { $points } Punkte.
event-trains = { $player } bekommt einen neuen Händler auf dem Markt.
event-gains-pass = { $player } hat nun { $passes } Passierscheine.
event-horse-moves = Das Pferd von { $player } erreicht { $province }.
event-gains-influence = { $player } hat nun Einfluss { $influence }.
event-blocks = { $player } sperrt die { $gorge }.
event-takes = { $player } nimmt ein Bauwerk: { $structure }.
event-builds-post = { $player } baut einen Handelsposten in { $province }.
event-builds-bridge = { $player } baut eine Brücke über die { $gorge }.
event-builds-teahouse = { $player } baut ein Teehaus in { $province }.
event-posts-guard = { $player } stellt den Wächter in { $province } auf.
event-travels = { $player } reist: { $from } – { $to } ({ $passes ->
    [one] 1 Passierschein
   *[other] { $passes } Passierscheine
}).
event-pushed-out = { $player } verdrängt einen Händler von { $victim }: { $from } – { $to }.
event-isolated = { $player } hat keine Route nach { $province }: { $traders ->
    [one] 1 Händler geht
   *[other] { $traders } Händler gehen
} auf den Markt.
event-ends-turn = { $player } ist mit Bauen und Reisen fertig.
event-inspects = Der Inspektor besucht { $province }, dort betragen die Einnahmen { $revenue }.
event-banished = Der Inspektor verbannt einen Händler von { $player } aus { $province }.
event-nobody-banished = Der Inspektor findet in { $province } niemanden zum Verbannen.
event-presented = { $player } erhält { $presents ->
    [one] 1 Geschenk
   *[other] { $presents } Geschenke
} in { $province }.
event-earns = { $player } hat ein Einkommen von { $income }.
event-ordered = { $player } steht nun an Stelle { $position } der Einkommen.
event-converts = { $player } nimmt { $points } Punkte und { $coins } Münzen.
event-ends = Das Spiel endet nach Runde { $round }.
event-round-begins = Runde { $round } beginnt.
event-turns-card = { $player } deckt Karte { $card } auf.
event-cannot-bid = { $player } findet auf dieser Karte kein freies Feld und bietet nicht.
event-enters = { $player } setzt { $traders ->
    [one] 1 Händler
   *[other] { $traders } Händler
} nach { $province }.

## Rules: setup

rule-setup-order = Der Zufall bestimmt die erste Bietreihenfolge.
rule-setup-pieces = Alle beginnen mit drei Händlern, zwei Passierscheinen, ohne Einfluss und mit einem Pferd in Yunnan.
rule-setup-coins = Wer als Erster oder Zweiter bietet, beginnt mit 9 Münzen, Dritter und Vierter mit 12, Fünfter mit 15.
rule-setup-presents = In Sichuan liegen fünf Geschenke, in Kang (2013: Qamdo) vier, in Tibet drei und in Qinghai zwei.

## Rules: bidding

rule-bid-turn = In Bietreihenfolge setzt du jeweils einen Händler ein oder passt, bis alle gepasst haben.
rule-bid-source = Du nimmst den Händler aus deinem Vorrat oder aus einer Provinz, nie aus einem Gebäude oder vom Markt.
rule-bid-supply-first = Solange Händler in deinem Vorrat sind, kannst du keinen aus einer Provinz nehmen.
rule-bid-trader-there = Du setzt einen eigenen Händler ein, der dort steht, wo du ihn nimmst.
rule-bid-space-taken = Auf ein Bietfeld passt ein Händler.
rule-bid-one-trader = In einem Gebäude darfst du nur einen Händler haben, und ein stehendes Gebot kannst du nicht erhöhen.
rule-bid-progress-left = Du darfst nur in einem Gebäude bieten, in dem es für dich noch Fortschritt gibt.
rule-bid-small-space = Ein kleines Feld darfst du nur nehmen, wenn dein Gebot dann das höchste im Gebäude ist.
rule-bid-coins = Alle deine stehenden Gebote zusammen dürfen deine Münzen nicht übersteigen.
rule-bid-outbid = Ein Händler auf einem kleinen Feld kehrt in den Vorrat zurück, sobald jemand im selben Gebäude höher bietet.
rule-bid-rejoin = Hast du gepasst und wirst überboten, kehrst du an deinen alten Platz der Reihenfolge zurück und bietest weiter; was du auf den Markt geschickt hast, bleibt dort.
rule-bid-large-space = Ein Händler auf einem großen Feld bleibt stehen, was andere auch bieten, und schließt billigere große Felder nicht.
rule-bid-temple-spaces = Der Tempel hat die Felder 5, 7 und 9. Dass alle klein sind, ist gedruckt; 7 und 9 haben wir rekonstruiert.
rule-bank-space-free = Auf jedem Bankfeld steht ein Händler.
rule-bank-pass = Gehst du zur Bank, kommen alle deine Händler aus Gebäuden und Vorrat auf den Markt, und du hast gepasst.
rule-bank-leave-buildings = Gehst du zur Bank, verlassen deine Händler alle Gebäude und kommen auf den Markt; du darfst noch Händler auf den Markt setzen oder passen.
rule-bank-no-bids-after = Wer in der Bank war, kann in dieser Phase in keinem Gebäude mehr bieten.
rule-bank-one-space = Du kannst in einer Phase nicht beide Bankfelder nutzen.
rule-market-place = Auf dem Markt dürfen beliebig viele Händler stehen; von dort reisen sie später.
rule-pass-market = Wenn du passt, kommen die Händler in deinem Vorrat auf den Markt.
rule-pass-market-2013 = Wenn du passt, kommen die Händler in deinem Vorrat auf den Markt, wie der Autor später klargestellt hat.

## Rules: resolving

rule-bank-payout = Zuerst zahlt die Bank: nach der Summe aller Gebote, auf beiden Feldern gleich viel.
rule-bank-payout-2013 = Zuerst zahlt die Bank: nach der Summe aller Gebote, auf dem ersten Feld mehr als auf dem zweiten.
rule-bank-steps = Die Bank zahlt 9 Münzen und für je 5 gebotene Münzen 1 mehr, höchstens 27. Gedruckt sind 23 für 70 bis 74, 24 für 75 und 27 über 99; die Stufen dazwischen haben wir rekonstruiert.
rule-bank-second-space = Das zweite Feld zahlt 2 Münzen mehr als die Hälfte dessen, was das erste zahlt, abgerundet. Gedruckt sind 14 neben 24 und 15 neben 27; den Rest haben wir rekonstruiert.
rule-progress-pay = In Bietreihenfolge zahlen alle ihre Gebote, nehmen den Fortschritt und holen die Händler in den Vorrat zurück.
rule-progress-order = Die gewonnenen Gebäude nutzt du in beliebiger Reihenfolge.
rule-progress-temple = Wer den Tempel gewinnt, sperrt eine Schlucht bis zum Ende der Runde: Brücken darüber zählen nicht, und neue können nicht gebaut werden.
rule-progress-school = Die Handelsschule gibt einen neuen Händler; er steht auf dem Markt und darf sofort reisen.
rule-progress-customs = Das Zollamt gibt für jede Runde einen weiteren Passierschein, bis zu sechs.
rule-progress-horse = Der Pferdehändler bringt dein Pferd eine Provinz weiter die Teepferdestraße hinauf.
rule-progress-guild = Die Gilde (2013: Drachenhaus) erhöht deinen Einfluss um eins, bis zu vier, mit sofortiger Wirkung.
rule-progress-yard = Der Bauhof gibt ein Bauwerk deiner Wahl aus dem allgemeinen Vorrat.
rule-progress-structure-left = Du nimmst Bauwerke, die noch im allgemeinen Vorrat sind.
rule-progress-at-once = Ein Bauwerk vom Bauhof wird sofort gebaut oder für eine spätere Reisephase behalten.
rule-progress-teahouse-at-once = Von allen Bauwerken darf nur ein Teehaus sofort gebaut werden; die anderen warten auf die Reisephase.
rule-progress-new-structure = Jetzt darf nur das soeben genommene Bauwerk gebaut werden.

## Rules: build and travel

rule-travel-order = In der Reisephase gilt die umgekehrte Bietreihenfolge.
rule-travel-any-order = In deinem Zug baust und reist du in beliebiger Reihenfolge, so viel deine Figuren und Passierscheine erlauben.
rule-build-in-supply = Du baust Bauwerke aus deinem eigenen Vorrat.
rule-build-reach = Du baust nur in Provinzen, die dein Pferd erreicht hat; bei einer Brücke gilt das für beide Enden.
rule-build-one-post = Du darfst in einer Provinz nur einen Handelsposten haben.
rule-build-posts = Du darfst beide Handelsposten in derselben Provinz bauen.
rule-build-gorge-blocked = Über die vom Tempel gesperrte Schlucht kann keine Brücke gebaut werden.
rule-build-gorges = Es gibt vier Schluchten. Die zwischen Sichuan und Qinghai ist gedruckt, die zwischen Yunnan und Kang (2013: Qamdo) folgt aus einem Beispiel; die zwischen Kang und Qinghai und die zwischen Yunnan und Tibet haben wir rekonstruiert.
rule-build-one-bridge = Du darfst über eine Schlucht nur eine Brücke haben.
rule-build-one-teahouse = In einer Provinz ist Platz für ein Teehaus, gleich wem es gehört.
rule-travel-trader-there = Deine Händler auf dem Markt und in den Provinzen dürfen reisen.
rule-travel-one-journey = Ein Händler macht in einem Zug eine Reise.
rule-travel-elsewhere = Eine Reise endet in einer anderen Provinz als der, in der sie begann.
rule-travel-puer = Pu’er ist eine Stadt und keine Provinz, darum endet keine Reise auf seinem Markt.
rule-travel-puer-2013 = Pu’er zählt als Provinz, darum darf eine Reise dort enden.
rule-travel-reach = Eine Reise führt nur durch Provinzen, die dein Pferd erreicht hat.
rule-travel-bridges = Du reist auf der Teepferdestraße und über eigene Brücken.
rule-travel-passes = Jede Grenze, die ein Händler überschreitet, kostet einen Passierschein.
rule-push-opponent = Den eigenen Händler kannst du nicht verdrängen.
rule-push-trader-there = Verdrängt wird nur, wer in der Provinz steht, in der deine Reise endet; vom Markt wird niemand verdrängt.
rule-push-influence = Verdrängen kannst du nur Händler mit geringerem Einfluss als deinem.
rule-push-down = Ein verdrängter Händler geht eine Provinz die Teepferdestraße hinab, von Yunnan auf den Markt.
rule-route-connected = Am Ende deines Zuges gehen Händler ohne lückenlose Route aus eigenen Händlern und Posten nach Pu’er auf den Markt.

## Rules: the rest of the round

rule-inspector-visit = Der Inspektor besucht die Provinz, in der alle Händler und Posten zusammen am meisten einnehmen; Transportkosten zählen dabei nicht. Von mehreren besucht er die entfernteste.
rule-inspector-visit-2013 = Der Inspektor besucht die Provinz, in der alle Händler und verbundenen Posten zusammen am meisten einnehmen; Transportkosten zählen dabei nicht. Von mehreren besucht er die entfernteste.
rule-inspector-banish = Der Inspektor verbannt einen Händler mit dem höchsten Einfluss auf den Markt; bei Gleichstand den, der in der Reisereihenfolge früher steht.
rule-inspector-spare = Einfluss vier oder ein eigenes Teehaus in der Provinz schützt vor dem Inspektor.
rule-presents-influence = Jeder Händler in einer Provinz bekommt ein Geschenk, solange welche da sind: höherer Einfluss zuerst, bei Gleichstand reihum in Reisereihenfolge.
rule-income-revenue = Jeder Händler und jeder Posten nimmt ein, was seine Provinz zahlt.
rule-income-gaps = Jede Provinz ohne eigenen Händler oder Posten auf dem Weg nach Pu’er kostet einen Händler 3 von seinen Einnahmen.
rule-income-posts = Ein Handelsposten mit einer Lücke in der Route nimmt nichts ein.
rule-income-market = Der Markt zahlt 3 insgesamt, wie viele Händler dort auch stehen.
rule-income-market-2013 = Der Markt zahlt 3 für jeden Händler dort.
rule-order-income = Das höchste Einkommen kommt in der neuen Reisereihenfolge zuerst; bei Gleichstand, wer zuletzt gezählt hat.
rule-points-income = Du kannst höchstens dein Einkommen dieser Runde in Punkte umwandeln.
rule-end-trigger = Das Spiel endet nach der Umwandlung, wenn jemand 80 Punkte hat oder kein Geschenk mehr auf dem Plan liegt.
rule-end-last-round = Das Spiel endet spätestens nach Runde 20, damit jedes Spiel ein Ende hat.
rule-round-next = Die Händler kehren vom Markt in den Vorrat zurück, die Schlucht ist wieder frei, und zum Bieten kehrt sich die Reihenfolge um.

## Rules: scoring

rule-score-track = Es zählen die Punkte auf der Leiste.
rule-score-coins = Drei Münzen sind einen Punkt wert.
rule-score-presents = Ein Geschenk ist drei Punkte wert.
rule-score-passes = Zwei bis sechs Passierscheine sind 0, 1, 4, 9 und 16 Punkte wert.
rule-score-influence = Einfluss null bis vier ist 0, 1, 4, 9 und 16 Punkte wert.
rule-score-teahouses = Ein Teehaus ist in Yunnan 1 Punkt wert, in Sichuan 3, in Kang 6, in Tibet 10 und in Qinghai 15.
rule-score-teahouses-2013 = Ein Teehaus ist zwölf Punkte wert, wo es auch steht.
rule-score-horses = Ein Pferd ist in Yunnan 0 Punkte wert, in Sichuan 1, in Kang 4, in Tibet 9 und in Qinghai 16.
rule-score-ties = Bei Gleichstand gewinnt der höhere Einfluss, dann der frühere Platz in der aktuellen Reihenfolge.

## Rules: expert game (2023)

rule-double-two-traders = Mehr als zwei Händler darfst du in einem Fortschrittsgebäude nicht haben.
rule-double-progress-twice = Ein zweites Mal darfst du nur bieten, wenn du den Fortschritt zweimal nehmen kannst.
rule-double-outbid-oneself = Ein Gebot über deinem eigenen Händler auf einem kleinen Feld schickt auch diesen nach Hause.
rule-guard-at-once = Ein Wächter wird in einer beliebigen Provinz aufgestellt, sobald man ihn nimmt; behalten kann man ihn nicht.
rule-guard-protects = Ein Wächter schützt die eigenen Händler in der Provinz vor Verdrängung, aber nicht vor dem Inspektor.
rule-guard-once = Am Ende der Runde verlässt der Wächter das Spiel.
rule-end-presents-only = Im Expertenspiel beenden nur die Geschenke das Spiel: wenn keines mehr auf dem Plan liegt.
rule-end-one-module = Auch wenn nur eines der beiden Expertenmodule gespielt wird, beenden Punkte das Spiel nicht: Die Anleitung nennt das geänderte Ende neben den Modulen, als Teil des Expertenspiels selbst.

## Rules: Dúli

rule-duli-setup = Dúli spielt als Dritte mit: sieben Händler, Posten in Yunnan und Sichuan, ein erstes Gebot von 9 in der Handelsschule; ein Bankfeld ist zu, sie bietet an dritter Stelle und reist zuerst.
rule-duli-cards = Jede der sechzehn Karten von Dúli wird einmal aufgedeckt, bevor alle neu gemischt werden.
rule-duli-deck = Die Anleitung zeigt eine von Dúlis sechzehn Karten; die anderen fünfzehn haben wir rekonstruiert.
rule-duli-bid = Solange noch eine Person bietet, nimmt Dúli das billigste offene Feld im ersten Gebäude ihrer Karte. Hat sie dort einen Händler oder ist kein Feld offen, geht sie zum nächsten Gebäude weiter; bleibt keines, bietet sie nicht.
rule-duli-resolve = Dúlis Gebote zählen für die Bank; sie zahlt nie, und von ihrem Fortschritt zählt nur die Gilde.
rule-duli-teahouse = Zeigt die Karte ein Teehaus, baut Dúli eins in der entferntesten Provinz mit dem Händler einer Person oder in der nächstniedrigeren, die noch keins hat.
rule-duli-travel = Dúli setzt ihre Händler, wie die Karte sagt, bis zur entferntesten Provinz, die das Pferd einer Person erreicht hat.
rule-duli-push = Wo Dúli in einer Provinz Händler einsetzt, verdrängt sie höchstens einen Händler mit geringerem Einfluss als ihrem: von zwei Personen den der Person mit weniger Einfluss, dann den der Person mit mehr Händlern dort; ist alles gleich, niemanden.
rule-duli-presents = Dúli bekommt Geschenke nur, wo auch eine Person Händler hat.
rule-duli-income = Dúli nimmt nichts ein und bekommt keine Punkte.
rule-duli-leave = Am Ende der Runde verlassen alle Händler von Dúli den Plan.

## Rules: expert game and two players (2013)

rule-debt-bid = Du darfst mehr bieten, als du Münzen hast.
rule-debt-points = Für jede Münze, die dir beim Zahlen fehlt, verlierst du neun Punkte weniger die Nummer der Runde; deine Punkte können unter null fallen.
rule-debt-floor = Eine fehlende Münze kostet mindestens einen Punkt, wie spät die Runde auch ist.
rule-two-colours = Jede der zwei Personen spielt zwei Farben mit getrennten Münzen; es ist das Spiel zu viert.
rule-two-alternate = In der ersten Reihenfolge wechseln sich die Farben der zwei Personen ab.
rule-two-rivals = Die zwei Farben einer Person stehen zueinander wie zu den anderen: Sie dürfen einander überbieten und verdrängen.
rule-two-end = Zu zweit endet das Spiel bei 100 Punkten oder mit höchstens zwei Geschenken auf dem Plan.
rule-two-score = Eine Person hat eine Wertung für beide Farben; die Münzen beider werden addiert, bevor sie zu Punkten werden.
rule-two-influence = Bei Gleichstand wird der Einfluss der zwei Farben einer Person addiert, weil die Anleitung beide Farben als eine Wertung zählt.

# Terminal
board-round = Runde { $round }
board-end = Ende: { $points }/{ $end } Punkte, ✦ { $presents }
board-end-presents = Ende: ✦ { $presents }
board-bridges = Brücken
board-traders = Händler
board-posts = Posten
board-teahouse = Teehaus
board-horses = Pferde
board-presents = Geschenke
board-guards = Wächter
board-puer = Pu’er
board-blocked = gesperrt
board-bank = Bank
board-bank-pays = zahlt { $coins }
board-bids = Gebote
board-bidding = Bieten
board-passed = gepasst
board-travel = Reisen
board-coins = Münzen
board-income = Einkommen
board-influence = Einfluss
board-passes = Scheine
board-supply = Im Vorrat

## Was Bots messen, als Grund; was niemandem hilft, ist leer

measure-always = { "" }
measure-points-on-the-track = Punkte auf der Leiste
measure-points-for-progress = Punkte für Fortschritt am Ende
measure-points-for-teahouses = Punkte für Teehäuser am Ende
measure-points-for-horses = Punkte für das Pferd am Ende
measure-presents = Geschenke
measure-coins-not-pledged = Münzen, die nicht in Geboten stecken
measure-income-to-be-converted = Einkommen zum Umwandeln
measure-income-of-the-board-while-bidding = Einkommen je Runde nach dem Stand des Bretts
measure-income-of-the-board-while-travelling = Einkommen in dieser Runde nach dem Stand des Bretts
measure-income-for-the-inspector = Einkommen, das der Inspektor nähme
measure-traders = Händler
measure-traders-squared = { "" }
measure-traders-at-home-while-bidding = Händler im Vorrat für weitere Gebote
measure-traders-in-the-market-while-travelling = Händler auf dem Markt, die noch reisen können
measure-passes = Passierscheine für jede Runde
measure-reach = Provinzen in Reichweite des Pferdes
measure-reach-times-traders = { "" }
measure-reach-times-passes = { "" }
measure-influence = Einfluss
measure-others-of-lower-influence = Rivalen mit geringerem Einfluss
measure-others-of-higher-influence = Rivalen mit höherem Einfluss
measure-posts-on-the-board = Handelsposten auf dem Brett
measure-revenue-of-posts = Einkommen aus Handelsposten
measure-bridges-on-the-board = Brücken auf dem Brett
measure-posts-kept = Handelsposten für später
measure-bridges-kept = Brücken für später
measure-teahouses-kept = Teehäuser für später
measure-traders-cut-off = abgeschnittene Händler
measure-bid-in-the-school = Händler, die die Schule bringt
measure-bid-in-the-customs-office = Passierscheine, die das Zollamt bringt
measure-bid-at-the-horse-trader = Provinzen, die der Pferdehändler bringt
measure-bid-in-the-guild = Einfluss, den die Gilde bringt
measure-bid-in-the-yard = Bauwerke, die der Bauhof bringt
measure-bid-in-the-temple = Schluchten, die der Tempel sperrt
measure-pledged-where-it-can-be-outbid = Münzen in Geboten, die überboten werden können
measure-payment-of-the-bank = Münzen von der Bank
measure-still-bidding = { "" }
measure-passes-left-to-travel = Passierscheine, die in dieser Runde bleiben
measure-still-to-travel = { "" }
measure-place-in-the-order = Plätze weiter hinten in der Reihenfolge
measure-points-if-it-ended-now = Punkte, wenn das Spiel jetzt endete
measure-traders-in-yunnan = Händler in Yunnan
measure-traders-in-sichuan = Händler in Sichuan
measure-traders-in-kang = Händler in der dritten Provinz
measure-traders-in-tibet = Händler in Tibet
measure-traders-in-qinghai = Händler in Qinghai
measure-income-in-prospect = Einkommen, das in dieser Runde erreichbar ist
measure-income-in-prospect-beside-two-bids = { "" }
measure-traders-that-can-be-pushed-out = eigene Händler, die verdrängt werden können
measure-traders-of-others-that-can-be-pushed-out = Händler anderer, die sich verdrängen lassen
measure-own-rounds-to-the-end-by-points = { "" }
measure-rounds-to-the-end-by-points = { "" }
measure-presents-left-on-the-board = Geschenke, die auf dem Brett bleiben
measure-rounds-played = { "" }
# Warum etwas abgelehnt wird, wo es die Regel allein nicht sagt

refusal-bid-trader-there = Du hast dort keinen Händler.
refusal-bid-space-taken = Auf ein Bietfeld passt ein Händler; dieses ist besetzt.
refusal-bid-progress-left = Du darfst nur bieten, wenn noch Fortschritt zu holen ist: In diesem Gebäude bist du ganz oben.
refusal-bank-space-free = In der Bank ist kein Feld frei.
refusal-progress-order = Die gewonnenen Gebäude nutzt du in beliebiger Reihenfolge; in diesem hast du keinen Händler.
refusal-progress-structure-left = Von dieser Art hast du kein Bauwerk mehr im allgemeinen Vorrat.
refusal-build-in-supply = Ein solches Bauwerk hast du nicht im eigenen Vorrat.
refusal-travel-trader-there = Du hast dort keinen Händler, der reisen könnte.
refusal-travel-one-journey = Ein Händler macht in einem Zug eine Reise; die Händler dort haben ihre gemacht.
refusal-travel-passes = Jede Grenze, die ein Händler überschreitet, kostet einen Passierschein; dir bleiben nicht genug.
refusal-push-trader-there = Dieser Spieler hat dort keinen Händler; vom Markt wird niemand verdrängt.

# Kapitel der Spielregel

chapter-2-giocatori = 2 Spieler
chapter-fine-del-gioco = Spielende
chapter-gioco-per-esperti = Expertenspiel
chapter-preparazione = Vorbereitung
