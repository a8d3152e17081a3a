"""RoboRally in the browser, against the real server and its bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.decisions import MOVE_3, QUESTIONS, a_desk, an_arm, program, scenario, way_back_beside
from tests.browser.tables import asked, begun, do, expect_round, own_secrets, program_by_keys, seen, skip_to
from tests.browser.visits import ON_A_PHONE, SAME_EVENTS
from tests.conftest import some

MOST_TURNS = 60
ON_TABS = {"Robots": ".robots .robot >> nth=7", "Options": "#options", "Log": ".logbox h2", "Program": ".hand .card >> nth=0"}

SPILLED = """() => [...document.querySelectorAll('.hand .card .nm, .hand .card .pri, .reg .no')].filter((words) => {
    const [inner, outer] = [words.getBoundingClientRect(), words.parentElement.getBoundingClientRect()];
    return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
}).map((words) => words.textContent)"""


def test_a_whole_game(visit):
    """With one life each it does not take an evening."""
    ada = visit("Ada")
    setup = {"course": "Risky Exchange", "rules": {"lives": 1}}
    table = begun([ada], "roborally", seats=4, bots=["rookie", "rookie", "drifter"], setup=setup)
    page = ada.page
    while (now := asked(ada, table, range(1)))["phase"] != "over":
        assert now["round"] <= MOST_TURNS, "expected an end"
        if now["stage"] == "deciding":
            skip_to(page, page.locator(".decision"))
            page.keyboard.press("1")
        else:
            expect_round(page, now["round"])
            program_by_keys(page)
        page.wait_for_timeout(300)
    skip_to(page, page.get_by_role("button", name="Verify dice"))
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    page.get_by_role("button", name="Verify dice").click()
    expect(page.get_by_text(SAME_EVENTS)).to_be_visible()


def test_cards_are_put_by_touch_on_a_phone(visit):
    ada = visit("Ada", **ON_A_PHONE)
    begun([ada], "roborally", seats=2, bots=["rookie"])
    page = ada.page
    cards = page.get_by_role("button", name=re.compile(r"^(?!Register).*, priority \d+$"))
    expect(cards.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "expected nothing beside the screen"
    for _ in range(5):
        cards.first.tap()
    page.get_by_role("button", name="Done").tap()
    # Whatever was dealt: a robot that was destroyed decides first how it comes back.
    skip_to(page, page.get_by_role("banner").get_by_text("turn 2").or_(page.get_by_text("Decides")))


def test_robots_options_and_log_are_a_tap_away_on_a_phone(visit):
    ada = visit("Ada", **ON_A_PHONE)
    begun([ada], "roborally", seats=8, bots=["drifter"] * 7, setup={"course": "Dizzy Dash", "options_at_start": 1})
    page, tabs = ada.page, ada.page.get_by_role("navigation", name="Parts of the table")
    expect(page.locator(".hand .card").first).to_be_visible()
    for tab, shown in ON_TABS.items():
        tabs.get_by_role("button", name=tab).tap()
        page.locator(shown).scroll_into_view_if_needed()
        expect(page.locator(shown)).to_be_in_viewport()


@pytest.mark.parametrize("language", some(["en-GB", "it-IT", "de-DE", "fr-FR"], "de-DE", "fr-FR"))
def test_two_options_are_read_beside_a_whole_hand(visit, language):
    """At a desk, in every language: nothing is scrolled for, and every word keeps to its place."""
    ada = visit("Ada", None, locale=language)
    begun([ada], "roborally", bots=["drifter"], setup={"scenario": a_desk(["brakes", "fourth_gear"])}, clock={"stopwatch": 120})
    page = ada.page
    expect(page.locator(".hand .card")).to_have_count(9)
    expect(page.locator(".rr .ring")).to_be_visible()
    assert page.locator(".desk .plans").evaluate("(orders) => orders.scrollHeight <= orders.clientHeight")
    assert page.locator(".phase").first.evaluate("(phases) => new Set([...phases.children].map((one) => one.offsetTop)).size") == 1
    assert page.evaluate(SPILLED) == []


def test_registers_are_equally_wide_on_a_phone(visit):
    ada = visit("Ada", None, locale="de-DE", **ON_A_PHONE)
    begun([ada], "roborally", bots=["drifter"], setup={"scenario": a_desk([], locked={"5": [80], "4": [100], "3": [120]})})
    registers = ada.page.locator(".reg .card")
    expect(registers).to_have_count(5)
    places = [box for box in (register.bounding_box() for register in registers.all()) if box]
    assert len({round(place["width"]) for place in places}) == 1
    assert len({round(place["y"]) for place in places}) == 1


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_decision_is_answered_by_a_click(visit, question):
    asked = QUESTIONS[question]
    people = [visit(name, None) for name in ("Ada", "Ben", "Cleo")[: len(scenario(asked)["robots"])]]
    ada = people[0]
    table = begun(people, "roborally", alone=True, seats=len(people), setup={"scenario": scenario(asked)})
    if question != "stay_down":
        do(ada, table, "seal", round=1, plan=program(question, asked, own_secrets(ada, table)["game"]["hand"]))
    for seat, other in enumerate(people[1:], 1):
        do(other, table, "seal", round=1, plan={"seat": seat})
    decision = ada.page.locator(".decision")
    skip_to(ada.page, decision)
    number = seen(ada, table)["now"]["decision"]
    if question == "re_entry":
        decision.get_by_role("button", name="Come back").click()
    else:
        decision.locator(".answer").last.click()
    for _ in range(50):
        now = seen(ada, table)["now"]
        if (now["stage"], now["decision"]) != ("deciding", number):
            return
        ada.page.wait_for_timeout(100)
    raise AssertionError("expected the answer to be taken")


def cell_at(page: Page, x: int, y: int) -> tuple[float, float]:
    """The middle of a cell of the bare hall, on the screen."""
    hall = page.locator(".floor-sheet .f-frame").bounding_box()
    assert hall is not None
    return hall["x"] + hall["width"] * (x + 0.5) / 9, hall["y"] + hall["height"] * (y + 0.5) / 9


def way_back_asked(visit, **how):
    """Ada's robot may come back on any cell around another one."""
    people = [visit("Ada", None, **how), visit("Ben", None), visit("Cleo", None)]
    table = begun(people, "roborally", alone=True, seats=3, setup={"scenario": way_back_beside()})
    for seat, person in enumerate(people):
        do(person, table, "seal", round=1, plan={"seat": seat, "asks": ["re_entry"] if seat == 0 else []})
    skip_to(people[0].page, people[0].page.locator(".decision"))
    return people[0], table


def ada_came_back(ada, table):
    for _ in range(50):
        robot = seen(ada, table)["game"]["position"]["robots"][0]
        if robot["at"]:
            return robot["at"], robot["heading"]
        ada.page.wait_for_timeout(100)
    raise AssertionError("expected Ada's robot to be back")


def test_a_way_back_is_chosen_on_the_board_by_touch(visit):
    ada, table = way_back_asked(visit, **ON_A_PHONE)
    page = ada.page
    for _ in range(2):
        page.touchscreen.tap(*cell_at(page, 8, 6))
    expect(page.get_by_role("button", name="cell 8, 6")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="right")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Come back").tap()
    assert ada_came_back(ada, table) == ([8, 6], "E")


def test_a_way_back_is_chosen_on_the_board_by_keys(visit):
    ada, table = way_back_asked(visit)
    page = ada.page
    page.get_by_role("application").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="cell 8, 6")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("3")
    page.get_by_role("dialog").focus()
    page.keyboard.press("Enter")
    assert ada_came_back(ada, table) == ([8, 6], "S")


@pytest.mark.parametrize("language", some(["en-GB", "it-IT", "de-DE", "fr-FR"], "de-DE", "fr-FR"))
def test_every_heading_fits_its_button_on_a_phone(visit, language):
    ada, _ = way_back_asked(visit, **ON_A_PHONE, locale=language)
    headings = ada.page.locator(".dialog .facing .btn")
    expect(headings).to_have_count(4)
    assert headings.evaluate_all("(all) => all.every((button) => button.scrollWidth <= button.clientWidth)")


def order_kept(ada, table, heading):
    for _ in range(50):
        draft = own_secrets(ada, table).get("draft") or {"re_entry": {}}
        if draft["re_entry"].get("heading") == heading:
            return True
        ada.page.wait_for_timeout(100)
    return False


def test_what_a_program_leads_to_is_said_before_it_is_done(visit):
    """Whichever way Ada turns, four times three steps lead out of the hall; the mark is where she falls, and in sight."""
    made = scenario({"cards": MOVE_3})
    made["robots"][0] |= {"damage": 8, "locked": {str(register): [MOVE_3[register - 2]] for register in range(2, 6)}}
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "roborally", alone=True, setup={"scenario": made})
    page = ada.page
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"destroyed in register \d"))).to_be_attached()
    expect(page.locator(".desk .omens")).to_contain_text("destroyed")
    board, mark = (page.locator(one).bounding_box() for one in (".floor-view", ".trail-end"))
    assert board
    assert mark
    assert board["x"] <= mark["x"] <= board["x"] + board["width"] - mark["width"]
    assert board["y"] <= mark["y"] <= board["y"] + board["height"] - mark["height"]


def test_who_is_powered_down_has_nothing_to_program(visit):
    """R4.2; it may still be told how to come back, also after a reload."""
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "roborally", alone=True, setup={"scenario": scenario(QUESTIONS["stay_down"])})
    page = ada.page
    for heading in "EW":
        expect(page.get_by_text("Your robot is powered down")).to_be_visible()
        expect(page.locator(".desk .reg, .desk .foot")).to_have_count(0)
        page.locator(".desk .plans select").select_option(heading)
        assert order_kept(ada, table, heading)
        page.reload()
    expect(page.locator(".desk .plans select")).to_have_value("W")


def test_the_arm_is_told_beforehand_what_to_touch(visit):
    """By the mouse for the first register, by keys for the second."""
    ada, ben = visit("Ada", None), visit("Ben", None)
    begun([ada, ben], "roborally", alone=True, setup={"scenario": an_arm()})
    page, options = ada.page, ada.page.locator("#options")
    options.get_by_role("button", name="Registers").click()
    cells = options.locator(".moment button")
    cells.nth(0).click()
    page.mouse.click(*cell_at(page, 4, 3))
    expect(cells.nth(0)).to_have_text("cell 4, 3")
    cells.nth(1).press("Enter")
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(cells.nth(1)).to_have_text("cell 4, 3")
    expect(cells.nth(1)).to_be_focused()


def test_who_never_throws_the_abort_switch_is_asked_in_no_turn(visit):
    """And whoever takes the ace's advice keeps the order."""
    ada = visit("Ada", None)
    begun([ada], "roborally", bots=["drifter"], practice=True, setup={"scenario": a_desk(["abort_switch"])})
    page, order = ada.page, ada.page.locator("#options").get_by_role("combobox")
    order.select_option("never")
    page.locator(".desk h2").first.click()
    page.keyboard.press("h")
    page.locator(".hint-card .take .btn").click(timeout=60_000)
    expect(order).to_have_value("never")
    page.keyboard.press("Enter")
    skip_to(page, page.locator(".decision, .desk .hand"))
    expect(page.locator(".decision")).to_have_count(0)
    expect_round(page, 2)
    expect(order).to_have_value("never")
    page.reload()
    expect(order).to_have_value("never")


def test_one_of_three_options_is_kept_in_tricksy(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "roborally", setup={"course": "Tricksy"})
    for _ in (ada, ben):
        page = (ada, ben)[seen(ada, table)["now"]["awaited"][0]].page
        skip_to(page, page.locator(".decision"))
        page.keyboard.press("1")
        expect(page.locator(".decision")).to_be_hidden()
    expect(ada.page.get_by_role("heading", name="Your hand")).to_be_visible()
