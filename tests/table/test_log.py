"""The log is enough: whoever reads it has the same table, at any point, and a changed program notices."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.table.scene import ALICE, BOB, CAROL, Scene, all_sights, bots_are_done
from tests.table.virtual import now, run

from swarmrally.asteroyds.playing import game as asteroyds
from swarmrally.kernel.chance import seed_hash
from swarmrally.kernel.records import first_difference
from swarmrally.roborally.playing import game as roborally
from swarmrally.table import entries
from swarmrally.table.commands import ComeBack, Leave, Pause, Resume, Start, TakeBack
from swarmrally.table.events import ENCODER
from swarmrally.table.folding.fold import EngineChanged, read, rebuilt, write
from swarmrally.table.log import Append, Conflict, Entry, MemoryLog, Row
from swarmrally.table.settings import Clock
from swarmrally.table.table import Table

GAMES = ("asteroyds", "roborally")


class Witness(MemoryLog):
    """Remembers what every seat could see after each append."""

    def __init__(self):
        super().__init__()
        self.scene: Any = None
        self.sights = {}

    async def append(self, append):
        table = self.scene.hall.desks[append.row.table].table if append.row.table in self.scene.hall.desks else None
        if table is not None:
            self.sights[append.row.number] = all_sights(table)
        await super().append(append)


async def lively(game, scene):
    """A game with a bit of everything, to its end."""
    setups = {"asteroyds": {"rules": {"mode": "shooting", "powers": True}}, "roborally": {"rules": {"lives": 1}, "options_at_start": 2}}
    await scene.start(ALICE, BOB, seats=4, bots=["rookie", "drifter"], game=game, setup=setups[game], clock=Clock(20, watching=False))
    await scene.do(ALICE, Pause())
    await scene.do(BOB, Pause())
    await scene.do(BOB, Resume())
    if game == "asteroyds":
        await scene.draft(ALICE)
        await scene.seal(ALICE, ram="ask")
        await scene.do(ALICE, TakeBack(1))
    await scene.do(ALICE, Leave())
    await scene.do(ALICE, ComeBack())
    table = await scene.table()
    while table.phase == "playing" and table.playing().round < 30:
        await asyncio.sleep(7)
    return table


async def played(game):
    log = Witness()
    scene = log.scene = Scene(log)
    await lively(game, scene)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_table_rebuilt_from_any_part_of_its_log_is_the_living_one(game):
    scene = run(played(game))
    table = Table(scene.id)
    for entry in scene.log.kept[scene.id]:
        read(table, entry)
        if entry.number in scene.log.sights:
            assert all_sights(table) == scene.log.sights[entry.number]
    assert len(scene.log.sights) > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_no_gaps_and_time_does_not_run_backwards(game):
    scene = run(played(game))
    kept = scene.log.kept[scene.id]
    assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
    assert [entry.at for entry in kept] == sorted(entry.at for entry in kept)
    with pytest.raises(ValueError, match="does not follow"):
        rebuilt(scene.id, kept[1:])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_follows_from_the_log_and_has_no_gaps(game):
    async def story():
        scene = Scene()
        first = asyncio.get_running_loop().create_task(lively(game, scene))
        while not scene.id or scene.log.rows[scene.id].number < 5:
            await asyncio.sleep(0)
        listener = await scene.listener(CAROL)
        await first
        table = Table(scene.id)
        messages = [message for entry in scene.log.kept[scene.id] if (message := read(table, entry))]
        assert [message.number for message in messages] == list(range(1, len(messages) + 1))
        heard = listener.told()
        assert heard == msgspec.json.decode(ENCODER.encode(messages))[-len(heard) :]

    run(story())


@pytest.mark.parametrize(("game", "module"), [("asteroyds", asteroyds), ("roborally", roborally)])
def test_the_record_of_a_table_verifies_and_is_what_was_told(game, module):
    scene = run(played(game))
    table = scene.rebuilt()
    record = table.record()
    assert first_difference(record.events, module.retold(record)) is None
    told = Table(scene.id)
    news = [news for entry in scene.log.kept[scene.id] if (message := read(told, entry)) for news in message.news]
    events = [event for one in news if hasattr(one, "events") for event in msgspec.json.decode(bytes(one.events))]
    retold = [event for stretch in record.events for event in stretch]
    assert events == msgspec.json.decode(msgspec.json.encode(retold))[-len(events) :]
    assert record.seed == table.seed


@pytest.mark.parametrize("game", GAMES)
def test_the_hash_of_the_seed_is_told_at_the_start_and_the_seed_at_the_end(game):
    async def story():
        scene = Scene()
        await scene.open(
            ALICE, seats=3, bots=["drifter", "drifter"], game=game, setup={"rules": {"lives": 1}} if game == "roborally" else {}
        )
        listener = await scene.listener(CAROL)
        await scene.do(ALICE, Start())
        await scene.do(ALICE, Leave("drifter"))
        table = await scene.table()
        seed, heard, early = str(table.seed), b"", b""
        while table.phase == "playing":
            heard, early = b"".join(listener.heard), msgspec.json.encode(table.snapshot(0, 0))
            await asyncio.sleep(1)
        assert seed.encode() not in heard + early
        assert listener.news("began")[0]["seed_hash"] == seed_hash(seed) == table.snapshot(-1, 0).seed_hash
        assert listener.news("over")[0]["seed"] == seed == table.snapshot(-1, 0).seed

    run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_program_that_gives_other_events_does_not_go_on_with_the_game(game):
    scene = run(played(game))
    kept = list(scene.log.kept[scene.id])
    number = next(number for number, entry in enumerate(kept) if b'"digest"' in entry.body and number > 10)
    body = msgspec.json.decode(kept[number].body)
    kept[number] = Entry(number + 1, kept[number].at, msgspec.json.encode(body | {"digest": body["digest"] ^ 1}))
    with pytest.raises(EngineChanged, match=f"entry {number + 1} "):
        rebuilt(scene.id, kept)


def test_an_entry_that_the_rules_no_longer_allow_is_a_changed_program_too():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        kept = scene.log.kept[scene.id]
        kept.append(Entry(len(kept) + 1, now(), b'{"kind":"sealed","seat":0,"plan":{"seat":0,"columns":["hover"]}}'))
        with pytest.raises(EngineChanged):
            scene.rebuilt()
        await scene.restart()
        assert (await scene.table()).phase == "closed"
        assert isinstance(scene.wrong[0], EngineChanged)
        assert "closed" in (await scene.refused(ALICE, Leave())).reason

    run(story())


def test_a_listener_hears_that_the_program_has_changed():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        listener = await scene.listener(ALICE)
        kept = scene.log.kept[scene.id]
        kept.append(Entry(len(kept) + 1, now(), b'{"kind":"timed_out","digest":1}'))
        scene.hall.heard(scene.id, len(kept))
        await bots_are_done()
        assert listener.news("table_closed") == [{"news": "table_closed", "why": "engine"}]

    run(story())


def test_the_second_of_two_who_write_the_same_number_is_told_so():
    async def story():
        log, table = MemoryLog(), Table("one")
        scene = Scene(log)
        await scene.open(ALICE, seats=2)
        table = scene.rebuilt()
        entry, _ = write(table, entries.SeatTaken(1, BOB), now())
        await log.append(Append(table.row(), (entry,)))
        with pytest.raises(Conflict):
            await log.append(Append(table.row(), (entry,)))
        assert isinstance(log.rows[scene.id], Row)
        assert len(log.kept[scene.id]) == table.number

    run(story())


def test_every_kind_of_entry_is_written_and_read_the_same():
    scene = run(played("asteroyds"))
    for entry in scene.log.kept[scene.id]:
        assert entries.ENCODER.encode(entries.DECODER.decode(entry.body)) == entry.body
