"""Everything on the factory floor (R0.4) and the eight robots, drawn around 0,0 in a cell of side 100, facing up."""

from __future__ import annotations

import math

from swarmrally.drawing import blueprint
from swarmrally.drawing.svg import Point, box, circle, group, path, tag, text

UNIT = 100
HEADINGS = ("N", "E", "S", "W")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

BODIES = {
    "dome": circle((0, 0), 27),
    "gable": path("M-24 26L-24 -10L-12 -26L12 -26L24 -10L24 26Z"),
    "crate": box((-27, -24), 54, 50, rx=7),
    "nut": path("M0 -28L26 -12L26 14L0 28L-26 14L-26 -12Z"),
    "tread": path("M-30 -24h13v6h34v-6h13v50h-13v-6h-34v6h-13Z"),
    "cross": path("M-12 -27h24v14h15v26h-15v14h-24v-14h-15v-26h15Z"),
    "wedge": path("M0 -30L28 26L-28 26Z"),
    "egg": tag("ellipse", rx=21, ry=29),
}
COG = "".join(
    f"{'L' if i else 'M'}{r * math.cos(math.radians(a)):.1f} {r * math.sin(math.radians(a)):.1f}"
    for i, (r, a) in enumerate((r, 36 * n + turn) for n in range(10) for r, turn in ((34, -16), (42.5, -10), (42.5, 10), (34, 16)))
)
WRENCH = "M-27 16L2 -13A14 14 0 0 1 19 -31L10 -21L12 -12L21 -10L31 -19A14 14 0 0 1 12 -3L-17 26A7 7 0 0 1 -27 16Z"


def angle(heading: str) -> int:
    """Degrees clockwise from up."""
    return 90 * HEADINGS.index(heading)


def turned(heading: str, quarters: int) -> str:
    return HEADINGS[(HEADINGS.index(heading) + quarters) % 4]


def robot(chassis: str, heading: str) -> str:
    fill = blueprint.CHASSIS[chassis]
    body = tag("g", BODIES[chassis], fill=fill, stroke=blueprint.EDGE, stroke_width=3, stroke_linejoin="round")
    nose = path("M-10 -28L0 -43L10 -28Z", fill=blueprint.WALL, stroke=blueprint.EDGE, stroke_width=2.5, stroke_linejoin="round")
    visor = box((-15, -14), 30, 13, rx=6, fill=blueprint.EDGE)
    eyes = circle((-7, -7.5), 3.6, fill=blueprint.EYES) + circle((7, -7.5), 3.6, fill=blueprint.EYES)
    grill = path("M-10 10h20M-10 17h20", stroke=blueprint.EDGE, stroke_width=2.6, opacity=".7")
    return group(body + nose + visor + eyes + grill, turn=angle(heading))


def chevron(at: Point, turn: float, express: bool) -> str:
    colour = blueprint.EXPRESS_MARK if express else blueprint.BELT_MARK
    drawn = path("M-18 8L0 -8L18 8", fill="none", stroke=colour, stroke_width=7.5, stroke_linejoin="round", stroke_linecap="round")
    return group(drawn, at, turn)


def straight(places: tuple[float, ...], express: bool) -> str:
    return "".join(chevron((0, y), 0, express) for y in places)


def bend(side: str, places: tuple[float, ...], express: bool) -> str:
    """Marks on the way from the left (W) or the right (E) edge to the upper one, by their angle on the arc."""
    mirror = 1 if side == "W" else -1
    marks = []
    for degrees in places:
        a = math.radians(degrees)
        marks.append(chevron((mirror * (-50 + 50 * math.cos(a)), -50 + 50 * math.sin(a)), mirror * degrees, express))
    return "".join(marks)


def belt(heading: str, express: bool = False, inlets: str = "S") -> str:
    """A conveyor; inlets are the edges it is fed from when it runs up: S straight on, W and E round a corner."""
    base = box((-50, -50), 100, 100, fill=blueprint.EXPRESS if express else blueprint.BELT)
    edges = {"W": "M-46 -50V50", "E": "M46 -50V50", "S": "M-50 46H50"}
    rails = path(
        "".join(line for side, line in edges.items() if side not in inlets), stroke=blueprint.DRAFT_STRONG, stroke_width=3, fill="none"
    )
    if len(inlets) == 1:
        marks = straight((-34, -18, 16, 32) if express else (-25, 25), express) if inlets == "S" else ""
        marks += bend(inlets, (68, 51, 34, 17) if express else (66, 20), express) if inlets != "S" else ""
    else:
        marks = straight((-36, -20) if express else (-30,), express)
        marks += straight((18, 34) if express else (26,), express) if "S" in inlets else ""
        marks += "".join(bend(side, (74,) if express else (68,), express) for side in inlets if side != "S")
    return group(base + rails + marks, turn=angle(heading))


def gear(clockwise: bool) -> str:
    teeth = path(COG + "Z", fill=blueprint.BELT, stroke=blueprint.DRAFT_STRONG, stroke_width=2.6)
    hub = circle((0, 0), 27, fill=blueprint.PAPER, stroke=blueprint.DRAFT_STRONG, stroke_width=2)
    arrows = path("M-17 -7A18 18 0 0 1 16 -9M19 -20V-6H5M17 7A18 18 0 0 1 -16 9M-19 20V6H-5")
    drawn = tag("g", arrows, fill="none", stroke=blueprint.EXPRESS_MARK, stroke_width=5, stroke_linecap="round", stroke_linejoin="round")
    return teeth + hub + (drawn if clockwise else tag("g", drawn, transform="scale(-1 1)"))


def pusher(heading: str, registers: str) -> str:
    """A pusher that pushes that way; it sits on the opposite side of its cell."""
    arm = box((-44, 34), 88, 16, fill=blueprint.METAL) + path("M-26 34V20M26 34V20", stroke=blueprint.METAL, stroke_width=8)
    plate = path("M-38 19H38", stroke=blueprint.WALL, stroke_width=8)
    x, y, size = {"N": (0, 1, 26), "E": (18, 7, 21), "S": (0, 22, 26), "W": (-18, 7, 21)}[heading]
    return group(arm + plate, turn=angle(heading)) + text((x, y), registers, size, blueprint.WALL, 700)


def wall(side: str) -> str:
    """A wall on that side of its cell, the hatching inwards."""
    bar = path("M-50 -49H50", stroke=blueprint.WALL, stroke_width=9)
    hatching = "".join(f"M{x} -45l-6 9" for x in range(-40, 49, 16))
    return group(bar + path(hatching, stroke=blueprint.WALL, stroke_width=2.4), turn=angle(side))


def emitter(heading: str, beams: int = 1) -> str:
    """A laser that fires that way from the opposite side of its cell, which is a wall."""
    places = {1: (0,), 2: (-12, 12), 3: (-20, 0, 20)}[beams]
    body = path("M-32 48H32V36L22 28H-22L-32 36Z", fill=blueprint.METAL, stroke=blueprint.EDGE, stroke_width=2.5, stroke_linejoin="round")
    muzzles = "".join(box((x - 5, 18), 10, 11, fill=blueprint.LASER, stroke=blueprint.EDGE, stroke_width=2) for x in places)
    return group(body + muzzles, turn=angle(heading))


def pit() -> str:
    frames = box((-46, -46), 92, 92, rx=4, fill=blueprint.PIT)
    frames += box((-46, -46), 92, 92, rx=4, fill="none", stroke=blueprint.WALL, stroke_width=4, stroke_dasharray="11.5 11.5")
    frames += box((-33, -33), 66, 66, rx=3, fill="none", stroke=blueprint.METAL, stroke_width=1.6, opacity=".55")
    return frames + box((-21, -21), 42, 42, rx=2, fill="none", stroke=blueprint.METAL, stroke_width=1.4, opacity=".4")


def flag(number: int | None = 1) -> str:
    ring = circle((0, 0), 42, fill="none", stroke=blueprint.FLAG, stroke_width=2.4, stroke_dasharray="6 5")
    pole = path("M-22 34V-36", stroke=blueprint.WALL, stroke_width=6, stroke_linecap="round")
    cloth = path("M-19 -36H32L22 -14L32 8H-19Z", fill=blueprint.FLAG, stroke=blueprint.EDGE, stroke_width=2.5, stroke_linejoin="round")
    return ring + pole + cloth + (text((3, -3), str(number), 32, blueprint.FLAG_INK, 800) if number else "")


def ring(r: float) -> str:
    return circle((0, 0), r, fill="none", stroke=blueprint.DRAFT_STRONG, stroke_width=2)


def wrench() -> str:
    return path(WRENCH, fill=blueprint.METAL, stroke=blueprint.WALL, stroke_width=2.4, stroke_linejoin="round")


def repair() -> str:
    return ring(40) + wrench()


def upgrade() -> str:
    hammer = path(
        "M-27 20L4 -11L12 -3L-19 28ZM-3 -18L10 -31L30 -11L17 2Z", fill=blueprint.BELT_MARK, stroke=blueprint.WALL, stroke_width=2.4
    )
    return ring(40) + ring(45) + wrench() + tag("g", hammer, transform="scale(-1 1)")


def dock(number: int, heading: str = "N") -> str:
    frame = box((-38, -38), 76, 76, rx=10, fill="none", stroke=blueprint.DRAFT_STRONG, stroke_width=2.6, stroke_dasharray="10 6")
    peak = path("M-14 -38L0 -50L14 -38", fill="none", stroke=blueprint.DRAFT_STRONG, stroke_width=2.6)
    return group(frame + peak, turn=angle(heading)) + text((0, 13), str(number), 36, blueprint.WALL, 700)


def archive(chassis: str) -> str:
    return circle((0, 0), 46, fill="none", stroke=blueprint.CHASSIS[chassis], stroke_width=5, stroke_dasharray="8 6")
