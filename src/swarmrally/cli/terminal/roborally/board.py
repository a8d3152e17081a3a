"""The course in colours: the picture of roborally.forms.picture, painted by what lies on each cell, as much of it as fits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from swarmrally.cli.terminal.look import FOCUS
from swarmrally.kernel.squares import OFF, cell_at, place_of
from swarmrally.roborally.components.course import NO_BELT, PIT, Course
from swarmrally.roborally.components.state import State
from swarmrally.roborally.forms.picture import WIDTH, floor_text, robot_text, thing_text, wall_above, wall_left

HULLS = ("#ff6b6b", "#6fb7ff", "#7ee07e", "#ffd75f", "#d7a0ff", "#ff9f43", "#5fffd7", "#ff9fd0")
"""By seat."""
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "pink")
FLOOR = "#4a5568 on #131a26"
PAVED = "#131a26"
LIT = "#3a1418"
PIT_STYLE = "#5a5a5a on #000000"
BELT, EXPRESS = "#d9b44a on #131a26", "bold #5fafff on #131a26"
GEARS = {1: "bold #5fd787 on #131a26", -1: "bold #ff6b6b on #131a26"}
THING = "bold #ffffff on #7a5c00"
SITE = "bold #9fe8ff on #12394a"
DOCK = "#7a869a on #131a26"
WALL, MACHINE = "bold #e6e6e6", "bold #ff5f5f"
QUIET = "#3c4658"
MARGIN = 3


@dataclass(frozen=True)
class Window:
    """The part of a course that is shown: cells from x, y on."""

    x: int
    y: int
    columns: int
    rows: int


def window_around(course: Course, centre: int, columns: int, lines: int) -> Window:
    """As many cells as fit into so many characters and lines, with a cell in the middle where the course is larger."""
    width, height = int(course.width), int(course.height)
    across = max(1, min(width, (columns - MARGIN - 1) // (WIDTH + 1)))
    down = max(1, min(height, (lines - 2) // 2))
    x, y = place_of(centre) if centre != OFF else (width // 2, height // 2)
    return Window(max(0, min(width - across, x - across // 2)), max(0, min(height - down, y - down // 2)), across, down)


def whole(course: Course) -> Window:
    return Window(0, 0, int(course.width), int(course.height))


def board_lines(course: Course, state: State, window: Window, focus: Collection[int] = ()) -> list[Text]:
    """The cells of the window, walls between them, numbers beside them; what lies outside is shown by arrows."""
    xs = range(window.x, window.x + window.columns)
    more = ("◂" if window.x else " ") + ("▸" if window.x + window.columns < course.width else " ")
    lines = [Text(f"{more:<{MARGIN + 1}}" + "".join(f"{x:>{WIDTH}} " for x in xs), QUIET)]
    for y in range(window.y, window.y + window.rows + 1):
        lines.append(wall_line(course, y, xs, window))
        if y < window.y + window.rows:
            lines.append(cell_line(course, state, y, xs, focus))
    return lines


def wall_line(course: Course, y: int, xs: range, window: Window) -> Text:
    edge = "▴" if y == window.y and y else "▾" if y == window.y + window.rows and y < course.height else " "
    line = Text(f"{edge:<{MARGIN}}", QUIET)
    for x in xs:
        line.append("+", QUIET)
        for sign in wall_above(course, cell_at(x, y)):
            line.append(sign, WALL if sign == "-" else MACHINE)
    return line.append("+", QUIET)


def cell_line(course: Course, state: State, y: int, xs: range, focus: Collection[int]) -> Text:
    line = Text(f"{y:>2} ", QUIET)
    for x in (*xs, xs.stop):
        cell = cell_at(x, y)
        sign = wall_left(course, cell)
        line.append(sign, WALL if sign == "|" else MACHINE)
        if x < xs.stop:
            line.append_text(painted(course, state, cell, focus))
    return line


def painted(course: Course, state: State, cell: int, focus: Collection[int]) -> Text:
    """Four characters: robot, then flag or site or dock, then the floor."""
    floor = floor_style(course, cell)
    if cell in focus:
        floor = FOCUS
    robot, thing = robot_text(state, cell), thing_text(course, state, cell)
    text = Text().append(robot, f"bold #101014 on {HULLS[int(robot[0])]}" if robot.strip() else floor)
    style = floor if thing == " " else SITE if thing in "ru" else DOCK if thing.isdecimal() and thing.isascii() else THING
    return text.append(thing, style).append(floor_text(course, cell), floor)


def floor_style(course: Course, cell: int) -> str:
    if course.ground[cell] == PIT:
        return PIT_STYLE
    style = GEARS.get(int(course.gear[cell]), FLOOR)
    if course.belt[cell] != NO_BELT:
        style = EXPRESS if course.express[cell] else BELT
    return style.replace(PAVED, LIT) if course.lit[cell] else style
