# La riga di comando
help-app = Fondaco: eurogame completi ed esatti, nel browser e nel terminale.
help-version = Dice quale versione è e se il motore è compilato.
help-play = Gioca nel browser; con un titolo, nel terminale contro i bot.
help-terminal = Gioca nel terminale, anche senza titolo.
help-titles = Elenca ciò che si può giocare, con posti e opzioni.
help-rules = Mostra le regole di un titolo, o una sola.
help-editions = Mostra in che cosa differiscono le edizioni di un gioco.
help-replay = Racconta riga per riga una partita salvata.
help-match = Fa giocare ai bot molte partite l’uno contro l’altro.
help-ladder = Fa giocare ogni bot fra quelli sotto di lui e li valuta tutti.
help-train = Impara da partite contro sé stesso quanto valgono le posizioni di un titolo.
help-analyse = Mostra come sono cambiate le probabilità di vittoria in una partita salvata e quali decisioni sono costate di più.
help-bench = Misura la velocità del motore.
help-serve = Offre tavoli a browser e programmi.
help-new-game = Scrive un pacchetto con un piccolo gioco tuo, per cominciare.
help-new-name = Come si chiama il tuo gioco, in lettere minuscole.
help-new-folder = Dove scriverlo; altrimenti in una cartella con il suo nome, qui.
help-host = L’indirizzo su cui ascoltare.
help-port = La porta su cui ascoltare; con 0 la sceglie il sistema.
help-database = sqlite:///file o postgresql://…; altrimenti un file nella tua cartella dei dati.
help-origin = L’origine di un’altra pagina che può usare il server; si può ripetere.
help-host-name = Un nome a cui il server risponde, altrimenti qualsiasi; si può ripetere.
help-https = Dietro un proxy che parla https: i cookie si inviano solo via https.
help-workers = In quanti processi pensano i bot; 0 significa uno in meno dei core.
help-house-adviser = Il bot che dà suggerimenti e analizza le partite, per esempio master:200.
help-page = La cartella con la pagina costruita.
no-page = Questa installazione non contiene la pagina; è servita solo l’interfaccia.
serving = Fondaco si trova a { $address }
serving-page = Fondaco si trova a { $address } – il tuo browser lo apre; Ctrl-C lo chiude.
help-title = Che cosa giocare; «fondaco titles» elenca tutti i titoli.
help-rule = Il nome di una regola, come li elenca «fondaco rules».
help-guide = Mostra invece la guida del titolo: come si gioca, con figure.
help-file = Una partita salvata.
help-seats = Quanti giocatori siedono al tavolo.
help-seat = Un posto: il suo numero a partire da 1, o il suo colore.
help-bot = Quale bot gioca per gli altri.
help-bots = I bot al tavolo, uno per posto, per esempio random,random,random.
help-games = Quante partite.
help-option = Una scelta prima della partita; si può ripetere.
help-seed = Determina ogni estrazione casuale; lo stesso seme dà la stessa partita.
help-lang = La lingua; la variabile FONDACO_LANG la imposta in modo permanente.
help-save = Conserva la partita in questo file dopo ogni decisione; se il file c’è già, quella partita continua.
help-step = Arriva solo fino a questa riga del registro; 0 è l’inizio.
help-position = Dà invece la posizione in JSON.
help-json = Risponde in JSON.
help-seconds = Quanto gioca in tutto ogni motore.
help-peers = Misura anche altri motori, se sono installati.
help-resume-file = Tenere in questo file ciò che è fatto; se c’è già, continuare da lì. Il seme dev’essere lo stesso.
help-cluster = Distribuire il lavoro su un cluster Ray: uno su questa macchina o uno a un indirizzo come ray://host:10001.
help-processes = Numero di processi; di norma uno per core.
help-plot = Disegna un grafico in questo file, che finisce con .svg o .png.
help-ladder-titles = Che cosa giocare, un titolo o più; «fondaco titles» li elenca tutti.
help-ladder-bots = I bot dal più debole al più forte, per esempio random,apprentice,journeyman,master.
help-ladder-games = Quante partite per ogni coppia: un numero, o uno per ciascuna con virgole.
help-round-robin = Ogni bot gioca contro tutti gli altri, non solo contro il successivo.
help-adviser = Quale bot pensa alle decisioni.
help-weights = Il file per i pesi imparati.
help-memory = Il file in cui una lunga ricerca o un addestramento conserva quel che serve per proseguire.
help-resume = Riprende da dove si era interrotta un’esecuzione.
help-exploit = Cerca un modo di giocare semplice che batta un bot.
help-against = Il bot da battere.
help-exploit-seats = Quanti giocano: uno con quel modo di giocare, gli altri sono il bot.
help-exploit-games = Quante partite può durare la ricerca.
help-proof = Quante nuove partite provano il risultato.
help-exploit-seed = Determina la ricerca; lo stesso seme trova lo stesso modo di giocare.
help-calibrate = Confronta ciò che i bot si aspettano dalle posizioni con ciò che ne viene.
help-train-games = Da quante partite imparare.
help-train-seed = Determina tutte le partite; lo stesso seme dà gli stessi pesi.
help-analyse-seed = Determina che cosa estrae il bot; lo stesso seme dà la stessa analisi.
version = fondaco { $version }, motore { $engine }, Python { $python }
engine-compiled = compilato
engine-interpreted = interpretato

# Che cosa può andare storto
error-file = Il file «{ $file }» non si può usare: { $reason }.
error-not-text = Il file «{ $file }» non è un file di testo.
error-no-title = Non è stato scelto alcun titolo.
error-other-match = Il file «{ $file }» contiene un’altra partita: { $title } in { $seats } con le opzioni { $setup }.
error-seconds = Una misura dura più di 0 e al massimo 3600 secondi; { $seconds } non va.
error-no-decisions = La partita in «{ $file }» non ha ancora decisioni.
error-one-edition = { $title } ha una sola edizione, quindi non c’è nulla da confrontare.
error-no-server = Il server e la pagina sono un extra; installalo con: pip install 'fondaco[server]'.
error-game-name = Il nome di un gioco ha lettere minuscole e cifre, per esempio «harbour»; «{ $name }» non va.
error-game-taken = C’è già un gioco «{ $name }».

# Al tavolo
chance = Caso
play-which = Che cosa vuoi giocare?
play-welcome = Tu sei { $you }; al tavolo con te: { $others }.
play-seed = Il seme di questa partita è { $seed }.
play-how = Scrivi un numero, o una parte di un’opzione per vederne meno; «help» dice che altro c’è.
play-news = Che cosa è successo
play-turn = { $player }, tocca a te.
play-group = ({ $count } opzioni)
play-no-number = Non c’è una riga { $number }.
play-no-words = Nessuna opzione contiene «{ $text }»; «why» e un’azione dice quale regola la impedisce.
play-why-what = «{ $text }» non è un’azione di questo gioco; scrivila come sta accanto alle opzioni, per esempio «why pass».
play-why-allowed = Niente vieta «{ $text }»: puoi farlo adesso.
play-nothing-to-undo = Non hai ancora deciso niente che si possa annullare.
play-undone = La tua ultima decisione è annullata, con tutto ciò che l’ha seguita.
play-save-where = Di’ dove: save FILE
play-saved = La partita è conservata in { $file }.
play-left = Lasci il tavolo; la partita non viene conservata.
play-left-kept = Lasci il tavolo; la partita è conservata in { $file }.
play-help =
    un numero       sceglie quella riga
    alcune parole   mostra le opzioni che le contengono, per esempio «{ $part }»
    tutta l’opzione la gioca subito, per esempio «{ $whole }»
    una riga vuota  mostra di nuovo tutte le opzioni
    why AZIONE      dice quale regola vieta un’azione e dove si trova
    hint [BOT]      dice le opzioni migliori, con probabilità di vittoria e punti
    undo            annulla la tua ultima decisione e tutto ciò che è seguito
    log [N]         racconta che cosa è successo, le ultime N cose
    rules [PAROLA]  mostra le regole, o quelle che contengono una parola
    board           mostra di nuovo il tabellone
    save FILE       conserva d’ora in poi la partita in un file
    quit            lascia il tavolo; lo fa anche la fine dell’input

# La fine
score-title = Punteggio
score-place = Posto
score-total = Totale
replay-title = { $title } in { $seats }, { $lines ->
    [one] una riga
   *[other] { $lines } righe
}

# Titoli, gare, misure
titles-title = Titolo
titles-game = Gioco
titles-seats = Giocatori
titles-options = Opzioni
match-progress = Si gioca
match-caption = { $title }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
match-interrupted = Interrotto dopo { $played } di { $planned } partite.
match-forfeit = La partita { $game } è persa per colpa propria: { $fault }
match-bot = Bot
match-wins = Vittorie
match-interval = 95%
match-score = Punti medi
match-rank = Posto medio
match-effort = Decisioni con una scelta, in millisecondi
match-decisions = Decisioni
match-mean = Media
match-most = p95
match-longest = Massimo
match-worlds = Mondi
match-playouts = Partite di prova
exploit-progress = Ricerca
exploit-caption = { $title }, { $seats } giocatori: che cosa batte { $bot } dopo { $games } partite di ricerca, seme { $seed }
exploit-policy = Modo di giocare
exploit-share = Vittorie
exploit-fair = Equo
exploit-expected = Atteso
exploit-deeds = Che cosa fa di diverso, per partita
exploit-deed = Azione
exploit-own = Modo di giocare
exploit-other = Bot
exploit-misjudged = Con che cosa si vince più (+) o meno (–) spesso di quanto il bot si aspetti
exploit-measure = Misura
exploit-correlation = Correlazione
calibrate-caption = { $title }, { $games ->
    [one] una partita
   *[other] { $games } partite
}: attesa ed esito
calibrate-of = { $bot } in { $games ->
    [one] una partita
   *[other] { $games } partite
} di { $title }: errore medio { $error }
calibrate-expected = Quota attesa
calibrate-outcome = Che cosa ne è venuto
calibrate-positions = Posizioni
train-progress = Apprendimento
train-done = { $games } partite giocate; i pesi sono in { $file } (log-verosimiglianza media { $likelihood }).
ladder-caption = { $title }, { $seats } giocatori
ladder-stronger = Uno
ladder-weaker = fra
ladder-games = Partite
ladder-times-fair = × equa
ladder-elo = Elo
ladder-gap = Sopra il precedente
ladder-fair = La quota equa è { $share }; seme { $seed }.
analyse-progress = Si pensa
analyse-caption = { $title }: { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
}, esame di { $bot }
analyse-turning-points = Le decisioni che sono costate di più
analyse-none = Nessuna decisione è costata qualcosa che si distingua dal rumore.
analyse-note = Riga { $line }, { $player }: «{ $chosen }» è costato { $cost } della vittoria; meglio: «{ $best }»
hint-points = { $points } punti
hint-by = { $bot } ha guardato { $playouts } partite in { $worlds } mondi.
plot-share = Quota di vittorie
plot-shares-below = Punti: quota di vittorie; barre: intervalli al 95%; tratteggio: la quota equa
plot-elo-below = Punti: Elo sopra { $bot }; barre: intervalli al 95%
plot-duels-below = Duelli del primo con il secondo; tratteggio: la quota equa
plot-rungs-below = Uno del primo fra { $others } del secondo; tratteggio: la quota equa
plot-milliseconds = Millisecondi
plot-times-below = Punti: una decisione media con una scelta; barre: fino alla massima
plot-chances = { $title }: le probabilità di vittoria
plot-chances-below = Dopo ogni decisione, come la vede { $bot } con gli occhi di chi ha deciso; numeri: le decisioni costate di più
plot-calibration-below = Barre: intervalli al 95%; tratteggio: come atteso
plot-line = Riga del registro
bench-title = Gioco casuale su un solo core, motore { $engine }
bench-name = Gioco
bench-rate = Decisioni/s
bench-copy = Copia µs

# Tabelloni
board-player = Giocatore
board-points = Punti

## Giochi propri

new-game-written = Il tuo gioco è in { $folder }. Ora: pip install -e '{ $folder }[test]', poi pytest { $folder }, poi fondaco play { $name }.

## Edizioni

editions-title = { $game }: in che cosa differiscono le edizioni
editions-made = Questa pagina è generata dal codice (`fondaco editions`); un test la tiene aggiornata.
editions-rules = Regole che ha una sola edizione
editions-subject = argomento
editions-values = Voci dei file di dati che differiscono
editions-entry = voce
editions-sections = Sezioni giocate da un altro passo
editions-section = sezione
editions-steps = Tutte le altre sezioni sono lo stesso codice per ogni edizione, modulo e numero di giocatori.
help-exercises = Trova posizioni in cui una mossa è chiaramente la migliore.
help-exercises-output = Il file per gli esercizi; senza, vengono stampati.
help-exercises-count = Quanti se ne tengono.
help-exercises-bot = Il bot che gioca, esamina e prova.
help-exercises-seed = Il numero da cui si traggono partite ed esami.
exercises-progress = Ricerca di esercizi
exercises-done = { $file }: i migliori di { $count } trovati.

# Assistants.
help-mcp = Far sedere a un tavolo un assistente IA, con il Model Context Protocol su standard input e output.
help-table-link = Un collegamento al tavolo di un server in funzione, con un posto libero o riservato a te, al posto di un titolo.
help-guest = Come si chiama l’assistente al tavolo di un server.
help-assistant-seat = Il posto dell’assistente in una partita propria, a partire da 1.
error-no-mcp = Per questo serve Fondaco con l’extra per gli assistenti: pip install 'fondaco[mcp]'.
error-mcp-what = Indica che cosa si gioca: un titolo oppure --table con un collegamento, non entrambi.
mcp-turn = Sei { $you } ed è il tuo turno. { $prompt } Hai { $options ->
    [one] una possibilità.
   *[other] { $options } possibilità.
 }
mcp-waiting = Sei { $you }; tocca agli altri decidere.
mcp-over = La partita è finita. Eri { $you }. { $table }
mcp-more = … e altre { $count }; cerca delle parole per vederne meno.
mcp-none = Non c’è nulla con «{ $search }».
mcp-allowed = «{ $action }» è permesso.

# Datasets.
help-dataset = Scrivere in file Parquet partite tra bot, con ogni decisione.
help-dataset-folder = La cartella per i file.
help-views = Come si scrive la vista di una decisione: come numeri (numbers), come documento (documents) o per niente (none).
help-shard = Quante partite ci sono in ogni file.
help-dataset-resume = Continuare un insieme di dati interrotto; tutto il resto va indicato come prima, compreso il seme.
error-no-dataset = Gli insiemi di dati richiedono pyarrow e numpy, che arrivano con: pip install 'fondaco[dataset]'.
error-resume-seed = Con --resume bisogna indicare il seme: --seed N.
dataset-done = { $games } partite sono in { $folder }; il seme è { $seed }.

# Studies.
study-heading = { $title } in { $seats }: uno studio
study-what = { $games } partite tra { $bots }; preparazione: { $setup }. I posti ruotano e ogni distribuzione si gioca una volta da ogni posto.
study-compared = Che cosa cambia
study-beside = A confronto: { $title } in { $seats }, preparazione { $setup }, { $games } partite. Un asterisco segna ciò che la fortuna da sola non spiega.
study-numbers = Lì valgono altri numeri: { $changes }.
study-compared-sheet = Che cosa cambia nei punti di un giocatore
study-compared-habits = Che cosa si fa più o meno spesso
study-compared-clear = Quante volte in una partita; solo ciò che si fa in entrambi e che cambia più di quanto spieghi la fortuna, dalla differenza maggiore.
study-figures = In cifre
study-figure = Grandezza
study-mean = Media
study-most = Quattro partite su cinque
study-length = Decisioni dei giocatori in una partita
study-branching = Possibilità a ogni decisione
study-choices = Decisioni con una scelta
study-winning-score = Punti del vincitore
study-margin = Vantaggio sul secondo
study-spread = Dal primo all’ultimo
study-ties = Quota di partite con vittoria condivisa
study-lead-changes = Cambi al comando
study-known-from = Parte della partita dopo la quale il vincitore è rimasto in testa
study-by-seat = Per posto
study-seat = Posto
study-fair = Una quota equa è { $share }. Comincia il primo posto.
study-share = Quota delle vittorie
study-count = Giocatori
study-by-bot = Per bot
study-skill = Tutti si sono seduti ovunque ugualmente spesso, con la stessa fortuna.
study-luck = Fortuna
study-luck-told = La distribuzione e il posto decidono { $share } di quanto i punti si scostano dalla media della loro partita; il resto è ciò che fanno i giocatori.
study-leaders = Quanto spesso vince chi è in testa
study-part = Dopo questa parte delle decisioni
study-sheet = Punti di un giocatore
study-category = Categoria
study-effects = Che cosa accompagna la vittoria
study-cause = Ciò che accompagna la vittoria non ne è per forza la causa: chi è avanti può permettersi di più. Si mostra solo ciò che abbastanza giocatori hanno fatto e abbastanza no, e solo dove la fortuna da sola non spiega la differenza.
study-deed = Che cosa si è fatto
study-difference = Differenza
study-used = Giocatori che l’hanno fatto
study-times = Volte
study-openings = Come cominciano i giocatori
study-usage = Quanto spesso si fa ogni cosa in una partita
study-unused = Che cosa non ha fatto nessuno
study-all-used = Ogni cosa è stata fatta da qualcuno.
study-here = Qui
study-there = A confronto
study-done = Lo studio è in { $files }; il seme è { $seed }.
help-study = Studiare un titolo con molte partite tra bot: una pagina, e lo stesso in Markdown e Parquet.
help-study-output = Dove scriverlo: un nome senza estensione, o con .html.
help-compare = Con che cosa confrontarlo: un titolo, opzioni come nome=valore, o entrambi come TITOLO:nome=valore.
help-with = Confrontarlo con lo stesso gioco, o con ciò che dice --compare, con altri numeri: un file JSON con voci dei file di dati del gioco.
error-study-other = Si confronta con un titolo, con opzioni o con entrambi come TITOLO:nome=valore, non con «{ $text }».
error-not-json = «{ $file }» non è un file JSON.
help-backup = Scrive in un file tutti i tavoli e gli ospiti di un server, mentre è in funzione.
help-restore = Mette una copia al posto di tutti i tavoli e gli ospiti di un server, mentre è in funzione.
help-backup-file = Il file della copia.
help-restore-yes = Sì, sostituisci tutto ciò che è nel database.
backed-up = { $rows } righe sono in { $file }.
restored = { $rows } righe di { $file } sono nel database.
restore-sure = Tutto ciò che è nel database sarebbe sostituito da { $file }; se è quello che vuoi, aggiungi --yes.
help-admin = Amministra un server: tavoli, esclusioni, segnalazioni, chiavi.
help-admin-list = Elenca i tavoli aperti o in gioco, con chi li ha aperti.
help-admin-close = Elimina un tavolo per sempre.
help-admin-ban = Esclude un ospite o un indirizzo.
help-admin-unban = Riammette un ospite o un indirizzo.
help-admin-forget = Elimina ciò che si sa di un ospite.
help-admin-reports = Elenca le segnalazioni degli ospiti, prima le più recenti.
help-admin-rotate = Firma i cookie con una chiave nuova; nessuno viene escluso.
help-admin-table = Il nome di un tavolo.
help-admin-who = Un indirizzo IP o il codice di un ospite.
help-admin-guest = Il codice di un ospite.
help-admin-days = Per quanti giorni; 0 significa per sempre.
help-admin-reason = Perché, per chi lo cercherà in seguito.
admin-no-table = Il tavolo { $table } non esiste.
admin-closed = Il tavolo { $table } è eliminato.
admin-banned = { $who } è escluso.
admin-not-banned = { $who } non è escluso.
admin-unbanned = { $who } è riammesso.
admin-no-guest = L’ospite { $guest } non esiste.
admin-nobody = «{ $who }» non è né un indirizzo IP né il codice di un ospite.
admin-forgotten = L’ospite { $guest } è dimenticato.
admin-rotated = I cookie sono firmati con una chiave nuova.
help-server-processes = Quanti processi condividono porta e database; più di uno richiede PostgreSQL.
help-metrics = Un indirizzo proprio per i contatori; altrimenti in /metrics, solo per questo computer.
help-lan = Per gli amici nella stessa stanza: ascolta ovunque e mostra l’indirizzo come codice QR.
help-config = Un file TOML con le impostazioni.
help-settings = Elenca tutte le impostazioni con valori e variabili, e termina.
help-set = Qualsiasi altra impostazione; si può ripetere.
setting-form = Un’impostazione si scrive nome=valore, non «{ $text }».
setting-adviser = Il bot che dà consigli e analizza le partite
setting-analysis-seconds = Dopo quanti secondi si rinuncia a un’analisi
setting-body-limit = Quanti byte può avere una richiesta
setting-body-seconds = Quanti secondi può metterci il contenuto di una richiesta
setting-bot-seconds = Dopo quanti secondi si rinuncia a un bot che pensa
setting-connections = Quante connessioni sono ammesse; 0: quasi tutti i file concessi dal sistema
setting-connections-by-address = Quante connessioni può avere un indirizzo
setting-database = sqlite:///file o postgresql://…
setting-finished-days = Per quanti giorni si tengono le partite finite; 0: per sempre
setting-guest-days = Per quanti giorni si tengono gli ospiti che non vengono e non siedono a nessun tavolo; 0: per sempre
setting-header-seconds = Quanti secondi possono metterci le intestazioni di una richiesta
setting-host = L’indirizzo su cui ascoltare
setting-hosts = I nomi a cui il server risponde; nessuno: tutti
setting-idle-seconds = Dopo quanti secondi un tavolo inutilizzato esce dalla memoria
setting-keeper-seconds = Ogni quanti secondi si controllano le scadenze
setting-message-limit = Quanti byte può avere un messaggio
setting-metrics = host:porta dei contatori; vuoto: in /metrics, solo per questo computer
setting-origins = Altre pagine che possono usare il server
setting-page = La cartella con la pagina costruita
setting-port = La porta; con 0 la sceglie il sistema
setting-processes = Quanti processi condividono porta e database
setting-proxies = I proxy davanti al server, a cui si crede sugli indirizzi
setting-secure = Un proxy davanti parla https
setting-waiting-days = Per quanti giorni si tengono i tavoli in cui nessuna partita è cominciata; 0: per sempre
setting-workers = In quanti processi pensano i bot, per ogni processo del server
setting-quota-address = Secondi di pensiero dei bot per un indirizzo in un’ora
setting-quota-guest = Secondi di pensiero dei bot per un ospite in un’ora
setting-rates-analyses = Quante analisi di un ospite possono aspettare
setting-rates-commands = Comandi di un ospite: tanti al secondo, tanti insieme
setting-rates-exclusion-seconds = Per quanti secondi resta fuori chi inonda una connessione
setting-rates-guests = Nuovi ospiti di un indirizzo: tanti al secondo, tanti insieme
setting-rates-guests-a-day = Nuovi ospiti di un indirizzo in un giorno
setting-rates-hints = Consigli per un ospite: tanti al secondo, tanti insieme
setting-rates-openings = Tavoli che un ospite apre: tanti al secondo, tanti insieme
setting-rates-refusals = Quante volte si chiede di rallentare a una connessione prima di chiuderla
setting-rates-requests = Richieste di un indirizzo: tante al secondo, tante insieme
setting-rates-sockets = Connessioni ai tavoli di un indirizzo insieme
setting-rates-tables-a-day = Tavoli che un indirizzo apre in un giorno
