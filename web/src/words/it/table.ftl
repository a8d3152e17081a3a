## The stopwatch
no-clock = Senza cronometro: prenditi il tuo tempo.
ring-number = { $unit ->
    [minutes] { $whole }:{ NUMBER($rest, minimumIntegerDigits: 2) }
    [hours] { $whole } h
    [days] { $whole } g
   *[seconds] { $whole }
}
ring-unit = { $unit ->
    [minutes] min
    [hours] { $rest } min
    [days] { $rest } h
   *[seconds] s
}
ring-soon = al via
ring-paused = in pausa
time-left = { $unit ->
    [minutes] Restano { $whole } min { $rest } s
    [hours] Restano { $whole } h { $rest } min
    [days] Restano { $whole } g { $rest } h
   *[seconds] { $whole ->
        [one] Resta 1 secondo
       *[other] Restano { $whole } secondi
    }
}
opens-in = { $unit ->
    [minutes] Il tempo parte fra { $whole } min { $rest } s
    [hours] Il tempo parte fra { $whole } h { $rest } min
    [days] Il tempo parte fra { $whole } g { $rest } h
   *[seconds] { $whole ->
        [one] Il tempo parte fra 1 secondo
       *[other] Il tempo parte fra { $whole } secondi
    }
}

## Rules and the log
open-rule = Apri la regola { $rule }
log = Cronaca
log-empty = Non è ancora successo nulla.
whole-game = tutta la partita

## Playback
playback = Riproduzione
event-back = Indietro di un evento
event-on = Evento successivo
play = Riproduci
pause = Pausa
scrub = Momento
replay-place = { $at } di { $of }. { $caption }
speed = Velocità
times = { $speed }×
skip = Salta
back-to-now = Torna a ora

## Decisions
at-zero = a zero secondi

## Chat
chat = Chat
chat-lines = Cosa è stato detto
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Di’ qualcosa
chat-send = Invia
chat-you = Tu
chat-left = ancora { $left }
chat-offline = Non inviato: sei offline.
chat-refused = Non inviato. { $reason }
mute = Silenzia { $name }
unmute = Senti di nuovo { $name }

## Notices
offline = Sei offline.
server-gone = Il server non risponde.
offline-draft = { $clock ->
    [none] La tua bozza resta su questa pagina.
   *[running] La tua bozza resta su questa pagina; il cronometro al tavolo continua.
}
offline-waiting = Questa pagina torna da sola.
retry = Riprova
back-online = Di nuovo in linea. Nulla è andato perso.
catching-up = Recupero: { $at } eventi su { $of }
moved-away = Ora giochi su un altro dispositivo.
moved-away-how = Questa pagina non segue più il tavolo.
paused = La partita è in pausa.
paused-how = Lo hanno voluto tutti. Chiunque può riprendere.
resume = Riprendi
closed-why = { $why ->
    [host] L’ha chiuso chi ospitava.
    [idle] Nessuno è venuto per molto tempo.
    [engine] Le regole di questo server sono cambiate e la partita non può continuare.
    [rounds] La partita è durata 1000 round: nessuna può durare di più.
   *[unknown] Non si può più giocare.
}
dismiss = Chiudi
broken = La connessione è caduta prima della risposta.
broken-how = Il tavolo mostra ciò che vale; riprova se manca ciò che hai fatto.
unsent = Non sei in linea. Riprova quando la pagina è collegata.
refused = { $command ->
    [take-round-back] Il round non è stato ripreso.
    [seal] Il piano non è stato sigillato.
    [draft] La bozza non è stata salvata.
    [take_back] Il piano non è stato ripreso.
    [answer] La risposta non è stata accolta.
    [act] Non è stato fatto.
    [sit] Non hai ancora un posto.
    [start] La partita non è iniziata.
    [pause] La partita non è in pausa.
    [resume] La partita non riprende.
    [rematch] Non c’è rivincita.
    [resign] Non hai abbandonato.
    [replace] Nessuno è stato sostituito.
    [wish] La scelta non è stata accolta.
   *[other] Non è stato fatto.
}
not-keeping = Per ora non si può salvare nulla
not-keeping-why = { $trouble ->
    [full] Il disco del server è pieno. Ciò che fai viene rifiutato finché non c’è spazio; gli orologi aspettano.
   *[other] Il database del server ha un problema. Ciò che fai viene rifiutato, o riceve risposta più tardi, finché non è risolto.
}

## Watching
watching = Stai guardando
spectators-here = { $count ->
    [one] { $count } persona sta guardando
   *[other] { $count } persone stanno guardando
}

## Notices of the browser
notice-title = { $stage ->
    [deciding] Tocca a te decidere
    [programming] Il turno { $round } è aperto
   *[planning] Il round { $round } è aperto
}
notice-body = { $stage ->
    [deciding] Tutti aspettano la tua risposta.
    [programming] Il tavolo aspetta il tuo programma.
   *[planning] Il tavolo aspetta il tuo piano.
}

## The result
result-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
result-you = Hai vinto
result-nobody = Non vince nessuno
won-why = { $reason ->
    [tokens] Tutti e quattro i simboli sono stati presi.
    [targets] I bersagli di una squadra sono finiti.
    [last_survivor] È rimasta una sola navetta.
    [nobody_left] Non è rimasto nessuno.
    [flags] Tutte le bandiere sono state toccate.
    [last_robot] È rimasto un solo robot.
    [last_team] È rimasta una sola squadra.
    [last_racer] Tutti gli altri corridori erano fuori.
    [flag_home] La bandiera nemica è stata portata a casa.
    [resigned] Tutti gli altri hanno abbandonato.
   *[other] La partita è finita.
}
won-when = { $unit ->
    [turn] { $rounds ->
        [one] È durata 1 turno.
       *[other] È durata { $rounds } turni.
    }
   *[round] { $rounds ->
        [one] È durata 1 round.
       *[other] È durata { $rounds } round.
    }
}
won-time = { $minutes ->
    [0] Meno di un minuto.
    [one] { $minutes } minuto.
   *[other] { $minutes } minuti.
}
gains = { $counts ->
    [flags] { $count ->
        [0] nessuna bandiera
        [one] 1 bandiera
       *[other] { $count } bandiere
    }
    [targets] { $count ->
        [0] nessun bersaglio
        [one] 1 bersaglio
       *[other] { $count } bersagli
    }
   *[symbols] { $count ->
        [0] nessun simbolo
        [one] 1 simbolo
       *[other] { $count } simboli
    }
}
damage-of = { $points ->
    [one] 1 danno
   *[other] { $points } danni
}
gone = distrutto
you-mark = (tu)
damage-over-time = Danni nel tempo
progress-over-time = { $counts ->
    [flags] Bandiere nel tempo
    [targets] Bersagli nel tempo
   *[symbols] Simboli nel tempo
}
chart-start = inizio
chart-end = { $unit ->
    [turn] turno { $rounds }
   *[round] round { $rounds }
}
rematch = Rivincita
join-rematch = Alla rivincita
watch-rematch = Guarda la rivincita
see-replay = Rivedi
share = Condividi
link-copied = Il link è copiato.
link-not-copied = Non è stato possibile copiare il link.
back-to-lobby = Torna alla sala
verify-dice = Verifica i dadi
promise-kept = Il seme è quello promesso prima del primo round.
promise-broken = Il seme non è quello promesso prima del primo round.
playing-again = Il server rigioca ogni decisione
played-again = Rigiocata dal seme: ogni evento è uguale.
played-otherwise = Rigiocata dal seme: gli eventi sono diversi.
not-played-again = Il server ora non può rigiocarla.
dice-from-all = Il seme deriva dal segreto del server, promesso prima che qualcuno sedesse, e da ciò che i posti hanno aggiunto.
dice-not-from-all = Il seme non deriva dal segreto promesso e da ciò che i posti hanno aggiunto.
lot-fate = { $fate ->
    [used] Il tuo numero casuale ne fa parte.
    [unused] Il tuo numero casuale non ne fa parte.
    [changed] La promessa non è quella che questo browser ha ricevuto quando ti sei seduto.
   *[none] Questo browser non ha aggiunto numeri a questo tavolo.
}
dice-origin = Da dove vengono i dadi
dice-how = Il server ha promesso il suo segreto, e il browser di ogni giocatore aggiunge un numero casuale. Il seme dei dadi nasce da tutti insieme.
dice-commitment = Promessa del segreto del server
dice-secret = Segreto del server
dice-seat = Posto { $seat }
dice-no-lot = nulla aggiunto
vote-on = { $asker } vorrebbe che un bot giocasse per { $name }.
vote-on-me = { $asker } vorrebbe che un bot giocasse per te.
vote-count = D’accordo { $agreed } su { $people }.
vote-agree = D’accordo
vote-withdraw = Non più d’accordo
vote-stay = Ci sono
replaced-by = { $name } ha chiesto il bot che gioca per te.
seed = Seme
seed-hash = SHA-256 promesso
game-menu = Menu della partita
menu-item = { $word ->
    [stop-the-clock] Ferma l’orologio
    [take-round-back] Riprendi il round
    [wish-pause] Pausa, se tutti vogliono
    [unwish-pause] Niente pausa
    [resume] Riprendi
    [leave] Lascia giocare un bot
    [come-back] Torna in gioco
    [hand-over] Cedi il posto
    [replace] Un bot per { $name }
   *[resign] Abbandona
}
menu-sure = { $word ->
    [take-round-back] Sì, al round prima
    [leave] Sì, gioca un bot
    [hand-over] Sì, crea il link
    [replace] Sì, sostituisci
   *[resign] Sì, abbandona
}
menu-what = { $word ->
    [take-round-back] Il round prima si pianifica di nuovo: con gli stessi dadi e con quel che avevi pianificato.
    [leave] Puoi tornare quando vuoi.
    [hand-over] Il primo che apre il link ha il tuo posto.
    [replace] Subito, se il suo tempo è scaduto. Altrimenti devono essere d’accordo tutte le altre persone, dopo due minuti di attesa; senza orologio basta un giorno.
   *[resign] Non potrai tornare.
}
hand-over-copied = Il link al tuo posto è copiato.
hand-over-how = Mandalo a una persona.
key-list = Tasti
close-list = Chiudi
chat-open = { $unread ->
    [0] Chat
    [one] Chat, 1 riga nuova
   *[other] Chat, { $unread } righe nuove
}
hint = Suggerimento
hint-key = Chiedi un suggerimento all’asso (H)
hint-title = Che cosa farebbe l’asso
hint-thinks = L’asso sta pensando.
hint-refused = Ora l’asso non ha suggerimenti. Riprova fra un momento.
hint-unsent = Non sei in linea, e l’asso pensa sul server. Chiedi di nuovo quando la pagina è collegata.
hint-close = Chiudi il suggerimento
hint-take = Prendi questo piano
hint-goals = { $goal ->
    [gates] Porte
    [drones] Droni
    [targets] Bersagli
   *[flags] Bandiere
}
hint-damage = Danni
hint-risk = { $stake ->
    [craft] Rischio di perdere la navetta
   *[life] Rischio di perdere una vita
}
hint-expected = { $number } in media
hint-risk-said = { $level ->
    [none] quasi nullo, { $percent }
    [low] basso, { $percent }
    [some] sensibile, { $percent }
   *[high] alto, { $percent }
}
hint-thought = Ha pensato per { $time }.
hint-power-down = spegnimento
hint-ram = sperona ciò che è davanti
rule-named = Regola { $rule }
rule-close = Chiudi la regola
rule-away = Questa regola non è ancora stata caricata e il server non risponde. Riaprila quando sei di nuovo in linea.

## Wishes
waiting = { $why ->
    [out] La tua navetta è distrutta
    [resigned] Hai abbandonato
    [bot] Un bot gioca per te
   *[watch] Stai guardando
}
pause-wished = { $names } { $count ->
    [one] vuole
   *[other] vogliono
} una pausa
pause-agree = Va bene
pause-asked = Hai chiesto una pausa. Manca ancora: { $names }.

zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
whole-board = Tutto il tabellone
what-if = E se
report = Resoconto
