"""Compiled code and WebAssembly side by side: `python -m benchmarks.gears`, on one core.

Whole games with random plans, set-up to end, in one call: six craft in Racing on the printed layout, eight robots on Risky Exchange. Each
figure is the best of five stretches of the same games, taken in turn; Node stands for Chromium, which has the same V8. What each gear
comes to is compared as well.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.in_wasmtime import Instance, address_of

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.playing import simulation as flights
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import first_state as first_flight
from swarmrally.asteroyds.playing.game import layout_for
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.playing import simulation as rallies
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import first_state as first_rally
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.wasm.building import made_module

STRETCHES = 5
SMALLEST = {"asteroyds": 0.4, "roborally": 0.25}
"""The part of the compiled speed that WebAssembly has to reach."""

IN_NODE = """
import { readFileSync } from "node:fs";
const { module: file, records, games, stretches } = JSON.parse(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
const before = records.map((hex) => Buffer.from(hex, "hex"));
let end = exports.__heap_base.value;
const places = before.map((bytes) => { const at = (end + 63) & ~63; end = at + bytes.length; return at; });
const missing = end - exports.memory.buffer.byteLength;
if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
const memory = Buffer.from(exports.memory.buffer);
const seconds = [];
for (let stretch = 0; stretch < stretches; stretch++) {
  before.forEach((bytes, number) => bytes.copy(memory, places[number]));
  const began = performance.now();
  exports.play_games(...places, 0n, BigInt(games));
  seconds.push((performance.now() - began) / 1000);
}
const after = places.map((at, number) => memory.subarray(at, at + before[number].length).toString("hex"));
console.log(JSON.stringify({ seconds: Math.min(...seconds), after }));
"""


def asteroyds(is_quiet: bool) -> tuple[Any, list[Any]]:
    setup, board = FlightSetup(seats=usual_craft(6, "racing")), printed_board()
    return flights.play_games, [board.hexes, layout_for(setup), first_flight(setup, board, "gears"), events(is_quiet), new(flights.Tally)]


def roborally(options: int) -> tuple[Any, list[Any]]:
    course = copy(printed_course("Risky Exchange"))
    state = first_rally(RallySetup(seats=usual_robots(8), options_at_start=options), course, "gears")
    return rallies.play_games, [course, state, events(False), new(rallies.Tally)]


def events(is_quiet: bool) -> Events:
    made = new(Events)
    made.quiet = int(is_quiet)
    return made


CASES: list[tuple[str, str, Callable[[], tuple[Any, list[Any]]], int]] = [
    ("asteroyds", "events on", lambda: asteroyds(False), 20_000),
    ("asteroyds", "events off", lambda: asteroyds(True), 20_000),
    ("roborally", "no options", lambda: roborally(0), 1_500),
    ("roborally", "three options each", lambda: roborally(3), 1_500),
]


def measured(engine: str, play: Any, records: list[Any], games: int) -> dict[str, float]:
    """Seconds of each gear; an error when two do not come to the same."""
    before = [to_bytes(record) for record in records]
    instance = Instance(engine)
    best = {"compiled": float("inf"), "wasmtime": float("inf")}
    for _ in range(STRETCHES):
        put_back(records, before)
        call = instance.prepared("play_games", [*(record.record for record in records), 0, games])
        for gear, run in (("compiled", lambda: play(*records, 0, games)), ("wasmtime", call.run)):
            began = time.perf_counter()
            run()
            best[gear] = min(best[gear], time.perf_counter() - began)
        call.check()
    if node := shutil.which("node"):
        found = in_node(node, engine, before, games)
        assert found["after"] == [to_bytes(record).hex() for record in records], "Node has played other games"
        best["node"] = found["seconds"]
    return best


def put_back(records: list[Any], before: list[bytes]) -> None:
    for record, saved in zip(records, before, strict=True):
        ctypes.memmove(address_of(record.record), saved, len(saved))


def in_node(node: str, engine: str, before: list[bytes], games: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        script, module, task = (Path(folder) / name for name in ("run.mjs", "engine.wasm", "task.json"))
        script.write_text(IN_NODE)
        module.write_bytes(made_module(engine))
        task.write_text(
            json.dumps({"module": str(module), "records": [each.hex() for each in before], "games": games, "stretches": STRETCHES})
        )
        done = subprocess.run([node, str(script), str(task)], capture_output=True, text=True, check=True)
        return json.loads(done.stdout)  # type: ignore[no-any-return]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    rows = []
    for engine, what, prepare, games in CASES:
        make_ready(engine)
        best = measured(engine, *prepare(), games)
        speeds = {gear: round(games / seconds) for gear, seconds in best.items()}
        parts = {gear: round(best["compiled"] / seconds, 2) for gear, seconds in best.items() if gear != "compiled"}
        rows.append({"game": engine, "what": what, "games_per_s": speeds, "of_compiled": parts})
        if not as_json:
            print(f"{engine}, {what}: {', '.join(f'{gear} {speed:,} games/s' for gear, speed in speeds.items())}; of compiled: {parts}")
    if as_json:
        print(json.dumps(rows))
    return int(any(min(row["of_compiled"].values()) < SMALLEST[row["game"]] for row in rows if row["what"] != "events off"))


if __name__ == "__main__":
    raise SystemExit(main())
