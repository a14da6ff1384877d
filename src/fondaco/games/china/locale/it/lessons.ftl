## Carte e case

lesson-cards = Carte e case
    .about = Come le carte portano case sul tabellone e come si riempie di nuovo la mano.
lesson-cards-aim = Nove province di cinque colori, unite da strade. Le popoli di case e mandi emissari alle loro corti. Le case contano quando una provincia è piena; le file di case lungo le strade e le alleanze degli emissari contano alla fine. Chi ha più punti diventa imperatore.
lesson-cards-first = Hai tre carte in mano. Una carta porta un pezzo in una provincia del suo colore. Wei è rossa e ancora vuota. Metti una casa sul primo spazio di Wei, pagandola con la carta rossa.
    .other = Le carte lo permettono. Per la lezione vai a Wei con la carta rossa.
lesson-cards-take = Dove non c’era alcun pezzo, il primo resta da solo in questo turno. Ora riporti la mano a tre carte. Quattro sono scoperte: prendi la rossa. Tutti lo vedono.
    .other = Andrebbe bene qualsiasi carta, scoperta o dal mazzo. Prendi la rossa, serve al prossimo passo.
lesson-cards-two = Ling ha risposto con due case a Wei: dove c’è già un pezzo, di chiunque sia, nel tuo turno puoi metterne fino a due, tutti nella stessa provincia. Aprire è lento, seguire è veloce.
lesson-cards-second = Ora tocca a te. Prima una casa su Wei 3 con la carta rossa.
    .other = Resta a Wei e usa prima la carta rossa.
lesson-cards-joker = E una seconda casa a Wei, senza carta rossa: due carte dello stesso colore valgono come jolly per una provincia di un altro colore. Scegli le due carte gialle e uno spazio libero a Wei.
    .other = Puoi anche fermarti a un pezzo o mandare un emissario. Qui usa il jolly per una casa.
lesson-cards-pile = Tre carte per due case, e la mano è vuota. Riempila: la prima carta dal mazzo, che nessun altro vede.
    .other = Una carta scoperta andrebbe bene, ma pesca una volta dal mazzo.
    .done = Hai pescato una carta viola. La fila scoperta si completa solo quando la tua mano è piena.
lesson-cards-swap = A volte nessuna carta serve. Allora, invece di piazzare, puoi cambiarne una: va negli scarti e ne prendi un’altra. Cambia la viola.
    .other = Anche piazzare è permesso, ma per una volta guarda lo scambio.
lesson-cards-swapped = Prendi una carta rossa dalla fila. È stato tutto il tuo turno.
    .other = Qui va bene qualsiasi carta; la rossa serve a Wei.

## Province piene

lesson-majorities = Province piene
    .about = Chi riceve quanto quando ogni spazio di una provincia ha la sua casa.
lesson-majorities-how = Qi ha cinque spazi. Ling vi ha due case, tu una. Appena l’ultimo spazio è occupato, anche a metà di un turno, le case della provincia si conteggiano.
lesson-majorities-four = Due carte gialle, due spazi liberi: puoi superarla. Metti una casa su Qi 4.
    .other = Ora i punti sono a Qi.
lesson-majorities-five = E l’ultimo spazio. Tre case contro due.
    .other = Non fermarti ora: ancora una casa, e Qi è tua.
    .done = Qi è piena. Hai più case e ricevi un punto per ogni casa che vi si trova, di chiunque sia: 5. Ling è seconda e riceve tanti punti quante sono le tue case: 3. Un terzo ne riceverebbe quante sono le case di Ling: 2.
lesson-majorities-tie = Lu ha solo quattro spazi, e tu, Ling e Tommaso avete una casa ciascuno. Se qualcuno prende l’ultimo spazio, gli altri condividono un posto: chi ha lo stesso numero di case ne riceve tutti i punti.
lesson-majorities-lu = Prendilo: casa su Lu 4.
    .other = Se non prendi tu Lu 4, lo farà qualcun altro.
    .done = Due case, quindi 4 punti per te. Ling e Tommaso condividono il secondo posto e ricevono 2 ciascuno, quante sono le tue case.
lesson-majorities-more = Hai ancora una carta arancione, ma Lu è piena e tutti i pezzi di un turno vanno in una sola provincia. Termina.
    .other = Un emissario sarebbe possibile: è la prossima lezione. Termina.
lesson-majorities-think = Conviene quindi anche essere secondi, e spendendo poco: una sola casa in una grande provincia rende tanti punti quante sono le case del primo. E chi chiude una provincia decide quando conta.

## Emissari e alleanze

lesson-emissaries = Emissari e alleanze
    .about = Quanti emissari accoglie una corte e come contano insieme due province.
lesson-emissaries-what = Ogni provincia ha un campo del drago per gli emissari. Una carta paga un emissario come una casa. Ma in una provincia non ci sono mai più emissari delle case di chi ne ha di più: le case aprono la corte, a tutti.
lesson-emissaries-wei = Ling ha due case a Wei, quindi c’è posto per due emissari, e non ce n’è ancora nessuno. Mandane uno con la carta rossa. Non serve avere una casa propria.
    .other = Anche una casa andrebbe bene. Qui si parla di emissari: mandane uno a Wei.
lesson-emissaries-stop = Per Wei non hai altre carte, e un jolly richiede una coppia. Termina.
    .other = In questa provincia non si può fare altro.
lesson-emissaries-fill = Prendi la carta rossa: può seguire un altro emissario.
    .other = Qualsiasi carta riempie la mano. Prendi la rossa.
lesson-emissaries-alliance = Un numero rosso su un confine è un’alleanza, qui la 3 tra Wei e Ch’in. Alla fine chi ha più emissari in entrambe le province riceve un punto per ogni emissario che vi si trova, di chiunque sia. A Wei sei in testa tu. A Ch’in Tommaso è da solo.
lesson-emissaries-chin = A Ch’in hai tu stesso due case, quindi c’è posto per un secondo emissario. Manda il tuo: in caso di parità hanno entrambi la maggioranza.
    .other = È Ch’in che completa l’alleanza.
    .done = Ora hai la maggioranza a Wei e a Ch’in, Tommaso solo a Ch’in. Se resta così, l’alleanza 3 ti dà 3 punti, uno per ogni emissario nelle due. Ogni provincia fa parte di più alleanze, quindi una buona corte conta più volte.

## File lungo le strade

lesson-rows = File lungo le strade
    .about = Quattro case in fila e più: i punti che nessuno vede arrivare.
lesson-rows-what = Le strade uniscono gli spazi, anche oltre i confini. Alla fine quattro o più case tue in una fila ininterrotta lungo una strada danno un punto l’una. Tre non danno nulla.
lesson-rows-join = Hai case su Wei 1, Wei 2 e, oltre il confine, Zhao 1. Wei 3 le unisce tutte. Metti lì una casa.
    .other = Cerca lo spazio che unisce le tue case: Wei 3.
lesson-rows-longer = Quattro in fila: Wei 1, 2, 3 e Zhao 1. Falle diventare cinque con Wei 7, dall’altra parte di Wei 1.
    .other = Wei 4 sarebbe una diramazione: una fila è una linea, e ciò che se ne stacca non conta.
    .done = Cinque case in fila valgono 5 punti alla fine, oltre a quelli delle loro province. Nessuna casa conta in due file; se ci sono più modi di contare, vale il migliore.
lesson-rows-block = Anche gli altri sanno leggere le strade: una sola casa loro al posto giusto spezza la tua fila per sempre. Unisci in tempo, e tieni d’occhio le loro.

## La fine e il conteggio

lesson-end = La fine e il conteggio
    .about = Il mazzo finisce due volte, un ultimo giro e tutto ciò che si conta allora.
lesson-end-pile = Quando il mazzo finisce la prima volta, gli scarti si mescolano e diventano il nuovo mazzo. Quando finisce la seconda volta, si completa il giro e la partita è finita. È già finito una volta; resta una carta.
lesson-end-house = La tua fila Wei 1, 2, 3, Zhao 1 può ancora crescere: metti una casa su Wei 7. È anche la tua quarta casa a Wei.
    .other = Va bene anche così, ma Wei 7 conta due volte: nella fila e nella provincia.
lesson-end-stop = Nessuna seconda carta per Wei: termina.
    .other = Termina per continuare.
lesson-end-last = Ora pesca l’ultima carta del mazzo.
    .other = Così l’ultima carta resterebbe agli altri. Pescala.
lesson-end-sheet = Il mazzo è finito per la seconda volta, gli altri hanno giocato l’ultimo turno e la partita è finita. Prima contano le case di ogni provincia non piena, come se lo fosse. Poi le alleanze nell’ordine dei numeri. Poi le file.
lesson-end-done = A parità di punti vince chi ha più pezzi nella riserva. Ora conosci tutto il gioco. Aprire è lento, seguire è veloce, gli emissari contano più volte: gioca una partita.

## Fortificazioni

lesson-fortifications = Fortificazioni
    .about = Un modulo: un muro per ciascuno e punti doppi per chi ci costruisce sopra.
lesson-fortifications-what = Con questo modulo ognuno ha una fortificazione. Si paga e si mette come una casa, su uno spazio libero, ma non è di nessuno: chiunque può costruirci sopra la casa.
lesson-fortifications-wall = Costruisci la tua fortificazione su Shu 6. Hai una seconda carta rossa, quindi nessuno ti precederà.
    .other = Metti il muro dove puoi costruire subito: su Shu 6.
lesson-fortifications-house = E ora la casa sopra, nello stesso turno.
    .other = Non lasciarla a Ling: costruisci sul tuo muro.
    .done = Con una casa su una fortificazione ricevi il doppio dei punti per le case di quella provincia. Anche una fila che la comprende vale il doppio. Un muro senza la tua casa aiuta solo gli altri.
