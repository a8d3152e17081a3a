puzzles = Rätsel
    .lead = Stellungen aus Partien, jede mit einem einzigen Plan. Eine Suche hat gezeigt, dass jedes Ziel zu erreichen ist.
puzzles-today = Die Rätsel von heute
puzzles-choose = Wähle, was du üben willst
puzzles-themes = Themen
puzzles-levels = Stufen
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-left-of = { $count ->
    [0] Hier ist nichts mehr zu lösen
    [one] 1 Rätsel zu lösen
   *[other] { $count } Rätsel zu lösen
}
puzzles-any-theme = Alle Themen
puzzles-of-rule = Nur Rätsel, in denen diese Regel zählt.
puzzles-any-rule = alle Regeln
puzzles-begin = Anfangen
puzzles-again = Noch einmal
puzzles-mine = Wie es läuft
puzzles-solved = { $count ->
    [one] Rätsel gelöst
   *[other] Rätsel gelöst
}
puzzles-rating = Wertung
puzzles-rating-new = Wertung, nach { $count ->
    [one] 1 Rätsel
   *[other] { $count } Rätseln
}
puzzles-rating-how = Jedes Rätsel zählt einmal: ein ganzer Punkt beim ersten Versuch und ohne Hinweis, ein halber später, keiner, wenn du die Lösung gesehen hast.
puzzles-not-kept = Dieser Browser behält nichts: Was du löst, ist vergessen, wenn du die Seite schließt.
puzzles-there-begin = Auch auf diesem Server behalten
puzzles-there-what = Bei deinen anderen Dingen hier, für alle deine Browser. Zu jedem Rätsel wird gezählt, wie viele es versucht und gelöst haben: So werden die Stufen besser. Wer es war, steht nicht dabei.
puzzles-there = Auch auf diesem Server behalten, zusammen mit dem, was deine anderen Browser gelöst haben.
puzzles-there-behind = Auch auf diesem Server behalten; er ist gerade nicht zu erreichen, das Neueste ist nur in diesem Browser.
puzzles-there-end = Hier nicht mehr behalten
    .yes = Auf dem Server löschen
    .no = Weiter behalten
puzzle-game = { $game ->
    [roborally] RoboRally
   *[asteroyds] Asteroyds
}
puzzle-level = Stufe { $level }
puzzle-level-of = Stufe { $level } von 5
puzzle-number = Nummer { $number }
puzzle-around = Zu diesem Rätsel
trouble-no-puzzles = Rätsel kann man hier nicht spielen
    .more = Gespielt und beurteilt werden sie von der Engine in der Seite, sonst vom Server, und beide fehlen hier. { $why }
trouble-no-puzzle = Ein solches Rätsel gibt es hier nicht
    .more = Vielleicht ist der Link falsch geschrieben oder gehört zu einer anderen Version des Spiels.
puzzle-try = Versuch { $number }
puzzle-no-clock = ohne Uhr
puzzle-plays = Du spielst { $name }.
puzzle-clock = Uhr
puzzle-try-asteroyds = Fliegen
puzzle-try-roborally = Ausführen
puzzle-others = Was die anderen programmiert haben
puzzle-others-plans = Was die anderen geplant haben
puzzle-others-ram = rammt
puzzle-alone = { $others ->
    [down] Alle anderen sind abgeschaltet.
    [shown] Was die anderen tun werden, liegt offen.
   *[wait] Alle anderen warten, wo sie sind.
}
puzzle-goal = Das Ziel
puzzle-clause = { $state ->
    [done] erreicht
    [missed] verfehlt
   *[open] noch offen
}
puzzle-failed = Noch nicht
puzzle-never = Das ist nicht geschehen: { $clause }.
puzzle-broken = { $clause }: verfehlt in { $game ->
    [roborally] Register
   *[asteroyds] Spalte
} { $step }.
puzzle-again = Noch ein Versuch
puzzle-solved = { $count ->
    [one] Beim ersten Versuch gelöst
   *[other] In { $count } Versuchen gelöst
}
puzzle-solved-shown = Gelöst, nachdem die Lösung zu sehen war
puzzle-ways = { $count ->
    [one] Es gibt keinen anderen Weg.
   *[other] Es gibt { $count } verschiedene Wege.
}
puzzle-solution = Die Lösung
    .show = Lösung zeigen
    .more = { $count ->
        [one] Das ist der einzige Weg.
       *[other] Das ist einer von { $count } Wegen.
    }
puzzle-next = Nächstes Rätsel
puzzle-watch = Noch einmal ansehen
puzzle-stat-tries = { $count ->
    [one] Versuch
   *[other] Versuche
}
puzzle-stat-time = Zeit
puzzle-stat-hints = { $count ->
    [one] Hinweis
   *[other] Hinweise
}
puzzle-stat-row = in Folge
puzzle-stat-rating = Wertung
puzzle-tries = Deine Versuche
puzzle-tried = { $game ->
    [roborally] Register { $step }
   *[asteroyds] Spalte { $step }
}
puzzle-tried-solved = gelöst
puzzle-lay = Wieder legen
puzzle-hints = Hinweise
puzzle-hints-used = { $count } von { $of } gebraucht
puzzle-hint-where = Wo du hinsehen solltest
puzzle-hint-first = Der erste Schritt
puzzle-hint-show = Hinweis { $number } zeigen
puzzle-hint-daily = Heute gilt dann als mit Hinweis gelöst.
puzzle-hint-at-a = Sieh dir Reihe { $row }, Spalte { $column } an.
puzzle-hint-at-r = Sieh dir Feld { $x }, { $y } an.
puzzle-hint-robot = Sieh dir { $robot } an.
puzzle-hint-power = Du wirst die Fähigkeit deines Piloten brauchen.
puzzle-hint-ram = Etwas ist im Weg, und das ist kein Hindernis.
puzzle-hint-turn_back = Du wirst wenden müssen.
puzzle-hint-first-a = Spalte { $column }: { $action }.
puzzle-hint-first-r = Register { $register }: { $card }.
puzzle-more = Mehr Rätsel
puzzle-all = Alle Rätsel
puzzle-rules = Seine Regeln
puzzle-embed = Für deine eigene Seite
    .more = Diese Zeile zeigt das Rätsel in jeder Seite. Sie setzt keine Cookies.
puzzle-embed-line = Eine Zeile HTML
puzzle-play-there = In Swarmrally öffnen
daily = Tagesrätsel
daily-of = Tagesrätsel, { $game }
daily-open = offen
daily-done = gelöst
daily-hinted = mit Hinweis gelöst
daily-late = später gelöst
daily-shown = Lösung gesehen
daily-day = { $date }: { $state }
daily-calendar = Tagesrätsel
daily-month-before = Der Monat davor
daily-month-after = Der Monat danach
daily-streak = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
daily-best = am längsten { $count }, { $isSafe ->
    [true] heute ist erledigt
   *[false] heute ist offen
}
daily-share = Teilen
    .note = verrät nichts
daily-copy = Ergebnis kopieren
daily-copied = Kopiert
daily-send = Ergebnis teilen
share-title = Swarmrally Tagesrätsel { $number }, { $game }, Stufe { $level }
share-hints = { $count ->
    [0] kein Hinweis
    [one] 1 Hinweis
   *[other] { $count } Hinweise
}
share-row = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
share-shown = mit der Lösung
share-key = ■ lief gut  ▲ hier verfehlt  ◆ Ziel erreicht  □ nicht mehr
rush = Drei Minuten
    .lead = So viele du kannst, jedes mit einem Versuch. Nach drei Fehlern ist Schluss, und es wird immer schwerer.
    .begin = Los
    .again = Noch einmal
rush-best = am meisten { $count }
rush-none = noch nicht versucht
rush-left = Übrige Zeit
rush-solved = { $count } gelöst
rush-misses = { $count } von 3 verfehlt
rush-over = { $count ->
    [0] Diesmal keines
    [one] 1 Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
rush-record = Das ist dein Rekord.
rush-right = Richtig
rush-wrong = Verfehlt
rush-not-counted = Hier ändern sich weder Wertung noch Tage in Folge.

## Ziele: kurze Befehle, die zu einem Satz verbunden werden
goal-a-tokens = nimm { $by ->
    [0] in dieser Runde
    [7] in dieser Runde
   *[other] bis Spalte { $by }
} { $number ->
    [one] ein Symbol
   *[other] { $number } Symbole
}
goal-a-token = nimm { $by ->
    [0] in dieser Runde
    [7] in dieser Runde
   *[other] bis Spalte { $by }
} Symbol { $about }
goal-a-finish = beende das Rennen { $by ->
    [0] in dieser Runde
    [7] in dieser Runde
   *[other] bis Spalte { $by }
}
goal-a-drones = triff { $number ->
    [one] eine Drohne
   *[other] { $number } Drohnen
}
goal-a-targets = triff { $number ->
    [one] ein Ziel
   *[other] { $number } Ziele
} deines Teams
goal-a-team = gewinne für dein Team
goal-a-rams = ramme einen Asteroiden
goal-a-stand = beende die Runde in Reihe { $row }, Spalte { $column }
goal-a-alive = bleib am Leben
goal-a-unhurt = nimm { $number ->
    [0] keinen Schaden
   *[other] höchstens { $number } Schaden
}
goal-a-shield = lass den Schild an
goal-a-shots = gib { $number ->
    [0] keinen Schuss
    [one] höchstens einen Schuss
   *[other] höchstens { $number } Schüsse
} ab
goal-a-no_ram = ramme nichts
goal-a-no_collision = stoß im Flug mit nichts zusammen
goal-r-flag = berühre { $by ->
    [0] in diesem Zug
    [5] in diesem Zug
   *[other] bis Register { $by }
} Flagge { $about }
goal-r-flags = berühre in diesem Zug { $number ->
    [one] eine Flagge
   *[other] { $number } Flaggen
}
goal-r-finish = berühre die letzte Flagge und gewinne
goal-r-destroy = zerstöre { $robot }
goal-r-push = schiebe { $robot } { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weit
goal-r-shoot = triff mit deinem Laser { $number ->
    [one] einen Roboter
   *[other] { $number }-mal Roboter
}
goal-r-ride = lass dich von Bändern { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weit tragen
goal-r-archive = versetze deinen Archivmarker
goal-r-stand = steh am Ende auf Feld { $x }, { $y }
goal-r-alive = bleib am Leben
goal-r-unhurt = nimm { $number ->
    [0] keinen Schaden
   *[other] höchstens { $number } Schaden
}

## Themen
theme-gates = Tore
theme-laser = Laser
theme-race = Das Rennen
theme-drones = Drohnen
theme-targets = Ziele
theme-ramming = Rammen
theme-turning = Drehen
theme-energy = Energie
theme-shield = Schild
theme-power = Fähigkeiten
theme-precision = Genauigkeit
theme-odd_course = Besondere Kurse
theme-options = Optionen
theme-tempo = Tempo
theme-escape = Flucht
theme-swarm = Der Schwarm
theme-others = Pläne der anderen
theme-flags = Flaggen
theme-register = Genaues Register
theme-belts = Bänder
theme-express = Expressbänder
theme-gears = Zahnräder
theme-pushers = Schieber
theme-pushing = Schieben
theme-pit = Gruben
theme-lasers = Laser
theme-walls = Wände
theme-damage = Schaden
theme-traffic = Verkehr
theme-backwards = Rückwärts
theme-short_hand = Kurze Hand
theme-locked = Gesperrte Register
