# Der Editor für Aufbauten (Asteroyds).

lay-board = Brett. Die Pfeiltasten gehen von Feld zu Feld, Enter benutzt das Werkzeug, Umschalt und ein Pfeil bewegt, was dort liegt. Plus und Minus zoomen.
lay-tiles = Plättchen
lay-red = Rot
lay-white = Weiß
lay-blue = Blau
lay-white-red = Weiß/Rot
lay-white-blue = Weiß/Blau
lay-red-gate = Rotes Tor
lay-white-gate = Weißes Tor
lay-pod = Kapsel
lay-platform = Plattform
lay-start = Start
lay-turret = Turm
lay-hex = Feld
lay-empty = Leeres Feld
lay-several = { $count } Felder
lay-left = noch { $count }
lay-hexes = { $count } auf dem Brett
lay-close = Nichts auswählen
lay-colour = Farbe
lay-orientation = Ausrichtung
lay-fixed = Fest
lay-drawn = Gelost
lay-one-faces = Die 1 zeigt nach { $heading }.
lay-faces-drawn = Sie wird zu Beginn gelost.
lay-faces-way = Der Bug zeigt nach { $heading }.
lay-dial-how = Am Rad drehen, oder Q und W.
lay-priority = Rang
lay-symbol = Symbol
lay-target = Ziel von
lay-by-half = Nach Hälfte: { $team ->
    [left] links
   *[right] rechts
}
lay-left-team = Links
lay-right-team = Rechts
lay-none = Keins
lay-start-named = Start { $letter }
lay-faces = zeigt nach { $heading }
lay-heading = Richtung
lay-order = Wann er drankommt
lay-earlier = Früher
lay-later = Später
lay-start-colour = Von der Farbe
lay-anybody = Von wem auch immer
lay-team = Team in Ziele
lay-team-left = linkes Team
lay-team-right = rechtes Team
lay-number = Nummer { $number }
lay-number-drawn = Nummer gelost
lay-orientation-drawn = Ausrichtung gelost
lay-modes = Modi, für die er ist
lay-whole = Nichts fehlt
need-red-gates = { $more } { $more ->
    [one] rotes Tor
   *[other] rote Tore
}
need-white-gates = { $more } { $more ->
    [one] weißes Tor
   *[other] weiße Tore
}
need-turrets = { $more } { $more ->
    [one] Turm
   *[other] Türme
}
need-left-targets = Ziele links: { $has } von { $of }
need-right-targets = Ziele rechts: { $has } von { $of }
need-starts = { $more } { $more ->
    [one] Start
   *[other] Starts
}
need-teams = { $more } ohne Team
lay-open = Was offen bleibt, wird zu Beginn gelost: { $orientations ->
    [one] 1 Ausrichtung
   *[other] { $orientations } Ausrichtungen
}, { $priorities ->
    [one] 1 Rang
   *[other] { $priorities } Ränge
}{ $symbols ->
    [0] .
    [one] , 1 Symbol.
   *[other] , { $symbols } Symbole.
}
lay-all-fixed = Nichts bleibt offen: jedes Spiel beginnt gleich.
lay-draw-now = Jetzt losen
lay-open-all = Alles offen lassen
lay-printed-board = Wieder das gedruckte Brett
lay-text = Als Text
lay-text-copy = Text kopieren
lay-text-back = Wie gezeichnet
lay-text-how = Sechs Zeichen je Feld. A→ ist ein Start, 13↙ ein Plättchen und wohin seine 1 zeigt; ein Fragezeichen wird zu Beginn gelost.
lay-text-lines = Ausgewählt: Zeile { $lines }
lay-try-mode = Bewertet und probiert in
lay-try-start = Du startest von
tool-symmetry = Symmetrie
tool-flip = Spiegeln
tool-draw-all = Alles losen
symmetry-none = Keine Symmetrie
symmetry-half_turn = Halbe Drehung
symmetry-three_fold = Dreizählig
symmetry-six_fold = Sechszählig
symmetry-sides = Links und rechts
symmetry-ends = Oben und unten
symmetry-both = Beide Spiegel
symmetry-here = Um dieses Feld
symmetry-twins = Was sich bei { $place } ändert, ändert sich auch bei { $twins }.
told-laid = { $kind } gelegt, noch { $left }
told-none-left = { $kind }: keins mehr übrig
told-beside = Nichts gelegt
told-erased = Radiert
told-hex-laid = Feld angelegt
told-hex-taken = Feld weggenommen
told-copied = In der Hand: zeigen, wohin es soll. Escape lässt los.
told-pasted = Eingefügt
told-moved = Bewegt
told-nothing = Dort ist nichts
fault-line = „{ $got }“ ist keine Zeile eines Aufbaus. Es gibt modes, start und Reihen wie „ 4|“.
fault-mode = „{ $got }“ ist kein Modus. Es gibt racing, shooting, targets und drones.
fault-row = Reihen gehen von 0 bis 31.
fault-row-twice = Reihe { $got } gibt es zweimal.
fault-column = Spalten gehen von 0 bis 31.
fault-hex = „{ $got }“ ist nichts, was auf einem Feld liegt.
fault-start-twice = Start { $got } gibt es zweimal.
fault-start-order = Es gibt einen Start { $got }, und einer vor ihm fehlt.
fault-no-start = Auf dem Brett ist kein Start { $got }.
fault-start-word = „{ $got }“ ist keine Farbe und kein Team.
fault-no-hexes = Es gibt kein Feld.
