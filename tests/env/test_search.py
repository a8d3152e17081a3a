"""The functional face: plans are built part by part, and the game that comes of it is the game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from tests.conftest import count, needs_compiler
from tests.env.play import may_plan, meaning, play_in_game, started

from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.env.search import Search

MOST_CHOICES = 16


def plan_part_by_part(search: Search, state: Any, chance: Random) -> dict[int, list[int]]:
    """A whole step of choices, seat after seat; what they were, as rows."""
    rows: dict[int, list[int]] = {}
    begun = search.room.round_of(state)
    while search.room.round_of(state) == begun and not search.terminal(state):
        seat = search.player(state)
        choices = search.legal(state)
        assert 0 < len(choices) <= MOST_CHOICES
        rows.setdefault(seat, []).append(chance.choice(choices))
        search.apply(state, rows[seat][-1])
    return rows


def test_a_searched_game_is_the_game(rules):
    for number in range(count(40, 1_000) // rules.cost):
        chance = Random(f"search {number}")
        setup = rules.setup(chance)
        search = Search(setup)
        state, game = search.start(number), started(rules, setup, str(number))
        settle(game)
        for _ in range(4):
            if search.terminal(state):
                break
            assert meaning(state) == meaning(game.state), number
            rows = plan_part_by_part(search, state, chance)
            assert all(may_plan(search.room, game, seat) for seat in rows)
            play_part_by_part(search, game, rows)
            settle(game)
        assert search.terminal(state) == game.is_over


def settle(game: Any) -> None:
    """Rounds and turns in which nobody plans are played."""
    while not game.is_over and not game.seats_to_plan():
        game.play()


def play_part_by_part(search: Search, game: Any, rows: dict[int, list[int]]) -> None:
    if search.room.game == "asteroyds":
        play_in_game(search.room, game, {seat: np.array(rows.get(seat, [0] * search.room.parts)) for seat in range(search.room.seats)})
        return
    for seat, row in rows.items():
        game.plan(search.room.plan_of(game.state, seat, np.array(row)))
    game.play()


def test_a_saved_state_goes_on_like_its_clone(rules):
    chance = Random("saved")
    search = Search(rules.setup(chance))
    state = search.start("saved")
    for choice in range(20):
        if search.terminal(state):
            break
        kept, clone = search.save(state), search.clone(state)
        choice = chance.choice(search.legal(state))
        search.apply(state, choice)
        loaded = search.load(kept)
        search.apply(loaded, choice)
        search.apply(clone, choice)
        assert search.save(state) == search.save(loaded) == search.save(clone)


def test_what_is_imagined_looks_the_same_to_the_seat_and_may_be_otherwise(rules):
    chance = Random("imagined")
    differs = 0
    for number in range(count(30, 300) // rules.cost + 3):
        search = Search(rules.setup(chance))
        state = search.start(number)
        for _ in range(chance.randrange(30)):
            if not search.terminal(state):
                search.apply(state, chance.choice(search.legal(state)))
        seat = search.player(state)
        if seat == -1:
            continue
        imagined = search.clone(state)
        search.imagine(imagined, seat, f"world {number}")
        assert np.array_equal(search.observe(state, seat), search.observe(imagined, seat))
        assert search.legal(state) == search.legal(imagined)
        differs += search.save(state) != search.save(imagined)
    assert differs


def test_returns_are_the_winners_and_losers():
    search = Search(Setup(seats=usual_seats(2, "racing")))
    state = search.start(0)
    assert search.returns(state) == [0, 0]
    state.over, state.winners = 1, 0b10
    assert search.returns(state) == [-1, 1]
    assert search.terminal(state)
    assert search.player(state) == -1


@needs_compiler
def test_compiled_code_can_search():
    import numba

    from swarmrally.env.asteroyds.search import apply, legal, player, terminal

    @numba.njit
    def first_choices(board, state, events, mask, most):
        made = 0
        while not terminal(state) and made < most:
            if player(state) >= 0 and legal(state, mask) > 0:
                apply(board, state, events, mask.argmax())
                made += 1
        return made

    search: Any = Search(Setup(seats=usual_seats(3, "racing")))
    state, expected = search.start(1), search.start(1)
    made = first_choices(search.room.board.hexes.record, state.record, search.events.record, search.mask, 100)
    for _ in range(made):
        search.apply(expected, search.legal(expected)[0])
    assert search.save(state) == search.save(expected)
