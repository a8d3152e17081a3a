"""Asteroyds as the contract sees it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
from tests.contract.positions import random_position

from swarmrally.asteroyds.components import ids
from swarmrally.asteroyds.components.board import Board, printed_board
from swarmrally.asteroyds.components.events import FIELDS, ROUND_BEGAN
from swarmrally.asteroyds.components.state import (
    ASK_RAM,
    ASK_SHIELD,
    COLOURS,
    DESTROYED,
    ENERGY,
    LAWRENCE,
    MODES,
    PILOTS,
    PLANNING,
    SEATS,
    State,
)
from swarmrally.asteroyds.components.tiles import ASTEROID_COLOURS, EMPTY, FIRST_DRONE, FIRST_TURRET, MOVING, TILES, tile_name
from swarmrally.asteroyds.forms.layouts import LayoutForm, printed_form, read_layout
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.reading import read_position
from swarmrally.asteroyds.forms.schema import Rules, TargetsNeeded
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup, first_state, layout_for, usual_seats
from swarmrally.asteroyds.playing.preview import preview
from swarmrally.asteroyds.playing.simulation import Tally, play_games
from swarmrally.asteroyds.playing.view import view
from swarmrally.asteroyds.rules.chart import ACTIONS, WAIT
from swarmrally.kernel.events import FIRST, Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.kernel.hexes import CELLS, HEADINGS, OFF, Hexes

SECRET = {"key", "ram_order", "emergency_order"}
CURSOR = {"stage", "die_turn", "mover", "hitter", "hits_left", "hit_rule", "turn", "column", "part", "ram_answer", "shield_answer"}
NEVER_LESS = ("craft_damage", "craft_targets_taken", "craft_ram_spent", "craft_power_spent", "round_number")


class Asteroyds:
    """Rules in the sense of tests.contract.games."""

    name = "asteroyds"
    letter = "A"
    state = State
    round_began = ROUND_BEGAN
    cost = 1
    ids = ids
    kinds = FIELDS

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
            turrets_harmless=chance.random() < 0.5,
            fly_on=chance.random() < 0.5,
            own_platform=chance.random() < 0.5,
            targets_needed=TargetsNeeded(chance.randint(1, 6), chance.randint(1, 6)),
        )
        left_out = chance.sample([1, 2, 3, 4, 9, 10, 11, 12] if mode == "targets" else range(1, 21), chance.randint(0, 8))
        choices: list[int | list[int]] = [20, 20, chance.randint(12 if mode == "targets" else 0, 20), left_out]
        asteroids = chance.choice(choices)
        number = chance.choice([0, chance.randrange(2**32)])
        first_seat = chance.choice([None, None, 0, 1])
        layout = random_layout(chance, mode) if chance.random() < 0.3 else None
        return Setup(rules, self.seats(chance, mode), asteroids, None, number, first_seat, layout)

    def seats(self, chance: Random, mode: str) -> list[SeatChoice]:
        count = chance.randint(2, SEATS)
        colours, pilots = chance.sample(COLOURS, count), chance.sample(PILOTS, count)
        left = chance.randint(max(1, count - 3), min(3, count - 1))
        teams: list[Any] = ["left"] * left + ["right"] * (count - left) if mode == "targets" else [None] * count
        chance.shuffle(teams)
        return [SeatChoice(*chosen) for chosen in zip(colours, pilots, teams, strict=True)]

    def start(self, setup: Setup, seed: str) -> Game:
        return Game(setup, seed)

    def drawn(self, game: Game) -> tuple[Any, ...]:
        return tuple(tuple(row[FIRST:]) for row in game.told[0])

    def rounds(self, state: State) -> int:
        return int(state.round_number)

    def is_planning(self, game: Game) -> bool:
        return game.is_planning

    def decide(self, game: Game, chance: Random) -> None:
        if game.question is None:
            self.plan(game, chance)
            game.play()
        else:
            game.answer(game.question[0], chance.random() < 0.6)

    def two_answers(self, game: Game) -> tuple[bool, bool]:
        return False, True

    def plan(self, game: Game, chance: Random) -> None:
        for seat in game.seats_to_plan():
            if chance.random() < 0.9:
                plan_at_random(game.state, seat)
                leave_open(game.state, seat, chance)

    def public(self, state: State) -> dict[str, Any]:
        record: Any = state
        return {name: record.record[name].tolist() for name in record.record.dtype.names if name not in SECRET | CURSOR}

    def whole(self, folded: State, state: State) -> bool:
        folded.key[:] = state.key
        return to_bytes(folded) == to_bytes(state)

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

    def previews(self, game: Game, state: State, seat: int) -> list[list[list[int]]]:
        if seat not in game.seats_to_plan():
            return []
        plan = plan_from(game.state, seat)
        return [preview(game.board, state, seat, plan, with_swarm) for with_swarm in (False, True)]

    def broken(self, game: Game, state: State) -> list[str]:
        return broken(state, game.board)

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

    def spoil_plan(self, decision: dict[str, Any], chance: Random) -> bool:
        if not decision.get("plans"):
            return False
        columns = chance.choice(decision["plans"])["columns"]
        place = chance.randrange(6)
        before = columns[place]
        columns[place] = "shoot" if columns[0] != "shoot" else "forward"
        return bool(columns[place] != before)

    def spoil_answer(self, decision: dict[str, Any]) -> None:
        decision["yes"] = not decision["yes"]

    def simulated(self, games: int) -> str:
        """In each mode."""
        tallies = []
        for mode in MODES:
            state, board, layout = batch(mode)
            tally = new(Tally)
            play_games(board, layout, state, new(Events), tally, 0, games)
            tallies.append(to_bytes(tally).hex())
        return " ".join(tallies)

    def notices_a_bad_index(self) -> bool:
        """A craft starts far off the board."""
        state, board, layout = batch("racing")
        layout.start[:] = CELLS + 100
        try:
            play_games(board, layout, state, new(Events), new(Tally), 0, 1)
        except IndexError:
            return True
        return False

    def simulated_game(self, number: int) -> tuple[bytes, bytes]:
        mode = MODES[number % 4]
        state, board, layout = batch(mode)
        play_games(board, layout, state, new(Events), new(Tally), number, 1)
        game = Game(Setup(rules=rules_with_powers(mode), seats=usual_seats(6, mode), asteroids=17, number=number), "simulated")
        while not game.is_over:
            for seat in game.seats_to_plan():
                plan_at_random(game.state, seat)
            game.play()
        return to_bytes(state), to_bytes(game.state)


def random_layout(chance: Random, mode: Any) -> LayoutForm:
    """The printed one with some of what would be drawn given, and starts for whoever comes."""
    given = msgspec.to_builtins(printed_form(mode))
    chance.shuffle(given["tiles"])
    numbers = {colour: chance.sample(range(4 * place + 1, 4 * place + 5), 4) for place, colour in enumerate(ASTEROID_COLOURS)}
    for tile in given["tiles"]:
        if tile["kind"] in ("asteroid", "gate", "turret") and chance.random() < 0.5:
            tile["one_faces"] = chance.choice(HEADINGS)
        if tile["kind"] == "asteroid" and chance.random() < 0.3:
            tile["priority"] = numbers[tile["colour"]].pop()
    if mode != "targets":
        for start in given["starts"]:
            if chance.random() < 0.5:
                del start["colour"]
    return read_layout(json.dumps(given))


def batch(mode: Any) -> tuple[State, Hexes, Any]:
    """The state of a simulation that plays games of this mode, and where they are played."""
    setup = Setup(rules=rules_with_powers(mode), seats=usual_seats(6, mode), asteroids=17)
    return first_state(setup, printed_board(), "simulated"), printed_board().hexes, layout_for(setup)


def rules_with_powers(mode: Any) -> Rules:
    return Rules(mode=mode, powers=True, blocked_push_hits=True)


def broken(state: State, board: Board) -> list[str]:
    """What must never be in a state."""
    return [*tiles_astray(state, board), *craft_astray(state, board)]


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
