"""Records of tables where people and bots have played, for those who check what chance decided."""

from __future__ import annotations

import functools
import json
from typing import Any

import msgspec
from tests.table.scene import ALICE, BOB, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.kernel.records import text_of
from swarmrally.table.commands import Act, Resign, Seal, Sit, Start, Wish
from swarmrally.table.settings import Clock, Settings
from swarmrally.table.table import Table

LOTS = {ALICE: "0f" * 16, BOB: "f0" * 32}
UNHURRIED = Clock("none", last_player=False, watching=False)
ROUNDS = 5

CROWD: list[dict[str, Any]] = [{"seat": seat, "dock": seat + 1, "at": [seat, 14], "archive": [seat, 14]} for seat in range(8)]
CROWD[0] |= {"options": ["recompile", "abort_switch", "extra_memory", "flywheel"], "flywheel": 840}
CROWD[7] |= {"damage": 5, "locked": {"5": [490]}}
SETUPS: dict[str, tuple[Any, int, Any]] = {
    "racing": ("asteroyds", 3, {"rules": {"dice_order": "random"}}),
    "shooting": ("asteroyds", 4, {"rules": {"mode": "shooting", "powers": True}, "asteroids": 13}),
    "targets": ("asteroyds", 4, {"rules": {"mode": "targets"}, "asteroids": 15}),
    "drones": ("asteroyds", 3, {"rules": {"mode": "drones"}}),
    "no options": ("roborally", 3, {"options": False}),
    "options": ("roborally", 4, {"course": "Flag Fry", "options_at_start": 5}),
    "tricksy": ("roborally", 3, {"course": "Tricksy"}),
    "scenario": ("roborally", 8, {"scenario": {"game": "roborally", "course": "Risky Exchange", "turn": 7, "robots": CROWD}}),
}
"""Set-ups at a table. The scenario's eight hands leave ten cards, and a Recompile and an Abort Switch need more."""


@functools.cache
def record_of(name: str) -> Any:
    return run(played(*SETUPS[name]))


async def played(game: Any, seats: int, setup: Any) -> Any:
    """The record of a table where two people play, and bots on the other seats; one of the people wished for something."""
    scene = Scene()
    scene.id = await scene.hall.open(Settings(game, seats, raw(setup), bots=["drifter"] * (seats - 2), clock=UNHURRIED), ALICE)
    for player in (ALICE, BOB):
        await scene.do(player, Sit(lot=LOTS[player]))
    if "scenario" not in setup:
        await scene.do(BOB, Wish(raw({"colour": "green"} if game == "asteroyds" else {"robot": "egg"})))
    await scene.do(ALICE, Start())
    table = await scene.table()
    last = table.playing().round + ROUNDS
    while table.phase == "playing" and table.playing().round < last:
        await bots_are_done()
        for seat in [seat for seat in table.playing().awaited() if seat < 2][:1]:
            await decide(scene, table, seat)
    if table.phase == "playing":
        await scene.do(ALICE, Resign())
        await scene.do(BOB, Resign())
    return json.loads(text_of(scene.rebuilt().record()))


async def decide(scene: Scene, table: Table, seat: int) -> None:
    """The plainest plan, or answer; in the scenario's first turn Alice recompiles, and throws the switch in register 1."""
    player, play = (ALICE, BOB)[seat], table.playing()
    if play.stage == "deciding":
        await scene.answer(player, play.answers()[0])
    elif table.settings.game == "asteroyds":
        await scene.seal(player)
    elif table.settings.seats < 8 or seat or play.round > 7:
        await scene.program(player)
    else:
        await scene.do(player, Act(play.round, "recompile"))
        program = json.loads(bytes(play.idle_plan(seat)))
        await scene.do(player, Seal(play.round, raw(program | {"answers": {"abort_switch": 1}})))


def raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def events(record: Any, *kinds: str) -> list[Any]:
    return [event for stretch in record["events"] for event in stretch if event["kind"] in kinds]
