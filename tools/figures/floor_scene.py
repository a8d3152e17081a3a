"""A piece of the factory floor with what stands and happens on it. Cells are (x, y); whatever moves is drawn where it starts."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from tools.figures.telling import Told, places, tone

from swarmrally.drawing import blueprint, floor_pieces, palette
from swarmrally.drawing.floor_pieces import HEADINGS, STEPS, angle, turned
from swarmrally.drawing.svg import Point, box, circle, group, line, number, outlined_text, path, tag, text

Cell = tuple[int, int]


def ahead(cell: Cell, heading: str, steps: int = 1) -> Cell:
    dx, dy = STEPS[heading]
    return cell[0] + dx * steps, cell[1] + dy * steps


class Floor:
    def __init__(self, columns: int, rows: int, size: float = 52) -> None:
        self.columns, self.rows, self.size = columns, rows, size
        self.dice: dict[str, int] = {}
        self.ground: list[str] = []
        self.over: list[str] = []
        self.robots: list[str] = []
        self.marks: list[str] = []
        self.boards: list[Told] = [{"x": 0, "y": 0, "width": columns, "height": rows}]
        self.plan: dict[str, list[Told]] = {}
        self.told: dict[str, list[Told]] = {"over": [], "robots": [], "marks": []}
        squares = "".join(box(self.corner((x, y)), size, size) for x in range(columns) for y in range(rows))
        self.ground.append(tag("g", squares, fill=blueprint.FLOOR, stroke=blueprint.DRAFT, stroke_width=1.2))

    def corner(self, cell: Cell) -> Point:
        return (cell[0] - 0.5) * self.size, (cell[1] - 0.5) * self.size

    def at(self, cell: tuple[float, float]) -> Point:
        return cell[0] * self.size, cell[1] * self.size

    def edge(self, cell: Cell, side: str, part: float = 0.5) -> Point:
        dx, dy = STEPS[side]
        return self.at((cell[0] + dx * part, cell[1] + dy * part))

    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the floor."""
        half = self.size / 2
        return -half, -half, (self.columns - 0.5) * self.size, (self.rows - 0.5) * self.size

    def svg(self) -> str:
        return "".join(self.ground + self.over + self.robots + self.marks)

    def position(self) -> Told:
        """The same as data, lengths in cells."""
        return {"size": self.size, "floor": {"width": self.columns, "height": self.rows, "boards": self.boards, **self.plan}, **self.told}

    def places(self, *points: Point) -> list[float]:
        return places(self.size, *points)

    # what the floor is made of

    def build(self, part: str, cell: Cell, **facts: object) -> None:
        self.plan.setdefault(part, []).append({"at": list(cell), **facts})

    def lay(self, drawing: str, cell: Cell) -> None:
        self.ground.append(group(drawing, self.at(cell), scale=self.size / floor_pieces.UNIT))

    def put(self, drawing: str, cell: Cell) -> None:
        self.over.append(group(drawing, self.at(cell), scale=self.size / floor_pieces.UNIT))

    def belts(self, cells: Iterable[Cell], heading: str, express: bool = False) -> None:
        for cell in cells:
            self.belt(cell, heading, express)

    def belt(self, cell: Cell, heading: str, express: bool = False, inlets: str = "S") -> None:
        """Inlets as floor_pieces.belt has them: counted as if the conveyor ran up."""
        self.lay(floor_pieces.belt(heading, express, inlets), cell)
        sides = {side: turned(side, HEADINGS.index(heading)) for side in inlets}
        turns = {sides[side]: way for side, way in (("W", "ccw"), ("E", "cw")) if side in inlets}
        self.build("belts", cell, heading=heading, express=express, enters=list(sides.values()), turns=turns)

    def wall(self, cell: Cell, side: str) -> None:
        self.put(floor_pieces.wall(side), cell)
        self.build("walls", cell, side=side)

    def pit(self, cell: Cell) -> None:
        self.lay(floor_pieces.pit(), cell)
        self.build("pits", cell)

    def gear(self, cell: Cell, clockwise: bool) -> None:
        self.lay(floor_pieces.gear(clockwise), cell)
        self.build("gears", cell, way="cw" if clockwise else "ccw")

    def pusher(self, cell: Cell, heading: str, registers: str = "") -> None:
        self.lay(floor_pieces.pusher(heading, registers), cell)
        self.build("pushers", cell, heading=heading, registers=[int(register) for register in registers.split()])

    def flag(self, cell: Cell, number: int) -> None:
        self.lay(floor_pieces.flag(number), cell)
        self.build("flags", cell, number=number)

    def repair(self, cell: Cell) -> None:
        self.lay(floor_pieces.repair(), cell)
        self.build("sites", cell, site="repair")

    def upgrade(self, cell: Cell) -> None:
        self.lay(floor_pieces.upgrade(), cell)
        self.build("sites", cell, site="upgrade")

    def dock(self, cell: Cell, number: int) -> None:
        self.lay(floor_pieces.dock(number), cell)
        self.build("docks", cell, dock=number)

    def archive(self, cell: Cell, chassis: str) -> None:
        self.lay(floor_pieces.archive(chassis), cell)
        self.build("archives", cell, model=chassis)

    def seam(self, row: int) -> None:
        """Two boards meet above that row."""
        width = {"x": 0, "width": self.columns}
        self.boards = [{**width, "y": 0, "height": row}, {**width, "y": row, "height": self.rows - row}]
        left, y = self.corner((0, row))
        across = f"M{number(left)} {number(y)}h{number(self.columns * self.size)}"
        self.over.append(path(across, stroke=blueprint.DRAFT_STRONG, stroke_width=2.5, stroke_dasharray="9 5"))

    def laser(self, cell: Cell, heading: str, length: float, beams: int = 1) -> None:
        """An emitter, its wall, and beams over so many cells, counted from the emitter's own."""
        self.wall(cell, turned(heading, 2))
        for offset in {1: (0.0,), 2: (-0.12, 0.12), 3: (-0.2, 0.0, 0.2)}[beams]:
            side = turned(heading, 1)
            start = self.shifted(self.edge(cell, heading, -0.2), side, offset)
            end = self.shifted(self.edge(cell, heading, length - 0.5), side, offset)
            self.over.append(line(start, end, stroke=blueprint.LASER, stroke_width=2.4, stroke_dasharray="9 3"))
        self.put(floor_pieces.emitter(heading, beams), cell)
        lit = [list(ahead(cell, heading, step)) for step in range(math.ceil(length))]
        self.build("lasers", cell, side=turned(heading, 2), heading=heading, beams=beams, cells=lit)

    def shifted(self, point: Point, side: str, part: float) -> Point:
        dx, dy = STEPS[side]
        return point[0] + dx * part * self.size, point[1] + dy * part * self.size

    # what stands on it

    def robot(self, chassis: str, cell: Cell, heading: str, faint: bool = False) -> None:
        drawn = group(floor_pieces.robot(chassis, heading), self.at(cell), scale=self.size / floor_pieces.UNIT)
        self.robots.append(tag("g", drawn, opacity=".36") if faint else drawn)
        self.told["robots"].append({"model": chassis, "at": list(cell), "heading": heading, **({"faint": True} if faint else {})})

    def down(self, cell: Cell) -> None:
        """The sign of a powered-down robot: a switch at its corner."""
        sign = circle((0, 0), 10, fill=palette.BACKGROUND, stroke=palette.TIME, stroke_width=1.6)
        switch = path("M0 -6V0M-3.4 -3.6A5 5 0 1 0 3.4 -3.6", fill="none", stroke=palette.TIME, stroke_width=1.8, stroke_linecap="round")
        self.marks.append(group(sign + switch, self.at((cell[0] + 0.3, cell[1] - 0.3))))
        next(robot for robot in self.told["robots"] if robot["at"] == list(cell))["down"] = True

    # what happens

    def arrow(self, start: Point, end: Point, colour: str = palette.GO) -> None:
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        length = math.dist(start, end)
        shaft = path(f"M0 0H{number(length - 6)}", stroke=colour, stroke_width=3.2, fill="none")
        head = path(f"M{number(length - 9)} -6L{number(length)} 0L{number(length - 9)} 6Z", fill=colour)
        outline = path(f"M0 0H{number(length - 6)}", stroke=palette.BACKGROUND, stroke_width=6, fill="none")
        self.marks.append(group(outline + shaft + head, start, turn))
        self.told["marks"].append({"kind": "arrow", "way": self.places(start, end), "tone": tone(colour)})

    def moves(self, cell: Cell, heading: str, steps: int = 1, colour: str = palette.GO) -> None:
        """An arrow from the edge of a robot into the cell it goes to."""
        self.arrow(self.edge(cell, heading, 0.4), self.edge(cell, heading, steps + 0.08), colour)

    def shoves(self, cell: Cell, heading: str, colour: str = palette.GO) -> None:
        """A short arrow across an edge: a robot goes to a cell where another one still stands."""
        self.arrow(self.edge(cell, heading, 0.38), self.edge(cell, heading, 0.7), colour)

    def blocked(self, cell: Cell, heading: str) -> None:
        """A step that does not happen: a short arrow that ends at a bar."""
        bar = path(f"M0 {number(-self.size * 0.3)}V{number(self.size * 0.3)}", stroke=palette.HARM, stroke_width=5, stroke_linecap="round")
        self.marks.append(group(bar, self.edge(cell, heading, 0.5), angle(heading) - 90))
        at = self.places(self.edge(cell, heading, 0.5))
        self.told["marks"].append({"kind": "bar", "at": at, "angle": angle(heading) - 90, "tone": "harm"})

    def beam(self, start: Cell, heading: str, length: float, hit: bool = True, colour: str = palette.BEAM, first: float = 0.42) -> None:
        """A robot's shot over so many cells; a hit ends with a ring."""
        begin, end = self.edge(start, heading, first), self.edge(start, heading, length - (0.42 if hit else 0))
        self.over.append(line(begin, end, stroke=colour, stroke_width=9, opacity=".22", stroke_linecap="round"))
        self.over.append(line(begin, end, stroke=colour, stroke_width=3, stroke_linecap="round"))
        self.told["over"].append({"kind": "beam", "way": self.places(begin, end), "tone": tone(colour)})
        if hit:
            self.ringed(self.edge(start, heading, length), colour)

    def ringed(self, point: Point, colour: str = palette.BEAM) -> None:
        self.over.append(circle(point, self.size * 0.44, fill="none", stroke=colour, stroke_width=2.4))
        self.told["over"].append({"kind": "ring", "at": self.places(point), "tone": tone(colour)})

    def spark(self, cell: Cell, words: str = "", side: str | None = None) -> None:
        """Damage at a robot, on one side of it."""
        rays = path(
            "M0 -11L3 -4L10 -6L5 0L10 6L3 4L0 11L-3 4L-10 6L-5 0L-10 -6L-3 -4Z", fill=palette.SPARK, stroke=palette.EDGE, stroke_width=1.2
        )
        at = self.edge(cell, side, 0.44) if side else self.at((cell[0] - 0.28, cell[1] - 0.28))
        self.marks.append(group(rays, at))
        self.told["marks"].append({"kind": "spark", "at": self.places(at)})
        if words:
            self.label(cell, words, palette.HARM, 0.4)

    def label(self, cell: tuple[float, float], words: str, colour: str = palette.INK, drop: float = 0, size: float = 13) -> None:
        x, y = self.at((cell[0], cell[1] + drop))
        self.marks.append(outlined_text((x, y + size * 0.35), words, size, colour))
        self.told["marks"].append({"kind": "label", "at": self.places((x, y)), "words": words, "tone": tone(colour)})

    def outline(self, cell: Cell, colour: str = palette.GO) -> None:
        x, y = self.corner(cell)
        inset, side = self.size * 0.06, self.size * 0.88
        self.over.append(
            box((x + inset, y + inset), side, side, rx=5, fill="none", stroke=colour, stroke_width=2.2, stroke_dasharray="5 4")
        )
        self.told["over"].append({"kind": "outline", "cell": list(cell), "tone": tone(colour)})

    def trail(self, cells: list[tuple[float, float]], colour: str = palette.GO) -> None:
        for start, end in pairwise(cells):
            self.over.append(
                line(self.at(start), self.at(end), stroke=colour, stroke_width=3, stroke_dasharray="2 6", stroke_linecap="round")
            )
            self.told["over"].append({"kind": "way", "way": self.places(self.at(start), self.at(end)), "tone": tone(colour)})

    def dot(self, cell: tuple[float, float], words: str, colour: str = palette.GO) -> None:
        x, y = self.at(cell)
        self.marks.append(circle((x, y), 9.5, fill=colour, stroke=palette.EDGE, stroke_width=1.5))
        self.marks.append(text((x, y + 4.3), words, 12, palette.EDGE, 700))
        self.told["marks"].append({"kind": "step", "at": self.places((x, y)), "words": words, "tone": tone(colour)})

    def turn(self, cell: Cell, start: str, quarters: int, colour: str = palette.GO) -> None:
        """A rotation on the spot: an arc from one heading to another."""
        r = self.size * 0.4
        first, last = (math.radians(angle(start) - 90 + 90 * turn) for turn in (0, quarters))
        first, last = first + math.copysign(0.25, quarters), last - math.copysign(0.25, quarters)
        begin, end = (r * math.cos(first), r * math.sin(first)), (r * math.cos(last), r * math.sin(last))
        clockwise = int(quarters > 0)
        bow = f"M{number(begin[0])} {number(begin[1])}A{number(r)} {number(r)} 0 0 {clockwise} {number(end[0])} {number(end[1])}"
        back = path(bow, fill="none", stroke=palette.BACKGROUND, stroke_width=6)
        head = group(path("M-2 -6L8 0L-2 6Z", fill=colour), end, math.degrees(last) + (90 if clockwise else -90))
        self.marks.append(group(back + path(bow, fill="none", stroke=colour, stroke_width=3) + head, self.at(cell)))
        turns = [round(math.degrees(turn)) for turn in (first, last)]
        self.told["marks"].append({"kind": "arc", "at": self.places(self.at(cell)), "radius": 0.4, "turns": turns, "tone": tone(colour)})

    def coordinates(self) -> None:
        for x in range(self.columns):
            for y in range(self.rows):
                left, top = self.corner((x, y))
                self.ground.append(text((left + self.size / 2, top + self.size / 2 + 4), f"{x},{y}", 11, palette.FAINT))
                self.told["over"].append({"kind": "label", "at": [x, y], "words": f"{x},{y}", "tone": "ink-3"})
