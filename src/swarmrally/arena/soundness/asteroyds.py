"""A1.7, A4, A5.2 Whether a layout can be flown from every start, and what about it is odd: each finding with its code, rule and hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from swarmrally.asteroyds.components.board import Board, Place
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.layouts import AsteroidHex, GateHex, LayoutForm, TurretHex
from swarmrally.asteroyds.forms.schema import Platform, Pod
from swarmrally.kernel.hexes import HEADING_NUMBER, OFF

Code = Literal["goal_out_of_reach", "start_walled_in", "start_faces_edge", "start_faces_tile"]
RULES: dict[Code, str] = {"goal_out_of_reach": "A4.4", "start_walled_in": "A4.4", "start_faces_edge": "A5.2", "start_faces_tile": "A5.2"}
WRONG: tuple[Code, ...] = ("goal_out_of_reach", "start_walled_in")


class Finding(NamedTuple):
    code: Code
    at: Place
    start: int = 0
    """From which start it is out of reach, counted from 1."""

    @property
    def rule(self) -> str:
        return RULES[self.code]

    @property
    def is_wrong(self) -> bool:
        return self.code in WRONG


def findings(form: LayoutForm) -> list[Finding]:
    board = board_from(form.board)
    return [*odd_starts(form, board), *out_of_reach(form, board)]


def odd_starts(form: LayoutForm, board: Board) -> Iterator[Finding]:
    """Whose first step forward leaves the board, or hits what lies there."""
    lying = {board.cell_at[tile.at] for tile in form.tiles if not isinstance(tile, Platform)}
    for start in form.starts:
        ahead = int(board.hexes.neighbour[board.cell_at[start.at], HEADING_NUMBER[start.heading]])
        if ahead == OFF:
            yield Finding("start_faces_edge", start.at)
        elif ahead in lying:
            yield Finding("start_faces_tile", start.at)


def out_of_reach(form: LayoutForm, board: Board) -> Iterator[Finding]:
    """Pods, turrets and platforms never move, and bar the way (A4.4, A4.5); what moves gives way some day."""
    barred = {board.cell_at[tile.at] for tile in form.tiles if isinstance(tile, Pod | Platform | TurretHex)}
    goals = [tile for tile in form.tiles if is_goal(tile, form)]
    for number, start in enumerate(form.starts, 1):
        reached = flown(board, board.cell_at[start.at], barred)
        if len(reached) == 1:
            yield Finding("start_walled_in", start.at, number)
            continue
        for goal in goals:
            if not reached & beside(board, board.cell_at[goal.at]):
                yield Finding("goal_out_of_reach", goal.at, number)


def is_goal(tile: AsteroidHex | GateHex | Pod | Platform | TurretHex, form: LayoutForm) -> bool:
    """What somebody wins with in one of the modes."""
    if isinstance(tile, AsteroidHex):
        return "targets" in form.modes and tile.colour.startswith("white")
    return isinstance(tile, GateHex) or (isinstance(tile, TurretHex) and "drones" in form.modes)


def flown(board: Board, start: int, barred: set[int]) -> set[int]:
    found, waiting = {start}, [start]
    while waiting:
        for cell in beside(board, waiting.pop()) - barred - found:
            found.add(cell)
            waiting.append(cell)
    return found


def beside(board: Board, cell: int) -> set[int]:
    return {there for there in board.hexes.neighbour[cell].tolist() if there != OFF}
