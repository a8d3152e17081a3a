"""The keyboard's place on the page is never lost, whatever goes away under it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened

HANDS_ON = True


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.localName"))


def test_a_button_that_rests_hands_the_focus_to_what_is_around_it(visit):
    ada = visit("Ada", None)
    begun([ada], "asteroyds", bots=["drifter"])
    page = ada.page
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    page.keyboard.press("KeyW")
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    page.keyboard.press("Space")
    expect(undo).to_be_disabled()
    expect(page.locator(".act:focus")).to_be_visible()
    expect(page.locator(".act:focus")).to_have_css("outline-width", "1px")
    page.keyboard.press("KeyW")
    expect(undo).to_be_focused()


def test_the_focus_stays_beside_a_plan_that_was_sealed(visit):
    ada, ben = visit("Ada", None), visit("Ben", None)
    begun([ada, ben], "asteroyds", alone=True)
    seal = ada.page.get_by_role("button", name=re.compile("^Seal"))
    seal.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Your plan is empty")).to_be_visible()
    expect(seal).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Your plan is sealed")).to_be_visible()
    expect(ada.page.locator(".plan:focus")).to_be_visible()


def test_tab_leads_over_the_board_and_on(visit):
    ada = visit("Ada", None)
    begun([ada], "asteroyds", bots=["drifter"])
    ada.page.get_by_role("listbox").focus()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("button", name="No help")).to_be_focused()


def test_the_list_of_keys_gives_the_focus_back(visit):
    ada = visit("Ada", None)
    begun([ada], "roborally", bots=["drifter"])
    page = ada.page
    menu = page.get_by_role("button", name="Game menu")
    menu.press("Enter")
    page.locator("#game-menu button").last.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_another_screen_is_begun_at_its_heading(visit):
    ada = visit("Ada", None)
    table = opened(ada, "asteroyds", seats=2, bots=["drifter"])
    do(ada, table, "sit")
    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name="Start").press("Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    assert focused(ada.page) == "h1"


def test_a_hint_that_is_taken_over_leads_to_the_seal_and_one_that_is_closed_back(visit):
    ada = visit("Ada", None)
    begun([ada], "asteroyds", bots=["drifter"], practice=True)
    page = ada.page
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.press("Enter")
    page.get_by_role("button", name="Close the hint").press("Enter")
    expect(hint).to_be_focused()
    hint.press("Enter")
    page.get_by_role("button", name="Take it over").press("Enter")
    expect(page.get_by_role("button", name="Seal my plan")).to_be_focused()
