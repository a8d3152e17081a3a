"""Puzzles: solved by keyboard and by touch, failed and told why, offline, by the day, against the clock, and in other people's pages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.elsewhere import elsewhere
from tests.browser.test_odd_screens import expect_room, resized
from tests.browser.test_screens import violations
from tests.browser.test_solo import NO_WASM, NO_WORKERS, go_home, offline
from tests.browser.visits import ON_A_PHONE, Visit
from tests.conftest import some

from swarmrally.server.process.web_engine import WebEngine
from swarmrally.study.puzzles.collection import shipped
from swarmrally.study.puzzles.daily import FIRST_DAY, number_of
from swarmrally.study.puzzles.daily import daily as daily_of
from swarmrally.study.puzzles.puzzle import GAMES, Game, Puzzle

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
KEYS = {"forward": "w", "right": "d", "left": "a", "turn_back": "x", "shoot": "s", None: "Space"}
ENERGY = 6
PLAIN = {*KEYS, "shield"}
LANGUAGES = {"de-DE": "Tagesrätsel", "fr-FR": "Casse-tête du jour", "it-IT": "Rompicapo del giorno"}
Plan = dict[str, Any]


def plan_of(puzzle: Puzzle, wrong: bool = False) -> Plan:
    return dict(json.loads(bytes(puzzle.wrong.plan if wrong else puzzle.solution)))


def is_plain(puzzle: Puzzle) -> bool:
    """Both its solution and its wrong plan are made of what every chart and every hand has."""
    for plan in (plan_of(puzzle), plan_of(puzzle, wrong=True)):
        if None in plan.get("registers", []) or plan.get("ram") or not {*plan.get("columns", []), plan.get("energy", "shield")} <= PLAIN:
            return False
    return True


def a_puzzle(game: Game) -> Puzzle:
    return next(puzzle for puzzle in shipped(game) if is_plain(puzzle))


def typed(page: Page, puzzle: Puzzle, plan: Plan) -> None:
    """From an empty chart or hand, key by key."""
    page.keyboard.press("Delete")
    for column, action in enumerate(plan.get("columns", [])):
        page.keyboard.press(str(column + 1))
        page.keyboard.press(KEYS[action])
    if plan.get("energy", "shield") != "shield":
        page.keyboard.press(str(ENERGY + 1))
        page.keyboard.press(KEYS[plan["energy"]])
    hand = sorted(puzzle.hand, reverse=True)
    for card in plan.get("registers", []):
        page.keyboard.press(str((hand.index(card) + 1) % 10))


def tapped(page: Page, puzzle: Puzzle, plan: Plan) -> None:
    actions = [*plan.get("columns", []), plan.get("energy")]
    for column, action in enumerate(actions):
        if action not in (None, "shield"):
            page.locator(f".slot[data-column='{column}'][data-action='{action}']").tap()
    hand = sorted(puzzle.hand, reverse=True)
    for card in plan.get("registers", []):
        page.locator(".hand .card").nth(hand.index(card)).tap()


def trying(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^(Fly it|Run it)"))


def came(page: Page) -> Locator:
    """What a try came to."""
    return page.locator(".came")


def skipped(page: Page) -> None:
    page.locator(".replay .btn.quiet").click()
    expect(came(page)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_failed_and_solved_by_keyboard(visit, game):
    ada: Visit = visit("Ada", None)
    page, puzzle = ada.page, a_puzzle(game)
    page.goto(f"/puzzle/{puzzle.id}")
    expect(trying(page).or_(page.locator(".bench .btn.go"))).to_be_visible()
    expect(page.get_by_text("Try 1")).to_be_visible()
    assert violations(page) == []
    typed(page, puzzle, plan_of(puzzle, wrong=True))
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(came(page).get_by_role("heading", name="Not yet")).to_be_visible()
    missed = page.locator(".checklist .missed")
    expect(missed).to_have_count(len(puzzle.wrong.missed))
    # Each clause that was missed says so, and what the rules have to do with it where something happened.
    for line in came(page).locator(".head p").all():
        said = line.text_content() or ""
        assert "did not happen" in said or line.locator(".rule").count() == 1, said
    expect(page.locator(".tries li")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Show hint 1").click()
    page.get_by_role("button", name="Show hint 2").click()
    expect(page.get_by_text("2 of 2 used")).to_be_visible()
    typed(page, puzzle, plan_of(puzzle))
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(came(page).get_by_role("heading", name="Solved in 2 tries")).to_be_visible()
    expect(page.locator(".checklist .done")).to_have_count(len(puzzle.goal))
    assert violations(page) == []
    # Another tab knows of it, and so does this page when it comes back.
    other = ada.open("/puzzles")
    expect(other.get_by_text("1 puzzle solved").or_(other.locator(".stats", has_text="puzzle solved"))).to_be_visible()
    page.reload()
    expect(page.locator(".tries li")).to_have_count(2)
    page.get_by_role("button", name="Lay it again").last.click()
    expect(trying(page)).to_be_enabled()
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.locator(".puzzle-goal .count")).to_contain_text("solved")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_touch_on_a_phone(visit, game):
    page, puzzle = visit("Ada", None, **ON_A_PHONE).page, a_puzzle(game)
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.get_by_text("Try 1")).to_be_visible()
    tapped(page, puzzle, plan_of(puzzle))
    trying(page).tap()
    skipped(page)
    expect(came(page).get_by_role("heading", name="Solved at the first try")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Next puzzle").tap()
    page.wait_for_url(lambda address: puzzle.id not in address)
    expect(page.get_by_text("Try 1")).to_be_visible()


def test_the_solution_can_be_seen_and_counts_as_seen(visit):
    page, puzzle = visit("Ada", None).page, a_puzzle("asteroyds")
    page.goto(f"/puzzle/{puzzle.id}")
    expect(trying(page)).to_be_visible()
    typed(page, puzzle, plan_of(puzzle, wrong=True))
    page.keyboard.press("Enter")
    skipped(page)
    page.get_by_role("button", name="Show the solution").click()
    skipped(page)
    expect(came(page).get_by_role("heading", name="The solution")).to_be_visible()
    expect(page.locator(".checklist .done")).to_have_count(len(puzzle.goal))
    page.goto("/puzzles")
    expect(page.locator(".stats")).to_contain_text("0puzzles solved")
    expect(page.locator(".stats")).to_contain_text("after 1 puzzle")


def test_a_day_without_a_network_and_its_result_to_share(visit):
    ada = offline(visit, permissions=["clipboard-read", "clipboard-write"])
    page = ada.page
    today = FIRST_DAY.fromisoformat(page.evaluate("new Intl.DateTimeFormat('sv-SE').format()"))
    game = next((game for game in GAMES if is_plain(daily_of(game, today))), None)
    page.goto(f"/daily/{game or 'asteroyds'}")
    expect(page.get_by_text(f"number {number_of(today)}")).to_be_visible()
    expect(page.locator(".plan .btn.go, .bench > .btn.go")).to_be_visible()
    if game is not None:
        puzzle = daily_of(game, today)
        typed(page, puzzle, plan_of(puzzle))
        page.keyboard.press("Enter")
        skipped(page)
        expect(came(page).get_by_role("heading", name="Solved at the first try")).to_be_visible()
        expect(page.locator(".days-in-row b")).to_have_text("1")
        page.get_by_role("button", name="Copy the result").click()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied.startswith(f"Swarmrally daily {number_of(today)}, ")
        assert copied.splitlines()[-1].endswith(f"/daily/{game}/{today}")
        assert puzzle.id not in copied
        page.get_by_role("link", name=re.compile("^All puzzles")).click()
        expect(page.locator(".daily-card", has_text="solved")).to_have_count(1)
    go_home(ada)


def test_past_days_and_days_that_are_none(visit):
    page = visit("Ada", None).page
    page.goto("/puzzles")
    page.get_by_role("button", name="The month before").click()
    page.locator(".calendar td a").first.click()
    page.wait_for_url(re.compile(r"/daily/asteroyds/\d{4}-\d\d-01"))
    expect(page.get_by_text("Try 1")).to_be_visible()
    assert violations(page) == []
    for day in ("2025-12-31", "2999-01-01", "2026-02-30", "tomorrow"):
        page.goto(f"/daily/roborally/{day}")
        expect(page.get_by_role("heading", name="There is no such puzzle here")).to_be_visible()


@pytest.mark.parametrize("locale", some(LANGUAGES, "de-DE"))
def test_all_puzzles_are_chosen_by_theme_and_level(visit, locale):
    page = visit("Ada", "/", locale=locale, color_scheme="light").page
    page.get_by_role("heading", name=LANGUAGES[locale]).locator("..").get_by_role("link").click()
    themes = page.locator(".practise .themes button")
    expect(themes.first).to_be_visible()
    assert violations(page) == []
    themes.nth(0).click()
    themes.nth(1).click()
    page.locator(".practise .levels button").nth(2).click()
    expect(page.locator(".practise [aria-pressed=true]")).to_have_count(4)
    page.locator(".practise .begin .btn.go").click()
    page.wait_for_url(re.compile(r"/puzzle/[0-9a-f]{8}\?themes=\w+,\w+&levels=3"))
    expect(page.locator(".puzzle-goal h1")).to_be_visible()
    assert not re.search("goal-|theme-|puzzle-", page.locator(".solving").inner_text())
    assert violations(page) == []


def test_three_minutes(visit):
    page = visit("Ada", None).page
    page.clock.install()
    page.goto("/puzzles/rush/asteroyds")
    page.get_by_role("button", name=re.compile("^Go")).click()
    for misses in range(1, 4):
        expect(page.get_by_role("timer")).to_be_visible()
        expect(trying(page)).to_be_enabled()
        for _ in range(2):
            # An empty plan has to be meant.
            trying(page).or_(page.get_by_role("button", name="Seal it empty")).or_(page.locator(".plan .btn.go")).first.click()
        if misses < 3:
            expect(page.get_by_text(f"{misses} of 3 missed")).to_be_visible()
    expect(page.get_by_role("heading", name="None this time")).to_be_visible()
    assert violations(page) == []
    page.goto("/puzzles")
    expect(page.locator(".rushes")).to_contain_text("best 0")


@pytest.mark.parametrize(("game", "missing"), [("asteroyds", NO_WASM), ("roborally", NO_WORKERS)], ids=["wasm", "worker"])
def test_where_there_is_no_engine_the_server_plays(visit, game, missing):
    ada, puzzle = visit("Ada", None), a_puzzle(game)
    page = ada.page
    ada.context.add_init_script(missing)
    page.goto("/puzzles")
    expect(page.locator(".themes button").first).to_be_visible()
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.get_by_text("Try 1")).to_be_visible()
    typed(page, puzzle, plan_of(puzzle, wrong=True))
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(came(page).get_by_role("heading", name="Not yet")).to_be_visible()
    expect(page.locator(".checklist .missed")).to_have_count(len(puzzle.wrong.missed))
    page.keyboard.press("Enter")
    typed(page, puzzle, plan_of(puzzle))
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(came(page).get_by_role("heading", name="Solved in 2 tries")).to_be_visible()


def test_where_there_is_neither_engine_nor_server_it_is_said_why(visit):
    ada = visit("Ada", None)
    ada.context.add_init_script(NO_WASM)
    ada.context.route(re.compile("/api/puzzles/(asteroyds|roborally)"), lambda route: route.abort())
    for path in ("/puzzles", f"/puzzle/{a_puzzle('asteroyds').id}", "/daily/roborally"):
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", name="Puzzles can’t be played here")).to_be_visible()
        expect(ada.page.get_by_text("neither is there. This browser can’t run the engine.")).to_be_visible()
    ada.forgive("ERR_FAILED")


def solved_by_keyboard(page: Page, puzzle: Puzzle) -> None:
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.get_by_text("Try 1")).to_be_visible()
    typed(page, puzzle, plan_of(puzzle))
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    expect(
        came(page).get_by_role("heading", name="Solved at the first try").or_(came(page).get_by_role("heading", name="Solved"))
    ).to_be_visible()


def test_two_browsers_of_a_guest_keep_what_they_solve_together(visit):
    """For whoever wants that: before, and after the end, the server has nothing."""
    first, second = visit("Ada", None), visit(None, None)
    second.context.add_cookies(first.context.cookies())
    solved_by_keyboard(first.page, a_puzzle("asteroyds"))
    solved_by_keyboard(second.page, a_puzzle("roborally"))
    assert first.ask("GET", "/api/me/puzzles") == {"kept": False, "outcomes": [], "rushes": []}
    first.page.goto("/puzzles")
    keep = first.page.get_by_role("button", name="Keep on this server, too")
    keep.focus()
    first.page.keyboard.press("Enter")
    expect(first.page.locator(".kept-there")).to_contain_text("Kept on this server, too, together with")
    assert violations(first.page) == []
    second.page.goto("/puzzles")
    expect(second.page.locator(".stats")).to_contain_text("2puzzles solved")
    expect(second.page.locator(".kept-there")).to_contain_text("Kept on this server, too, together with")
    first.page.reload()
    expect(first.page.locator(".stats")).to_contain_text("2puzzles solved")
    kept = first.ask("GET", "/api/me/puzzles")
    assert {each["outcome"]["puzzle"] for each in kept["outcomes"]} == {a_puzzle("asteroyds").id, a_puzzle("roborally").id}
    first.page.get_by_role("button", name="Keep here no more").click()
    first.page.get_by_role("button", name="Delete on the server").click()
    expect(keep).to_be_visible()
    assert first.ask("GET", "/api/me/puzzles")["kept"] is False
    expect(first.page.locator(".stats")).to_contain_text("2puzzles solved")


@pytest.mark.parametrize("locale", some(["de-DE", "fr-FR", "it-IT"]))
def test_keeping_there_is_offered_in_every_language_on_a_phone(visit, locale):
    page = visit("Ada", "/puzzles", locale=locale, **ON_A_PHONE).page
    button = page.locator(".kept-there .btn")
    expect(button).to_be_visible()
    assert "Keep" not in (button.text_content() or "")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_damaged_storage_is_read_around(visit):
    page, puzzle = visit("Ada", "/puzzles").page, a_puzzle("asteroyds")
    expect(page.locator(".stats")).to_contain_text("0puzzles solved")
    page.evaluate(
        """() => new Promise((done) => { const opening = indexedDB.open('swarmrally puzzles'); opening.onsuccess = () => {
            const writing = opening.result.transaction('outcomes', 'readwrite'); writing.oncomplete = done;
            for (const row of [{ puzzle: 'x' }, { puzzle: 'y', attempts: 7, solvedAt: 'now' }])
                writing.objectStore('outcomes').put(row); }; })"""
    )
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.get_by_text("Try 1")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator(".stats")).to_contain_text("0puzzles solved")


def test_a_puzzle_stands_in_another_page(visit):
    ada: Visit = visit(None, None)
    page, puzzle = ada.page, a_puzzle("asteroyds")
    page.goto(f"/puzzle/{puzzle.id}")
    page.get_by_text("For your own page").click()
    line = page.get_by_label("A line of HTML").input_value()
    assert f"{ada.origin}/embed/puzzle/{puzzle.id}" in line
    sockets: list[str] = []
    page.goto("about:blank")
    page.on("websocket", lambda socket: sockets.append(socket.url))
    with elsewhere(line) as address:
        page.goto(address)
        inside = page.frame_locator("iframe")
        expect(inside.get_by_text("Try 1")).to_be_visible()
        inside.locator(".slot[data-column='0'][data-action='forward']").click()
        inside.get_by_role("button", name=re.compile("^Fly it")).click()
        inside.locator(".replay .btn.quiet").click()
        expect(inside.locator(".came")).to_be_visible()
    assert sockets == []
    assert ada.context.cookies() == []


@pytest.mark.parametrize("game", GAMES)
def test_an_embedded_puzzle_can_be_used_by_everybody(visit, game):
    page = visit(None, f"/embed/puzzle/{a_puzzle(game).id}").page
    expect(page.get_by_text("Try 1")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_fits_any_screen(visit, game):
    page = visit("Ada", f"/puzzle/{a_puzzle(game).id}").page
    expect(page.get_by_text("Try 1")).to_be_visible()
    expect(page.locator(".stage")).to_be_visible()
    for _ in resized(page):
        expect_room(page)


def test_no_other_page_may_be_framed(visit):
    ada: Visit = visit(None, None)
    line = f'<iframe src="{ada.origin}/puzzle/{a_puzzle("asteroyds").id}" title="x"></iframe>'
    with elsewhere(line) as address:
        ada.page.goto(address)
        ada.page.wait_for_timeout(1000)
        assert ada.page.frame_locator("iframe").get_by_role("main").count() == 0
    ada.complaints.clear()
