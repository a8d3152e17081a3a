"""Dice from all: the server promises first, each seat adds a lot, and the seed follows from both."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import run

from swarmrally.cli.games import module
from swarmrally.kernel.chance import seed_from, seed_hash
from swarmrally.kernel.records import DECODER, dice_fault, first_difference, text_of
from swarmrally.table import entries
from swarmrally.table.commands import CastLot, ComeBack, Kick, Leave, Resign, SeatBot, Sit, Stand, Start
from swarmrally.table.folding.fold import rebuilt
from swarmrally.table.folding.milestones import milestone_of, table_at
from swarmrally.table.log import Entry
from swarmrally.table.settings import Settings

ONE, TWO, THREE = "01" * 16, "02" * 16, "03" * 32


async def opened(seats=2, game="asteroyds", **more):
    scene = Scene()
    scene.id = await scene.hall.open(Settings(game, seats, **more), ALICE)
    return scene


async def ended(scene):
    """Everybody but the last gives up."""
    for player in [chair.player for chair in (await scene.table()).chairs if chair.player][:-1]:
        await scene.do(player, Resign())


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_the_secret_is_promised_before_anybody_sits_and_told_at_the_end(game):
    async def story():
        scene = await opened(game=game)
        table = await scene.table()
        promised = table.snapshot(-1, 0).commitment
        listener = await scene.listener(CAROL)
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit(lot=TWO))
        assert [news["commitment"] for news in listener.news("seating")] == [promised] * 2
        assert [chair["lot"] for chair in listener.news("seating")[-1]["chairs"]] == [ONE, TWO]
        await scene.do(ALICE, Start())
        began = listener.news("began")[0]
        assert (began["commitment"], began["lots"]) == (promised, [ONE, TWO])
        secret = str(table.secret)
        assert secret.encode() not in b"".join(listener.heard)
        assert table.snapshot(0, 0).secret is None
        await ended(scene)
        over = listener.news("over")[0]
        assert over["secret"] == secret == table.snapshot(-1, 0).secret
        assert seed_hash(secret) == promised
        assert seed_from(secret, [ONE, TWO]) == over["seed"]
        assert seed_hash(over["seed"]) == began["seed_hash"]

    run(story())


def test_bots_and_old_programs_add_nothing_which_is_said():
    async def story():
        scene = await opened(3, bots=["drifter"])
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit())
        await scene.do(ALICE, Start())
        table = await scene.table()
        assert table.lots() == (ONE, None, None)
        assert table.seed == seed_from(str(table.secret), [ONE, None, None])

    run(story())


def test_a_lot_is_cast_once_by_who_has_a_seat_before_the_start():
    async def story():
        scene = await opened()
        assert (await scene.refused(CAROL, CastLot(ONE))).code == "no_seat"
        await scene.do(ALICE, Sit())
        await scene.do(ALICE, CastLot(ONE))
        assert (await scene.refused(ALICE, CastLot(TWO))).pointer == "/lot"
        await scene.do(BOB, Sit(lot=TWO))
        assert (await scene.refused(BOB, CastLot(ONE))).pointer == "/lot"
        await scene.do(ALICE, Start())
        assert (await scene.refused(ALICE, CastLot(TWO))).code == "begun"

    run(story())


@pytest.mark.parametrize("lot", ["", "0f", "0F" * 16, "0g" * 16, "0f" * 33, "0f" * 15 + "0", " " + "0f" * 16, "-", 7])
def test_a_lot_is_sixteen_to_32_bytes(lot):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"do": "sit", "lot": lot}, Sit)


def test_a_lot_goes_with_who_cast_it():
    """Stood up, sent away, handed over before the start: the next owner casts another."""

    async def story():
        scene = await opened(3)
        for player, lot in ((ALICE, ONE), (BOB, TWO), (CAROL, THREE)):
            await scene.do(player, Sit(lot=lot))
        await scene.do(BOB, Stand())
        await scene.do(ALICE, Kick(2))
        table = await scene.table()
        assert table.lots() == (ONE, None, None)
        await scene.do(ALICE, SeatBot(2))
        await scene.do(BOB, Sit())
        await scene.hall.hand_over(scene.id, 0, CAROL)
        assert table.lots() == (None, None, None)
        await scene.do(CAROL, CastLot(THREE))
        await scene.do(CAROL, Start())
        assert table.seed == seed_from(str(table.secret), [THREE, None, None])

    run(story())


def test_in_the_game_a_seat_keeps_the_lot_that_it_began_with():
    async def story():
        scene = await opened()
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit(lot=TWO))
        await scene.do(ALICE, Start())
        await scene.do(ALICE, Leave())
        await scene.do(ALICE, ComeBack())
        await scene.hall.hand_over(scene.id, 1, CAROL)
        await ended(scene)
        record = (await scene.table()).record()
        assert record.dice is not None
        assert record.dice.lots == [ONE, TWO]
        assert dice_fault(record) is None

    run(story())


def test_servers_make_the_same_seed_also_after_a_restart():
    async def story():
        scene = await opened()
        await scene.do(ALICE, Sit(lot=ONE))
        promised = (await scene.table()).commitment
        await scene.restart()
        await scene.do(BOB, Sit(lot=TWO))
        table = await scene.table()
        assert (table.commitment, table.lots()) == (promised, (ONE, TWO))
        await scene.restart()
        await scene.do(ALICE, Start())
        table = await scene.table()
        assert table.seed == seed_from(str(table.secret), [ONE, TWO])
        assert scene.rebuilt().snapshot(0, 0) == table.snapshot(0, 0)

    run(story())


def test_a_rematch_has_a_promise_of_its_own_and_no_lots_yet():
    async def story():
        scene = await opened()
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit(lot=TWO))
        await scene.do(ALICE, Start())
        await ended(scene)
        first = await scene.table()
        scene.id = await scene.hall.rematch(scene.id, BOB)
        again = await scene.table()
        assert again.commitment not in (None, first.commitment)
        assert again.lots() == (None, None)
        await scene.do(ALICE, CastLot(THREE))
        await scene.do(BOB, Start())
        assert again.seed == seed_from(str(again.secret), [THREE, None])

    run(story())


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_the_record_says_where_the_seed_came_from_and_what_is_altered_is_found(game):
    async def story():
        scene = await opened(game=game)
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit(lot=TWO))
        await scene.do(ALICE, Start())
        await ended(scene)
        record = (await scene.table()).record()
        assert DECODER.decode(text_of(record)) == record
        assert dice_fault(record) is None
        assert first_difference(record.events, module(game, "game").retold(record)) is None
        assert record.dice is not None
        record.dice.lots.reverse()
        assert str(dice_fault(record)).startswith("/seed")
        record.dice.secret = "00" * 16
        assert str(dice_fault(record)).startswith("/dice/secret")

    run(story())


def test_tables_and_records_of_an_older_program_are_what_they_were():
    """Its log has no secret, and its seed was drawn at the start."""

    async def story():
        scene = await opened()
        kept = scene.log.kept[scene.id]
        body = msgspec.json.decode(kept[0].body)
        del body["secret"]
        kept[0] = Entry(1, kept[0].at, msgspec.json.encode(body))
        await scene.restart()
        listener = await scene.listener(CAROL)
        for player in (ALICE, BOB):
            await scene.do(player, Sit())
        await scene.do(ALICE, Start())
        await ended(scene)
        assert listener.news("seating")[0]["commitment"] is None
        assert seed_hash(listener.news("over")[0]["seed"]) == listener.news("began")[0]["seed_hash"]
        record = rebuilt(scene.id, kept).record()
        assert (record.dice, dice_fault(record)) == (None, None)
        assert b'"dice"' not in text_of(record)

    run(story())


def test_the_log_holds_what_the_seed_is_made_of():
    async def story():
        scene = await opened()
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit())
        await scene.do(BOB, CastLot(TWO))
        await scene.do(ALICE, Start())
        secret = scene.bodies(entries.Opened)[0].secret
        lots = [body.lot for body in scene.bodies(entries.SeatTaken, entries.LotCast) if body.lot]
        assert scene.bodies(entries.Started)[0].seed == seed_from(secret, lots)

    run(story())


def test_a_table_that_was_written_down_still_has_its_secret_and_lots():
    async def story():
        scene = await opened()
        await scene.do(ALICE, Sit(lot=ONE))
        await scene.do(BOB, Sit(lot=TWO))
        await scene.do(ALICE, Start())
        table = await scene.table()
        again = table_at(scene.id, milestone_of(table))
        assert (again.secret, again.lots(), again.seed) == (table.secret, (ONE, TWO), table.seed)
        assert again.snapshot(0, 0) == table.snapshot(0, 0)

    run(story())
