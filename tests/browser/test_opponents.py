"""Bots in the browser: chosen by their faces, seen thinking, and the ace's hints at practice tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begun, opened, pilot, seen
from tests.browser.visits import ON_A_PHONE

SMALL = 20
"""Pixels: what only a screen reader finds is one wide."""


def test_the_rivals_of_play_now_are_chosen_with_the_keyboard(visit):
    page = visit("Ada").page
    page.get_by_role("button", name="Against Rookie").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Bots, from weak to strong").get_by_role("button")).to_have_count(6)
    expect(page.get_by_role("button", name=re.compile("Rookie Strength 2 of 6"))).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Against Drifter")).to_be_focused()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(page.get_by_role("list", name="Pilots").get_by_text(re.compile("^Drifter"))).to_have_count(3)


@pytest.mark.parametrize("how", [{}, ON_A_PHONE], ids=["desk", "phone"])
def test_a_bot_is_seated_by_its_face(visit, how):
    ada = visit("Ada", **how)
    table = opened(ada, "roborally", seats=3)
    ada.ask("POST", f"/api/tables/{table}/commands", {"do": "sit"})
    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name="Seat a bot on seat 2").click()
    ada.page.get_by_role("button", name=re.compile("^Ace")).click()
    expect(ada.page.get_by_role("button", name="Free the seat of Ace")).to_be_visible()
    assert seen(ada, table)["chairs"][1]["bot"] == "ace"


def test_a_seat_is_left_to_a_bot_of_ones_choice_and_taken_back(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds", alone=True)
    ada.page.get_by_role("button", name="Game menu").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    ada.page.get_by_role("combobox", name="Which bot").select_option("Racer")
    ada.page.get_by_role("button", name="Yes, a bot plays on").click()
    expect(pilot(ada.page, "Ada").get_by_text(re.compile("^Racer"))).to_be_attached()
    assert seen(ada, table)["chairs"][0]["bot"] == "racer"
    ada.page.get_by_role("button", name="Come back").first.click()
    expect(pilot(ada.page, "Ada").get_by_text(re.compile("^Racer"))).to_have_count(0)


def test_how_long_a_bot_thought_stands_beside_its_name(visit):
    ada = visit("Ada")
    begun([ada], "asteroyds", seats=2, bots=["rookie"])
    took = ada.page.get_by_text(re.compile(r"^Rookie, thought for \d+ milliseconds?$"))
    expect(took).to_be_attached()
    ada.page.reload()
    expect(took).to_be_attached()


@pytest.mark.parametrize(("how", "advised"), [({}, ".slot.advised"), (ON_A_PHONE, ".hint-card .plan-said")], ids=["desk", "phone"])
def test_the_ace_shows_what_it_would_fly_and_that_can_be_taken_over(visit, how, advised):
    """On a phone the chart gives way to the hint, never the board: there its actions are told in words."""
    ada = visit("Ada", **how)
    table = begun([ada], "asteroyds", seats=2, bots=["drifter"], practice=True)
    hint, board = ada.page.get_by_role("button", name="Hint"), ada.page.locator(".board")
    expect(hint).to_be_enabled()
    before = board.evaluate("(board) => board.clientHeight")
    hint.click()
    card = ada.page.get_by_role("region", name="What the ace would do")
    expect(card.get_by_text("Risk of losing the craft")).to_be_visible()
    expect(card.get_by_text("expected").first).to_be_visible()
    expect(ada.page.locator(advised).first).to_be_in_viewport(ratio=1)
    assert ada.page.locator(advised).first.evaluate("(told) => told.clientWidth") > SMALL, "expected it to be there for eyes too"
    expect(ada.page.locator(".board .advised .plotted")).to_be_attached()
    assert board.evaluate("(board) => board.clientHeight") >= before
    card.get_by_role("button", name="Take it over").click()
    expect(card).to_have_count(0)
    expect(ada.page.locator(".slot.on").first).to_be_visible()
    ada.page.get_by_role("button", name="Seal my plan").click()
    ada.page.wait_for_timeout(300)
    assert seen(ada, table)["now"]["phase"] in ("playing", "over")


def test_the_ace_shows_what_it_would_program(visit):
    ada = visit("Ada")
    begun([ada], "roborally", seats=2, bots=["drifter"], practice=True)
    expect(ada.page.get_by_role("heading", name="Your hand")).to_be_visible()
    ada.page.keyboard.press("h")
    card = ada.page.get_by_role("region", name="What the ace would do")
    expect(card.get_by_text("Risk of losing a life")).to_be_visible()
    expect(ada.page.locator(".reg .advised")).to_have_count(5)
    ada.page.locator(".hand .card").first.focus()
    ada.page.keyboard.press("Shift+Tab")
    expect(card.get_by_role("button", name="Take it over")).to_be_focused()
    expect(card).to_be_in_viewport(ratio=1)
    card.get_by_role("button", name="Take it over").click()
    expect(ada.page.get_by_role("button", name=re.compile("^(Done|I am done|Program done)"))).to_be_visible()


def test_without_practice_there_is_no_hint(visit):
    ada = visit("Ada")
    begun([ada], "asteroyds", seats=2, bots=["drifter"])
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
