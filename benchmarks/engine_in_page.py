"""The engine in a real page, for `benchmarks.browser`: how soon it is ready, how long previews take, how fast games go beside native."""

from __future__ import annotations

import time
from random import Random
from typing import Any, cast

import msgspec
from playwright.sync_api import Page
from tests.browser.records import random_plan
from tests.wasm.records import CONTRACTS
from tests.wasm.test_in_node import a_race, a_rally

from swarmrally.asteroyds.components.state import State as Flight
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing import simulation as flights
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.asteroyds.rules.setup import Layout
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import from_bytes
from swarmrally.kernel.hexes import Hexes
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State as Rally
from swarmrally.roborally.playing import simulation as rallies
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.table.games.listing import BOXES, Game

PREVIEWS = 500
TRIES = 5

ASK = """
  const address = performance.getEntriesByType("resource").map((part) => part.name).find((name) => /assets\\/worker-/.test(name));
  const begin = async ([game, setup]) => {
    const began = performance.now();
    const worker = new Worker(address, { type: "module" });
    const waiting = new Map();
    worker.onmessage = ({ data }) => waiting.get(data.id)(data);
    const ask = (does, ...given) => new Promise((done, fail) => {
      waiting.set(waiting.size, (data) => ("reason" in data ? fail(new Error(data.reason)) : done(data.gives)));
      worker.postMessage({ id: waiting.size - 1, does, with: given });
    });
    worker.postMessage({ base: `${location.origin}/engine/`, rules: null });
    await ask("open", "T", game, setup);
    return { ask, worker, took: performance.now() - began };
  };
"""
READY = f"""async (asked) => {{ {ASK} const {{ worker, took }} = await begin(asked); worker.terminate(); return took; }}"""
PREVIEW = f"""async ([game, setup, sight, seat, plan, count]) => {{ {ASK}
  const {{ ask, worker }} = await begin([game, setup]);
  await ask("see", "T", Uint8Array.from(atob(sight), (letter) => letter.charCodeAt(0)));
  const times = [];
  for (let number = 0; number < count; number += 1) {{
    const began = performance.now();
    await Promise.all([ask("preview", "T", seat, plan, true), ask("forecast", "T")]);
    times.push(performance.now() - began);
  }}
  worker.terminate();
  return times;
}}"""
PLAY = """async ([file, records, games, tries]) => {
  const { sources } = await (await fetch("/engine/engine.json")).json();
  const module = await WebAssembly.compileStreaming(fetch(`/engine/${sources.slice(0, 16)}/${file}`));
  const times = [];
  for (let number = 0; number < tries; number += 1) {
    const { memory, __heap_base: base, play_games: play } = new WebAssembly.Instance(module).exports;
    memory.grow(8);
    let free = base.value;
    const places = records.map((hex) => {
      const at = Math.ceil(free / 16) * 16;
      free = at + hex.length / 2;
      new Uint8Array(memory.buffer).set(Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16)), at);
      return at;
    });
    const began = performance.now();
    play(...places, 0n, BigInt(games));
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}"""
SETUPS: dict[str, Any] = {
    "asteroyds": FlightSetup(rules=Rules(mode="shooting", powers=True), seats=usual_craft(4, "shooting")),
    "roborally": RallySetup(seats=usual_robots(4), options_at_start=2),
}


def measured(page: Page) -> dict[str, float]:
    """On a page of a table, which has started a worker of its own."""
    figures: dict[str, float] = {}
    for game, setup in SETUPS.items():
        form, play = msgspec.to_builtins(setup), BOXES[cast(Game, game)].begin(msgspec.json.encode(setup), "in a page", [])
        text = msgspec.json.encode(setup)
        plan = msgspec.json.decode(random_plan(CONTRACTS[game], play, text, 0, Random(1)))
        figures[f"{game}_ready_ms"] = sorted(page.evaluate(READY, [game, form]) for _ in range(TRIES))[TRIES // 2]
        times = sorted(page.evaluate(PREVIEW, [game, form, msgspec.to_builtins(play.sight(0)), 0, plan, PREVIEWS]))
        figures[f"{game}_preview_ms"] = times[len(times) * 99 // 100]
    figures["asteroyds_of_native"] = of_native(page, a_race("shooting"), flights.play_games)
    figures["roborally_of_native"] = of_native(page, a_rally("Risky Exchange"), rallies.play_games)
    return figures


def of_native(page: Page, case: dict[str, Any], play_games: Any) -> float:
    """How fast the page plays, as a part of what compiled code does with the same games; both are at their best of some tries."""
    engine, games = case["engine"], case["games"]
    make_ready(engine)
    here = min(native(case, play_games) for _ in range(TRIES))
    there: float = page.evaluate(PLAY, [f"{engine}.wasm", case["before"], games, TRIES])
    return here / there


def native(case: dict[str, Any], play_games: Any) -> float:
    records = [from_bytes(kind, bytes.fromhex(before)) for kind, before in zip(kinds_of(case), case["before"], strict=True)]
    began = time.perf_counter()
    play_games(*records, 0, case["games"])
    return (time.perf_counter() - began) * 1000


def kinds_of(case: dict[str, Any]) -> list[type]:
    flight = [Hexes, Layout, Flight, Events, flights.Tally]
    return flight if case["engine"] == "asteroyds" else [Course, Rally, Events, rallies.Tally]
