"""Asteroyds as the contract sees it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.contract.positions import random_position

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.chart import ACTIONS, WAIT
from swarmrally.asteroyds.drifter import plan_at_random
from swarmrally.asteroyds.events import ROUND_BEGAN
from swarmrally.asteroyds.fold import fold_all
from swarmrally.asteroyds.forms import Rules, TargetsNeeded
from swarmrally.asteroyds.game import Game, SeatChoice, Setup
from swarmrally.asteroyds.position import read_position
from swarmrally.asteroyds.state import ASK_RAM, ASK_SHIELD, COLOURS, DESTROYED, ENERGY, LAWRENCE, MODES, PILOTS, PLANNING, SEATS, State
from swarmrally.asteroyds.tiles import EMPTY, FIRST_DRONE, FIRST_TURRET, MOVING, TILES, tile_name
from swarmrally.asteroyds.view import view
from swarmrally.kernel.fields import copy
from swarmrally.kernel.hexes import OFF

SECRET = {"key", "ram_order", "emergency_order"}
CURSOR = {"stage", "die_turn", "mover", "hitter", "hits_left", "hit_rule", "turn", "column", "part", "ram_answer", "shield_answer"}
NEVER_LESS = ("craft_damage", "craft_ram_spent", "craft_power_spent", "round_number")


class Asteroyds:
    """Rules in the sense of tests.contract.games."""

    name = "asteroyds"
    state = State
    round_began = ROUND_BEGAN

    def setup(self, chance: Random) -> Setup:
        """A printed layout, or any small position: there games are won, too."""
        if chance.random() < 0.4:
            position = {**random_position(chance), "round": chance.randint(1, 99)}
            return Setup(scenario=read_position(json.dumps(position)))
        mode = chance.choice(MODES)
        rules = Rules(
            mode=mode,
            powers=chance.random() < 0.6,
            dice_order=chance.choice(("fixed", "random")),
            return_to_platform=chance.random() < 0.4,
            one_shot=chance.random() < 0.3,
            blocked_push_hits=chance.random() < 0.5,
            last_survivor_wins=chance.random() < 0.7,
            targets_needed=TargetsNeeded(chance.randint(1, 6), chance.randint(1, 6)),
        )
        asteroids = chance.choice([20, 20, chance.randint(12 if mode == "targets" else 0, 20)])
        return Setup(rules, self.seats(chance, mode), asteroids, number=chance.choice([0, chance.randrange(2**32)]))

    def seats(self, chance: Random, mode: str) -> list[SeatChoice]:
        count = chance.randint(2, SEATS)
        colours, pilots = chance.sample(COLOURS, count), chance.sample(PILOTS, count)
        left = chance.randint(max(1, count - 3), min(3, count - 1))
        teams: list[Any] = ["left"] * left + ["right"] * (count - left) if mode == "targets" else [None] * count
        chance.shuffle(teams)
        return [SeatChoice(*chosen) for chosen in zip(colours, pilots, teams, strict=True)]

    def start(self, setup: Setup, seed: str) -> Game:
        return Game(setup, seed)

    def plan(self, game: Game, chance: Random) -> None:
        for seat in game.pilots_flying():
            if chance.random() < 0.9:
                plan_at_random(game.state, seat)
                leave_open(game.state, seat, chance)

    def public(self, state: State) -> dict[str, Any]:
        record: Any = state
        return {name: record.record[name].tolist() for name in record.record.dtype.names if name not in SECRET | CURSOR}

    def fold(self, state: State, rows: list[list[int]]) -> None:
        fold_all(state, rows)

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def with_other_secrets(self, state: State, seat: int, chance: Random) -> State:
        """The seed and the orders of others are never public, their columns only once they are revealed."""
        other_state = copy(state)
        other_state.key[:] = [chance.getrandbits(32) for _ in range(4)]
        for other in range(SEATS):
            if other != seat:
                other_state.ram_order[other] = (state.ram_order[other] + chance.choice((1, 2))) % 3
                other_state.emergency_order[other] = (state.emergency_order[other] + chance.choice((1, 2, 3))) % 4
                if state.stage == PLANNING:
                    other_state.plan[other] = [chance.randrange(len(ACTIONS)) for _ in range(ENERGY + 1)]
        return other_state

    def broken(self, state: State, board: Board) -> list[str]:
        return [*tiles_astray(state, board), *craft_astray(state, board)]

    def lost(self, before: State, after: State) -> list[str]:
        lost = [f"{name} fell" for name in NEVER_LESS if (getattr(before, name) > getattr(after, name)).any()]
        if (before.craft_tokens & ~after.craft_tokens).any():
            lost.append("a token was lost")
        if ((before.craft_cell == OFF) & (after.craft_cell != OFF)).any():
            lost.append("a destroyed craft came back")
        if ((before.tile_cell == OFF) & (after.tile_cell != OFF))[:MOVING].any():
            lost.append("a destroyed tile came back")
        if ((before.tile_target == 0) & (after.tile_target != 0)).any():
            lost.append("a target came back")
        return lost


def leave_open(state: State, seat: int, chance: Random) -> None:
    """Waits here and there, and questions instead of standing orders."""
    for column in range(ENERGY):
        if chance.random() < 0.1:
            state.plan[seat, column] = WAIT
    if chance.random() < 0.6:
        state.ram_order[seat] = ASK_RAM
    if state.powers and state.craft_pilot[seat] == LAWRENCE and chance.random() < 0.6:
        state.emergency_order[seat] = ASK_SHIELD


def tiles_astray(state: State, board: Board) -> list[str]:
    """A0.3 One tile on a hex, but for a drone on its turret; the map says the same."""
    astray: list[str] = []
    standing: dict[int, int] = {}
    cells = state.tile_cell.tolist()
    for tile, cell in enumerate(cells):
        if cell == OFF or (tile >= FIRST_DRONE and cell == cells[tile - FIRST_DRONE + FIRST_TURRET]):
            continue
        if cell in standing:
            astray.append(f"{tile_name(tile)} stands where {tile_name(standing[cell])} does")
        standing[cell] = tile
    for cell, tile in enumerate(state.tile_at[: len(board.places)].tolist()):
        if (tile if tile < TILES else EMPTY) != standing.get(cell, EMPTY):
            astray.append(f"the map has tile {tile} at {board.places[cell]}")
    return astray


def craft_astray(state: State, board: Board) -> list[str]:
    """A5.6 A craft is on the board, and on the map, until it is destroyed."""
    astray = []
    mask = [0] * len(board.places)
    for seat in range(int(state.seats)):
        damage, cell = int(state.craft_damage[seat]), int(state.craft_cell[seat])
        if (cell == OFF) != (damage == DESTROYED) or not 0 <= damage <= DESTROYED:
            astray.append(f"seat {seat} has {damage} damage at cell {cell}")
        if cell != OFF:
            mask[cell] |= 1 << seat
    if state.craft_at[: len(mask)].tolist() != mask:
        astray.append("the map has craft elsewhere")
    return astray
