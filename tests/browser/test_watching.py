"""Those who watch: a game that is on, and one that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begun, do, expect_round, get_on, plan_by_keys, program_by_keys

HANDS_ON = True

OVER = {"asteroyds": plan_by_keys, "roborally": program_by_keys}


def test_a_spectator_sees_the_game_and_no_chart(visit):
    ada, eve = visit("Ada"), visit("Eve")
    table = begun([ada], "asteroyds", seats=3, bots=["rookie", "rookie"])
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_role("banner").get_by_text("You are watching")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Seal my plan")).to_have_count(0)
    plan_by_keys(ada.page)
    expect_round(eve.page, 2)


@pytest.mark.parametrize("game", OVER)
def test_a_record_is_played_and_shared_to_a_moment(visit, game):
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    table = begun([ada, ben], game)
    for person in (ada, ben):
        OVER[game](person.page)
    get_on([ada, ben], table, 2)
    do(ben, table, "resign")
    expect(ada.page.get_by_role("heading", name=re.compile("You win|wins"))).to_be_visible()
    page = eve.page
    page.goto(f"/record/{table}")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Back one event").click()
    before = slider.get_attribute("aria-valuenow")
    page.get_by_role("button", name="Next event").click()
    expect(slider).not_to_have_attribute("aria-valuenow", before or "")
    expect(page).to_have_url(re.compile(r"[?&]at=\d+"))
    address = page.url
    page.goto(address)
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
