"""What a bot may choose, and from what: legal plans and answers, the same for the same view and seed, and nothing that is hidden."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from tests.bots.tables import asteroyds, roborally
from tests.conftest import count
from tests.contract.games import seeds, stops
from tests.contract.roborally_positions import COURSES

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.bots import GAMES, NAMES, Budget, bot
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.game import same
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

QUESTIONS = count(30, 4_000)
THOUGHT = {"asteroyds": Budget(nodes=1), "roborally": Budget(nodes=400)}
"""Enough for a choice, and little enough for thousands of them."""


def board_of(game):
    return game.board if hasattr(game, "board") else game.course


def planners(rules, game):
    """The seats that may plan now."""
    if not rules.is_planning(game):
        return []
    if rules.name == "asteroyds":
        return game.seats_to_plan()
    idle = [seat for seat in range(int(game.state.seats)) if game.may_order(seat) and not game.is_done(seat)]
    return [*game.seats_to_plan(), *(seat for seat in idle if seat not in game.seats_to_plan())]


def moments(rules):
    """Random games, and who may plan there."""
    for seed in seeds(1_000_000):
        for game in stops(rules, f"bots {seed}"):
            for seat in planners(rules, game):
                yield game, seat


def questions(rules):
    for seed in seeds(1_000_000):
        for game in stops(rules, f"bots {seed}"):
            if game.question:
                yield game, game.question[0]


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_among_those_that_may_be_given(rules, name):
    for number, (game, seat) in enumerate(islice(questions(rules), QUESTIONS)):
        answers = game.answers if rules.name == "roborally" else [False, True]
        given = bot(rules.name, name).answer(board_of(game), rules.view(game.state, seat), seat, answers, number)
        assert any(same(given, answer) for answer in answers), (game.question, given)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_hidden_changes_no_choice(rules, name):
    """Not even when the bot is handed the whole state instead of a view."""
    chance = Random("secrets")
    for number, (game, seat) in enumerate(islice(moments(rules), count(20, 10_000))):
        other = rules.with_other_secrets(game.state, seat, chance)
        states = (game.state, other, rules.view(game.state, seat), rules.view(other, seat))
        first, *others = (bot(rules.name, name).plan(board_of(game), state, seat, number, THOUGHT[rules.name]) for state in states)
        assert all(choice == first for choice in others)


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing_and_comes_out_the_same_again(rules, name):
    for game, seat in islice(moments(rules), count(12, 1_000)):
        seen = rules.view(game.state, seat)
        before = to_bytes(seen)
        first = bot(rules.name, name).plan(board_of(game), seen, seat, 3, THOUGHT[rules.name])
        assert to_bytes(seen) == before
        assert bot(rules.name, name).plan(board_of(game), seen, seat, 3, THOUGHT[rules.name]) == first


@pytest.mark.parametrize("name", [name for name in NAMES if name != "racer"])
def test_another_seed_can_give_another_plan(rules, name):
    seen = [(game, seat, rules.view(game.state, seat)) for game, seat in islice(moments(rules), 20)]
    plans = [
        [bot(rules.name, name).plan(board_of(game), view, seat, seed, THOUGHT[rules.name]) for game, seat, view in seen]
        for seed in range(5)
    ]
    assert any(plan != plans[0] for plan in plans)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_played_with_every_option(mode):
    chance = Random(mode)
    bots = [bot("asteroyds", NAMES[seat % 2]) for seat in range(6)]
    for seed in range(count(6, 100)):
        rules = Rules(mode, powers=seed % 2 == 0, return_to_platform=chance.random() < 0.5, one_shot=chance.random() < 0.5)
        rules.fly_on, rules.own_platform, rules.turrets_harmless = (chance.random() < 0.5 for _ in range(3))
        assert asteroyds(Setup(rules, usual_seats(6, mode)), bots, seed).is_over


@pytest.mark.parametrize("course", COURSES)
def test_every_course_can_be_played(course):
    bots = [bot("roborally", NAMES[seat % 2]) for seat in range(4)]
    setup = RallySetup(course=course, seats=usual_robots(4), options_at_start=2)
    game = roborally(setup, bots, len(course), longest=count(4, 100))
    assert game.is_over or game.state.turn_number > 1


def test_an_unknown_bot_is_refused():
    with pytest.raises(Refusal, match=f"expected {' or '.join(NAMES)}, got expert"):
        bot(GAMES[0], "expert")
    with pytest.raises(Refusal, match="expected asteroyds or roborally, got chess"):
        bot("chess", "rookie")
