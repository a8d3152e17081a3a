"""Chapters A4, A5 and A7: actions, collisions, destroying an asteroid, the pilots' powers."""

from __future__ import annotations

from tools.figures import chart_pieces
from tools.figures.scene import Scene, block
from tools.figures.sheet import Panel, Picture, Printed, sheet
from tools.figures.speech import Name

from swarmrally.drawing import palette
from swarmrally.drawing.hexes import Cell, neighbour, turned

AROUND = [(0, 0), (0, 1), (1, -1), (1, 0), (1, 1), (2, 0), (2, 1)]


def flight(scene: Scene, colour: str, cell: Cell, heading: str, end: Cell, end_heading: str) -> None:
    """A craft where it starts, and faintly where it ends."""
    scene.craft(colour, cell, heading, faint=cell != end)
    if cell != end:
        scene.trail([cell, end], [])
    scene.craft(colour, end, end_heading)


def one_action(name: str, caption: str, notches: int, steps: int) -> Panel:
    scene = Scene(AROUND, 32)
    heading = turned("E", notches)
    start = (1, 0)
    if steps:
        flight(scene, "red", start, "E", neighbour(start, heading), heading)
    else:
        scene.craft("red", start, heading)
    if notches:
        scene.turn(start, "E", notches)
    return Panel(name, caption, scene)


def actions(_: Printed) -> Picture:
    return sheet(
        "The actions of a craft that faces E",
        [
            one_action("forward", "One hex ahead.", 0, 1),
            one_action("right", "One notch clockwise, then one hex ahead.", 1, 1),
            one_action("left", "One notch the other way, then one hex ahead.", -1, 1),
            one_action("turn back", "Half a turn on the spot. It now faces W.", 3, 0),
        ],
    )


def collisions(_: Printed) -> Picture:
    rim = Scene(block(1, 4))
    rim.border((0, 3), ["NE", "E", "SE"])
    flight(rim, "red", (0, 2), "E", (0, 3), "E")
    rim.crash((0, 3), "E", "+2")
    pivot = Scene([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)])
    pivot.pod((1, 1))
    flight(pivot, "green", (0, 0), "E", (0, 1), "SE")
    pivot.turn((0, 1), "E", 1)
    pivot.crash((0, 1), "SE", "+2", drop=-24)
    rock = Scene(block(1, 4))
    rock.asteroid("white/red", (0, 3), 15)
    flight(rock, "yellow", (0, 1), "E", (0, 2), "E")
    rock.crash((0, 2), "E", "+2")
    off = Scene(block(1, 4))
    off.platform((0, 0))
    off.platform((0, 3))
    flight(off, "purple", (0, 0), "E", (0, 2), "E")
    off.crash((0, 2), "E", "+2")
    shared = Scene(block(1, 4))
    flight(shared, "orange", (0, 0), "E", (0, 2), "E")
    shared.craft("blue", (0, 1), "NW")
    shielded = Scene(block(1, 4))
    shielded.pod((0, 3))
    flight(shielded, "blue", (0, 1), "E", (0, 2), "E")
    shielded.craft("blue", (0, 2), "E", shield=True)
    shielded.crash((0, 2), "E", "+1")
    return sheet(
        "Collisions: the step does not happen and the rest of the plan is lost",
        [
            Panel("The border", "2 damage. The craft stays on the last hex it reached.", rim),
            Panel("A pod, after a right", "The pivot is kept, the step is not made.", pivot),
            Panel("An asteroid", "2 damage, unless the pilot destroys it.", rock),
            Panel("With the shield on", "1 damage instead of 2. The dashed ring is the shield.", shielded),
            Panel("Platforms", "It may leave the platform it starts on. Every other one, and that one later, is an obstacle.", off),
            Panel("Other craft", "Craft never collide with each other and may share a hex.", shared),
        ],
        columns=3,
    )


def ramming(_: Printed) -> Picture:
    before = Scene(block(1, 5))
    before.craft("green", (0, 0), "E", shield=True)
    before.asteroid("red", (0, 2), 4)
    before.trail([(0, 0), (0, 1), (0, 2)], ["1"])
    before.step_dot((0, 1), "E", "2", palette.HARM)
    after = Scene(block(1, 5))
    after.craft("green", (0, 3), "E", shield=True)
    after.trail([(0, 0), (0, 1), (0, 2), (0, 3)], ["1", "2"])
    after.step_dot((0, 2), "E", "3")
    return sheet(
        "Destroying an asteroid: once per player and game",
        [
            Panel(
                "Before",
                "Plan: forward, forward, forward. Shield on, 2 damage. Column 2 meets red 4; the price with the shield is 3, and "
                "2 + 3 is not above 5.",
                before,
                chart_pieces.damaged(2),
            ),
            Panel(
                "After",
                "Red 4 has left the game, the craft took its hex and flew on with column 3. It has 5 damage and is still unimpaired.",
                after,
                chart_pieces.damaged(5),
            ),
        ],
    )


def powers(_: Printed) -> Picture:
    hector = Scene(block(3, 4), 32)
    flight(hector, "red", (1, 0), "E", (1, 2), "E")
    hector.dot(hector.at((1, 1)), "1")
    dolorosa = Scene(block(3, 4), 32)
    flight(dolorosa, "yellow", (1, 1), "E", (1, 0), "W")
    dolorosa.turn((1, 1), "E", -3)
    yayenek = Scene(block(3, 4), 32)
    flight(yayenek, "green", (1, 1), "E", (1, 0), "E")
    mhand = Scene(block(3, 4), 32)
    mhand.craft("orange", (1, 1), "E", faint=True)
    for notches in (2, -2):
        heading = turned("E", notches)
        mhand.trail([(1, 1), neighbour((1, 1), heading)], [])
        mhand.craft("orange", neighbour((1, 1), heading), heading)
        mhand.turn((1, 1), "E", notches)
    nemod = Scene(block(3, 4), 32)
    nemod.craft("purple", (1, 1), "E")
    for notches in (1, 2, -1, -2):
        nemod.arc((1, 1), "E", nemod.size * (0.28 + 0.27 * abs(notches)), (0, 60 * notches))
    lawrence = Scene(block(3, 4), 32)
    lawrence.pod((1, 2))
    lawrence.craft("blue", (1, 1), "E")
    lawrence.crash((1, 1), "E", "2 - 1 = 1")
    return sheet(
        "The pilots' powers, each once per game, for craft that face E",
        [
            Panel(Name("hector"), "Two steps forward. A blocked first step ends it.", hector),
            Panel(Name("dolorosa"), "Turns back, then one step forward.", dolorosa),
            Panel(Name("yayenek"), "One step backwards. The heading is kept.", yayenek),
            Panel(Name("mhand"), "Two notches to one side, then one step forward: either of these, chosen when planning.", mhand),
            Panel(Name("1634"), "One or two notches to either side, no step: one of these four, chosen when planning.", nemod),
            Panel(Name("lawrence"), "No token in a column: at the moment of damage he cancels 1 point of it.", lawrence),
        ],
        columns=3,
    )


FIGURES = {"actions": actions, "collisions": collisions, "ramming": ramming, "powers": powers}
