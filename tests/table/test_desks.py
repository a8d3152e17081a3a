"""Several servers on one log, and a log that can't always be reached: nobody misses anything, and nothing gets stuck."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.table.scene import ALICE, BOB, CAROL, FORWARD, Scene, all_sights, bots_are_done, plan
from tests.table.virtual import now, run

from swarmrally.table.commands import Caller, Draft, Leave, Pause, Sit, Start, TakeBack
from swarmrally.table.desk import hall
from swarmrally.table.entries import HostChanged, Sealed, TimedOut
from swarmrally.table.log import MemoryLog
from swarmrally.table.settings import Clock


class Troubled(MemoryLog):
    """A log that is slow, tells nobody, or can't be reached."""

    is_shared = True

    def __init__(self):
        super().__init__()
        self.seconds = 0.0
        self.is_silent = False
        self.failures = 0
        self.loses_answers = False

    async def append(self, append):
        await asyncio.sleep(self.seconds)
        if self.failures:
            self.failures -= 1
            if self.loses_answers:
                await super().append(append)
            raise ConnectionError("gone")
        listeners = self.listeners
        self.listeners = [] if self.is_silent else listeners
        try:
            await super().append(append)
        finally:
            self.listeners = listeners

    async def entries(self, table, after=0):
        found = await super().entries(table, after)
        await asyncio.sleep(self.seconds)
        return found


async def two_servers():
    log = Troubled()
    here, there = Scene(log), Scene(log, seed=2)
    await here.start(ALICE, BOB)
    there.id = here.id
    await there.table()
    return here, there, log


def numbers(listener):
    return [told["number"] for told in listener.told()]


def test_players_on_two_servers_hear_the_same():
    async def story():
        here, there, _ = await two_servers()
        alice, bob = await here.listener(ALICE), await there.listener(BOB)
        await here.seal(ALICE)
        await there.seal(BOB)
        await bots_are_done()
        assert alice.told() == bob.told()
        assert len(alice.told()) == 2
        assert all_sights(await here.table()) == all_sights(await there.table())

    run(story())


def test_whoever_loses_a_race_to_write_tells_what_the_other_wrote():
    async def story():
        here, there, log = await two_servers()
        log.is_silent = True
        bob = await there.listener(BOB)
        await here.seal(ALICE)
        assert not bob.heard
        await there.seal(BOB)
        assert numbers(bob) == [numbers(bob)[0], numbers(bob)[0] + 1]
        assert bob.told()[0]["news"] == [{"news": "plan_sealed", "seat": 0}]

    run(story())


@pytest.mark.parametrize("is_alone", [True, False])
def test_nobody_is_refused_for_what_was_true_before_another_server_wrote(is_alone):
    """Nor beside a draft, for which nobody else waits."""

    async def story():
        here, there, log = await two_servers()
        log.is_silent = True
        await here.seal(ALICE)
        asked = [(ALICE, TakeBack(1))] if is_alone else [(BOB, Draft(1, plan(1, FORWARD))), (ALICE, TakeBack(1))]
        desk = there.hall.desk(there.id)
        callers = [(Caller(player, now(), there.hall.draw), command) for player, command in asked]
        errands = [lambda table, pair=pair: pair[1].entries(table, pair[0]) for pair in callers]
        await asyncio.gather(*(desk.ask(errand, is_wish=True) for errand in errands))
        assert (await there.table()).playing().awaited() == [0, 1]

    run(story())


def test_a_notice_that_comes_while_the_log_is_read_is_not_lost():
    async def story():
        here, there, log = await two_servers()
        bob = await there.listener(BOB)
        log.seconds = 1.0
        await here.do(ALICE, Pause())
        await asyncio.sleep(0.5)
        log.seconds = 0.0
        await here.do(ALICE, Pause(False))
        await asyncio.sleep(2)
        assert len(bob.told()) == 2

    run(story())


def test_a_server_that_may_have_missed_something_reads_on():
    async def story():
        here, there, log = await two_servers()
        log.is_silent = True
        bob = await there.listener(BOB)
        await here.seal(ALICE)
        there.hall.heard("", 0)
        await bots_are_done()
        assert len(bob.told()) == 1

    run(story())


def test_somebody_who_knows_more_than_the_server_makes_it_read_on():
    async def story():
        here, there, log = await two_servers()
        log.is_silent = True
        number = await here.seal(ALICE)
        assert there.hall.desk(there.id).after(number) is None
        await bots_are_done()
        assert there.hall.desk(there.id).after(number) == ()

    run(story())


def test_the_messages_after_a_number_are_told_as_long_as_they_are_kept():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        table, desk = await scene.table(), scene.hall.desk(scene.id)
        first = table.told
        await scene.seal(ALICE)
        await scene.seal(BOB)
        assert [told.number for told in desk.after(first) or ()] == [first + 1, first + 2]
        assert desk.after(table.told) == ()
        for _ in range(400):
            await desk.ask(lambda table: [HostChanged(table.host)])
        assert desk.after(1) is None

    run(story())


@pytest.mark.parametrize("loses_answers", [False, True])
def test_what_could_not_be_written_is_refused_and_the_table_goes_on(loses_answers):
    async def story():
        log = Troubled()
        scene = Scene(log)
        await scene.start(ALICE, BOB)
        bob = await scene.listener(BOB)
        log.failures, log.loses_answers = 1, loses_answers
        with pytest.raises(ConnectionError):
            await scene.seal(ALICE)
        await asyncio.sleep(2)
        assert len(scene.bodies(Sealed)) == len(bob.told()) == int(loses_answers)
        assert all_sights(await scene.table()) == all_sights(scene.rebuilt())
        await asyncio.sleep(60)
        assert scene.bodies(TimedOut)

    run(story())


def test_a_table_is_timed_out_although_the_log_could_not_be_reached_at_that_moment():
    async def story():
        log = Troubled()
        scene = Scene(log)
        await scene.start(ALICE, BOB)
        await asyncio.sleep(50)
        log.failures = 3
        await asyncio.sleep(10)
        assert len(scene.bodies(TimedOut)) == 1

    run(story())


def test_a_bot_moves_although_the_log_could_not_be_reached_at_that_moment():
    async def story():
        log = Troubled()
        scene = Scene(log)
        await scene.open(ALICE, BOB, clock=Clock("none"))
        await scene.do(ALICE, Start())
        log.seconds = 0.5
        leaving = asyncio.ensure_future(scene.do(BOB, Leave()))
        await asyncio.sleep(0.6)
        await leaving
        log.failures = 2
        await asyncio.sleep(20)
        assert [body.by for body in scene.bodies(Sealed)] == ["bot"]

    run(story())


def test_nobody_sees_what_is_not_kept_yet():
    async def story():
        log = Troubled()
        scene = Scene(log)
        await scene.open(ALICE, seats=3)
        desk = scene.hall.desk(scene.id)
        log.seconds = 1.0
        first = desk.look(lambda table: table.told)
        sitting = asyncio.ensure_future(scene.do(BOB, Sit()))
        seen = await first
        look = desk.look(lambda table: (table.told, log.rows[scene.id].number == table.number))
        number, is_kept = await look
        assert is_kept
        assert number == seen + 1 == await sitting

    run(story())


def test_a_desk_that_nobody_needs_is_put_away_and_the_table_comes_back_as_it_was():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        before = all_sights(await scene.table())
        listener = await scene.listener(CAROL)
        await asyncio.sleep(61)
        await scene.hall.look()
        assert scene.hall.desks, "somebody listens"
        scene.hall.desk(scene.id).part(listener)
        await asyncio.sleep(61)
        await scene.hall.look()
        assert not scene.hall.desks
        assert all_sights(await scene.table()) == before

    run(story())


def test_of_desks_that_nobody_needs_those_with_large_set_ups_go_at_once_when_there_are_many(monkeypatch):
    async def story():
        scene = Scene()
        opened = []
        for _ in range(3):
            await scene.open(ALICE, seats=3)
            opened.append(scene.id)
            await asyncio.sleep(1)
        monkeypatch.setattr(hall, "IDLE_BYTES", 2 * scene.hall.desk(scene.id).size)
        await scene.hall.look()
        assert list(scene.hall.desks) == opened[1:], "the one that was asked longest ago is gone"
        listener = await scene.listener(CAROL)
        monkeypatch.setattr(hall, "IDLE_BYTES", 0)
        await scene.hall.look()
        assert list(scene.hall.desks) == opened[2:], "somebody listens"
        scene.hall.desk(scene.id).part(listener)

    run(story())


def test_a_server_that_closes_finishes_what_it_has_begun():
    async def story():
        log = Troubled()
        scene = Scene(log)
        await scene.open(ALICE, seats=3)
        log.seconds = 1.0
        sitting = asyncio.ensure_future(scene.do(BOB, Sit()))
        await asyncio.sleep(0.1)
        await scene.hall.close()
        assert isinstance(await sitting, int)
        assert msgspec.json.decode(log.kept[scene.id][-1].body)["player"] == BOB

    run(story())


def test_plans_wait_a_moment_for_company_but_the_last_one_keeps_nobody_waiting():
    async def story():
        loop, scene = asyncio.get_running_loop(), Scene()
        await scene.start(ALICE, BOB, CAROL, clock=Clock("none"))
        begun = loop.time()
        await asyncio.gather(scene.seal(ALICE), scene.seal(BOB))
        assert loop.time() == pytest.approx(begun + hall.A_MOMENT)
        await scene.seal(CAROL)
        assert (await scene.table()).playing().round == 2
        assert loop.time() == pytest.approx(begun + hall.A_MOMENT)

    run(story())


def test_at_many_tables_plans_wait_longer_but_never_for_a_tenth_of_a_second(monkeypatch):
    async def story():
        loop, scene = asyncio.get_running_loop(), Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        monkeypatch.setattr(hall, "FEW_DESKS", 0)
        begun = loop.time()
        await scene.seal(ALICE)
        assert loop.time() == pytest.approx(begun + hall.A_WHILE)
        assert hall.A_WHILE < 0.1

    run(story())


def test_when_a_table_is_worked_on_does_not_tell_who_has_drafted(monkeypatch):
    async def story():
        scene = Scene()
        tables = []
        for _ in range(6):
            await scene.start(ALICE, BOB, clock=Clock("none"))
            tables.append(scene.id)
        monkeypatch.setattr(hall, "DESKS_AT_ONCE", 1)
        worked_on: list[list[str]] = []
        work_on = scene.hall.work_on

        def look_and_work_on(desks, seconds):
            worked_on.append([desk.id for desk in desks])
            work_on(desks, seconds)

        monkeypatch.setattr(scene.hall, "work_on", look_and_work_on)
        drafts = []
        for player, seat, asking in ((ALICE, 0, tables[::-1]), (BOB, 1, tables[:3])):
            for table in asking:
                drafts.append(asyncio.ensure_future(scene.hall.do(table, player, Draft(1, plan(seat, FORWARD)))))
                await asyncio.sleep(0)
        await asyncio.gather(*drafts)
        assert worked_on == [tables[place:] for place in range(len(tables))], "each once, whoever asked first and most"

    run(story())


def test_a_plan_in_the_last_second_waits_for_nobody():
    async def story():
        loop, scene = asyncio.get_running_loop(), Scene()
        await scene.start(ALICE, BOB, clock=Clock(20, watching=False))
        await asyncio.sleep(19.5)
        begun = loop.time()
        await scene.seal(ALICE)
        assert loop.time() == pytest.approx(begun)

    run(story())


def test_whoever_looks_neither_sees_nor_hastens_a_plan_that_waits():
    """Else it could be told from the time of an answer that somebody has just drafted."""

    async def story():
        loop, scene = asyncio.get_running_loop(), Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        begun = loop.time()
        sealing = asyncio.ensure_future(scene.seal(ALICE))
        await asyncio.sleep(0.002)
        assert not (await scene.table()).playing().has_sealed(0)
        assert loop.time() == pytest.approx(begun + 0.002)
        await sealing
        assert (await scene.table()).playing().has_sealed(0)
        assert loop.time() == pytest.approx(begun + hall.A_MOMENT)

    run(story())


def test_a_server_that_closes_writes_what_waits_for_company():
    async def story():
        log = MemoryLog()
        scene = Scene(log)
        await scene.start(ALICE, BOB, clock=Clock("none"))
        sealing = asyncio.ensure_future(scene.seal(ALICE))
        await asyncio.sleep(0.002)
        await scene.hall.close()
        assert isinstance(await sealing, int)
        assert msgspec.json.decode(log.kept[scene.id][-1].body)["kind"] == "sealed"

    run(story())


def test_a_plan_is_kept_also_when_whoever_sealed_it_has_gone():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, clock=Clock("none"))
        sealing = asyncio.ensure_future(scene.seal(ALICE))
        await asyncio.sleep(0.002)
        sealing.cancel()
        await asyncio.sleep(1)
        assert (await scene.table()).playing().has_sealed(0)

    run(story())
