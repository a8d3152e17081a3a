"""Chapters R4, R7 and R8: lasers, locked registers, touching, coming back."""

from __future__ import annotations

from tools.figures.card_pieces import pips, registers
from tools.figures.floor_scene import Cell, Floor
from tools.figures.sheet import MARGIN, Panel, Picture, sheet, titled
from tools.figures.speech import say

from swarmrally.drawing import blueprint, floor_pieces, palette
from swarmrally.drawing.svg import LEADING, box, lines, text, wrapped


def volley() -> Picture:
    first = Floor(5, 1)
    first.laser((0, 0), "E", 3.06, 2)
    first.wall((4, 0), "E")
    first.robot("dome", (3, 0), "N")
    first.ringed(first.at((3, 0)), blueprint.LASER)
    first.robot("crate", (4, 0), "N")
    first.spark((3, 0), "+2", "W")
    own = Floor(5, 1)
    own.laser((0, 0), "E", 0.7)
    own.wall((4, 0), "E")
    own.robot("dome", (0, 0), "N")
    own.robot("crate", (3, 0), "N")
    own.spark((0, 0), "+1", "W")
    ahead = Floor(5, 1)
    ahead.pit((2, 0))
    ahead.robot("gable", (0, 0), "E")
    ahead.beam((0, 0), "E", 3)
    ahead.robot("dome", (3, 0), "N")
    ahead.robot("crate", (4, 0), "N")
    ahead.spark((3, 0), "+1", "W")
    wall = Floor(5, 1)
    wall.robot("gable", (0, 0), "E")
    wall.wall((2, 0), "E")
    wall.beam((0, 0), "E", 2.5, hit=False)
    wall.robot("dome", (3, 0), "N")
    mutual = Floor(5, 1)
    mutual.robot("gable", (0, 0), "E")
    mutual.robot("dome", (4, 0), "W")
    mutual.beam((0, 0), "E", 4)
    mutual.beam((4, 0), "W", 4)
    mutual.spark((0, 0), say("10th"), "E")
    mutual.spark((4, 0), "+1", "W")
    down = Floor(5, 1)
    down.robot("gable", (0, 0), "E")
    down.robot("crate", (3, 0), "W")
    down.beam((0, 0), "E", 3)
    down.down((3, 0))
    down.spark((3, 0), "+1", "W")
    return sheet(
        "A volley: everything fires at once, from one picture of the board",
        [
            Panel("A floor laser", "Two beams, two damage, for the first robot only.", first),
            Panel("At the emitter", "The emitter's own cell is in the beam too.", own),
            Panel("A robot's laser", "Straight ahead to the first robot. A pit does not stop it.", ahead),
            Panel("A wall", "It stops every laser; so does the course's edge.", wall),
            Panel("Both fire", "The tenth point destroys Gable. It has fired all the same.", mutual),
            Panel("Powered down", "Crate is hit and does not fire back.", down),
        ],
        columns=3,
    )


LOCKS = ((0, 9, 0), (1, 8, 0), (2, 7, 0), (3, 6, 0), (4, 5, 0), (5, 4, 1), (6, 3, 2), (7, 2, 3), (8, 1, 4), (9, 0, 5))


def locks() -> Picture:
    parts, panels = [], []
    for i, (damage, cards, locked) in enumerate(LOCKS):
        title = say("1 card" if cards == 1 else "{count} cards", count=cards)
        panels.append({"number": str(damage), "title": title, "pips": damage, "locked": locked})
        column, row = divmod(i, 5)
        x, y = MARGIN + 456 * column, 50.0 + 56 * row
        parts.append(box((x, y), 446, 48, rx=8, fill=palette.PANEL, stroke=palette.LINE))
        parts.append(text((x + 24, y + 30), str(damage), 17, palette.HARM if damage else palette.INK, 800))
        parts.append(pips(damage, (x + 124, y + 24)))
        parts.append(text((x + 208, y + 29), title, 13, palette.INK, 600, "start"))
        parts.append(registers(locked, (x + 354, y + 24)))
    note = (
        "The tenth point destroys the robot. A register that locks keeps the card it holds. Repairs open the lowest locked register first."
    )
    words = wrapped(say(note), 900)
    height = 344.5 + LEADING * len(words)
    inside = "".join(parts) + lines((MARGIN + 2, 346), words)
    return titled("Damage, cards and locked registers", 934, height, inside, {"columns": 2, "panels": panels, "note": say(note)})


def touching() -> Picture:
    flag, early, site = Floor(4, 1), Floor(4, 1), Floor(4, 1)
    flag.flag((2, 0), 2)
    early.flag((2, 0), 3)
    site.repair((2, 0))
    for floor, chassis in ((flag, "dome"), (early, "gable"), (site, "crate")):
        floor.archive((2, 0), chassis)
        floor.robot(chassis, (0, 0), "E")
        floor.arrow(floor.edge((0, 0), "E", 0.44), floor.edge((0, 0), "E", 1.46))
    return sheet(
        "Touching, at the end of each register: the archive marker moves",
        [
            Panel("The next flag", "Flag 2 counts. The marker moves there.", flag),
            Panel("A flag too early", "Flag 2 is missing, so 3 doesn't count. The marker moves all the same.", early),
            Panel("A repair or upgrade site", "The marker moves, powered down or not.", site),
        ],
    )


def around(floor: Floor, middle: Cell) -> list[Cell]:
    return [(middle[0] + dx, middle[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]


def re_entry() -> Picture:
    free = Floor(5, 5, 44)
    free.repair((2, 2))
    free.archive((2, 2), "dome")
    free.robot("dome", (2, 2), "S")
    taken = Floor(5, 5, 44)
    taken.repair((2, 2))
    taken.archive((2, 2), "dome")
    taken.robot("crate", (2, 2), "N")
    taken.pit((3, 1))
    taken.wall((2, 2), "W")
    for cell in around(taken, (2, 2)):
        if cell != (3, 1):
            taken.outline(cell)
    facing = Floor(5, 5, 44)
    facing.repair((1, 3))
    facing.archive((1, 3), "dome")
    facing.robot("crate", (1, 3), "N")
    facing.robot("dome", (1, 2), "N")
    facing.robot("gable", (4, 2), "S")
    facing.wall((0, 2), "W")
    for heading, words, good in (("N", "yes", True), ("W", "yes", True), ("E", "no", False), ("S", "no", False)):
        dx, dy = floor_pieces.STEPS[heading]
        facing.label((1 + 0.62 * dx, 2 + 0.62 * dy), say(words), palette.GO if good else palette.HARM, size=12)
    return sheet(
        "Dome comes back",
        [
            Panel("The archive cell is free", "On it, facing any way. Two damage.", free),
            Panel("A robot stands there", "On one of the eight cells round it: not in a pit, and walls don't matter.", taken),
            Panel(
                "Then the heading counts too",
                "No robot within three cells in sight ahead: not E (Gable is three away), not S (Crate).",
                facing,
            ),
        ],
    )


FIGURES = {"volley": volley, "locks": locks, "touching": touching, "re-entry": re_entry}
