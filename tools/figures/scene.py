"""A piece of the board with what stands and happens on it. Cells are (row, col); whatever moves is drawn where it starts."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise

from tools.figures.telling import Told, places, tone

from swarmrally.drawing import palette, pieces
from swarmrally.drawing.hexes import HEADINGS, Cell, Point, angle, centre, corners, direction, neighbour, one_faces, towards
from swarmrally.drawing.svg import circle, group, line, number, outlined_text, path, polygon, tag, text

Faces = tuple[int, str]


def block(rows: int, cols: int) -> list[Cell]:
    """A field of full rows, the odd ones one hex shorter so that both sides are even."""
    return [(row, col) for row in range(rows) for col in range(cols - row % 2)]


class Scene:
    def __init__(self, cells: Iterable[Cell], size: float = 36, dice: dict[str, int] | None = None) -> None:
        self.cells, self.size, self.dice = list(cells), size, dice or {}
        self.ground: list[str] = []
        self.pieces: list[str] = []
        self.marks: list[str] = []
        self.told: dict[str, list[Told]] = {"under": [], "pieces": [], "marks": []}
        hexes = "".join(polygon(corners(self.at(cell), size)) for cell in self.cells)
        self.ground.append(tag("g", hexes, fill=palette.HEX_FILL, stroke=palette.HEX, stroke_width=1.4))

    def at(self, cell: Cell) -> Point:
        return centre(cell, self.size)

    def extent(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the field."""
        xs, ys = zip(*(self.at(cell) for cell in self.cells), strict=True)
        side = self.size * math.sqrt(3) / 2
        return min(xs) - side, min(ys) - self.size, max(xs) + side, max(ys) + self.size

    def svg(self) -> str:
        return "".join(self.ground + self.pieces + self.marks)

    def position(self) -> Told:
        """The same as data, lengths in circumradii."""
        return {"size": self.size, "cells": [list(cell) for cell in self.cells], **({"dice": self.dice} if self.dice else {}), **self.told}

    def places(self, *points: Point) -> list[float]:
        return places(self.size, *points)

    # what stands on the board

    def put(self, drawing: str, cell: Cell, faint: bool = False) -> None:
        drawn = group(drawing, self.at(cell), scale=self.size / pieces.UNIT)
        self.pieces.append(tag("g", drawn, opacity=".38") if faint else drawn)

    def asteroid(self, colour: str, cell: Cell, priority: int | None = None, faces: Faces | None = None, faint: bool = False) -> None:
        self.put(pieces.asteroid(colour, priority) + self.numbers(colour, faces), cell, faint)
        self.tell_tile("asteroid", cell, faces, colour=colour, priority=priority)

    def gate(
        self, colour: str, symbol: int | None, cell: Cell, priority: int | None = None, faces: Faces | None = None, faint: bool = False
    ) -> None:
        self.put(pieces.gate(colour, symbol, priority) + self.numbers(colour, faces), cell, faint)
        self.tell_tile("gate", cell, faces, colour=colour, symbol=symbol, priority=priority)

    def tell_tile(self, kind: str, cell: Cell, faces: Faces | None = None, **facts: object) -> None:
        turned = {"one_faces": one_faces(*faces)} if faces else {}
        self.told["pieces"].append({"kind": kind, "at": list(cell), **{name: fact for name, fact in facts.items() if fact}, **turned})

    def target(self, team: str, cell: Cell) -> None:
        """On the asteroid that lies there."""
        self.put(pieces.target(team), cell)
        next(piece for piece in self.told["pieces"] if piece["at"] == list(cell))["target"] = team

    def numbers(self, colour: str, faces: Faces | None) -> str:
        """Edge numbers; only the dice that move this tile are marked."""
        mine = {die: shown for die, shown in self.dice.items() if die in colour.split("/")}
        return pieces.edge_numbers(one_faces(*faces), mine) if faces else ""

    def turret(self, symbol: int | None, cell: Cell, faces: Faces | None = None) -> None:
        self.put(pieces.turret(symbol) + self.numbers("red/white", faces), cell)
        self.tell_tile("turret", cell, faces, symbol=symbol)

    def drone(self, symbol: int | None, cell: Cell, scale: float = 1) -> None:
        self.put(group(pieces.drone(symbol), scale=scale), cell)
        self.tell_tile("drone", cell, symbol=symbol)

    def turret_with_drone(self, symbol: int, cell: Cell, faces: Faces | None = None) -> None:
        self.turret(None, cell, faces)
        self.drone(symbol, cell, 0.74)

    def pod(self, cell: Cell) -> None:
        self.put(pieces.pod(), cell)
        self.tell_tile("pod", cell)

    def platform(self, cell: Cell) -> None:
        self.put(pieces.platform(), cell)
        self.tell_tile("platform", cell)

    def craft(self, colour: str, cell: Cell, heading: str, shield: bool = False, faint: bool = False) -> None:
        self.put(pieces.craft(colour, heading) + (pieces.shield(colour) if shield else ""), cell, faint)
        self.tell_tile("craft", cell, colour=colour, heading=heading, shield=shield, faint=faint)

    # what happens

    def arrow(self, start: Point, end: Point, colour: str, dashed: bool = False) -> None:
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        length = math.dist(start, end)
        shaft = path(
            f"M0 0H{number(length - 6)}", stroke=colour, stroke_width=3.2, fill="none", **({"stroke_dasharray": "5 4"} if dashed else {})
        )
        head = path(f"M{number(length - 9)} -6L{number(length)} 0L{number(length - 9)} 6Z", fill=colour)
        self.marks.append(group(shaft + head, start, turn))
        self.told["marks"].append({"kind": "arrow", "way": self.places(start, end), "tone": tone(colour)})

    def slides(self, cell: Cell, heading: str, steps: int, colour: str) -> Cell:
        """A tile's move: an arrow from its edge into a dashed hex."""
        goal = neighbour(cell, heading, steps)
        self.outline(goal, colour)
        self.arrow(towards(self.at(cell), heading, self.size * 0.98), towards(self.at(goal), heading, self.size * -0.1), colour)
        return goal

    def moves(self, cell: Cell, faces: Faces, die: str, steps: int) -> Cell:
        """A tile's move on a die, in the direction that its edge numbers give."""
        return self.slides(cell, direction(one_faces(*faces), self.dice[die]), steps, palette.DICE[die])

    def blocked(self, cell: Cell, heading: str, colour: str = palette.HARM) -> None:
        """A step that does not happen: a bar on the edge between two hexes."""
        edge = towards(self.at(cell), heading, self.size * 0.97)
        self.marks.append(
            group(
                path(f"M0 {number(-self.size * 0.36)}V{number(self.size * 0.36)}", stroke=colour, stroke_width=5, stroke_linecap="round"),
                edge,
                angle(heading),
            )
        )
        self.told["marks"].append({"kind": "bar", "at": self.places(edge), "angle": angle(heading), "tone": tone(colour)})

    def hit(self, cell: Cell, heading: str, label: str) -> None:
        """A tile strikes a craft from that side."""
        self.spark(cell, heading, 0.6, label)

    def crash(self, cell: Cell, heading: str, label: str, drop: float = 0) -> None:
        """A craft collides with what is ahead of it."""
        self.spark(cell, heading, 0.84, label, drop)

    def spark(self, cell: Cell, heading: str, distance: float, label: str, drop: float = 0) -> None:
        x, y = towards(self.at(cell), heading, self.size * distance)
        rays = path(
            "M0 -13L3.500 -4.500L12 -7L6 0L12 7L3.500 4.500L0 13L-3.500 4.500L-12 7L-6 0L-12 -7L-3.500 -4.500Z",
            fill=palette.SPARK,
            stroke=palette.EDGE,
            stroke_width=1.2,
        )
        self.marks.append(group(rays, (x, y)))
        self.told["marks"].append({"kind": "spark", "at": self.places((x, y))})
        self.label(cell, label, palette.HARM, drop or self.size * 0.72)

    def label(self, cell: Cell, words: str, colour: str = palette.INK, drop: float = 0, size: float = 14) -> None:
        x, y = self.at(cell)
        self.marks.append(outlined_text((x, y + drop + size * 0.35), words, size, colour))
        self.told["marks"].append({"kind": "label", "at": self.places((x, y + drop)), "words": words, "tone": tone(colour)})

    def outline(self, cell: Cell, colour: str) -> None:
        self.ground.append(
            polygon(corners(self.at(cell), self.size * 0.88), fill="none", stroke=colour, stroke_width=2.2, stroke_dasharray="5 4")
        )
        self.told["under"].append({"kind": "outline", "cell": list(cell), "tone": tone(colour)})

    def trail(self, cells: list[Cell], labels: list[str], colour: str = palette.GO) -> None:
        """The path of a craft, a numbered dot for each step."""
        points = [self.at(cell) for cell in cells]
        for start, end in pairwise(points):
            self.ground.append(line(start, end, stroke=colour, stroke_width=3, stroke_dasharray="2 6", stroke_linecap="round"))
            self.told["under"].append({"kind": "way", "way": self.places(start, end), "tone": tone(colour)})
        for point, words in zip(points[1:], labels, strict=False):
            self.dot(point, words, colour)

    def dot(self, point: Point, words: str, colour: str = palette.GO) -> None:
        self.marks.append(
            circle(point, 9.5, fill=colour, stroke=palette.EDGE, stroke_width=1.5)
            + text((point[0], point[1] + 4.3), words, 12, palette.EDGE, 700)
        )
        self.told["marks"].append({"kind": "step", "at": self.places(point), "words": words, "tone": tone(colour)})

    def step_dot(self, cell: Cell, heading: str, words: str, colour: str = palette.GO) -> None:
        """A numbered dot on the edge a step crosses."""
        self.dot(towards(self.at(cell), heading, self.size * 0.866), words, colour)

    def beam(self, cell: Cell, heading: str, end: Cell, hit: bool = True) -> None:
        start, stop = (
            towards(self.at(cell), heading, self.size * 0.55),
            towards(self.at(end), heading, -self.size * (0.55 if hit else -0.8)),
        )
        self.ground.append(line(start, stop, stroke=palette.BEAM, stroke_width=9, opacity=".22", stroke_linecap="round"))
        self.ground.append(line(start, stop, stroke=palette.BEAM, stroke_width=3, stroke_linecap="round"))
        self.told["under"].append({"kind": "beam", "way": self.places(start, stop), "tone": "beam"})
        if hit:
            self.told["marks"].append({"kind": "ring", "at": self.places(self.at(end)), "tone": "beam"})
            self.marks.append(circle(self.at(end), self.size * 0.72, fill="none", stroke=palette.BEAM, stroke_width=2.4))

    def border(self, cell: Cell, headings: Iterable[str]) -> None:
        """The rim of the board along those sides of a hex."""
        self.ground.append(tag("g", self.sides(cell, headings), stroke=palette.RIM, stroke_width=4, stroke_linecap="round"))
        self.told["under"].append({"kind": "rim", "cell": list(cell), "headings": list(headings)})

    def rim(self) -> None:
        """The border all round the field."""
        outer = {cell: [heading for heading in HEADINGS if neighbour(cell, heading) not in self.cells] for cell in self.cells}
        sides = "".join(self.sides(cell, headings) for cell, headings in outer.items())
        self.ground.append(tag("g", sides, stroke=palette.RIM, stroke_width=4, stroke_linecap="round"))

    def sides(self, cell: Cell, headings: Iterable[str]) -> str:
        points = corners(self.at(cell), self.size)
        return "".join(line(points[angle(heading) // 60 - 1], points[angle(heading) // 60]) for heading in headings)

    def turn(self, cell: Cell, start: str, notches: int, colour: str = palette.GO) -> None:
        """A pivot on the spot: an arc from one heading to another."""
        self.arc(cell, start, self.size * 0.62, (0, 60 * notches), colour)

    def arc(self, cell: Cell, start: str, r: float, degrees: tuple[float, float], colour: str = palette.GO) -> None:
        """A curved arrow round a hex's centre, between two angles counted from a heading."""
        first, last = (math.radians(angle(start) + turn) for turn in degrees)
        clockwise = degrees[1] > degrees[0]
        begin, end = (r * math.cos(first), r * math.sin(first)), (r * math.cos(last), r * math.sin(last))
        bow = path(
            f"M{number(begin[0])} {number(begin[1])}A{number(r)} {number(r)} 0 0 {int(clockwise)} {number(end[0])} {number(end[1])}",
            fill="none",
            stroke=colour,
            stroke_width=3,
        )
        head = group(path("M-2 -6L8 0L-2 6Z", fill=colour), end, math.degrees(last) + (90 if clockwise else -90))
        self.marks.append(group(bow + head, self.at(cell)))
        turns = [angle(start) + turn for turn in degrees]
        self.told["marks"].append(
            {"kind": "arc", "at": self.places(self.at(cell)), "radius": round(r / self.size, 3), "turns": turns, "tone": tone(colour)}
        )

    def name(self, cell: Cell, colour: str, words: str) -> None:
        self.label(cell, words, palette.HULLS[colour], self.size * 0.72, 12)

    def coordinates(self, size: float = 10) -> None:
        for row, col in self.cells:
            x, y = self.at((row, col))
            self.ground.append(text((x, y + size * 0.35), f"{row},{col}", size, palette.FAINT))
            self.told["under"].append({"kind": "label", "at": self.places((x, y)), "words": f"{row},{col}", "tone": "ink-3"})
