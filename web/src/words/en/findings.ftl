# What is wrong with a drawing, or odd about it, by the codes of soundness.

finding-no-flags = There is no flag: nobody can win.
finding-flag-out-of-reach = { $from ->
    [dock] The first flag can’t be reached from dock { $number }.
   *[flag] This flag can’t be reached from flag { $number }.
}
finding-flag-in-pit = This flag lies in a pit.
finding-dock-in-pit = This dock lies in a pit.
finding-dock-in-wall = Who starts on this dock faces a wall.
finding-dock-behind-pit = Who starts on this dock falls with the first step forward.
finding-machine-in-pit = Belts, gears and repair sites do nothing in a pit.
finding-belt-into-nothing = This belt leads into a wall, into a pit or off the floor.
finding-belts-head-on = These belts run against each other.
finding-laser-without-wall = No wall holds this laser.
finding-pusher-without-wall = No wall holds this pusher.
finding-goal-out-of-reach = This can’t be reached from start { $number }.
finding-start-walled-in = Who starts here can’t get away.
finding-start-faces-edge = Who flies forward from this start leaves the board.
finding-start-faces-tile = Who flies forward from this start hits what lies there.
