"""How long the RoboRally bots think: counted in nodes it is the same everywhere, in seconds nobody is late."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import partial
from random import Random

import pytest
from tests.bots.in_time import is_in_time
from tests.bots.test_rookie_walks import PIT_AHEAD, dealt
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.contract.roborally_positions import own_course

from swarmrally.bots import Budget, bot
from swarmrally.bots.roborally import ace, warming
from swarmrally.bots.roborally.scouting import chart_of, scout_of
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.programs import put_program
from swarmrally.roborally.view import view

STRONG = ("cadet", "racer", "veteran", "ace")
SLACK = 0.1
"""What the machine may take away from a process that has to share it."""


@pytest.fixture
def load():
    """Two processes that never rest, while this one has loaded its compiled code already."""
    for step in warming.steps():
        step()
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    yield
    for each in burning:
        each.kill()
        each.wait()


def forget_atlases():
    chart_of.cache_clear()
    scout_of.cache_clear()


def seconds_of(game, seat, name, seconds, is_new):
    """`is_new`: nothing is known of the course yet."""
    if is_new:
        forget_atlases()
    began = time.perf_counter()
    program = bot("roborally", name).plan(game.course, game.state, seat, 1, Budget(seconds))
    taken = time.perf_counter() - began
    put_program(program, game.course, view(game.state, seat))
    return taken


@needs_compiler
@pytest.mark.parametrize("name", STRONG)
def test_nobody_is_late_on_a_busy_machine(load, name):
    for number in range(count(4, 100)):
        game = Game(Setup(course="Marathon Madness", seats=usual_seats(8), options_at_start=number % 2), f"late {number}")
        assert is_in_time(partial(seconds_of, game, 0, name, 0.25, number % 2), 0.25 + SLACK)


@pytest.mark.parametrize("name", STRONG)
def test_without_compiled_code_nobody_is_late_either(name):
    with engine("bots.roborally", compiled=False):
        game = Game(Setup(course="Marathon Madness", seats=usual_seats(8)), "cold")
        assert is_in_time(lambda: seconds_of(game, 0, name, 0.25, is_new=True), 0.25 + SLACK)


@needs_compiler
@pytest.mark.parametrize("name", STRONG)
def test_compiled_or_not_so_many_nodes_give_the_same_program(name):
    game, programs = Game(Setup(course=own_course(Random(name)), seats=usual_seats(3)), "gears"), []
    for compiled in (True, False):
        with engine("bots.roborally", compiled=compiled):
            forget_atlases()
            programs.append(bot("roborally", name).plan(game.course, game.state, 0, 5, Budget(nodes=400)))
    assert programs[0] == programs[1]


@needs_compiler
def test_advice_is_the_ace_s_program_and_what_comes_of_it():
    game = Game(Setup(seats=usual_seats(4)), "advice")
    for seat in range(4):
        advice = ace.advice(game.course, game.state, seat, 3, Budget(nodes=5_000))
        assert advice.plan == ace.plan(game.course, game.state, seat, 3, Budget(nodes=5_000))
        assert 0 <= advice.goals <= 3
        assert 0 <= advice.damage < 10
        assert 0 <= advice.risk <= 1


@needs_compiler
def test_advice_about_the_only_program_there_is_was_rehearsed_too():
    scene = dealt("1 1 1 1 1", PIT_AHEAD)
    assert ace.advice(scene.course, scene.state, 0, 3, Budget(nodes=2_000)).risk == 1
