"""Who sits where, what they wish for, and who says so, before the start."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw
from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import run

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import Close, Kick, SeatBot, Sit, Stand, Start, Wish
from swarmrally.table.log import MemoryLog
from swarmrally.table.settings import Clock, Terms


def wish(**wishes):
    return Wish(Raw(msgspec.json.encode(wishes)))


def setup_of(table):
    return msgspec.json.decode(table.started_setup)


def test_a_player_takes_any_free_seat_or_the_one_they_ask_for():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=3)
        await scene.do(BOB, Sit(2))
        assert [chair.player for chair in (await scene.table()).chairs] == [ALICE, None, BOB]
        refusal = await scene.refused(CAROL, Sit(2))
        assert (refusal.pointer, refusal.reason) == ("/seat", "expected a free seat, one of 1; got 2")
        await scene.do(CAROL, Sit())
        assert (await scene.refused("dave", Sit())).reason == "expected a free seat: all are taken"

    run(story())


def test_a_player_has_one_seat_at_a_table():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=2)
        assert (await scene.refused(ALICE, Sit())).code == "seated"

    run(story())


def test_bots_of_the_settings_sit_on_the_last_seats():
    async def story():
        scene = Scene()
        await scene.open(ALICE, seats=4, bots=["rookie", "drifter"])
        assert [chair.bot for chair in (await scene.table()).chairs] == [None, None, "drifter", "rookie"]

    run(story())


def test_the_host_frees_seats_and_seats_bots_and_nobody_else_does():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=3)
        assert (await scene.refused(BOB, Kick(0))).reason == "expected the host of the table"
        assert (await scene.refused(BOB, SeatBot(2))).reason == "expected the host of the table"
        assert (await scene.refused(ALICE, Kick(2))).pointer == "/seat"
        assert (await scene.refused(ALICE, Kick(7))).pointer == "/seat"
        assert (await scene.refused(ALICE, SeatBot(1))).pointer == "/seat"
        await scene.do(ALICE, Kick(1))
        await scene.do(ALICE, SeatBot(1, "drifter"))
        assert [chair.bot for chair in (await scene.table()).chairs] == [None, "drifter", None]

    run(story())


def test_whom_the_host_has_kicked_does_not_sit_down_again():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=3)
        await scene.do(ALICE, Kick(1))
        assert (await scene.refused(BOB, Sit())).code == "sent_away"
        await scene.do(ALICE, Kick(0))
        await scene.do(ALICE, Sit())

    run(story())


def test_whoever_is_kicked_from_a_private_table_hears_of_that_and_of_nothing_after():
    async def story():
        for public, heard in ((False, 1), (True, 2)):
            scene = Scene()
            await scene.open(ALICE, BOB, seats=3, public=public)
            bob = await scene.listener(BOB)
            await scene.do(ALICE, Kick(1))
            await scene.do(ALICE, SeatBot(1, "drifter"))
            assert len(bob.news("seating")) == heard
            assert (await scene.table()).is_sent_away(BOB) is not public

    run(story())


def test_nobody_is_kicked_or_sits_down_after_the_start():
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB)
        for player, command in ((ALICE, Kick(1)), (CAROL, Sit()), (BOB, Stand()), (ALICE, Start()), (ALICE, Close()), (BOB, wish())):
            assert (await scene.refused(player, command)).code == "begun"

    run(story())


def test_a_host_who_stands_up_leaves_the_table_to_another():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=3)
        await scene.do(ALICE, Stand())
        table = await scene.table()
        assert table.host == BOB
        assert table.seat_of(ALICE) == -1

    run(story())


def test_the_game_begins_when_every_seat_is_taken_and_the_host_says_so():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=3)
        assert "free are 2" in (await scene.refused(ALICE, Start())).reason
        await scene.do(ALICE, SeatBot(2))
        assert "host" in (await scene.refused(BOB, Start())).reason
        await scene.do(ALICE, Start())
        assert (await scene.table()).phase == "playing"

    run(story())


def test_the_host_closes_a_table_before_the_start():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB)
        await scene.refused(BOB, Close())
        listener = await scene.listener(BOB)
        await scene.do(ALICE, Close())
        assert listener.news("table_closed") == [{"news": "table_closed", "why": "host"}]
        assert (await scene.table()).snapshot(-1, 0).now.closed == "host"
        assert "closed" in (await scene.refused(CAROL, Sit())).reason

    run(story())


def test_wishes_are_granted_first_come_first_served():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB)
        await scene.do(BOB, wish(colour="red", pilot="hector"))
        refusal = await scene.refused(ALICE, wish(colour="red"))
        assert (refusal.pointer, refusal.reason) == ("/wish/colour", "expected a free colour: red is taken")
        assert (await scene.refused(ALICE, wish(pilot="hector"))).pointer == "/wish/pilot"
        await scene.do(BOB, wish(colour="blue", pilot="hector"))
        await scene.do(ALICE, wish(colour="red"))
        await scene.do(ALICE, Start())
        alice, bob = setup_of(await scene.table())["seats"]
        assert (alice["colour"], bob["colour"], bob["pilot"]) == ("red", "blue", "hector")

    run(story())


def test_what_nobody_wishes_is_drawn():
    async def drawn(seed):
        scene = Scene(seed=seed)
        await scene.start(ALICE, BOB)
        seats = setup_of(await scene.table())["seats"]
        assert len({seat["colour"] for seat in seats}) == len({seat["pilot"] for seat in seats}) == 2
        return msgspec.json.encode(seats)

    assert len({run(drawn(seed)) for seed in range(20)}) > 10


def test_a_seat_that_is_given_up_takes_its_wishes_along():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB)
        await scene.do(BOB, wish(colour="red"))
        await scene.do(BOB, Stand())
        await scene.do(ALICE, wish(colour="red"))

    run(story())


def test_teams_are_wished_for_in_targets_and_the_rest_joins_the_smaller_one():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, CAROL, setup={"rules": {"mode": "targets"}}, seats=4, bots=["rookie"])
        await scene.do(ALICE, wish(team="left"))
        await scene.do(BOB, wish(team="left"))
        await scene.do(ALICE, Start())
        assert [seat["team"] for seat in setup_of(await scene.table())["seats"]] == ["left", "left", "right", "right"]

    run(story())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_wishes_for_teams_can_keep_a_game_from_beginning(seats):
    async def story():
        scene = Scene()
        people = [f"player {number}" for number in range(seats)]
        await scene.open(*people, setup={"rules": {"mode": "targets"}})
        refused = [player for player in people if await wishes_for_the_left(scene, player)]
        assert len(refused) == max(1, seats - 3)
        await scene.do(people[0], Start())
        assert {seat["team"] for seat in setup_of(await scene.table())["seats"]} == {"left", "right"}

    run(story())


async def wishes_for_the_left(scene, player):
    """Whether that is refused."""
    try:
        await scene.do(player, wish(team="left"))
    except Refusal:
        return True
    return False


def test_there_are_no_teams_in_a_race():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB)
        assert (await scene.refused(ALICE, wish(team="left"))).reason == "expected no team: this game is not played in teams"

    run(story())


def test_robots_and_teams_of_roborally_are_wished_for():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, CAROL, game="roborally", setup={"course": "Tandem Carnage"}, seats=4, bots=["rookie"])
        await scene.do(BOB, wish(robot="nut", team=1))
        assert (await scene.refused(ALICE, wish(robot="nut"))).pointer == "/wish/robot"
        assert (await scene.refused(ALICE, wish(team=4))).pointer == "/wish/team"
        await scene.do(ALICE, wish(team=1))
        await scene.do(ALICE, Start())
        seats = setup_of(await scene.table())["seats"]
        assert seats[1]["robot"] == "nut"
        assert [seat["team"] for seat in seats][:2] == [1, 1]

    run(story())


def test_a_wish_that_is_none_names_the_place():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB)
        assert (await scene.refused(ALICE, wish(colour="plaid"))).pointer == "/wish/colour"
        assert (await scene.refused(ALICE, wish(hat="top"))).pointer == "/wish/hat"
        assert (await scene.refused(CAROL, wish())).reason == "expected a player with a seat at this table"

    run(story())


def test_a_list_of_tables_knows_who_sits_where():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, seats=4, bots=["rookie"], public=False)
        row = scene.log.rows[scene.id]
        assert (row.players, row.seats, row.free_seats, row.phase, row.is_public) == ((ALICE, BOB), 4, 1, "open", False)

    run(story())


def test_a_list_of_tables_knows_the_clock_and_what_is_played_with():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, clock=Clock(stopwatch=90), assist="none", setup={"rules": {"powers": True}})
        assert scene.log.rows[scene.id].terms == Terms(Clock(stopwatch=90), "none", ("powers",))

    run(story())


def test_a_table_that_is_not_there_is_refused():
    async def story():
        scene = Scene(MemoryLog())
        scene.id = "nowhere"
        with pytest.raises(ValueError, match="expected a table that is there"):
            await scene.do(ALICE, Sit())

    run(story())
