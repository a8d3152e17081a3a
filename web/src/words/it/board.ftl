board-label = Tabellone { $mode ->
    [shooting] di Tiro
    [targets] di Bersagli
    [drones] di Droni
   *[racing] di Corsa
}. Le frecce vanno da un esagono all’altro, più e meno ingrandiscono e rimpiccioliscono.
board-text = Il tabellone a parole
board-craft = Navette
board-tiles = Tessere
hex-place = Fila { $row }, colonna { $column }
hex-empty = Vuoto. { $place }

tile-asteroid = Asteroide { $colour ->
    [red] rosso
    [blue] blu
    [white-red] bianco/rosso
    [white-blue] bianco/blu
   *[white] bianco
} { $priority }
tile-gate = Porta { $colour ->
    [red] rossa
   *[white] bianca
} { $priority }, simbolo { $symbol }
tile-pod = Capsula
tile-platform = Piattaforma
tile-turret = Torretta { $symbol }
tile-drone = Drone { $symbol }
thing-asteroid = un asteroide
thing-gate = una porta
thing-turret = una torretta
thing-drone = un drone
thing-pod = una capsula
thing-platform = una piattaforma
thing-border = il bordo
thing-craft = una navetta
target-of = Bersaglio della squadra { $team ->
    [left] di sinistra
   *[right] di destra
}
drone-shot = Colpito, se ne va a fine round
one-faces = Il suo 1 guarda a { $heading }

heading-E = est
heading-SE = sud-est
heading-SW = sud-ovest
heading-W = ovest
heading-NW = nord-ovest
heading-NE = nord-est
bearing-way = a { $heading }, { $most ->
    [one] 1 esagono
   *[other] fino a { $most } esagoni
}
bearing-pushes = { $way }, spinge: { $thing }
bearing-stopped = { $way }, si ferma contro: { $thing }
bearing-said = Dado { $die ->
    [red] rosso
    [blue] blu
   *[white] bianco
}: { $text }

craft-said = { $name }, navetta { $colour ->
    [red] rossa
    [yellow] gialla
    [purple] viola
    [orange] arancione
    [green] verde
   *[blue] blu
}, rivolta a { $heading }, danni: { $damage }, scudo { $shield ->
    [on] acceso
   *[off] spento
}. { $place }
craft-gone = { $name }, navetta distrutta
