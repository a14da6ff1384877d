
## The board

short-yunnan = Yunnan
about-yunnan = Fai puntate a Pu’er, poi manda i tuoi mercanti sulla Via del tè e dei cavalli.
board-puer = Pu’er
board-market = Mercato
board-bidding = Asta
board-passed = passato
board-travel = Viaggio
board-place = Piazza mercanti
board-bank-pays = La banca paga
board-progress = Progresso
board-build = Costruire, viaggiare
board-inspector = Ispettore
board-presents = Regali
board-income = Rendita, ordine
board-points = Punti
board-bank = Banca
board-inspector-house = Casa dell’ispettore
board-round = Round
board-school-effect = +1 mercante, al mercato
board-horse-effect = cavallo: +1 provincia
board-yard-effect = +1 struttura
board-temple-effect = blocca un burrone
board-customs-effect = +1 lasciapassare
board-guild-effect = +1 influenza
board-round-effect = esperti: punti per moneta
board-bank-effect = secondo le puntate
board-inspector-effect = visita la più ricca
board-more = più
board-less = meno
spot-bank = Banca, casella { $number }
spot-bid = { $building }, { $price } monete
spot-teahouse = Casa da tè in { $province }
spot-post = Emporio in { $province }

## Players

stat-coins = monete non puntate, sul totale
stat-traders = mercanti nella riserva, sul totale
tag-passed = passato
tag-bank = banca
phase-bidding = Asta
phase-progress = Progresso
phase-travel = Costruire e viaggiare
phase-points = Punti

## Previews

preview-title = Se l’asta finisse ora
preview-bank = La banca paga
preview-bids = { $sum } puntati in tutto
preview-inspector = Ispettore: { $province }
preview-victim = { $player } vi perde un mercante
preview-no-victim = nessuno deve andarsene
preview-own-income = La tua rendita
preview-nothing = ancora niente
preview-passes = Lasciapassare rimasti
preview-passes-sub = ogni confine ne richiede uno
preview-gaps = Interruzioni nella tua strada
preview-gap = { $province }: ne mancano { $count }
preview-others = Rendite degli altri
preview-end = Alla fine mancano
preview-end-points = { $leader } punti su { $end }
preview-end-presents = { $count ->
    [one] 1 regalo da ricevere
   *[other] { $count } regali da ricevere
}
preview-end-rounds = { $count ->
    [one] al massimo 1 round
   *[other] al massimo { $count } round
}

## The board in words

text-traders = { $player }: { $count ->
    [one] 1 mercante
   *[other] { $count } mercanti
}
text-posts = { $player }: { $count ->
    [one] 1 emporio
   *[other] { $count } empori
}
text-horse = cavallo di { $player }
text-teahouse = casa da tè di { $player }
text-presents = { $count ->
    [one] 1 regalo
   *[other] { $count } regali
}
text-bids = Puntate
text-order = Ordine

## What can be done

verb-bid = Punta
verb-bank = Banca
verb-market = Al mercato
verb-pass = Passa
verb-use = Usa prima
verb-block = Blocca
verb-take = Prendi
verb-keep = Conserva
verb-build-post = Emporio
verb-build-bridge = Ponte
verb-build-teahouse = Casa da tè
verb-travel = Viaggia
verb-push = Destituisci
verb-spare = Nessuno
verb-end = Fine turno
verb-convert = Punti
verb-guard = Guardia

## Rules

section-setup = Preparazione
section-bid = Asta
section-bank = La banca
section-market = Il mercato
section-pass = Passare
section-progress = Progresso
section-travel = Viaggiare
section-build = Costruire
section-push = Destituzione
section-route = La strada collegata
section-inspector = L’ispettore
section-presents = Regali
section-income = Rendita
section-order = Il nuovo ordine
section-points = Punti e monete
section-end = Fine della partita
section-round = Il round seguente
section-score = Punteggio
section-double = Doppia puntata
section-guard = Guardie
section-duli = In due con Dúli
section-two = In due (2013)
edition-differences = 2013: Pu’er conta come provincia, la banca ha due caselle diverse, entrambi gli empori possono stare in una provincia, una casa da tè vale sempre dodici punti e in due si tengono due colori ciascuno. 2023: il tempio blocca un burrone, il mercato paga 3 in tutto, le case da tè valgono di più quanto più sono lontane e in due gioca anche Dúli.
section-debt = Debiti (2013)

peek-bank = paga la banca
peek-victim = toglie a { $player }
peek-no-victim = non toglie nulla
view-city = Città
view-map = Mappa
change-coins = monete libere
change-score = i tuoi punti
setup-expert-2023-say = guardie e doppia puntata; solo l’ultimo regalo chiude la partita
setup-expert-2013-say = puntate a credito: le monete che mancano costano punti
setup-double_bidding-say = fino a due mercanti in un edificio del progresso
setup-guards-say = una volta per partita, una guardia protegge i tuoi mercanti in una provincia
deed-bid = Punta { $space_number }
deed-bank = Vai alla banca
deed-market = Vai al mercato
deed-use = Usa per primo
deed-block = Blocca il burrone
deed-build-post = Costruisci emporio
deed-build-bridge = Costruisci ponte
deed-build-teahouse = Costruisci casa da tè
deed-guard = Metti la guardia
deed-travel = Viaggia: { $to }
deed-push = Destituisci { $colour }
deed-spare = Non destituire nessuno
deed-end = Termina il turno
deed-convert = Prendi { $amount } punti
place-of-sequence = Ordine dell’asta e dei viaggi
place-of-stable = Cavalli: { $province }
place-of-level = Livello { $value }
place-of-inspector = L’ispettore: { $province }
place-of-presents = Regali: { $province }
place-of-border = Confine
place-of-payout = La banca paga { $value }
place-of-revenue-trader = Qui un mercante rende { $value }
place-of-revenue-post = Qui un emporio rende { $value }
place-of-score = { $value } punti
place-of-round = Round { $value }
preview-title-now = Come stanno le cose
