"""Chapters A8 and A9: the laser, Targets and Drones."""

from __future__ import annotations

from tools.figures.scene import Scene, block
from tools.figures.sheet import Panel, Picture, Printed, sheet

from swarmrally.drawing import palette


def laser(_: Printed) -> Picture:
    gate = Scene(block(1, 5), 29)
    gate.craft("red", (0, 0), "E")
    gate.craft("green", (0, 2), "NW")
    gate.gate("white", 3, (0, 4), 23)
    gate.beam((0, 0), "E", (0, 4))
    stopped = Scene(block(1, 5), 29)
    stopped.craft("red", (0, 0), "E")
    stopped.platform((0, 2))
    stopped.gate("red", 1, (0, 4), 21)
    stopped.beam((0, 0), "E", (0, 2))
    empty = Scene(block(1, 5), 29)
    empty.craft("red", (0, 0), "E")
    empty.border((0, 4), ["NE", "E", "SE"])
    empty.beam((0, 0), "E", (0, 4), hit=False)
    return sheet(
        "A shot goes straight ahead to the first tile or the border",
        [
            Panel("A hit", "Craft are transparent to it. In Shooting the gate gives its token.", gate),
            Panel("Stopped", "Any tile stops a shot, here a platform. The gate is safe.", stopped),
            Panel("Nothing there", "It ends at the border. The craft stays where it is.", empty),
        ],
        columns=3,
    )


def targets(_: Printed) -> Picture:
    shot = Scene(block(1, 4))
    shot.craft("red", (0, 0), "E")
    shot.asteroid("white", (0, 3))
    shot.target("left", (0, 3))
    shot.beam((0, 0), "E", (0, 3))
    left = Scene(block(1, 4))
    left.craft("red", (0, 0), "E")
    left.asteroid("white", (0, 3), 6)
    left.label((0, 2), "-1", palette.GO)
    travels = Scene(block(1, 4), dice={"red": 3})
    travels.asteroid("white/red", (0, 0), None, (3, "E"))
    travels.target("right", (0, 0))
    travels.moves((0, 0), (3, "E"), "red", 2)
    return sheet(
        "Targets",
        [
            Panel("They travel", "A target moves with its asteroid, even to the other half.", travels),
            Panel("A shot", "The first tile carries a target of the left team. Whoever shoots, it counts for the left team.", shot),
            Panel("Afterwards", "The target is eliminated. The asteroid stays and can't be scored again.", left),
        ],
    )


def drones(_: Printed) -> Picture:
    launch = Scene(block(1, 4), dice={"red": 6})
    launch.turret_with_drone(3, (0, 0), (6, "E"))
    launch.moves((0, 0), (6, "E"), "red", 2)
    waits = Scene(block(1, 4), dice={"red": 6})
    waits.turret_with_drone(1, (0, 0), (6, "E"))
    waits.pod((0, 1))
    waits.blocked((0, 0), "E")
    shot = Scene(block(1, 4))
    shot.craft("yellow", (0, 0), "E")
    shot.drone(3, (0, 3))
    shot.beam((0, 0), "E", (0, 3))
    home = Scene(block(1, 4))
    home.craft("yellow", (0, 0), "E")
    home.turret_with_drone(4, (0, 3))
    home.beam((0, 0), "E", (0, 3))
    flown = Scene(block(1, 4))
    flown.craft("green", (0, 0), "E", faint=True)
    flown.trail([(0, 0), (0, 2)], [])
    flown.craft("green", (0, 2), "E")
    flown.drone(2, (0, 3))
    flown.crash((0, 2), "E", "+2")
    struck = Scene(block(1, 4), dice={"white": 1})
    struck.turret(2, (0, 0), (1, "E"))
    struck.drone(2, (0, 1))
    struck.craft("green", (0, 2), "NW")
    struck.hit((0, 2), "W", "+1")
    return sheet(
        "Drones",
        [
            Panel("It leaves", "Red and white dice move a drone, by the numbers of its turret.", launch),
            Panel("It waits", "The way is blocked: it stays on the turret and tries again with the next die.", waits),
            Panel("A shot drone", "It gives its token and stays till the end of the round, for others to score too.", shot),
            Panel("Still on its turret", "A shot at the turret's hex counts as well.", home),
            Panel("A craft flies into it", "A collision like any other: 2 damage, 1 with the shield on.", flown),
            Panel("It is driven at a craft", "1 damage, none with the shield on.", struck),
        ],
        columns=3,
    )


FIGURES = {"laser": laser, "targets": targets, "drones": drones}
