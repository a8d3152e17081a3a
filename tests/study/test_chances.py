"""Chances to win: counted in games, the same in slices, in each gear, and whatever the secrets of a position are."""

from __future__ import annotations

import importlib

import pytest
from tests.conftest import count, needs_compiler
from tests.contract.games import engine
from tests.study.played import GAMES, flight, moments_of, rally, record_of

from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.study.weighing.chances import AS_IT_LIES, AS_SEEN, BEFORE_CHANCE, Chances
from swarmrally.study.weighing.errors import WHOLE, error_of, error_of_lead, part_of, root

pytestmark = needs_compiler


def counted(game, ground, state, bench, games=64, slice_of=1000, **asked):
    found = new(Chances)
    found.games = games
    for name, value in asked.items():
        setattr(found, name, value)
    count_chances = importlib.import_module(f"swarmrally.study.{game}.playing_out").count_chances
    while not count_chances(ground, state, found, bench, slice_of):
        assert found.played < games
    return found


@pytest.mark.parametrize("game", GAMES)
def test_slices_and_what_was_thought_before_change_nothing(game):
    study, ground, plans = moments_of(record_of(game))
    before, _, _ = plans[0]
    at_once = counted(game, ground, before, study.bench)
    counted(game, ground, plans[-1][0], study.bench, games=5)
    assert to_bytes(counted(game, ground, before, study.bench, slice_of=7)) == to_bytes(at_once)


@pytest.mark.parametrize("game", GAMES)
def test_counting_goes_on_where_it_stopped(game):
    study, ground, plans = moments_of(record_of(game))
    found = counted(game, ground, plans[0][0], study.bench, games=16)
    few = int(found.error[0])
    found.games = 256
    count_chances = importlib.import_module(f"swarmrally.study.{game}.playing_out").count_chances
    assert count_chances(ground, plans[0][0], found, study.bench, 1000)
    assert (found.played, found.won.tolist()) == (256, counted(game, ground, plans[0][0], study.bench, games=256).won.tolist())
    assert found.error[0] < few / 3


@pytest.mark.parametrize("unknown", [AS_IT_LIES, BEFORE_CHANCE])
@pytest.mark.parametrize("game", GAMES)
def test_the_dice_to_come_are_not_looked_up(game, unknown):
    """The key of the game that was played changes nothing."""
    study, ground, plans = moments_of(record_of(game))
    other = copy(plans[0][0])
    other.key[:] = 1, 2, 3, 4
    expected = counted(game, ground, plans[0][0], study.bench, unknown=unknown)
    assert counted(game, ground, other, study.bench, unknown=unknown).won.tolist() == expected.won.tolist()


def test_before_the_roll_the_dice_on_the_table_say_nothing():
    study, board, plans = moments_of(flight())
    other = copy(plans[0][0])
    other.dice[:] = [7 - int(number) for number in other.dice]
    bench = study.bench
    one, two = (counted("asteroyds", board, state, bench, unknown=BEFORE_CHANCE) for state in (plans[0][0], other))
    assert one.won.tolist() == two.won.tolist()
    one, two = (counted("asteroyds", board, state, bench) for state in (plans[0][0], other))
    assert one.won.tolist() != two.won.tolist()


def test_hands_of_others_say_nothing_to_a_seat():
    """The others' cards change places with cards of the deck."""
    study, course, plans = moments_of(rally())
    before = plans[0][0]
    other = copy(before)
    seen = sorted(before.hand[0, : before.hand_count[0]].tolist())
    free = [card for card in range(1, 85) if card not in seen]
    other.hand[1, : other.hand_count[1]] = free[: int(other.hand_count[1])]
    other.deck[: other.deck_end] = 0
    one, two = (counted("roborally", course, state, study.bench, unknown=AS_SEEN, me=0) for state in (before, other))
    assert one.won.tolist() == two.won.tolist()


def test_plans_that_stand_are_played():
    """Who flies nowhere while the others plan anew does worse."""
    study, board, plans = moments_of(flight())
    idle = copy(plans[0][0])
    idle.plan[0, :] = [0, 0, 0, 0, 0, 0, 6]
    free, stuck = (counted("asteroyds", board, idle, study.bench, games=256, stands=stands) for stands in (0, 1))
    assert stuck.won[0] < free.won[0] - 10


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_is_over_or_waits_for_dice_has_chances_too(game):
    study, ground, _ = moments_of(record_of(game))
    over = study.game.state
    found = counted(game, ground, over, study.bench, games=3)
    assert [int(chance) for chance in found.chance[: int(over.seats)]] == [
        WHOLE if int(over.winners) >> seat & 1 else 0 for seat in range(int(over.seats))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_it_is_the_same(game):
    study, ground, plans = moments_of(record_of(game))
    expected = to_bytes(counted(game, ground, plans[0][0], study.bench, games=2))
    with engine(f"study.{game}", compiled=False):
        assert to_bytes(counted(game, ground, plans[0][0], study.bench, games=2)) == expected


def test_errors_are_those_of_statistics():
    assert [root(square) for square in (0, 1, 3, 4, 99, 10**16 + 1)] == [0, 1, 1, 2, 9, 10**8]
    for games in (10, 96, 384):
        for won in range(0, games + 1, max(1, games // count(10, 96))):
            assert part_of(won, games) == pytest.approx(WHOLE * won / games, abs=0.51)
            share = (won + 1) / (games + 2)
            assert error_of(won, games) == pytest.approx(WHOLE * (share * (1 - share) / (games + 3)) ** 0.5, abs=2)
            lead = won - (games - won)
            expected = ((won + (games - won) + 1) - lead * lead / games) ** 0.5 / games
            assert error_of_lead(won, games - won, games) == pytest.approx(WHOLE * expected, abs=2)
