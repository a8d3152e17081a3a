"""Chapter R5: the cards are carried out, robots push one another."""

from __future__ import annotations

from tools.figures.floor_scene import Cell, Floor, ahead
from tools.figures.sheet import Panel, Picture, sheet
from tools.figures.speech import say

from swarmrally.drawing import palette
from swarmrally.drawing.floor_pieces import turned


def walk(floor: Floor, chassis: str, start: Cell, heading: str, way: str, steps: int) -> None:
    """A robot where it starts, faintly, and where it ends."""
    end = ahead(start, way, steps)
    floor.robot(chassis, start, heading, faint=True)
    floor.robot(chassis, end, heading)
    floor.arrow(floor.edge(start, way, 0.34), floor.edge(end, way, -0.3))


def rotation(quarters: int) -> Floor:
    floor = Floor(2, 1)
    floor.robot("dome", (0, 0), "N", faint=True)
    floor.robot("dome", (1, 0), turned("N", quarters))
    floor.turn((0, 0), "N", quarters)
    return floor


def moves() -> Picture:
    forward = Floor(4, 1)
    walk(forward, "dome", (0, 0), "E", "E", 2)
    back = Floor(4, 1)
    walk(back, "dome", (2, 0), "E", "W", 1)
    against = Floor(4, 1)
    against.wall((2, 0), "E")
    walk(against, "dome", (1, 0), "E", "E", 1)
    against.blocked((2, 0), "E")
    return sheet(
        "What the cards do",
        [
            Panel("Move 2", "Cell by cell, straight ahead.", forward),
            Panel("Back Up", "One cell back. The heading stays.", back),
            Panel("Move 3, and a wall", "It stops there. Walls do no harm.", against),
            Panel("Rotate Right", "A quarter turn on the spot.", rotation(1)),
            Panel("Rotate Left", "The other way.", rotation(-1)),
            Panel("U-Turn", "Half a turn.", rotation(2)),
        ],
        columns=3,
    )


def pushes() -> Picture:
    one = Floor(4, 1)
    one.robot("dome", (0, 0), "E")
    one.robot("crate", (1, 0), "N")
    one.shoves((0, 0), "E")
    one.shoves((1, 0), "E")
    chain = Floor(4, 1)
    for x, (chassis, heading) in enumerate((("dome", "E"), ("crate", "N"), ("gable", "W"))):
        chain.robot(chassis, (x, 0), heading)
        chain.shoves((x, 0), "E")
    stopped = Floor(4, 1)
    stopped.wall((2, 0), "E")
    for x, (chassis, heading) in enumerate((("dome", "E"), ("crate", "N"), ("gable", "W"))):
        stopped.robot(chassis, (x, 0), heading)
    stopped.blocked((2, 0), "E")
    between = Floor(4, 1)
    between.wall((0, 0), "E")
    between.robot("dome", (0, 0), "E")
    between.robot("crate", (1, 0), "N")
    between.blocked((0, 0), "E")
    pit = Floor(4, 1)
    pit.pit((2, 0))
    pit.robot("dome", (0, 0), "E")
    pit.robot("crate", (1, 0), "N")
    pit.shoves((1, 0), "E", palette.HARM)
    pit.shoves((0, 0), "E")
    pit.dot((0.5, -0.32), "1")
    edge = Floor(4, 1)
    edge.robot("dome", (2, 0), "E")
    edge.robot("crate", (3, 0), "N")
    edge.arrow(edge.edge((3, 0), "E", 0.4), edge.edge((3, 0), "E", 0.85), palette.HARM)
    edge.shoves((2, 0), "E")
    return sheet(
        "Pushes: Dome moves to the right",
        [
            Panel("One robot", "Crate is pushed one cell and keeps its heading.", one),
            Panel("A chain", "Any number of robots in a row are pushed together.", chain),
            Panel("A wall behind the last", "Gable can't move, so nobody does.", stopped),
            Panel("A wall between them", "Dome doesn't reach Crate at all.", between),
            Panel(
                "Move 2 beside a pit", "Step 1 pushes Crate into the pit, where it is destroyed at once. Step 2 takes Dome in as well.", pit
            ),
            Panel("Over the edge", "Beyond the course is a pit: Crate is destroyed.", edge),
        ],
        columns=3,
    )


def card_label(floor: Floor, cell: Cell, card: str, priority: int) -> None:
    floor.label(cell, say("{card}: {priority}", card=say(card), priority=priority), drop=0.42, size=12)


def priorities() -> Picture:
    before = Floor(4, 3)
    before.robot("dome", (1, 2), "N")
    before.robot("gable", (0, 1), "E")
    before.moves((1, 2), "N", 2)
    before.moves((0, 1), "E", 1)
    card_label(before, (1, 2), "Move 2", 720)
    card_label(before, (0, 1), "Move 1", 560)
    late = Floor(4, 3)
    late.robot("dome", (1, 2), "N")
    late.robot("gable", (0, 1), "E")
    late.moves((0, 1), "E", 1)
    card_label(late, (1, 2), "Move 1", 510)
    card_label(late, (0, 1), "Move 1", 560)
    late.robot("gable", (1, 0), "E", faint=True)
    late.arrow(late.edge((1, 1), "N", 0.3), late.edge((1, 1), "N", 0.62), palette.TIME)
    return sheet(
        "The higher priority goes first",
        [
            Panel("720 before 560", "Dome is two cells further up before Gable starts. They never meet.", before),
            Panel("560 before 510", "Gable goes first and stands in the way; then Dome walks into it and pushes it up.", late),
        ],
        width=640,
    )


FIGURES = {"moves": moves, "pushes": pushes, "priorities": priorities}
