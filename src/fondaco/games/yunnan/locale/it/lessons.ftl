## Le puntate a Pu’er

lesson-bids = Le puntate a Pu’er
    .about = Come ottenere progressi per i tuoi mercanti, superare le puntate altrui o farti pagare dalla banca.
lesson-bids-aim = Commerci in tè lungo la Via del Tè e dei Cavalli. Un round ha due metà: prima tutti puntano per ottenere progressi nella città di Pu’er, a destra; poi i mercanti risalgono la via, a sinistra, e guadagnano. Alla fine vince chi ha più punti.
lesson-bids-outbid = Si punta mettendo un mercante su un prezzo. La Scuola dei Mercanti dà un mercante in più. Ling vi ha puntato 7, su una piccola casella rotonda. Punta 9: tocca la casella, poi conferma.
    .other = Anche questa sarebbe una buona mossa. Qui però vediamo come si supera una puntata: punta 9 alla Scuola dei Mercanti.
lesson-bids-large = Il mercante di Ling è dovuto tornare a casa: su una casella piccola resta solo la puntata più alta dell’edificio. Poi Tommaso ha puntato 12, eppure il tuo mercante è ancora lì. È su una casella grande, da 9 in su, e nessuno può mandarlo via. Riceverete entrambi un nuovo mercante, ciascuno al proprio prezzo.
lesson-bids-small = Hai 18 monete e 9 sono impegnate nella scuola: tutte le tue puntate insieme non possono superare ciò che possiedi. L’Ufficio Doganale dà un lasciapassare in più, e Ling vi ha puntato 5. Punta 7.
    .other = Puoi farlo, ma restiamo al 5 di Ling nell’Ufficio Doganale: 7 lo supera.
lesson-bids-pass = Ora è toccato a te: Tommaso ha puntato 9 e il tuo mercante è tornato a casa. Potresti riprovare altrove, ma il tuo denaro è quasi tutto impegnato. Passa: i mercanti rimasti nella tua riserva vanno al mercato di Pu’er, da dove comincia il viaggio.
    .other = Qui ci sarebbero buone puntate, ma in questo passo si tratta di passare.
    .done = Tutti hanno passato e le puntate sono state pagate. Hai pagato 9 e hai ricevuto un quarto mercante, che sta subito al mercato. Con lui ora puoi viaggiare in tre.
lesson-bids-bank = Un altro round: hai solo 6 monete, e gli altri puntano forte. Allora ti aiuta la banca. Paga 9 monete, più 1 ogni 5 monete in tutte le puntate. Ora sono 46. Tocca la banca.
    .other = Con 6 monete potresti ancora puntare 5, ma allora la banca non ti pagherebbe.
    .done = La banca ti ha pagato 18. In cambio, chi va in banca ha passato e non ottiene progressi; tutti i mercanti negli edifici vanno al mercato. E ci sono solo due caselle.
lesson-bids-end = Ecco le puntate: superare sulle caselle piccole, restare su quelle grandi, passare in tempo o farsi pagare dalla banca. Che cosa danno gli edifici lo vedi nella prossima lezione.

## Che cosa danno gli edifici

lesson-progress = Che cosa danno gli edifici
    .about = Mercanti, lasciapassare, cavallo, influenza, strutture e il tempio che chiude un burrone.
lesson-progress-six = Sei edifici, sei tipi di progresso. La scuola dà un mercante, l’Ufficio Doganale un lasciapassare per ogni round, il Mercato dei Cavalli porta avanti il tuo cavallo di una provincia, la Gilda alza la tua influenza, il cantiere dà una struttura, il tempio chiude un burrone per un round.
lesson-progress-pass = Tieni tre edifici: tempio, cantiere e Mercato dei Cavalli, per 25 monete in tutto. Gli altri hanno passato. Passa anche tu e guarda come si risolve.
    .other = Puoi puntare ancora, ma hai ciò che ti serve. Passa.
lesson-progress-first = Hai pagato, e il tuo cavallo è avanzato da solo fino al Kang. Tempio e cantiere chiedono una decisione, e scegli tu quale viene prima. Prendi il tempio.
    .other = L’ordine lo scegli tu, e anche il cantiere per primo andrebbe bene. Cominciamo dal tempio.
lesson-progress-block = Chiudi uno dei quattro burroni. Fino alla fine del round nessun ponte lì vale, per nessuno, e non se ne può costruire. È un modo per rovinare la scorciatoia a qualcuno.
    .other = Prima scegli un burrone.
lesson-progress-take = Ora il cantiere: prendi un emporio. Nella sua provincia guadagna round dopo round e chiude un vuoto nella tua rotta.
    .other = Ponti e case da tè hanno una lezione propria. Per ora prendi un emporio.
lesson-progress-build = Puoi costruirlo subito o tenerlo per la fase di viaggio. Puoi costruire ovunque il tuo cavallo sia già stato. Costruiscilo nel Sichuan.
    .other = È una vera scelta, a volte la migliore. Qui costruisci l’emporio nel Sichuan.
    .done = L’emporio è costruito. In tutta la partita hai due empori, due ponti e due case da tè: ogni struttura conta.
lesson-progress-end = I progressi non si perdono mai: lasciapassare, influenza e cavallo danno perfino punti alla fine, e gli ultimi gradini valgono di più. Adesso si viaggia.

## In viaggio lungo la via

lesson-travel = In viaggio lungo la via
    .about = Lasciapassare, la portata del cavallo e una rotta senza vuoti.
lesson-travel-road = La via porta da Pu’er attraverso Yunnan, Sichuan, Kang e Tibet fino al Qinghai. Un mercante guadagna 6 nello Yunnan e 3 in più in ogni provincia oltre: 9, 12, 15, 18. Il mercato paga 3 in tutto, quanti che siano lì. Perciò tutti vogliono andare lontano.
lesson-travel-far = In questo round hai cinque lasciapassare, e il tuo cavallo ha raggiunto il Kang. Ogni confine ne richiede uno. Dal mercato al Kang sono tre: tocca il mercato, poi il Kang.
    .other = Un bel viaggio, ma mandiamo un mercante dal mercato fino al Kang.
lesson-travel-gap = Attenzione: sei nello Yunnan e nel Kang, ma non nel Sichuan che sta in mezzo. Se il turno finisse così, il mercante nel Kang non avrebbe una rotta ininterrotta fino a casa e tornerebbe al mercato.
lesson-travel-fill = Ti restano due lasciapassare. Chiudi il vuoto: dal mercato al Sichuan ci sono due confini.
    .other = Così resterebbe vuoto il Sichuan o lo Yunnan. Chiudi il vuoto con il mercante del mercato.
lesson-travel-end = Ora c’è un mercante nello Yunnan, uno nel Sichuan e uno nel Kang: 6, 9 e 12. I lasciapassare sono finiti. Termina il turno.
    .other = Qui non c’è altro da guadagnare. Termina il turno.
    .done = La tua rendita è stata 27. Lungo la via hai ricevuto anche due regali, uno nel Sichuan e uno nel Kang; ne parliamo più avanti. I mercanti sulla via restano lì per il prossimo round, quelli al mercato tornano nella tua riserva.
lesson-travel-later = I vuoti che altri aprono più tardi nella tua rotta, destituendo un mercante o con l’ispettore, non rimandano a casa nessuno. Ma ogni provincia mancante costa allora 3 monete a ogni mercante che sta oltre.

## Ponti, empori e case da tè

lesson-structures = Ponti, empori e case da tè
    .about = Tre strutture: accorciare la via, chiudere i vuoti, tenere lontano l’ispettore.
lesson-structures-three = Nella tua riserva hai un ponte, un emporio e una casa da tè. Nel tuo turno di viaggio puoi costruirli ovunque il tuo cavallo sia stato: prima, tra e dopo i viaggi, gratis.
lesson-structures-bridge = Hai tre lasciapassare. A piedi il Tibet dista quattro confini. Ma un burrone unisce lo Yunnan e il Tibet: costruisci lì il tuo ponte. Il tuo ponte lo usi solo tu.
    .other = Non è sbagliato, ma senza il ponte fra Yunnan e Tibet oggi non andrai lontano.
lesson-structures-over = Ora la via è breve: un confine per lo Yunnan, uno sul ponte. Viaggia dal mercato al Tibet. Lì un mercante guadagna 15.
    .other = Il ponte aspetta: dal mercato al Tibet.
lesson-structures-post = Anche la rotta è completa: Pu’er, Yunnan, ponte, Tibet. Costruisci l’emporio nel Tibet: lì guadagna 10 a ogni round. Un emporio fa parte della rotta e non viene mai destituito, ma con un vuoto alle spalle non guadagna nulla.
    .other = Possibile, ma nel Tibet l’emporio guadagna 10.
lesson-structures-teahouse = E la casa da tè: in una provincia ce n’è una sola, di chiunque sia. Costruisci la tua nel Tibet. Alla fine vale 10 punti, e dove c’è la tua casa da tè l’ispettore non bandisce i tuoi mercanti.
    .other = Lì la casa da tè varrebbe meno, e il tuo mercante migliore resterebbe senza protezione.
lesson-structures-end = Tutto è costruito. Termina il turno.
    .other = Puoi usare l’ultimo lasciapassare, ma non serve. Termina il turno.
    .done = L’ispettore è venuto nella provincia più ricca, il Tibet, e non ha trovato nessuno da bandire: la tua casa da tè ti protegge. La tua rendita: 15 e 10 nel Tibet, 6 nello Yunnan, 3 al mercato.

## Influenza, ispettore, regali

lesson-rivals = Influenza, ispettore, regali
    .about = Destituire gli altri, chi viene bandito, chi riceve regali e l’ordine di gioco.
lesson-rivals-influence = L’influenza è il tuo rango. Tu hai 2, Ling e Tommaso 1 ciascuno. Ogni volta che un tuo mercante arriva in una provincia, puoi destituirne uno con influenza minore.
lesson-rivals-arrive = Il mercante di Ling guadagna 12 nel Kang. Vacci: dallo Yunnan al Kang servono due lasciapassare, e ti restano un mercante nello Yunnan e uno nel Sichuan.
    .other = Anche lì potresti destituire, ma il mercante di Ling nel Kang è quello che conta di più.
lesson-rivals-push = Sei arrivato e puoi destituire qualcuno oppure nessuno. Destituisci il mercante di Ling: scende di una provincia lungo la via, nel Sichuan.
    .other = La clemenza è permessa. Ma guarda che effetto ha destituire.
lesson-rivals-end = Ora l’ispettore. Visita la provincia in cui tutti i mercanti ed empori insieme rendono di più: conta nel Sichuan. Ora vi stanno cinque mercanti, 45 in tutto. Termina il turno.
    .other = Non hai più lasciapassare per viaggiare. Termina il turno.
lesson-rivals-banished = L’ispettore è andato nel Sichuan e ha bandito il mercante con l’influenza più alta: il tuo. L’influenza attira il suo sguardo, a meno che tu abbia l’influenza massima, 4, o lì una casa da tè. E ora nel Sichuan c’è un vuoto: il tuo mercante nel Kang ha guadagnato 3 in meno.
lesson-rivals-presents = Poi ogni mercante sulla via ha ricevuto un regalo, finché ce n’erano: prima l’influenza più alta. Nel Sichuan ne restava uno solo per i mercanti lì; nel Kang ne hai ricevuto uno tu. Un regalo vale 3 punti alla fine, e quando non ce ne sono più la partita finisce.
lesson-rivals-order = Infine l’ordine. Chi ha la rendita più alta nel prossimo round viaggia per primo e quindi punta per ultimo. Chi viaggia per primo può essere destituito da chi segue; chi punta per ultimo vede che cosa fanno gli altri.

## Punti, monete e la fine

lesson-points = Punti, monete e la fine
    .about = Come la rendita diventa punti o monete, quando finisce la partita e che cosa conta.
lesson-points-choice = La tua rendita di questo round è 27. Decidi tu quanta diventa punti; il resto lo ricevi in monete. I punti servono per la fine, le monete per le prossime puntate. È il cuore del gioco.
lesson-points-convert = Hai 2 monete, e una buona puntata ne costa 9. Tienine abbastanza per due: trasforma 10 in punti e comincerai il prossimo round con 19 monete. Imposta la somma e conferma.
    .other = È questione di gusti, ma qui prendi 10: con poche monete non puoi puntare, con troppe resti indietro.
    .done = All’inizio le monete valgono di più: comprano progressi che rendono a ogni round. Verso la fine è il contrario, perché tre monete avanzate valgono un solo punto.
lesson-points-near = Un round più avanti. Hai 62 punti e una rendita di 30. La partita finisce dopo la conversione se qualcuno ha 80 punti, o se sul tabellone non ci sono più regali. Puoi finirla adesso.
lesson-points-finish = Nell’ultimo round ogni moneta dovrebbe diventare un punto. Converti tutti i 30: arrivi a 92, e la partita finisce dopo la conversione degli altri.
    .other = Le monete che tieni ora valgono un terzo di punto ciascuna. Converti tutti i 30.
lesson-points-sheet = La partita è finita, e si conta il resto: tre monete sono un punto, un regalo ne vale 3. Lasciapassare, influenza e cavallo contano a gradini, 0, 1, 4, 9 e 16: gli ultimi valgono di più. Le case da tè contano secondo la provincia. Hai vinto.

## Il gioco per esperti

lesson-expert = Il gioco per esperti
    .about = Due mercanti nello stesso edificio, le guardie e un’altra fine: un modulo per la seconda partita.
lesson-expert-what = Il gioco per esperti aggiunge due moduli. Con la doppia puntata puoi avere due mercanti nello stesso edificio e prenderne due volte il progresso. Con le guardie il cantiere ha qualcosa in più da offrire.
lesson-expert-one = Due volte l’influenza in un round: è una tentazione. Comincia con 9 nella Gilda dei Mercanti. Il 7 di Tommaso è superato.
    .other = Anche questa è una puntata, ma prendiamo due volte la Gilda.
lesson-expert-two = Ora un secondo mercante nello stesso edificio: punta 12 nella Gilda. Se il tuo primo fosse su una casella piccola, la tua puntata più alta lo rimanderebbe a casa; su quella grande resta.
    .other = Hai 27 monete, 9 sono impegnate. 12 nella Gilda ci sta.
lesson-expert-yard = 21 delle tue 27 monete sono impegnate. Prendi anche il cantiere, per 5.
    .other = Per la guardia ci serve il cantiere a 5.
lesson-expert-pass = Passa, e i progressi sono tuoi.
    .other = Passa, per vedere la guardia.
lesson-expert-guard = Nel cantiere puoi prendere, una volta per partita, la guardia invece di una struttura. Prendila.
    .other = Anche quello è disponibile, ma qui si parla della guardia.
lesson-expert-post = Mettila subito in una provincia qualsiasi. Lì in questo round nessuno può destituire i tuoi mercanti; l’ispettore può comunque bandirli. Alla fine del round la guardia lascia il gioco.
    .other = Scegli una provincia per la guardia.
    .done = Un’altra differenza: nel gioco per esperti i punti non fanno finire la partita. Si continua finché l’ultimo regalo lascia il tabellone.

## In due con Dúli

lesson-duli = In due con Dúli
    .about = In due gioca anche una terza mercante, guidata dalle carte.
lesson-duli-duli = In due siede al tavolo anche Dúli, in blu. Nessuno decide per lei: scopre una carta. Punta, viaggia, può destituirti, ma non guadagna nulla e non può vincere. Una casella della banca è chiusa.
lesson-duli-bid = Nella scuola ha già 9; lì dovresti pagare di più. Punta 5 nell’Ufficio Doganale.
    .other = Va bene anche così. Per questa lezione punta 5 nell’Ufficio Doganale.
lesson-duli-card = La sua carta nominava per primo l’Ufficio Doganale, e lei vi ha preso la casella libera più economica: 7. Il tuo mercante è tornato a casa. Punta sempre dove dice la carta, perché non paga mai; solo la Gilda le dà qualcosa.
lesson-duli-large = Una casella grande è al sicuro anche da lei. Punta 9 nell’Ufficio Doganale.
    .other = Può andare, ma 9 nell’Ufficio Doganale è al sicuro.
lesson-duli-pass = Dúli ha superato Ling nella Gilda: la sua influenza salirà. Tu hai ciò che vuoi: passa.
    .other = Le tue monete sono impegnate. Passa.
lesson-duli-end = Ha viaggiato per prima e ha messo i suoi mercanti dove diceva la carta, fino al cavallo più avanzato di voi due. Dove ha più influenza di te, può destituire un tuo mercante. Alla fine del round i suoi mercanti se ne vanno.
