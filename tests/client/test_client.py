"""The client for programs, against a real server: whole games, breaks, refusals."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.load.serving import Serving

from swarmrally.client import Client, Refused, SignedOut, Table, Unreachable

PATIENCE = 300.0
UNHURRIED = {"stopwatch": "none", "last_player": False}
IDLE = [None] * 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("server")
    started = Serving(folder / "store", folder)
    yield started
    started.stop()
    started.expect_no_errors()


def on(server: Serving, story: Callable[[str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            await story(f"http://127.0.0.1:{server.port}")

    asyncio.run(run())


async def race(client: Client, **settings: object) -> Table:
    table = await client.open("asteroyds", seats=2, bots=["rookie"], clock=UNHURRIED, **settings)
    await table.sit()
    await table.start()
    return table


async def walk(table: Table) -> None:
    """The hand as it came, and the clock's answers, until the game is over."""
    async for turn in table.turns():
        if turn.answers is not None:
            await turn.answer(turn.answers[0])
            continue
        hand = iter(turn.own.game["hand"])
        registers = [None if held else [next(hand)] for held in turn.own.game["registers"]] if turn.own.game["hand"] else None
        await turn.seal({"seat": turn.seat, "registers": registers} if registers else {"seat": turn.seat})


def test_two_programs_play_a_rally_to_its_end(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada, Client(url, name="Bob") as bob:
            setup = {"course": "Checkmate", "rules": {"lives": 1}, "options_at_start": 3}
            hosted = await ada.open("roborally", seats=2, setup=setup, clock=UNHURRIED, public=False)
            invited = await ada.ask("POST", f"/api/tables/{hosted.id}/invitations", {})
            joined = await bob.use_invitation(invited["code"])
            await hosted.sit()
            await joined.sit(1)
            await hosted.start()
            await asyncio.gather(walk(hosted), walk(joined))
            assert hosted.shown.now.phase == joined.shown.now.phase == "over"
            assert hosted.winners == joined.winners
            assert (hosted.seat, joined.seat) == (0, 1)

    on(server, story)


def test_r10_8_programs_play_several_robots_each(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada, Client(url, name="Bob") as bob:
            setup = {"course": "Checkmate", "rules": {"lives": 1}}
            hosted = await ada.open("roborally", seats=5, owners=[0, 0, 1, 1, 2], bots=["drifter"], setup=setup, clock=UNHURRIED)
            joined = await bob.join(hosted.id)
            await hosted.sit()
            await joined.sit(3)
            await hosted.start()
            await asyncio.gather(walk(hosted), walk(joined))
            assert hosted.shown.now.phase == joined.shown.now.phase == "over"
            assert (hosted.seats, joined.seats) == ([0, 1], [2, 3])
            assert hosted.dice_fault is None
            assert joined.dice_fault is None

    on(server, story)


def test_a_turn_knows_the_board_the_plan_and_what_has_happened(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table = await race(ada)
            turns = table.turns()
            first = await anext(turns)
            assert len(first.position["craft"]) == 2
            assert {"red", "white", "blue", "order"} == set(first.position["dice"])
            assert [event["kind"] for event in first.events][-1] == "DiceRolled"
            assert {name: first.events[-1][name] for name in first.position["dice"]} == first.position["dice"]
            assert any(
                event["kind"] == "CraftTurned" for event in await first.preview({"seat": first.seat, "columns": ["left", *IDLE[1:]]})
            )
            await first.seal({"seat": first.seat, "columns": IDLE})
            second = await anext(turns)
            assert second.round == 2
            assert {"PlanRevealed", "RoundEnded", "DiceRolled"} <= {event["kind"] for event in second.events}

    on(server, story)


def test_a_game_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)

    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table = await race(ada)
            rounds = []
            async for turn in table.turns():
                rounds.append(turn.round)
                if turn.round == 2:
                    await asyncio.to_thread(server.kill)
                    restarting = asyncio.create_task(asyncio.to_thread(server.start))
                    await turn.seal({"seat": turn.seat, "columns": IDLE})
                    await restarting
                elif turn.round < 4:
                    await turn.seal({"seat": turn.seat, "columns": IDLE})
                else:
                    break
            assert rounds == [1, 2, 3, 4]

    on(server, story)
    server.stop()


def test_whoever_joins_a_game_that_is_on_hears_what_happened_before(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table, token = await race(ada), ada.token
            first = await anext(table.turns())
            assert await first.seal({"seat": first.seat, "columns": IDLE})
        async with Client(url, token=token) as again:
            turn = await anext((await again.join(table.id)).turns())
            kinds = [event["kind"] for event in turn.events]
            # The first dice are in the first snapshot, with which a story begins.
            assert kinds.count("DiceRolled") in (turn.round - 1, turn.round)
            assert "PlanRevealed" in kinds

    on(server, story)


def test_a_bot_as_documented_outlives_a_server_that_starts_anew_while_it_asks(tmp_path: Path) -> None:
    server = Serving(tmp_path / "store", tmp_path)

    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table = await ada.open("asteroyds", seats=2, clock=UNHURRIED, assist="forecast", public=False)
            for step in (table.sit, lambda: table.seat_bot(1), table.start):
                await asyncio.to_thread(server.kill)
                restarting = asyncio.create_task(asyncio.to_thread(server.start))
                await step()
                await restarting
            async for turn in table.turns():
                await asyncio.to_thread(server.kill)
                restarting = asyncio.create_task(asyncio.to_thread(server.start))
                assert await turn.preview({"seat": turn.seat, "columns": ["left", *IDLE[1:]]}, forecast=True)
                await restarting
                assert await turn.seal({"seat": turn.seat, "columns": IDLE})
                if turn.round == 2:
                    break

    on(server, story)
    server.stop()


def test_what_comes_after_the_table_has_gone_on_is_late_and_no_exception(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table = await race(ada)
            turns = table.turns()
            first, plan = await anext(turns), {"seat": 0, "columns": IDLE}
            assert await first.seal(plan)
            await anext(turns)
            assert (await first.seal(plan), await first.preview(plan)) == (False, [])

    on(server, story)


def test_what_the_server_does_not_do_is_an_exception(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            with pytest.raises(Refused, match="expected") as refused:
                await ada.open("asteroyds", seats=2, setup={"rules": {"mode": "flying"}})
            assert (refused.value.pointer, refused.value.status) == ("/setup/rules/mode", 400)
            assert (refused.value.code, refused.value.kind, refused.value.rule) == ("not_one_of", "malformed", None)
            assert refused.value.details["words"] == ["drones", "racing", "shooting", "targets"]
            table = await race(ada)
            turn = await anext(table.turns())
            with pytest.raises(Refused) as refused:
                await turn.seal({"seat": 1, "columns": IDLE})
            assert (refused.value.pointer, refused.value.status) == ("/command/plan/seat", None)
            assert (refused.value.code, refused.value.kind) == ("your_seat", "not_allowed")
            with pytest.raises(Refused, match="practice table"):
                await turn.hint()
            with pytest.raises(Refused, match="expected a table"):
                await ada.join("nowhere")

    on(server, story)


def test_a_token_is_the_same_player_again(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table, token, player = await race(ada), ada.token, ada.player
        async with Client(url, token=token) as again:
            assert (again.player, again.name) == (player, "Ada")
            assert (await again.join(table.id)).seat == 0

    on(server, story)


def test_who_has_moved_to_another_device_is_told(server: Serving) -> None:
    async def story(url: str) -> None:
        async with Client(url, name="Ada") as ada:
            table = await race(ada)
            turns = table.turns()
            await anext(turns)
            secret = (await ada.ask("POST", "/api/me/recovery"))["link"].partition("recover=")[2]
            await ada.ask("POST", "/api/recover", {"secret": secret, "token": True})
            with pytest.raises(SignedOut):
                await anext(turns)

    on(server, story)


def test_where_there_is_no_server_that_is_said() -> None:
    async def call() -> None:
        async with Client("http://127.0.0.1:9", name="Ada"):
            pass

    with pytest.raises(Unreachable, match="expected a Swarmrally server"):
        asyncio.run(call())
    with pytest.raises(ValueError, match="a name or a token"):
        Client("http://127.0.0.1:9")
    with pytest.raises(ValueError, match="expected an address like http://"):
        Client("127.0.0.1:9", name="Ada")


def test_the_client_needs_neither_engine_nor_server() -> None:
    code = "import swarmrally.client, sys; print(*{name.split('.')[1] for name in sys.modules if name.startswith('swarmrally.')})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == ["client"]
