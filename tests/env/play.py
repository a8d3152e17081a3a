"""Random play of environments: set-ups, rows of choices, and the same rows at other tables."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from swarmrally.env.batch import Batch
from swarmrally.kernel.fields import copy, to_bytes


def any_rows(batch: Batch, chance: Random) -> None:
    """Plans at random for every seat: legal ones, and any others."""
    batch.plan_at_random()
    for place in range(batch.size):
        for seat in range(batch.seats):
            if chance.random() < 0.5:
                batch.plans[place, seat] = [chance.randrange(size) for size in batch.room.sizes]


def any_row(sizes: tuple[int, ...], chance: Random) -> Any:
    return np.array([chance.randrange(size) for size in sizes], np.int8)


def play_in_game(room: Any, game: Any, rows: Any) -> None:
    """One step of a Game with the plans that the rows stand for."""
    plans = [(seat, room.plan_of(game.state, seat, rows[seat])) for seat in range(room.seats) if may_plan(room, game, seat)]
    for _, plan in plans:
        game.plan(plan)
    game.play()


def meaning(state: Any) -> bytes:
    """All of a state but for what lies in the memory of hands behind their last card."""
    kept = copy(state)
    for seat, cards in enumerate(getattr(kept, "hand_count", [])):
        kept.hand[seat, int(cards) :] = 0
    return to_bytes(kept)


def may_plan(room: Any, game: Any, seat: int) -> bool:
    return seat in game.seats_to_plan() if room.game == "asteroyds" else game.may_order(seat) and not game.is_done(seat)


def started(rules: Any, setup: Any, seed: str) -> Any:
    """A Game at its first planning; in Tricksy everybody keeps the first option."""
    game = rules.start(setup, seed)
    while game.question is not None:
        game.answer(game.question[0], game.answers[0])
    if rules.name == "roborally":
        game.state.asks[:] = 0
    return game
