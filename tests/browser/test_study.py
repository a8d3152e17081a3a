"""What-if boards and reports, in the page: branches, chance, files, links, playing on, and what a game came down to."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do
from tests.browser.test_screens import violations
from tests.browser.test_solo import offline
from tests.browser.visits import ON_A_PHONE, Visit
from tests.study.played import flight, rally

from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
AT_A_DESK: dict[str, Any] = {}
GAMES = {"asteroyds": "Play the round", "roborally": "Play the turn"}
PLANNED = ".study-plan"
REPORTS_KEPT = """() => new Promise((settle) => {
  const opening = indexedDB.open("swarmrally-studies");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("reports").objectStore("reports").count();
    asked.onsuccess = () => settle(asked.result);
  };
})"""
ROUNDS = 3


def a_file(tmp_path, name: str, content: Any) -> str:
    path = tmp_path / name
    path.write_text(json.dumps(content))
    return str(path)


def on_a_board(visit: Visit, path: str) -> Page:
    """A study from a file."""
    page = visit.page
    page.goto("/study")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(PLANNED)).to_be_visible()
    return page


def from_nothing(page: Page, game: str) -> None:
    page.goto("/study")
    page.get_by_role("combobox", name="Game").select_option(game)
    page.get_by_role("combobox", name="Players").select_option("3")
    page.get_by_role("button", name="Set it up").click()
    expect(page.locator(PLANNED)).to_be_visible()


def lay(page: Page, game: str) -> None:
    """Another plan for the seat that is looked at, by the keyboard."""
    for key in ("KeyW", "KeyD", "KeyW") if game == "asteroyds" else ("Delete", "Digit5", "Digit4", "Digit3", "Digit2", "Digit1"):
        page.keyboard.press(key)


def play(page: Page, game: str) -> None:
    """The round, with all that is asked in it answered as it comes, until the next one is planned."""
    before = str(page.locator(".top .where").text_content())
    page.get_by_role("button", name=GAMES[game]).click()
    page.wait_for_function(
        "(before) => document.querySelector('.top .where').textContent !== before || document.querySelector('.decision')", arg=before
    )
    page.keyboard.press("End")
    answer = page.locator(".decision .answer, .decision > .btn.go").first
    expect(page.locator(PLANNED).or_(answer)).to_be_visible()
    while answer.is_visible():
        answer.click()
        page.wait_for_timeout(100)
        page.keyboard.press("End")
        expect(page.locator(PLANNED).or_(answer)).to_be_visible()


def to_round(page: Page, number: int) -> None:
    page.locator(".tree .rounds").get_by_role("button", name=str(number), exact=True).click()
    expect(page.locator(".top .where")).to_contain_text(re.compile(rf"(round|turn) {number}$"))
    expect(page.locator(PLANNED)).to_be_visible()


def signs(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".tree .sign:not(.main)").all_text_contents()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_nothing_is_planned_for_everybody_branched_and_gone_back_in(visit, game):
    ada = visit("Ada")
    page = ada.page
    from_nothing(page, game)
    lay(page, game)
    expect(page.locator(".study-seats .changed")).to_have_count(1)
    play(page, game)
    assert signs(page) == []
    to_round(page, 1)
    seats = page.locator(".study-seats button")
    seats.nth(1).click()
    lay(page, game)
    play(page, game)
    expect(page.locator(".tree .sign:not(.main)")).to_have_count(1)
    page.get_by_role("button", name=re.compile("Rename")).click()
    page.get_by_role("textbox", name="Name of the branch").fill("Another way")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Another way", exact=False).first).to_be_visible()
    address = page.url
    page.goto("/study")
    page.goto(address)
    expect(page.locator(".tree")).to_contain_text("Another way")
    assert violations(page) == []


def test_dice_lie_as_they_are_said_and_drawn_ones_are_others(visit):
    page = visit("Ada").page
    from_nothing(page, "asteroyds")
    page.get_by_label("Red die").select_option("6")
    expect(page.get_by_role("button", name="As I say")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("White die").select_option("1")
    expect(page.get_by_label("White die")).to_have_value("1")
    expect(page.get_by_label("Red die")).to_have_value("6")
    play(page, "asteroyds")
    to_round(page, 1)
    expect(page.get_by_label("Red die")).to_have_value("6")
    page.get_by_role("button", name="Drawn").click()
    expect(page.get_by_role("button", name="Drawn")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("how", [AT_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
def test_a_study_goes_as_a_link_and_a_file_into_another_browser_and_is_played_on_there(visit, how, tmp_path):
    ada, eve = visit("Ada", **how), visit("Eve", **how)
    page = ada.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    from_nothing(page, "asteroyds")
    lay(page, "asteroyds")
    play(page, "asteroyds")
    if how:
        page.get_by_role("button", name="On", exact=True).click()
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export").click()
    eve.page.goto(link)
    expect(eve.page.locator(PLANNED)).to_be_visible()
    expect(eve.page.locator(".top .where")).to_contain_text("round 1")
    saved = tmp_path / "study.json"
    saving.value.save_as(saved)
    other = on_a_board(eve, str(saved))
    assert violations(other) == []
    if how:
        other.get_by_role("button", name="On", exact=True).click()
    other.get_by_role("button", name="Play on from here").click()
    expect(other).to_have_url(re.compile("/solo/"))
    expect(other.get_by_role("button", name="Seal my plan")).to_be_visible()


def test_a_link_that_is_damaged_says_so(visit):
    page = visit("Ada").page
    page.goto("/study#study=nonsense")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(PLANNED)).to_have_count(0)


def over(people: list[Visit], game: str) -> str:
    """A game of some rounds that somebody has given up."""
    table = begun(people, game, seats=2)
    for round_ in range(1, ROUNDS):
        for seat, person in enumerate(people):
            plan = {"seat": seat, "columns": ["forward", "right", None, "left", None, None]}
            do(person, table, "seal", round=round_, plan=plan)
    do(people[0], table, "resign")
    return table


def test_a_record_opens_at_its_moment_and_unchanged_plans_go_along_it(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = over([ada, ben], "asteroyds")
    page = ada.page
    page.goto(f"/record/{table}")
    page.get_by_role("link", name="What if").click()
    expect(page.locator(PLANNED)).to_be_visible()
    expect(page.locator(".tree")).to_contain_text("As played")
    to_round(page, 1)
    expect(page.locator(".study-seats .changed")).to_have_count(0)
    play(page, "asteroyds")
    assert signs(page) == []
    to_round(page, 1)
    lay(page, "asteroyds")
    play(page, "asteroyds")
    assert signs(page) == ["A"]


def test_a_table_that_is_on_has_no_board(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds", alone=True)
    ada.page.goto(f"/study/record/{table}")
    expect(ada.page.locator(PLANNED)).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.forgive("409")
    ada.forgive("403")
    ada.forgive("404")


RECORDS = {"asteroyds": flight, "roborally": rally}


@pytest.mark.parametrize("game", RECORDS)
def test_a_report_of_a_game_leads_onto_the_board_and_is_kept(visit, game, tmp_path):
    ada = visit("Ada")
    page = ada.page
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(RECORDS[game]()))))
    page.get_by_role("button", name=re.compile("Watch")).click()
    page.get_by_role("link", name="Report").click()
    expect(page.get_by_role("heading", name="Luck and skill apart")).to_be_visible()
    rounds = page.locator(".marks thead th").count() - 1
    assert page.locator(".marks td button").count() > rounds
    assert violations(page) == []
    page.locator(".marks td button").first.click()
    expect(page.locator(".marks td button").first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="Try it on the board").click()
    expect(page.locator(PLANNED)).to_be_visible()
    kept = page.evaluate(REPORTS_KEPT)
    assert kept == 1


def test_chances_and_best_plans_are_counted_without_a_network(visit):
    ada = offline(visit)
    page = ada.page
    from_nothing(page, "asteroyds")
    page.get_by_role("button", name="Count", exact=True).click()
    expect(page.get_by_text("1,536 games played out")).to_be_visible()
    shares = [int(text) for text in page.locator(".odds b").all_text_contents()]
    assert len(shares) == 3
    assert 98 <= sum(shares) <= 102
    page.get_by_role("button", name="Find the best plan").click()
    expect(page.get_by_role("button", name="Lay plan 1")).to_be_enabled()
    page.get_by_role("button", name="Lay plan 1").click()
    expect(page.locator(".study-seats .changed")).to_have_count(1)
    ada.context.close()
    ada.complaints.clear()
