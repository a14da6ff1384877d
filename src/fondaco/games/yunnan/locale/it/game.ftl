name-yunnan = Yunnan
title-yunnan-2023 = Yunnan (2023)
title-yunnan-2013 = Yunnan (2013)
setup-expert = Gioco per esperti
setup-double_bidding = Doppia puntata
setup-guards = Guardie

## Names

player-nobody = Dúli
colour-red = Rosso
colour-yellow = Giallo
colour-blue = Blu
colour-black = Nero
colour-green = Verde
colour-violet = Viola
place-market = Mercato di Pu’er
place-yunnan = Yunnan
place-sichuan = Sichuan
place-kang = Kang
place-qamdo = Qamdo
place-tibet = Tibet
place-qinghai = Qinghai
place-supply = riserva personale
building-school = Scuola dei Mercanti
building-customs = Ufficio Doganale
building-horse = Mercato dei Cavalli
building-guild = Gilda dei Mercanti
building-dragon-house = Casa del Drago
building-yard = Cantiere di Costruzione
building-temple = Tempio di Dianmu
bank-bank = Banca
bank-bank-more = casella maggiore
bank-bank-less = casella minore
gorge-sichuan-qinghai = burrone tra Sichuan e Qinghai
gorge-yunnan-kang = burrone tra Yunnan e Kang
gorge-kang-qinghai = burrone tra Kang e Qinghai
gorge-yunnan-tibet = burrone tra Yunnan e Tibet
gorge-yunnan-qamdo = burrone tra Yunnan e Qamdo
gorge-qamdo-qinghai = burrone tra Qamdo e Qinghai
structure-post = emporio
structure-bridge = ponte
structure-teahouse = casa da tè
structure-guard = guardia
category-track = Punti sulla Traccia del Punteggio
category-coins = Monete
category-presents = Regali
category-passes = Lasciapassare
category-influence = Influenza
category-teahouses = Case da tè
category-horses = Cavallo

## Prompts

prompt-first-order = Si estrae il primo ordine di turno.
prompt-bidding = Piazza un mercante oppure passa.
prompt-progress = Hai vinto sia il tempio sia il cantiere: quale usi per primo?
prompt-temple = Blocca un burrone.
prompt-yard = Prendi una struttura.
prompt-placing = Costruisci subito la nuova struttura oppure tienila.
prompt-travel = Costruisci e viaggia, poi termina il turno.
prompt-pushing = Destituisci un mercante con influenza minore, oppure nessuno.
prompt-conversion = Quanta parte della rendita diventa punti vittoria?
prompt-duli-bids = Dúli scopre una carta per puntare.
prompt-duli-travels = Dúli scopre una carta per viaggiare.

## Options

option-draw = Viene estratto: { $colour }
option-bid = { $from_id ->
    [supply] Punta su { $space }
   *[other] Punta su { $space } con un mercante da { $from }
}
option-bank = { $from_id ->
    [supply] Vai: { $bank }
   *[other] Vai: { $bank }, con un mercante da { $from }
}
option-market = { $from_id ->
    [supply] Vai al mercato
   *[other] Vai al mercato con un mercante da { $from }
}
option-pass = Passa
option-use = Usa per primo: { $building }
option-block = Blocca il { $gorge }
option-take = Prendi: { $structure }
option-keep = Tieni per dopo
option-build-post = Costruisci un emporio: { $province }
option-build-bridge = Costruisci un ponte: { $gorge }
option-build-teahouse = Costruisci una casa da tè: { $province }
option-guard = Metti la guardia: { $province }
option-travel = Viaggio: { $from } – { $to }
option-push = Destituisci un mercante: { $colour }
option-spare = Non destituire nessuno
option-end = Termina il turno
option-convert = { $amount } della rendita in punti
option-turn = Si scopre la carta { $card }

## What happened

event-drawn = { $player } è in posizione { $position } nell’asta e riceve { $coins } monete.
event-bids = { $from_id ->
    [supply] { $player } punta { $price }: { $building }.
   *[other] { $player } punta { $price } con un mercante da { $from }: { $building }.
}
event-outbid = La puntata di { $player } è superata ({ $building }): il mercante torna indietro.
event-rejoins = { $player } rientra nell’asta.
event-goes-to-bank = { $from_id ->
    [supply] { $player } va in banca.
   *[other] { $player } va in banca con un mercante da { $from }.
}
event-goes-to-market = { $from_id ->
    [supply] { $player } manda un mercante al mercato.
   *[other] { $player } manda al mercato un mercante da { $from }.
}
event-passes = { $player } passa.
event-paid-by-bank = La banca paga { $coins } monete a { $player } (puntate in tutto: { $total }).
event-pays = { $player } paga { $coins } monete per tutte le puntate.
event-loses-points = A { $player } mancano { $coins } monete: perde { $points } punti.
event-trains = { $player } ha un nuovo mercante al mercato.
event-gains-pass = { $player } ha ora { $passes } lasciapassare.
event-horse-moves = Il cavallo di { $player } raggiunge { $province }.
event-gains-influence = { $player } ha ora influenza { $influence }.
event-blocks = { $player } blocca il { $gorge }.
event-takes = { $player } prende una struttura: { $structure }.
event-builds-post = { $player } costruisce un emporio: { $province }.
event-builds-bridge = { $player } costruisce un ponte sul { $gorge }.
event-builds-teahouse = { $player } costruisce una casa da tè: { $province }.
event-posts-guard = { $player } mette la guardia: { $province }.
event-travels = { $player } viaggia: { $from } – { $to } ({ $passes ->
    [one] 1 lasciapassare
   *[other] { $passes } lasciapassare
}).
event-pushed-out = { $player } destituisce un mercante di { $victim }: { $from } – { $to }.
event-isolated = { $player } non ha una strada fino a { $province }: { $traders ->
    [one] 1 mercante va
   *[other] { $traders } mercanti vanno
} al mercato.
event-ends-turn = { $player } ha finito di costruire e viaggiare.
event-inspects = L’ispettore visita { $province }, dove la rendita è { $revenue }.
event-banished = L’ispettore bandisce un mercante di { $player }: { $province }.
event-nobody-banished = L’ispettore non trova nessuno da bandire: { $province }.
event-presented = { $player } riceve { $presents ->
    [one] 1 regalo
   *[other] { $presents } regali
}: { $province }.
event-earns = { $player } ha una rendita di { $income }.
event-ordered = { $player } è ora in posizione { $position } per rendita.
event-converts = { $player } prende { $points } punti e { $coins } monete.
event-ends = La partita finisce dopo il round { $round }.
event-round-begins = Comincia il round { $round }.
event-turns-card = { $player } scopre la carta { $card }.
event-cannot-bid = { $player } non trova caselle libere su questa carta e non punta.
event-enters = { $player } mette { $traders ->
    [one] 1 mercante
   *[other] { $traders } mercanti
}: { $province }.

## Rules: setup

rule-setup-order = Il caso decide il primo ordine dell’asta.
rule-setup-pieces = Tutti iniziano con tre mercanti, due lasciapassare, nessuna influenza e un cavallo nello Yunnan.
rule-setup-coins = Il primo e il secondo nell’asta iniziano con 9 monete, il terzo e il quarto con 12, il quinto con 15.
rule-setup-presents = Ci sono cinque regali nel Sichuan, quattro nel Kang (2013: Qamdo), tre in Tibet e due nel Qinghai.

## Rules: bidding

rule-bid-turn = Nell’ordine dell’asta piazzi un mercante alla volta, oppure passi, finché tutti hanno passato.
rule-bid-source = Il mercante che piazzi viene dalla tua riserva o da una provincia, mai da un edificio o dal mercato.
rule-bid-supply-first = Finché hai mercanti nella riserva, non puoi prenderne da una provincia.
rule-bid-trader-there = Piazzi un tuo mercante che si trova dove lo prendi.
rule-bid-space-taken = Una casella tiene un solo mercante.
rule-bid-one-trader = In un edificio puoi avere un solo mercante, e non puoi rialzare una puntata che è già lì.
rule-bid-progress-left = Puoi puntare solo in un edificio che ha ancora un progresso per te.
rule-bid-small-space = Una casella piccola si può prendere solo se la puntata diventa la più alta dell’edificio.
rule-bid-coins = Tutte le tue puntate insieme non possono superare le tue monete.
rule-bid-outbid = Un mercante su una casella piccola torna nella riserva non appena qualcuno punta di più nello stesso edificio.
rule-bid-rejoin = Se hai passato e la tua puntata è superata, riprendi il tuo posto nell’ordine e continui l’asta; chi era andato al mercato vi resta.
rule-bid-large-space = Un mercante su una casella grande resta, qualunque cosa puntino gli altri, e non chiude le caselle grandi meno care.
rule-bid-temple-spaces = Il tempio ha le caselle 5, 7 e 9. Che siano tutte piccole è stampato; 7 e 9 sono una nostra ricostruzione.
rule-bank-space-free = Ogni casella della banca tiene un mercante.
rule-bank-pass = Se vai in banca, tutti i tuoi mercanti negli edifici e nella riserva vanno al mercato, e hai passato.
rule-bank-leave-buildings = Se vai in banca, i tuoi mercanti lasciano gli edifici per il mercato; puoi ancora mandare mercanti al mercato o passare.
rule-bank-no-bids-after = Chi è andato in banca non può più puntare negli edifici in questa fase.
rule-bank-one-space = Non puoi usare entrambe le caselle della banca nella stessa fase.
rule-market-place = Al mercato può stare qualsiasi numero di mercanti; da lì viaggeranno.
rule-pass-market = Quando passi, i mercanti rimasti nella riserva vanno al mercato.
rule-pass-market-2013 = Quando passi, i mercanti rimasti nella riserva vanno al mercato, come l’autore ha poi chiarito.

## Rules: resolving

rule-bank-payout = Per prima si risolve la banca: paga secondo la somma di tutte le puntate, lo stesso in entrambe le caselle.
rule-bank-payout-2013 = Per prima si risolve la banca: paga secondo la somma di tutte le puntate, di più nella prima casella che nella seconda.
rule-bank-steps = La banca paga 9 monete e 1 in più ogni 5 monete puntate, al massimo 27. Sono stampati 23 da 70 a 74, 24 per 75 e 27 oltre 99; i gradini intermedi sono una nostra ricostruzione.
rule-bank-second-space = La seconda casella paga 2 monete più della metà di quanto paga la prima, arrotondata per difetto. Sono stampati 14 accanto a 24 e 15 accanto a 27; il resto è una nostra ricostruzione.
rule-progress-pay = Nell’ordine dell’asta tutti pagano le puntate, ottengono i progressi e riprendono i mercanti nella riserva.
rule-progress-order = Usi gli edifici vinti nell’ordine che preferisci.
rule-progress-temple = Chi vince il tempio blocca un burrone per il resto del round: i ponti su di esso non contano e non se ne costruiscono.
rule-progress-school = La scuola dà un nuovo mercante, che sta al mercato e può viaggiare subito.
rule-progress-customs = L’ufficio doganale dà un lasciapassare in più per ogni round, fino a sei.
rule-progress-horse = Il mercato dei cavalli porta il tuo cavallo una provincia più avanti sulla Via del tè e dei cavalli.
rule-progress-guild = La gilda (2013: Casa del Drago) aumenta di uno la tua influenza, fino a quattro, con effetto immediato.
rule-progress-yard = Il cantiere dà una struttura a tua scelta dalla riserva generale.
rule-progress-structure-left = Prendi strutture che restano nella riserva generale.
rule-progress-at-once = Una struttura del cantiere si costruisce subito o si tiene per una fase di viaggio successiva.
rule-progress-teahouse-at-once = Di tutte le strutture solo una casa da tè si può costruire subito; le altre aspettano la fase di viaggio.
rule-progress-new-structure = Ora si può costruire solo la struttura appena presa.

## Rules: build and travel

rule-travel-order = Nella fase di viaggio l’ordine dell’asta si inverte.
rule-travel-any-order = Nel tuo turno costruisci e viaggi in qualsiasi ordine, quanto lo permettono pezzi e lasciapassare.
rule-build-in-supply = Costruisci strutture della tua riserva personale.
rule-build-reach = Costruisci solo nelle province raggiunte dal tuo cavallo; per un ponte deve averle raggiunte entrambe.
rule-build-one-post = Puoi avere un solo emporio in una provincia.
rule-build-posts = Puoi costruire entrambi gli empori nella stessa provincia.
rule-build-gorge-blocked = Sul burrone bloccato dal tempio non si può costruire alcun ponte.
rule-build-gorges = Ci sono quattro burroni. Quello tra Sichuan e Qinghai è stampato, quello tra Yunnan e Kang (2013: Qamdo) segue da un esempio; quelli tra Kang e Qinghai e tra Yunnan e Tibet sono una nostra ricostruzione.
rule-build-one-bridge = Puoi avere un solo ponte su un burrone.
rule-build-one-teahouse = In una provincia c’è posto per una sola casa da tè, di chiunque sia.
rule-travel-trader-there = I tuoi mercanti al mercato e nelle province possono viaggiare.
rule-travel-one-journey = Un mercante fa un solo viaggio per turno.
rule-travel-elsewhere = Un viaggio finisce in una provincia diversa da quella di partenza.
rule-travel-puer = Pu’er è una città e non una provincia: nessun viaggio finisce al suo mercato.
rule-travel-puer-2013 = Pu’er conta come provincia: un viaggio può finire lì.
rule-travel-reach = Un viaggio passa solo per province raggiunte dal tuo cavallo.
rule-travel-bridges = Si viaggia lungo la Via del tè e dei cavalli e sui propri ponti.
rule-travel-passes = Ogni confine attraversato da un mercante richiede un lasciapassare.
rule-push-opponent = Non puoi destituire un tuo mercante.
rule-push-trader-there = Si destituisce solo un mercante nella provincia in cui finisce il viaggio; dal mercato non si destituisce nessuno.
rule-push-influence = Puoi destituire solo mercanti con influenza minore della tua.
rule-push-down = Un mercante destituito scende di una provincia lungo la Via del tè e dei cavalli, dallo Yunnan al mercato.
rule-route-connected = Alla fine del tuo turno i mercanti senza una strada collegata fino a Pu’er, fatta solo di province con tuoi mercanti o empori, vanno al mercato.

## Rules: the rest of the round

rule-inspector-visit = L’Ispettore Provinciale visita la provincia dove tutti i mercanti e gli empori insieme rendono di più, senza contare i costi di trasporto; tra più province, la più lontana.
rule-inspector-visit-2013 = L’Ispettore Provinciale visita la provincia dove tutti i mercanti e gli empori collegati insieme rendono di più, senza contare i costi di trasporto; tra più province, la più lontana.
rule-inspector-banish = L’ispettore bandisce al mercato un mercante con l’influenza più alta; a parità, quello che viene prima nell’ordine di viaggio.
rule-inspector-spare = Un’influenza di quattro o una tua casa da tè nella provincia protegge dall’ispettore.
rule-presents-influence = Ogni mercante in una provincia riceve un regalo finché ce ne sono: prima l’influenza più alta, a parità uno ciascuno nell’ordine di viaggio.
rule-income-revenue = Ogni mercante e ogni emporio rende ciò che paga la sua provincia.
rule-income-gaps = Ogni provincia senza un tuo mercante o emporio sulla strada per Pu’er costa a un mercante 3 della sua rendita.
rule-income-posts = Un emporio con un’interruzione nella strada non rende nulla.
rule-income-market = Il mercato paga 3 in tutto, quanti che siano i mercanti.
rule-income-market-2013 = Il mercato paga 3 per ogni mercante.
rule-order-income = La rendita più alta viene prima nel nuovo ordine di viaggio; a parità, chi ha contato per ultimo.
rule-points-income = Puoi convertire in punti al massimo la rendita di questo round.
rule-end-trigger = La partita finisce dopo la conversione se qualcuno ha 80 punti o se non ci sono più regali sul tabellone.
rule-end-last-round = La partita finisce al più tardi dopo il round 20, perché ogni partita abbia una fine.
rule-round-next = I mercanti tornano dal mercato alla riserva, il burrone è di nuovo libero e per l’asta l’ordine si inverte.

## Rules: scoring

rule-score-track = Contano i punti sulla Traccia del Punteggio.
rule-score-coins = Tre monete valgono un punto.
rule-score-presents = Un regalo vale tre punti.
rule-score-passes = Da due a sei lasciapassare valgono 0, 1, 4, 9 e 16 punti.
rule-score-influence = Un’influenza da zero a quattro vale 0, 1, 4, 9 e 16 punti.
rule-score-teahouses = Una casa da tè vale 1 punto nello Yunnan, 3 nel Sichuan, 6 nel Kang, 10 in Tibet e 15 nel Qinghai.
rule-score-teahouses-2013 = Una casa da tè vale dodici punti ovunque si trovi.
rule-score-horses = Un cavallo vale 0 punti nello Yunnan, 1 nel Sichuan, 4 nel Kang, 9 in Tibet e 16 nel Qinghai.
rule-score-ties = A parità vince l’influenza più alta, poi chi viene prima nell’ordine attuale.

## Rules: expert game (2023)

rule-double-two-traders = In un edificio dei progressi puoi avere al massimo due mercanti.
rule-double-progress-twice = Puoi puntare una seconda volta solo se puoi ottenere il progresso due volte.
rule-double-outbid-oneself = Una puntata sopra il tuo stesso mercante su una casella piccola rimanda a casa anche lui.
rule-guard-at-once = Una guardia si mette in una provincia qualsiasi appena presa; non si può tenere.
rule-guard-protects = Una guardia protegge i mercanti del suo proprietario nella provincia dalla destituzione, ma non dall’ispettore.
rule-guard-once = Alla fine del round la guardia esce dal gioco.
rule-end-presents-only = Nel gioco per esperti solo i regali chiudono la partita: finisce quando non ce ne sono più sul tabellone.
rule-end-one-module = Anche se si usa uno solo dei due moduli per esperti, i punti non chiudono la partita: il regolamento cita la fine modificata accanto ai moduli, come parte del gioco per esperti stesso.

## Rules: Dúli

rule-duli-setup = Dúli gioca per terza: sette mercanti, empori nello Yunnan e nel Sichuan, una prima puntata di 9 nella scuola; una casella della banca è chiusa, lei punta per terza e viaggia per prima.
rule-duli-cards = Ognuna delle sedici carte di Dúli si scopre una volta prima che tutte siano rimescolate.
rule-duli-deck = Il regolamento mostra una delle sedici carte di Dúli; le altre quindici sono una nostra ricostruzione.
rule-duli-bid = Finché una persona è ancora all’asta, Dúli prende la casella libera meno cara del primo edificio della carta. Se lì ha già un mercante o nessuna casella è aperta, va all’edificio successivo; se non ce n’è, non punta.
rule-duli-resolve = Le puntate di Dúli contano per la banca; lei non paga mai, e dei suoi progressi conta solo la gilda.
rule-duli-teahouse = Se la carta mostra una casa da tè, Dúli la costruisce nella provincia più lontana con il mercante di una persona, o nella successiva più in basso che non ne ha.
rule-duli-travel = Dúli mette i suoi mercanti come dice la carta, fino alla provincia più lontana raggiunta dal cavallo di una persona.
rule-duli-push = Dove Dúli mette mercanti in una provincia, destituisce al massimo un mercante con influenza minore della sua: di due persone quello di chi ha meno influenza, poi quello di chi ha lì più mercanti; se tutto è pari, nessuno.
rule-duli-presents = Dúli riceve regali solo dove anche una persona ha mercanti.
rule-duli-income = Dúli non ha rendita e non fa punti.
rule-duli-leave = Alla fine del round tutti i mercanti di Dúli lasciano il tabellone.

## Rules: expert game and two players (2013)

rule-debt-bid = Puoi puntare più monete di quante ne hai.
rule-debt-points = Per ogni moneta che ti manca al pagamento perdi nove punti meno il numero del round; i tuoi punti possono scendere sotto zero.
rule-debt-floor = Una moneta mancante costa almeno un punto, per quanto avanzato sia il round.
rule-two-colours = Ognuno dei due giocatori gioca due colori con monete separate; è la partita a quattro.
rule-two-alternate = Nel primo ordine i colori dei due giocatori si alternano.
rule-two-rivals = I due colori di un giocatore stanno tra loro come con gli altri: possono superare le puntate l’uno dell’altro e destituirsi a vicenda.
rule-two-end = In due la partita finisce a 100 punti o con due regali o meno sul tabellone.
rule-two-score = Un giocatore ha un solo punteggio per i due colori; le monete di entrambi si sommano prima di diventare punti.
rule-two-influence = In caso di pareggio si somma l’influenza dei due colori di un giocatore, perché il regolamento conta entrambi i colori come un solo punteggio.

# Terminal
board-round = Round { $round }
board-end = Fine: { $points }/{ $end } punti, ✦ { $presents }
board-end-presents = Fine: ✦ { $presents }
board-bridges = Ponti
board-traders = Mercanti
board-posts = Empori
board-teahouse = Casa da tè
board-horses = Cavalli
board-presents = Regali
board-guards = Guardie
board-puer = Pu’er
board-blocked = bloccato
board-bank = Banca
board-bank-pays = paga { $coins }
board-bids = Puntate
board-bidding = Asta
board-passed = passati
board-travel = Viaggio
board-coins = Monete
board-income = Rendita
board-influence = Influenza
board-passes = Lasciap.
board-supply = Riserva

## Che cosa misurano i bot, come motivo; ciò che non aiuta nessuno è vuoto

measure-always = { "" }
measure-points-on-the-track = punti sulla traccia
measure-points-for-progress = punti per i progressi alla fine
measure-points-for-teahouses = punti per le case da tè alla fine
measure-points-for-horses = punti per il cavallo alla fine
measure-presents = regali
measure-coins-not-pledged = monete non impegnate in puntate
measure-income-to-be-converted = rendita da convertire
measure-income-of-the-board-while-bidding = rendita per round, come sta il tabellone
measure-income-of-the-board-while-travelling = rendita in questo round, come sta il tabellone
measure-income-for-the-inspector = rendita che l’ispettore toglierebbe
measure-traders = mercanti
measure-traders-squared = { "" }
measure-traders-at-home-while-bidding = mercanti in riserva per altre puntate
measure-traders-in-the-market-while-travelling = mercanti al mercato che possono ancora viaggiare
measure-passes = lasciapassare per ogni round
measure-reach = province alla portata del cavallo
measure-reach-times-traders = { "" }
measure-reach-times-passes = { "" }
measure-influence = influenza
measure-others-of-lower-influence = rivali con influenza minore
measure-others-of-higher-influence = rivali con influenza maggiore
measure-posts-on-the-board = empori sul tabellone
measure-revenue-of-posts = rendita degli empori
measure-bridges-on-the-board = ponti sul tabellone
measure-posts-kept = empori tenuti per dopo
measure-bridges-kept = ponti tenuti per dopo
measure-teahouses-kept = case da tè tenute per dopo
measure-traders-cut-off = mercanti tagliati fuori
measure-bid-in-the-school = mercanti in arrivo dalla scuola
measure-bid-in-the-customs-office = lasciapassare in arrivo dall’Ufficio Doganale
measure-bid-at-the-horse-trader = province in arrivo dal Mercato dei Cavalli
measure-bid-in-the-guild = influenza in arrivo dalla Gilda
measure-bid-in-the-yard = strutture in arrivo dal cantiere
measure-bid-in-the-temple = burroni da bloccare con il tempio
measure-pledged-where-it-can-be-outbid = monete in puntate che si possono superare
measure-payment-of-the-bank = monete dalla banca
measure-still-bidding = { "" }
measure-passes-left-to-travel = lasciapassare rimasti in questo round
measure-still-to-travel = { "" }
measure-place-in-the-order = posti più indietro nell’ordine
measure-points-if-it-ended-now = punti se la partita finisse ora
measure-traders-in-yunnan = mercanti nello Yunnan
measure-traders-in-sichuan = mercanti nel Sichuan
measure-traders-in-kang = mercanti nella terza provincia
measure-traders-in-tibet = mercanti in Tibet
measure-traders-in-qinghai = mercanti nel Qinghai
measure-income-in-prospect = rendita raggiungibile in questo round
measure-income-in-prospect-beside-two-bids = { "" }
measure-traders-that-can-be-pushed-out = mercanti propri che si possono destituire
measure-traders-of-others-that-can-be-pushed-out = mercanti altrui che si possono destituire
measure-own-rounds-to-the-end-by-points = { "" }
measure-rounds-to-the-end-by-points = { "" }
measure-presents-left-on-the-board = regali rimasti sul tabellone
measure-rounds-played = { "" }
# Perché qualcosa è rifiutato, dove la regola da sola non lo dice

refusal-bid-trader-there = Lì non hai mercanti.
refusal-bid-space-taken = Una casella tiene un solo mercante; questa è occupata.
refusal-bid-progress-left = Puoi puntare solo se c’è ancora un progresso da ottenere: in questo edificio sei già al massimo.
refusal-bank-space-free = In banca non ci sono caselle libere.
refusal-progress-order = Usi gli edifici vinti nell’ordine che preferisci; in questo non hai mercanti.
refusal-progress-structure-left = Di questo tipo non hai più strutture nella riserva generale.
refusal-build-in-supply = Non hai questa struttura nella riserva personale.
refusal-travel-trader-there = Lì non hai mercanti che possano viaggiare.
refusal-travel-one-journey = Un mercante fa un solo viaggio per turno; quelli che sono lì l’hanno già fatto.
refusal-travel-passes = Ogni confine attraversato da un mercante richiede un lasciapassare; non te ne restano abbastanza.
refusal-push-trader-there = Questo giocatore non ha mercanti lì; dal mercato non si destituisce nessuno.

# Capitoli del regolamento

chapter-2-giocatori = 2 giocatori
chapter-fine-del-gioco = Fine del gioco
chapter-gioco-per-esperti = Gioco per esperti
chapter-preparazione = Preparazione
