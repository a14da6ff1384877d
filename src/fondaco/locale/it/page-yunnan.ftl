
## The board

board-puer = Pu’er
board-market = Mercato
board-bidding = Offerte
board-passed = passato
board-travel = Viaggio
board-place = Piazza mercanti
board-bank-pays = La banca paga
board-progress = Progresso
board-build = Costruire, viaggiare
board-inspector = Ispettore
board-presents = Doni
board-income = Rendita, ordine
board-points = Punti
board-bank = Banca
board-inspector-house = Casa dell’ispettore
board-round = Turno
board-school-effect = +1 mercante, al mercato
board-horse-effect = cavallo: +1 provincia
board-yard-effect = +1 struttura
board-temple-effect = blocca una gola
board-customs-effect = +1 lasciapassare
board-guild-effect = +1 influenza
board-round-effect = esperti: punti per moneta
board-bank-effect = secondo le offerte
board-inspector-effect = visita la più ricca
board-more = più
board-less = meno
spot-bank = Banca, posto { $number }
spot-bid = { $building }, { $price } monete
spot-teahouse = Casa da tè in { $province }
spot-post = Stazione commerciale in { $province }

## Players

stat-coins = monete non offerte, sul totale
stat-traders = mercanti nella riserva, sul totale
tag-passed = passato
tag-bank = banca
phase-bidding = Offerte
phase-progress = Progresso
phase-travel = Costruire e viaggiare
phase-points = Punti

## Previews

preview-title = Se finisse adesso
preview-bank = La banca paga
preview-bids = { $sum } offerti in tutto
preview-inspector = Ispettore: { $province }
preview-victim = { $player } vi perde un mercante
preview-no-victim = nessuno deve andarsene
preview-own-income = La tua rendita
preview-nothing = ancora niente
preview-passes = Lasciapassare rimasti
preview-passes-sub = ogni confine ne richiede uno
preview-gaps = Lacune nel tuo percorso
preview-gap = { $province }: ne mancano { $count }
preview-others = Rendite degli altri

## The board in words

text-traders = { $player }: { $count ->
    [one] 1 mercante
   *[other] { $count } mercanti
}
text-posts = { $player }: { $count ->
    [one] 1 stazione
   *[other] { $count } stazioni
}
text-horse = cavallo di { $player }
text-teahouse = casa da tè di { $player }
text-presents = { $count ->
    [one] 1 dono
   *[other] { $count } doni
}
text-bids = Offerte
text-order = Ordine

## What can be done

verb-bid = Offri
verb-bank = Banca
verb-market = Al mercato
verb-pass = Passa
verb-use = Usa prima
verb-block = Blocca
verb-take = Prendi
verb-keep = Conserva
verb-build-post = Stazione
verb-build-bridge = Ponte
verb-build-teahouse = Casa da tè
verb-travel = Viaggia da
verb-push = Scaccia
verb-spare = Nessuno
verb-end = Fine turno
verb-convert = Punti
verb-guard = Guardia in

## Rules

section-setup = Preparazione
section-bid = Offerte
section-bank = La banca
section-market = Il mercato
section-pass = Passare
section-progress = Progresso
section-travel = Viaggiare
section-build = Costruire
section-push = Scacciare
section-route = Il percorso collegato
section-inspector = L’ispettore
section-presents = Doni
section-income = Rendita
section-order = Il nuovo ordine
section-points = Punti e monete
section-end = Fine della partita
section-round = Il turno seguente
section-score = Punteggio
section-double = Doppie offerte
section-guard = Guardie
section-duli = In due con Dúli
section-two = In due (2013)
edition-differences = 2013: Pu’er conta come provincia, la banca ha due posti diversi, entrambe le stazioni possono stare in una provincia, una casa da tè vale sempre dodici punti e in due si tengono due colori ciascuno. 2023: il tempio blocca una gola, il mercato paga 3 in tutto, le case da tè valgono di più quanto più sono lontane e in due gioca anche Dúli.
section-debt = Debiti (2013)

## The lesson

lesson-yunnan-aim = Commerci in tè. Ogni turno prima fai offerte nella città a destra, poi i tuoi mercanti risalgono la Via a sinistra e guadagnano. Vince chi alla fine ha più punti.
lesson-yunnan-bid = Ciò che brilla si può toccare. Ling offre 7 nella Scuola, su un posto piccolo. Offri 9: tocca il posto e conferma.
lesson-yunnan-outbid = Il mercante di Ling è dovuto tornare: sui posti piccoli resta solo l’offerta più alta. Il tuo è su un posto grande, dove nessuno può superarti. A destra vedi quanto pagherebbe ora la banca: più si offre, più paga.
lesson-yunnan-pass = Non serve spendere altro. Passa: i mercanti rimasti vanno al mercato di Pu’er, da dove possono viaggiare.
lesson-yunnan-travel = Ora costruisci e viaggi. Tocca il mercato, poi lo Yunnan: un mercante attraversa il confine e usa un lasciapassare.
lesson-yunnan-route = Un mercante nello Yunnan rende 6. Le province lontane rendono di più, ma il tuo cavallo deve averle raggiunte e il percorso verso Pu’er non deve avere lacune.
lesson-yunnan-end = Viaggia ancora se vuoi, poi termina il turno.
lesson-yunnan-points = La tua rendita è contata. Scegli quanta diventa punti; il resto sono monete per le prossime offerte.
lesson-yunnan-done = Questo è un turno. Se tocchi qualcosa di chiuso, la pagina ti dice quale regola lo vieta. Buon divertimento!
peek-bank = paga la banca
peek-victim = toglie a { $player }
peek-no-victim = non toglie nulla
view-city = Città
view-map = Mappa
change-coins = monete libere
change-score = i tuoi punti
setup-expert-2023-say = guardie e doppie offerte; solo l'ultimo dono chiude la partita
setup-expert-2013-say = offerte a credito: le monete che mancano costano punti
setup-double_bidding-say = fino a due mercanti in un edificio del progresso
setup-guards-say = una volta per partita, una guardia protegge i tuoi mercanti in una provincia
