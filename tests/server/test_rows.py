"""Events as rows over the socket: who asks for them by the right rules reads the same as everybody else, in a few bytes."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from tests.docs.rows_by_the_page import Reader
from tests.load.people import ask, connected, introduced
from tests.server.hosting import opened
from tests.server.test_hints import Full, Quiet, Speaker
from tests.table.scene import ALICE, BOB, CAROL, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.gate.link import WRITE, WRITE_BINARY, pair
from swarmrally.server.arriving.gatehouse import Indoors
from swarmrally.server.process.options import Options
from swarmrally.server.run.listening import gated, open_port
from swarmrally.server.socket.client import MOST_WAITING, TOO_SLOW, Client, Post
from swarmrally.server.socket.gate_socket import GateSocket
from swarmrally.table.commands import SeatBot, Stand, Start
from swarmrally.table.desk import audience
from swarmrally.table.desk.packed import Packed, bundled, packed
from swarmrally.table.settings import Clock

RULES = "0123456789abcdef" * 4
NO_CLOCK = Clock("none", watching=False)
HEXES = [list(place) for place in printed_board().places]


class Silent(Quiet):
    async def joined(self, *_: Any) -> None: ...


class RowReader(Speaker):
    """A client that was welcomed with these rules, and subscribes itself."""

    def __init__(self, scene: Scene, player: str, game: str = "Asteroyds") -> None:
        super().__init__(scene, player)
        self.client.rules = RULES
        self.page = Reader(game, HEXES)
        self.conversation.gatherings = cast(Any, Silent())
        self.hall.desk(scene.id).part(self.client)

    async def subscribe(self, **more: Any) -> None:
        await self.say(type="subscribe", **more)

    def said(self) -> list[dict[str, Any]]:
        read = [self.page.said(message) if isinstance(message, Packed) else [json.loads(message)] for message in self.client.waiting]
        return [said for messages in read for said in messages]

    def told(self) -> list[dict[str, Any]]:
        return [told for said in self.said() if said["type"] == "told" for told in said["told"]]

    @property
    def is_binary(self) -> bool:
        return any(isinstance(message, Packed) for message in self.client.waiting)


async def begun(**settings: Any) -> Scene:
    scene = Scene()
    await scene.start(ALICE, BOB, clock=NO_CLOCK, **settings)
    return scene


async def round_of(scene: Scene, game: str = "asteroyds") -> None:
    for player in (ALICE, BOB):
        await (scene.seal(player) if game == "asteroyds" else scene.program(player))
    await bots_are_done()


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_who_asks_by_the_right_rules_reads_the_same_in_fewer_bytes(game):
    async def story():
        scene = await begun(game=game)
        title = {"asteroyds": "Asteroyds", "roborally": "RoboRally"}[game]
        alice, carol, plain = RowReader(scene, ALICE, title), RowReader(scene, CAROL, title), RowReader(scene, BOB, title)
        await alice.subscribe(rows=RULES)
        await carol.subscribe(rows=RULES)
        await plain.subscribe()
        await round_of(scene, game)
        assert any(len(news.get("events", [])) > 10 for told in plain.told() for news in told["news"])
        assert alice.told() == carol.told() == plain.told()
        assert alice.is_binary
        assert carol.is_binary
        assert not plain.is_binary
        rows = max(len(message) for message in alice.client.waiting if isinstance(message, Packed))
        text = max(len(message) for message in plain.client.waiting if b'"played"' in message)
        assert rows * 3 < text

    run(story())


def test_what_is_told_is_packed_once_for_all_who_read_rows(monkeypatch):
    async def story():
        times = []

        def counted(message):
            times.append(1)
            return packed(message)

        monkeypatch.setattr(audience, "packed", counted)
        scene = await begun()
        readers = [RowReader(scene, player) for player in (ALICE, BOB, CAROL, "dave")]
        for reader in readers:
            await reader.subscribe(rows=RULES)
        await scene.seal(ALICE)
        times.clear()
        await scene.seal(BOB)
        assert len(times) == 1
        last = [next(message for message in reader.client.waiting if isinstance(message, Packed)) for reader in readers]
        assert all(message is last[0] for message in last)

    run(story())


@pytest.mark.parametrize("rows", ["", "f" * 64, RULES[:-1], RULES.upper(), "\x00", "é" * 64])
def test_other_rules_get_json_and_no_refusal(rows):
    async def story():
        scene = await begun()
        alice = RowReader(scene, ALICE)
        await alice.subscribe(rows=rows)
        await round_of(scene)
        assert alice.told()
        assert not alice.is_binary
        assert not alice.heard("refused")

    run(story())


def test_a_server_without_an_engine_tells_nobody_rows():
    async def story():
        scene = await begun()
        alice = RowReader(scene, ALICE)
        alice.client.rules = ""
        await alice.subscribe(rows="")
        await round_of(scene)
        assert alice.told()
        assert not alice.is_binary

    run(story())


@pytest.mark.parametrize("rows", [1, None, True, [RULES], {"rules": RULES}, "f" * 65, "f" * 8000])
def test_what_is_no_hash_is_refused(rows):
    async def story():
        scene = await begun()
        alice = RowReader(scene, ALICE)
        await alice.subscribe(rows=rows, id=4)
        assert [(said["id"], said["pointer"]) for said in alice.heard("refused")] == [(4, "/rows")]

    run(story())


def test_who_comes_back_reads_on_from_their_number_in_rows():
    async def story():
        scene = await begun()
        away, plain = RowReader(scene, ALICE), RowReader(scene, BOB)
        await away.subscribe(rows=RULES)
        await plain.subscribe()
        await round_of(scene)
        last = away.told()[-1]["number"]
        away.conversation.end()
        await round_of(scene)
        again = RowReader(scene, ALICE)
        await again.subscribe(after=last, rows=RULES)
        assert again.is_binary
        assert away.told() + again.told() == plain.told()

    run(story())


def test_subscribing_again_changes_the_form_without_a_gap():
    async def story():
        scene = await begun()
        alice, plain = RowReader(scene, ALICE), RowReader(scene, BOB)
        await alice.subscribe()
        await plain.subscribe()
        await round_of(scene)
        assert not alice.is_binary
        await alice.subscribe(after=alice.told()[-1]["number"], rows=RULES)
        await round_of(scene)
        assert alice.is_binary
        await alice.subscribe(after=alice.told()[-1]["number"])
        before = sum(isinstance(message, Packed) for message in alice.client.waiting)
        await round_of(scene)
        assert sum(isinstance(message, Packed) for message in alice.client.waiting) == before
        assert alice.told() == plain.told()

    run(story())


def test_the_beginning_comes_as_rows_too_and_who_may_not_watch_hears_neither():
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, CAROL, clock=NO_CLOCK, seats=3, bots=[], spectators=False)
        await scene.do(CAROL, Stand())
        alice, carol = RowReader(scene, ALICE), RowReader(scene, CAROL)
        await alice.subscribe(rows=RULES)
        await carol.subscribe(rows=RULES)
        await scene.do(ALICE, SeatBot(2, "drifter"))
        await scene.do(ALICE, Start())
        (began,) = [news for told in alice.told() for news in told["news"] if news["news"] == "began"]
        assert [event["kind"] for event in began["events"]] == ["RoundBegan", "DiceRolled"]
        assert not carol.is_binary

    run(story())


def test_several_messages_go_in_one_binary_frame_in_order():
    text, one, other = b'{"type":"done"}', Packed(b"\x04\0\0\0{  }ab"), Packed(b"\x02\0\0\0{}cd")
    frame = bundled([text, one, other])
    assert isinstance(frame, Packed)
    assert frame.parts == (b'[{"type":"done"},{  },{}]', b"abcd")
    assert bundled([text, text]) == b'[{"type":"done"},{"type":"done"}]'
    assert not isinstance(bundled([text, text]), Packed)


def test_who_reads_rows_too_slowly_is_dropped_as_others_are():
    async def story():
        client = Client(ALICE, Full(), Post())
        message = Packed(bytes(40_000))
        for _ in range(MOST_WAITING // len(message) + 1):
            client.hear(message)
        assert client.close_code is None
        client.hear(message)
        assert client.close_code == TOO_SLOW
        assert not client.waiting

    run(story())


def test_rows_cross_to_the_gate_once_for_all_and_are_counted():
    async def story():
        crossed: list[tuple[int, int, bytes]] = []
        ours, _ = pair(lambda *_: None, lambda *frame: crossed.append(frame))
        sockets = [GateSocket(ours, number, None, "") for number in range(3)]  # type: ignore[arg-type]
        message = Packed(b"\0\0\0\0rows")
        for socket in sockets:
            socket.write(message)
        sockets[0].write(b"{}")
        await asyncio.sleep(0.1)
        assert [(kind, count) for kind, count, _ in crossed] == [(WRITE_BINARY, 3), (WRITE, 1)]
        assert crossed[0][2].endswith(message)
        assert [socket.unread for socket in sockets] == [len(message) + 2, len(message), len(message)]

    run(story())


def test_rows_come_through_the_gate_as_binary_frames(tmp_path):
    async def visit():
        async with opened(tmp_path, Options(allowed_hosts=("127.0.0.1",))) as house:
            house.house.sockets.engine.offered = lambda: RULES  # type: ignore[method-assign]
            with open_port("127.0.0.1", 0) as port:
                gate = gated(house.house, port, [], Indoors)
                await gate.open()
                await begin_and_read(port.getsockname()[1])
                await gate.close()

    asyncio.run(visit())


async def begin_and_read(port: int) -> None:
    _, token = await introduced(port, "Ada")
    table = (await ask(port, "POST", "/api/tables", {"game": "asteroyds", "seats": 2, "bots": ["drifter"]}, token)).json()["table"]
    async with await connected(port, token) as socket:
        welcome = json.loads(await socket.recv())
        assert welcome["engine"] == RULES
        await socket.send(json.dumps({"type": "subscribe", "table": table, "rows": welcome["engine"]}))
        for command in ({"do": "sit"}, {"do": "start"}):
            await socket.send(json.dumps({"type": "do", "table": table, "command": command}))
        async with asyncio.timeout(60):
            while not isinstance(frame := await socket.recv(), bytes):
                continue
    told = [told for said in Reader("Asteroyds", HEXES).said(frame) if said["type"] == "told" for told in said["told"]]
    assert [event["kind"] for news in told[-1]["news"] for event in news.get("events", [])] == ["RoundBegan", "DiceRolled"]
