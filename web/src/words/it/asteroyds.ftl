## Il tavolo
mode-name = { $mode ->
    [shooting] Tiro
    [targets] Bersagli
    [drones] Droni
   *[racing] Corsa
}
round-in-play = round { $round }
round-flight = round { $round }, volo
round-over = round { $round }, fine
round-title = Round { $round }
table-about = { $clock }{ $powers ->
    [true] { " · con i poteri" }
   *[false] { "" }
}
what-happened = Che cosa è successo
goal = { $mode ->
    [shooting] Scopo: colpisci le quattro porte con il laser.
    [targets] Scopo: la tua squadra colpisce per prima tutti i suoi asteroidi incorniciati.
    [drones] Scopo: colpisci un drone di ciascuno dei quattro simboli.
   *[racing] Scopo: entra per primo nell’esagono di tutte e quattro le porte.
} { $mode ->
    [targets] { "" }
   *[other] In qualsiasi ordine.
}
goal-briefly = { $mode ->
    [shooting] Scopo: colpire le quattro porte
    [targets] Scopo: colpire tutti i vostri bersagli
    [drones] Scopo: un drone di ogni simbolo
   *[racing] Scopo: primo in tutte e quattro le porte
}
goal-have = { $count } su 4
wanted-gate = Porta { $symbol }
goal-close = Nascondi lo scopo
no-clock-title = Nessun orologio
no-clock-why = I bot ti aspettano. Guardati intorno.
play-panels = Dadi, piani e cronaca
roll = Cronometro e dadi
chapter-swarm = Sciame
chapter-planning = Dadi
play-tabs = Parti dello schermo
play-tab = { $word ->
    [plan] Piano
    [flight] Volo
    [pilots] Piloti
    [orders] Ordini
    [chat] Chat
   *[log] Cronaca
}
standing-orders = Ordini permanenti

## I dadi
dice = Dadi nel loro ordine
die-shows = Dado { $die }: { $number }
die-does = { $die ->
    [red] fino a 2 esagoni
    [white] 1 esagono
   *[blue] 1 esagono, spinge
}
die-does-briefly = { $die ->
    [red] fino a 2
    [white] 1 hex
   *[blue] spinge
}

## I piloti
pilot-name = { $pilot ->
    [hector] Hector
    [dolorosa] Dolorosa
    [lawrence] Lawrence
    [yayenek] Yayenek
    [mhand] M’Hand
   *[1634] 1634
}
pilots = Piloti
pilot-you = { $name } (tu)
power-left = { $isSpent ->
    [true] potere usato
   *[false] potere pronto
}
pilot-state = { $state ->
    [gone] navetta distrutta
    [resigned] ha abbandonato
    [away] connessione persa
    [revealed] piano scoperto
    [sealed] piano sigillato
   *[planning] sta pianificando
}
damage-of-six = Danni: { $damage } su 6
symbols-of = { $count ->
    [0] ancora nessun simbolo
    [one] simbolo { $symbols }
   *[other] simboli { $symbols }
}
targets-left = { $team ->
    [left] Squadra di sinistra
   *[right] Squadra di destra
}: { $count ->
    [one] resta 1 bersaglio
   *[other] restano { $count } bersagli
}
targets-taken = { $count ->
    [0] Nessun bersaglio preso
    [one] 1 bersaglio preso
   *[other] { $count } bersagli presi
}
flights = Piani in ordine di volo
flying-order = Ordine di volo
energy-title = Energia
flown = { $action }{ $state ->
    [done] , fatto
    [cur] , adesso
    [lost] , perso
   *[ahead] { "" }
}

## La plancia
your-plan = Il tuo piano
plan-sealed = Il tuo piano è sigillato
plan-about = { $pilot }, { $colour ->
    [red] navetta rossa
    [yellow] navetta gialla
    [purple] navetta viola
    [blue] navetta blu
    [green] navetta verde
   *[orange] navetta arancione
}{ $next ->
    [none] { "" }
    [energy] . Ora: energia
   *[other] . Ora: colonna { $next }
}
chart = Plancia: 6 colonne ed energia
chart-column = Colonna { $column }, { $action ->
    [empty] vuota
   *[filled] { $what }
}
energy-column = Colonna dell’energia, { $action }
slot = { $column ->
    [7] Energia
   *[other] Colonna { $column }
}, { $action }{ $isPlaced ->
    [true] , messo
   *[false] { "" }
}
power-form = { $form ->
    [power-left] ←
    [power-right] →
    [power-left1] ←1
    [power-left2] ←2
    [power-right1] →1
    [power-right2] →2
   *[power] { "" }
}
column-free-again = { $column ->
    [7] Lo scudo è di nuovo acceso.
   *[other] La colonna { $column } è di nuovo libera.
}
power-of = Il potere di { $pilot }
power-is-spent = usato
power-place = Metti
power-placed = Messo
chart-damage = Danni
plan-undo = Annulla
plan-clear = Svuota il piano
seal-plan = Sigilla il piano
plan-is-empty = Il tuo piano è vuoto: la navetta aspetterebbe soltanto.
seal-empty = Sigilla vuoto
omen-gate = porta { $symbol }
omen-target = { $shows ->
    [drone] drone
   *[target] bersaglio
}
omen-damage = +{ $points }
omen-takes-gate = Prende la porta { $symbol }
omen-takes-target = { $shows ->
    [drone] Colpisce un drone
   *[target] Colpisce un bersaglio
}
omen-crashes = Urto: { $thing }
omen-is-hit = Colpito da: { $thing }
omen-when = { $column ->
    [0] prima del volo
    [7] energia
   *[other] colonna { $column }
}
omen-costs = { $points ->
    [0] nessun danno
    [one] +{ $points } danno
   *[other] +{ $points } danni
}
omen-ends = ti fermi
foretold = Dove porta il tuo piano
take-back = Riprendi il piano
pilots-ready = { $count ->
    [one] { $count } pilota su { $of } è pronto
   *[other] { $count } piloti su { $of } sono pronti
}. Quando lo sono tutti, lo sciame si muove subito.
order-ram = Se urto un asteroide
ram = { $order ->
    [ask] Chiedi
    [stop] Fermo
   *[ram] { $shield ->
        [on] Sperona, +3
       *[off] Sperona, +4
    }
}
ram-spent = Hai già speronato una volta
order-shield = Emergenza
emergency = { $order ->
    [ask] Chiedi
    [never] Mai
    [fatal] Se fatale
   *[always] Sempre
}
assist = Aiuto
assist-level = { $level ->
    [none] Nessun aiuto
    [path] Rotta
   *[forecast] Previsione
}

## Domande in volo
decision-ram = { $thing } è davanti a te
decision-shield = { $points ->
    [one] Sta per arrivare 1 danno
   *[other] Stanno per arrivare { $points } danni
}
decision-about = Hai { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
}, scudo { $shield ->
    [on] acceso
   *[off] spento
}.
damage-then = { $points ->
    [one] danno, poi { $damage } su 6
   *[other] danni, poi { $damage } su 6
}
answer-stop = Fermati
answer-ram = Sperona
answer-take = Accetta
answer-shield = Alza lo scudo
answer-plan-ends = Il piano finisce qui
answer-plan-goes-on = { $column ->
    [7] L’energia si vola ancora
    [8] Non resta altro da volare
   *[other] Le colonne da { $column } a 7 si volano ancora
}
answer-once = Una volta per partita
answer-no-damage = Nessun danno
answer-keep = Il potere resta

## Menu
key-does = { $word ->
    [hint] un suggerimento, ai tavoli di allenamento
    [forward] avanti
    [right] destra
    [left] sinistra
    [back] inverti
    [shoot] spara
    [wait] aspetta
    [power] potere; ancora: il lato
    [shield] scudo
    [column] vai a una colonna
    [undo] annulla
    [clear] svuota il piano
    [ram] cambia l’ordine di sperone
    [seal] sigilla
    [take-back] riprendi
    [flight-play] in volo: avvia o ferma
    [flight-step] un evento indietro o avanti
    [flight-turn] un volo indietro o avanti
    [flight-speed] più lento, più veloce
    [flight-skip] salta al presente
    [answer] rispondi a una domanda
    [log] cronaca
    [chat] chat
   *[sound] suono acceso o spento
}
