# Ogni evento in una frase: didascalie al presente, .past per la cronaca, .so come conseguenza di un altro.
thing = { $kind ->
    [asteroid] l’asteroide { $number }
    [gate] la porta { $number }
    [turret] la torretta { $number }
    [drone] il drone { $number }
    [pod] una capsula
    [platform] una piattaforma
    [craft] una navetta
   *[border] il bordo
}
thing-hit = { thing }
hex-heading = { $heading ->
    [E] est
    [SE] sud-est
    [SW] sud-ovest
    [W] ovest
    [NW] nord-ovest
   *[NE] nord-est
}
die-colour = { $die ->
    [red] rosso
    [white] bianco
   *[blue] blu
}
craft-turn = { $turn ->
    [left] a sinistra
    [right] a destra
    [left2] di due tacche a sinistra
    [right2] di due tacche a destra
   *[back] indietro
}
team-side = { $team ->
    [left] di sinistra
   *[right] di destra
}
chart-action = { $action ->
    [shoot] spara
    [forward] avanti
    [right] destra
    [left] sinistra
    [turn_back] inverti
    [shield] scudo
    [power] potere
    [power-left] potere, sinistra
    [power-right] potere, destra
    [power-left1] potere, una volta a sinistra
    [power-left2] potere, due volte a sinistra
    [power-right1] potere, una volta a destra
    [power-right2] potere, due volte a destra
   *[wait] aspetta
}

told-RoundBegan = Comincia il round { $round }, il primo volo è di { $pilot }
    .past = È cominciato il round { $round }, primo volo: { $pilot }
told-DiceRolled = Dadi: { $dice }
    .past = Dadi: { $dice }
told-PlanRevealed = Il piano di { $pilot }: { $plan }
    .past = Il piano di { $pilot } era: { $plan }
told-plans = { $count ->
    [one] Il piano è scoperto
    [2] Entrambi i piani sono scoperti
   *[other] Tutti i { $count } piani sono scoperti
}
    .past = { $count ->
    [one] Il piano è stato scoperto
    [2] Entrambi i piani sono stati scoperti
   *[other] Tutti i { $count } piani sono stati scoperti
}
told-ShieldLowered = { $pilot } vola senza scudo in questo round
    .past = { $pilot } ha volato senza scudo
told-PowerSpent = { $pilot } gioca il segnalino pilota
    .past = { $pilot } ha giocato il segnalino pilota
told-DroneLaunched = Parte { $tile }
    .past = È partito { $tile }
told-DieCalled = { $die } { $number }: si muovono le tessere di questo colore
    .past = { $die } { $number }: era il momento di questo dado
told-swarm = { $die } { $number }: { $moved ->
    [0] nessuna tessera si muove
    [one] una tessera si muove
   *[other] { $moved } tessere si muovono
}{ $blocked ->
    [0] { "" }
    [one] , una è bloccata
   *[other] , { $blocked } sono bloccate
}
    .past = { $die } { $number }: { $moved ->
    [0] nessuna tessera si è mossa
    [one] una tessera si è mossa
   *[other] { $moved } tessere si sono mosse
}{ $blocked ->
    [0] { "" }
    [one] , una era bloccata
   *[other] , { $blocked } erano bloccate
}
told-TileMoved = { $tile } va verso { $heading }
    .past = { $tile } ha fatto un passo verso { $heading }
told-TilePushed = { $by } spinge { $tile } verso { $heading }
    .past = { $by } ha spinto { $tile } verso { $heading }
told-TileBlocked = { $tile } non può andare verso { $heading }: { $by } è in mezzo
    .past = { $tile } non poteva andare verso { $heading }: { $by } era in mezzo
told-PushFailed = { $tile } non può spingere { $pushed }: dietro c’è { $by }
    .past = { $tile } non poteva spingere { $pushed }: dietro c’era { $by }
told-CraftHit = { $tile } colpisce { $pilot }
    .past = { $tile } ha colpito { $pilot }
told-ShieldHeld = Lo scudo di { $pilot } regge
    .past = Lo scudo di { $pilot } ha retto
    .so = scudo acceso, nessun danno
told-EmergencyShieldRaised = { $pilot } alza lo scudo d’emergenza: 1 danno in meno
    .past = { $pilot } ha alzato lo scudo d’emergenza: 1 danno in meno
    .so = scudo d’emergenza, 1 danno in meno
told-CraftDamaged = { $pilot } subisce { $points ->
    [one] { $points } danno
   *[other] { $points } danni
}, ora { $damage } su 6
    .past = { $pilot } ha subito { $points ->
    [one] { $points } danno
   *[other] { $points } danni
}, { $damage } su 6
    .so = { $points ->
    [one] { $points } danno
   *[other] { $points } danni
}, { $damage } su 6
told-CraftDestroyed = La navetta di { $pilot } è distrutta
    .past = La navetta di { $pilot } è andata distrutta
    .so = la navetta è distrutta
told-TokenTaken = { $pilot } prende il simbolo { $symbol }
    .past = { $pilot } ha preso il simbolo { $symbol }
    .so = simbolo { $symbol } preso
told-FlightBegan = { $pilot } parte
    .past = Ha preso il volo { $pilot }
told-CraftWaited = { $pilot } aspetta
    .past = { $pilot } ha aspettato
told-CraftTurned = { $pilot } gira { $turn }
    .past = { $pilot } ha girato { $turn }
told-CraftMoved = { $pilot } vola verso { $heading }
    .past = { $pilot } ha volato verso { $heading }
told-turned-moved = { $pilot } gira { $turn } e vola verso { $heading }
    .past = { $pilot } ha girato { $turn } e ha volato verso { $heading }
told-CraftCollided = { $pilot } urta { $thing }
    .past = { $pilot } ha urtato { $thing }
told-turned-collided = { $pilot } gira { $turn } e urta { $thing }
    .past = { $pilot } ha girato { $turn } e ha urtato { $thing }
told-PlanLost = Il resto del piano di { $pilot } è perso
    .past = Il resto del piano di { $pilot } era perso
    .so = il resto del piano è perso
told-DecisionAsked = { $question ->
    [ram] { $pilot } può speronare l’asteroide per { $points } danni
   *[emergency_shield] { $pilot } può alzare lo scudo d’emergenza
}
    .past = { $question ->
    [ram] { $pilot } poteva speronare l’asteroide per { $points } danni
   *[emergency_shield] { $pilot } poteva alzare lo scudo d’emergenza
}
told-DecisionAnswered = { $answer ->
    [ram-yes] { $pilot } sperona
    [ram-no] { $pilot } non sperona
    [emergency_shield-yes] { $pilot } usa lo scudo d’emergenza
   *[emergency_shield-no] { $pilot } conserva lo scudo d’emergenza
}
    .past = { $answer ->
    [ram-yes] { $pilot } ha scelto di speronare
    [ram-no] { $pilot } ha scelto di non speronare
    [emergency_shield-yes] { $pilot } ha usato lo scudo d’emergenza
   *[emergency_shield-no] { $pilot } ha conservato lo scudo d’emergenza
}
told-AsteroidRammed = { $pilot } distrugge { $tile }
    .past = { $pilot } ha distrutto { $tile }
told-ShotFired = { $hit ->
    [nothing] { $pilot } spara e non colpisce nulla
   *[thing] { $pilot } spara e colpisce { $thing }
}
    .past = { $hit ->
    [nothing] { $pilot } ha sparato senza colpire nulla
   *[thing] { $pilot } ha sparato e ha colpito { $thing }
}
told-TargetEliminated = { $pilot } elimina un bersaglio della squadra { $team }: { $tile }
    .past = { $pilot } ha eliminato un bersaglio della squadra { $team }: { $tile }
told-DroneShot = { $pilot } colpisce { $tile }
    .past = { $pilot } ha colpito { $tile }
    .so = colpo a segno
told-CraftFinished = { $pilot } ha tutto il necessario
    .past = { $pilot } aveva tutto il necessario
    .so = non manca più nulla
told-TeamWon = La squadra { $team } non ha più bersagli
    .past = La squadra { $team } non aveva più bersagli
told-DroneRemoved = { $tile } lascia il tabellone
    .past = { $tile } ha lasciato il tabellone
told-RoundEnded = Il round finisce, tutti gli scudi sono accesi
    .past = Il round è finito, tutti gli scudi erano accesi
told-GameEnded = { $reason ->
    [tokens] { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    } con tutti e quattro i simboli
    [targets] { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }: i bersagli della squadra sono finiti
    [last_survivor] { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }: non vola più nessun altro
    [resigned] { $count ->
        [one] Vince { $winners }
       *[other] Vincono { $winners }
    }: gli altri hanno abbandonato
   *[nobody_left] Non è rimasto nessuno, nessuno vince
}
    .past = { $reason ->
    [tokens] { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    } con tutti e quattro i simboli
    [targets] { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }: i bersagli della squadra erano finiti
    [last_survivor] { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }: non volava più nessun altro
    [resigned] { $count ->
        [one] Ha vinto { $winners }
       *[other] Hanno vinto { $winners }
    }: gli altri avevano abbandonato
   *[nobody_left] Non è rimasto nessuno, nessuno ha vinto
}
