"""The engine in the page: a real Chromium plays games again that a real server has played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.tables import asked, begun, do, own_secrets
from tests.browser.visits import ON_A_PHONE, STILL

from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
PATH = "path.course"
EMPTY_SKY = {"rules": {"mode": "racing"}, "asteroids": 0}
"""No rock ends a flight before it is seen."""
GAMES: dict[str, dict[str, Any]] = {
    "asteroyds": {"setup": {"rules": {"mode": "shooting", "powers": True}}},
    "roborally": {"setup": {"course": "Risky Exchange", "rules": {"lives": 1}}},
}


def finished(visit, game: str):
    """A game of some rounds that is over: its only person has left it to the bots."""
    ada = visit("Ada")
    table = begun([ada], game, seats=3, bots=["drifter", "drifter"], **GAMES[game])
    while (now := asked(ada, table, range(1)))["phase"] != "over" and now["round"] <= ROUNDS:
        if now["stage"] == "deciding":
            do(ada, table, "answer", decision=now["decision"], answer=now["answers"][0])
        else:
            do(ada, table, "seal", round=now["round"], plan=PLANS[game](own_secrets(ada, table)))
    if now["phase"] != "over":
        do(ada, table, "resign")
    return ada, table


def in_their_order(own) -> dict[str, object]:
    """The cards as they came, in the registers that are free."""
    known = own["game"]
    hand = iter(known["hand"])
    return {"seat": 0, "registers": [None if held else [next(hand)] for held in known["registers"]]}


ROUNDS = 4
PLANS = {
    "asteroyds": lambda own: {"seat": 0, "columns": ["forward", "left", "forward", "right", "forward", None]},
    "roborally": in_their_order,
}


def verify(page: Page, table: str) -> None:
    page.goto(f"/record/{table}")
    page.get_by_role("button", name="Show the result").or_(page.get_by_role("tab", name="Result")).first.click()
    page.get_by_role("button", name="Verify dice").click()


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_plays_a_record_again(visit, game):
    ada, table = finished(visit, game)
    # Until it is left, the page of the table may still ask for its engine.
    ada.page.goto(STILL)
    asked_for: list[str] = []
    ada.page.on("request", lambda request: asked_for.append(request.url))
    ada.page.goto("/")
    ada.page.wait_for_load_state("networkidle")
    assert not any("/engine/" in url or "worker" in url for url in asked_for), "expected nothing of the engine on the first page"
    verify(ada.page, table)
    expect(ada.page.locator('[data-verdict="same"]')).to_be_visible()
    expect(ada.page.locator("[data-reason]")).to_have_count(0)
    assert not any(url.endswith("/verify") for url in asked_for), "expected that nobody asks the server"


@pytest.mark.parametrize("how", [{}, ON_A_PHONE])
def test_a_record_in_a_file_is_checked(visit, tmp_path: Path, how):
    ada, table = finished(visit, "roborally")
    record = ada.ask("GET", f"/api/tables/{table}/record")
    good, changed = tmp_path / "good.json", tmp_path / "changed.json"
    good.write_text(json.dumps(record))
    next(event for told in record["events"] for event in told if event["kind"] == "RobotMoved")["to"] = [0, 0]
    changed.write_text(json.dumps(record))
    (tmp_path / "none.json").write_text("[1, 2]")
    page = visit("Ben", "/records", **how).page
    for name, found in (("good", "same"), ("changed", "different"), ("none", "no-record")):
        page.get_by_label("A record’s file").set_input_files(tmp_path / f"{name}.json")
        expect(page.locator(f'[data-verdict="{found}"]')).to_be_visible()


def damaged(route: Route) -> None:
    answer = route.fetch()
    body = bytearray(answer.body())
    body[-1] ^= 1
    route.fulfill(response=answer, body=bytes(body))


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("damaged", "arrived damaged"),
        ("unsupported", "can’t run the engine"),
        ("different", "other rules than the server"),
    ],
)
def test_without_the_engine_the_server_is_asked_and_the_page_says_why(visit, reason, words):
    ada, table = finished(visit, "asteroyds")
    if reason == "damaged":
        ada.context.route("**/engine/*/asteroyds.wasm", damaged)
    elif reason == "unsupported":
        ada.page.add_init_script("delete window.Worker")
    else:
        ada.context.route("**/engine/engine.json", lambda route: route.fulfill(json={"sources": "0" * 64}))
    verify(ada.page, table)
    expect(ada.page.locator('[data-verdict="by-server"]')).to_be_visible()
    expect(ada.page.get_by_text(words)).to_be_visible()


class Sent:
    """What a page says over its socket."""

    def __init__(self, page: Page) -> None:
        self.kinds: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self.kinds.append(json.loads(frame)["type"])))


def test_previews_come_from_the_page(visit):
    ada = visit("Ada")
    sent = Sent(ada.page)
    begun([ada], "asteroyds", seats=3, bots=["drifter", "drifter"], setup=EMPTY_SKY)
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in ("KeyW", "KeyA", "KeyW"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator(PATH).first).to_be_visible()
    assert sent.kinds.count("sight") == 1
    assert not {"preview", "forecast", "bearings"} & set(sent.kinds)


def test_cards_are_foretold_by_the_page(visit):
    ada = visit("Ada", **ON_A_PHONE)
    sent = Sent(ada.page)
    begun([ada], "roborally", seats=2, bots=["drifter"])
    cards = ada.page.get_by_role("button", name=re.compile(r"^(?!Register).*, priority \d+$"))
    cards.first.tap()
    ada.page.wait_for_timeout(1000)
    assert "sight" in sent.kinds
    assert "preview" not in sent.kinds


def test_a_table_without_the_engine_goes_on_and_its_menu_says_why(visit):
    ada = visit("Ada")
    ada.page.add_init_script("delete window.Worker")
    sent = Sent(ada.page)
    begun([ada], "asteroyds", seats=2, bots=["drifter"], setup=EMPTY_SKY)
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in ("KeyW", "KeyA", "KeyW"):
        ada.page.keyboard.press(key)
    expect(ada.page.locator(PATH).first).to_be_visible()
    assert "preview" in sent.kinds
    ada.page.get_by_role("button", name="Game menu").click()
    expect(ada.page.get_by_text("This browser can’t run the engine. Previews come from the server.")).to_be_visible()
