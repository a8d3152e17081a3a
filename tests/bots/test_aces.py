"""The bots of Asteroyds that search: what they fly, in either gear."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.asteroyds.scene import plan, ready
from tests.bots.outlook import Outlook
from tests.bots.test_choices import moments, questions
from tests.conftest import count, needs_compiler
from tests.contract.asteroyds import Asteroyds
from tests.contract.games import engine

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.playing.view import view
from swarmrally.bots import Budget, bot
from swarmrally.bots.asteroyds import ace, racer
from swarmrally.bots.asteroyds.search.memory import ROOM

SEARCHING = ("cadet", "racer", "veteran", "ace")


def flown(picture, **how):
    """The racer's plan for seat 0. On a board of one row, what points to ↗ stays."""
    drawn = ready(picture, **how)
    return racer.plan(drawn.board, drawn.state, 0, 1, Budget(nodes=1))


def test_the_racer_prefers_two_gates_to_a_nearer_one():
    assert flown("|  21↗   .   0→.     .     .     22↗   23↗ 1→.").columns[:4] == plan(0, "f f f f").columns[:4]


def test_the_racer_rams_for_a_goal_and_not_for_the_way():
    assert flown("|0→.      5↗   21↗   .   1→.").ram
    assert not flown("|0→.      5↗   .     .     .     .     .     .     21↗   .   1→.").ram


def test_the_racer_takes_a_hit_for_a_goal_and_not_for_the_way():
    assert flown("|   5→ 0→.     .     .     .     .     .     .     21↗ 1→.").energy == "forward"
    assert flown("|   5→ 0→.     .     .     .     .     .     .     .     21↗ 1→.").energy == "shield"


def test_no_round_fills_the_table():
    for mode in MODES:
        game = Game(Setup(Rules(mode, powers=True), usual_seats(6, mode)), "full")
        for seat in range(6):
            outlook = Outlook(game.board, game.state, seat)
            outlook.search()
            assert outlook.mind.known < ROOM // 2


def test_the_answer_is_the_better_one_when_the_round_is_played_out():
    drawn = ready("|0→.      5↗   21↗   .   1→.", craft={0: {"tokens": [2, 3, 4]}}, plans={0: "f f | shield ram=ask"})
    assert drawn.play().state.asked_seat == 0
    assert racer.answer(drawn.board, drawn.state, 0, [False, True], 1)


def test_advice_says_what_comes_of_the_plan():
    drawn = ready("|0→.     .     21↗   .   1→.")
    advice = ace.advice(drawn.board, drawn.state, 0, 1, Budget(nodes=2))
    assert advice.goals == 1
    assert advice.damage == advice.risk == 0


def small_moments(positions):
    """Positions on small boards, where plain Python does not take ages."""
    small = ((game, seat) for game, seat in moments(Asteroyds()) if len(game.board.places) < 20)
    return islice(small, 0, 11 * positions, 11)


@needs_compiler
@pytest.mark.parametrize("name", SEARCHING)
def test_both_gears_choose_the_same(name):
    for game, seat in small_moments(count(2, 100)):
        chosen = [gear_plan(compiled, name, game, seat) for compiled in (True, False)]
        assert chosen[0] == chosen[1]


def gear_plan(compiled, name, game, seat):
    with engine("bots.asteroyds", compiled):
        return bot("asteroyds", name).plan(game.board, view(game.state, seat), seat, 5, Budget(nodes=1))


def test_both_gears_give_the_same_answers():
    for game, seat in islice(questions(Asteroyds()), count(8, 400)):
        answers = []
        for compiled in (True, False):
            with engine("bots.asteroyds", compiled):
                answers.append(racer.answer(game.board, view(game.state, seat), seat, [False, True], 1))
        assert answers[0] == answers[1]
