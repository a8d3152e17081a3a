"""The engine in a page knows what its own seat may know: another's plan or hand is in its memory at no moment of planning."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from tests.browser.tables import begun, get_on, pilot, plan_by_keys, program_by_keys
from tests.browser.visits import Visit, said_in

from swarmrally.asteroyds.components.state import ENERGY
from swarmrally.asteroyds.components.state import State as Flight
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.kernel.fields import from_bytes
from swarmrally.roborally.components.state import State as Rally
from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")

KEYS = ("KeyX", "KeyA", "KeyX", "KeyD", "KeyX", "KeyA")
PLAN = [ACTIONS.index(action) for action in ("turn_back", "left", "turn_back", "right", "turn_back", "left")]
WATCH = """
const { Instance } = WebAssembly;
const letters = (bytes) => new TextDecoder("latin1").decode(Uint8Array.from(bytes));
const memories = [], answer = self.postMessage.bind(self);
WebAssembly.Instance = class extends Instance {
  constructor(...given) {
    super(...given);
    memories.push(this.exports.memory);
  }
};
self.looks = 0;
self.holds = (secret) => memories.some(({ buffer }) => letters(new Uint8Array(buffer)).includes(letters(secret)));
self.postMessage = (said) => {
  self.looks += 1;
  self.held ||= self.holds(self.secret);
  answer(said);
};
self.secret = """
"""Before the worker answers anything, its whole memory is looked through."""


class Engine:
    """The engine in a visit's page: what it was given to see, and whether it has ever held the secret."""

    def __init__(self, visit: Visit) -> None:
        self.page = visit.page
        self.sights: list[bytes] = []
        visit.context.route(re.compile(r"/assets/worker-[^/]*\.js"), self.watch)
        visit.page.on("websocket", self.listen)

    @staticmethod
    def watch(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{WATCH}{PLAN};\n{answer.text()}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.sights.extend(sights_in(frame)))

    def held(self) -> bool:
        return any(bool(worker.evaluate("() => self.held || self.holds(self.secret)")) for worker in self.page.workers)

    def has_seen(self) -> bool:
        """It has answered something since it was given a view."""
        return bool(self.sights) and any(worker.evaluate("() => self.looks") > 2 for worker in self.page.workers)

    def look_for(self, secret: bytes) -> None:
        for worker in self.page.workers:
            worker.evaluate("(secret) => { self.secret = secret; self.held = false; }", list(secret))


def sights_in(frame: str | bytes) -> list[bytes]:
    return [base64.b64decode(said["sight"]) for said in said_in(frame) if said.get("type") == "sighted"]


def expect_soon(page: Page, holds: Callable[[], bool]) -> None:
    for _ in range(150):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError(holds)


def test_anothers_plan_is_not_in_the_engines_memory(visit):
    ada, ben = visit("Ada"), visit("Ben")
    adas, bens = Engine(ada), Engine(ben)
    begun([ada, ben], "asteroyds", assist="forecast")
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in KEYS:
        ada.page.keyboard.press(key)
    expect_soon(ada.page, adas.held)
    plan_by_keys(ada.page, ())
    expect(pilot(ben.page, "Ada")).to_contain_text("plan sealed")
    ben.page.keyboard.press("KeyW")
    expect_soon(ben.page, bens.has_seen)
    assert not bens.held()
    assert not any(from_bytes(Flight, sight).plan[0, :ENERGY].any() for sight in bens.sights)


def test_anothers_hand_is_not_in_the_engines_memory(visit):
    ada, ben = visit("Ada"), visit("Ben")
    adas, bens = Engine(ada), Engine(ben)
    table = begun([ada, ben], "roborally")
    for engine in (adas, bens):
        expect(engine.page.get_by_role("heading", name="Your hand")).to_be_visible()
        engine.page.keyboard.press("1")
        expect_soon(engine.page, engine.has_seen)
    hand = from_bytes(Rally, adas.sights[-1]).hand[0].tobytes()
    for engine in (adas, bens):
        engine.look_for(hand)
    assert adas.held()
    program_by_keys(ada.page)
    expect(ben.page.get_by_text("Ada was done.")).to_be_visible()
    ben.page.keyboard.press("1")
    program_by_keys(ben.page)
    get_on([ada, ben], table, 2)
    ben.page.keyboard.press("1")
    assert not bens.held()
