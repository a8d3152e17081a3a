"""The event buffer: what does not fit is an error, never a cut."""

from __future__ import annotations

import pytest
from tests.conftest import needs_compiler
from tests.contract.games import engine

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.kernel.events import BEAT, COLUMNS, ROWS, Events, check_room, next_beat, rows, tell
from swarmrally.kernel.fields import new


def test_facts_are_told_in_order_with_their_beat():
    state, events = new(State), new(Events)
    tell(state, events, 5, 305, 1, -1, 3)
    next_beat(state)
    tell(state, events, 6, 306)
    assert rows(events) == [[5, 305, 0, 1, -1, 3, 0, 0], [6, 306, 1, 0, 0, 0, 0, 0]]
    assert BEAT == 2
    assert all(len(row) == COLUMNS for row in rows(events))


def test_a_quiet_buffer_stays_empty():
    state, events = new(State), new(Events)
    events.quiet = 1
    tell(state, events, 1, 101)
    assert rows(events) == []


def test_a_full_buffer_holds_all_its_rows_and_one_more_is_an_error():
    state, events = new(State), new(Events)
    for number in range(ROWS):
        tell(state, events, 1, 101, number)
    assert [row[3] for row in rows(events)] == list(range(ROWS))
    tell(state, events, 1, 101)
    with pytest.raises(OverflowError, match="2049 events"):
        rows(events)
    with pytest.raises(OverflowError):
        check_room(events)


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=needs_compiler)])
def test_a_round_that_overflows_the_buffer_is_an_error(compiled):
    with engine("asteroyds", compiled):
        game = Game(Setup(seats=usual_seats(6, "racing")), "overflow")
        game.events.told = ROWS - 3
        play_round(printed_board().hexes, game.state, game.events)
        assert game.events.told > ROWS
        with pytest.raises(OverflowError):
            rows(game.events)
