name-china = China
title-china = China
setup-side = Lato del tabellone
setup-side-auto = secondo il numero di giocatori
setup-side-3-4 = per tre o quattro giocatori
setup-side-4-5 = per quattro o cinque giocatori
setup-fortifications = Fortificazioni

# Regole nell’ordine del regolamento

rule-setup-side = Un lato del tabellone è per tre o quattro giocatori, l’altro per quattro o cinque; in quattro si può scegliere.
rule-setup-cards = In quattro una carta di ogni colore torna nella scatola, in tre due di ogni colore.
rule-setup-hand = Hai in mano tre carte, che nessun altro può vedere.
rule-setup-row = Quattro carte del mazzo stanno scoperte al suo fianco.
rule-setup-emperor = Chi comincia tiene l’imperatore fino alla fine; l’ultimo giro si chiude quando ha giocato chi gli siede a destra.
rule-setup-deck = Ci sono 57 carte: 13 rosse, 12 verdi, 11 gialle, 11 arancioni e 10 viola. Il totale è stampato; la divisione per colore è una nostra ricostruzione.
rule-setup-provinces = Chu ha 8 spazi, Wei 7, Ch’in 6 e Qi 5, come mostrano le regole e gli esempi. Yan e Zhao con 7, Shu con 6, Han con 5 e Lu con 4 sono una nostra ricostruzione, e così il nome Yan.
rule-turn-place-or-swap = Nel tuo turno piazzi uno o due pezzi oppure cambi una carta. Puoi non fare nulla solo se non puoi fare né l’uno né l’altro.
rule-place-cards-in-hand = Puoi giocare solo carte che hai in mano.
rule-place-colour = Una carta porta un pezzo in una provincia del suo stesso colore.
rule-place-one-province = Tutti i pezzi di un turno vanno nella stessa provincia.
rule-place-first-alone = Dove non c’è ancora alcun pezzo, nel tuo turno puoi piazzarne uno solo.
rule-place-two-pieces = Dove c’è già un pezzo qualsiasi, puoi piazzarne fino a due: al massimo tre carte, due pezzi, una provincia.
rule-place-joker = Due carte dello stesso colore valgono insieme come jolly per un pezzo.
rule-place-joker-colour = Un jolly vale solo per le province di colore diverso dal suo.
rule-place-discards = Le carte giocate restano scoperte sugli scarti.
rule-place-supply = Puoi piazzare solo pezzi che restano nella tua riserva.
rule-house-space-taken = Su uno spazio può stare una sola casa.
rule-emissary-limit = In una provincia non ci sono mai più emissari delle case che vi ha chi ne ha di più.
rule-emissary-anywhere = Puoi mandare emissari anche dove non hai case e dove le case sono già state conteggiate.
rule-emissary-no-houses = Un emissario ha bisogno di una provincia in cui ci sia già una casa, di chiunque sia.
rule-houses-full = Appena ogni spazio di una provincia ha una casa, le sue case si conteggiano, anche a metà di un turno.
rule-houses-most = Chi ha più case in una provincia riceve un punto per ogni casa che vi si trova, di chiunque sia.
rule-houses-next = Ogni posto successivo riceve tanti punti quante sono lì le case di chi sta al posto sopra. Senza case non si riceve nulla.
rule-houses-tie = Chi ha lo stesso numero di case condivide il posto e ne riceve tutti i punti; chi segue prende il posto subito sotto.
rule-draw-hand = Dopo il tuo turno torni ad avere tre carte in mano, pescandole una alla volta.
rule-draw-row = Puoi prendere solo una carta che sta nella fila scoperta.
rule-draw-known = Tutti vedono quale carta scoperta prendi; resta nota finché non la giochi.
rule-draw-pile = Finché ci sono carte nel mazzo puoi pescare da esso.
rule-draw-refill = La fila scoperta torna a quattro carte solo quando la mano è di nuovo completa.
rule-pile-cards = Dal mazzo può uscire solo una carta che c’è.
rule-pile-once = Quando il mazzo finisce la prima volta, gli scarti si mescolano e diventano il nuovo mazzo. La fila scoperta resta.
rule-pile-twice = Quando il mazzo finisce la seconda volta non ce n’è un altro: si pesca quel che resta e si gioca l’ultimo giro.
rule-swap-instead = Puoi cambiare una carta solo invece di piazzare pezzi.
rule-swap-nothing-left = Puoi cambiare solo finché c’è una carta scoperta o nel mazzo.
rule-end-last-round = Quando il mazzo è finito due volte, il giro continua fino a chi siede a destra dell’imperatore, poi la partita finisce.
rule-end-no-piece = La partita finisce subito quando nessuno potrebbe più piazzare un pezzo, qualunque carta avesse.
rule-final-houses = Alla fine si conteggiano le case di tutte le province non ancora conteggiate.
rule-alliance-order = Le quindici alleanze tra province vicine si conteggiano nell’ordine dei loro numeri.
rule-alliance-majorities = Chi ha più emissari in tutte e due le province di un’alleanza riceve un punto per ogni emissario che vi si trova, di chiunque sia.
rule-alliance-numbers = Le alleanze 3 (Wei e Ch’in) e 4 (Ch’in e Shu) sono stampate; le altre coppie e gli altri numeri sono una nostra ricostruzione.
rule-alliance-shared = A parità di emissari tutti i pari hanno la maggioranza e ognuno riceve tutti i punti.
rule-road-row = Quattro o più case tue in una fila ininterrotta lungo una strada valgono un punto l’una. Le diramazioni non contano e nessuna casa conta due volte.
rule-road-best = Se le tue case permettono file diverse, vale la suddivisione che dà più punti.
rule-road-network = Il tracciato delle strade è una nostra ricostruzione; i due lati del tabellone hanno gli stessi spazi.
rule-win-points = Chi ha più punti diventa imperatore.
rule-win-supply = A parità di punti vince chi ha più pezzi nella riserva.
rule-win-shared = Se anche questi sono pari, la vittoria è condivisa.
rule-fortification-space = Una fortificazione ha bisogno di uno spazio senza case e senza altre fortificazioni.
rule-fortification-neutral = Una fortificazione non è di nessuno: chiunque può metterci una casa.
rule-fortification-houses = Con una casa su una fortificazione ricevi il doppio dei punti per le case di quella provincia.
rule-fortification-road = Una fila con la tua casa su una fortificazione vale il doppio.

# La cronaca

event-board-laid-out = Si gioca sul lato per { $side } giocatori.
event-cards-removed = { $count ->
    [0] Tutte le carte sono in gioco.
    [one] Una carta di ogni colore resta nella scatola.
   *[other] { $count } carte di ogni colore restano nella scatola.
  }
event-emperor-given = { $player } comincia e tiene l’imperatore.
event-hand-dealt = { $player } ha tre carte.
event-row-laid-out = Nella fila scoperta arriva { $card }.
event-cards-played = { $player } gioca { $payment }.
event-joker-played = { $player } gioca { $payment } come jolly.
event-house-placed = { $player } piazza una casa in { $province } ({ $space }).
event-emissary-placed = { $player } manda un emissario in { $province }.
event-fortification-placed = { $player } costruisce una fortificazione in { $province } ({ $space }).
event-first-in-province = È il primo pezzo in { $province }, perciò in questo turno resta solo.
event-left-at-one = { $player } si ferma a un pezzo.
event-passed = { $player } non può né piazzare un pezzo né cambiare una carta.
event-card-swapped = { $player } cambia { $card }.
event-card-taken = { $player } prende { $card } dalla fila scoperta.
event-card-drawn = { $player } pesca una carta dal mazzo.
event-card-seen = Ricevi { $card }.
event-row-filled = Nella fila scoperta arriva { $card }.
event-pile-shuffled = Il mazzo è finito. Gli scarti si mescolano: { $count } carte.
event-pile-spent = Il mazzo è finito per la seconda volta. È l’ultimo giro.
event-province-full = { $province } è piena e si conteggia.
event-province-at-the-end = Si conteggiano le case in { $province }.
event-houses-first = { $player } ha più case di tutti in { $province }: { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
event-houses-next = { $player } riceve { $points ->
    [one] un punto
   *[other] { $points } punti
  } per le case in { $province }.
event-houses-tied = { $player } condivide un posto in { $province }: { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
event-houses-doubled = La fortificazione in { $province } ha raddoppiato i punti di { $player }.
event-alliance-scored = Alleanza { $alliance }, { $province } e { $other }: { $player } riceve { $points } punti.
event-row-scored = { $player } ha una fila di { $count } case da { $from } a { $to }: { $points } punti.
event-row-doubled = { $player } ha una fila fortificata di { $count } case da { $from } a { $to }: { $points } punti.
event-nothing-fits = Sul tabellone non c’è più posto per alcun pezzo.
event-round-ended = L’ultimo giro è finito.
event-game-won = { $player } diventa imperatore con { $points } punti.
event-game-won-by-supply = { $player } diventa imperatore con { $points } punti e { $count } pezzi rimasti.
event-game-shared = { $player } condivide il trono con { $points } punti.

# Che cosa si può scegliere

option-deal = distribuire { $card }
option-house = Casa su { $space } per { $payment }
option-emissary = Emissario in { $province } per { $payment }
option-fortification = Fortificazione su { $space } per { $payment }
option-swap = Cambia { $card }
option-end = Smetti di piazzare
option-take = Prendi { $card }
option-draw = Pesca dal mazzo

prompt-dealing = Si distribuiscono le carte.
prompt-open-row = Si scopre la fila.
prompt-turn = Piazza un pezzo, cambia invece una carta o smetti di piazzare.
prompt-drawing = Completa la mano: prendi una carta scoperta o pesca dal mazzo.
prompt-top-card = Si pesca una carta.
prompt-refilling = Si completa la fila scoperta.
prompt-ending = Il turno passa a chi segue.

category-houses = Case
category-alliances = Alleanze
category-roads = Strade

# Il tabellone nel terminale

board-houses = Case
board-emissaries = Emiss.
board-fortifications = Fort.
board-hand = Mano
board-row = Fila scoperta
board-pile = Mazzo
board-discards = Scarti
board-last-round = ultimo giro
board-second-pass = secondo passaggio

# Nomi

colour-green = Verde
colour-red = Rosso
colour-violet = Viola
colour-blue = Blu
colour-yellow = Giallo
side-3-4 = 3–4
side-4-5 = 4–5
card-red = una carta rossa
card-green = una carta verde
card-yellow = una carta gialla
card-orange = una carta arancione
card-violet = una carta viola
hue-red = rosso
hue-green = verde
hue-yellow = giallo
hue-orange = arancione
hue-violet = viola
payment-red = una carta rossa
payment-green = una carta verde
payment-yellow = una carta gialla
payment-orange = una carta arancione
payment-violet = una carta viola
payment-red-pair = due carte rosse
payment-green-pair = due carte verdi
payment-yellow-pair = due carte gialle
payment-orange-pair = due carte arancioni
payment-violet-pair = due carte viola
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

## Che cosa misurano i bot, come motivo; ciò che non aiuta nessuno è vuoto

measure-always = { "" }
measure-points = punti fatti finora
measure-houses-in-provinces-with-one-space-left = punti in province con uno spazio libero
measure-houses-in-provinces-with-two-spaces-left = punti in province con due spazi liberi
measure-houses-in-provinces-with-more-spaces-left = punti in province con più spazi liberi
measure-majorities-of-houses = province con più case
measure-shared-majorities-of-houses = province con maggioranza di case condivisa
measure-one-house-behind = province con una casa di ritardo
measure-provinces-without-a-house = province aperte senza case
measure-spaces-of-provinces-that-are-led = spazi in province in cui si è in testa
measure-spaces-of-provinces-that-are-decided = spazi in province che non si possono più perdere
measure-provinces-where-the-lead-is-within-reach = province in cui la testa è a portata
measure-alliances = punti per le alleanze, come stanno
measure-settled-alliances = punti per alleanze sicure
measure-half-alliances-that-are-open = alleanze vinte a metà
measure-half-alliances-of-another = { "" }
measure-half-alliances-within-reach = alleanze a portata
measure-half-alliances-out-of-reach-for-now = { "" }
measure-worth-of-half-alliances-within-reach = punti per alleanze a portata
measure-majorities-of-emissaries = province con più emissari
measure-shared-majorities-of-emissaries = province con maggioranza di emissari condivisa
measure-alliances-of-majorities = alleanze delle province con più emissari
measure-alliances-of-shared-majorities = { "" }
measure-alliances-of-settled-majorities = alleanze di province sicure
measure-alliances-of-majorities-within-reach = { "" }
measure-rows = punti per le file, come stanno
measure-neighbours-along-roads = case accanto a case proprie
measure-free-spaces-along-roads = spazi liberi accanto a case proprie
measure-groups-of-two-along-roads = coppie lungo le strade
measure-groups-of-three-along-roads = terzetti lungo le strade
measure-ways-to-lengthen-groups-of-three = modi di fare di un terzetto una fila
measure-longer-groups-along-roads = file di quattro o più
measure-longest-group-along-roads = case nel gruppo più lungo
measure-houses-left = case nella riserva
measure-emissaries-left = emissari nella riserva
measure-fortifications-left = fortificazioni rimaste
measure-fortified-houses-in-open-provinces = case su fortificazioni
measure-cards = carte in mano
measure-colours-in-the-hand = colori in mano
measure-pairs-in-the-hand = coppie in mano
measure-spaces-for-the-hand = spazi pagabili con la mano
measure-own-turn = { "" }
measure-pieces-left-in-the-turn = pezzi ancora da piazzare in questo turno
measure-next-but-one = { "" }
measure-points-by-one-piece-of-the-hand = punti ottenibili subito con un pezzo
measure-points-by-the-best-pieces-of-the-hand = punti ottenibili in un turno con le carte in mano
measure-points-by-the-second-best-pieces-of-the-hand = { "" }
measure-points-by-all-pieces-of-the-hand = { "" }
measure-points-by-the-best-pieces-of-any-hand = punti ottenibili in un turno con le carte migliori
measure-points-in-danger = punti che gli altri potrebbero togliere con un turno ciascuno
measure-points-in-danger-soon = punti che altri potrebbero togliere subito dopo
# Perché qualcosa è rifiutato, dove la regola da sola non lo dice

refusal-place-supply = Non hai più pezzi di questo tipo.
refusal-draw-pile = Il mazzo è finito e non se ne può più pescare.

# Capitoli del regolamento

chapter-bundniswertung = Conteggio delle alleanze
chapter-der-neue-kaiser = Il nuovo imperatore
chapter-hauserwertung = Conteggio delle case
chapter-karte-tauschen = Cambiare una carta
chapter-karten-nachziehen = Riprendere carte
chapter-nachziehstapel-aufgebraucht = Mazzo esaurito
chapter-schlusswertung = Conteggio finale
chapter-spiel-mit-befestigungen = Gioco con le fortificazioni
chapter-spielende = Fine del gioco
chapter-spielmaterial = Materiale
chapter-spielsteine-setzen = Piazzare i pezzi
chapter-spielverlauf = Svolgimento
chapter-spielvorbereitung = Preparazione
chapter-strassenwertung = Conteggio delle strade
