puzzles = Rompicapi
    .lead = Posizioni prese da partite, ciascuna con un solo piano da fare. Una ricerca ha mostrato che ogni obiettivo si può raggiungere.
puzzles-today = I rompicapi di oggi
puzzles-choose = Scegli che cosa allenare
puzzles-themes = Temi
puzzles-levels = Livelli
puzzles-solved-of = { $solved } risolti su { $count }
puzzles-left-of = { $count ->
    [0] Qui non resta nulla da risolvere
    [one] 1 rompicapo da risolvere
   *[other] { $count } rompicapi da risolvere
}
puzzles-any-theme = Tutti i temi
puzzles-of-rule = Solo rompicapi in cui questa regola conta.
puzzles-any-rule = tutte le regole
puzzles-begin = Comincia
puzzles-again = Ancora una volta
puzzles-mine = Come va
puzzles-solved = { $count ->
    [one] rompicapo risolto
   *[other] rompicapi risolti
}
puzzles-rating = punteggio
puzzles-rating-new = punteggio, dopo { $count ->
    [one] 1 rompicapo
   *[other] { $count } rompicapi
}
puzzles-rating-how = Ogni rompicapo conta una volta: un punto intero al primo tentativo e senza aiuti, mezzo punto più tardi, nessuno se hai visto la soluzione.
puzzles-not-kept = Questo browser non conserva nulla: quello che risolvi è dimenticato quando chiudi la pagina.
puzzles-there-begin = Conserva anche su questo server
puzzles-there-what = Con le altre tue cose qui, per tutti i tuoi browser. Per ogni rompicapo si conta quante persone l’hanno provato e risolto: così i livelli migliorano. Chi sono non vi compare.
puzzles-there = Conservato anche su questo server, insieme a ciò che hanno risolto gli altri tuoi browser.
puzzles-there-behind = Conservato anche su questo server; ora non è raggiungibile, il più recente è solo in questo browser.
puzzles-there-end = Non conservare più qui
    .yes = Cancella sul server
    .no = Continua a conservare
puzzle-game = { $game ->
    [roborally] RoboRally
   *[asteroyds] Asteroyds
}
puzzle-level = Livello { $level }
puzzle-level-of = Livello { $level } di 5
puzzle-number = numero { $number }
puzzle-around = Su questo rompicapo
trouble-no-puzzles = Qui non si può giocare ai rompicapi
    .more = Li gioca e li giudica il motore nella pagina, altrimenti il server, e qui mancano entrambi. { $why }
trouble-no-puzzle = Qui non c’è un rompicapo così
    .more = Forse il link è scritto male, o è di un’altra versione del gioco.
puzzle-try = Tentativo { $number }
puzzle-no-clock = senza orologio
puzzle-plays = Giochi con { $name }.
puzzle-clock = Orologio
puzzle-try-asteroyds = Prova il volo
puzzle-try-roborally = Esegui
puzzle-others = Che cosa hanno programmato gli altri
puzzle-others-plans = Che cosa hanno pianificato gli altri
puzzle-others-ram = sperona
puzzle-alone = { $others ->
    [down] Tutti gli altri sono spenti.
    [shown] Si vede che cosa faranno gli altri.
   *[wait] Tutti gli altri aspettano dove sono.
}
puzzle-goal = L’obiettivo
puzzle-clause = { $state ->
    [done] raggiunto
    [missed] mancato
   *[open] ancora aperto
}
puzzle-failed = Non ancora
puzzle-never = Non è successo: { $clause }.
puzzle-broken = { $clause }: mancato { $game ->
    [roborally] nel registro
   *[asteroyds] nella colonna
} { $step }.
puzzle-again = Riprova
puzzle-solved = { $count ->
    [one] Risolto al primo tentativo
   *[other] Risolto in { $count } tentativi
}
puzzle-solved-shown = Risolto, dopo aver visto la soluzione
puzzle-ways = { $count ->
    [one] Non c’è altro modo.
   *[other] Ci sono { $count } modi diversi.
}
puzzle-solution = La soluzione
    .show = Mostra la soluzione
    .more = { $count ->
        [one] È l’unico modo.
       *[other] È uno di { $count } modi.
    }
puzzle-next = Prossimo rompicapo
puzzle-watch = Rivedi
puzzle-stat-tries = { $count ->
    [one] tentativo
   *[other] tentativi
}
puzzle-stat-time = tempo
puzzle-stat-hints = { $count ->
    [one] aiuto
   *[other] aiuti
}
puzzle-stat-row = di fila
puzzle-stat-rating = punteggio
puzzle-tries = I tuoi tentativi
puzzle-tried = { $game ->
    [roborally] registro { $step }
   *[asteroyds] colonna { $step }
}
puzzle-tried-solved = risolto
puzzle-lay = Rimetti
puzzle-hints = Aiuti
puzzle-hints-used = usati { $count } di { $of }
puzzle-hint-where = Dove guardare
puzzle-hint-first = Il primo passo
puzzle-hint-show = Mostra l’aiuto { $number }
puzzle-hint-daily = Allora oggi conta come risolto con un aiuto.
puzzle-hint-at-a = Guarda fila { $row }, colonna { $column }.
puzzle-hint-at-r = Guarda la casella { $x }, { $y }.
puzzle-hint-robot = Guarda { $robot }.
puzzle-hint-power = Ti servirà il potere del tuo pilota.
puzzle-hint-ram = Qualcosa è sulla strada, e non è un ostacolo.
puzzle-hint-turn_back = Ti servirà un’inversione.
puzzle-hint-first-a = Colonna { $column }: { $action }.
puzzle-hint-first-r = Registro { $register }: { $card }.
puzzle-more = Altri rompicapi
puzzle-all = Tutti i rompicapi
puzzle-rules = Le sue regole
puzzle-embed = Per la tua pagina
    .more = Questa riga mostra il rompicapo in qualsiasi pagina. Non usa cookie.
puzzle-embed-line = Una riga di HTML
puzzle-play-there = Apri in Swarmrally
daily = Rompicapo del giorno
daily-of = Rompicapo del giorno, { $game }
daily-open = aperto
daily-done = risolto
daily-hinted = risolto con un aiuto
daily-late = risolto più tardi
daily-shown = soluzione vista
daily-day = { $date }: { $state }
daily-calendar = Rompicapi del giorno
daily-month-before = Il mese prima
daily-month-after = Il mese dopo
daily-streak = { $count ->
    [one] giorno di fila
   *[other] giorni di fila
}
daily-best = record { $count }, { $isSafe ->
    [true] oggi è fatto
   *[false] oggi è aperto
}
daily-share = Condividi
    .note = non svela nulla
daily-copy = Copia il risultato
daily-copied = Copiato
daily-send = Condividi il risultato
share-title = Swarmrally del giorno { $number }, { $game }, livello { $level }
share-hints = { $count ->
    [0] nessun aiuto
    [one] 1 aiuto
   *[other] { $count } aiuti
}
share-row = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
share-shown = con la soluzione
share-key = ■ andato bene  ▲ mancato qui  ◆ obiettivo raggiunto  □ non più
rush = Tre minuti
    .lead = Più che puoi, ciascuno con un tentativo. Al terzo errore è finita, e diventa sempre più difficile.
    .begin = Via
    .again = Ancora
rush-best = record { $count }
rush-none = mai provato
rush-left = Tempo rimasto
rush-solved = { $count } risolti
rush-misses = { $count } di 3 mancati
rush-over = { $count ->
    [0] Stavolta nessuno
    [one] 1 rompicapo risolto
   *[other] { $count } rompicapi risolti
}
rush-record = È il tuo record.
rush-right = Giusto
rush-wrong = Mancato
rush-not-counted = Qui né il punteggio né i giorni di fila cambiano.

## Obiettivi: brevi comandi, uniti in una frase
goal-a-tokens = prendi { $number ->
    [one] un simbolo
   *[other] { $number } simboli
} { $by ->
    [0] in questo round
    [7] in questo round
   *[other] entro la colonna { $by }
}
goal-a-token = prendi il simbolo { $about } { $by ->
    [0] in questo round
    [7] in questo round
   *[other] entro la colonna { $by }
}
goal-a-finish = concludi la corsa { $by ->
    [0] in questo round
    [7] in questo round
   *[other] entro la colonna { $by }
}
goal-a-drones = colpisci { $number ->
    [one] un drone
   *[other] { $number } droni
}
goal-a-targets = colpisci { $number ->
    [one] un bersaglio
   *[other] { $number } bersagli
} della tua squadra
goal-a-team = fai vincere la tua squadra
goal-a-rams = sperona un asteroide
goal-a-stand = finisci il round in fila { $row }, colonna { $column }
goal-a-alive = resta in vita
goal-a-unhurt = subisci { $number ->
    [0] nessun danno
   *[other] al massimo { $number } danni
}
goal-a-shield = tieni acceso lo scudo
goal-a-shots = spara { $number ->
    [0] nessun colpo
    [one] al massimo un colpo
   *[other] al massimo { $number } colpi
}
goal-a-no_ram = non speronare nulla
goal-a-no_collision = non urtare nulla in volo
goal-r-flag = tocca la bandiera { $about } { $by ->
    [0] in questo turno
    [5] in questo turno
   *[other] entro il registro { $by }
}
goal-r-flags = tocca { $number ->
    [one] una bandiera
   *[other] { $number } bandiere
} in questo turno
goal-r-finish = tocca l’ultima bandiera e vinci
goal-r-destroy = distruggi { $robot }
goal-r-push = spingi { $robot } di { $number ->
    [one] una casella
   *[other] { $number } caselle
}
goal-r-shoot = colpisci { $number ->
    [one] un robot con il tuo laser
   *[other] robot con il tuo laser { $number } volte
}
goal-r-ride = lasciati portare dai nastri per { $number ->
    [one] una casella
   *[other] { $number } caselle
}
goal-r-archive = sposta il tuo segnalino archivio
goal-r-stand = finisci sulla casella { $x }, { $y }
goal-r-alive = resta in vita
goal-r-unhurt = subisci { $number ->
    [0] nessun danno
   *[other] al massimo { $number } danni
}

## Temi
theme-gates = Porte
theme-laser = Laser
theme-race = La corsa
theme-drones = Droni
theme-targets = Bersagli
theme-ramming = Speronare
theme-turning = Virate
theme-energy = Energia
theme-shield = Scudo
theme-power = Poteri dei piloti
theme-precision = Precisione
theme-odd_course = Percorsi con regola
theme-options = Opzioni
theme-tempo = Tempo
theme-escape = Fuga
theme-swarm = Lo sciame
theme-others = Piani degli altri
theme-flags = Bandiere
theme-register = Registro esatto
theme-belts = Nastri
theme-express = Nastri espresso
theme-gears = Ingranaggi
theme-pushers = Spintori
theme-pushing = Spingere
theme-pit = Fosse
theme-lasers = Laser
theme-walls = Muri
theme-damage = Danni
theme-traffic = Traffico
theme-backwards = All’indietro
theme-short_hand = Mani corte
theme-locked = Registri bloccati
