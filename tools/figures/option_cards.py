"""The 26 option cards of R9: names, kinds, words and icons of our own."""

from __future__ import annotations

from dataclasses import dataclass

from tools.figures.card_pieces import sign
from tools.figures.sheet import Picture, picture
from tools.figures.speech import say

from swarmrally.drawing import blueprint, palette
from swarmrally.drawing.svg import box, circle, group, lines, path, tag, text, wrapped

SHIELD = path("M12 2.5l8 3v6c0 5-3.4 8.3-8 10-4.6-1.7-8-5-8-10v-6Z")
CARD = box((6, 3), 12, 18, rx=2)
KINDS = {"passive": blueprint.EXPRESS_MARK, "decision": palette.TIME, "replacement weapon": blueprint.LASER}
WIDTH, HEIGHT, ICON = 560, 124, 84


@dataclass(frozen=True)
class OptionCard:
    rule: str
    name: str
    kind: str
    words: str
    icon: str

    @property
    def key(self) -> str:
        return self.name.lower().replace(" ", "_").replace("-", "_")

    @property
    def file(self) -> str:
        return "option-" + self.key.replace("_", "-")


def dot(x: float, y: float, r: float = 1.4) -> str:
    return circle((x, y), r, fill="currentColor")


CARDS = (
    OptionCard(
        "R9.1",
        "Ablative Coat",
        "passive",
        "Three layers of paint. Each takes one point of damage that would have been yours; after the third the coat is gone.",
        SHIELD + path("M8 8.5h8M8 12h8M9 15.5h6"),
    ),
    OptionCard(
        "R9.2",
        "Abort Switch",
        "decision",
        "Once a turn: throw it as a register is revealed. The top card of the deck replaces yours there, and in every later unlocked "
        "register too.",
        path("M4 20h16M7 20v-3h10v3M12 17L17 7.5M3.5 4.5l5 5M8.5 4.5l-5 5") + circle((18, 5.5), 2.3),
    ),
    OptionCard(
        "R9.3",
        "Brakes",
        "decision",
        "Your Move 1 may move no cell at all.",
        circle((12, 12), 7) + circle((12, 12), 2) + path("M2.5 8v8M21.5 8v8M5 12h2.5M16.5 12h2.5"),
    ),
    OptionCard(
        "R9.4",
        "Circuit Breaker",
        "passive",
        "Three or more damage left at the end of the turn: you start the next one powered down.",
        path("M2 15h5M17 15h5M8.3 14L15.5 6.5") + circle((8, 15), 1.4) + circle((16, 15), 1.4) + path("M12 17v4M9.5 21h5"),
    ),
    OptionCard(
        "R9.5",
        "Conditional Program",
        "decision",
        "Keep a leftover card. Before a later register is revealed, it may take the place of the card there.",
        CARD + path("M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.6v.7M12 17v.3"),
    ),
    OptionCard(
        "R9.6",
        "Crab Legs",
        "decision",
        "Move 1 and Rotate Left or Right in one register: one cell to that side, without turning.",
        tag("ellipse", cx=12, cy=14, rx=5, ry=3.8)
        + path("M7.5 12L3.5 8.5M7 14.5H2M8 17l-4 3M16.5 12l4-3.5M17 14.5h5M16 17l4 3M10.5 10V7M13.5 10V7"),
    ),
    OptionCard(
        "R9.7",
        "Double-Barreled Laser",
        "passive",
        "Your main laser deals two points of damage.",
        path("M3 6h6v12H3ZM9 9h7M9 15h7M16 7.5v3M16 13.5v3M19 9h3M19 15h3"),
    ),
    OptionCard(
        "R9.8",
        "Dual Processor",
        "decision",
        "A move and a rotation in one register: a move one shorter (two with a U-Turn), then the turn.",
        box((5, 5), 14, 14, rx=2) + path("M8 8.5h3v7H8ZM13 8.5h3v7h-3ZM9 5V2M15 5V2M9 22v-3M15 22v-3M5 9H2M5 15H2M22 9h-3M22 15h-3"),
    ),
    OptionCard(
        "R9.9",
        "Extra Memory",
        "passive",
        "You are dealt one more card.",
        box((3, 3), 12, 16, rx=2) + path("M18 13v8M14 17h8M6.5 7.5h5M6.5 11h5"),
    ),
    OptionCard(
        "R9.10",
        "Fire Control",
        "decision",
        "A hit of your main laser may lock a register you choose, or destroy an option.",
        circle((12, 12), 7) + path("M12 2v6M12 16v6M2 12h6M16 12h6") + dot(12, 12),
    ),
    OptionCard(
        "R9.11",
        "Flywheel",
        "decision",
        "Keep one leftover card for the hand of a later turn.",
        circle((12, 12), 9)
        + circle((12, 12), 2.2)
        + path("M12 3v6.8M12 14.2V21M4.2 7.5l5.9 3.4M13.9 13.1l5.9 3.4M19.8 7.5l-5.9 3.4M10.1 13.1l-5.9 3.4"),
    ),
    OptionCard(
        "R9.12",
        "Fourth Gear",
        "decision",
        "Your Move 3 may move four cells.",
        path("M12 22V2.5M7 7l5-4.5L17 7M7 11.5l5-4.5 5 4.5M7 16l5-4.5 5 4.5M7 20.5l5-4.5 5 4.5"),
    ),
    OptionCard(
        "R9.13",
        "Gyroscopic Stabilizer",
        "decision",
        "Declared before register 1: gears and rotating conveyors don't turn you this turn.",
        circle((12, 12), 8.5)
        + tag("ellipse", cx=12, cy=12, rx=8.5, ry=3, transform="rotate(-20 12 12)")
        + path("M12 1.5v21")
        + dot(12, 12, 1.8),
    ),
    OptionCard(
        "R9.14",
        "High-Power Laser",
        "decision",
        "Your main laser may pass the first wall or robot it meets; a robot it passes is hit as well.",
        path("M2 12h7M13 12h8M17.5 8.5L21 12l-3.5 3.5M9.5 3v18M12.5 3v18M9.5 6.5l3-2M9.5 10.5l3-2M9.5 17l3-2M9.5 20.5l3-2"),
    ),
    OptionCard(
        "R9.15",
        "Mechanical Arm",
        "decision",
        "Touches one flag, repair or upgrade site next to you, diagonals included, unless a wall is between.",
        path("M3 21h8M7 21v-6L12 7.5l5 2.5M17 10l4-2.5M17 10l2.5 4M21 7.5l.5 2.5M19.5 14l2-1")
        + circle((7, 14.5), 1.6)
        + circle((12, 7), 1.6),
    ),
    OptionCard(
        "R9.16",
        "Mini Howitzer",
        "replacement weapon",
        "One damage, and the target is pushed one cell away. Five shots.",
        path("M7 13L16 4.5l3 3L10.5 16M3 21h16") + circle((8, 17), 3.8) + dot(21.5, 3.2, 1.6),
    ),
    OptionCard(
        "R9.17",
        "Power-Down Shield",
        "passive",
        "While you are powered down it stops one damage from each side in every register.",
        SHIELD + path("M12 7v4.5M9.3 9a4 4 0 1 0 5.4 0"),
    ),
    OptionCard(
        "R9.18",
        "Pressor Beam",
        "replacement weapon",
        "Pushes the target one cell away. No damage.",
        path("M2 12h8M6.5 8.5L10 12l-3.5 3.5M13 7c1.8 3.2 1.8 6.8 0 10M16.5 5c2.8 4.5 2.8 9.5 0 14M20 3c3.6 5.8 3.6 12.2 0 18"),
    ),
    OptionCard(
        "R9.19",
        "Radio Control",
        "replacement weapon",
        "The target carries out your program for the rest of the turn. Not in register 5.",
        path("M12 22V11.5M8.5 22h7M8.5 12.5a5 5 0 0 1 0-7M15.5 12.5a5 5 0 0 0 0-7M5.5 15.5a9 9 0 0 1 0-13M18.5 15.5a9 9 0 0 0 0-13")
        + circle((12, 9), 2),
    ),
    OptionCard(
        "R9.20",
        "Ramming Gear",
        "passive",
        "The robot next to you that you push or bump by your own move takes one damage per step.",
        path("M2.5 7H11l6 5-6 5H2.5ZM6 7v10M20.5 6.5L22 5M21 12h2M20.5 17.5L22 19"),
    ),
    OptionCard(
        "R9.21",
        "Rear-Firing Laser",
        "passive",
        "A second laser that fires backwards. No other option changes it.",
        path("M7 12V7l5-4.5L17 7v5ZM12 12v2.5M12 17v2M12 21.5v1M9.5 14.5h5"),
    ),
    OptionCard(
        "R9.22",
        "Recompile",
        "decision",
        "Once a turn, before you place cards: a new hand of the same size, for one damage.",
        path("M19.5 9A8 8 0 1 0 20 13.5M20 4v5.5h-5.5M10 9h4v6.5h-4Z"),
    ),
    OptionCard("R9.23", "Reverse Gear", "decision", "Your Back Up may move two cells.", path("M12 2.5V21M6 15l6 6 6-6M6 9l6 6 6-6")),
    OptionCard(
        "R9.24",
        "Scrambler",
        "replacement weapon",
        "The target's next register gets the top card of the deck instead. Not in register 5.",
        path("M2.5 7H7l9 10h5M18 14l3 3-3 3M2.5 17H7l3-3.3M13 10.3L16 7h5M18 4l3 3-3 3"),
    ),
    OptionCard(
        "R9.25",
        "Superior Archive",
        "passive",
        "You come back without the two points of damage.",
        box((3.5, 9), 17, 12, rx=1.5) + path("M3.5 9.5L6 4h12l2.5 5.5M12 18.5v-6M9.2 15l2.8-2.8 2.8 2.8"),
    ),
    OptionCard(
        "R9.26",
        "Tractor Beam",
        "replacement weapon",
        "Pulls a target that is not adjacent one cell nearer. No damage.",
        path("M5 3v9a7 7 0 0 0 14 0V3h-4.5v9a2.5 2.5 0 0 1-5 0V3ZM5 7.5h4.5M14.5 7.5H19M12 22v-.5M6 21.5l.5-1M18 21.5l-.5-1"),
    ),
)


def drawn(card: OptionCard) -> Picture:
    colour = KINDS[card.kind]
    tile = box((20, 20), ICON, ICON, rx=12, fill=blueprint.PAPER, stroke=blueprint.DRAFT, stroke_width=1.4)
    grid = path("M41 20V104M62 20V104M83 20V104M20 41H104M20 62H104M20 83H104", stroke=blueprint.DRAFT, stroke_width=0.6, opacity=".6")
    icon = tag("g", sign(card.icon, (62, 62), 60, colour), color=colour)
    name, kind = say(card.name), say(card.kind)
    pill = 7.4 * len(kind) + 24
    dashes = {"stroke_dasharray": "5 3"} if card.kind == "decision" else {"stroke_width": 2.4} if card.kind != "passive" else {}
    inside = [
        box((0.5, 0.5), WIDTH - 1, HEIGHT - 1, rx=14, fill=palette.PANEL, stroke=blueprint.DRAFT_STRONG),
        tile + grid + icon,
        text((124, 39), name, 17, palette.INK, 700, "start"),
        group(
            box((-pill, -16), pill, 23, rx=11.5, fill="none", stroke=colour, **dashes) + text((-pill / 2, 0), kind, 12, colour, 600),
            (WIDTH - 70, 38),
        ),
        text((WIDTH - 18, 38), card.rule, 12, palette.FAINT, 600, "end"),
        lines((124, 66), wrapped(say(card.words), WIDTH - 144)),
    ]
    return Picture(picture(f"{name}, {kind}", WIDTH, HEIGHT, "".join(inside)))
