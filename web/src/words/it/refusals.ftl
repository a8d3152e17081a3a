# Why something is refused, by the server's codes.

## Malformed
refused-not-json = Da qui in poi non è JSON.
refused-nested = Ci sono troppi livelli annidati.
refused-missing = Qui manca «{ $field }».
refused-unknown-field = Qui nulla può chiamarsi «{ $field }».
refused-wrong-type = Qui ci vuole { $types }, non { $found }.
refused-wrong-form = Non ha la forma che ci vuole qui.
refused-not-one-of = Qui ci vuole una di queste parole: { $words }.
refused-not-this = Qui è possibile solo { $value }.
refused-not-here = Qui non va bene: la modalità, il percorso o un altro campo lo esclude.
refused-twice = C’è due volte, oppure si sovrappone a qualcosa.
refused-place-taken = Questo posto è già occupato.
refused-wrong-count = Devono essere di più o di meno.
refused-too-small = Il minimo possibile è { $least }.
refused-too-large = Il massimo possibile è { $most }.
refused-too-far-from-zero = Questo numero è troppo grande, o troppo piccolo.
refused-out-of-range = È possibile da { $least } a { $most }.
refused-list-too-short = { $least ->
    [one] Qui ne serve almeno uno.
   *[other] Qui ne servono almeno { $least }.
}
refused-list-too-long = { $most ->
    [one] Qui ne è ammesso al massimo uno.
   *[other] Qui ne sono ammessi al massimo { $most }.
}
refused-text-too-short = Questo testo deve avere almeno { $least } lettere.
refused-text-too-long = Questo testo può avere al massimo { $most } lettere.
refused-no-dice = Mancano i tre dadi.
refused-no-program = Manca il programma del posto { $seat }.
refused-no-programs = Mancano i programmi.
refused-not-a-hex = Questo esagono non è sul tabellone. Scrivilo come [fila, colonna].
refused-not-a-cell = Qui ci vuole una casella del percorso che non sia una fossa, come [x, y].
refused-not-on-floor = Questa casella non è sul pavimento. Scrivila come [x, y].
refused-not-a-course = Nessun percorso ha questo nome. Qui ci vuole uno di questi: { $words }.
refused-boards-or-floor = Qui ci vogliono o le plance, con banchina e bandiere, o un solo pavimento.
refused-too-few-docks = Servono dock per almeno due robot.
refused-course-too-large = Un percorso può avere al massimo { $most } per { $most } caselle.
refused-floors-overlap = Due pavimenti si sovrappongono nella casella { $cell }.
refused-already-over = Questa partita sarebbe già finita.
refused-unfinished = Questa partita non è stata giocata fino alla fine.
refused-events-differ = Rigiocando questa partita gli eventi sono altri. Non viene conservata.
refused-locked-registers = Con questi danni i registri bloccati sono da { $least } a { $most }.
refused-scenario-seats = Lo scenario ha { $seats } posti.
refused-not-a-position = Questa è una disposizione, non una posizione: ha partenze e nessuna navetta. Dalla come disposizione.
refused-not-a-layout = Questa è una posizione, non una disposizione: ha navette e nessuna partenza. Dalla come scenario.
refused-layout-modes = Questa disposizione non è per questa modalità.
refused-layout-lacks = In questa disposizione manca qualcosa senza cui questa modalità non si può vincere.
refused-too-many-tiles = Ci sono più tessere di questo tipo che nella scatola.
refused-wrong-teams = Le squadre così non vanno.
refused-too-many-bots = I bot possono essere al massimo { $most }, uno per posto.
refused-too-many-options = Troppe: le carte opzione sono { $most } e se ne distribuirebbero { $needed }.
refused-options-needed = Qui servono le carte opzione: le distribuisce il percorso, oppure la dotazione iniziale dei robot.
refused-no-places = Su questo percorso nessuno corre per i posti: lasciate spento «Si continua per i posti».
refused-too-few-asteroids = In questa modalità servono almeno { $least } asteroidi, perché alcuni portano bersagli.
refused-carries-target = In questa modalità si possono togliere solo asteroidi rossi e blu; { $got } porta un bersaglio.
refused-setup-too-large = Tutto insieme è troppo grande: { $got } byte, al massimo { $most }.
refused-message-too-large = Era troppo in una volta.
refused-no-body = { refused-wrong-request }
refused-smaller-body = { refused-body-too-large }
refused-no-page = Questa pagina non esiste.
refused-wrong-method = { refused-wrong-request }
refused-wrong-request = Il server non ha capito questa pagina. Ricaricala.
refused-name-unprintable = Questo nome non va: da 1 a 24 caratteri che si possano mostrare.
refused-name-length = { refused-name-unprintable }
refused-name-accents = Questo nome ha troppi accenti su una lettera.
refused-name-mixed = Questo nome mescola in una parola lettere di più scritture.
refused-line-unprintable = La riga contiene caratteri che non si possono mostrare.

## Against the rules
refused-no-shot = Nella Corsa non si spara.
refused-one-shot = A questo tavolo vale un solo colpo per round.
refused-not-in-energy = Quell’azione non va lì.
refused-not-in-column = { refused-not-in-energy }
refused-no-powers = A questo tavolo si gioca senza poteri.
refused-power-spent = Il potere è già speso.
refused-power-twice = Un piano ha al massimo un segnalino pilota.
refused-lasting-power = Lawrence non mette segnalini pilota in una colonna.
refused-wrong-power = Il segnalino di questo pilota si mette in un altro modo.
refused-emergency-order = Solo Lawrence ha uno scudo d’emergenza, in una partita con i poteri.
refused-five-registers = Un programma ha cinque registri.
refused-register-locked = Questo registro è bloccato, o il robot è spento.
refused-register-empty = A questo registro serve ancora una carta.
refused-cards-share = Due carte in un registro sono un movimento e una rotazione, con Zampe di granchio o Doppio processore.
refused-card-twice = Ogni carta può stare in un posto solo.
refused-card-not-in-hand = Questa carta non è più nella tua mano.
refused-too-many-cards = Con questi danni un robot riceve al massimo { $most } carte.
refused-undamaged = Solo un robot danneggiato può annunciare lo spegnimento.
refused-no-conditional-program = Solo un robot con Programma condizionale tiene una carta per dopo.
refused-no-cards = Un robot spento non ha carte.
refused-no-flywheel = Solo un robot con il Volano tiene una carta.
refused-flywheel-full = Il Volano tiene già una carta.
refused-no-recompile = Una nuova mano si prende una volta per turno, prima di finire.
refused-done-stays = Un programma concluso non si cambia più.
refused-no-action = Questo gioco non conosce quell’azione.
refused-not-an-answer = Non è una delle risposte a questa domanda.

## Not now
refused-round-over = Quel round è finito.
refused-wrong-round = Si sta giocando un altro round.
refused-not-planning = Ora non si sta pianificando.
refused-planning-over = La pianificazione è finita. Vale ciò che avevi.
refused-late = È arrivato con { $seconds } s di ritardo. Vale ciò che avevi a zero.
refused-sealed-already = Il tuo piano è già sigillato.
refused-not-sealed = Il tuo piano non è sigillato.
refused-decision-over = A quella domanda è già stato risposto, o il tempo è scaduto.
refused-not-your-decision = Ora decide qualcun altro.
refused-no-decision = { refused-decision-over }
refused-not-all-done = Non tutti i programmi sono finiti.
refused-game-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-bot-plays = Un bot gioca per te. Prima torna.
refused-bot-already = Lì gioca già un bot.
refused-no-bot = Lì non gioca più un bot.
refused-patience = Aspetta ancora { $time }.
refused-resigned = Hai abbandonato.
refused-out-of-game = Sei fuori dalla partita.
refused-craft-gone = Questa navetta non c’è più.
refused-robot-gone = Questo robot è fuori dalla partita.
refused-seats-free = Ci sono posti liberi. Possono prenderli i bot.
refused-seat-taken = Quel posto è occupato.
refused-all-seats-taken = Tutti i posti sono occupati.
refused-seat-empty = Lì non siede più nessuno.
refused-seated = Hai già un posto a questo tavolo.
refused-begun = Nel frattempo la partita è cominciata.
refused-not-on = A questo tavolo non c’è una partita in corso.
refused-not-begun = La partita non è ancora cominciata.
refused-not-over = La partita non è ancora finita.
refused-nothing-new = Era già così.
refused-lot-cast = Hai già aggiunto la tua parte ai dadi.
refused-not-awaited = Il tavolo non lo aspetta più.
refused-vote-already = Si sta già votando su questo.
refused-vote-over = Quel voto è finito.
refused-no-vote = Non si sta votando sul tuo posto.
refused-no-rematch = La rivincita non c’è ancora.
refused-wish-taken = Lo ha già qualcun altro.
refused-no-wishes = Lo scenario dice chi gioca che cosa.
refused-no-teams = Qui non si gioca a squadre.
refused-team-full = Quella squadra è al completo.
refused-team-alone = Tutti gli altri sono in quella squadra.
refused-invitation-gone = Questo invito è esaurito o non vale più. Chiedine uno nuovo.
refused-recovery-gone = Questo link non vale più. Chiedine uno nuovo.
refused-session-gone = È già terminata.
refused-ace-not-ready = L’asso si sta ancora scaldando. Chiedi di nuovo fra un minuto.
refused-hint-already = L’asso sta pensando.
refused-no-hint = Ora l’asso non ha suggerimenti. Riprova fra un momento.

## Not allowed
refused-stranger = Prima scegli un nome.
refused-foreign-page = Veniva da una pagina estranea.
refused-only-host = Può farlo solo chi ospita.
refused-only-players = Può farlo solo chi ha giocato, dopo la partita.
refused-only-here = Può chiederlo solo la macchina del server.
refused-no-seat = Non hai un posto a questo tavolo.
refused-your-seat = Non è il tuo posto.
refused-sent-away = Chi ospita ti ha chiesto di lasciare questo tavolo.
refused-no-spectators = Questo tavolo non ha spettatori.
refused-no-assist = A questo tavolo si gioca senza quell’aiuto.
refused-no-practice = L’asso dà suggerimenti solo ai tavoli di prova.
refused-no-table = Questo tavolo non c’è più.
refused-not-subscribed = Questa pagina ha perso il tavolo. Ricaricala.
refused-not-your-invitation = Questo invito non è tuo, o non vale più.
refused-name-reserved = Questo nome è preso: si chiamano così i bot, chi ospita o il server.
refused-name-alike = Questo nome si confonde con { $name }. Scegline un altro, o scrivilo allo stesso modo.
refused-name-alike-here = A questo tavolo il tuo nome si confonde con { $name }. Cambialo sulla tua pagina.

## Limits
refused-too-many-drafts = Troppo in fretta. Aspetta un momento.
refused-too-many-messages = { refused-too-many-drafts }
refused-too-many-lines = { refused-too-many-drafts }
refused-too-many-requests = Troppe richieste in poco tempo. Aspetta un momento e riprova.
refused-too-much-to-do = Il server ha troppo da fare. Riprova tra un momento.
refused-too-many-subscriptions = Si possono seguire al massimo { $most } tavoli alla volta.
refused-too-many-tokens = Hai già { $most } token. Prima chiudine uno.
refused-too-many-invitations = Ci sono già { $most } inviti ancora validi. Prima revocane uno.
refused-too-many-tables = Possono essere aperti al massimo { $most } tavoli alla volta. Prima chiudine uno.
refused-setups-too-large = Tutti i tuoi tavoli insieme sono troppo grandi.
refused-too-many-uploads = Qui hai già { $most } partite giocate in un browser.
refused-too-many-puzzles = Qui è conservato troppo dei tuoi rompicapi: al massimo { $most } byte.
refused-never-finished = Nessuno arriva mai in fondo: in { $games } partite tra bot, nemmeno uno.
refused-too-long-to-try = Le partite qui durano troppo: in { $seconds } secondi i bot non ne hanno finite { $games }.
refused-wrong-previous = La versione precedente deve essere la più nuova di una tua opera.
refused-comments-off = L’autore non vuole commenti su quest’opera.
refused-no-work = Nella galleria non c’è quest’opera.
refused-not-your-work = Quest’opera è di qualcun altro.
refused-already-published = Qualcun altro ha già pubblicato proprio questo: { $name }, { $work }.
refused-published-before = Qualcun altro l’ha già pubblicato, e non si mostra più.
refused-work-alike = Questo nome si può scambiare per { $name }, un’opera di qualcun altro.
refused-too-many-works = Hai già { $most } opere qui.
refused-works-too-large = Le tue opere insieme sono troppo grandi: al massimo { $most } byte.
refused-too-many-comments = Qui ci sono già { $most } commenti.
refused-too-many-orders = Ne hai già ordinati { $most }: aspetta che uno sia pronto.
refused-no-order = Qui non c’è più nessun tuo ordine così.

## Trouble
refused-not-kept = Per ora non si può salvare nulla. Nulla è cambiato; riprova tra un momento.
refused-log-damaged = Una parte di questo tavolo è danneggiata. Chi gestisce il server può saperne di più.
refused-store-away = { refused-not-kept }
refused-leaving = Il server sta per fermarsi. Riprova tra un momento.
refused-unexpected = Qualcosa è andato storto sul server. Riprova tra un momento.

## Before the server itself is asked
refused-bad-request = { refused-wrong-request }
refused-too-slow = Ci è voluto troppo. Riprova.
refused-line-too-long = { refused-wrong-request }
refused-headers-too-large = { refused-wrong-request }
refused-body-too-large = È troppo grande da inviare.
refused-wrong-host = Questo server non si riconosce a questo indirizzo.
refused-wrong-handshake = { refused-wrong-request }
refused-too-many-sockets = Qui sono aperte troppe pagine di questo server. Chiudine qualcuna.

## What JSON is made of
json-type = { $type ->
    [object] un oggetto
    [array] una lista
    [int] un numero intero
    [float] un numero
    [str] un testo
    [bool] true o false
   *[null] null
}
