"""Messages on a WebSocket that are right, or nearly, as often as they are allowed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from swarmrally.cli.bench.attacks.connection import PING, TEXT, Attacker, frame, nested
from swarmrally.cli.bench.attacks.listing import attack

PAUSE = 1 / 59
"""Just under the limit of a connection."""
UNTIL_SEATED = 1.0
"""Seconds after which the gate knows who sits."""
EMPTY = [None] * 6
SETTINGS = {"game": "asteroyds", "seats": 2, "bots": ["drifter"], "assist": "forecast", "practice": True, "clock": {"stopwatch": "none"}}
FLIGHT = ["forward", "left", "forward", "right", "forward", "turn_back"]


async def again_and_again(line: Attacker, *messages: Any) -> None:
    """In turn, just under the limit; the answers are read."""
    line.skim()
    while True:
        for message in messages:
            await line.tell(message)
            await asyncio.sleep(PAUSE)


async def own_game(line: Attacker) -> tuple[str, str]:
    """The token of a player who plays against a bot that does not think, and the table."""
    token = await line.player()
    return token, await line.siege.once(f"{line.address} game", lambda: begun(line, token))


async def begun(line: Attacker, token: str) -> str:
    table = str((await line.made("/api/tables", SETTINGS, token))["table"])
    for do in ("sit", "start"):
        await line.ask("POST", f"/api/tables/{table}/commands", {"do": do}, token)
    return table


async def at_own_table(line: Attacker, *messages: dict[str, Any]) -> None:
    """Messages about the first round of a game of one's own."""
    token, table = await own_game(line)
    await line.upgrade(token)
    await line.tell({"type": "subscribe", "table": table})
    await again_and_again(line, *({"table": table, "round": 1} | message for message in messages))


@attack(lines=20)
async def tiny_messages(line: Attacker) -> None:
    """The smallest message there is, as often as it is allowed."""
    await line.upgrade()
    await again_and_again(line, {"type": "ask_time", "sent": 1})


@attack(lines=20)
async def wrong_words(line: Attacker) -> None:
    """A word that is none, a few bytes for which all words are listed."""
    await line.upgrade()
    await again_and_again(line, {"type": "x"})


@attack(lines=20)
async def too_many_messages(line: Attacker) -> None:
    """The same, as often as the line allows, until one is sent away; and again."""
    await line.upgrade()
    line.skim()
    while True:
        await line.say(frame(TEXT, b'{"type":"ask_time","sent":1}') * 100, 100)


@attack(lines=20)
async def previews(line: Attacker) -> None:
    """A plan previewed with the swarm's moves before it, as often as it is allowed."""
    plan = {"seat": 0, "columns": FLIGHT, "energy": "shield"}
    await at_own_table(line, {"type": "preview", "plan": plan, "forecast": True})


@attack(lines=20)
async def forecasts(line: Attacker) -> None:
    """Where the swarm will be, and where each die would send each tile, as often as it is allowed."""
    await at_own_table(line, {"type": "forecast"}, {"type": "bearings"})


@attack(lines=20)
async def sights(line: Attacker) -> None:
    """One's own view in the engine's bytes, as often as it is allowed."""
    await at_own_table(line, {"type": "sight"})


@attack(lines=20)
async def hints(line: Attacker) -> None:
    """What the ace would do, asked on many connections at once."""
    await at_own_table(line, {"type": "hint"})


@attack(lines=20)
async def drafts(line: Attacker) -> None:
    """Drafts and plans of one's own, far more often than the four a second of a seat."""
    plan = {"seat": 0, "columns": EMPTY, "energy": "shield"}
    token, table = await own_game(line)
    await line.upgrade(token)
    await line.tell({"type": "subscribe", "table": table})
    await again_and_again(line, {"type": "do", "table": table, "command": {"do": "draft", "round": 1, "plan": plan}})


@attack(lines=20)
async def pings_of_players(line: Attacker) -> None:
    """Pings without content from players at a table in play, who are read before others."""
    token, table = await own_game(line)
    await line.upgrade(token)
    await line.tell({"type": "subscribe", "table": table})
    line.skim()
    await asyncio.sleep(UNTIL_SEATED)
    while True:
        await line.say(frame(PING) * 100, 100)


@attack(lines=20)
async def chat(line: Attacker) -> None:
    """Lines to everybody at a table of others, 60 a second."""
    await line.upgrade(await line.player())
    await line.tell({"type": "subscribe", "table": line.ground.table})
    await again_and_again(line, {"type": "say", "table": line.ground.table, "text": "buy " * 40})


@attack(lines=20, on_long_games=True)
async def subscriptions(line: Attacker) -> None:
    """A long game subscribed to and left again, as often as it is allowed."""
    await line.upgrade()
    table = line.ground.long_game
    await again_and_again(line, {"type": "subscribe", "table": table}, {"type": "unsubscribe", "table": table})


@attack(lines=20, on_long_games=True)
async def news_from_the_beginning(line: Attacker) -> None:
    """A long game subscribed to from its first message on."""
    await line.upgrade()
    await again_and_again(line, {"type": "subscribe", "table": line.ground.long_game, "after": 0})


@attack(lines=20, on_long_games=True)
async def rows_from_the_beginning(line: Attacker) -> None:
    """The same with events as rows, by whoever knows the rules."""
    await line.upgrade()
    welcome = json.loads(await line.message())
    asked = {"type": "subscribe", "table": line.ground.long_game, "rows": welcome["engine"]}
    await again_and_again(line, asked | {"after": 0}, asked)


@attack(lines=100)
async def slow_readers(line: Attacker) -> None:
    """Snapshots asked for on many connections, and never read."""
    await line.upgrade()
    while True:
        await line.tell({"type": "subscribe", "table": line.ground.table})
        await asyncio.sleep(PAUSE)


@attack(lines=20)
async def lobby_watchers(line: Attacker) -> None:
    """The lobby watched and left, as often as it is allowed."""
    await line.upgrade()
    await again_and_again(line, {"type": "watch_lobby"}, {"type": "watch_lobby", "on": False})


@attack(lines=20)
async def deep_messages(line: Attacker) -> None:
    """Messages of 8 KB: brackets in brackets, and numbers of thousands of digits."""
    await line.upgrade()
    line.skim()
    number = b'{"type":"ask_time","sent":' + b"9" * 8_000 + b"}"
    while True:
        for text in (nested(4_000), b'{"id":' * 1_300, number, b'{"type":"preview","plan":' + nested(4_000) + b"}"):
            await line.say(frame(TEXT, text))
            await asyncio.sleep(PAUSE)
