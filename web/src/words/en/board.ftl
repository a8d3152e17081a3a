board-label = Board of { $mode ->
    [shooting] Shooting
    [targets] Targets
    [drones] Drones
   *[racing] Racing
}. Arrows walk from hex to hex, plus and minus zoom.
board-text = The board in words
board-craft = Craft
board-tiles = Tiles
hex-place = Row { $row }, column { $column }
hex-empty = Empty. { $place }

tile-asteroid = { $colour ->
    [red] Red
    [blue] Blue
    [white-red] White/red
    [white-blue] White/blue
   *[white] White
} asteroid { $priority }
tile-gate = { $colour ->
    [red] Red
   *[white] White
} gate { $priority }, symbol { $symbol }
tile-pod = Pod
tile-platform = Platform
tile-turret = Turret { $symbol }
tile-drone = Drone { $symbol }
thing-asteroid = an asteroid
thing-gate = a gate
thing-turret = a turret
thing-drone = a drone
thing-pod = a pod
thing-platform = a platform
thing-border = the border
thing-craft = a craft
target-of = Target of the { $team ->
    [left] left
   *[right] right
} team
drone-shot = Shot, leaves when the round ends
one-faces = Its 1 faces { $heading }

heading-E = east
heading-SE = south-east
heading-SW = south-west
heading-W = west
heading-NW = north-west
heading-NE = north-east
bearing-way = { $heading }, { $most ->
    [one] 1 hex
   *[other] up to { $most } hexes
}
bearing-pushes = { $way }, pushes { $thing }
bearing-stopped = { $way }, stopped by { $thing }
bearing-said = { $die ->
    [red] Red
    [blue] Blue
   *[white] White
} die: { $text }

craft-said = { $name }, { $colour ->
    [red] red
    [yellow] yellow
    [purple] purple
    [orange] orange
    [green] green
   *[blue] blue
} craft, faces { $heading }, { $damage } damage, shield { $shield ->
    [on] on
   *[off] off
}. { $place }
craft-gone = { $name }, destroyed
