"""Positions of Asteroyds: a round means the same whether it is played in a game or resolved from JSON."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import count, needs_compiler
from tests.contract.asteroyds import Asteroyds, broken
from tests.contract.games import engine, seeds, stops
from tests.contract.positions import random_position

from swarmrally.asteroyds.components.events import ROUND_BEGAN
from swarmrally.asteroyds.components.state import ASK_RAM, ASK_SHIELD, LAWRENCE, NOT_FINISHED, PLANNING, State
from swarmrally.asteroyds.components.tiles import DICE, EMPTY, FIRST_TURRET
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.asteroyds.rules.sequence import answer, play_round
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import KIND, Events, rows
from swarmrally.kernel.fields import copy, from_bytes, new, to_bytes
from swarmrally.kernel.hexes import OFF

positions = st.builds(random_position, st.randoms(use_true_random=False))
GAMES = count(60, 1_000)
many = settings(max_examples=count(80, 3_000))


@pytest.fixture
def rules():
    return Asteroyds()


def ready(position):
    """The state of a position in which the plans stand, and its board."""
    form = read_position(json.dumps(position))
    board = board_from(form.board)
    state = state_from(form, board)
    state.stage = PLANNING
    return state, board


@needs_compiler
@given(positions)
@many
def test_interpreted_equals_compiled_from_any_position(position):
    with engine("asteroyds", compiled=True):
        compiled = resolve(json.dumps(position))
    with engine("asteroyds", compiled=False):
        assert resolve(json.dumps(position)) == compiled


@given(positions, st.lists(st.booleans(), min_size=8))
@many
def test_from_any_position_folding_asking_and_saving_agree(position, answers):
    """Every order is to ask; the state is saved and loaded at each question, and the events fold to the end of the round."""
    state, board = ready(position)
    for seat in range(int(state.seats)):
        state.ram_order[seat] = ASK_RAM
        state.emergency_order[seat] = ASK_SHIELD if state.powers and state.craft_pilot[seat] == LAWRENCE else 0
    folded, events, rules = copy(state), new(Events), Asteroyds()
    play_round(board.hexes, state, events)
    for yes in [*answers, *[False] * 50]:
        if not is_waiting(state):
            break
        state = from_bytes(State, to_bytes(state))
        answer(state, events, yes)
        play_round(board.hexes, state, events)
        assert broken(state, board) == []
    fold_all(folded, rows(events))
    assert to_bytes(folded) == to_bytes(state)
    assert rules.lost(ready(position)[0], state) == []


@given(positions)
@many
def test_a_position_is_read_as_it_is_written(position):
    form = read_position(json.dumps(position))
    board = board_from(form.board)
    state = state_from(form, board)
    again = position_from(state, board)
    assert to_bytes(state_from(again, board)) == to_bytes(replanned(state, form, board))
    assert board_from(again.board).places == board.places


def replanned(state, form, board):
    """The state of the position without dice and plans."""
    return state_from(msgspec.structs.replace(form, dice=msgspec.UNSET, plans=msgspec.UNSET), board)


@given(positions, st.randoms(use_true_random=False))
@many
def test_defaults_may_be_left_out_and_lists_reordered(position, chance):
    """Plans that are left out are empty ones with the shield on, and the order of lists carries no meaning."""
    expected = json.loads(resolve(json.dumps(position)))
    terse = json.loads(json.dumps(position))
    leave_defaults_out(terse)
    for unordered in ("tiles", "craft", "plans"):
        chance.shuffle(terse[unordered])
    assert json.loads(resolve(json.dumps(terse))) == expected


DEFAULTS: dict[str, dict[str, Any]] = {
    "rules": {
        "mode": "racing",
        "powers": False,
        "dice_order": "fixed",
        "return_to_platform": False,
        "one_shot": False,
        "blocked_push_hits": False,
        "last_survivor_wins": True,
        "targets_needed": {"left": 6, "right": 6},
    },
    "tiles": {"target": None, "shot": False},
    "craft": {"team": None, "damage": 0, "tokens": [], "ram_spent": False, "power_spent": False},
    "dice": {"order": list(DICE)},
    "plans": {"energy": "shield", "ram": False, "emergency_shield": "never"},
}


def leave_defaults_out(position):
    """positions.md: anything with a default may be left out."""
    for part, defaults in DEFAULTS.items():
        for each in position[part] if isinstance(position[part], list) else [position[part]]:
            for name, value in defaults.items():
                if name in each and each[name] == value:
                    del each[name]
    empty = {"columns": [None] * 6}
    position["plans"] = [plan for plan in position["plans"] if {**plan, "seat": 0} != {**empty, "seat": 0}]
    for part in ("rules", "plans"):
        if not position[part]:
            position[part] = type(position[part])()


def test_a_games_state_survives_as_a_position(rules):
    """Only what means nothing is lost: a gone craft's heading and finish, how a gone tile was turned, an empty seat's chart, the seed."""
    for seed in seeds(GAMES):
        for game in stops(rules, seed):
            if game.is_planning:
                again = state_from(read_position(msgspec.json.encode(position_from(game.state, game.board))), game.board)
                assert rules.public(meaningful(again, game)) == rules.public(meaningful(game.state, game)), seed


def meaningful(state, game):
    """The state without what means nothing, and without the dice."""
    kept = copy(state)
    kept.game = 0
    kept.plan[int(kept.seats) :] = 0
    kept.craft_heading[kept.craft_cell == OFF] = 0
    kept.craft_finish[kept.craft_cell == OFF] = NOT_FINISHED
    kept.tile_one_faces[:FIRST_TURRET][kept.tile_cell[:FIRST_TURRET] == OFF] = 0
    kept.tile_at[game.board.hexes.cells :] = EMPTY
    kept.dice[:] = kept.dice_order[:] = 0
    return kept


def test_resolving_a_games_position_plays_the_games_round(rules):
    resolved = 0
    for seed in seeds(GAMES):
        position = None
        for game in stops(rules, seed):
            if position is not None and game.question is None:
                position["plans"] = [without_questions(plan) for plan in json.loads(bytes(game.decisions[-1]))["plans"]]
                got = json.loads(resolve(json.dumps(position)))
                rows_of_round = takewhile(lambda row: row[KIND] != ROUND_BEGAN, game.told[-1])
                assert got["events"] == described(list(rows_of_round), game.board), seed
                assert comparable(got["position"]) == comparable(written(game)), seed
                assert (got["outcome"] is not None) == game.is_over, seed
                resolved += 1
            position = {**written(game), "dice": dice_of(game.state)} if game.is_planning else None
    assert resolved > GAMES


def written(game):
    return json.loads(msgspec.json.encode(position_from(game.state, game.board)))


def dice_of(state):
    red, white, blue = state.dice.tolist()
    return {"red": red, "white": white, "blue": blue, "order": [DICE[colour] for colour in state.dice_order]}


def without_questions(plan):
    """Nobody was asked in this round, so whatever the order would have been, it is the same round."""
    plan["ram"] = plan.get("ram") is True
    if plan.get("emergency_shield") == "ask":
        plan["emergency_shield"] = "never"
    return plan


def comparable(position):
    """The heading of a gone craft means nothing; targets taken are shown in Targets alone (A9.2)."""
    for craft in position["craft"]:
        craft.setdefault("targets_taken", 0)
        craft.setdefault("platform", None)
        if craft["at"] is None:
            craft["heading"] = None
    return position
