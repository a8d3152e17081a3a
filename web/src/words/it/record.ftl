record-title = Registrazione: { $title }
record-at = { $unit ->
    [turn] turno { $round } di { $rounds }
   *[round] round { $round } di { $rounds }
}
record-round = { $unit ->
    [turn] Turno { $round }
   *[round] Round { $round }
}
record-rounds = { $unit ->
    [turn] Turni
   *[round] Round
}
record-side = Piani e cronaca
record-parts = Parti della registrazione
record-tab-main = Replay
record-tab-log = Cronaca
record-tab-end = Risultato
record-result = Risultato
record-show-result = Mostra il risultato
record-from-browser = Giocata in un browser, che ha estratto da solo il seme: questa partita non conta in nessuna statistica.
record-share = Condividi questo momento
record-link-copied = Il link a questo momento è copiato.
record-embed = Per la tua pagina
    .more = Questa riga mostra la partita in qualsiasi pagina, dal momento mostrato qui. Non usa cookie.
record-embed-line = Una riga di HTML
record-see-there = Guarda tutto in Swarmrally
record-save = Salva la registrazione
record-not-saved = Non è stato possibile salvare la registrazione.
trouble-early = Questa partita non è ancora finita
    .more = Una registrazione svela tutti i piani: c’è quando la partita è finita.
record-watch-live = Guardala dal vivo
study-title = E se
study-what = Cambia un piano o i dadi in qualsiasi momento di una partita e guarda che cosa ne fanno le regole. Tutto resta in questo browser.
study-all = Studi
study-at = { $unit ->
    [turn] turno { $round }
   *[round] round { $round }
}
study-no = { $why ->
    [server] Solo un server può leggere una posizione, e ora non è raggiungibile.
    [different] Secondo le regole di questa pagina questa registrazione va diversamente: è di un’altra versione, o non è stata giocata così.
   *[none] Non è né una registrazione né uno studio né una posizione, oppure il file è danneggiato.
}
study-from-file = Una partita, uno studio o una posizione
    .more = Trascina qui un file: una registrazione, una posizione o uno studio esportato. Le partite finite hanno un pulsante «E se».
study-file = File
study-from-record = Partite finite
study-from-nothing = Da zero
    .more = Una nuova partita, in cui pianifichi per tutti.
study-game = Gioco
study-mode = Modalità
study-course = Percorso
study-seats = Giocatori
study-begin = Prepara
study-kept = In questo browser
study-tree = Rami
study-branches = { $count ->
    [0] nessun ramo
    [one] 1 ramo
   *[other] { $count } rami
}
study-main = { $isPlayed ->
    [true] Come giocata
   *[false] Linea principale
}
study-branch = Ramo { $sign }
study-here = { $unit ->
    [turn] sei al turno { $round }
   *[round] sei al round { $round }
}
study-name = Nome del ramo
study-rename = Rinomina { $name }
study-remove = Togli { $name }
study-remove-sure = Togliere davvero { $name }?
study-rounds = { $unit ->
    [turn] Turni
   *[round] Round
}
study-named = { $names }: un altro piano
study-named-chance = { $game ->
    [roborally] Altre mani
   *[asteroyds] Altri dadi
}
study-ace = L’asso, per { $name }
study-ace-how = Che cosa farebbe qui l’asso, con ciò che questo posto può sapere?
study-ask-ace = Chiedi all’asso
study-plans = Caso e piani
study-plans-of = { $unit ->
    [turn] Programmi del turno { $round }
   *[round] Piani del round { $round }
}
study-touch = tocca un posto per cambiarlo
study-seat-state = { $state ->
    [gone] fuori dal gioco
    [idle] niente da pianificare
    [changed] cambiato
    [flown] come giocato
   *[new] ancora nessun piano
}
study-course-new = il piano che c’è ora
study-course-was = com’è stato giocato
study-branch-odds-do = { $state ->
    [on] Ferma
   *[off] Probabilità accanto ai rami
}
study-branch-odds = { $name }: { $chance } % più o meno { $error }, { $more } rispetto alla linea che lascia
study-branch-odds-how = Probabilità di vittoria di { $name } in %, un turno dopo l’inizio di ogni ramo; sotto, la differenza dalla linea che lascia.
study-as-flown = Come giocato
study-dice = Dadi di questo round
study-hands = Mani di questo turno
study-chance-later = { $way ->
    [draw] anche i successivi sono sorteggiati
   *[fell] i successivi come in questa linea
}
study-die = { $die ->
    [red] Dado rosso
    [white] Dado bianco
   *[blue] Dado blu
}
study-die-name = { $die ->
    [red] rosso
    [white] bianco
   *[blue] blu
}
study-order = Ordine dei dadi
study-card = { $card }, { $priority }
study-hand-card = Carta { $place } della mano
study-way = { $way ->
    [fell] { $what ->
        [hands] Come date
       *[dice] Come caduti
    }
    [hands] Come dico io
    [dice] Come dico io
   *[draw] { $what ->
        [hands] Dai di nuovo
       *[dice] Sorteggiati
    }
}
study-steps = Round
study-back = { $unit ->
    [turn] Turno prima
   *[round] Round prima
} { $round ->
    [0] { "" }
   *[other] ({ $round })
}
study-state = { $state ->
    [over] Qui la partita è finita.
    [asked] Qualcuno deve decidere.
    [new] Questo comincia un nuovo ramo.
    [grows] Qui la linea continua.
   *[known] { $sign ->
        [main] Fin qui come giocato.
       *[other] Ramo { $sign }.
    }
}
study-play = { $unit ->
    [turn] Gioca il turno
   *[round] Gioca il round
}
study-onward = Da qui
study-you-are = Tu giochi { $name }, agli altri posti siede
study-play-on = Continua a giocare da qui
study-play-with = Continua con altri
    .more = Un tavolo privato sul server che comincia da qui, con nuovi dadi o nuove mani. Inviti tu chi gioca.
study-paste = Oppure incolla qui una registrazione, uno studio o una posizione
study-open = Apri
study-not-on = Da qui non si può continuare a giocare.
study-share = Condividi
study-export = Esporta
study-too-long = Questo studio è troppo lungo per un link.
    .more = Esportalo invece come file.
study-link-copied = Il link è copiato.
    .more = Dentro c’è tutto lo studio: chi lo apre non ha bisogno di un account, e nessun server lo legge.
study-parts = Parti del tabellone
study-tab-plans = Piani
study-tab-tree = Rami
study-tab-chance = { $game ->
    [roborally] Mani
   *[asteroyds] Dadi
}
study-tab-ace = Asso
study-tab-onward = Oltre
study-odds = Probabilità di vincere, in %
study-odds-how = su partite giocate da qui fino alla fine
study-odds-played = { $played ->
    [one] 1 partita giocata fino alla fine
   *[other] { $played } partite giocate fino alla fine
}
study-odds-do = { $state ->
    [on] Ferma
    [again] Conta di nuovo
   *[off] Conta
}
study-best = Piani migliori per { $name }
study-best-how = Da ciò che questo posto può sapere, con i piani degli altri come sono posati.
study-best-played = { $played } partite su { $most } giocate con ciascuno
study-best-do = { $state ->
    [on] Ferma
   *[off] Cerca il piano migliore
}
study-lay = Posa il piano { $place }
report-title = Resoconto
report-none = Di questa partita non c’è un resoconto: alcuni suoi dadi o mani sono stati scelti.
report-length = { $unit ->
    [turn] { $rounds } turni
   *[round] { $rounds } round
}
report-thinking = La partita viene giocata fino alla fine da ogni suo momento…
report-thinking-how = In questo browser, su migliaia di partite. Il resoconto resta qui.
report-stop = Ferma
report-make = Fai il resoconto
report-nobody = Nessuno ha vinto.
report-won = { $name } ha vinto{ $code ->
    [won_by_plans] { " " }con piani migliori.
    [won_by_luck] . C’era anche fortuna.
   *[won_as_expected] , come ci si aspettava.
}
report-verdict = { $code ->
    [won_by_plans] { $name } ha vinto con i piani: fortuna { $luck }, persi con i propri piani { $own } punti di probabilità.
    [won_by_luck] { $name } ha avuto fortuna: { $luck } punti di probabilità; propri piani { $own }.
    [lost_by_plans] { $name } ha perso con i propri piani: { $own } punti di probabilità; fortuna { $luck }.
    [lost_by_luck] { $name } ha perso per sfortuna: { $luck } punti di probabilità; propri piani { $own }.
    [lost_to_others] { $name } ha perso contro i piani degli altri: fortuna { $luck }, propri piani { $own } punti di probabilità.
   *[other] { $name }: fortuna { $luck }, propri piani { $own } punti di probabilità.
}
report-whose = Il resoconto di chi
report-chart = { $unit ->
    [turn] Probabilità di vincere prima di ogni turno
   *[round] Probabilità di vincere prima di ogni round
}
report-band = banda: errore della linea di { $name }
report-marks = Quanto era buono ogni piano
report-seat = Posto
report-mark = { $name }, { $unit ->
    [turn] turno { $round }
   *[round] round { $round }
}: { $mark ->
    [best] il migliore
    [good] buono
    [slip] svista
   *[blunder] errore grave
}, probabilità { $chance } %
report-mark-name = { $mark ->
    [best] il migliore
    [good] buono
    [slip] svista
   *[blunder] errore grave
}
report-touch = tocca un segno per vedere il piano migliore
report-balance = Fortuna e bravura separate
report-points = punti di probabilità
report-start = all’inizio
report-part = { $part ->
    [luck] { $game ->
        [roborally] carte
       *[asteroyds] dadi
    }
    [own] propri piani
   *[others] piani degli altri
}
report-accuracy = precisione
report-sum = La prima probabilità, la fortuna, i piani propri e altrui insieme danno l’esito. I propri piani si contano accanto ai migliori.
report-turning = Punti di svolta
report-point = Punto di svolta { $number }: { $unit ->
    [turn] turno { $round }
   *[round] round { $round }
}, { $name }
report-said = { $mark ->
    [best] { $name } ha pianificato al meglio.
    [good] { $name } ha pianificato bene.
    [slip] { $name } ha avuto una svista: { $points } punti di probabilità persi.
   *[blunder] { $name } ha fatto un errore grave: { $points } punti di probabilità persi.
}
report-no-plan = { $name } non aveva niente da pianificare.
report-made = { $unit ->
    [turn] Com’è andata
   *[round] Come volato
}
report-best = Il migliore
report-would = Come sarebbe andata
report-watch = Che cosa si vede
report-goals = { $game ->
    [roborally] Bandiere
   *[asteroyds] Obiettivi
}
report-damage = Danni
report-hundredths = { NUMBER($number, maximumFractionDigits: 1) }
report-same-end = I due piani portano alla stessa fine.
report-try = Provalo sul tabellone
report-replay = { $unit ->
    [turn] Turno { $round }
   *[round] Round { $round }
}
report-parts = Parti del resoconto
report-tab-chances = Probabilità
report-tab-luck = Fortuna
report-tab-points = Svolte
study-was-played-on = Continuata da un tabellone «E se»: i suoi dadi sono stati scelti o sorteggiati di nuovo, quindi non c’è niente da verificare.
