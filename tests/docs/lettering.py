"""Where the words of a drawing stand, as its own script measures them, and the frames around them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
FRAMES = {"#0a0e18", "#111728", "#0c1b31"}
"""The fills of a picture's background, its panels and its program cards. All else may be written across."""
BOLD = 1.06
MARGIN, SPACE = 3, 4


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    def contains(self, other: "Box", margin: float) -> bool:
        return self.holds(other.left - margin, other.top) and self.holds(other.right + margin, other.bottom + margin)

    def meets(self, other: "Box", space: float) -> bool:
        beside = self.right + space <= other.left or other.right + space <= self.left
        return not beside and self.top < other.bottom and other.top < self.bottom

    @property
    def area(self) -> float:
        return (self.right - self.left) * (self.bottom - self.top)


@dataclass(frozen=True)
class Words:
    text: str
    box: Box


@dataclass(frozen=True)
class Place:
    """Where an element's own 0,0 is drawn, and how large its 1 is."""

    x: float = 0
    y: float = 0
    scale: float = 1
    upright: bool = True

    def within(self, transform: str) -> "Place":
        shift = re.search(r"translate\((\S+) (\S+)\)", transform)
        size = re.search(r"scale\(([\d.]+)\)", transform)
        x, y = (float(shift[1]), float(shift[2])) if shift else (0.0, 0.0)
        scale = float(size[1]) if size else 1
        return Place(self.x + self.scale * x, self.y + self.scale * y, self.scale * scale, self.upright and "rotate" not in transform)

    def box(self, left: float, top: float, width: float, height: float) -> Box:
        x, y = self.x + self.scale * left, self.y + self.scale * top
        return Box(x, y, x + self.scale * width, y + self.scale * height)


def placed(element: ElementTree.Element, around: Place) -> Iterator[tuple[ElementTree.Element, Place]]:
    place = around.within(element.get("transform", ""))
    yield element, place
    for inner in element:
        yield from placed(inner, place)


def words_at(element: ElementTree.Element, place: Place, letter: float) -> Words:
    size, text = float(element.attrib["font-size"]), element.text or ""
    width = len(text) * size * letter * (BOLD if int(element.attrib["font-weight"]) >= 600 else 1)
    left = float(element.attrib["x"]) - {"start": 0, "middle": width / 2, "end": width}[element.attrib["text-anchor"]]
    return Words(text, place.box(left, float(element.attrib["y"]) - 0.7 * size, width, 0.7 * size))


def is_frame(element: ElementTree.Element, place: Place) -> bool:
    return element.tag == f"{SVG}rect" and place.upright and element.get("fill") in FRAMES


def faults(drawing: str, letter: float) -> list[str]:
    """What leaves its frame, and what is written over something else."""
    elements = list(placed(ElementTree.fromstring(drawing), Place()))
    words = [words_at(element, place, letter) for element, place in elements if element.tag == f"{SVG}text" and element.text]
    frames = [
        place.box(*(float(element.attrib[side]) for side in ("x", "y", "width", "height")))
        for element, place in elements
        if is_frame(element, place)
    ]
    found = [f"{each.text!r} leaves its frame" for each in words if not frame_of(each, frames).contains(each.box, MARGIN)]
    pairs = ((each, other) for i, each in enumerate(words) for other in words[i + 1 :])
    return found + [f"{each.text!r} meets {other.text!r}" for each, other in pairs if each.box.meets(other.box, SPACE)]


def frame_of(words: Words, frames: list[Box]) -> Box:
    """The smallest frame around its middle."""
    x, y = (words.box.left + words.box.right) / 2, (words.box.top + words.box.bottom) / 2
    return min((frame for frame in frames if frame.holds(x, y)), key=lambda frame: frame.area)
