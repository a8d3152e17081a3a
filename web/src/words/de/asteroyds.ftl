## Der Tisch
mode-name = { $mode ->
    [shooting] Schießen
    [targets] Ziele
    [drones] Drohnen
   *[racing] Rennen
}
round-in-play = Runde { $round }
round-flight = Runde { $round }, Flug
round-over = Runde { $round }, Ende
round-title = Runde { $round }
table-about = { $clock }{ $powers ->
    [true] { " · mit Kräften" }
   *[false] { "" }
}
what-happened = Was geschah
goal = { $mode ->
    [shooting] Ziel: triff alle vier Tore mit dem Laser.
    [targets] Ziel: dein Team schießt zuerst alle seine gerahmten Asteroiden ab.
    [drones] Ziel: schieß eine Drohne von jedem der vier Symbole ab.
   *[racing] Ziel: flieg als Erste oder Erster in das Feld aller vier Tore.
} { $mode ->
    [targets] { "" }
   *[other] In beliebiger Reihenfolge.
}
goal-briefly = { $mode ->
    [shooting] Ziel: alle vier Tore treffen
    [targets] Ziel: alle Ziele deines Teams abschießen
    [drones] Ziel: eine Drohne jedes Symbols
   *[racing] Ziel: als Erste in allen vier Toren
}
goal-have = { $count } von 4
wanted-gate = Tor { $symbol }
goal-close = Ziel ausblenden
no-clock-title = Keine Uhr
no-clock-why = Bots warten auf dich. Sieh dich um.
play-panels = Würfel, Pläne und Protokoll
roll = Stoppuhr und Würfel
chapter-swarm = Schwarm
chapter-planning = Würfel
play-tabs = Teile des Bildschirms
play-tab = { $word ->
    [plan] Plan
    [flight] Flug
    [pilots] Piloten
    [orders] Befehle
    [chat] Chat
   *[log] Protokoll
}
standing-orders = Dauerbefehle

## Die Würfel
dice = Würfel in ihrer Reihenfolge
die-shows = Würfel { $die }: { $number }
die-does = { $die ->
    [red] bis 2 Felder
    [white] 1 Feld
   *[blue] 1 Feld, schiebt
}
die-does-briefly = { $die ->
    [red] bis zu 2
    [white] 1 Feld
   *[blue] schiebt
}

## Die Piloten
pilot-name = { $pilot ->
    [hector] Hector
    [dolorosa] Dolorosa
    [lawrence] Lawrence
    [yayenek] Yayenek
    [mhand] M’Hand
   *[1634] 1634
}
pilots = Piloten
pilot-you = { $name } (du)
power-left = { $isSpent ->
    [true] Kraft verbraucht
   *[false] Kraft bereit
}
pilot-state = { $state ->
    [gone] zerstört
    [resigned] hat aufgegeben
    [away] Verbindung verloren
    [revealed] Plan aufgedeckt
    [sealed] Plan versiegelt
   *[planning] plant
}
damage-of-six = { $damage } von 6 Schaden
symbols-of = { $count ->
    [0] noch kein Symbol
    [one] Symbol { $symbols }
   *[other] Symbole { $symbols }
}
targets-left = { $team ->
    [left] Linkes Team
   *[right] Rechtes Team
}: { $count ->
    [one] noch 1 Ziel
   *[other] noch { $count } Ziele
}
targets-taken = { $count ->
    [0] Kein Ziel genommen
    [one] 1 Ziel genommen
   *[other] { $count } Ziele genommen
}
flights = Pläne in Flugreihenfolge
flying-order = Flugfolge
energy-title = Energie
flown = { $action }{ $state ->
    [done] , geflogen
    [cur] , jetzt
    [lost] , verloren
   *[ahead] { "" }
}

## Die Tafel
your-plan = Dein Plan
plan-sealed = Dein Plan ist versiegelt
plan-about = { $pilot }, { $colour ->
    [red] rotes Schiff
    [yellow] gelbes Schiff
    [purple] lila Schiff
    [blue] blaues Schiff
    [green] grünes Schiff
   *[orange] oranges Schiff
}{ $next ->
    [none] { "" }
    [energy] . Nächste: Energie
   *[other] . Nächste: Spalte { $next }
}
chart = Statustafel: 6 Spalten und Energie
chart-column = Spalte { $column }, { $action ->
    [empty] leer
   *[filled] { $what }
}
energy-column = Energiespalte, { $action }
slot = { $column ->
    [7] Energie
   *[other] Spalte { $column }
}, { $action }{ $isPlaced ->
    [true] , gelegt
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
    [7] Der Schild ist wieder an.
   *[other] Spalte { $column } ist wieder frei.
}
power-of = Kraft von { $pilot }
power-is-spent = verbraucht
power-place = Legen
power-placed = Gelegt
chart-damage = Schaden
plan-undo = Rückgängig
plan-clear = Plan leeren
seal-plan = Plan versiegeln
plan-is-empty = Dein Plan ist leer: dein Schiff würde nur warten.
seal-empty = Leer versiegeln
omen-gate = Tor { $symbol }
omen-target = { $shows ->
    [drone] Drohne
   *[target] Ziel
}
omen-damage = +{ $points }
omen-takes-gate = Nimmt Tor { $symbol }
omen-takes-target = { $shows ->
    [drone] Trifft eine Drohne
   *[target] Trifft ein Ziel
}
omen-crashes = Zusammenstoß: { $thing }
omen-is-hit = Getroffen von: { $thing }
omen-when = { $column ->
    [0] bevor du fliegst
    [7] Energie
   *[other] Spalte { $column }
}
omen-costs = { $points ->
    [0] kein Schaden
   *[other] +{ $points } Schaden
}
omen-ends = du hältst an
foretold = Wohin dein Plan führt
take-back = Zurücknehmen
pilots-ready = { $count } von { $of } { $count ->
    [one] ist
   *[other] sind
} bereit. Sind es alle, bewegt sich der Schwarm sofort.
order-ram = Wenn ich auftreffe
ram = { $order ->
    [ask] Frag mich
    [stop] Halt
   *[ram] { $shield ->
        [on] Rammen, +3
       *[off] Rammen, +4
    }
}
ram-spent = Du hast schon einmal gerammt
order-shield = Notschild
emergency = { $order ->
    [ask] Frag mich
    [never] Nie
    [fatal] Zur Rettung
   *[always] Immer
}
assist = Hilfe
assist-level = { $level ->
    [none] Keine Hilfe
    [path] Kurs
   *[forecast] Vorhersage
}

## Fragen im Flug
decision-ram = { $thing } ist dir im Weg
decision-shield = { $points } Schaden droht
decision-about = Du hast { $damage } Schaden, Schild { $shield ->
    [on] an
   *[off] aus
}.
damage-then = Schaden, dann { $damage } von 6
answer-stop = Halt
answer-ram = Rammen
answer-take = Hinnehmen
answer-shield = Notschild
answer-plan-ends = Der Plan endet hier
answer-plan-goes-on = { $column ->
    [7] Energie wird noch geflogen
    [8] Danach kommt nichts mehr
   *[other] Spalten { $column } bis 7 werden noch geflogen
}
answer-once = Einmal im Spiel
answer-no-damage = Kein Schaden
answer-keep = Die Kraft bleibt dir

## Menü
key-does = { $word ->
    [hint] ein Tipp, an Übungstischen
    [forward] vor
    [right] rechts
    [left] links
    [back] wenden
    [shoot] schießen
    [wait] warten
    [power] Kraft; nochmals: ihre Seite
    [shield] Schild
    [column] zu einer Spalte
    [undo] rückgängig
    [clear] Plan leeren
    [ram] Rammbefehl wechseln
    [seal] versiegeln
    [take-back] zurücknehmen
    [flight-play] im Flug: abspielen oder anhalten
    [flight-step] ein Ereignis zurück oder weiter
    [flight-turn] einen Zug zurück oder weiter
    [flight-speed] langsamer, schneller
    [flight-skip] zur Gegenwart springen
    [answer] eine Frage beantworten
    [log] Protokoll
    [chat] Chat
   *[sound] Ton an oder aus
}
