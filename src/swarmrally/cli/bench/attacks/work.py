"""Requests that are right and cost the server more than whoever sends them."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from swarmrally.asteroyds import Game, Plan, Setup, usual_seats
from swarmrally.asteroyds.forms.event_json import events_json
from swarmrally.cli.bench.attacks.connection import Attacker
from swarmrally.cli.bench.attacks.listing import FAST, attack
from swarmrally.kernel.ready import load
from swarmrally.roborally.playing.setting_up import Setup as Rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.study.puzzles.daily import days_file

SIDE = 48
DOCKS = {str(dock + 1): [dock, SIDE - 1] for dock in range(8)}
FLAGS = [[x, 0] for x in range(8)]
LASERS = [{"x": x, "y": y, "dir": way, "beams": 3} for x in range(SIDE) for y in range(SIDE) for way in "NESW"][:6_000]
BELTS = [
    {"x": x, "y": y, "dir": "E", "express": True, "rotates_when_entered_travelling": {"N": "cw"}}
    for x in range(SIDE)
    for y in range(SIDE - 1)
]
NUMBER = "/*number*/"
PUZZLES = days_file("asteroyds").read_text().split()
LARGEST_UPLOAD = 900_000
"""Bytes of its events."""


def course_text(what: str, parts: object) -> str:
    """The largest course there may be; one place in it is to be filled in, so that no two are the same."""
    floor = {"width": SIDE, "height": SIDE, "docks": DOCKS, "pits": [[NUMBER, 30]], what: parts}
    return json.dumps({"floor": floor, "flags": FLAGS}, separators=(",", ":"))


LIT, MOVING = course_text("lasers", LASERS), course_text("conveyors", BELTS[:-200])


def numbered(text: str, number: int) -> str:
    """The same course with a pit elsewhere, so that nothing kept of the last one helps."""
    return text.replace(f'["{NUMBER}",30]', ",".join(f"[{x},{31 + x % 13}]" for x in range(SIDE) if number >> (x % 30) & 1) or "[0,30]")


@attack(lines=10, rate=FAST)
async def floors(line: Attacker) -> None:
    """The largest legal courses to be drawn, each a little different."""
    while True:
        number = line.siege.sent.messages
        await line.ask("POST", "/api/floors", f'{{"course":{numbered(LIT, number)}}}'.encode())


@attack(lines=10, rate=FAST)
async def layouts(line: Attacker) -> None:
    """The first moment of a game with eight seats on such a course."""
    while True:
        number = line.siege.sent.messages
        setup = f'{{"course":{numbered(MOVING, number)}}}'
        await line.ask("POST", "/api/layouts", f'{{"game":"roborally","seats":8,"setup":{setup}}}'.encode())


@attack(lines=10, rate=FAST)
async def grounds(line: Attacker) -> None:
    """What an engine in a browser needs for such a course, laid out."""
    while True:
        number = line.siege.sent.messages
        setup = f'{{"course":{numbered(MOVING, number)}}}'
        await line.ask("POST", "/api/grounds", f'{{"game":"roborally","setup":{setup}}}'.encode())


@attack(lines=10, rate=FAST)
async def checks(line: Attacker) -> None:
    """Settings with such a course, to be checked."""
    while True:
        number = line.siege.sent.messages
        setup = f'{{"course":{numbered(MOVING, number)}}}'
        await line.ask("POST", "/api/check", f'{{"game":"roborally","seats":8,"setup":{setup}}}'.encode())


@attack(lines=10, on_long_games=True)
async def stories(line: Attacker) -> None:
    """All that was told of a long game, each time up to another message."""
    while True:
        await line.ask("GET", f"/api/tables/{line.ground.long_game}/story?until={line.siege.sent.messages % 500}")


@attack(lines=10, on_long_games=True)
async def films(line: Attacker) -> None:
    """A long game as a film."""
    while True:
        await line.ask("GET", f"/api/tables/{line.ground.long_record}/film")


@attack(lines=10, on_long_games=True)
async def verifications(line: Attacker) -> None:
    """A long game played again to see whether its dice were honest."""
    while True:
        await line.ask("POST", f"/api/tables/{line.ground.long_record}/verify", b"")


@attack(lines=10, on_long_games=True)
async def records(line: Attacker) -> None:
    """The record of a long game."""
    while True:
        await line.ask("GET", f"/api/tables/{line.ground.long_record}/record")


@attack(lines=10, rate=FAST)
async def studies(line: Attacker) -> None:
    """Chances and best plans of games that nobody has asked for before, a long game's report, and puzzles tried."""
    setup = msgspec.json.decode(msgspec.json.encode(Rally(course="Risky Exchange", seats=usual_robots(8))))
    report = json.dumps(long_record()).encode()
    while True:
        number = line.siege.sent.messages
        position = {"game": "roborally", "setup": setup, "seed": str(number), "decisions": []}
        await line.ask("POST", "/api/study/odds", {"line": position})
        await line.ask("POST", "/api/study/best", {"line": position, "seat": number % 8})
        await line.ask("POST", "/api/study/report", report.replace(NUMBER.encode(), str(number).encode()))
        plan = {"seat": number % 4, "columns": [None] * 6, "energy": "shield"}
        await line.ask("POST", f"/api/puzzles/asteroyds/{PUZZLES[number % len(PUZZLES)]}/try", {"plan": plan})


@attack(lines=10)
async def lists(line: Attacker) -> None:
    """The longest lists of tables and records."""
    while True:
        for path in ("/api/tables?limit=100", "/api/records?limit=100", "/api/docs", "/api/courses"):
            await line.ask("GET", path)


@attack(lines=10, rate=FAST)
async def uploads(line: Attacker) -> None:
    """Games from a browser of almost 1 MB, true up to their last event, each with another lie there."""
    token, text = await line.siege.once("upload", lambda: upload_of(line))
    while True:
        await line.ask("POST", "/api/me/games", text.replace(NUMBER, str(line.siege.sent.messages)).encode(), token)


async def upload_of(line: Attacker) -> tuple[str, str]:
    made = await line.ask("POST", "/api/players", {"name": "Kim", "token": True})
    return json.loads(made.body)["token"], long_upload()


def long_upload() -> str:
    return json.dumps({"record": long_record(), "bots": [None, "ace"]}, separators=(",", ":"))


def long_record() -> Any:
    """Two wait on their platforms for as long as it may be; one place in the last event is to be filled in."""
    load("asteroyds", quiet=True)
    game, size = Game(Setup(seats=usual_seats(2, "racing")), "an attack"), 0
    while size < LARGEST_UPLOAD:
        for seat in game.seats_to_plan():
            game.plan(Plan(seat, (None,) * 6))
        game.play()
        size += len(events_json(game.told[-1], game.board))
    record = msgspec.json.decode(msgspec.json.encode(game.record()))
    record["events"][-1][-1] = {"kind": NUMBER}
    return record
