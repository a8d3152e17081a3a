"""Chapters R0 to R3: a turn, a first program, cells and headings, the floor, robots and cards."""

from __future__ import annotations

from collections.abc import Callable

from tools.figures.card_pieces import KINDS, card, kind_of, program
from tools.figures.floor_scene import Floor
from tools.figures.sheet import MARGIN, Panel, Picture, headline, sheet, titled
from tools.figures.speech import Name, say
from tools.figures.telling import Told

from swarmrally.drawing import blueprint, floor_pieces, palette
from swarmrally.drawing.floor_pieces import HEADINGS
from swarmrally.drawing.svg import LEADING, box, group, lines, path, text, wrapped

TURN = (
    ("Deal", "R2", "Nine cards, one less for each damage."),
    ("Program", "R3", "In secret, one card in each of five registers."),
    ("Power-down", "R4", "Who is damaged may announce to rest next turn."),
    ("Five registers", "R5", "1 to 5, each with the same five steps."),
    ("Clean up", "R8", "Repairs and options, cards off, robots come back."),
)
REGISTER = (
    ("Reveal", "R5.1", "Everybody's card of this register."),
    ("Robots move", "R5.2", "One after the other, highest priority first."),
    ("Floor moves", "R6", "Express; express and normal; pushers; gears."),
    ("Lasers", "R7.1", "Floor and robots fire, all at once."),
    ("Touch", "R7.3", "Flags count, archive markers move. Won?"),
)


Steps = tuple[tuple[str, str, str], ...]


def row_height(steps: Steps) -> float:
    return 51.5 + LEADING * max(len(wrapped(say(words), 146)) for _, _, words in steps)


def row_of_boxes(steps: Steps, top: float, colour: str) -> str:
    parts = []
    for i, (title, rule, words) in enumerate(steps):
        x = MARGIN + 175 * i
        parts.append(box((x, top), 168, row_height(steps), rx=10, fill=palette.PANEL, stroke=colour, stroke_width=1.4))
        parts.append(
            text((x + 13, top + 27), say(title), 14, palette.INK, 600, "start")
            + text((x + 157, top + 27), rule, 11, palette.FAINT, 600, "end")
        )
        parts.append(lines((x + 13, top + 51), wrapped(say(words), 146)))
        if i < len(steps) - 1:
            parts.append(group(path("M-3 -5L4 0L-3 5Z", fill=colour), (x + 171.5, top + 52)))
    return "".join(parts)


def turn() -> Picture:
    second = 50 + row_height(TURN) + 54
    inside = row_of_boxes(TURN, 50, blueprint.DRAFT_STRONG)
    inside += headline(say("Each register"), second - 16) + row_of_boxes(REGISTER, second, palette.GO)
    told = {"columns": 5, "panels": told_steps(TURN), "then": {"title": say("Each register"), "columns": 5, "panels": told_steps(REGISTER)}}
    return titled("A turn", 900, second + row_height(REGISTER) + MARGIN, inside, told)


def told_steps(steps: Steps) -> list[Told]:
    return [{"title": say(title), "number": rule, "caption": say(words)} for title, rule, words in steps]


def risky_exchange() -> Floor:
    """Columns 4 to 8 of Risky Exchange from row 1 down, as (x - 4, y - 1)."""
    floor = Floor(5, 15, 36)
    floor.belts([(1, y) for y in range(4)], "S")
    floor.belts([(2, y) for y in range(4)], "N")
    floor.belts([(4, y) for y in range(3)], "S")
    floor.belts([(0, 4), (3, 4), (4, 4)], "W")
    floor.belts([(0, 5)], "E")
    floor.belts([(3, 5), (4, 5)], "E", express=True)
    floor.belts([(1, y) for y in range(6, 11)], "S", express=True)
    floor.belts([(2, y) for y in range(6, 10)], "N")
    floor.belts([(4, y) for y in range(8, 11)], "S")
    floor.belts([(0, 14)], "E")
    floor.belts([(3, 14), (4, 14)], "W")
    floor.gear((4, 7), clockwise=False)
    floor.upgrade((3, 6))
    floor.flag((3, 0), 1)
    floor.seam(11)
    for number, cell in ((1, (1, 14)), (2, (2, 14)), (4, (4, 13))):
        floor.dock(cell, number)
    for x, y, side in (
        (4, 4, "E"),
        (4, 4, "S"),
        (4, 6, "S"),
        (4, 7, "E"),
        (4, 11, "S"),
        (6, 4, "E"),
        (6, 7, "E"),
        (7, 4, "S"),
        (7, 6, "S"),
        (7, 11, "S"),
        (8, 2, "E"),
        (5, 14, "E"),
        (5, 15, "E"),
        (7, 12, "E"),
    ):
        floor.wall((x - 4, y - 1), side)
    return floor


HAND = (800, 720, 690, 560, 510, 450, 290, 180, 40)
CHOSEN = (800, 690, 510, 560, 720)


def first_program() -> Picture:
    floor = risky_exchange()
    floor.robot("dome", (2, 14), "N")
    floor.trail([(2, 14), (2, 11), (2, 9), (2, 2)])
    for words, cell in (("1", (2, 11)), ("2", (2, 8)), ("3", (2, 6)), ("4", (2, 5)), ("5", (2, 2))):
        floor.dot(cell, words)
    for cell, end in (((2, 9), (2, 8)), ((2, 7), (2, 6)), ((2, 3), (2, 2))):
        floor.arrow((floor.at(cell)[0] + 13, floor.at(cell)[1]), (floor.at(end)[0] + 13, floor.at(end)[1]), palette.TIME)
    left, top, _, _ = floor.extent()
    parts = [group(floor.svg(), (MARGIN - left, 54 - top))]
    x = 222.0
    parts.append(text((x, 76), say("The hand of nine"), 14, palette.INK, 600, "start"))
    for i, priority in enumerate(HAND):
        parts.append(card(kind_of(priority), str(priority), (x + 32 + 69 * (i % 5), 132 + 92 * (i // 5)), priority in CHOSEN))
    parts.append(
        text((x, 292), say("The program: registers 1 to 5"), 14, palette.INK, 600, "start") + program(list(CHOSEN), (x + 170, 362))
    )
    note = (
        ("1", "Move 3: three cells up, onto plain floor."),
        ("2", "Move 2 ends on a conveyor, and the conveyor carries the robot one cell on (amber)."),
        ("3", "Move 1, and the conveyor again."),
        ("4", "Move 1 leaves the conveyor."),
        ("5", "Move 2 and one more ride. Flag 1 is two cells ahead and one to the right."),
    )
    y = 432.0
    for number, words in note:
        parts.append(text((x, y), number, 13, palette.GO, 800, "start"))
        rows = wrapped(say(words), 330)
        parts.append(lines((x + 18, y), rows))
        y += LEADING * len(rows) + 5
    told = {
        "columns": 2,
        "panels": [
            floor.position(),
            {
                "parts": [
                    {"title": say("The hand of nine"), "hand": list(HAND), "chosen": list(CHOSEN)},
                    {"title": say("The program: registers 1 to 5"), "program": list(CHOSEN), "steps": [say(words) for _, words in note]},
                ]
            },
        ],
    }
    return titled("A first program on Risky Exchange", 590, max(612, y), "".join(parts), told)


def grid() -> Picture:
    cells = Floor(4, 3, 56)
    cells.coordinates()
    compass = Floor(3, 3, 56)
    compass.robot("dome", (1, 1), "N")
    for heading in HEADINGS:
        compass.arrow(compass.edge((1, 1), heading, 0.56), compass.edge((1, 1), heading, 0.8))
        compass.label((1 + 1.08 * floor_pieces.STEPS[heading][0], 1 + 1.08 * floor_pieces.STEPS[heading][1]), heading, size=15)
    seam = Floor(4, 3, 56)
    seam.dock((1, 2), 3)
    seam.robot("nut", (1, 2), "N")
    seam.wall((2, 1), "S")
    seam.wall((2, 2), "N")
    seam.seam(2)
    return sheet(
        "Cells, headings, seams",
        [
            Panel("x to the right, y down", "The top left cell of the whole course is [0, 0].", cells),
            Panel(Name("N E S W"), "This robot faces N. The tip shows the heading.", compass),
            Panel("A floor and a docking bay", "They join at a seam. Walls on both sides of it are one wall.", seam),
        ],
    )


HERE = (0, 0)


def tile(build: Callable[[Floor], None] = lambda floor: None) -> Floor:
    floor = Floor(1, 1, 84)
    build(floor)
    return floor


def belt(express: bool = False, inlets: str = "S") -> Floor:
    return tile(lambda floor: floor.belt(HERE, "N", express, inlets))


def marked_site() -> Floor:
    floor = tile(lambda floor: floor.repair(HERE))
    floor.archive(HERE, "dome")
    return floor


def beams(number: int) -> Floor:
    floor = Floor(3, 1, 58)
    floor.laser((0, 0), "E", 3, number)
    floor.wall((2, 0), "E")
    return floor


def elements() -> Picture:
    drop = Floor(2, 1, 70)
    drop.ground.append(path("M105 -35V35", stroke=blueprint.DRAFT_STRONG, stroke_width=4))
    drop.robot("egg", (1, 0), "E", faint=True)
    drop.arrow(drop.edge((1, 0), "E", 0.4), drop.edge((1, 0), "E", 0.72), palette.HARM)
    seam = Floor(1, 2, 52)
    seam.wall((0, 0), "S")
    seam.wall((0, 1), "N")
    seam.seam(1)
    panels = [
        Panel("Floor", "Nothing happens here.", tile()),
        Panel("Pit", "Whoever enters it is destroyed. R5.2", tile(lambda floor: floor.pit(HERE))),
        Panel("Wall", "On a side of a cell: stops robots, pushes, conveyors and lasers.", tile(lambda floor: floor.wall(HERE, "N"))),
        Panel("Walls at a seam", "Where two floors join, walls on both sides are one wall.", seam),
        Panel("The edge", "What lies beyond the course is a pit.", drop),
        Panel("Conveyor", "Carries a robot one cell in a register. R6.2", belt()),
        Panel("Express conveyor", "Double marks: it carries twice. R6.1, R6.2", belt(express=True)),
        Panel("Rotating conveyor", "A belt that brings a robot here turns it round the bend. R6.4", belt(inlets="W")),
        Panel("Rotating, express", "The same on an express belt.", belt(express=True, inlets="E")),
        Panel("Merge from a side", "From the side: turned. Straight on: not turned. R6.4", belt(inlets="SW")),
        Panel("Merge of two sides", "Turned from either side, each its own way. R6.4", belt(inlets="WE")),
        Panel("Express merge", "The same on an express belt.", belt(express=True, inlets="SE")),
        Panel("Pusher, 1 3 5", "Pushes in these registers, here downwards. R6.5", tile(lambda floor: floor.pusher(HERE, "S", "1 3 5"))),
        Panel("Pusher, 2 4", "Pushes in registers 2 and 4, here to the right. R6.5", tile(lambda floor: floor.pusher(HERE, "E", "2 4"))),
        Panel("Gear, clockwise", "Turns a robot 90 degrees to the right. R6.6", tile(lambda floor: floor.gear(HERE, clockwise=True))),
        Panel("Gear, counter-clockwise", "Turns it 90 degrees to the left. R6.6", tile(lambda floor: floor.gear(HERE, clockwise=False))),
        Panel("Laser, one beam", "One damage to the first robot in the beam. R7.1", beams(1)),
        Panel("Laser, two beams", "Two damage.", beams(2)),
        Panel("Laser, three beams", "Three damage.", beams(3)),
        Panel("Flag", "Touch them in order. Also an archive, and a repair. R7.3, R8.1", tile(lambda floor: floor.flag(HERE, 1))),
        Panel("Repair site", "A wrench: archive; one damage off at clean up. R7.3, R8.1", tile(lambda floor: floor.repair(HERE))),
        Panel("Upgrade site", "Wrench and hammer: as a repair site, and an option card. R8.1", tile(lambda floor: floor.upgrade(HERE))),
        Panel("Dock", "Where a robot starts, with its archive marker. R1.1", tile(lambda floor: floor.dock(HERE, 1))),
        Panel("Archive marker", "A ring in the robot's colour: where it comes back. R8.4", marked_site()),
    ]
    return sheet("The factory floor", panels, columns=4, width=940)


def robots() -> Picture:
    parts, panels = [], []
    for i, name in enumerate(blueprint.CHASSIS):
        x, floor = 68 + 96 * i, Floor(1, 1, 84)
        floor.robot(name, HERE, "N")
        parts.append(group(floor.svg(), (x, 92)) + text((x, 154), say(name), 12.5, palette.QUIET))
        panels.append({"caption": say(name), **floor.position()})
    return titled("Eight robots: the shape tells them apart", 808, 172, "".join(parts), {"columns": 8, "panels": panels})


def cards() -> Picture:
    parts, panels = [], []
    for i, (name, (priorities, step, count, _)) in enumerate(KINDS.items()):
        x, first = 78 + 112 * i, priorities.split("-")[0]
        title, caption = say("{count} cards", count=count), say("{priorities} by {step}", priorities=priorities, step=step)
        parts.append(card(name, first, (x, 108), scale=1.25))
        parts.append(text((x, 184), title, 13, palette.INK, 600) + text((x, 203), caption, 12, palette.QUIET))
        panels.append({"cards": [int(first)], "title": title, "caption": caption})
    note = say("The number is the priority, and the card's name: no two are alike.")
    parts.append(text((MARGIN + 2, 232), note, 12.5, palette.QUIET, anchor="start"))
    told = {"columns": 7, "panels": panels, "note": note}
    return titled("84 program cards of seven kinds", 828, 248, "".join(parts), told)


FIGURES = {"turn": turn, "first-program": first_program, "grid": grid, "floor": elements, "robots": robots, "cards": cards}
