"""The page as plain files, served by a host that knows nothing of it, below some path."""

from __future__ import annotations

import functools
import itertools
import json
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect
from tests.browser.tables import FORWARD, expect_round, skip_to
from tests.browser.test_layouts import printed
from tests.browser.test_offline import POLL, WAITING
from tests.browser.test_screens import violations
from tests.browser.test_solo import NO_WASM, NO_WORKERS, bad_bytes, other_hash, played_to_the_end
from tests.browser.visits import ON_A_PHONE, SAME_EVENTS, Visit, Visits
from tests.contract.games import GAMES, Rules, stops
from tools import site

from swarmrally.kernel.records import Record
from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
PLACE = "games/swarmrally"
STOPS = 12
"""Decisions of a game that is watched."""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *said: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("host")
    site.build(root / PLACE)
    return root


@pytest.fixture(scope="module")
def address(root: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=str(root))) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/{PLACE}/"
        host.shutdown()


@pytest.fixture
def site_visits(browser: Browser, address: str) -> Iterator[Visits]:
    made = Visits(browser, address)
    yield made
    made.end()


def came(visits: Visits, place: str = "", **how: Any) -> Visit:
    return visits.begin(None, f"?{place}" if place else ".", **how)


@pytest.mark.parametrize("how", [{}, ON_A_PHONE], ids=["desk", "phone"])
def test_a_race_is_played_and_found_again(site_visits, address, how):
    page = came(site_visits, **how).page
    expect(page.get_by_text("This page has no server.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect_round(page, 1)
    assert page.url.startswith(f"{address}?/solo/")
    for key in (*FORWARD[:1], "Enter"):
        page.keyboard.press(key)
    skip_to(page, page.get_by_role("banner").get_by_text("round 2"))
    page.reload()
    expect_round(page, 2)
    page.goto(".")
    page.locator("a.mine").click()
    expect_round(page, 2)


def test_a_rally_is_created_and_played_to_its_end(site_visits):
    page = came(site_visits, "/create/roborally").page
    page.get_by_text("Checkmate", exact=True).click()
    page.get_by_role("checkbox", name="Practice table").check()
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    played_to_the_end(page)


@pytest.mark.parametrize("missing", ["worker", "wasm", "hash", "bytes"])
def test_without_an_engine_it_is_said_why(site_visits, missing):
    visit = site_visits.begin(None, None)
    page = visit.page
    if missing in ("worker", "wasm"):
        page.add_init_script(NO_WORKERS if missing == "worker" else NO_WASM)
    elif missing == "hash":
        visit.context.route("**/engine/engine.json", other_hash)
    else:
        visit.context.route("**/engine/*/*.wasm", bad_bytes)
    page.goto(".")
    page.get_by_role("button", name="Play now").click()
    said = "can’t run the engine" if missing in ("worker", "wasm") else "arrived damaged"
    expect(page.get_by_text(re.compile(said)).first).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visit.context.unroute_all(behavior="wait")


def test_a_layout_of_my_own_is_marked_at_its_line_and_played(site_visits, address):
    page = came(site_visits, "/create/asteroyds").page
    page.get_by_role("button", name="A layout or scenario of my own").click()
    layout, right = printed("racing"), printed("racing")
    layout["starts"][1]["at"] = layout["tiles"][0]["at"]
    page.locator("textarea").fill(json.dumps(layout, indent=1))
    expect(page.locator("#own-note")).to_contain_text("starts/1/at")
    page.locator("textarea").fill(json.dumps(right, indent=1))
    expect(page.get_by_text("This layout can be played, by any pilots.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    expect_round(page, 1)
    assert page.url.startswith(f"{address}?/solo/")
    page.reload()
    expect_round(page, 1)


def test_a_puzzle_is_chosen_and_tried(site_visits, address):
    page = came(site_visits, "/puzzles").page
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"\?/puzzle/[0-9a-f]{8}"))
    expect(page.get_by_role("button", name=re.compile("^Fly it"))).to_be_visible()
    for key in (*FORWARD[:1], "Enter", "End"):
        page.keyboard.press(key)
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()
    page.get_by_text("For your own page").click()
    assert f'src="{address}?/embed/puzzle/' in page.get_by_label("A line of HTML").input_value()


def test_every_page_has_an_address_of_its_own(site_visits, address):
    page = came(site_visits, "/rules/asteroyds#A3.5").page
    expect(page.locator("#a3\\.5")).to_be_in_viewport()
    page.get_by_role("link", name="Swarmrally, to the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_role("link", name="Read").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.startswith(f"{address}?/rules/")
    page.go_back()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_the_language_can_be_chosen(site_visits):
    page = came(site_visits).page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_text("Diese Seite hat keinen Server.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Diese Seite hat keinen Server.")).to_be_visible()


def test_a_rule_is_read_at_the_table(site_visits, address):
    page = came(site_visits, "/create/roborally").page
    page.get_by_text("Checkmate", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".desk a.rule").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".prose section")).not_to_have_count(0)
    assert page.url.startswith(f"{address}?/solo/")
    sheet.get_by_role("button", name="Close the rule").click()
    expect(page.locator(".desk a.rule").first).to_be_focused()


def test_a_page_that_did_not_come_can_be_fetched_again(site_visits):
    visit = came(site_visits)
    page = visit.page
    page.route("**/assets/Characters-*.js", lambda route: route.abort())
    page.goto("?/pilots")
    expect(page.get_by_role("heading", name="could not be fetched whole")).to_be_visible()
    page.unroute("**/assets/Characters-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="The pilots", level=1)).to_be_visible()
    visit.forgive("ERR_")


def test_a_new_version_waits_for_a_game_that_was_entered_by_a_click_or_by_its_address(site_visits, root):
    visit = came(site_visits, service_workers="allow")
    page = visit.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    game = visit.open(".")
    game.get_by_role("button", name="Play now").click()
    expect_round(game, 1)
    with (root / PLACE / "sw.js").open("a") as worker:
        worker.write("// newer")
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_function(f"() => {WAITING}")
    for _ in ("by a click", "by its address"):
        page.get_by_role("link", name="Rules").first.click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_timeout(POLL)
        assert page.evaluate(WAITING), "expected the new version to wait while a game is on"
        page.go_back()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        # It asks for the new one wherever it goes.
        page.wait_for_timeout(POLL)
        game.reload()
        expect_round(game, 1)
    game.close()
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_function(f"() => {WAITING}.then((waits) => !waits)")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_record_from_a_file_is_checked_and_watched(site_visits, address, rules, tmp_path):
    page = came(site_visits, "/records").page
    assert violations(page) == []
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(on_printed_ground(rules)))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(SAME_EVENTS)).to_be_visible()
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(re.escape(f"{address}?/record?at=") + r"\d+#record=file"))
    expect(page.get_by_role("region", name="Result").locator("#result-title")).to_be_visible()
    expect(page.get_by_text("minute")).to_have_count(0)


def on_printed_ground(rules: Rules) -> Record:
    """The beginning of a random game; positions are laid out by servers only."""
    for number in itertools.count():
        *_, end = stops(rules, f"a file {number}", STOPS)
        record: Record = end.record()
        setup = msgspec.json.decode(record.setup)
        if setup["scenario"] is None and setup.get("layout") is None and isinstance(setup.get("course", ""), str):
            return record
    raise AssertionError
