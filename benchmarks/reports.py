"""How long a report takes: `python -m benchmarks.reports`, in processor time compiled and as WebAssembly in Node, and in Chromium from the
click until it is to be read, by the clock and of the processor. `--in-chromium` measures there alone.

The game is the first between four rookies that has ten rounds: none blunders more, so that no report has more to try.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visits import Visits
from tests.load.serving import Serving
from tools import chromium

from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.bots import Budget
from swarmrally.bots.asteroyds.sitting import Sitting as Flying
from swarmrally.bots.roborally.sitting import Sitting as Rallying
from swarmrally.cli.bench.load.served import cpu_of, family_of
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.study.games import study_of
from swarmrally.wasm.building import made_module

NAMES = ("racing", "shooting", "targets", "drones", "roborally")
SEATS, ROUNDS, LONGEST = 4, 10, 100
SECONDS = 10
"""That a report may take in the page."""

IN_NODE = """
import { readFileSync } from "node:fs";
const { module: file, ground, report, bench, moments } = JSON.parse(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
const bytes = (hex) => Buffer.from(hex, "hex");
let end = exports.__heap_base.value;
const room = (size) => { const at = (end + 63) & ~63; end = at + size; return at; };
const size = bytes(moments[0].before).length;
const [groundAt, beforeAt, standsAt] = [room(bytes(ground).length), room(size), room(size)];
const [reportAt, benchAt] = [room(bytes(report).length), room(bench)];
const missing = end - exports.memory.buffer.byteLength;
if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
const memory = Buffer.from(exports.memory.buffer);
bytes(ground).copy(memory, groundAt);
bytes(report).copy(memory, reportAt);
const began = process.cpuUsage();
for (const { before, stands, seat } of moments) {
  bytes(before).copy(memory, beforeAt);
  bytes(stands).copy(memory, standsAt);
  while (!exports.report_on(groundAt, beforeAt, standsAt, BigInt(seat), reportAt, benchAt, 16n));
}
exports.sum_up(reportAt);
const spent = process.cpuUsage(began);
const seconds = (spent.user + spent.system) / 1e6;
console.log(JSON.stringify({ seconds, report: memory.subarray(reportAt, reportAt + bytes(report).length).toString("hex") }));
"""


def games(name: str) -> Iterator[Any]:
    """Between rookies, one after the other."""
    for number in range(1000):
        names, seed = ["rookie"] * SEATS, str(number)
        game: Any
        if name == "roborally":
            game = Rally(RallySetup(course="Risky Exchange", seats=usual_robots(SEATS)), seed)
            Rallying(game, names, seed, Budget(nodes=1), LONGEST, keeps=True).play(lambda seat, seconds: None)
        else:
            game = Flight(FlightSetup(rules=Rules(mode=name), seats=usual_craft(SEATS, name)), seed)  # type: ignore[arg-type]
            Flying(game, names, seed, Budget(nodes=1), LONGEST, keeps=True).play(lambda seat, seconds: None)
        yield game


def ten_rounds(name: str) -> tuple[Any, Any]:
    """The first game of that length, and its study."""
    over = ((game.record(), study_of(game.record())) for game in games(name) if game.is_over)
    return next((record, study) for record, study in over if study.moments[-1].row == ROUNDS - 1)


def ground_of(study: Any) -> Any:
    return study.game.board.hexes if hasattr(study.game, "board") else study.game.course


def node_of(study: Any, engine: str) -> tuple[float, str]:
    """Seconds, and the report's bytes."""
    node = shutil.which("node") or str(next(Path(".venv").glob("**/bin/node")))
    moments = [
        {"before": to_bytes(getattr(each, "before", each.stands)).hex(), "stands": to_bytes(each.stands).hex(), "seat": each.seat}
        for each in study.moments
    ]
    with tempfile.TemporaryDirectory() as folder:
        module, script, given = (Path(folder) / name for name in ("study.wasm", "study.mjs", "given.json"))
        module.write_bytes(made_module(engine))
        script.write_text(IN_NODE)
        given.write_text(
            json.dumps(
                {
                    "module": str(module),
                    "ground": to_bytes(ground_of(study)).hex(),
                    "report": to_bytes(study.report).hex(),
                    "bench": len(to_bytes(study.bench)),
                    "moments": moments,
                }
            )
        )
        done = subprocess.run([node, str(script), str(given)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return found["seconds"], found["report"]


def in_chromium(browser: Browser, serving: Serving, record: Any, folder: Path) -> tuple[float, float]:
    """Seconds that somebody waits who has never been here, and of the processor: nothing is kept, and the engine has to be fetched, too."""
    file = folder / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    page = Visits(browser, f"http://127.0.0.1:{serving.port}").begin(None, "/records").page
    page.locator("input[type=file]").set_input_files(str(file))
    page.get_by_role("button", name=re.compile("Watch")).click()
    report = page.get_by_role("link", name="Report")
    report.wait_for()
    began, spent = time.perf_counter(), spent_by_browsers(serving)
    report.click()
    page.locator(".balance").wait_for()
    waited = time.perf_counter() - began, spent_by_browsers(serving) - spent
    page.context.close()
    return waited


def spent_by_browsers(serving: Serving) -> float:
    """Seconds of the processor that all have used whom this program has started, but for the server."""
    return sum(cpu_of(process) for process in {*family_of(os.getpid())} - {os.getpid(), *family_of(serving.process.pid)})


def chromium_waits() -> None:
    heading = "| game | Chromium, by the clock | of the processor |\n|---|---:|---:|"
    print(f"A report of {ROUNDS} rounds with {SEATS} seats\n\n{heading}", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "store", Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox", "--mute-audio"])
        try:
            for name in NAMES:
                record, _ = ten_rounds(name)
                waited, spent = in_chromium(browser, serving, record, Path(folder))
                print(f"| {name} | {waited:.1f} s | {spent:.1f} s |", flush=True)
                # The clock would say what else the machine does.
                assert spent <= SECONDS, f"{name}: {spent:.1f} s"
        finally:
            browser.close()
            serving.stop()


def main() -> None:
    print(f"A report of {ROUNDS} rounds with {SEATS} seats\n\n| game | compiled | WebAssembly |\n|---|---:|---:|")
    for name in NAMES:
        _, study = ten_rounds(name)
        engine = "study.roborally" if name == "roborally" else "study.asteroyds"
        seconds, report = node_of(study, engine)
        began = time.process_time()
        study.work(lambda done: None)
        compiled = time.process_time() - began
        assert report == to_bytes(study.report).hex(), f"{name}: another report in WebAssembly"
        assert seconds <= SECONDS, f"{name}: {seconds:.1f} s"
        print(f"| {name} | {compiled:.1f} s | {seconds:.1f} s |", flush=True)


if __name__ == "__main__":
    if "--in-chromium" not in sys.argv:
        main()
    chromium_waits()
