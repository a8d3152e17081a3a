"""When its time is up a bot stops: on a busy machine, too, and wherever in its thoughts it is then."""

from __future__ import annotations

import gc
import importlib
import multiprocessing
from functools import cache, partial
from itertools import islice
from random import Random

import pytest
from tests.bots.overrun import overrun
from tests.bots.test_choices import board_of, moments
from tests.conftest import LONG, count, needs_compiler
from tests.contract.games import engine

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.bots import USUAL, Budget, bot, get_ready
from swarmrally.bots.roborally.desk import DESKS, recompiles
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.rules.options.hand import can_recompile

SEARCHING = ("cadet", "racer", "veteran", "ace")
SECONDS = (0.0, 0.001, 0.003, 0.01, 0.03, 0.1, USUAL.seconds)
MOST_WORK = 0.2
"""As a part of a bot's time: so much it may do at once, and after its deadline. It keeps back twice as much."""
LARGE = ("Marathon Madness", "Risky Exchange", "War Zone", "Toggle Boggle")
BUSY = 4 if LONG else 0
"""Processes that never rest: more than there are cores."""


@pytest.fixture
def busy_machine():
    burners = [multiprocessing.get_context("spawn").Process(target=spin, daemon=True) for _ in range(BUSY)]
    for burner in burners:
        burner.start()
    yield
    for burner in burners:
        burner.kill()
        burner.join()


def spin():
    while True:
        pass


@pytest.fixture
def idle_collector():
    """A bot's own process has nothing that the collector would look through; this one has all the tests."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@cache
def load(game):
    """An entry's first call reads it from the cache, which is nobody's thinking time."""
    get_ready(game, USUAL)
    forget_courses()
    for step in importlib.import_module(f"swarmrally.bots.{game}.warming").steps():
        step()


def forget_courses():
    DESKS.own.atlases.clear()


def full_tables(rules):
    """The first rounds of the largest games."""
    if rules.name == "asteroyds":
        return [Game(Setup(Rules(mode, powers=True), usual_seats(6, mode)), "full") for mode in MODES]
    return [Rally(RallySetup(course=course, seats=usual_robots(8), options_at_start=1), "full") for course in LARGE]


def any_moments(rules, positions):
    """Full tables, then anything."""
    yield from ((game, 0) for game in full_tables(rules))
    yield from islice(moments(rules), 0, 7 * positions, 7)


@needs_compiler
@pytest.mark.usefixtures("busy_machine", "idle_collector")
@pytest.mark.parametrize("name", SEARCHING)
def test_nobody_goes_on_when_time_is_up(rules, name):
    load(rules.name)
    chance = Random(name)
    for number, (game, seat) in enumerate(any_moments(rules, count(10, 200))):
        if chance.random() < 0.5:
            forget_courses()
        budget = Budget(chance.choice(SECONDS))
        over = overrun(
            partial(bot(rules.name, name).plan, board_of(game), rules.view(game.state, seat), seat, number, budget), budget.seconds
        )
        assert max(over.work, over.grain) < MOST_WORK * USUAL.seconds, (over, budget)


@needs_compiler
@pytest.mark.usefixtures("busy_machine", "idle_collector")
@pytest.mark.parametrize("seconds", SECONDS)
def test_nobody_draws_hands_when_time_is_up(seconds):
    load("roborally")
    for number in range(count(2, 20)):
        game = Rally(RallySetup(course="Marathon Madness", seats=usual_robots(8), options_at_start=2), f"hands {number}")
        for seat in filter(partial(can_recompile, game.state), range(8)):
            over = overrun(partial(recompiles, "ace", game.course, game.state, seat, number, Budget(seconds)), seconds)
            assert max(over.work, over.grain) < MOST_WORK * USUAL.seconds, over


@pytest.mark.parametrize("name", ["racer", "ace"])
def test_as_plain_python_nobody_plays_below_their_name_to_be_in_time(rules, name):
    game, *_ = full_tables(rules)
    forget_courses()
    with engine(f"bots.{rules.name}", compiled=False), pytest.raises(Refusal, match="expected nodes"):
        bot(rules.name, name).plan(board_of(game), rules.view(game.state, 0), 0, 1, Budget(0.25))
