"""Random games as a table plays them, for the client's own code to replay: `python -m tests.browser.records GAME COUNT`.

Each line of the output is a game: `setup`, the snapshot at its `start`, and `stops`, each with what happened since and the snapshot there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
from tests.contract.games import GAMES, Rules

from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.bots import USUAL
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.state import QUESTIONS
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.games.playing import Play

LONGEST = 8
"""Rounds after which a game has shown enough."""


def record(rules: Rules, seed: str) -> dict[str, Any]:
    """A random game of this seed."""
    chance = Random(seed)
    setup = msgspec.json.encode(rules.setup(chance))
    play = BOXES[cast(Game, rules.name)].begin(setup, seed, [])
    play.new_events()
    start = play.snapshot()
    return {"setup": msgspec.Raw(setup), "start": start, "stops": list(stops(rules, play, setup, chance))}


def stops(rules: Rules, play: Play, setup: bytes, chance: Random) -> Iterator[dict[str, Any]]:
    last = play.round + LONGEST
    while play.awaited() and play.round < last:
        seat = chance.choice(play.awaited())
        if play.stage == "deciding":
            play.answer(seat, chance.choice(play.answers()))
        else:
            play.seal(seat, random_plan(rules, play, setup, seat, chance))
        rows, events, _ = play.new_events()
        if rows:
            yield {"events": msgspec.Raw(events.json), "snapshot": play.snapshot()}


def random_plan(rules: Rules, play: Play, setup: bytes, seat: int, chance: Random) -> bytes:
    """That of a bot, which asks about everything where the rules let it."""
    plan = BOXES[cast(Game, rules.name)].choose(
        setup, play.sight(seat), seat, chance.choice(("drifter", "rookie")), chance.getrandbits(32), None, USUAL
    )
    try:
        return bytes(play.check_plan(seat, msgspec.json.encode(asking(plan))))
    except Refusal:
        return msgspec.json.encode(plan)


def asking(plan: Any) -> Any:
    if isinstance(plan, LivePlan):
        return msgspec.structs.replace(plan, ram="ask", emergency_shield="ask")
    return msgspec.structs.replace(plan, asks=[question for question in QUESTIONS if question])


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    rules = next(rules for rules in GAMES if rules.name == game)
    for number in range(count):
        print(msgspec.json.encode(record(rules, f"record {number}")).decode())


if __name__ == "__main__":
    main()
