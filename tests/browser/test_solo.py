"""Alone against bots, in the page: without a network to the result, closed and opened again, in two tabs, and without an engine."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.tables import FORWARD, skip_to
from tests.browser.test_offline import everything_is_kept
from tests.browser.test_screens import violations
from tests.browser.visits import ON_A_PHONE, Visit

from swarmrally.cli.commands.verify import verify
from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
AT_A_DESK: dict[str, Any] = {}
MOST_ROUNDS = 60
LONGEST = 60_000
"""Milliseconds, for a first thought on a busy machine."""
NO_WORKERS = "delete globalThis.Worker"
NO_WASM = "delete globalThis.WebAssembly"
NO_SHELF = "delete IDBFactory.prototype.open;"
NO_ROOM = "IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };"
SEALED_NOW = ":is(.plan, .desk .foot) .btn.go:not([aria-disabled='true'], [disabled])"
"""Before there is a whole program, and while others think, the button says so instead."""
GOES_ON = "(before) => document.querySelector('.top .where').textContent !== before || document.querySelector('.decision, .result')"


def sealing(page: Page) -> Locator:
    return page.locator(".plan .btn.go, .desk .foot .btn.go")


def offline(visit: Any, **how: Any) -> Visit:
    """Somebody whose browser has kept the page, and has no network any more."""
    ada: Visit = visit(None, "/", service_workers="allow", **how)
    ada.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ada.page.goto("/rules")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    everything_is_kept(ada.page)
    ada.context.set_offline(True)
    ada.page.goto("/")
    return ada


def go_home(ada: Visit) -> None:
    """What a page says of a network that is not there is no complaint."""
    ada.context.close()
    ada.complaints.clear()


def played_to_the_end(page: Page) -> None:
    """By what the ace would do; whatever is asked is answered as it comes."""
    result, answer = page.get_by_role("region", name=re.compile("win|won|Nobody")), page.locator(".decision .answer, .decision > .btn.go")
    seal, hint = page.locator(SEALED_NOW), page.get_by_role("button", name="Hint", exact=True, disabled=False)
    for _ in range(MOST_ROUNDS):
        skip_to(page, result.or_(answer).or_(hint).or_(seal).first)
        if result.is_visible():
            return
        if answer.first.is_visible():
            answer.first.click()
            continue
        before = turn_of(page)
        if hint.is_visible():
            hint.click()
            page.get_by_role("button", name="Take it over").click(timeout=LONGEST)
        seal.first.click()
        # Where the ace would wait, an empty plan has to be meant.
        if page.locator("#plan-doubt").is_visible():
            seal.first.click()
        page.wait_for_function(GOES_ON, arg=before)
    raise AssertionError("expected a result")


def show_the_result(page: Page, how: dict[str, Any]) -> None:
    """Of a replay."""
    if how is ON_A_PHONE:
        page.get_by_role("tab", name="Result").click()
    else:
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.keyboard.press("End")


def turn_of(page: Page) -> str:
    return str(page.locator(".top .where").text_content())


@pytest.mark.parametrize("how", [AT_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
def test_a_race_without_a_network_from_the_first_click_to_the_result(visit, how, tmp_path):
    ada = offline(visit, **how)
    page = ada.page
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/solo/"))
    expect(sealing(page)).to_be_visible()
    played_to_the_end(page)
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/record/solo/"))
    show_the_result(page, how)
    expect(page.get_by_text("Somebody")).to_have_count(0)
    replay = page.url
    with page.expect_download() as saving:
        page.get_by_role("button", name=re.compile("^Save")).click()
    kept = tmp_path / "record.json"
    saving.value.save_as(kept)
    assert verify(kept) == 0
    # Once there is a server again, it can have the game.
    ada.context.set_offline(False)
    page.get_by_role("button", name="Give it to the server").click(timeout=LONGEST)
    page.wait_for_url(re.compile("/record#record="), timeout=LONGEST)
    page.goto(replay)
    show_the_result(page, how)
    expect(page.get_by_role("link", name="The server has this game, too.")).to_be_visible()
    page.goto("/me")
    expect(page.locator("li.played")).to_have_count(1)
    go_home(ada)


@pytest.mark.parametrize("how", [AT_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
def test_a_rally_without_a_network_from_the_first_click_to_the_result(visit, how):
    ada = offline(visit, **how)
    page = ada.page
    page.get_by_role("link", name="Create RoboRally").click()
    players = page.get_by_role("group", name="How many players").get_by_role("spinbutton")
    players.fill("2")
    players.press("Tab")
    page.get_by_role("button", name="Bots instead").click()
    expect(page.get_by_role("radio", name=re.compile("Risky Exchange"))).to_be_checked()
    page.get_by_role("checkbox", name="Practice table").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/solo/"))
    expect(page.get_by_text("You play alone, in this browser")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    played_to_the_end(page)
    expect(page.get_by_role("button", name="Verify dice")).to_be_visible()
    page.get_by_role("button", name="Verify dice").click()
    expect(page.locator("[data-verdict=same]")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    go_home(ada)


def test_a_game_goes_on_where_it_was_with_its_draft(visit):
    page = visit(None).page
    page.get_by_role("button", name="Play now").click()
    expect(sealing(page)).to_be_visible()
    page.keyboard.press("KeyW")
    page.keyboard.press("Enter")
    skip_to(page, page.get_by_role("banner").get_by_text("round 2"))
    expect(sealing(page)).to_be_visible()
    for key in FORWARD:
        page.keyboard.press(key)
    expect(page.get_by_label(re.compile("Column 3, right, placed"))).to_be_visible()
    page.wait_for_timeout(5000)
    page.reload()
    expect(page.get_by_role("banner").get_by_text("round 2")).to_be_visible()
    expect(page.get_by_label(re.compile("Column 3, right, placed"))).to_be_visible()
    page.goto("/")
    page.locator("a.mine").first.click()
    expect(page.get_by_label(re.compile("Column 3, right, placed"))).to_be_visible()


def test_a_round_is_taken_back_with_what_was_planned_in_it(visit):
    page = visit(None).page
    page.get_by_role("button", name="Play now").click()
    expect(sealing(page)).to_be_visible()
    expect(page.get_by_role("button", name="Take the round back")).to_have_count(0)
    for key in FORWARD:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    skip_to(page, page.get_by_role("banner").get_by_text("round 2"))
    page.get_by_role("button", name="Take the round back").click()
    expect(page.get_by_role("banner").get_by_text("round 1")).to_be_visible()
    expect(page.get_by_label(re.compile("Column 3, right, placed"))).to_be_visible()
    page.keyboard.press("Enter")
    skip_to(page, page.get_by_role("banner").get_by_text("round 2"))


def test_one_tab_plays_at_a_time(visit):
    ada = visit(None)
    page = ada.page
    page.get_by_role("button", name="Play now").click()
    expect(sealing(page)).to_be_visible()
    second = ada.open(page.url)
    expect(sealing(second)).to_be_visible()
    expect(page.get_by_role("heading", name="This game goes on in another tab")).to_be_visible()
    assert violations(page) == []
    second.keyboard.press("KeyW")
    second.keyboard.press("Enter")
    skip_to(second, second.get_by_role("banner").get_by_text("round 2"))
    page.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("banner").get_by_text("round 2")).to_be_visible()
    expect(second.get_by_role("heading", name="This game goes on in another tab")).to_be_visible()


def test_my_games_of_this_browser_are_listed_and_deleted(visit):
    page = visit(None).page
    page.get_by_role("button", name="Play now").click()
    expect(sealing(page)).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("against bots, in this browser")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Plan my moves").click()
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    skip_to(page, page.get_by_role("heading", name=re.compile("win")))
    page.goto("/me")
    line = page.get_by_role("listitem").filter(has_text="in this browser")
    expect(line).to_contain_text("left")
    assert len(line.locator(".do > *").evaluate_all("(all) => [...new Set(all.map((one) => one.getBoundingClientRect().top))]")) == 1
    assert violations(page) == []
    line.get_by_role("button", name="Delete Racing from this browser").click()
    line.get_by_role("button", name="Yes, delete Racing for good").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(line).to_have_count(0)


def bad_bytes(route: Route) -> None:
    answer = route.fetch()
    body = bytearray(answer.body())
    body[-1] ^= 1
    route.fulfill(response=answer, body=bytes(body))


def other_hash(route: Route) -> None:
    answer = route.fetch()
    described = answer.json()
    for module in described["modules"]:
        module["sha256"] = "0" * 64
    route.fulfill(response=answer, body=json.dumps(described))


@pytest.mark.parametrize("missing", ["worker", "wasm", "hash", "bytes"])
def test_without_an_engine_the_server_plays_and_it_is_said_why(visit, missing):
    ada = visit(None, None)
    page = ada.page
    if missing in ("worker", "wasm"):
        page.add_init_script(NO_WORKERS if missing == "worker" else NO_WASM)
    elif missing == "hash":
        ada.context.route("**/engine/engine.json", other_hash)
    else:
        ada.context.route("**/engine/*/*.wasm", bad_bytes)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("This game is at the server.")).to_be_visible()
    said = "can’t run the engine" if missing in ("worker", "wasm") else "arrived damaged"
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()
    expect(sealing(page)).to_be_visible()
    ada.context.unroute_all(behavior="wait")


def full(route: Route) -> None:
    """Nothing more can be written, by the thread of the tables."""
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_ROOM + answer.text())


def fly_on(page: Page, round_number: int) -> None:
    expect(sealing(page)).to_be_visible()
    for key in (*FORWARD[:1], "Enter"):
        page.keyboard.press(key)
    skip_to(page, page.get_by_role("banner").get_by_text(f"round {round_number}"))


def test_a_game_is_kept_again_after_the_browser_has_thrown_all_away(visit):
    ada = visit(None, "/")
    page = ada.page
    page.get_by_role("button", name="Play now").click()
    expect(sealing(page)).to_be_visible()
    ada.context.new_cdp_session(page).send("Storage.clearDataForOrigin", {"origin": ada.origin, "storageTypes": "indexeddb"})
    fly_on(page, 2)
    expect(page.get_by_text("This game is not being kept.")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("banner").get_by_text("round 2")).to_be_visible()


def test_a_game_is_opened_where_there_is_no_more_room(visit):
    ada = visit(None, "/")
    page = ada.page
    page.get_by_role("button", name="Play now").click()
    fly_on(page, 2)
    ada.context.route("**/assets/worker-*.js", full)
    page.reload()
    expect(page.get_by_text("The browser has no more room.")).to_be_visible()
    expect(page.get_by_role("banner").get_by_text("round 2")).to_be_visible()
    ada.context.unroute_all(behavior="wait")


def keep_nothing(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=NO_SHELF + answer.text())


def test_a_browser_that_keeps_nothing_says_so_and_plays(visit):
    ada = visit(None, None)
    ada.context.route("**/assets/worker-*.js", keep_nothing)
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Play now").click()
    expect(sealing(ada.page)).to_be_visible()
    expect(ada.page.get_by_text("This game is not being kept.")).to_be_visible()
    ada.context.unroute_all(behavior="wait")


def test_a_guided_game_needs_no_server(visit):
    ada = offline(visit)
    page = ada.page
    page.goto("/guide/asteroyds")
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url(re.compile("/guide/asteroyds/solo/"))
    expect(page.get_by_role("complementary", name=re.compile("guide|Guide"))).to_be_visible()
    expect(sealing(page)).to_be_visible()
    assert violations(page) == []
    go_home(ada)
