board-label = Spielplan { $mode ->
    [shooting] Schießen
    [targets] Ziele
    [drones] Drohnen
   *[racing] Rennen
}. Pfeiltasten gehen von Feld zu Feld, Plus und Minus vergrößern und verkleinern.
board-text = Der Spielplan in Worten
board-craft = Schiffe
board-tiles = Plättchen
hex-place = Reihe { $row }, Spalte { $column }
hex-empty = Leer. { $place }

tile-asteroid = { $colour ->
    [red] Roter
    [blue] Blauer
    [white-red] Weiß-roter
    [white-blue] Weiß-blauer
   *[white] Weißer
} Asteroid { $priority }
tile-gate = { $colour ->
    [red] Rotes
   *[white] Weißes
} Tor { $priority }, Symbol { $symbol }
tile-pod = Kapsel
tile-platform = Plattform
tile-turret = Turm { $symbol }
tile-drone = Drohne { $symbol }
thing-asteroid = Asteroid
thing-gate = Tor
thing-turret = Turm
thing-drone = Drohne
thing-pod = Kapsel
thing-platform = Plattform
thing-border = Rand
thing-craft = Schiff
target-of = Ziel des { $team ->
    [left] linken
   *[right] rechten
} Teams
drone-shot = Getroffen, verschwindet am Ende der Runde
one-faces = Die 1 zeigt nach { $heading }

heading-E = Osten
heading-SE = Südosten
heading-SW = Südwesten
heading-W = Westen
heading-NW = Nordwesten
heading-NE = Nordosten
bearing-way = nach { $heading }, { $most ->
    [one] 1 Feld
   *[other] bis zu { $most } Felder
}
bearing-pushes = { $way }, schiebt: { $thing }
bearing-stopped = { $way }, Hindernis: { $thing }
bearing-said = { $die ->
    [red] Roter
    [blue] Blauer
   *[white] Weißer
} Würfel: { $text }

craft-said = { $name }, { $colour ->
    [red] rotes
    [yellow] gelbes
    [purple] lila
    [orange] oranges
    [green] grünes
   *[blue] blaues
} Schiff, Richtung { $heading }, Schaden { $damage }, Schild { $shield ->
    [on] an
   *[off] aus
}. { $place }
craft-gone = { $name }, zerstört
