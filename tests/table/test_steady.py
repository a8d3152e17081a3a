"""The time of tables goes on, whatever the machine's clock does."""

from __future__ import annotations

import asyncio

import pytest
from tests.table import virtual
from tests.table.scene import ALICE, BOB, Scene

from swarmrally.table.commands import Draft
from swarmrally.table.entries import ClockMoved, TimedOut
from swarmrally.table.settings import Clock
from swarmrally.table.steady_time import FAR, Steady

HOUR = 3_600_000
START = 1_700_000_000_000


class Machine:
    """A clock on the wall that can be set, and one that can't."""

    def __init__(self) -> None:
        self.wrong = 0
        self.passed = 5_000.0
        self.steady = Steady(lambda: START + self.wrong + int(self.passed), lambda: self.passed)

    def after(self, seconds: float) -> int:
        """What the steady clock shows then, counted from its beginning."""
        self.passed += seconds * 1000
        return self.steady() - START - 5_000


def test_a_machine_that_keeps_time_is_followed():
    machine = Machine()
    assert [machine.after(10) for _ in range(3)] == [10_000, 20_000, 30_000]
    assert machine.steady.lag() == 0


@pytest.mark.parametrize("jump", [-HOUR, HOUR], ids=["back", "forward"])
def test_a_clock_that_is_set_is_approached_slowly_and_never_backwards(jump):
    machine = Machine()
    machine.wrong = jump
    shown = [machine.after(0.1) for _ in range(1000)]
    assert shown == sorted(shown)
    assert abs(shown[-1] - 100_000) <= 101
    assert (shown[-1] < 100_000) == (jump < 0)


def test_a_small_difference_is_made_up_for():
    machine = Machine()
    machine.wrong = -200
    assert machine.after(1000) == 1_000_000 - 200


def test_a_machine_that_has_slept_is_far_ahead():
    machine = Machine()
    machine.wrong = FAR + 1000
    assert machine.steady.lag() == FAR + 1000
    machine.steady.be_at_least(machine.steady() + machine.steady.lag())
    assert machine.steady.lag() == 0
    assert machine.after(1) == FAR + 2000


def test_whoever_comes_later_goes_on_from_where_others_were():
    machine = Machine()
    machine.steady.be_at_least(START + 5_000 + HOUR)
    assert machine.after(0) == HOUR
    assert HOUR + 59_900 < machine.after(60) <= HOUR + 60_000
    machine.steady.be_at_least(START)
    assert machine.after(0) > HOUR


def test_a_stopwatch_stands_still_while_the_machine_sleeps():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock(30, watching=False))
        before = (await scene.table()).deadline or 0
        scene.hall.was_away(HOUR)
        after = await scene.table()
        assert after.deadline == before + HOUR
        assert len(scene.bodies(ClockMoved)) == 1
        assert scene.bodies(TimedOut) == []

    virtual.run(story())


def test_entries_follow_each_other_although_another_server_was_ahead():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none", watching=False))
        usual = scene.hall.now
        plan = (await scene.table()).playing().idle_plan(0)
        wrong = [5_000, 0, -HOUR]
        scene.hall.now = lambda: usual() + wrong[0]
        while wrong[1:]:
            await scene.do(ALICE, Draft(1, plan))
            await asyncio.sleep(2)
            wrong.pop(0)
        times = [entry.at for entry in scene.log.kept[scene.id]]
        assert times == sorted(times)

    virtual.run(story())
