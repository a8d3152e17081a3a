"""How long the RoboRally bots think: counted in nodes it is the same everywhere, and what the ace tells of it."""

from __future__ import annotations

from random import Random

import pytest
from tests.bots.test_rookie_walks import PIT_AHEAD, dealt
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.contract.roborally_positions import own_course

from swarmrally.bots import Budget, bot
from swarmrally.bots.roborally import ace
from swarmrally.bots.roborally.desk import DESKS
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

STRONG = ("cadet", "racer", "veteran", "ace")


def forget_atlases():
    DESKS.own.atlases.clear()


@needs_compiler
@pytest.mark.parametrize("name", STRONG)
def test_compiled_or_not_so_many_nodes_give_the_same_program(name):
    game, programs = Game(Setup(course=own_course(Random(name)), seats=usual_seats(4)), "gears"), []
    for compiled in (True, False):
        with engine("bots.roborally", compiled=compiled):
            forget_atlases()
            programs.append(bot("roborally", name).plan(game.course, game.state, 0, 5, Budget(nodes=count(100, 400))))
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
