"""What-if boards and reports, in the page: branches, chance, files, links, playing on, and what a game came down to."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened
from tests.browser.test_screens import violations
from tests.browser.test_solo import offline
from tests.browser.visits import ON_A_PHONE, PHONE, Visit
from tests.conftest import some
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


@pytest.mark.parametrize("how", [AT_A_DESK, ON_A_PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "choose", "expected"),
    [
        ("asteroyds", lambda page: page.get_by_role("checkbox", name="Pilots’ powers").check(), {"powers": True, "mode": "racing"}),
        ("roborally", lambda page: page.get_by_role("spinbutton", name="Lives").fill("1"), {"lives": 1}),
    ],
    ids=GAMES,
)
def test_a_game_from_nothing_has_the_options_that_are_chosen(visit, game, choose, expected, how, tmp_path):
    page = visit("Ada", **how).page
    page.goto("/study")
    page.get_by_role("combobox", name="Game").select_option(game)
    page.get_by_text("Options", exact=True).click()
    choose(page)
    assert violations(page) == []
    page.get_by_role("button", name="Set it up").click()
    expect(page.locator(PLANNED)).to_be_visible()
    if how:
        page.get_by_role("button", name="On", exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export").click()
    saving.value.save_as(tmp_path / "study.json")
    rules = json.loads((tmp_path / "study.json").read_text())["setup"]["rules"]
    assert {name: rules[name] for name in expected} == expected


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


def test_hands_are_as_they_are_said(visit):
    page = visit("Ada").page
    from_nothing(page, "roborally")
    page.get_by_role("group", name="Hands of this turn").get_by_role("button", name="As I say").click()
    first = page.get_by_label("Card 1 of the hand")
    expect(first).to_be_enabled()
    held = {page.get_by_label(f"Card {place} of the hand").input_value() for place in range(1, 10)}
    wanted = next(str(card) for card in range(840, 0, -10) if str(card) not in held)
    first.select_option(wanted)
    expect(page.locator(PLANNED)).to_contain_text(wanted)
    now = {page.get_by_label(f"Card {place} of the hand").input_value() for place in range(1, 10)}
    assert wanted in now
    assert len(now & held) == 8
    play(page, "roborally")
    to_round(page, 1)
    expect(page.get_by_role("button", name="As I say")).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []


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


@pytest.mark.parametrize("game", GAMES)
def test_all_is_drawn_in_every_round(visit, game, tmp_path):
    """Each round is a board of its own, made before the one before is gone."""
    page = on_a_board(visit("Ada"), a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(RECORDS[game]()))))
    assert undrawn(page) == []
    to_round(page, 2)
    page.wait_for_timeout(300)
    assert undrawn(page) == []
    to_round(page, 1)
    page.wait_for_timeout(300)
    assert undrawn(page) == []


def undrawn(page: Page) -> Any:
    """What is drawn by a symbol that is not there."""
    return page.evaluate("""() => {
      const wanted = [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
      return [...new Set(wanted)].filter((href) => !document.querySelector(href));
    }""")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("public", [True, False], ids=["public", "private"])
def test_a_table_that_is_on_has_no_board_no_report_and_no_record_for_anybody(visit, game, public):
    """Neither for who plays there, nor for who watches or comes along, in whichever way they ask."""
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    table = opened(ada, game, seats=3, public=public)
    do(ada, table, "sit", seat=0)
    if public:
        do(ben, table, "sit", seat=1)
    for seat in (2,) if public else (1, 2):
        do(ada, table, "seat_bot", seat=seat, bot="drifter")
    do(ada, table, "start")
    ada.page.goto(f"/table/{table}")
    expect(ada.page.locator(".stage")).to_be_visible()
    assert ada.page.get_by_role("link", name=re.compile("What if|Report")).count() == 0
    for one in (ada, ben, eve):
        for what in ("record", "film"):
            assert one.context.request.get(f"/api/tables/{table}/{what}").status in (403, 404, 409)
        shared = one.context.request.post(f"/api/tables/{table}/share", headers={"Origin": one.origin})
        assert shared.status in (403, 404, 409)
    for path in (
        f"/study/record/{table}",
        f"/study/record/{table}?at=3",
        f"/record/{table}",
        f"/record/{table}/report",
        f"/embed/record/{table}",
    ):
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.locator(f"{PLANNED}, .stage, .balance")).to_have_count(0)
    # The table is not one of this browser, whatever its address says.
    ada.page.goto(f"/study/solo/{table}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.locator(PLANNED)).to_have_count(0)
    for trouble in ("403", "404", "409", "closed before the connection"):
        ada.forgive(trouble)


RECORDS = {"asteroyds": flight, "roborally": rally}
POSITIONS: dict[str, dict[str, Any]] = {
    "asteroyds": {
        "game": "asteroyds",
        "rules": {"mode": "drones", "powers": True},
        "round": 3,
        "first_seat": 0,
        "tiles": [
            {"kind": "asteroid", "colour": "white/red", "priority": 13, "at": [5, 2], "one_faces": "E"},
            {"kind": "turret", "symbol": 2, "at": [1, 4], "one_faces": "W"},
            {"kind": "drone", "symbol": 2, "at": [2, 5]},
        ],
        "craft": [
            {"seat": 0, "colour": "red", "pilot": "hector", "at": [5, 8], "heading": "E", "tokens": [1, 3]},
            {"seat": 1, "colour": "blue", "pilot": "lawrence", "at": [8, 5], "heading": "NW", "damage": 4},
        ],
        "dice": {"red": 6, "white": 4, "blue": 2},
        "plans": [{"seat": 0, "columns": ["forward", None, "left", "turn_back", "shoot", "power"]}],
    },
    "roborally": {
        "game": "roborally",
        "course": "Risky Exchange",
        "turn": 3,
        "robots": [
            {"seat": 0, "dock": 1, "at": [5, 14], "heading": "N", "damage": 5, "archive": [5, 15], "locked": {"5": [490]}},
            {"seat": 1, "dock": 2, "at": [6, 12], "heading": "E", "archive": [6, 15]},
        ],
    },
}


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


@pytest.mark.parametrize("game", some([*RECORDS], "asteroyds"))
def test_a_report_is_read_part_by_part_on_a_phone(visit, game, tmp_path):
    page = visit("Ada", "/records", **ON_A_PHONE).page
    page.locator("input[type=file]").set_input_files(a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(RECORDS[game]()))))
    page.get_by_role("button", name=re.compile("Watch")).click()
    page.get_by_role("tab", name="Result").click()
    page.get_by_role("link", name="Report").click()
    expect(page.locator(".marks td button").first).to_be_visible()
    where = page.locator(".top .where")
    expect(where).to_have_text(re.compile("^Report .* [0-9]+ (round|turn)s ?$"))
    assert where.evaluate("(box) => [box, ...box.children].filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    for part, shown in (("Luck", ".balance"), ("Turning points", ".stage"), ("Chances", ".marks")):
        page.get_by_role("navigation", name="Parts of the report").get_by_role("button", name=part).click()
        expect(page.locator(shown).first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []


def pasted(page: Page, text: str) -> None:
    page.goto("/study")
    page.get_by_label(re.compile("Or paste")).fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_is_pasted_is_planned_played_and_kept(visit, game):
    page = visit("Ada").page
    pasted(page, json.dumps(POSITIONS[game]))
    expect(page.locator(PLANNED)).to_be_visible()
    expect(page.locator(".top .where")).to_contain_text(re.compile("(round|turn) 3$"))
    if game == "asteroyds":
        expect(page.get_by_label("Red die")).to_have_value("6")
        expect(page.get_by_role("button", name="As I say")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".study-seats .changed")).to_have_count(1)
    page.reload()
    expect(page.locator(PLANNED)).to_be_visible()
    play(page, game)
    expect(page.locator(".top .where")).to_contain_text(re.compile("(round|turn) 4$"))
    assert signs(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_can_not_be_says_where_and_why(visit, game, tmp_path):
    ada = visit("Ada")
    page = ada.page
    crew = "craft" if game == "asteroyds" else "robots"
    wrong = json.loads(json.dumps(POSITIONS[game]))
    wrong[crew][1]["at"] = [80, 5]
    pasted(page, json.dumps(wrong, indent=1))
    expect(page.get_by_role("alert")).to_contain_text(f"{crew}/1/at")
    page.get_by_role("button", name="Show", exact=True).click()
    assert page.evaluate("() => document.activeElement.tagName") == "TEXTAREA"
    assert violations(page) == []
    # From a file it is shown, too.
    page.goto("/study")
    page.locator("input[type=file]").set_input_files(a_file(tmp_path, "position.json", wrong))
    expect(page.get_by_role("alert")).to_contain_text(f"{crew}/1/at")
    pasted(page, "{nothing")
    expect(page.get_by_role("alert")).to_contain_text("neither")
    ada.forgive("400")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_played_on_with_others_is_a_private_table_from_there(visit, game, tmp_path):
    ada, ben = visit("Ada"), visit("Ben")
    page = on_a_board(ada, a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(RECORDS[game]()))))
    to_round(page, 2)
    page.get_by_role("button", name="Play on with others").click()
    expect(page).to_have_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1]
    assert ada.ask("GET", f"/api/tables/{table}")["snapshot"]["own"]["seat"] == 0
    invitation = page.get_by_role("textbox", name="Link").input_value()
    ben.page.goto(invitation)
    ben.page.get_by_role("button", name=re.compile("Sit down|Sit here")).first.click()
    expect(page.get_by_text("Every seat is taken")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".stage")).to_be_visible()
    snapshot = ada.ask("GET", f"/api/tables/{table}")["snapshot"]
    assert snapshot["now"]["round"] == 2
    assert snapshot["settings"]["public"] is False


def test_a_changed_plan_is_drawn_beside_the_one_that_was_flown_and_branches_are_weighed(visit, tmp_path):
    page = on_a_board(visit("Ada"), a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(flight()))))
    expect(page.locator("g.flown")).to_have_count(0)
    page.keyboard.press("Delete")
    for key in ("KeyD", "KeyW", "KeyW"):
        page.keyboard.press(key)
    expect(page.locator("g.flown .course")).to_have_count(1)
    expect(page.locator(".legend")).to_contain_text("as played")
    page.get_by_role("button", name="As played", exact=True).last.click()
    expect(page.locator("g.flown")).to_have_count(0)
    page.keyboard.press("Delete")
    page.keyboard.press("KeyD")
    play(page, "asteroyds")
    assert signs(page) == ["A"]
    page.get_by_role("button", name="Chances beside the branches").click()
    expect(page.locator(".branch-odds")).to_have_text(re.compile(r"^\d+ ±\d+[+\u2212]?\d+$"))
    assert violations(page) == []


def test_a_changed_program_is_drawn_beside_the_one_that_was_played(visit, tmp_path):
    page = on_a_board(visit("Ada"), a_file(tmp_path, "game.json", json.loads(msgspec.json.encode(rally()))))
    expect(page.locator("g.flown")).to_have_count(0)
    lay(page, "roborally")
    expect(page.locator("g.flown .trail-line")).not_to_have_count(0)


def test_my_page_tells_how_i_plan_in_all_my_games(visit):
    ada = visit("Ada")
    page = ada.page
    for game, record in RECORDS.items():
        kept = json.loads(msgspec.json.encode(record())) | {"owners": []}
        ada.ask("POST", "/api/me/games", {"record": kept, "bots": [None, "rookie"]})
        assert kept["game"] == game
    page.goto("/me")
    page.get_by_role("button", name="Look at 2 games").click()
    expect(page.get_by_text("What cost me most")).to_be_visible()
    expect(page.locator(".judged .figures")).to_contain_text("2games looked at")
    assert page.locator(".judged .my-modes li").count() == 2
    assert violations(page) == []
    figures = page.locator(".judged .figures").text_content()
    page.reload()
    # It was kept, and is there at once.
    expect(page.locator(".judged .figures")).to_have_text(str(figures))
    expect(page.get_by_role("button", name=re.compile("^Look at"))).to_have_count(0)
    worst = page.locator(".my-mistakes a").first
    round_ = re.search(r"round=(\d+)", str(worst.get_attribute("href")))
    assert round_ is not None
    worst.click()
    expect(page.locator(".marks button[aria-pressed='true']")).to_have_attribute("aria-label", re.compile(rf"(round|turn) {round_[1]}\b"))
    # A report that was opened is one that was looked at.
    ada.page.goto("/me")
    expect(page.locator(".judged .figures")).to_have_text(str(figures))


def test_looking_at_my_games_can_be_stopped_and_begun_again(visit):
    ada = visit("Ada")
    page = ada.page
    ada.ask("POST", "/api/me/games", {"record": json.loads(msgspec.json.encode(rally())) | {"owners": []}, "bots": [None, "rookie"]})
    page.goto("/me")
    page.get_by_role("button", name="Look at 1 game").click()
    page.locator(".judged").get_by_role("button", name="Stop").click()
    expect(page.locator(".judged progress")).to_have_count(0)
    page.get_by_role("button", name="Look at 1 game").click()
    expect(page.get_by_text("What cost me most")).to_be_visible()


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
