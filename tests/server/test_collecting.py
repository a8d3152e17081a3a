"""Garbage is looked for by the clock."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress

from swarmrally.server.process.collecting import ALL, MUCH, NEVER, NEW, NEWER, OFTEN, collect_by_the_clock, generation
from swarmrally.table.news import Now, PlanSealed, Told


class Knot:
    """Something that only itself refers to."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_new_is_looked_at_often_and_all_of_it_seldom():
    looks = [generation(look) for look in range(1, 1201)]
    assert [looks.count(each) for each in (NEW, NEWER, ALL)] == [1080, 118, 2]
    assert looks[:10] == [NEW] * 9 + [NEWER]


def test_it_comes_by_the_clock_and_leaves_python_as_it_was():
    before = gc.get_threshold()
    looks: list[int] = []
    knots: list[weakref.ref[Knot]] = []

    def collect(generation: int) -> None:
        looks.append(generation)
        gc.collect(generation)
        knots.append(weakref.ref(Knot()))

    async def three_looks() -> bool:
        task = asyncio.create_task(collect_by_the_clock(collect, 0.01))
        while len(looks) < 3:
            await asyncio.sleep(0.01)
        is_left_alone = gc.get_threshold() == (MUCH, OFTEN, NEVER)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        return is_left_alone

    assert asyncio.run(three_looks())
    assert looks[:3] == [NEW] * 3
    assert [knot() for knot in knots[:2]] == [None, None]
    assert gc.get_threshold() == before


def test_what_tables_tell_is_nothing_to_look_at():
    told = Told(1, 2, (PlanSealed(0),), Now("playing"))
    assert not any(map(gc.is_tracked, (told, told.news[0], told.now)))
