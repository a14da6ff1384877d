
## The board

short-yunnan = Yunnan
about-yunnan = Biete in Pu’er um Fortschritt und schicke deine Händler auf die Tee-Pferde-Straße.
board-puer = Pu’er
board-market = Markt
board-bidding = Gebote
board-passed = gepasst
board-travel = Reise
board-place = Händler setzen
board-bank-pays = Bank zahlt
board-progress = Fortschritt
board-build = Bauen, reisen
board-inspector = Inspektor
board-presents = Geschenke
board-income = Einkommen
board-points = Punkte
board-bank = Bank
board-inspector-house = Haus des Inspektors
board-round = Runde
board-school-effect = +1 Händler, im Markt
board-horse-effect = Pferd: +1 Provinz
board-yard-effect = +1 Bauwerk
board-temple-effect = eine Schlucht sperren
board-customs-effect = +1 Grenzpass
board-guild-effect = +1 Einfluss
board-round-effect = Experten: Punkte je Münze
board-bank-effect = zahlt nach Geboten
board-inspector-effect = besucht die reichste
board-more = mehr
board-less = weniger
spot-bank = Bank, Platz { $number }
spot-bid = { $building }, { $price } Münzen
spot-teahouse = Teehaus in { $province }
spot-post = Handelsposten in { $province }

## Players

stat-coins = Münzen nicht geboten, von allen
stat-traders = Händler im Vorrat, von allen
tag-passed = gepasst
tag-bank = Bank
phase-bidding = Bieten
phase-progress = Fortschritt
phase-travel = Bauen & reisen
phase-points = Punkte

## Previews

preview-title = Wenn das Bieten jetzt endete
preview-bank = Die Bank zahlt
preview-bids = { $sum } insgesamt geboten
preview-inspector = Inspektor: { $province }
preview-victim = { $player } verliert dort einen Händler
preview-no-victim = niemand muss gehen
preview-own-income = Dein Einkommen
preview-nothing = noch nichts
preview-passes = Übrige Grenzpässe
preview-passes-sub = jede Grenze kostet einen
preview-gaps = Lücken auf deinem Weg
preview-gap = { $province }: { $count } fehlen
preview-others = Einkommen der anderen
preview-end = Bis zum Ende
preview-end-points = { $leader } von { $end } Punkten
preview-end-presents = { $count ->
    [one] noch 1 Geschenk
   *[other] noch { $count } Geschenke
}
preview-end-rounds = { $count ->
    [one] höchstens noch 1 Runde
   *[other] höchstens noch { $count } Runden
}

## The board in words

text-traders = { $player }: { $count ->
    [one] 1 Händler
   *[other] { $count } Händler
}
text-posts = { $player }: { $count ->
    [one] 1 Handelsposten
   *[other] { $count } Handelsposten
}
text-horse = Pferd von { $player }
text-teahouse = Teehaus von { $player }
text-presents = { $count ->
    [one] 1 Geschenk
   *[other] { $count } Geschenke
}
text-bids = Gebote
text-order = Reihenfolge

## What can be done

verb-bid = Bieten
verb-bank = Bank
verb-market = Zum Markt
verb-pass = Passen
verb-use = Zuerst nutzen
verb-block = Sperren
verb-take = Nehmen
verb-keep = Behalten
verb-build-post = Handelsposten
verb-build-bridge = Brücke
verb-build-teahouse = Teehaus
verb-travel = Reisen
verb-push = Verdrängen
verb-spare = Niemand
verb-end = Zug beenden
verb-convert = Punkte
verb-guard = Wächter

## Rules

section-setup = Aufbau
section-bid = Bieten
section-bank = Die Bank
section-market = Der Markt
section-pass = Passen
section-progress = Fortschritt
section-travel = Reisen
section-build = Bauen
section-push = Verdrängen
section-route = Der verbundene Weg
section-inspector = Der Inspektor
section-presents = Geschenke
section-income = Einkommen
section-order = Die neue Reihenfolge
section-points = Punkte und Münzen
section-end = Spielende
section-round = Die nächste Runde
section-score = Wertung
section-double = Doppelgebote
section-guard = Wachen
section-duli = Zu zweit mit Dúli
section-two = Zu zweit (2013)
edition-differences = 2013: Pu’er zählt als Provinz, die Bank hat zwei ungleiche Plätze, beide Posten dürfen in einer Provinz stehen, ein Teehaus zählt immer zwölf Punkte, und zu zweit hat jeder zwei Farben. 2023: Der Tempel sperrt eine Schlucht, der Markt zahlt 3 für alle zusammen, Teehäuser zählen mehr, je ferner sie stehen, und zu zweit spielt Dúli mit.
section-debt = Schulden (2013)

peek-bank = zahlt die Bank
peek-victim = nimmt von { $player }
peek-no-victim = nimmt niemanden
view-city = Stadt
view-map = Karte
change-coins = freie Münzen
change-score = deine Punkte
setup-expert-2023-say = Wächter und doppeltes Bieten; nur das letzte Geschenk beendet das Spiel
setup-expert-2013-say = Bieten auf Kredit: fehlende Münzen kosten Punkte
setup-double_bidding-say = bis zu zwei Händler in einem Fortschrittsgebäude
setup-guards-say = einmal im Spiel schützt ein Wächter deine Händler in einer Provinz
deed-bid = { $space_number } bieten
deed-bank = Zur Bank gehen
deed-market = Auf den Markt gehen
deed-use = Zuerst nutzen
deed-block = Schlucht sperren
deed-build-post = Posten bauen
deed-build-bridge = Brücke bauen
deed-build-teahouse = Teehaus bauen
deed-guard = Wächter aufstellen
deed-travel = Reise nach { $to }
deed-push = { $colour } verdrängen
deed-spare = Niemanden verdrängen
deed-end = Zug beenden
deed-convert = { $amount } Punkte nehmen
place-of-sequence = Reihenfolge beim Bieten und Reisen
place-of-stable = Pferde in { $province }
place-of-level = Stufe { $value }
place-of-inspector = Der Inspektor in { $province }
place-of-presents = Geschenke in { $province }
place-of-border = Grenze
place-of-payout = Die Bank zahlt { $value }
place-of-revenue-trader = Ein Händler verdient hier { $value }
place-of-revenue-post = Ein Handelsposten verdient hier { $value }
place-of-score = { $value } Punkte
place-of-round = Runde { $value }
preview-title-now = Wie es steht
