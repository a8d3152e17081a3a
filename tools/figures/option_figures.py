"""Chapter R9: options that need a picture."""

from __future__ import annotations

from tools.figures.card_pieces import card, kind_of
from tools.figures.floor_scene import Floor
from tools.figures.move_figures import walk
from tools.figures.sheet import Below, Panel, Picture, sheet
from tools.figures.speech import say

from swarmrally.drawing import blueprint, palette


def pair(first: int, second: int) -> Below:
    """Two cards in one register."""
    drawn = (card(kind_of(priority), str(priority), (x, 0), True, scale=0.85) for priority, x in ((first, -29), (second, 29)))
    return Below("".join(drawn), {"cards": [first, second]}, 84)


def crab_legs() -> Picture:
    left, right, push = Floor(4, 1), Floor(4, 1), Floor(4, 1)
    walk(left, "dome", (2, 0), "N", "W", 1)
    walk(right, "dome", (1, 0), "N", "E", 1)
    push.robot("dome", (0, 0), "N")
    push.robot("crate", (1, 0), "S")
    push.shoves((0, 0), "E")
    push.shoves((1, 0), "E")
    return sheet(
        "Crab Legs: two cards, one sidestep",
        [
            Panel("Move 1 and Rotate Left", "One cell to the left. Dome still faces N. Priority 560.", left, pair(560, 290)),
            Panel("Move 1 and Rotate Right", "One cell to the right, heading kept.", right, pair(560, 180)),
            Panel("It is a step", "Robots in the way are pushed, walls stop it.", push, pair(560, 180)),
        ],
    )


def dual_processor() -> Picture:
    three, u_turn, back = Floor(4, 1), Floor(4, 1), Floor(4, 1)
    three.robot("dome", (0, 0), "E", faint=True)
    three.arrow(three.edge((0, 0), "E", 0.34), three.edge((2, 0), "E", -0.3))
    three.robot("dome", (2, 0), "S")
    three.turn((2, 0), "E", 1)
    u_turn.robot("dome", (0, 0), "E", faint=True)
    u_turn.robot("dome", (1, 0), "W")
    u_turn.arrow(u_turn.edge((0, 0), "E", 0.34), u_turn.edge((1, 0), "W", 0.3))
    back.robot("dome", (1, 0), "N")
    back.turn((1, 0), "E", -1)
    return sheet(
        "Dual Processor: a shorter move, then the turn",
        [
            Panel("Move 3 and Rotate Right", "3 - 1 = 2 cells, then right. Priority 820.", three, pair(820, 180)),
            Panel("Move 3 and U-Turn", "3 - 2 = 1 cell, then half a turn. Dome now faces W.", u_turn, pair(820, 40)),
            Panel("Back Up and Rotate Left", "1 - 1 = 0 cells, then left: from E to N on the spot.", back, pair(450, 290)),
        ],
    )


def high_power() -> Picture:
    wall, robot, second = Floor(5, 1), Floor(5, 1), Floor(5, 1)
    wall.robot("gable", (0, 0), "E")
    wall.wall((1, 0), "E")
    wall.beam((0, 0), "E", 3)
    wall.robot("dome", (3, 0), "N")
    wall.spark((3, 0), "+1", "W")
    robot.robot("gable", (0, 0), "E")
    robot.beam((0, 0), "E", 4)
    robot.robot("crate", (2, 0), "N")
    robot.robot("dome", (4, 0), "N")
    robot.ringed(robot.at((2, 0)))
    robot.spark((2, 0), "+1", "W")
    robot.spark((4, 0), "+1", "W")
    second.robot("gable", (0, 0), "E")
    second.robot("crate", (1, 0), "N")
    second.wall((2, 0), "E")
    second.beam((0, 0), "E", 2.5, hit=False)
    second.ringed(second.at((1, 0)))
    second.robot("dome", (4, 0), "N")
    second.spark((1, 0), "+1", "W")
    return sheet(
        "High-Power Laser: through the first wall or the first robot",
        [
            Panel("Through a wall", "Dome is hit behind it.", wall),
            Panel("Through a robot", "Both are hit.", robot),
            Panel("Only the first", "Crate was passed; the wall after it stops the shot.", second),
        ],
    )


def mechanical_arm() -> Picture:
    reach, straight, open_corner, shut = Floor(3, 3, 46), Floor(3, 3, 46), Floor(3, 3, 46), Floor(3, 3, 46)
    for x in range(3):
        for y in range(3):
            if (x, y) != (1, 1):
                reach.outline((x, y))
    for floor in (reach, straight, open_corner, shut):
        floor.robot("dome", (1, 1), "N")
    straight.flag((2, 1), 1)
    straight.wall((1, 1), "E")
    straight.label((2, 1), say("no"), palette.HARM, 0.36)
    for floor in (open_corner, shut):
        floor.flag((2, 0), 1)
        floor.wall((1, 1), "E")
    open_corner.label((2, 0), say("yes"), palette.GO, 0.36)
    open_corner.trail([(1, 1), (1, 0), (2, 0)])
    shut.wall((1, 0), "E")
    shut.label((2, 0), say("no"), palette.HARM, 0.36)
    return sheet(
        "Mechanical Arm: the eight cells around",
        [
            Panel("Its reach", "One flag or site among these.", reach),
            Panel("A wall between", "Out of reach.", straight),
            Panel("One way is open", "A diagonal needs one free way round the corner.", open_corner),
            Panel("Both are closed", "Each way has a wall: out of reach.", shut),
        ],
    )


def weapons() -> Picture:
    howitzer, pressor, tractor, near = Floor(5, 1), Floor(5, 1), Floor(5, 1), Floor(5, 1)
    howitzer.robot("gable", (0, 0), "E")
    howitzer.robot("dome", (2, 0), "N")
    howitzer.robot("crate", (3, 0), "N")
    howitzer.beam((0, 0), "E", 2, colour=blueprint.LASER)
    howitzer.spark((2, 0), "+1", "W")
    howitzer.shoves((2, 0), "E")
    howitzer.shoves((3, 0), "E")
    pressor.robot("gable", (0, 0), "E")
    pressor.robot("dome", (3, 0), "N")
    pressor.beam((0, 0), "E", 3, colour=blueprint.LASER)
    pressor.moves((3, 0), "E")
    tractor.robot("gable", (0, 0), "E")
    tractor.robot("dome", (3, 0), "N")
    tractor.beam((0, 0), "E", 3, colour=blueprint.LASER)
    tractor.moves((3, 0), "W")
    near.robot("gable", (0, 0), "E")
    near.robot("dome", (1, 0), "N")
    near.beam((0, 0), "E", 1, colour=blueprint.LASER)
    return sheet(
        "Weapons that move their target",
        [
            Panel("Mini Howitzer", "1 damage, and one cell away, chains included.", howitzer),
            Panel("Pressor Beam", "One cell away, no damage.", pressor),
            Panel("Tractor Beam", "One cell nearer, no damage.", tractor),
            Panel("Tractor Beam, adjacent", "Nothing happens, and no main laser is fired.", near),
        ],
        columns=2,
        width=700,
    )


def radio_control() -> Picture:
    before, after = Floor(5, 3), Floor(5, 3)
    before.robot("gable", (0, 1), "E")
    before.robot("dome", (3, 1), "N")
    before.beam((0, 1), "E", 3, colour=blueprint.LASER)
    walk(after, "gable", (0, 1), "E", "E", 1)
    walk(after, "dome", (3, 1), "N", "N", 1)
    after.dot((0.6, 0.72), "1")
    after.dot((3.4, 0.5), "2")
    return sheet(
        "Radio Control",
        [
            Panel("Register 2: the shot", "Gable fires Radio Control at Dome.", before),
            Panel(
                "Register 3: Gable's Move 1", "Gable moves, and right after it Dome carries out the same card, in its own heading.", after
            ),
        ],
        width=680,
    )


def ramming() -> Picture:
    push, chain, bump, wall = Floor(4, 1), Floor(4, 1), Floor(4, 1), Floor(4, 1)
    push.robot("dome", (0, 0), "E")
    push.robot("crate", (1, 0), "N")
    push.shoves((0, 0), "E")
    push.shoves((1, 0), "E")
    push.spark((1, 0), "+1")
    for x, chassis in enumerate(("dome", "crate", "gable")):
        chain.robot(chassis, (x, 0), "E" if x == 0 else "N")
        chain.shoves((x, 0), "E")
    chain.spark((1, 0), "+1")
    bump.robot("dome", (0, 0), "E")
    bump.robot("crate", (1, 0), "N")
    bump.wall((1, 0), "E")
    bump.blocked((1, 0), "E")
    bump.spark((1, 0), "+1")
    wall.robot("dome", (0, 0), "E")
    wall.robot("crate", (1, 0), "N")
    wall.wall((0, 0), "E")
    wall.blocked((0, 0), "E")
    return sheet(
        "Ramming Gear on Dome",
        [
            Panel("A push", "1 damage for each step.", push),
            Panel("A chain", "Only the robot next to Dome is hurt.", chain),
            Panel("A bump", "Crate can't be pushed. It is hurt all the same.", bump),
            Panel("A wall between", "No bump, no damage.", wall),
        ],
        columns=4,
        width=960,
    )


FIGURES = {
    "crab-legs": crab_legs,
    "dual-processor": dual_processor,
    "high-power-laser": high_power,
    "mechanical-arm": mechanical_arm,
    "weapons": weapons,
    "radio-control": radio_control,
    "ramming-gear": ramming,
}
