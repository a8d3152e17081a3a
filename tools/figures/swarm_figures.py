"""Chapters A3 and A6: the swarm moves, pushes, and gates are crossed."""

from __future__ import annotations

from tools.figures.scene import Scene, block
from tools.figures.sheet import Panel, Picture, Printed, sheet

from swarmrally.drawing import palette


def red_die(_: Printed) -> Picture:
    free = Scene(block(1, 4), dice={"red": 6})
    free.asteroid("red", (0, 0), 3, (6, "E"))
    free.moves((0, 0), (6, "E"), "red", 2)
    stopped = Scene(block(1, 4), dice={"red": 6})
    stopped.asteroid("white/red", (0, 3), 14, (6, "W"))
    stopped.moves((0, 3), (6, "W"), "red", 1)
    stopped.blocked((0, 2), "W")
    stopped.pod((0, 1))
    struck = Scene(block(1, 4), dice={"red": 6})
    struck.asteroid("red", (0, 0), 2, (6, "E"))
    struck.moves((0, 0), (6, "E"), "red", 1)
    struck.craft("yellow", (0, 2), "E")
    struck.hit((0, 2), "W", "+1")
    return sheet(
        "Red die: up to two hexes",
        [
            Panel("Free way", "Two hexes, one after the other.", free),
            Panel("Something in the way", "The second step is blocked: it rests after one.", stopped),
            Panel("A craft in the way", "It stops before the craft and hits it: 1 damage, none with the shield on.", struck),
        ],
    )


def white_die(_: Printed) -> Picture:
    free = Scene(block(1, 4), dice={"white": 4})
    free.asteroid("white", (0, 0), 6, (4, "E"))
    free.moves((0, 0), (4, "E"), "white", 1)
    rim = Scene([(0, 0), (0, 1), (0, 2), (0, 3)], dice={"white": 4})
    rim.border((0, 3), ["NE", "E", "SE"])
    rim.asteroid("white/blue", (0, 3), 17, (4, "E"))
    rim.blocked((0, 3), "E")
    queue = Scene(block(1, 4), dice={"white": 4})
    queue.asteroid("white", (0, 0), 5, (4, "E"))
    queue.blocked((0, 0), "E")
    queue.asteroid("white", (0, 1), 8, (4, "E"))
    queue.moves((0, 1), (4, "E"), "white", 1)
    return sheet(
        "White die: one hex or none",
        [
            Panel("Free way", "One hex.", free),
            Panel("Off the board", "The border blocks it: it stays.", rim),
            Panel("Before its turn", "5 moves before 8 and finds 8 still there: it stays. Then 8 moves away.", queue),
        ],
    )


def blue_push(_: Printed) -> Picture:
    before = Scene(block(1, 5), dice={"blue": 2})
    before.asteroid("blue", (0, 1), 9, (2, "E"))
    before.asteroid("white", (0, 2), 6, (4, "NW"))
    before.arrow((before.at((0, 2))[0] + before.size, 0), (before.at((0, 3))[0] + 4, 0), palette.DICE["blue"])
    before.outline((0, 3), palette.DICE["blue"])
    after = Scene(block(1, 5), dice={"blue": 2})
    after.asteroid("blue", (0, 2), 9, (2, "E"))
    after.asteroid("white", (0, 3), 6, (4, "NW"))
    return sheet(
        "Blue die: one hex, and it may push",
        [
            Panel("Before", "Blue 9 goes E, where white 6 stands. The hex beyond is free.", before),
            Panel("After", "6 is shifted one hex on in the same direction, and 9 takes its place.", after),
        ],
    )


def pushing(blue_at: int = 0, cols: int = 4) -> Scene:
    """A row in which blue 9 wants to go east."""
    scene = Scene(block(1, cols), dice={"blue": 2})
    scene.asteroid("blue", (0, blue_at), 9, (2, "E"))
    scene.blocked((0, blue_at), "E")
    return scene


def failed_pushes(_: Printed) -> Picture:
    chain = pushing()
    chain.asteroid("red", (0, 1), 3)
    chain.asteroid("white", (0, 2), 7)
    rim = pushing(2)
    rim.border((0, 3), ["NE", "E", "SE"])
    rim.asteroid("white", (0, 3), 6)
    fixed = pushing()
    fixed.pod((0, 1))
    beyond = pushing()
    beyond.asteroid("white", (0, 1), 8)
    beyond.craft("green", (0, 2), "W")
    front = Scene(block(1, 4), dice={"blue": 2})
    front.asteroid("blue", (0, 0), 9, (2, "E"))
    front.craft("green", (0, 1), "W")
    front.hit((0, 1), "W", "+1")
    turret = pushing()
    turret.turret_with_drone(2, (0, 1))
    return sheet(
        "Pushes that fail: nothing moves",
        [
            Panel("Two in a row", "Exactly one tile can be pushed. There are no chains.", chain),
            Panel("The border beyond", "Nothing is pushed off the board.", rim),
            Panel("A fixed tile", "Pods, platforms and turrets are never pushed.", fixed),
            Panel("A craft beyond", "Nobody is hurt. With the option blocked_push_hits the craft is hit.", beyond),
            Panel("A craft in front", "No push at all: the craft is hit.", front),
            Panel("A drone on its turret", "It can't be pushed before it has left.", turret),
        ],
        columns=3,
    )


def gates(_: Printed) -> Picture:
    flown = Scene(block(1, 4))
    flown.gate("white", 3, (0, 2), 23)
    flown.craft("red", (0, 0), "E")
    flown.trail([(0, 0), (0, 1)], ["1"])
    flown.trail([(0, 1), (0, 2), (0, 3)], [])
    flown.step_dot((0, 1), "E", "2")
    flown.dot(flown.at((0, 3)), "3")
    come = Scene(block(1, 4), dice={"white": 4})
    come.gate("white", 4, (0, 0), 24, (4, "E"))
    come.moves((0, 0), (4, "E"), "white", 1)
    come.craft("purple", (0, 1), "NW")
    sweep = Scene(block(1, 4), dice={"red": 6})
    sweep.craft("orange", (0, 1), "NE")
    sweep.gate("red", 1, (0, 0), 21, (6, "E"))
    sweep.moves((0, 0), (6, "E"), "red", 2)
    pushed = Scene(block(1, 4), dice={"blue": 2})
    pushed.asteroid("blue", (0, 0), 10, (2, "E"))
    pushed.gate("red", 2, (0, 1), 22)
    pushed.arrow((pushed.at((0, 1))[0] + pushed.size * 0.7, 0), (pushed.at((0, 2))[0] - pushed.size * 0.5, 0), palette.DICE["blue"])
    pushed.outline((0, 2), palette.DICE["blue"])
    pushed.craft("yellow", (0, 2), "NE")
    return sheet(
        "Crossing gates in Racing",
        [
            Panel(
                "The craft flies through", "With the second step it stands in the gate and takes symbol 3. It flies on unhindered.", flown
            ),
            Panel("The gate comes to the craft", "The gate enters the craft's hex: the craft takes symbol 4.", come),
            Panel(
                "A red gate sweeps through", "The craft is on the first of the gate's two steps. It takes symbol 1 and stays behind.", sweep
            ),
            Panel("A pushed gate", "Blue 10 pushes gate 22 onto the craft: it takes symbol 2.", pushed),
        ],
        columns=2,
    )


FIGURES = {"swarm-red": red_die, "swarm-white": white_die, "swarm-blue": blue_push, "swarm-blue-failed": failed_pushes, "gates": gates}
