"""Games that bots play among themselves."""

from __future__ import annotations

from typing import Any

from swarmrally.asteroyds.forms import LivePlan
from swarmrally.asteroyds.game import Game as Asteroyds
from swarmrally.asteroyds.view import view as view_of_craft
from swarmrally.bots import USUAL, Bot, Budget
from swarmrally.roborally.game import Game as RoboRally
from swarmrally.roborally.view import view as view_of_robot

LONGEST = 120


def asteroyds(setup: Any, bots: list[Bot], seed: int, longest: int = LONGEST) -> Asteroyds:
    """The game as these bots play it, one for each seat."""
    game = Asteroyds(setup, f"bots {seed}")
    while not game.is_over and game.state.round_number <= longest:
        if game.question:
            seat, _ = game.question
            game.answer(seat, bots[seat].answer(game.board, view_of_craft(game.state, seat), seat, [False, True], seed))
            continue
        for seat in game.pilots_flying():
            game.plan(bots[seat].plan(game.board, view_of_craft(game.state, seat), seat, seed))
        game.fly()
    return game


def roborally(setup: Any, bots: list[Bot], seed: int, longest: int = LONGEST) -> RoboRally:
    """The same on a factory floor."""
    game = RoboRally(setup, f"bots {seed}")
    while not game.is_over and game.state.turn_number <= longest:
        if game.question:
            seat, _ = game.question
            game.answer(seat, bots[seat].answer(game.course, view_of_robot(game.state, seat), seat, game.answers, seed))
            continue
        for seat in game.to_program():
            game.program(bots[seat].plan(game.course, view_of_robot(game.state, seat), seat, seed))
        game.run()
    return game


class Script:
    """Six steps towards the nearest gate on the board as it is, around what is in front; the shield stays on."""

    STEPS = (("forward", 0), ("right", 1), ("left", 5))

    def plan(self, board: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LivePlan:
        pose = int(seen.craft_cell[seat]), int(seen.craft_heading[seat])
        missing = {int(seen.tile_cell[20 + symbol]) for symbol in range(4) if not int(seen.craft_tokens[seat]) >> symbol & 1}
        columns: list[Any] = []
        while len(columns) < 6:
            action, pose = self.step(board, seen, pose, missing)
            columns.append(action if missing else None)
            missing -= {pose[0]}
        return LivePlan(seat, tuple(columns))

    def answer(self, board: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return False

    def step(self, board: Any, seen: Any, pose: tuple[int, int], missing: set[int]) -> tuple[str, tuple[int, int]]:
        """The free hex of the three ahead that is nearest to a gate, or about turn."""
        cell, heading = pose
        found: dict[int, tuple[str, tuple[int, int]]] = {}
        for action, notches in self.STEPS:
            turned = (heading + notches) % 6
            there = int(board.hexes.neighbour[cell, turned])
            if there >= 0 and (seen.tile_at[there] == -1 or 20 <= seen.tile_at[there] < 24):
                found.setdefault(nearness(board, there, missing), (action, (there, turned)))
        if not found or min(found) > nearness(board, cell, missing):
            return "turn_back", (cell, (heading + 3) % 6)
        return found[min(found)]


def nearness(board: Any, cell: int, goals: set[int]) -> int:
    return min((hexes_between(board.places[cell], board.places[goal]) for goal in goals), default=0)


def hexes_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    (x, y), (u, v) = ((column - (row - row % 2) // 2, row) for row, column in (one, other))
    return max(abs(x - u), abs(y - v), abs(x + y - u - v))
