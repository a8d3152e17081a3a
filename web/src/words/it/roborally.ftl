# Che cosa è successo: la didascalia al presente, la cronaca al passato.
r-when-turn = T{ $turn }
r-when-register = { $turn }.{ $register }
r-nobody = nessuno
r-shown = { $who }: { $card } { $priority }
r-turn-began = Inizia il turno { $turn }.
    .past = È iniziato il turno { $turn }.
r-damage-discarded = { $rule ->
    [R10_3] Il SuperBot, { $who }, viene riparato.
   *[other] { $robots ->
        [one] { $who } riposa e perde tutti i danni.
       *[other] { $who } riposano e perdono tutti i danni.
    }
}
    .past = { $rule ->
    [R10_3] Il SuperBot, { $who }, è stato riparato.
   *[other] { $robots ->
        [one] { $who } ha riposato e perso tutti i danni.
       *[other] { $who } hanno riposato e perso tutti i danni.
    }
}
r-cards-dealt = { $robots ->
    [one] { $who } riceve
   *[other] { $who } ricevono
} { $cards ->
    [0] nessuna carta.
    [one] una carta.
   *[other] { $cards } carte.
}
    .past = { $robots ->
    [one] { $who } ha ricevuto
   *[other] { $who } hanno ricevuto
} { $cards ->
    [0] nessuna carta.
    [one] una carta.
   *[other] { $cards } carte.
}
r-hand-recompiled = { $who } ricompila: { $cards } carte nuove.
    .past = { $who } ha ricompilato: { $cards } carte nuove.
r-program-sealed = { $rule ->
    [R3_2] Tempo scaduto per { $who }: i registri vuoti si riempiono a caso.
   *[other] { $robots ->
        [one] { $who } ha finito.
       *[other] { $who } hanno finito.
    }
}
    .past = { $rule ->
    [R3_2] Tempo scaduto per { $who }: i registri vuoti sono stati riempiti a caso.
   *[other] { $robots ->
        [one] { $who } ha finito di programmare.
       *[other] { $who } hanno finito di programmare.
    }
}
r-power-down-announced = { $yes ->
    [true] { $who } si spegnerà al prossimo turno.
   *[other] { $who } resta acceso al prossimo turno.
}
    .past = { $yes ->
    [true] { $who } ha annunciato lo spegnimento.
   *[other] { $who } ha annunciato di restare acceso.
}
r-stabilizer-set = { $who } attiva lo Stabilizzatore giroscopico.
    .past = { $who } ha attivato lo Stabilizzatore giroscopico.
r-register-began = Registro { $register }.
    .past = È iniziato il registro { $register }.
r-flag-returned = La bandiera { $flag } è di nuovo al suo posto.
    .past = La bandiera { $flag } è tornata al suo posto.
r-card-replaced = { $who } riceve un’altra carta nel registro { $register }: { $option }.
    .past = { $who } ha ricevuto un’altra carta nel registro { $register }: { $option }.
r-register-revealed = Rivelate: { $list }.
    .past = Rivelate: { $list }.
r-robot-turned = { $rule ->
    [R6_6] Un ingranaggio gira { $who }
    [R6_4] Il nastro gira { $who }
   *[other] { $who } si gira
} { $way ->
    [left] a sinistra.
    [right] a destra.
   *[other] indietro.
}
    .past = { $rule ->
    [R6_6] Un ingranaggio ha girato { $who }
    [R6_4] Il nastro ha girato { $who }
   *[other] { $who } si è girato
} { $way ->
    [left] a sinistra.
    [right] a destra.
   *[other] indietro.
}
r-robot-moved = { $who } si muove di { $count ->
    [one] una casella.
   *[other] { $count } caselle.
}
    .past = { $who } si è mosso di { $count ->
    [one] una casella.
   *[other] { $count } caselle.
}
r-robot-shoved = { $target } spinge { $who }.
    .past = { $target } ha spinto { $who } di { $count ->
    [one] una casella.
   *[other] { $count } caselle.
}
r-move-blocked = { $who } urta un muro e resta dov’è.
    .past = { $who } ha urtato un muro ed è rimasto dov’era.
r-robot-carried = { $rule ->
    [R6_1] I nastri espressi portano { $who } di una casella.
   *[other] I nastri portano { $who } di una casella.
}
    .past = { $rule ->
    [R6_1] I nastri espressi hanno portato { $who } di una casella.
   *[other] I nastri hanno portato { $who } di una casella.
}
r-carry-blocked = Il nastro non può portare { $who }: la via non è libera.
    .past = Il nastro non ha potuto portare { $who }: la via non era libera.
r-flag-carried = Un nastro porta la bandiera { $flag }.
    .past = Un nastro ha portato la bandiera { $flag }.
r-flag-lost = La bandiera { $flag } cade dal pavimento.
    .past = La bandiera { $flag } è caduta dal pavimento.
r-robot-pushed = { $rule ->
    [R6_5] Uno spintore sposta { $who } di una casella.
   *[other] Il colpo sposta { $who } di una casella.
}
    .past = { $rule ->
    [R6_5] Uno spintore ha spostato { $who } di una casella.
   *[other] Il colpo ha spostato { $who } di una casella.
}
r-push-failed = { $who } non può essere spinto e resta dov’è.
    .past = { $who } non poteva essere spinto ed è rimasto dov’era.
r-robot-destroyed = { $who } è distrutto: { $lives ->
    [0] nessuna vita rimasta.
    [one] una vita rimasta.
   *[other] { $lives } vite rimaste.
}
    .past = { $who } è stato distrutto: { $lives ->
    [0] nessuna vita rimasta.
    [one] una vita rimasta.
   *[other] { $lives } vite rimaste.
}
r-shot-fired = { $who } colpisce { $target }: { $weapon }.
    .past = { $who } ha colpito { $target }: { $weapon }.
r-beam-hit = Un laser del pavimento colpisce { $who }: { $points ->
    [one] 1 danno.
   *[other] { $points } danni.
}
    .past = Un laser del pavimento ha colpito { $who }: { $points ->
    [one] 1 danno.
   *[other] { $points } danni.
}
r-damage-prevented = { $option } assorbe un punto per { $who }.
    .past = { $option } ha assorbito un punto per { $who }.
r-robot-damaged = { $who } subisce { $count ->
    [one] 1 danno
   *[other] { $count } danni
}: { $damage } su 10.
    .past = { $who } ha subito { $count ->
    [one] 1 danno
   *[other] { $count } danni
}: { $damage } su 10.
r-register-locked = Il registro { $register } di { $who } si blocca.
    .past = Il registro { $register } di { $who } si è bloccato.
r-register-unlocked = Il registro { $register } di { $who } è di nuovo libero.
    .past = Il registro { $register } di { $who } è tornato libero.
r-damage-repaired = { $who } è riparato: { $damage ->
    [one] resta 1 danno.
   *[other] restano { $damage } danni.
}
    .past = { $who } è stato riparato: { $damage ->
    [one] restava 1 danno.
   *[other] restavano { $damage } danni.
}
r-option-drawn = { $who } pesca un’opzione: { $option }.
    .past = { $who } ha pescato un’opzione: { $option }.
r-option-discarded = { $rule ->
    [R7_2] { $who } cede un’opzione al posto di un punto: { $option }.
   *[other] { $who } perde un’opzione: { $option }.
}
    .past = { $rule ->
    [R7_2] { $who } ha ceduto un’opzione al posto di un punto: { $option }.
   *[other] { $who } ha perso un’opzione: { $option }.
}
r-options-shuffled = Le opzioni scartate vengono mescolate.
    .past = Le opzioni scartate sono state mescolate.
r-deck-shuffled = Le carte scartate vengono mescolate.
    .past = Le carte scartate sono state mescolate.
r-shot-spent = Il Mini obice di { $who }: { $left ->
    [0] nessun colpo rimasto.
    [one] un colpo rimasto.
   *[other] { $left } colpi rimasti.
}
    .past = Il Mini obice di { $who }: { $left ->
    [0] nessun colpo rimasto.
    [one] un colpo rimasto.
   *[other] { $left } colpi rimasti.
}
r-control-taken = { $target } prende il controllo di { $who }.
    .past = { $target } ha preso il controllo di { $who }.
r-control-lost = { $who } segue di nuovo il proprio programma.
    .past = { $who } ha ripreso a seguire il proprio programma.
r-archive-moved = { $who } archivia qui.
    .past = { $who } ha spostato il segnalino archivio.
r-flag-touched = { $who } tocca la bandiera { $flag }.
    .past = { $who } ha toccato la bandiera { $flag }.
r-flag-claimed = La bandiera { $flag } va alla squadra { $team }.
    .past = La bandiera { $flag } è andata alla squadra { $team }.
r-home-chosen = La squadra { $team } è di casa sul pavimento { $floor }.
    .past = La squadra { $team } era di casa sul pavimento { $floor }.
r-robot-placed = { $who } parte da qui.
    .past = { $who } ha preso la sua casella di partenza.
r-flag-taken = { $who } prende la bandiera { $flag }.
    .past = { $who } ha preso la bandiera { $flag }.
r-flag-dropped = { $who } perde la bandiera { $flag }.
    .past = { $who } ha perso la bandiera { $flag }.
r-blame-fell = { $who } avrebbe la colpa della fine del SuperBot.
    .past = { $who } ha avuto la colpa per il SuperBot.
r-blame-forgotten = Nessuno ha più la colpa.
    .past = Nessuno aveva più la colpa.
r-title-passed = { $by_blame ->
    [true] { $who } è ora il SuperBot.
   *[other] Il titolo passa a { $who }.
}
    .past = { $by_blame ->
    [true] { $who } è diventato il SuperBot.
   *[other] Il titolo è passato a { $who }.
}
r-coin-flipped = { $who } lancia la moneta: { $heads ->
    [true] testa.
   *[other] croce.
}
    .past = { $who } ha lanciato la moneta: { $heads ->
    [true] testa.
   *[other] croce.
}
r-floor-turned = Il pavimento { $floor } gira di un quarto.
    .past = Il pavimento { $floor } ha girato di un quarto.
r-robot-sent-off = { $target } manda { $who } fuori dal percorso.
    .past = { $target } ha mandato { $who } fuori dal percorso.
r-robot-waited = Nessuna casella libera per { $who }: aspetta la prossima fine turno.
    .past = Nessuna casella libera per { $who }: ha aspettato la prossima fine turno.
r-power-set = { $down ->
    [true] { $who } si spegne per il prossimo turno.
   *[other] { $who } si riaccende.
}
    .past = { $down ->
    [true] { $who } si è spento per il turno seguente.
   *[other] { $who } si è riacceso.
}
r-robot-sat-out = { $who } salta il prossimo turno.
    .past = { $who } ha dovuto saltare il turno seguente.
r-robot-returned = { $who } rientra con { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}{ $down ->
    [true] , spento.
   *[other] .
}
    .past = { $who } è rientrato con { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}{ $down ->
    [true] , spento.
   *[other] .
}
r-robot-finished = { $who } ha toccato tutte le bandiere: posto { $place }.
    .past = { $who } ha toccato tutte le bandiere: posto { $place }.
r-decision-asked = { $who } decide: { $choice }.
    .past = A { $who } è stato chiesto: { $choice }.
r-decision-answered = { $who } ha deciso, { $choice }: { $answer }.
    .past = { $who } ha deciso, { $choice }: { $answer }.
r-turn-ended = Il turno è finito.
    .past = Il turno è finito.
r-game-ended = { $reason ->
    [flags] Tutte le bandiere sono toccate. Vittoria: { $winners }.
    [last_robot] Vittoria: { $winners }, l’ultimo robot con una vita.
    [last_team] Vittoria: { $winners }, l’ultima squadra con una vita.
    [last_racer] Vittoria: { $winners }, tutti gli altri corridori sono fuori.
    [flag_home] Vittoria: { $winners }, la bandiera nemica è a casa.
   *[other] Non resta nessun robot. Non vince nessuno.
}
    .past = { $reason ->
    [flags] Tutte le bandiere sono state toccate. Vittoria: { $winners }.
    [last_robot] Vittoria: { $winners }, l’ultimo robot con una vita.
    [last_team] Vittoria: { $winners }, l’ultima squadra con una vita.
    [last_racer] Vittoria: { $winners }, tutti gli altri corridori erano fuori.
    [flag_home] Vittoria: { $winners }, la bandiera nemica è stata portata a casa.
   *[other] Non restava nessun robot. Non ha vinto nessuno.
}

# Decisioni: nella cronaca, come domanda, e le loro risposte.
choice-power-down = spegnersi al prossimo turno
choice-stay-down = restare spento
choice-re-entry = come rientrare
choice-discard-option = un’opzione per un punto di danno
choice-lose-option = quale opzione va persa
choice-archive = spostare il segnalino archivio
choice-brakes = frenare
choice-fourth-gear = quarta marcia
choice-reverse-gear = retromarcia
choice-gyroscopic-stabilizer = attivare lo stabilizzatore
choice-abort-switch = usare l’interruttore d’emergenza
choice-conditional-program = usare la carta tenuta
choice-fire-control = che cosa fa il colpo
choice-weapon = con che cosa sparare
choice-high-power-laser = sparare attraverso
choice-mechanical-arm = che cosa tocca il braccio
choice-keep-option = quale opzione tenere
choice-home = dove stare di casa
choice-start = da dove partire
answer-yes = sì
answer-no = no
answer-none = nessuna
answer-nothing = niente
answer-home = Pavimento { $floor }
    .side = { $side ->
    [left] A sinistra.
   *[other] A destra.
}
answer-start = { $cell }, verso { $heading }
answer-way-back = { $cell }, verso { $heading }{ $down ->
    [true] , spento
   *[other] {""}
}
cell = casella { $x }, { $y }
heading = { $heading ->
    [N] l’alto
    [E] destra
    [S] il basso
   *[W] sinistra
}
main-laser = Laser principale
    .text = Un danno al primo robot davanti.
ask-power-down = Spegnersi al prossimo turno?
    .about = Tocca a te annunciarlo.
ask-stay-down = Restare spento?
    .about = Il turno finisce e il tuo robot riposa.
ask-home = Dove è di casa la tua squadra?
    .about = La vostra bandiera è lì, e partite dal lato lontano.
ask-start = Da dove parte il tuo robot?
    .about = Scegli una casella sul piano, e una direzione.
ask-re-entry = Il tuo robot rientra
    .about = Scegli la direzione, e la casella se ce n’è più di una.
ask-discard-option = Un punto di danno per te
    .about = Sarebbe il numero { $about } su 10.
ask-lose-option = Il tuo robot è distrutto
    .about = Un’opzione va persa con lui. Quale?
ask-archive = Spostare il segnalino archivio?
    .about = Sei sulla { $cell }.
ask-brakes = Frenare?
    .about = Il registro { $about } è un Avanti 1.
ask-fourth-gear = Quarta marcia?
    .about = Il registro { $about } è un Avanti 3.
ask-reverse-gear = Retromarcia?
    .about = Il registro { $about } è un Indietro.
ask-gyroscopic-stabilizer = Attivare lo Stabilizzatore giroscopico?
    .about = Prima del registro 1, per tutto il turno.
ask-abort-switch = Usare l’Interruttore d’emergenza?
    .about = Il registro { $about } è rivelato.
ask-conditional-program = Usare la carta tenuta?
    .about = Prima che il registro { $about } sia rivelato.
ask-fire-control = Il tuo laser colpisce { $robot }
    .about = Che cosa fa il colpo?
ask-weapon = Con che cosa spari?
    .about = Laser del registro { $about }.
ask-high-power-laser = Sparare attraverso?
    .about = Laser del registro { $about }.
ask-mechanical-arm = Che cosa tocca il braccio?
    .about = { $about ->
    [6] A fine turno.
   *[other] Fine del registro { $about }.
}
ask-keep-option = Quale opzione tieni?
    .about = Le altre vanno sotto il mazzo.
do-power-down-no = Resta acceso
    .one = Al prossimo turno programmi
do-power-down-yes = Spegniti
    .one = Tutti i danni spariscono
    .two = Nessuna carta al prossimo turno
do-stay-down-no = Riaccenditi
    .one = Al prossimo turno programmi
do-stay-down-yes = Resta spento
    .one = Tutti i danni spariscono di nuovo
    .two = Nessuna carta al prossimo turno
do-archive-yes = Spostalo qui
    .one = Rientreresti qui
do-archive-no = Lascialo
    .one = Rientreresti dov’è
do-brakes-no = Avanti 1
    .one = Come dice la carta
do-brakes-yes = Frena
    .one = Il tuo robot resta fermo
do-fourth-gear-no = Avanti 3
    .one = Come dice la carta
do-fourth-gear-yes = Avanti 4
    .one = Una casella in più
do-reverse-gear-no = Indietro 1
    .one = Come dice la carta
do-reverse-gear-yes = Indietro 2
    .one = Una casella in più
do-gyroscopic-stabilizer-no = Lascialo spento
    .one = Ingranaggi e nastri ti girano
do-gyroscopic-stabilizer-yes = Attivalo
    .one = In questo turno il pavimento non ti gira
do-abort-switch-no = Tieni la carta
    .one = Puoi usarlo più tardi
do-abort-switch-yes = Usalo
    .one = Al suo posto la prima carta del mazzo
    .two = Anche i registri liberi successivi cambiano
do-conditional-program-no = Aspetta ancora
    .one = Il programma resta com’è
do-conditional-program-yes = Mettila qui
    .one = Sostituisce la carta di questo registro
do-high-power-laser-no = Colpo semplice
    .one = Il primo muro o robot lo ferma
do-high-power-laser-yes = Attraversa
    .one = Attraverso il primo muro o robot
do-discard-option-none = Subiscilo
    .one = danno, poi { $damage } su 10
do-discard-option = Cedi { $option }
    .one = Nessun danno
    .two = L’opzione è scartata
do-mechanical-arm-none = Non toccare niente
    .one = Conta solo la tua casella
do-mechanical-arm = Tocca la { $cell }
    .one = Si sceglie anche sul percorso
fire-damage = Fai danno
fire-lock = Blocca il registro { $register }
fire-destroy = Distruggi { $option }
do-fire-damage = Un punto semplice
do-fire-lock = Il punto sta su questo registro
do-fire-destroy = Nessun danno, l’opzione sparisce

# Lo schermo.
rr-turn = turno { $turn }
rr-size = { $robots } robot
rr-phases = Fase
rr-phase-deal = Carte
rr-phase-program = Programma
rr-phase-power = Energia
rr-phase-registers = Registri
rr-phase-clean-up = Fine turno
rr-steps = Passi del registro { $register }
rr-step-reveal = Rivela
rr-step-move = Robot
rr-step-floor = Pavimento
rr-step-lasers = Laser
rr-step-touch = Tocco
rr-floor-step = { $phase ->
    [express] I nastri espressi si muovono.
    [belts] Tutti i nastri si muovono.
    [pushers] Gli spintori spingono.
    [gears] Gli ingranaggi girano.
    [lasers] I laser sparano.
    [touch] Bandiere e officine vengono toccate.
    [reveal] Le carte vengono rivelate.
   *[move] I robot si muovono, la priorità più alta per prima.
}
rr-register-of = Registro { $register } di 5
rr-wait-program = { $left ->
    [one] Un robot si sta ancora programmando.
   *[other] { $left } robot si stanno ancora programmando.
}
rr-wait-last-me = Tutti gli altri hanno finito. A zero, i registri vuoti si riempiono a caso.
rr-wait-last-other = Solo { $who } sta ancora programmando. A zero, i registri vuoti si riempiono a caso.
rr-wait-done = Hai finito. { $left ->
    [0] Iniziano i registri.
    [one] Un robot si sta ancora programmando.
   *[other] { $left } robot si stanno ancora programmando.
}
rr-wait-down = Sei spento. { $left ->
    [one] Un robot si sta ancora programmando.
   *[other] { $left } robot si stanno ancora programmando.
}
rr-wait-decision = { $who } decide: { $choice }.
rr-wait-you = Decidi tu: { $choice }.
rr-wait-registers = I registri vengono eseguiti, uno dopo l’altro.
rr-wait-deal = Si danno le carte del prossimo turno.
rr-wait-clean-up = Riparazioni, opzioni, robot che rientrano.
rr-wait-paused = La partita è in pausa.
rr-wait-over = La partita è finita.
rr-your-program = Il tuo programma
rr-keys-hint = le cifre 1–9 riempiono il prossimo registro
rr-my-robots = I tuoi robot
rr-my-robots-key = N: il tuo prossimo robot
rr-my-robot = { $robot }, { $state ->
    [done] fatto
    [open] ancora da programmare
   *[idle] niente da programmare
}
rr-your-hand = La tua mano
rr-take-back = Riprendi
rr-register = { $register }
rr-register-next = { $register } ora
rr-register-locked = { $register } bloccato
rr-register-empty = Registro { $register }, vuoto
rr-register-holds = Registro { $register }: { $cards }
rr-register-holds-locked = Registro { $register }, bloccato: { $cards }
rr-add-second = Aggiungi una seconda carta al registro { $register }
rr-card = { $card }, priorità { $priority }
rr-card-in = { $card }, priorità { $priority }, nel registro { $register }
rr-card-kept = { $card }, priorità { $priority }, tenuta
rr-in-register = registro { $register }
rr-kept = tenuta
rr-hand-size = { $count ->
    [one] una carta
   *[other] { $count } carte
}, { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
rr-no-hand = { $why ->
    [down] Il tuo robot è spento: niente carte in questo turno. Alla fine del turno ti viene chiesto se resta spento.
    [locked] Tutti e cinque i registri sono bloccati. Si ripetono le stesse carte.
   *[out] Il tuo robot non è sul percorso.
}
rr-done = Fatto
rr-missing = Il registro { $register } è vuoto
rr-is-done = Programma pronto
rr-sending = Un momento
rr-recompile = Nuova mano per 1 danno
rr-timed-out = { $who }: tempo scaduto, il resto è stato riempito a caso.
rr-refused = Non è possibile.
rr-power = Spegniti al prossimo turno
rr-power-note = ripara tutto, niente carte
rr-power-no = No
rr-power-yes = Sì
rr-power-ask = Al mio turno
rr-orders = Ordini per questo turno e i prossimi
rr-when-damaged = Quando subisco danni
rr-damaged-ask = Chiedimi
rr-damaged-keep = Tieni le opzioni
rr-damaged-give = Cedine una
rr-give-first = Quale va per prima
rr-when-destroyed = Quando sono distrutto
rr-lose = Perdi { $option }
rr-when-back = Quando rientro
rr-back-facing = Verso { $heading }
rr-back-down = Spento
rr-back-wish = Casella desiderata, se l’archivio è occupato
rr-back-no-wish = Nessuna casella
rr-archive = Segnalino archivio
rr-archive-move = Spostalo
rr-archive-leave = Lascialo
rr-ask = Chiedi
rr-never = Mai
rr-always = Sempre
rr-use = Usalo
rr-registers = Registri
rr-policy-of = Quando usare { $option }
rr-use-in-register = Nel registro { $register }
rr-throw-in = Usalo nel registro
rr-keep-card = Tieni una carta
rr-keep-none = Nessuna carta
rr-keep-in = Per il registro
rr-fire-policy = Ogni colpo
rr-weapon-in = Registro { $register }
rr-weapons = Con che cosa sparare
rr-arm-in = Registro { $register }
rr-arm-end = Fine turno
rr-arm-nothing = Niente
rr-charges = { $left ->
    [one] ne resta uno
   *[other] ne restano { $left }
}
rr-no-options = Nessuna opzione. Le caselle con chiave e martello ne danno.
rr-your-options = Le tue opzioni
rr-robots = Robot
rr-you = { $name } (tu)
rr-state-programming = Programma
rr-state-done = Fatto
rr-state-down = Spento
rr-state-deciding = Decide
rr-state-out = Fuori
rr-state-away = Assente
rr-state-resigned = Ha abbandonato
rr-state-back = Rientra
rr-state-unplaced = Non ancora piazzato
rr-state-sits-out = Salta il turno
rr-state-waits = Nessuna casella libera
rr-state-sent-off = Mandato fuori
rr-state-finished = Posto { $place }
rr-announced = si spegnerà
rr-superbot = SuperBot
rr-blamed = ha la colpa
rr-carries-flag = ha la bandiera { $flag }
rr-racer = corridore { $pair }
rr-blocker = bloccatore { $pair }
rr-team = squadra { $team }
rr-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
} su 10
rr-omen = { $shows ->
    [end] distrutto nel registro { $register }
    [flag] bandiera { $flag } nel registro { $register }
   *[damage] { $points ->
        [one] { $points } danno
       *[other] { $points } danni
    } nel registro { $register }
}
rr-next-flag = prossima bandiera { $flag }
rr-lives = { $lives ->
    [one] una vita
   *[other] { $lives } vite
}
rr-tab-program = Programma
rr-tab-options = Opzioni
rr-tab-robots = Robot
rr-tab-log = Cronaca
rr-revealed = Registro { $register }, per priorità
rr-face-down = coperta
rr-come-back = Rientra
rr-start-here = Parti da qui
rr-on-cell = Su { $cell }
rr-come-back-on = Dove
rr-come-back-facing = Verso
rr-come-back-down = Spento: danni via, niente carte al prossimo turno
rr-board = { $course }, turno { $turn }
rr-chapter = R{ $register }
rr-chapter-turn = T{ $turn }
rr-panels = Fase e programma
rr-tabs = Parti del tavolo
rr-click-cell = Clicca una casella
rr-robot-dome = Cupola
rr-robot-gable = Timpano
rr-robot-crate = Cassa
rr-robot-nut = Dado
rr-robot-tread = Cingolo
rr-robot-cross = Croce
rr-robot-wedge = Cuneo
rr-robot-egg = Uovo
rr-key-does = { $word ->
    [hint] un suggerimento, ai tavoli di allenamento
    [card] metti una carta della mano nel prossimo registro
    [register] scegli un registro
    [take-back] riprendi l’ultima carta
    [clear] svuota il programma
    [power] spegnimento: no, sì, al mio turno
    [options] alle opzioni
    [next-robot] il tuo prossimo robot, o quello prima
    [done] fatto
    [play] riproduci o metti in pausa
    [step] un evento
    [turn] un registro
    [speed] più lento, più veloce
    [skip] alla fine
    [answer] rispondi a una decisione
    [log] cronaca
    [chat] chat
   *[sound] suono acceso o spento
}
rr-scenario = Uno scenario
rr-own-course = Un percorso proprio
