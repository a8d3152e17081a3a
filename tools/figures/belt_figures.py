"""Chapter R6: conveyors, pushers, gears."""

from __future__ import annotations

from tools.figures.floor_scene import Floor
from tools.figures.sheet import Panel, Picture, sheet

from swarmrally.drawing import palette


def belts() -> Picture:
    normal = Floor(4, 1)
    normal.belts([(x, 0) for x in range(4)], "E")
    normal.robot("dome", (0, 0), "N")
    normal.moves((0, 0), "E", 1)
    normal.dot((0.5, -0.3), "2", palette.TIME)
    express = Floor(4, 1)
    express.belts([(x, 0) for x in range(4)], "E", express=True)
    express.robot("dome", (0, 0), "N")
    express.moves((0, 0), "E", 1)
    express.moves((1, 0), "E", 1)
    express.dot((0.5, -0.3), "1", palette.TIME)
    express.dot((1.5, -0.3), "2", palette.TIME)
    mixed = Floor(4, 1)
    mixed.belts([(0, 0), (1, 0)], "E", express=True)
    mixed.belts([(2, 0), (3, 0)], "E")
    mixed.robot("crate", (1, 0), "W")
    mixed.moves((1, 0), "E", 1)
    mixed.moves((2, 0), "E", 1)
    mixed.dot((1.5, -0.3), "1", palette.TIME)
    mixed.dot((2.5, -0.3), "2", palette.TIME)
    off = Floor(4, 1)
    off.belts([(0, 0), (1, 0)], "E", express=True)
    off.robot("gable", (1, 0), "N")
    off.moves((1, 0), "E", 1)
    off.dot((1.5, -0.3), "1", palette.TIME)
    return sheet(
        "Conveyors: first the express ones, then all",
        [
            Panel("Normal", "One cell, in the second step.", normal),
            Panel("Express", "One cell in each step: two.", express),
            Panel("Express onto normal", "Carried by the express belt first, then by the normal one.", mixed),
            Panel("Off its end", "After the first step the robot is on plain floor and rests there.", off),
        ],
        columns=2,
        width=640,
    )


def conflicts() -> Picture:
    queue = Floor(4, 3)
    queue.belts([(x, 1) for x in range(4)], "E")
    for x, chassis in enumerate(("gable", "crate", "dome")):
        queue.robot(chassis, (x, 1), "E")
        queue.shoves((x, 1), "E")
    merge = Floor(4, 3)
    merge.belts([(x, 1) for x in (0, 1, 3)], "E")
    merge.belt((2, 1), "E", inlets="SE")
    merge.belt((2, 2), "N")
    merge.robot("gable", (1, 1), "E")
    merge.robot("crate", (2, 2), "N")
    merge.blocked((1, 1), "E")
    merge.blocked((2, 2), "N")
    standing = Floor(4, 3)
    standing.belts([(0, 1), (1, 1)], "E")
    standing.robot("gable", (0, 1), "E")
    standing.robot("crate", (1, 1), "E")
    standing.robot("dome", (2, 1), "S")
    standing.blocked((0, 1), "E")
    standing.blocked((1, 1), "E")
    head = Floor(4, 3)
    head.belts([(0, 1), (1, 1)], "E")
    head.belts([(2, 1), (3, 1)], "W")
    head.robot("gable", (1, 1), "E")
    head.robot("crate", (2, 1), "W")
    head.blocked((1, 1), "E")
    loop = Floor(4, 3)
    for cell, heading in (((1, 0), "E"), ((2, 0), "S"), ((2, 1), "W"), ((1, 1), "N")):
        loop.belt(cell, heading, inlets="E")
    for cell, heading, chassis in (((1, 0), "E", "dome"), ((2, 0), "S", "gable"), ((2, 1), "W", "crate"), ((1, 1), "N", "nut")):
        loop.robot(chassis, cell, heading)
        loop.arrow(loop.edge(cell, heading, 0.34), loop.edge(cell, heading, 0.68))
    wall = Floor(4, 3)
    wall.belts([(x, 1) for x in (0, 1, 3)], "E")
    wall.belt((2, 1), "E", inlets="SE")
    wall.belt((2, 2), "N")
    wall.wall((2, 2), "N")
    wall.robot("gable", (1, 1), "E")
    wall.robot("crate", (2, 2), "N")
    wall.moves((1, 1), "E", 1)
    wall.blocked((2, 2), "N")
    pit = Floor(4, 3)
    pit.belts([(0, 1), (1, 1)], "E")
    pit.pit((2, 1))
    pit.belt((3, 1), "W")
    pit.robot("gable", (1, 1), "E")
    pit.robot("crate", (3, 1), "W")
    pit.blocked((1, 1), "E")
    pit.blocked((3, 1), "W")
    gap = Floor(4, 3)
    gap.belts([(0, 1), (1, 1)], "E")
    gap.belts([(3, 1)], "W")
    gap.robot("gable", (0, 1), "E")
    gap.robot("dome", (1, 1), "E")
    gap.robot("crate", (3, 1), "W")
    for cell, heading in (((0, 1), "E"), ((1, 1), "E"), ((3, 1), "W")):
        gap.blocked(cell, heading)
    return sheet(
        "When conveyors carry several robots at once",
        [
            Panel("A queue moves", "Each cell is being left: all three move together.", queue),
            Panel("Two want one cell", "Nobody gets it. Both stay.", merge),
            Panel("Somebody stands there", "Dome isn't leaving. So Crate stays, and so Gable stays too. Nobody is pushed.", standing),
            Panel("Head-on", "They would have to swap. Neither moves.", head),
            Panel("A closed loop moves", "Every cell is being left: all four go round, and the bends turn them.", loop),
            Panel("A wall first", "Crate's move has a wall in the way and is dropped: it rivals nobody. Gable moves.", wall),
            Panel("One pit, two robots", "Pits count as cells: both stay, and both live.", pit),
            Panel("It runs back along the line", "Dome and Crate want the same cell and stay. So Gable stays behind Dome.", gap),
        ],
        columns=4,
        width=1000,
    )


def turns() -> Picture:
    side = Floor(3, 2, 58)
    side.belts([(0, 0)], "E")
    side.belt((1, 0), "S", inlets="E")
    side.belt((1, 1), "S")
    side.robot("dome", (0, 0), "E", faint=True)
    side.robot("dome", (1, 0), "S")
    side.arrow(side.edge((0, 0), "E", 0.34), side.edge((1, 0), "W", 0.3))
    straight = Floor(3, 2, 58)
    straight.belt((0, 1), "E")
    straight.belt((1, 0), "S")
    straight.belt((1, 1), "E", inlets="SW")
    straight.belt((2, 1), "E")
    straight.robot("crate", (0, 1), "N", faint=True)
    straight.robot("crate", (1, 1), "N")
    straight.arrow(straight.edge((0, 1), "E", 0.34), straight.edge((1, 1), "W", 0.3))
    merged = Floor(3, 2, 58)
    merged.belt((0, 1), "E")
    merged.belt((1, 0), "S")
    merged.belt((1, 1), "E", inlets="SW")
    merged.belt((2, 1), "E")
    merged.robot("crate", (1, 0), "W", faint=True)
    merged.robot("crate", (1, 1), "S")
    merged.arrow(merged.edge((1, 0), "S", 0.34), merged.edge((1, 1), "N", 0.3))
    walked = Floor(3, 2, 58)
    walked.belts([(0, 0)], "E")
    walked.belt((1, 0), "S", inlets="E")
    walked.belt((1, 1), "S")
    walked.robot("gable", (2, 0), "W", faint=True)
    walked.robot("gable", (1, 0), "W")
    walked.arrow(walked.edge((2, 0), "W", 0.34), walked.edge((1, 0), "E", 0.3))
    return sheet(
        "Rotating conveyors turn whom a conveyor brings",
        [
            Panel("Round the bend", "Brought in to the E, carried on to the S: a quarter turn clockwise.", side),
            Panel("Straight on a merge", "No turn. Crate still faces N.", straight),
            Panel("From the side", "Brought in to the S where the belt runs E: counter-clockwise, from W to S.", merged),
            Panel("On its own feet", "Who walks onto it, or is pushed, is not turned.", walked),
        ],
        columns=4,
    )


def pushers() -> Picture:
    chain = Floor(4, 1)
    chain.pusher((0, 0), "E")
    for x, chassis in enumerate(("dome", "crate")):
        chain.robot(chassis, (x, 0), "N")
        chain.shoves((x, 0), "E")
    again = Floor(4, 2)
    again.pusher((0, 0), "E")
    again.pusher((1, 0), "S")
    again.robot("dome", (0, 0), "N")
    again.shoves((0, 0), "E")
    again.blocked((1, 0), "S")
    clash = Floor(4, 1)
    clash.pusher((0, 0), "E")
    clash.pusher((2, 0), "W")
    clash.robot("dome", (0, 0), "N")
    clash.robot("crate", (2, 0), "N")
    clash.blocked((0, 0), "E")
    clash.blocked((2, 0), "W")
    ways = Floor(4, 2)
    ways.pusher((0, 0), "E")
    ways.pusher((1, 0), "S")
    ways.robot("dome", (0, 0), "N")
    ways.robot("crate", (1, 0), "N")
    ways.blocked((0, 0), "E")
    ways.blocked((1, 0), "S")
    once = Floor(4, 1)
    once.pusher((0, 0), "E")
    once.pusher((1, 0), "E")
    once.robot("dome", (0, 0), "N")
    once.robot("crate", (1, 0), "N")
    once.shoves((0, 0), "E")
    once.shoves((1, 0), "E")
    wall = Floor(4, 1)
    wall.pusher((0, 0), "E")
    wall.robot("dome", (0, 0), "N")
    wall.robot("crate", (1, 0), "N")
    wall.wall((1, 0), "E")
    wall.blocked((1, 0), "E")
    return sheet(
        "Pushers, in a register in which all of these push",
        [
            Panel("A chain", "Dome is pushed, and pushes Crate along.", chain),
            Panel("Onto another pusher", "Dome lands on the second pusher. It is not pushed again.", again),
            Panel("Two to one cell", "Both pushes fail.", clash),
            Panel("One robot, two ways", "Crate would go right with Dome and down by itself. Both pushes fail.", ways),
            Panel("Twice the same way", "Crate is pushed by its own pusher and by Dome. It moves once.", once),
            Panel("A wall", "Nobody in the chain moves.", wall),
        ],
        columns=3,
    )


def gears() -> Picture:
    panels = []
    for clockwise, title, words in ((True, "Clockwise", "N becomes E."), (False, "Counter-clockwise", "N becomes W.")):
        floor = Floor(3, 1, 58)
        floor.gear((0, 0), clockwise)
        floor.gear((2, 0), clockwise)
        floor.robot("dome", (0, 0), "N")
        floor.turn((0, 0), "N", 1 if clockwise else -1)
        floor.arrow(floor.edge((0, 0), "E", 0.7), floor.edge((0, 0), "E", 1.3))
        floor.robot("dome", (2, 0), "E" if clockwise else "W")
        panels.append(Panel(title, words, floor))
    return sheet("Gears", panels, width=500)


FIGURES = {"belts": belts, "belt-conflicts": conflicts, "belt-turns": turns, "pushers": pushers, "gears": gears}
