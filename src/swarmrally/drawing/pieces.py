"""Every piece of the game, drawn around 0,0 in a hex of circumradius 51. Shape comes before colour."""

from __future__ import annotations

from swarmrally.drawing import palette
from swarmrally.drawing.hexes import EDGE_NUMBERS, Point, angle, corners, direction, towards
from swarmrally.drawing.svg import box, circle, group, path, polygon, tag, text

UNIT = 51

JAGGED = (
    "M-1.1 -30.5 L7 -22.4 L19.7 -24.1 L18.8 -10.8 L29.1 -5.3 L21.5 2.9 L26.1 16.3 L14.5 16.3 L9.3 30 L0.3 23.2 L-9.6 31 L-15.1 18.8 "
    "L-25.3 16 L-22.2 3.2 L-29.5 -5.5 L-20.4 -11.4 L-21.1 -22.9 L-8 -20.1Z"
)
ROUND = (
    "M29.6 -0.4 C29.6 6.8 24.4 15.5 19.7 20.4 C14.9 25.3 8.2 28.8 1.2 28.8 C-5.8 28.8 -17.2 25.2 -22.1 20.4 C-27 15.5 -28.6 6.6 -28.1 -0.4 "
    "C-27.5 -7.5 -23.4 -17.2 -18.9 -22.1 C-14.4 -27 -7.8 -29.6 -1.3 -29.8 C5.1 -30 14.8 -28.3 19.9 -23.4 C25.1 -18.5 29.7 -7.7 29.6 -0.4Z"
)
FACETED = "M29.5 5.2 L13.6 25.6 L-14.6 27.4 L-28.6 5 L-20.7 -23 L-3.9 -27.7 L23 -20.7Z"
FACETS = (
    "M14.6 7.7 L2.9 16.2 L-11.9 11.5 L-16.3 -2.3 L-6.7 -15.1 L2.9 -16.2 L15.1 -6.7Z M29.5 5.2L14.6 7.7 M13.6 25.6L2.9 16.2 M-14.6 "
    "27.4L-11.9 11.5 "
    "M-28.6 5L-16.3 -2.3 M-20.7 -23L-6.7 -15.1 M-3.9 -27.7L2.9 -16.2 M23 -20.7L15.1 -6.7"
)
CRATERS = ((-19, -10, 4.5), (-8, -22, 3), (17, -14, 4), (-13, 18, 5), (15, 18, 3.6), (23, 3, 2.6), (2, 24, 2.4), (-25, 5, 2.2))
GEAR = (
    "M24.1 -12.3 L32.5 -9.8 L32.5 9.8 L24.1 12.3 L22.6 14.7 L24.8 23.3 L7.8 33.1 L1.4 27 L-1.4 27 L-7.8 33.1 L-24.8 23.3 L-22.6 "
    "14.7 L-24.1 12.3 "
    "L-32.5 9.8 L-32.5 -9.8 L-24.1 -12.3 L-22.6 -14.7 L-24.8 -23.3 L-7.8 -33.1 L-1.4 -27 L1.4 -27 L7.8 -33.1 L24.8 -23.3 L22.6 -14.7Z"
)
HULL_SHAPES = {
    "red": ("M28 0L-18 19L-9 0L-18 -19Z", (4, 8, 4)),
    "blue": ("M24 -6L24 6L6 8L-4 21L-22 21L-14 7L-14 -7L-22 -21L-4 -21L6 -8Z", (2, 9, 4.5)),
    "green": ("M28 0L4 10L-6 24L-18 24L-12 0L-18 -24L-6 -24L4 -10Z", (4, 8, 4.5)),
    "yellow": ("M30 0L9 7L-7 8L-13 18L-24 18L-20 0L-24 -18L-13 -18L-7 -8L9 -7Z", (3, 9, 3.6)),
    "orange": ("M21 -7Q30 0 21 7L2 20Q-20 23 -24 0Q-20 -23 2 -20Z", (6, 8, 7)),
    "purple": ("M28 -10L11 -7Q4 0 11 7L28 10L15 20L-18 16L-25 0L-18 -16L15 -20Z", (-8, 7, 6)),
}
SYMBOLS = {
    1: circle((0, 0), 9),
    2: path("M-13 0C-6 -9 6 -9 13 0C6 9 -6 9 -13 0Z"),
    3: path("M0 -12L11.5 9L-11.5 9Z"),
    4: path("M0 -14L4 -4L14 0L4 4L0 14L-4 4L-14 0L-4 -4Z"),
}
DIE_SHAPES = {
    "red": path(
        "M8 4h12l3 4 3-4h20l3 4 3-4h4l4 4v12l-4 3 4 3v20l-4 3 4 3v4l-4 4H44l-3-4-3 4H18l-3-4-3 4H8l-4-4V44l4-3-4-3V18l4-3-4-3V8Z",
        fill=palette.RED,
        stroke=palette.RED_DEEP,
        stroke_width=2,
    ),
    "white": box((3, 3), 58, 58, rx=21, fill=palette.WHITE, stroke=palette.WHITE_DEEP, stroke_width=2),
    "blue": path("M18 3H46L61 18V46L46 61H18L3 46V18Z", fill=palette.BLUE, stroke=palette.BLUE_DEEP, stroke_width=2),
}
ACTION_SHAPES = {
    "shoot": tag("circle", cx=12, cy=12, r=6.5) + path("M12 2v6M12 16v6M2 12h6M16 12h6"),
    "forward": path("M12 20V4M5.5 10.5L12 4l6.5 6.5"),
    "right": path("M7 20v-7a5 5 0 0 1 5-5h7M14.5 3.5L19 8l-4.5 4.5"),
    "left": path("M17 20v-7a5 5 0 0 0-5-5H5M9.5 3.5L5 8l4.5 4.5"),
    "turn back": path("M7 5v8a5 5 0 0 0 10 0V9M13 12.5L17 8.5l4 4"),
    "shield": path("M12 3l7.5 2.8v5.700c0 4.6-3.2 7.9-7.5 9.5-4.3-1.6-7.5-4.9-7.5-9.5V5.800Z"),
    "power": path("M6 12l6-6 6 6M6 19l6-6 6 6"),
    "wait": path("M8 12h8"),
}

HATCHING = "".join(f"M{x} 34L{x + 68} -34" for x in range(-94, 27, 8))
CLIPS = (
    tag("clipPath", path(JAGGED), id="jagged")
    + tag("clipPath", path("M-50 -50H20L-20 50H-50Z"), id="left-half")
    + tag("clipPath", path("M20 -50H50V50H-20Z"), id="right-half")
)


def red_rock() -> str:
    hatching = path(HATCHING, stroke=palette.RED_DEEP, stroke_width=2.2, opacity=".75", clip_path="url(#jagged)")
    return path(JAGGED, fill=palette.RED, stroke=palette.RED_DEEP, stroke_width=2, stroke_linejoin="round") + hatching


def white_rock() -> str:
    craters = "".join(circle((x, y), r) for x, y, r in CRATERS)
    return path(ROUND, fill=palette.WHITE, stroke=palette.WHITE_DEEP, stroke_width=2.2) + tag(
        "g", craters, fill="none", stroke=palette.WHITE_DEEP, stroke_width=1.8
    )


def blue_rock() -> str:
    return path(FACETED, fill=palette.BLUE, stroke=palette.BLUE_DEEP, stroke_width=2.4, stroke_linejoin="round") + path(
        FACETS, fill="none", stroke=palette.BLUE_DEEP, stroke_width=2
    )


def half_and_half(left: str, right: str) -> str:
    seam = path("M13 -33L-13 33", stroke=palette.SPACE, stroke_width=3.4)
    return tag("g", left, clip_path="url(#left-half)") + tag("g", right, clip_path="url(#right-half)") + seam


def rock(colour: str) -> str:
    if colour == "white/red":
        return half_and_half(white_rock(), red_rock())
    if colour == "white/blue":
        return half_and_half(white_rock(), blue_rock())
    return {"red": red_rock, "white": white_rock, "blue": blue_rock}[colour]()


def symbol(which: int, at: Point = (0, 0), scale: float = 1, fill: str = palette.PLATE_INK) -> str:
    return tag("g", group(SYMBOLS[which], at, scale=scale), fill=fill)


def asteroid(colour: str, priority: int | None = None) -> str:
    if priority is None:
        return rock(colour)
    plate = circle((0, 0), 13.5, fill=palette.PLATE, stroke=palette.SPACE, stroke_width=1.5)
    return rock(colour) + plate + text((0, 6), str(priority), 17, palette.PLATE_INK, 700)


def gate(colour: str, which: int | None, priority: int | None = None) -> str:
    frame = (
        path(JAGGED, fill=palette.SPACE, stroke=palette.RED, stroke_width=4)
        if colour == "red"
        else circle((0, 0), 29, fill=palette.SPACE, stroke=palette.WHITE, stroke_width=4)
        + circle((0, 0), 24, fill="none", stroke=palette.WHITE_DEEP, stroke_width=2, stroke_dasharray="5 4")
    )
    ring = circle((0, 0), 19.5, fill=palette.PLATE, stroke=palette.RED if colour == "red" else palette.WHITE, stroke_width=2.4)
    sign = symbol(which, (0, -8 if priority else 0), 0.66 if priority else 0.95) if which else ""
    label = text((0, 14.5), str(priority), 16, palette.PLATE_INK, 700) if priority else ""
    return frame + ring + sign + label


def small_hex(scale: float, **attributes: float | str) -> str:
    return polygon(corners((0, 0), 33 * scale), **attributes)


def pod() -> str:
    spokes = path("M0 -33V33M-28.6 -16.5L28.6 16.5M-28.6 16.5L28.6 -16.5", stroke=palette.FIXED, stroke_width=2.4)
    hub = circle((0, 0), 13, fill=palette.FIXED) + circle((0, 0), 6.5, fill=palette.FIXED_DEEP)
    return small_hex(1, fill=palette.FIXED_DEEP, stroke=palette.FIXED, stroke_width=3) + spokes + hub


def platform() -> str:
    disc = circle((0, 0), 24, fill=palette.FIXED_DEEP, opacity=".55") + circle(
        (0, 0), 24, fill="none", stroke=palette.FIXED, stroke_width=2
    )
    ticks = path("M0 -24V-15M0 24V15M-24 0H-15M24 0H15", stroke=palette.FIXED, stroke_width=2)
    return small_hex(1.12, fill="none", stroke=palette.FIXED, stroke_width=2, stroke_dasharray="9 5") + disc + ticks


def turret(which: int | None = None) -> str:
    body = path(GEAR, fill=palette.FIXED_DEEP, stroke=palette.FIXED, stroke_width=2.5) + circle(
        (0, 0), 17, fill=palette.PLATE, stroke=palette.FIXED, stroke_width=2
    )
    return body + (symbol(which, scale=0.8) if which else "")


def drone(which: int | None = None) -> str:
    arms = path("M-18 -18L18 18M18 -18L-18 18", stroke=palette.HARM, stroke_width=4)
    rotors = "".join(circle((x, y), 9, fill=palette.PLATE, stroke=palette.HARM, stroke_width=2.6) for x in (-19, 19) for y in (-19, 19))
    body = circle((0, 0), 14, fill=palette.HARM, stroke=palette.EDGE, stroke_width=2)
    return arms + rotors + body + (symbol(which, scale=0.7, fill=palette.EDGE) if which else "")


def craft(colour: str, heading: str) -> str:
    hull, (x, rx, ry) = HULL_SHAPES[colour]
    cockpit = tag("ellipse", cx=x, cy=0, rx=rx, ry=ry, fill=palette.EDGE)
    return group(
        path(hull, fill=palette.HULLS[colour], stroke=palette.EDGE, stroke_width=2.4, stroke_linejoin="round") + cockpit,
        turn=angle(heading),
        scale=1.05,
    )


def shield(colour: str) -> str:
    return circle((0, 0), 35, fill="none", stroke=palette.HULLS[colour], stroke_width=2.4, stroke_dasharray="6 4")


def target(team: str) -> str:
    """A target token: half a frame around its asteroid, on the side of the team it belongs to."""
    side = -1 if team == "left" else 1
    frame = f"M0 48.9L{side * 42.4} 24.4V-24.4L0 -48.9M{side * 49.6} 0H{side * 42.5}"
    return path(frame, stroke=palette.BEAM, stroke_width=4.2, stroke_linejoin="round", stroke_linecap="round", fill="none")


def edge_numbers(one: str, dice: dict[str, int] | None = None) -> str:
    """The six quiet numbers; those just rolled are bold, with a pointer in the colour of the die."""
    rolled = {shown: colour for colour, shown in (dice or {}).items()}
    return "".join(edge_number(n, direction(one, n), rolled.get(n)) for n in EDGE_NUMBERS)


def edge_number(shown: int, heading: str, die: str | None) -> str:
    x, y = towards((0, 0), heading, 37)
    if die is None:
        return text((x, y + 3.8), str(shown), 11, palette.FAINT)
    pointer = group(path("M0 -5L7.5 0L0 5Z", fill=palette.DICE[die]), towards((0, 0), heading, 43), angle(heading))
    return text((x, y + 5), str(shown), 14.5, palette.INK, 700) + pointer


def die(colour: str, shown: int | None, at: Point, size: float = 40) -> str:
    face = text((32, 45), str(shown), 38, palette.EDGE, 800) if shown else ""
    return group(DIE_SHAPES[colour] + face, at, scale=size / 64)


def action(name: str, at: Point, size: float = 24, stroke: str = palette.INK) -> str:
    shape = tag("g", ACTION_SHAPES[name], fill="none", stroke=stroke, stroke_width=2, stroke_linecap="round", stroke_linejoin="round")
    return group(shape, (at[0] - size / 2, at[1] - size / 2), scale=size / 24)
