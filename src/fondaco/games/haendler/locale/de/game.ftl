name-haendler = Die Händler
title-haendler = Die Händler
setup-wagons = Wo die Wagen beginnen
setup-wagons-paris-koeln-wien = Paris, Köln und Wien
setup-wagons-brugge-hamburg-genova = Brugge, Hamburg und Genova
setup-courier = Wo der Kurier beginnt
setup-courier-usual = auf dem üblichen Feld
setup-agreements = Absprachen
setup-open_money = Offenes Geld

## Namen

colour-orange = Orange
colour-blue = Blau
colour-red = Rot
colour-green = Grün
good-wine = Wein
good-food = Nahrung
good-salt = Salz
good-cloth = Tuch
good-iron = Eisen
good-silk = Seide
city-paris = Paris
city-koeln = Köln
city-wien = Wien
city-brugge = Brugge
city-hamburg = Hamburg
city-genova = Genova
field-paris = Paris
field-koeln = Köln
field-wien = Wien
field-brugge = Brugge
field-hamburg = Hamburg
field-genova = Genova
field-reims = Reims
field-deventer = Deventer
field-frankfurt = Frankfurt
field-strassburg = Straßburg
field-nuernberg = Nürnberg
field-leipzig = Leipzig
field-innsbruck = Innsbruck
field-lyon = Lyon
field-paris-reims-1 = Paris–Reims 1
field-paris-reims-2 = Paris–Reims 2
field-brugge-reims-1 = Brugge–Reims 1
field-brugge-reims-2 = Brugge–Reims 2
field-brugge-reims-3 = Brugge–Reims 3
field-brugge-reims-4 = Brugge–Reims 4
field-brugge-deventer-1 = Brugge–Deventer 1
field-brugge-deventer-2 = Brugge–Deventer 2
field-brugge-deventer-3 = Brugge–Deventer 3
field-hamburg-deventer-1 = Hamburg–Deventer 1
field-hamburg-deventer-2 = Hamburg–Deventer 2
field-hamburg-deventer-3 = Hamburg–Deventer 3
field-koeln-deventer-1 = Köln–Deventer 1
field-koeln-deventer-2 = Köln–Deventer 2
field-koeln-deventer-3 = Köln–Deventer 3
field-koeln-frankfurt-1 = Köln–Frankfurt 1
field-frankfurt-strassburg-1 = Frankfurt–Straßburg 1
field-frankfurt-nuernberg-1 = Frankfurt–Nürnberg 1
field-reims-strassburg-1 = Reims–Straßburg 1
field-reims-strassburg-2 = Reims–Straßburg 2
field-paris-lyon-1 = Paris–Lyon 1
field-paris-lyon-2 = Paris–Lyon 2
field-paris-lyon-3 = Paris–Lyon 3
field-genova-lyon-1 = Genova–Lyon 1
field-genova-lyon-2 = Genova–Lyon 2
field-genova-lyon-3 = Genova–Lyon 3
field-lyon-strassburg-1 = Lyon–Straßburg 1
field-lyon-strassburg-2 = Lyon–Straßburg 2
field-nuernberg-leipzig-1 = Nürnberg–Leipzig 1
field-hamburg-leipzig-1 = Hamburg–Leipzig 1
field-hamburg-leipzig-2 = Hamburg–Leipzig 2
field-hamburg-leipzig-3 = Hamburg–Leipzig 3
field-wien-leipzig-1 = Wien–Leipzig 1
field-wien-leipzig-2 = Wien–Leipzig 2
field-wien-leipzig-3 = Wien–Leipzig 3
field-nuernberg-innsbruck-1 = Nürnberg–Innsbruck 1
field-wien-innsbruck-1 = Wien–Innsbruck 1
field-wien-innsbruck-2 = Wien–Innsbruck 2
field-wien-innsbruck-3 = Wien–Innsbruck 3
field-genova-innsbruck-1 = Genova–Innsbruck 1
field-genova-innsbruck-2 = Genova–Innsbruck 2
field-genova-innsbruck-3 = Genova–Innsbruck 3
cargo-wine = Wein
cargo-food = Nahrung
cargo-salt = Salz
cargo-cloth = Tuch
cargo-iron = Eisen
cargo-silk = Seide
cargo-wine-wine = zweimal Wein
cargo-wine-food = Wein und Nahrung
cargo-wine-salt = Wein und Salz
cargo-wine-cloth = Wein und Tuch
cargo-wine-iron = Wein und Eisen
cargo-wine-silk = Wein und Seide
cargo-food-food = zweimal Nahrung
cargo-food-salt = Nahrung und Salz
cargo-food-cloth = Nahrung und Tuch
cargo-food-iron = Nahrung und Eisen
cargo-food-silk = Nahrung und Seide
cargo-salt-salt = zweimal Salz
cargo-salt-cloth = Salz und Tuch
cargo-salt-iron = Salz und Eisen
cargo-salt-silk = Salz und Seide
cargo-cloth-cloth = zweimal Tuch
cargo-cloth-iron = Tuch und Eisen
cargo-cloth-silk = Tuch und Seide
cargo-iron-iron = zweimal Eisen
cargo-iron-silk = Eisen und Seide
cargo-silk-silk = zweimal Seide
cargo-nothing = nichts
investment-cheap-purchase = Günstiger Einkauf
investment-cartwright = Wagnerei
investment-great-cartwright = Große Wagnerei
investment-courier = Kurier
investment-express-courier = Express-Kurier
investment-office = Kontor
investment-great-office = Großes Kontor
investment-warehouse-sale = Lagerverkauf
influence-free-loading = Kostenlose Beladung
influence-broken-axle = Achsbruch
influence-special-sale = Sonderverkauf
influence-sale-with-bonus = Verkauf mit Bonus
influence-ascent = Sozialer Aufstieg
influence-load-master = Lademeister
influence-representation = Repräsentationskosten
direction-up = hinauf
direction-down = hinab
pledge-will = Ich werde
pledge-will-not = Ich werde nicht
vow-i-will = Ich werde …
vow-i-will-not = Ich werde nicht …
vow-you-will = Du wirst …
vow-you-will-not = Du wirst nicht …
moment-phase-ends = Ende dieser Phase
moment-round-ends = Ende dieser Runde
moment-next-turn-ends = Ende des nächsten eigenen Zuges
moment-next-round-ends = Ende der nächsten Runde
category-level = Stand

## Aufforderungen

prompt-start-player = Der Startspieler wird ausgelost.
prompt-row = Investitionskarten werden aufgedeckt.
prompt-first-buying = Kaufe bis zu drei Waren für deine Lagerhäuser; in dieser Runde kaufen alle zweimal.
prompt-buying = Kaufe bis zu drei Waren für deine Lagerhäuser oder passe.
prompt-master-cards = Werde mit einer Karte Lademeister oder passe.
prompt-bids-1 = Biete geheim auf das Amt des Lademeisters für Wagen 1.
prompt-bids-2 = Biete geheim auf das Amt des Lademeisters für Wagen 2.
prompt-bids-3 = Biete geheim auf das Amt des Lademeisters für Wagen 3.
prompt-loading-1 = Belade Wagen 1 oder passe.
prompt-loading-2 = Belade Wagen 2 oder passe.
prompt-loading-3 = Belade Wagen 3 oder passe.
prompt-axles = Spiele einen Achsbruch oder passe.
prompt-moving = Spiele ein Plättchen; nutze deine Punkte und Kurierkarten, falls du welche hast.
prompt-discs = Zeige geheim auf die Waren, deren Preise steigen sollen.
prompt-offices = Ändere mit deinem Kontor einen Preis oder passe.
prompt-warehouse-sale = Verkaufe Waren aus deinen Lagern oder passe.
prompt-special-sale = Verkaufe mit einer Karte eine Ware oder passe.
prompt-arrivals = Die Ankünfte werden gezählt.
prompt-sale-1 = Die Waren von Wagen 1 werden verkauft: Spielst du eine Karte für den Bonus?
prompt-sale-2 = Die Waren von Wagen 2 werden verkauft: Spielst du eine Karte für den Bonus?
prompt-sale-3 = Die Waren von Wagen 3 werden verkauft: Spielst du eine Karte für den Bonus?
prompt-bonus-tracks = Die Bonusmarker werden versetzt.
prompt-investing = Biete auf eine Investitionskarte oder passe.
prompt-refill = Die Auslage der Investitionskarten wird aufgefüllt.
prompt-debts = Bevor die Repräsentation bezahlt wird: Tilgst du einen Kredit?
prompt-representation = Bezahle für deinen Stand oder spiele die Karte.
prompt-loans = Du bist abgestiegen: Nimmst du bei der Bank einen Kredit auf?
prompt-climbing = Tilge deine Schulden, steige auf oder passe.
prompt-new-round = Eine neue Runde beginnt.
prompt-bargain = Verhandle über die Fracht.
prompt-forks = Wähle den Weg.
prompt-pile = Suche dir eine Einflusskarte aus.
prompt-drafting = Schreibe deinen Vorschlag, Punkt für Punkt.
prompt-answer = Antworte auf den Vorschlag.

## Möglichkeiten

option-start = { $player } beginnt
option-reveal = { $investment } wird aufgedeckt
option-pass = Passen
option-buy = { $good } in { $city } kaufen
option-play-load-master = Lademeister auf Wagen { $wagon } spielen
option-bid = { $amount } bieten
option-load = { $good } laden
option-play-free-loading = Kostenlose Beladung spielen
option-ship = { $cargo } zum Mitnehmen vorschlagen
option-offer = { $amount } anbieten
option-ask = { $amount } verlangen
option-accept = Annehmen
option-refuse = Ablehnen
option-play-broken-axle = Achsbruch auf Wagen { $wagon } spielen
option-move = Wagen { $wagon } mit Plättchen { $tile } ziehen
option-discard = Plättchen { $tile } verfallen lassen
option-drive = Wagen { $wagon } mit { $points } deiner Punkte ziehen
option-turn = Den Weg nach { $field } nehmen
option-send = Den Kurier nach { $field } schicken
option-take = { $influence } nehmen
option-raise = { $disc } erhöhen
option-change = { $office }: { $good } { $direction }
option-sell = { $good } aus { $city } verkaufen
option-play-special-sale = Sonderverkauf: { $good } aus { $city }
option-play-sale-with-bonus = Verkauf mit Bonus spielen
option-choose = { $investment } wählen
option-pay = Voll bezahlen
option-play-representation = Repräsentationskosten spielen
option-borrow = 2000 leihen
option-repay = Mit 2500 tilgen
option-ascend = Eine Stufe aufsteigen
option-play-ascent = Sozialer Aufstieg spielen
option-propose = { $player } eine Absprache vorschlagen
option-hear = Hören, was { $player } vorschlägt
option-i-pay = Ich zahle { $amount }
option-you-pay = Du zahlst { $amount }
option-i-pay-when = Ich zahle { $amount }, wenn du dein Wort gehalten hast
option-you-pay-when = Du zahlst { $amount }, wenn ich mein Wort gehalten habe
option-i-give = Ich gebe dir { $influence }
option-you-give = Du gibst mir { $influence }
option-vow = { $vow }
option-until = bis zum { $moment }
option-put = Den Vorschlag vorlegen
option-withdraw = Zurückziehen
option-counter = Einen Gegenvorschlag machen
option-meddle = Sich mit einem eigenen Angebot einmischen
option-to-buy = { $good } kaufen
option-to-play-load-master = Lademeister auf Wagen { $wagon } spielen
option-to-bid = auf Wagen { $wagon } bieten
option-to-load = { $good } auf Wagen { $wagon } laden
option-to-carry = deine Waren auf Wagen { $wagon } für { $fare } mitnehmen
option-to-play-broken-axle = Achsbruch auf Wagen { $wagon } spielen
option-to-move = Wagen { $wagon } ziehen
option-to-bring = Wagen { $wagon } nach { $field } bringen
option-to-send = den Kurier nach { $field } schicken
option-to-raise = den Preis von { $good } erhöhen
option-to-change = den Preis von { $good } { $direction }setzen
option-to-sell = { $good } aus einem Lager verkaufen
option-to-play-sale-with-bonus = Verkauf mit Bonus für Wagen { $wagon } spielen
option-to-invest = auf eine Investitionskarte bieten
option-to-choose = { $investment } wählen
option-to-ascend = eine Stufe aufsteigen

## Ereignisse

event-start-drawn = { $player } ist der erste Startspieler.
event-revealed = { $investment } kommt in die Auslage.
event-bought = { $player } kauft { $good } in { $city } für { $amount }.
event-master-by-card = { $player } spielt Lademeister, zahlt { $amount } und übernimmt Wagen { $wagon }.
event-bid-sealed = { $player } hat auf Wagen { $wagon } geboten.
event-bid-shown = { $player } bot { $amount } auf Wagen { $wagon }.
event-master-by-bid = { $player } zahlt { $amount } und wird Lademeister von Wagen { $wagon }.
event-master-by-tie = { $player } sitzt unter den Höchstbietenden am weitesten vorn, zahlt { $amount } und wird Lademeister von Wagen { $wagon }.
event-master-unpaid = Niemand bot; { $player } wird als Startspieler Lademeister von Wagen { $wagon }.
event-loaded = { $player } lädt { $good } auf Wagen { $wagon }.
event-free-loading-played = { $player } spielt Kostenlose Beladung auf Wagen { $wagon }.
event-freight-proposed = { $player } möchte { $cargo } auf Wagen { $wagon } mitgeben.
event-freight-offered = { $player } bietet { $amount }.
event-freight-asked = { $player } verlangt { $amount }.
event-freight-refused = { $player } lehnt ab.
event-freight-agreed = { $player } zahlt { $other } { $amount } und lädt { $cargo }.
event-axle-broken = { $player } spielt einen Achsbruch auf Wagen { $wagon }.
event-tile-played = { $player } spielt Plättchen { $tile } auf Wagen { $wagon }.
event-tile-lapsed = Kein Wagen kann ziehen; Plättchen { $tile } von { $player } verfällt.
event-wagon-moved = Wagen { $wagon } kommt nach { $field }.
event-wagon-arrived = Wagen { $wagon } erreicht { $city }.
event-crest-returned = { $player } ist nicht mehr Lademeister von Wagen { $wagon }.
event-courier-sent = { $player } schickt den Kurier nach { $field }.
event-courier-met = { $player } bringt Wagen { $wagon } und den Kurier zusammen.
event-card-taken = { $player } nimmt eine Einflusskarte.
event-card-chosen = Du hast { $influence } genommen.
event-disc-set = { $player } hat die Preisscheibe eingestellt.
event-disc-shown = { $player } erhöht: { $disc }.
event-price-risen = { $good } bringt nun { $amount }.
event-price-changed = { $player } nutzt { $investment }: { $good } bringt nun { $amount }.
event-stock-sold = { $player } verkauft { $good } aus { $city } für { $amount }.
event-special-sold = { $player } spielt Sonderverkauf: { $good } aus { $city } für { $amount }.
event-arrivals-counted = Bisher { $count ->
    [one] ist ein Wagen
   *[other] sind { $count } Wagen
} angekommen.
event-bonus-played = { $player } spielt Verkauf mit Bonus für Wagen { $wagon }.
event-load-sold = { $player } verkauft { $count } { $good } von Wagen { $wagon } für { $amount }.
event-bonus-moved = Der Bonus von { $city } steht nun auf { $amount }.
event-investment-bid = { $player } bietet { $amount }.
event-investment-declined = { $player } möchte in dieser Runde keine Karte.
event-investment-passed = { $player } passt.
event-investment-bought = { $player } nimmt { $investment } für { $amount }.
event-represented = { $player } zahlt { $amount } für die Repräsentation.
event-represented-by-card = { $player } spielt Repräsentationskosten und zahlt { $amount }.
event-fallen = { $player } kann nicht zahlen und fällt auf die Stufe { $step }.
event-borrowed = { $player } leiht { $amount } von der Bank.
event-repaid = { $player } tilgt einen Kredit mit { $amount }.
event-risen = { $player } steigt für { $amount } auf die Stufe { $step }.
event-risen-by-card = { $player } spielt Sozialer Aufstieg und steigt für { $amount } auf die Stufe { $step }.
event-round-begun = Runde { $round } beginnt; Startspieler ist { $player }.
event-tiles-back = Alle Plättchen werden wieder aufgedeckt.
event-game-ended = Das Spiel endet nach { $count } Ankünften.
event-deal-proposed = { $player } schlägt { $other } vor:
event-deal-refused = { $player } nimmt den Vorschlag von { $other } nicht an.
event-deal-made = { $player } und { $other } sind sich einig.
event-deal-paid = { $player } zahlt { $other } { $amount }.
event-deal-card-given = { $player } gibt { $other } die Karte { $influence }.
event-promise-kept = { $player } hat ein Versprechen an { $other } gehalten.
event-promise-lapsed = Ein Versprechen von { $player } an { $other } ist verfallen.
event-clause-pay = { $player } zahlt { $other } { $amount }.
event-clause-pay-when = { $player } zahlt { $other } { $amount }, wenn das Versprechen gehalten ist.
event-clause-give = { $player } gibt { $other } die Karte { $influence }.
event-vow-to-buy = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde { $good }
   *[will-not] Ich werde { $good_id ->
        [wine] keinen
        [food] keine
        [silk] keine
       *[other] kein
    } { $good }
} kaufen (bis zum { $until }).
event-vow-to-play-load-master = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde die Karte Lademeister auf Wagen { $wagon } spielen
   *[will-not] Ich werde die Karte Lademeister nicht auf Wagen { $wagon } spielen
} (bis zum { $until }).
event-vow-to-bid = { $player } zu { $other }: { $pledge } auf Wagen { $wagon } bieten (bis zum { $until }).
event-vow-to-load = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde { $good }
   *[will-not] Ich werde { $good_id ->
        [wine] keinen
        [food] keine
        [silk] keine
       *[other] kein
    } { $good }
} auf Wagen { $wagon } laden (bis zum { $until }).
event-vow-to-carry = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde deine Waren auf Wagen { $wagon } für { $fare } mitnehmen
   *[will-not] Ich werde deine Waren auf Wagen { $wagon } nicht für { $fare } mitnehmen
} (bis zum { $until }).
event-vow-to-play-broken-axle = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde einen Achsbruch auf Wagen { $wagon } spielen
   *[will-not] Ich werde keinen Achsbruch auf Wagen { $wagon } spielen
} (bis zum { $until }).
event-vow-to-move = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde Wagen { $wagon } ziehen
   *[will-not] Ich werde Wagen { $wagon } nicht ziehen
} (bis zum { $until }).
event-vow-to-bring = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde Wagen { $wagon } nach { $field } bringen
   *[will-not] Ich werde Wagen { $wagon } nicht nach { $field } bringen
} (bis zum { $until }).
event-vow-to-send = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde den Kurier nach { $field } schicken
   *[will-not] Ich werde den Kurier nicht nach { $field } schicken
} (bis zum { $until }).
event-vow-to-raise = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde den Preis von { $good } erhöhen
   *[will-not] Ich werde den Preis von { $good } nicht erhöhen
} (bis zum { $until }).
event-vow-to-change = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde den Preis von { $good } { $direction }setzen
   *[will-not] Ich werde den Preis von { $good } nicht { $direction }setzen
} (bis zum { $until }).
event-vow-to-sell = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde { $good }
   *[will-not] Ich werde { $good_id ->
        [wine] keinen
        [food] keine
        [silk] keine
       *[other] kein
    } { $good }
} aus einem Lager verkaufen (bis zum { $until }).
event-vow-to-play-sale-with-bonus = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde die Karte Verkauf mit Bonus für Wagen { $wagon } spielen
   *[will-not] Ich werde die Karte Verkauf mit Bonus nicht für Wagen { $wagon } spielen
} (bis zum { $until }).
event-vow-to-invest = { $player } zu { $other }: { $pledge } auf eine Investitionskarte bieten (bis zum { $until }).
event-vow-to-choose = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde die Karte { $investment } wählen
   *[will-not] Ich werde die Karte { $investment } nicht wählen
} (bis zum { $until }).
event-vow-to-ascend = { $player } zu { $other }: { $pledge_id ->
    [will] Ich werde eine Stufe aufsteigen
   *[will-not] Ich werde keine Stufe aufsteigen
} (bis zum { $until }).

## Regeln

rule-setup-start-player = Laut Spielregel beginnt der jüngste Spieler; hier wird gelost.
rule-setup-row = Vier der acht Investitionskarten liegen von Anfang an offen.
rule-setup-capital = Alle beginnen mit 5000 Gulden.
rule-setup-wagons = Die drei leeren Wagen beginnen in Paris, Köln und Wien oder in Brugge, Hamburg und Genova.
rule-setup-courier = Der Kurier beginnt zwei Felder von einer Stadt ohne Wagen entfernt.
rule-setup-bonus = Der Bonus beginnt bei 0 in Städten mit Wagen, sonst bei 200.
rule-setup-screen = Geld liegt hinter dem Sichtschirm; was gezahlt und eingenommen wird, sehen alle.
rule-setup-bank = Der Bank geht das Geld nie aus.
rule-setup-goods = Die Spielregel nennt die Waren von Paris und dass es in Brugge keinen Wein gibt; die Waren der anderen Städte haben wir rekonstruiert.
rule-setup-roads = Den Verlauf der Wege und die Zahl ihrer Felder haben wir rekonstruiert.
rule-setup-stars = Was die Investitionen bewirken, ist gedruckt; wie viele Sterne eine Karte hat, haben wir rekonstruiert.
rule-buy-three = Du kaufst in deinem Zug bis zu drei Waren.
rule-buy-price = Eine Ware kostet, was links auf der Preistafel steht.
rule-buy-city = Eine Stadt verkauft und lagert nur die drei Waren ihres Marktplatzes.
rule-buy-supply = Kaufen kannst du nur Waren, die im Vorrat sind.
rule-buy-money = Kaufen kannst du nur, was du bezahlen kannst.
rule-buy-twice = In der ersten Runde kaufen alle zweimal.
rule-buy-cheap-purchase = Mit Günstiger Einkauf zahlst du für alles, was du in einer Runde kaufst, insgesamt 100.
rule-master-vacant = Für jeden leeren Wagen in einer Stadt, der keinen hat, wird ein Lademeister ermittelt.
rule-master-by-number = Die Wagen kommen nach ihren Nummern an die Reihe.
rule-master-sealed = Alle bieten geheim und decken gemeinsam auf; auch 0 ist erlaubt.
rule-master-money = Du kannst nicht mehr bieten, als du hast.
rule-master-highest = Wer am meisten bietet, wird Lademeister und zahlt an die Bank; die anderen behalten ihr Geld.
rule-master-tie = Bei gleichen Höchstgeboten gewinnt, wer in der Spielerreihenfolge weiter vorn sitzt.
rule-master-no-bids = Bietet niemand etwas, wird der Startspieler Lademeister.
rule-load-master-first = Der Lademeister lädt zuerst und kostenlos.
rule-load-master-three = Der Lademeister lädt bis zu drei Waren.
rule-load-master-one-kind = Der Lademeister lädt nur eine Sorte.
rule-load-warehouse = Geladen werden Waren aus dem eigenen Lagerhaus in der Stadt des Wagens.
rule-load-others-two = Die anderen laden bis zu zwei Waren auf einen Wagen.
rule-load-monopoly = Auf die Sorte, die der Lademeister geladen hat, hat er das Monopol.
rule-load-no-late-monopoly = Eine Sorte, die ein anderer schon geladen hat, kann der Lademeister nicht mehr zu seiner machen.
rule-load-stay = Das Amt dauert, bis der Wagen die Stadt verlässt; so lange darf weiter geladen werden.
rule-load-standing = Wagen, die noch stehen, werden auch dann weiter beladen, wenn kein leerer in einer Stadt steht: Die Spielregel lässt die Phase dann aus, sagt aber eine Seite später, dass in späteren Runden weiter geladen werden darf.
rule-freight-bargained = Du schlägst deine Waren vor, und die Fracht wird mit dem Lademeister ausgehandelt.
rule-freight-three-proposals = Für einen Wagen machst du in einer Runde höchstens drei Vorschläge.
rule-freight-money = Du kannst nicht mehr anbieten, als du hast.
rule-freight-ask-money = Der Lademeister verlangt nicht mehr, als der andere zahlen kann.
rule-freight-another-price = Den gebotenen Preis zu verlangen hieße, ihn anzunehmen.
rule-freight-paid = Die ausgehandelte Fracht wird sofort bezahlt und geladen.
rule-move-one-tile = In deinem Zug spielst du genau ein Plättchen.
rule-move-tile-used = Ein gespieltes Plättchen liegt verdeckt, bis vier Runden um sind.
rule-move-tiles-back = Nach vier Runden werden alle Plättchen wieder aufgedeckt.
rule-move-must = Ein Plättchen muss einen Wagen ziehen, wenn es kann, und so weit wie möglich.
rule-move-far = Ein Wagen fährt so weit wie möglich: Ein Weg, auf dem Punkte verfielen, ist gesperrt, wenn der Wagen sie auf dem anderen ausfahren oder dort eine Stadt erreichen kann.
rule-move-lapses = Kann das Plättchen keinen Wagen ziehen, verfällt es.
rule-move-blocked = Plättchen und Punkte dürfen nur für einen Wagen gespielt werden, der damit auf ein anderes Feld kommt.
rule-move-rests = Ein angekommener Wagen ruht bis zur nächsten Runde.
rule-move-arrival = In einer Stadt hält der Wagen an; was vom Zug übrig ist, verfällt.
rule-move-stop-before = Wagen überholen einander, doch wer auf einem besetzten Feld enden würde, hält davor.
rule-move-never-back = Wagen wenden nie.
rule-move-branch = Wer über eine Abzweigung fährt, wählt den Weg.
rule-move-crest = Verlässt der Wagen die Stadt, nimmt der Lademeister sein Wappen zurück.
rule-move-cartwright = Die Wagnerei gibt in deinem Zug einen Punkt, die Große Wagnerei zwei.
rule-move-met = Ein Wagen, der den Kurier traf und dir eine Karte brachte, wird von dir in diesem Zug nicht mehr bewegt.
rule-courier-cards = Nur Kurier und Express-Kurier bewegen den Kurier, jede Karte einmal in deinem Zug.
rule-courier-reach = Der Kurier geht ein Feld weit, der Express-Kurier bis zu zwei.
rule-courier-no-city = Der Kurier betritt keine Stadt.
rule-courier-meeting = Bringst du Wagen und Kurier zusammen, suchst du dir eine Einflusskarte aus.
rule-influence-pile = Du wählst unter den Einflusskarten, die noch im Stapel sind.
rule-influence-hand = Du spielst Einflusskarten, die du hast.
rule-influence-once = Eine Einflusskarte wird einmal gespielt und kommt dann aus dem Spiel.
rule-price-discs = Alle zeigen geheim auf bis zu zwei Waren und decken gemeinsam auf.
rule-price-rise = Jeder Zeiger hebt seine Ware um eine Stufe, von der obersten auf die unterste.
rule-price-office = Jedes Kontor ändert einmal je Runde für seinen Besitzer einen Preis um eine Stufe.
rule-price-no-jump = Nur das Große Kontor springt über das Ende der Preistafel.
rule-price-warehouse-sale = Nach allen Preisänderungen verkauft der Besitzer des Lagerverkaufs Waren zum Einkaufspreis an die Bank.
rule-price-sale-five = Ein Lagerverkauf umfasst je Runde bis zu fünf Waren.
rule-sale-arrivals = Jeder Wagen, der eine Stadt erreicht, rückt den Marker der Wagenankünfte um eins vor.
rule-sale-price = Die Bank kauft alles von einem angekommenen Wagen zum Verkaufspreis.
rule-sale-bonus = Waren, die es in der Stadt nicht zu kaufen gibt, bringen zusätzlich deren Bonus.
rule-sale-bonus-tracks = Nach dem Verkauf ist der Bonus 0, wo ein Wagen steht; sonst steigt er je Ankunft um eine Stufe, bis 500.
rule-sale-bonus-standing = Auch wo ein Wagen steht, der nicht in dieser Runde ankam, ist der Bonus 0: Die Spielregel setzt ihn überall auf 0, wo ein Wagen steht, und spricht erst danach von Städten, in denen keiner ankam.
rule-sale-bonus-steps = Ein Bonus geht in Schritten von 100 von 0 bis 500; beide Enden sind gedruckt, die Schritte folgen daraus.
rule-invest-higher = Ein Gebot beträgt mindestens 100 und ist höher als das vorige.
rule-invest-money = Du kannst nicht mehr bieten, als du hast.
rule-invest-opening-pass = Wer kein Einstiegsgebot macht, scheidet für diese Phase aus.
rule-invest-pass = Wer passt, bietet auf diese Karte nicht mehr mit, auf die nächste schon: Die Spielregel beendet die Phase nur für den, der kein Einstiegsgebot macht.
rule-invest-winner = Wer am meisten bietet, zahlt an die Bank und wählt eine Karte, die bis zum Ende gilt.
rule-invest-next-opener = Danach eröffnet der im Uhrzeigersinn Nächste, der in dieser Runde noch keine Karte hat.
rule-invest-most = Je Runde wird höchstens eine Karte weniger verkauft, als Spieler am Tisch sind, und jedem nur eine.
rule-invest-refill = Die Auslage wird auf vier Karten ergänzt, solange der Stapel reicht.
rule-invest-row = Investitionskarten werden aus der offenen Auslage gewählt.
rule-status-representation = Alle zahlen der Bank die Kosten ihrer Stufe.
rule-status-fall = Wer nicht zahlen kann, fällt auf die höchste Stufe, die sich noch voll bezahlen lässt.
rule-status-steps = Stufen werden nach ihren Kosten benannt, denn die Spielregel zählt sie auf zwei Arten; wo es eine Nummer braucht, zählen sie von 0 ganz unten bis 8 ganz oben.
rule-loan-after-fall = Wer in dieser Runde abgestiegen ist, darf einmal 2000 von der Bank leihen.
rule-loan-notes = Es gibt vier Schuldscheine.
rule-loan-repay = Ein Kredit kann jederzeit mit 2500 getilgt werden.
rule-loan-asked = Wer einen Kredit tilgen könnte, wird vor der Repräsentation noch einmal gefragt; denn wer ohne Schulden absteigt, kann vor einem stehen, der mit Schulden oben bleibt.
rule-loan-money = Um einen Kredit zu tilgen, brauchst du 2500 freie Gulden.
rule-status-debt = Mit Schulden steigt niemand auf.
rule-status-cost = Eine Stufe kostet, was die Anzeige für Wagenankünfte nennt.
rule-status-money = Eine Stufe wird sofort bezahlt.
rule-status-two-steps = Du steigst je Runde höchstens zwei Stufen auf.
rule-status-top = Über die höchste Stufe hinaus steigt niemand.
rule-status-late = Die gedruckte Anzeige für Wagenankünfte endet bei der achten; danach kostet eine Stufe so viel wie bei der achten, denn Teureres zeigt sie nicht.
rule-round-start-player = In jeder neuen Runde ist der im Uhrzeigersinn Nächste Startspieler.
rule-end-arrivals = Das Spiel endet nach der Runde, in der zu zweit der sechste, zu dritt der siebte, zu viert der achte Wagen ankommt.
rule-end-ranking = Der höchste Stand gewinnt; bei gleichem der reichere Spieler.
rule-end-shared = Wer gleich hoch steht und gleich viel Geld hat, teilt sich den Rang; die Spielregel kennt keine weitere Entscheidung.
rule-end-debt = Wer Schulden hat, steht hinter allen ohne Schulden.
rule-card-free-loading = Kostenlose Beladung bringt bis zu zwei Waren ohne Fracht auf einen Wagen; sie ersetzt dein übliches Laden, in einem Zug geht also nur eines von beiden.
rule-card-broken-axle = Ein Wagen mit Achsbruch wird in dieser Runde nicht bewegt; ein Bruch genügt.
rule-card-special-sale = Der Sonderverkauf bringt für eine Ware aus dem Lager 800.
rule-card-sale-with-bonus = Verkauf mit Bonus bringt dir den Bonus für alle deine Waren eines Wagens.
rule-card-ascent = Sozialer Aufstieg hebt dich für 1200 um eine Stufe.
rule-card-load-master = Lademeister gibt dir für 800 das Amt an einem Wagen, ohne Gebote.
rule-card-representation = Mit Repräsentationskosten zahlst du 400, gleich wie hoch du stehst.
rule-deal-turn-player = Absprachen trifft nur, wer am Zug ist, mit einem anderen.
rule-deal-public = Absprachen sind öffentlich.
rule-deal-kept = Versprechen müssen gehalten werden: Du darfst nichts tun, wonach du weniger davon halten könntest als zuvor.
rule-deal-meddling = Andere dürfen sich mit einem eigenen Angebot einmischen; dann antwortet, wer gefragt war.
rule-deal-three-proposals = In einem Zug gehen zwischen denselben beiden höchstens drei Vorschläge hin und her.
rule-deal-four-clauses = Eine Absprache hat höchstens vier Punkte.
rule-deal-not-empty = Ein Vorschlag braucht wenigstens einen Punkt.
rule-deal-payable = Niemand kann Geld versprechen, das er nicht hat.
rule-deal-paid-when-kept = Geld kann fällig werden, wenn ein Versprechen gehalten ist: Das Versprechen steht in der Absprache davor, wer das Geld schuldet, hält es bereit, und wenn das Versprechen verfällt, ist nichts fällig.
rule-deal-card-held = Niemand kann eine Karte geben, die er nicht hat.
rule-deal-lapses = Ein Versprechen, das in seiner Zeit nicht gehalten werden konnte, verfällt.
rule-deal-first-chance = Ein Versprechen wird im ersten Zug gehalten, in dem man es halten kann, denn später liegt es vielleicht an anderen; was sich nicht halten lässt, entbindet nicht vom Rest.
rule-deal-next-turn = Ein Versprechen bis zum Ende des nächsten eigenen Zuges gilt bis zum Ende des nächsten Zuges, in dem das Versprochene möglich ist.
rule-deal-draft = Einen Vorschlag kennt nur, wer ihn schreibt, bis er vorgelegt wird.

## Das Brett im Terminal

board-buy = Einkauf
board-sell = Verkauf
board-left = Vorrat
board-state = Runde { $round }, { $arrivals } Ankünfte
board-wagon = Wagen
board-field = Feld
board-master = Meister
board-load = Ladung
board-broken = Achsbruch
board-arrived = angekommen
board-row = Investitionen
board-level = Stand
board-money = Geld
board-debts = Schulden
board-tiles = Plättchen
board-warehouses = Lager
board-cards = Karten
board-pays = { $amount }, wenn es gehalten ist.
board-hidden-cards = { $count } verdeckte { $count ->
    [one] Karte
   *[other] Karten
}

## Was Bots messen, als Grund; was niemandem hilft, ist leer

measure-always = { "" }
measure-level = Stufen im Stand
measure-level-squared = { "" }
measure-notes = Schuldscheine
measure-debt = { "" }
measure-money-not-pledged = Gulden, die in keinem Gebot stecken
measure-the-first-1000-of-it = { "" }
measure-the-first-2500-of-it = { "" }
measure-money-lacking-for-the-level = { "" }
measure-steps-that-can-be-paid = Stufen, die jetzt bezahlbar sind
measure-money-after-these-steps = { "" }
measure-level-in-prospect-by-money = { "" }
measure-level-in-prospect-by-money-and-goods-on-wagons = { "" }
measure-level-in-prospect-by-these-goods-to-load-and-trade-to-come = { "" }
measure-goods-in-warehouses = Waren in Lagern
measure-worth-of-goods-in-warehouses = Gulden für Waren in Lagern zum heutigen Preis
measure-goods-in-warehouses-three-of-a-city-at-most = { "" }
measure-goods-to-load-in-this-round = Waren, die in dieser Runde zu laden sind
measure-goods-to-load-in-the-next = Waren, die in der nächsten Runde zu laden sind
measure-goods-before-which-a-wagon-is = Waren, bei denen ein Wagen steht
measure-goods-on-wagons = Waren auf Wagen
measure-worth-of-goods-on-wagons-at-the-nearest-city = Gulden für Waren auf Wagen in der nächsten Stadt
measure-worth-of-goods-on-wagons-at-the-best-city = Gulden für Waren auf Wagen in der besten Stadt
measure-nearness-of-goods-on-wagons = { "" }
measure-nearness-of-this-worth = { "" }
measure-wagons-with-the-own-load-master = Wagen mit eigenem Lademeister
measure-goods-of-others-on-them = Waren anderer auf eigenen Wagen
measure-tiles = Bewegungsplättchen
measure-highest-bidder-in-the-auction = { "" }
measure-sealed-bid-up-to-300 = { "" }
measure-sealed-bid-up-to-1000 = { "" }
measure-start-player = { "" }
measure-cheap-purchase = Günstiger Einkauf
measure-cartwright = Wagnerei
measure-great-cartwright = Große Wagnerei
measure-courier = Kurier
measure-express-courier = Express-Kurier
measure-office = Kontor
measure-great-office = Großes Kontor
measure-warehouse-sale = Lagerverkauf
measure-free-loading = Kostenlose Beladung
measure-broken-axle = Achsbruch
measure-special-sale = Sonderverkauf
measure-sale-with-bonus = Verkauf mit Bonus
measure-ascent = { "" }
measure-load-master = Karte Lademeister
measure-representation = Repräsentationskosten
measure-goods-alike-before-a-wagon-without-a-load-master = gleiche Waren vor einem Wagen ohne Lademeister
measure-worth-of-goods-alike-before-a-wagon-without-a-load-master = { "" }
measure-goods-alike-to-load-as-load-master = gleiche Waren, die man als Lademeister lädt
measure-worth-of-goods-alike-to-load-as-load-master = { "" }
measure-goods-to-load-beside-another-load-master = Waren, die man neben einem anderen Lademeister lädt
measure-worth-of-goods-to-load-beside-another-load-master = { "" }
measure-goods-alike-where-a-wagon-comes-next = gleiche Waren, wo als Nächstes ein Wagen hinkommt
measure-nearness-of-goods-alike-where-a-wagon-comes-next = { "" }
measure-sealed-bid-and-goods-alike = { "" }
measure-most-alike-on-a-wagon = meiste gleiche Waren auf einem Wagen
measure-price-steps-of-goods-on-wagons = Preisstufen der Waren auf Wagen
measure-representation-that-a-card-would-save = Gulden, die „Repräsentationskosten“ jetzt spart
measure-ascents-that-cards-would-save = Gulden, die „Sozialer Aufstieg“ jetzt spart
measure-rounds-to-the-end = { "" }
# Warum etwas abgelehnt wird, wo es die Regel allein nicht sagt

refusal-buy-supply = Von dieser Ware ist nichts mehr im Vorrat.
refusal-buy-money = Dir fehlt das Geld für diese Ware.
refusal-master-vacant = Dieser Wagen steht in keiner Stadt oder hat schon einen Lademeister.
refusal-load-master-first = Der Lademeister lädt zuerst und kostenlos, er hat also nichts zu verhandeln.
refusal-load-warehouse = Das hast du dort nicht im Lager.
refusal-freight-bargained = Die Fracht wird mit dem Lademeister ausgehandelt: Schlage zuerst deine Waren vor.
refusal-move-tile-used = Dieses Plättchen liegt verdeckt, bis vier Runden um sind.
refusal-move-blocked = So käme der Wagen auf kein anderes Feld.
refusal-move-cartwright = Die Wagnerei gibt in deinem Zug einen Punkt, die Große Wagnerei zwei; so viele hast du nicht mehr.
refusal-influence-pile = Im Stapel liegt keine solche Karte mehr.
refusal-influence-hand = Diese Einflusskarte hast du nicht.
refusal-invest-row = Diese Karte liegt nicht offen aus.
refusal-loan-repay = Ein Kredit kann jederzeit mit 2500 getilgt werden; du hast keinen Kredit.
refusal-loan-money = Dir fehlen 2500 freie Gulden, um einen Kredit zu tilgen.
refusal-status-money = Dir fehlt das Geld für eine Stufe.
refusal-status-top = Du stehst schon auf der höchsten Stufe.

# Kapitel der Spielregel

chapter-einflusskarten = Einflusskarten
chapter-achsbruch = Achsbruch
chapter-kostenlose-beladung = Kostenlose Beladung
chapter-lademeister = Lademeister
chapter-reprasentationskosten = Repräsentationskosten
chapter-sonderverkauf = Sonderverkauf
chapter-sozialer-aufstieg = Sozialer Aufstieg
chapter-verkauf-mit-bonus = Verkauf mit Bonus
chapter-neue-runde = Neue Runde
chapter-phase = Phase
chapter-einlagern = Einlagern
chapter-gunstiger-einkauf = Günstiger Einkauf
chapter-dauer-des-lademeister-amtes = Dauer des Lademeister-Amtes
chapter-ermitteln-des-lademeisters = Ermitteln des Lademeisters
chapter-gleichstand = Gleichstand
chapter-keine-gebote = Keine Gebote
chapter-preis-fur-das-beladen = Preis für das Beladen
chapter-wagen-beladen = Wagen beladen
chapter-auswahlen-eines-bewegungsplattchens = Auswählen eines Bewegungsplättchens
chapter-beachte = Beachte
chapter-bewegen-der-wagen = Bewegen der Wagen
chapter-bewegen-des-kuriers = Bewegen des Kuriers
chapter-bewegungspunkte-konnen-verfallen = Bewegungspunkte können verfallen
chapter-erhalten-einer-einflusskarte = Erhalten einer Einflusskarte
chapter-wagnerei-und-grosse-wagnerei = Wagnerei und Große Wagnerei
chapter-kontor-und-grosses-kontor = Kontor und Großes Kontor
chapter-lagerverkauf = Lagerverkauf
chapter-preise-andern = Preise ändern
chapter-preisscheibe-einstellen = Preisscheibe einstellen
chapter-anpassen-der-bonusleisten = Anpassen der Bonusleisten
chapter-wagenankunft-markieren = Wagenankunft markieren
chapter-warenverkauf = Warenverkauf
chapter-ablauf-der-versteigerung = Ablauf der Versteigerung
chapter-reprasentation = Repräsentation
chapter-schuldscheine = Schuldscheine
chapter-spielende = Spielende
chapter-spielmaterial = Spielmaterial
chapter-spielvorbereitung = Spielvorbereitung
chapter-variante-absprachen = Variante Absprachen
