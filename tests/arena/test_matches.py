"""A match: who wins, what is counted, and that it is the same every time."""

from __future__ import annotations

import msgspec
import pytest
from tests.arena.conftest import match, race, rally, result

from swarmrally.arena.matches import TURN_LIMIT, Pace, Result
from swarmrally.arena.playing import play
from swarmrally.asteroyds.components.state import MODES
from swarmrally.cli.games import module
from swarmrally.kernel.records import first_difference
from swarmrally.kernel.refusal import Refusal


def same(one, other):
    """All of a result but how long it took."""
    return [(seat.bot, seat.start, seat.goals, seat.lost) for seat in one.seats] == [
        (seat.bot, seat.start, seat.goals, seat.lost) for seat in other.seats
    ] and (one.winners, one.rounds, one.ended) == (other.winners, other.rounds, other.ended)


def test_a_match_ends_with_its_game(contest):
    result, game = play(match(contest()))
    assert game.is_over
    assert result.winners == [seat for seat in range(2) if int(game.state.winners) >> seat & 1]
    assert result.ended != TURN_LIMIT


def test_the_same_match_is_the_same_game_and_another_number_is_another(contest):
    (one, game), (again, _), (_, other) = play(match(contest())), play(match(contest())), play(match(contest(), 1))
    assert same(one, again)
    assert other.told != game.told


def test_a_match_that_takes_too_long_is_drawn(contest):
    result, game = play(match(contest(longest=1)))
    assert not game.is_over
    assert (result.winners, result.rounds, result.ended) == ([], 1, TURN_LIMIT)
    assert result.points("rookie") == result.points("drifter") == 0.5


def test_every_choice_is_timed(contest):
    result, _ = play(match(contest(longest=2)))
    assert [seat.pace.choices for seat in result.seats] == [2, 2]
    assert all(seat.pace.seconds > 0 for seat in result.seats)


def test_a_match_leaves_a_record_that_verifies(contest):
    _, game = play(match(contest(longest=3)))
    record = game.record()
    assert first_difference(record.events, module(record.game, "game").retold(record)) is None


def test_a_bot_that_nobody_knows_is_refused_with_those_that_are_known():
    with pytest.raises(Refusal, match=r"^--bots: expected some of drifter, rookie"):
        play(match(rally(), bots=("rookie", "nobody")))


def test_goals_and_losses_are_those_of_the_state():
    result, game = play(match(race(), 3, ("beginner", "rookie")))
    assert [seat.goals for seat in result.seats] == [int(tokens).bit_count() for tokens in game.state.craft_tokens[:2]]
    assert [seat.lost for seat in result.seats] == [int(cell == -1) for cell in game.state.craft_cell[:2]]


@pytest.mark.parametrize("mode", MODES)
def test_the_result_of_every_mode_can_be_kept(mode):
    result, _ = play(match(race(mode=mode, longest=3)))
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result


def test_a_point_is_shared_by_the_winning_seats_and_by_all_when_nobody_wins():
    assert result(0, [0], "ace", "racer").points("ace") == 1
    assert result(0, [0, 1], "ace", "racer").points("ace") == 0.5
    assert result(0, [], "ace", "racer", "racer", "racer").points("racer") == 0.75
    assert result(0, [1, 3], "ace", "racer", "ace", "racer").points("racer") == 1
    assert not result(0, [1, 3], "ace", "racer", "ace", "racer").is_drawn
    assert result(0, [], "ace", "racer").is_drawn


def test_a_pace_knows_its_mean_and_its_slowest_choices():
    pace, other = Pace(), Pace()
    for number in range(98):
        (pace if number % 2 else other).add(0.001)
    other.add(0.05)
    other.add(0.051)
    pace.merge(other)
    assert pace.choices == 100
    assert pace.mean == pytest.approx(0.00199)
    assert pace.quantile(0.5) == pytest.approx(0.001, rel=0.03)
    assert pace.quantile(0.99) == pytest.approx(0.05, rel=0.03)
