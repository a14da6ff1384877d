skip-to-content = Vai al contenuto
brand-home = Fondaco, pagina iniziale
nav-label = Menu principale
nav-play = Gioca
nav-rules = Regole
guide = Come si gioca
language = Lingua
theme-night = Tema notturno
theme-day = Tema diurno
close = Chiudi
save = Salva
cancel = Annulla
yes = Sì
no = No
guest = Ospite
you = tu
player = Giocatore
players = Giocatori
total = Totale
show = Mostra
table = Tavolo
good-morning = { $known ->
    [yes] Buongiorno, { $name }.
   *[no] Buongiorno.
}
good-day = { $known ->
    [yes] Buongiorno, { $name }.
   *[no] Buongiorno.
}
good-evening = { $known ->
    [yes] Buonasera, { $name }.
   *[no] Buonasera.
}
home-motto = I tavoli sono pronti. Siediti, o finisci ciò che hai cominciato.
games = Giochi
players-and-time = da { $least } a { $most } giocatori, { $minutes } min
play-now = Gioca subito
with-friends = Con amici
hot-seat = Stesso schermo
choose-setup = Scegli giocatori e regole
my-tables = I miei tavoli
public-tables = Tavoli pubblici
free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
open = Apri
join = Partecipa
watch = Guarda
your-turn = Tocca a te
result = Risultato
load-log = Carica un registro
load-log-say = Riprendi una partita salvata.
your-name = Il tuo nome
called = Ora ti chiami { $name }.
new-table = Nuovo tavolo
seats = Posti
seats-fit = da { $least } a { $most }
seats-wrong = Questo gioco è per { $least }–{ $most } giocatori.
seat-kind = Chi siede al posto { $number }
seat-name = Nome al posto { $number }
seat-me = Tu
seat-here = Su questo schermo
seat-bot = Bot
seat-friend = Amico con link
seat-open = Posto libero
seat-friend-say = Riceverai un link da inviare.
seat-open-say = Chi arriva per primo.
seat-remove = Togli il posto { $number }
seat-add = Un altro posto
seat-link = Link al posto { $number }
bot-strength = Forza del bot al posto { $number }
bot-level = { $level ->
    [random] principiante
    [apprentice] apprendista
    [journeyman] lavorante
    [master] maestro
    [grandmaster] gran maestro
   *[other] { $level }
}
player-number = Giocatore { $number }
edition = Edizione
setup = Regole
pace-of-game = Ritmo
pace-none = senza limiti
pace-live = in tempo reale
pace-day = un giorno a mossa
public-table = Tavolo pubblico
spectators = Spettatori
watching-chat = con chat
watching-watch = senza chat
watching-none = nessuno
watching-say = { $watching ->
    [chat] Chi ha il link può guardare e scrivere in chat.
    [watch] Chi ha il link può guardare.
   *[none] Solo chi gioca vede la partita.
}
open-the-table = Apri il tavolo
waiting-room = La partita comincia appena tutti i posti sono occupati.
copy-link = Copia il link
copied = Copiato.
sit-down = Siediti
stand-up = Alzati
fill-bot = Metti un bot
table-gone = Questo tavolo non esiste.
table-private = Questo tavolo è privato.
table-private-say = Qui può guardare solo chi gioca.
opening-table = Un momento…
reconnecting = Riconnessione in corso…
kept-clicks = { $count ->
    [one] La tua mossa è conservata e sarà inviata.
   *[other] { $count } mosse sono conservate e saranno inviate.
}
sending = invio in corso
board = Tabellone
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-whole = Tabellone intero
prompt = Che cosa fare
prompt-your-turn = { $shared ->
    [yes] Tocca a te: { $name }
   *[no] Tocca a te
}
prompt-waiting = Attendi
waiting-for = { $count ->
    [one] { $names } sta decidendo.
   *[other] { $names } stanno decidendo.
}
you-watch = Stai guardando
game-over = Finita
game-over-say = La partita è finita.
options-list = Scelte
crumbs = La tua scelta finora
crumb-back = { $crumb }: torna indietro
back = Indietro
undo = Annulla mossa
undo-asks = Verrà chiesto agli altri.
undo-asked = È stato chiesto agli altri.
stand = e per il resto di questa fase
stand-say = Se in questa fase ti viene chiesto di nuovo lo stesso, questa è la tua risposta, anche mentre non ci sei. Finisce se si offre un altro tipo di scelta o se una mossa viene annullata, e un clic la revoca. Nessun altro la vede.
stand-below = e tutto sotto { $limit }
stand-above = e tutto sopra { $limit }
stand-limit = Fino a quale prezzo
stand-price-say = Per il resto di questa sezione rifiuti ogni prezzo peggiore, anche mentre non ci sei; un prezzo che raggiunge il limite ti aspetta. Finisce se una mossa viene annullata, e un clic lo revoca. Nessun altro lo vede.
standing = { $text } (resto di questa fase)
standing-below = Rifiuti le offerte sotto { $limit }
standing-above = Rifiuti i prezzi sopra { $limit }
standing-cancel = Revoca: torna a decidere tu
skip = Salta
spot-chosen = { $spot }: scelta fatta
spot-closed = { $spot }: non ora, mostra perché
why-not = Perché non { $spot }?
why-other-choice = Non ha a che fare con ciò che stai scegliendo.
open-rule = Apri la regola
away = assente
late = fuori tempo
thinks = sta decidendo
log = Registro
chat = Chat
chat-empty = Nessuno ha ancora parlato.
chat-write = Scrivi al tavolo
chat-send = Invia
chat-closed = A questo tavolo può scrivere solo chi gioca.
chat-menu = Silenzia o segnala { $name }
chat-mute = Silenzia { $name }
chat-mute-done = Non leggerai più ciò che scrive { $name }, a nessun tavolo.
chat-muted = { $name }: { $count ->
    [one] un messaggio nascosto
   *[other] { $count } messaggi nascosti
}
chat-unmute = Leggi di nuovo
chat-unmute-name = Leggi di nuovo: { $name }
chat-report = Segnala…
report-title = Segnala un messaggio
report-say = Chi gestisce questo server riceve il messaggio e ciò che aggiungi qui.
report-reason = Che cosa non va?
report-send = Segnala
reported = La tua segnalazione è stata inviata.
side = Giocatori, aiuto, registro
sheet = Apri o chiudi i pannelli
tab-help = Anteprima
tab-players = Giocatori
tab-log = Registro
tab-chat = Chat
tab-text = Tabellone a parole
round = Round { $round }
continued = ripresa
continued-say = Questa partita riprende da un registro; l’inizio non è stato giocato a questo tavolo.
watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
phases = Fasi del round
time-left = { $minutes ->
    [one] resta 1 minuto
   *[other] restano { $minutes } minuti
}
settings = Impostazioni
pace = Ritmo delle mosse
pace-slow = lento
pace-usual = normale
pace-fast = veloce
pace-at-once = subito
link-watch = Copia il link per spettatori
link-device = Copia il link al mio posto per un altro dispositivo
resign = Lascia il mio posto a un bot
resign-sure = Lasciare davvero il posto a un bot?
delete-table = Elimina il tavolo
delete-sure = Eliminare davvero questo tavolo per tutti?
keys = Tasti
key-tab = Tab, frecce
key-enter = Invio
key-escape = Esc
key-z = Z
key-why = ?
key-r = R
key-l = L
key-space = Spazio
keys-tab = da casella a casella
keys-enter = scegli e conferma
keys-escape = un passo indietro
keys-z = annulla
keys-why = che cos’è, o perché no?
keys-r = regole
keys-l = registro
keys-space = salta
hand-over = Passa il dispositivo
hand-over-to = Tocca a { $name }
hand-over-why = Voi altri non guardate: quello che segue è solo per questo posto.
hand-over-go = Sono { $name }
asked = Una domanda al tavolo
asked-undo = { $name } vorrebbe annullare una mossa.
asked-replace = { $name } propone che un bot giochi al posto di { $target }.
asked-waiting = In attesa delle risposte.
asked-withdraw = Ritira la domanda
bots-wait = I bot sono occupati: posto { $place } in coda
record-taken = { $name } si siede.
record-claimed = { $name } arriva con un link.
record-left = Qualcuno si alza.
record-undone = { $name } annulla l’ultima mossa.
record-resigned = { $name } lascia il posto a un bot.
record-replaced = Un bot gioca al posto di { $name }.
record-late = Qualcuno ha esaurito il tempo.
record-admitted = { $watching ->
    [chat] Da ora chi guarda può anche scrivere in chat.
    [watch] Da ora chi guarda può solo guardare.
   *[none] Da ora solo chi gioca vede la partita.
}
record-asked = { $name } chiede al tavolo.
record-answered = La domanda ha avuto risposta.
record-withdrawn = { $name } ritira la domanda.
wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
wins-by = { $score } { $unit }, { $lead ->
    [0] davanti a { $next } allo spareggio
   *[other] { $lead } davanti a { $next }
}.
rematch = Rivincita
rematch-go = Alla rivincita
replay = Rivedi
share = Condividi
download-log = Scarica il registro
score-sheet = Punteggio
as-bars = Barre
as-table = Tabella
course = Andamento dei punti
course-reading = Lettura della partita…
course-label = Punti durante la partita; alla fine: { $players }
replay-start = L’inizio
replay-move = Mossa { $move } di { $all }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forth = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Mossa della partita
play-on = Gioca da qui
search-rules = Cerca nelle regole
contents = Indice
rules-all = Tutte
rules-ours = Nostre decisioni
rules-differences = Edizioni a confronto
no-rule-found = Nessuna regola trovata.
three-marks = Tre segni
mark-text-say = è nel regolamento, nel punto indicato
mark-deduced-say = segue da numeri o esempi del regolamento
mark-ours-say = nostra lettura o ricostruzione; vale la regola stampata, se la conosci
back-to-table = Torna al tavolo
stat-of = di { $all }
unit-points = punti
preview-none = Nessuna anteprima per ora.
lesson = Lezione
lesson-step = Passo { $step } di { $all }
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-again = Ritira la mossa
lesson-other = Le regole lo permettono, ma in questo passo si tratta d’altro.
lesson-impossible = Da qui non si può più fare ciò che è chiesto: ritira la mossa e riprova.
lesson-play = Gioca una partita
lesson-leave = Lascia la lezione
lesson-back = Un passo indietro
lesson-read = Leggi che cosa dice la lezione, poi vai avanti.
lesson-following = Prossima lezione: { $name }
lesson-finished = finita
practice = Esercitazione
lessons-title = Lezioni
lessons-about = Ogni lezione dura qualche minuto al tavolo: tu giochi, la lezione spiega. Decidi tu che cosa fare, e tutto si può ritirare.
lessons-all = Tutte le lezioni
nav-learn = Lezioni
your-hand = La tua mano
less = Meno
more = Più
on-page = p. { $place }
pick-space = dove
pick-from = da
pick-to = verso
pick-province = provincia
pick-gorge = gola
pick-bank = casella
pick-structure = struttura
pick-colour = chi
pick-building = edificio
pick-payment = pagando con
pick-card = carta
pick-good = merce
pick-city = città
pick-cargo = merci
pick-disc = merci
pick-wagon = carro
pick-field = verso
pick-fare = nolo
pick-tile = con la tessera
pick-points = caselle
pick-influence = carta
pick-investment = carta
pick-office = carta
pick-direction = direzione
pick-vow = chi
pick-moment = fino alla
pick-player = con
pick-other = con
seat-link-say = Chi apre il link si siede senza registrarsi.
public-table-say = il tavolo appare nella pagina iniziale
table-summary = { $title }: { $people ->
    [one] tu
   *[other] { $people } persone qui
}{ $bots ->
    [0] { "" }
    [one] , un bot
   *[other] , { $bots } bot
}{ $free ->
    [0] { "" }
    [one] , un posto libero
   *[other] , { $free } posti liberi
}.
lessons = Imparare
lessons-say = Impara giocando, un passo dopo l’altro.
lesson-minutes = circa { $minutes } minuti
lesson-begin = Comincia
hint = Consiglio
hint-say = Le mosse migliori secondo un bot
hint-title = Un bot sceglierebbe
hint-thinking = Un bot sta pensando…
reasons = Perché la prima:
hint-effort = { $playouts } partite provate in { $worlds } mondi che sembrano questo
hints = Consigli
hints-say = si può chiedere a un bot che cosa farebbe
advice = Le mosse migliori
advice-best = Le migliori qui
advice-chosen = (giocata)
advice-points = { $points } punti attesi
advice-option = { $number }. { $option }: vince { $share }, { $points } punti attesi
key-h = H
keys-h = consiglio
chances = Probabilità di vittoria
chances-say = Un bot ripensa ogni decisione e trova le svolte. Ci vuole un po’ di tempo.
chances-ask = Calcola le probabilità
chances-working = Un bot sta pensando…
chances-progress = { $done } decisioni su { $whole }
chances-cost = ha sprecato { $share }
chances-show = Mostra
chances-none = Nessuna singola decisione è costata molto.
chances-by = Calcolato da { $bot }, che vedeva solo ciò che ciascuno poteva vedere.
chances-label = Probabilità di vittoria durante la partita: { $players }
chances-point = Svolta { $number }: { $player }, { $option }, ha sprecato { $share }
choose-first = Prima scegli
list = Elenco…
options-all = Tutte le possibilità
log-more = Apri il registro sopra i pannelli
log-less = Rimetti a posto il registro
amount-take = Prendi { $amount }
key-o = O
keys-o = elenco di tutte le possibilità
confirm-when = Conferma le mosse
confirm-always = sempre
confirm-final = se non si può annullare
confirm-never = mai
end-near-label = Quanto manca alla fine
revealed = Ciò che era nascosto
past-now = Torna al presente
past-open = Sfoglia la partita
past-since = Rivedi che cosa hanno fatto gli altri dal mio turno
key-b = B
keys-b = sfoglia; Esc torna al presente
out-of-reach = Il server non è raggiungibile. Riprovo…
sound = Suono al mio turno
sound-none = spento
sound-knock = bussata
sound-bell = campana
sound-wood = legnetto
volume = Volume
notify = Avvisami
notify-say = dal browser, quando sono altrove
text-size = Dimensione del testo
still = Nessun movimento
still-say = ogni pezzo è subito al suo posto
patterns = Colori con motivi
patterns-say = righe, punti e linee oltre alle forme
would-follow = Che cosa ne seguirebbe
strip = Tutti a colpo d’occhio
score-nothing = Ancora nulla
score-so-far = Punti finora
score-now = Se finisse ora: { $total }
introduce = Come ti chiami?
introduce-say = C’è un posto per te. Basta un nome.
plan = Pianifica
plan-leave = Lascia il piano
plan-say = Prova le mosse: non si invia nulla e nessuno le vede.
plan-who = Piano: { $name }
plan-chance = il caso
plan-cut = Al tavolo si è andati avanti: le ultime mosse del piano non sono più possibili.
key-p = P
keys-p = pianifica, senza effetto
tab-notes = Note
notes-say = Solo tu puoi leggerle.
panels = Pannelli
review = Riepilogo
review-lead = Da qui in poi il vantaggio di { $player } non è più venuto meno.
review-lead-always = { $player }: in vantaggio dalla prima all’ultima decisione.
review-lead-late = { $player } ha vinto con le ultimissime decisioni.
review-dearest = «{ $chosen }» ti è costato circa il { $cost }% della vittoria; meglio era «{ $best }»: { $reasons }.
review-dearest-plain = «{ $chosen }» ti è costato circa il { $cost }% della vittoria; meglio era «{ $best }».
review-well = Delle tue { $all } decisioni { $good } non hanno sprecato nulla.
review-ahead = Il tuo vantaggio maggiore è in «{ $category }»: { $points } in più di { $player }.
review-behind = Il tuo ritardo maggiore è in «{ $category }»: { $points } in meno di { $player }.
why-move = Perché { $player } ha fatto così?
why-move-against = La seconda scelta era «{ $second }». In confronto:
why-move-alone = Non c’era altro da fare.
why-move-nothing = Nessun singolo numero sul tabellone è stato decisivo.
learn = Impara dalla partita
learn-say = Le tue decisioni più costose come esercizi.
exercises = Esercizi
exercises-about = Una posizione, una mossa migliore: trovala. Hai tre tentativi, e la risposta arriva con i suoi motivi.
exercises-daily = Esercizio del giorno
exercises-begin = Comincia
exercises-solved = { $solved } su { $all } risolti
exercises-series = Risolti di fila: { $count }
exercise = Esercizio { $number } di { $all }
exercise-ask = Tocca a te. Qual è la mossa migliore?
exercise-own = Questa decisione ti è costata cara. Trova una mossa migliore.
exercise-wrong = Non è la migliore. Tentativi rimasti: { $left }.
exercise-right = Esatto.
exercise-lost = La mossa migliore è: { $best }.
exercise-against = Che cosa la favorisce rispetto a «{ $second }»:
exercise-again = Riprova
exercise-tell = Dimmelo
exercise-next = Il prossimo
exercise-done = Era l’ultimo.
exercise-missing = Questo esercizio non esiste.
exercise-level-1 = facile
exercise-level-2 = medio
exercise-level-3 = difficile

# How to play

guide-open = Nella guida
guide-picture = Una posizione sul tabellone
guide-next-move = Mostra la mossa
guide-from-start = Dall’inizio
guide-try = Prova
guide-example = L’esempio
guide-back = Torna alla guida
guide-again = Ancora una volta
guide-reference = Tutte le regole
guide-print = Stampa
