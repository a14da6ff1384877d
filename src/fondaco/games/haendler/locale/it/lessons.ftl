## Comprare merci

lesson-buying = Comprare merci
    .about = Di che si tratta, la tabella dei prezzi e i magazzini.
lesson-buying-aim = Sei un mercante intorno al 1400. Compri a poco, carichi le merci sui carri e le vendi care dove i carri arrivano. Con il guadagno sali di rango, e alla fine vince chi sta più in alto. Il solo denaro non basta.
lesson-buying-board = Sei merci, e ognuna ha una riga sulla tabella dei prezzi: a quanto si vende, da 600 a 1000, e quanto costa comprarla, da 100 a 400. Più si vende cara, più costa comprarla. Ogni città vende solo tre delle sei merci, e solo quelle vi si conservano.
lesson-buying-buy = Nel tuo magazzino di Parigi, dove sta il carro 1, hai già del sale. Compra un pezzo di vino a Parigi: costa 100. Tocca il vino, poi Parigi.
    .other = Puoi comprare ovunque. Ma le merci lasciano una città solo su un carro che vi si trova: restiamo a Parigi.
lesson-buying-more = Un altro: chi carica più pezzi di un tipo guadagna di più quando il prezzo sale.
    .other = Compra ancora un vino a Parigi.
lesson-buying-third = Tre merci per round sono il massimo. L’ultima può stare altrove: a Vienna attende il carro 3, e la seta si vende a 700. Compra seta a Vienna.
    .other = Possibile, ma con la seta a Vienna metti un piede su un altro carro.
    .done = Questo è il tuo acquisto: 300 fiorini per tre merci. Ora comprano gli altri. Nel primissimo round tutti comprano due volte, così i magazzini si riempiono.

## Capocarico e nolo

lesson-loading = Capocarico e nolo
    .about = Chi comanda un carro, chi può caricare che cosa e come si contratta il nolo.
lesson-loading-office = Ogni carro in una città ha bisogno di un capocarico. Per ciascuno, in ordine di numero, tutti offrono in segreto; l’offerta più alta va alla banca, gli altri tengono il denaro. A parità vince chi viene prima nell’ordine di gioco.
lesson-loading-bid = Il carro 1 è a Parigi, dove hai due vini e un sale. Offri 300.
    .other = L’offerta la scegli tu. Con 300 qui vinci.
lesson-loading-load = Le offerte sono scoperte: sei capocarico. Carichi per primo e gratis, fino a tre merci, ma di un solo tipo. Carica un vino.
    .other = Allora il tuo tipo sarebbe il sale. Di vino ne hai di più.
lesson-loading-again = E il secondo. D’ora in poi su questo carro hai il monopolio del vino: nessun altro può caricarlo.
    .other = Carica anche il secondo vino.
lesson-loading-freight = Ling vuole spedire due viveri sul tuo carro e offre 200. Sei tu il capocarico: puoi accettare, rifiutare o chiedere di più. Chiedi 400.
    .other = Il carro è tuo, e anche il prezzo. Prova fin dove arriva: chiedi 400.
    .done = Accetta, ti paga subito 400 e carica. Ognuno degli altri può caricare fino a due merci, di ogni tipo tranne il tuo, se vi accordate.
lesson-loading-second = Ora il carro 2 a Colonia. Lì hai solo una stoffa: lascia che la carica la paghi un altro. Offri 0.
    .other = Risparmia: con una sola stoffa la carica non rende.
lesson-loading-ship = Ling è capocarico e ha caricato il suo ferro. Ora proponile la tua merce: spedisci la stoffa.
    .other = Puoi passare, ma allora la stoffa resta a Colonia.
lesson-loading-offer = Quanto vale per te? Una stoffa si vende ad almeno 600. Offri 200.
    .other = Troppo poco viene rifiutato, troppo è regalato. Offri 200.
lesson-loading-deal = Chiede 300. Se accetti, è fatta; se rifiuti, puoi proporre altro, fino a tre volte per carro. A 300 guadagni ancora: accetta.
    .other = Rifiutare è un tuo diritto, e a volte è saggio. Qui accetta.
    .done = D’accordo: paghi 300 e la stoffa è caricata. La carica dura finché il carro non lascia la città; finché è fermo, nei round seguenti si può caricare ancora.

## Carri, bivi e il corriere

lesson-wagons = Carri, bivi e il corriere
    .about = Le tessere muovono i carri, ai bivi si sceglie la via, e il corriere porta una carta.
lesson-wagons-tiles = Hai quattro tessere, da 1 a 4. In ogni round ne giochi una: muove un carro qualsiasi, tuo o no, di tante caselle. Una tessera usata resta coperta finché non sono passati quattro round; poi tornano tutte. I carri non tornano mai indietro.
lesson-wagons-move = Il carro 2 porta la tua stoffa. Due caselle più avanti c’è il bivio di Deventer, e sulla strada da lì a Bruges sta il corriere. Muovi il carro 2 con la tessera 3.
    .other = Si può muovere qualsiasi carro. Ma il carro 2 può incontrare il corriere.
lesson-wagons-fork = A un bivio sceglie chi guida. Prendi la via per Bruges, dove attende il corriere.
    .other = Di lì si va ad Amburgo. È anche quella una meta, ma il corriere è sull’altra strada.
lesson-wagons-card = Hai fatto incontrare un carro e il corriere: scegli una carta influenza dal mazzo. Prendi Vendita speciale; che cosa fanno le carte lo vedi in una lezione a parte.
    .other = Anche quella è una buona carta. Qui prendi Vendita speciale.
lesson-wagons-arrived = Ling ha portato il carro 2 fino a Bruges. In una città il carro si ferma, il resto del movimento è perso, e riposa fino al prossimo round. Tutto ciò che porta sarà venduto, anche la tua stoffa: il viaggio l’ha pagato Ling.
lesson-wagons-courier = Le carte investimento aiutano. Con la carta Corriere muovi il corriere di una casella nel tuo turno. Mandalo di una casella verso Reims.
    .other = Nel tuo turno l’ordine è libero. Qui comincia dal corriere.
lesson-wagons-tile = Il carro 1 è sulla strada per Reims. Muovilo con la tessera 2: arriva a Reims, a una casella dal corriere.
    .other = La tessera 2 e il carro 1 ti portano proprio davanti al corriere.
lesson-wagons-drive = Il Carradore ti dà un punto in più. Usalo per il carro 1.
    .other = Puoi non usare il punto, ma non si conserva.
lesson-wagons-meet = Anche Reims è un bivio. Prendi la via per Bruges, sulla casella del corriere.
    .other = L’altra via porta a sud, lontano dal corriere.
lesson-wagons-choose = Incontrato di nuovo: scegli una carta. Ascesa è buona.
    .other = Qui va bene qualsiasi carta.
    .done = Un carro che ti ha portato una carta non lo muovi più in questo turno. Il corriere resta dov’è, e il prossimo incontro potrebbe essere di un altro.

## I prezzi e la vendita

lesson-prices = I prezzi e la vendita
    .about = Il disco dei prezzi, gli uffici, la vendita dal magazzino e quanto rende un carro arrivato.
lesson-prices-what = Il carro 2 è arrivato a Bruges con tre tuoi vini. Prima della vendita i prezzi si muovono. Ognuno regola in segreto un disco con due lancette; ogni lancetta alza la sua merce di un gradino. Dalla cima, 1000, un prezzo ricade a 600.
lesson-prices-disc = Il vino è a 800. Attenzione: anche altri possono alzarlo, e oltre 1000 ricade a 600. Punta una lancetta sul vino.
    .other = Che cosa indichi è un tuo segreto. Per la lezione indica solo il vino.
lesson-prices-office = Anche Ling ha alzato il vino: è a 1000. Sono salite anche seta e stoffa. Il tuo Ufficio cambia un prezzo di un gradino, in su o in giù, una volta per round. Più di 1000 non si può; usalo quindi altrove: abbassa la stoffa, la merce di Tommaso.
    .other = Il tuo vino è già in cima. Abbassa la stoffa.
lesson-prices-sell = Dopo tutti i cambi di prezzo la carta Vendita dal magazzino ti fa vendere fino a cinque merci direttamente dai magazzini, al prezzo d’acquisto. Il sale è a 900, quindi rende 300. Vendine uno a Parigi.
    .other = Vendere è facoltativo. Prova una volta, a Parigi.
lesson-prices-stop = Tieni il resto: su un carro renderà 900 o più. Passa.
    .other = È permesso, fino a cinque. Ora passa.
    .done = Ora il carro 2 è stato venduto. I tuoi tre vini hanno reso 1000 ciascuno, più 300 ciascuno come premio di Bruges, che non vende vino: 3900 fiorini. La seta di Ling non ha avuto premio. Il premio di Bruges ora è 0; nelle città senza carri è salito.

## Investimenti

lesson-investing = Investimenti
    .about = Un’asta per carte che ti aiutano fino alla fine.
lesson-investing-row = Otto carte investimento, quattro scoperte. Ognuna aiuta chi la possiede in ogni round fino alla fine. All’asta non va la singola carta, ma il diritto di scegliere.
lesson-investing-open = Sei il primo giocatore, quindi apri tu. Chi non apre è fuori per questo round. Offri 200.
    .other = Un’apertura di 200 è modesta e basta.
lesson-investing-raise = Ling ha offerto 400, Tommaso è fuori per questa carta. Vai a 500.
    .other = Un’offerta deve superare la precedente. 500 basta.
lesson-investing-choose = Hai vinto. Scegli una delle carte scoperte: il Grande ufficio cambia un prezzo di un gradino in ogni round, anche oltre il bordo della tabella.
    .other = Sono buone tutte e quattro; il Grande ufficio si adatta a ciò che hai imparato.
    .done = Hai pagato 500 alla banca, e la carta è tua. Ognuno ne riceve al massimo una per round, e se ne vende una in meno dei giocatori. Ora gli altri offrono per la prossima.
lesson-investing-cards = Che cosa c’è: Acquisto conveniente (tutto per 100), Carradore e Gran carradore (uno o due punti in più), Corriere e Corriere espresso (muovere il corriere), Ufficio e Grande ufficio (cambiare un prezzo), Vendita dal magazzino (vendere senza carro).

## Rango, debiti e la fine

lesson-standing = Rango, debiti e la fine
    .about = Rappresentanza, salire, scendere e prendere in prestito, e chi vince.
lesson-standing-steps = È di questo che si tratta: i gradini della società, che prendono il nome da quanto costano a ogni round, da 0 a 1600. Alla fine di ogni round prima paghi il tuo gradino, poi puoi salire.
lesson-standing-climb = Sei sul gradino da 200 e l’hai pagato. Salire costa quanto indica il tracciato degli arrivi: con un arrivo, 800. Più tardi, più caro. Sali.
    .other = Il denaro da solo qui non vince. Sali finché costa poco.
lesson-standing-stop = Potresti salire ancora, due gradini per round sono permessi. Ma al prossimo round c’è da pagare il gradino da 400, e da caricare i carri. Tieni 1500: passa.
    .other = Audace! Ma al prossimo round saresti povero. Ritira e passa.
lesson-standing-borrow = Un brutto round: non potevi pagare i 400 del tuo gradino e sei sceso al più alto che potevi pagare. Chi è sceso può prendere una volta 2000 in prestito dalla banca. Il tuo vino aspetta un carro, quindi prendi il prestito.
    .other = Andare avanti con 100 fiorini sarebbe dura. Prendi il prestito.
    .done = Hai 2100 e una cambiale. Ripagarla costa 2500. Finché hai debiti non sali, e alla fine chi non ne ha ti precede.
lesson-standing-repay = È arrivato un carro con le tue merci, e hai 4200. Prima liberati del debito: ripaga 2500.
    .other = Senza ripagare non puoi salire.
lesson-standing-up = Ora puoi risalire: dopo tre arrivi un gradino costa 1000. Sali.
    .other = Non costerà di meno. Sali.
lesson-standing-last = L’ultimo round. In tre la partita finisce dopo il round in cui arriva il settimo carro. Vince il gradino più alto; a parità, chi ha più denaro. Ling sta un gradino sopra di te, Tommaso anche, ma ha un debito.
lesson-standing-final = Dopo sette arrivi un gradino costa 2500. Hai 3000: sali.
    .other = Il denaro conta solo a parità di gradino. Sali.
lesson-standing-ranks = Tu e Ling siete entrambi sul gradino da 800. A lei restano 2400, a te 500: vince lei, per il denaro. Tommaso è ultimo, pur stando altrettanto in alto, per il suo debito. Un carro in più al momento giusto, e la vittoria sarebbe stata tua.

## Le carte influenza

lesson-cards = Le carte influenza
    .about = Sette tipi di carte, ognuna giocata una volta e al suo momento.
lesson-cards-what = Le carte influenza le porta il corriere. Ognuna si gioca una volta, nel momento che il nome suggerisce, ed esce dal gioco. Le vediamo tutte e sette, ciascuna nella sua posizione.
lesson-cards-master = Capocarico: prima delle offerte prendi per 800 la carica su un carro, e nessuno può superarti. Giocala sul carro 1.
    .other = Passando tieni la carta. Qui giocala sul carro 1.
lesson-cards-free = Carico gratuito: metti fino a due merci su un carro senza chiedere al capocarico e senza pagare. Giocala.
    .other = Potresti anche contrattare. Qui gioca la carta.
lesson-cards-freely = Ora carica un vino.
    .other = Andrebbe bene qualsiasi tua merce a Parigi. Carica un vino.
lesson-cards-axle = Asse rotto: prima di ogni movimento fermi un carro per tutto il round. La seta di Tommaso sul carro 3 sarebbe un buon bersaglio.
    .other = Scegli il carro che fa più male: il 3.
lesson-cards-special = Vendita speciale: una merce direttamente dal magazzino per 800, qualunque sia il prezzo. Vendi un vino di Parigi.
    .other = Scegli una merce; qui un vino.
lesson-cards-bonus = Vendita con premio: Genova vende vino, quindi i tuoi due vini non avrebbero il premio. Con la carta sì: 400 ciascuno.
    .other = 800 fiorini in più valgono la carta.
lesson-cards-representation = Rappresentanza: sei sul gradino da 1000, ma con questa carta paghi 400. Giocala; senza, pagheresti per intero.
    .other = Pagare 1000 per intero si può, ma è caro.
lesson-cards-ascent = Ascesa: verso la fine un gradino costa 2000 o più. Con la carta sono 1200. Giocala.
    .other = Tenerla per dopo? Non resta molto dopo.
    .done = Sono tutte e sette. Le ultime due spesso decidono la partita: conta le caselle fino al corriere.

## Accordi

lesson-agreements = Accordi
    .about = Una variante: accordi vincolanti fra chi è di turno e un altro giocatore.
lesson-agreements-what = Con gli accordi chi è di turno può fare un patto con un altro: denaro, carte e promesse, per ora o per dopo. Un patto è pubblico, e le promesse si mantengono: il tavolo non ti lascia infrangerle.
lesson-agreements-propose = Ling gioca dopo di te. Tu vuoi che il carro 1 vada avanti, e lei forse vuole denaro. Proponi un patto a Ling.
    .other = Puoi anche semplicemente giocare. Qui parla prima con Ling.
lesson-agreements-vow = Scrivi la proposta clausola per clausola. Prima che cosa deve fare Ling: scegli «Tu prometti di …».
    .other = Anche questa è una clausola. Qui comincia da ciò che farà Ling.
lesson-agreements-deed = Deve muovere il carro 1.
    .other = Scegli: muovere il carro 1.
lesson-agreements-until = Fino a quando la vincola? Fino alla fine di questa fase.
    .other = Anche una promessa più lunga andrebbe. Qui basta la fine della fase.
lesson-agreements-money = E la tua parte: le paghi 300 quando ha mantenuto la parola. Così non rischi nulla.
    .other = Puoi anche pagare subito, ma pagare a promessa mantenuta è più sicuro.
lesson-agreements-put = Un patto ha al massimo quattro clausole; due bastano. Presentala: ora la sentono tutti.
    .other = Presentala così com’è.
lesson-agreements-play = Tommaso avrebbe potuto intromettersi con una sua offerta, ma ha passato, e Ling ha accettato. Ora gioca la tua tessera: il carro 1 con il 2.
    .other = La promessa vincola Ling, non te. Muovi comunque il carro 1 con il 2.
    .done = Ling doveva muovere il carro 1, perché l’aveva promesso, e tu le hai pagato 300. Una promessa che non si può mantenere nel suo tempo decade, e allora non si deve nulla.
