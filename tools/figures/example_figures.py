"""The printed examples X1 to X6."""

from __future__ import annotations

from tools.figures import chart_pieces
from tools.figures.scene import Scene, block
from tools.figures.sheet import Panel, Picture, Printed, sheet

from swarmrally.drawing import palette
from swarmrally.drawing.hexes import direction, one_faces


def x1(_: Printed) -> Picture:
    scene = Scene(block(3, 6), dice={"red": 6})
    scene.asteroid("red", (0, 0), 1, (6, "E"))
    scene.moves((0, 0), (6, "E"), "red", 2)
    scene.asteroid("white/red", (0, 4), 13, (6, "SW"))
    rest = scene.moves((0, 4), (6, "SW"), "red", 1)
    scene.blocked(rest, "SW")
    scene.pod((2, 3))
    return sheet(
        "X1: red die 6",
        [Panel("Two hexes, and one", "Red 1 flies two hexes E. White/red 13 flies one hex SW and is stopped by the pod.", scene)],
        width=520,
    )


def x2(_: Printed) -> Picture:
    scene = Scene(block(3, 6), dice={"white": 4})
    scene.asteroid("white/red", (1, 1), 15, (4, "NW"))
    scene.moves((1, 1), (4, "NW"), "white", 1)
    scene.asteroid("white", (0, 3), 7, (4, "SE"))
    scene.craft("yellow", (1, 3), "E")
    scene.hit((1, 3), "NW", "+1")
    return sheet(
        "X2: white die 4",
        [Panel("One hex, and none", "White/red 15 moves one hex NW. White 7 stays: a craft is there, and is hit.", scene)],
        width=520,
    )


def x3(_: Printed) -> Picture:
    before, after = Scene(block(3, 5), dice={"blue": 2}), Scene(block(3, 5), dice={"blue": 2})
    before.asteroid("white", (0, 1), 6)
    before.outline((0, 2), palette.DICE["blue"])
    before.arrow((before.at((0, 1))[0] + before.size * 0.7, 0), (before.at((0, 2))[0] + 4, 0), palette.DICE["blue"])
    after.asteroid("white", (0, 2), 6)
    for scene, blue in ((before, (0, 0)), (after, (0, 1))):
        scene.asteroid("blue", blue, 10, (2, "E"))
        scene.asteroid("white/blue", (2, 4), 18, (2, "W"))
        scene.blocked((2, 4), direction(one_faces(2, "W"), 2))
        scene.asteroid("red", (2, 3), 3)
        scene.asteroid("white/red", (2, 2), 14)
    return sheet(
        "X3: blue die 2",
        [
            Panel("Before", "Blue 10 goes E, white/blue 18 goes W. Both find an asteroid in the way.", before),
            Panel("After", "10 has pushed white 6. 18 can't push red 3, because white/red 14 is behind it.", after),
        ],
    )


def x4(_: Printed) -> Picture:
    scene = Scene(block(3, 4), dice={"white": 4})
    scene.gate("white", 4, (1, 2), 24, (4, "W"))
    scene.blocked((1, 2), "W")
    scene.asteroid("white", (2, 1), 6, (4, "NE"))
    scene.moves((2, 1), (4, "NE"), "white", 1)
    return sheet(
        "X4: white die 4",
        [Panel("Two want one hex", "6 is lower than 24: white 6 moves first and gets the hex. Gate 24 finds it taken and stays.", scene)],
        width=420,
    )


def x5(_: Printed) -> Picture:
    scene = Scene(block(3, 5))
    scene.craft("red", (1, 3), "E", faint=True)
    scene.trail([(1, 3), (1, 2), (2, 2)], ["2"])
    scene.turn((1, 3), "E", 3)
    scene.dot((scene.at((1, 3))[0], scene.at((1, 3))[1] + scene.size * 0.62), "1")
    scene.step_dot((1, 2), "SW", "3")
    scene.craft("red", (2, 2), "W", shield=True)
    scene.pod((2, 1))
    scene.crash((2, 2), "W", "+1")
    return sheet(
        "X5: turn back, forward, left, right",
        [
            Panel(
                "Shield on, 3 damage at the start",
                "It turns to W, moves W, moves SW, pivots back to W and meets the pod: no step, and the damage goes from 3 to 4. "
                "With 4 it can't destroy anything any more.",
                scene,
                chart_pieces.damaged(4),
            )
        ],
        width=520,
    )


def x6(_: Printed) -> Picture:
    scene = Scene(block(1, 5))
    scene.craft("red", (0, 0), "E")
    scene.asteroid("white", (0, 2), 5)
    scene.gate("red", 2, (0, 4), 22)
    scene.beam((0, 0), "E", (0, 2))
    return sheet(
        "X6: a shot", [Panel("Aimed at a gate", "The white asteroid before the gate stops the shot. Neither is changed.", scene)], width=420
    )


FIGURES = {"x1": x1, "x2": x2, "x3": x3, "x4": x4, "x5": x5, "x6": x6}
