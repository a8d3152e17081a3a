"""What Python hands a game is refused as what a stranger sends would be: where, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from swarmrally.asteroyds.forms.schema import Plan, Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.bots import bot
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

CRAFT, ROBOTS = usual_seats(2, "racing"), usual_robots(2)
SETUPS: list[tuple[Any, Any, str]] = [
    (Game, None, ""),
    (Game, RallySetup(seats=ROBOTS), ""),
    (Game, Setup(Rules(mode="flying"), CRAFT), "/rules/mode"),  # type: ignore[arg-type]
    (Game, Setup(seats=None), "/seats"),  # type: ignore[arg-type]
    (Game, Setup(seats=CRAFT, asteroids=99), "/asteroids"),
    (Game, Setup(seats=CRAFT, number=10**30), ""),
    (Rally, None, ""),
    (Rally, Setup(seats=CRAFT), ""),
    (Rally, RallySetup(course=5, seats=ROBOTS), "/course"),  # type: ignore[arg-type]
    (Rally, RallySetup(seats=ROBOTS, options_at_start=-1), "/options_at_start"),
]


@pytest.mark.parametrize(("game", "setup", "where"), SETUPS, ids=range(len(SETUPS)))
def test_a_setup_of_another_form_is_refused(game, setup, where):
    with pytest.raises(Refusal) as refusal:
        game(setup, seed="x")
    assert refusal.value.pointer.startswith(where)


@pytest.mark.parametrize("seed", [5, None, b"x"])
@pytest.mark.parametrize(("game", "setup"), [(Game, Setup(seats=CRAFT)), (Rally, RallySetup(seats=ROBOTS))])
def test_a_seed_is_a_text(game, setup, seed):
    with pytest.raises(Refusal, match="/seed: expected a text, got"):
        game(setup, seed=seed)


@pytest.mark.parametrize("count", [7, -1, "2", None, 2.5])
def test_there_are_usual_seats_for_so_many_only(count):
    for usual in (lambda: usual_seats(count, "racing"), lambda: usual_robots(count + 2 if count == 7 else count)):
        with pytest.raises(Refusal, match="/seats: expected a number of players from 2 to"):
            usual()


@pytest.mark.parametrize("plan", [None, 5, Plan(0, ("forward",)), Plan(0, ("jump",) * 6), Plan(0, 5), Plan("0", (None,) * 6)])  # type: ignore[arg-type]
def test_a_plan_of_another_form_changes_nothing(plan):
    game = Game(Setup(seats=CRAFT), seed="x")
    before = repr(game)
    with pytest.raises(Refusal):
        game.plan(plan)
    assert repr(game) == before


@pytest.mark.parametrize("program", [None, 5, LiveProgram("0"), LiveProgram(0, registers=[[10]]), LiveProgram(0, registers=5)])  # type: ignore[arg-type]
def test_a_program_of_another_form_changes_nothing(program):
    game = Rally(RallySetup(seats=ROBOTS), seed="x")
    for seal in (game.plan, game.time_out):
        with pytest.raises(Refusal):
            seal(program)
    assert game.seats_to_plan() == [0, 1]


def test_bots_have_games_and_names():
    for game, name, where in [(5, "ace", "/game"), ("asteroyds", None, "/bot"), ("asteroyds", ["ace"], "/bot")]:
        with pytest.raises(Refusal, match=f"{where}: expected"):
            bot(game, name)  # type: ignore[arg-type]
