"""One call of every entry, so that the compiler has seen it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from swarmrally.env.batch import Batch
from swarmrally.env.roborally.action import MOST, PARTS, is_allowed
from swarmrally.env.search import Search
from swarmrally.roborally.playing.setting_up import Setup, course_of, usual_seats


def steps() -> list[Callable[[], None]]:
    """What to call, in this order."""
    setup = Setup(seats=usual_seats(2))
    batch = Batch(setup, 1, planes=True, masks=True, final=True)
    course = course_of(setup)
    state, search = batch.states[0], Search(setup)
    node = search.clone(search.room.first)
    return [
        lambda: search.room.begin_one(node, search.events),
        lambda: batch.reset("warm"),
        batch.plan_at_random,
        batch.step,
        lambda: batch.room.see_ahead_in(
            batch, search.ahead, search.events, 0, 1, batch.flat[0], np.zeros((1, MOST), np.int8), np.zeros(1), 0, 1
        ),
        lambda: void(is_allowed(course, state, 0, np.zeros(PARTS, np.int8))),
        lambda: void((search.player(node), search.terminal(node), search.legal(node), search.returns(node))),
        lambda: search.apply(node, 0),
        lambda: void(search.observe(node, 0)),
        lambda: search.imagine(node, 0, ""),
    ]


def void(_: object) -> None:
    """Drops a result."""
