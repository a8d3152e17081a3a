"""RoboRally in the browser, against the real server and its bots."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.tables import begun, own_secrets, program_by_keys, seen
from tests.browser.visits import ON_A_PHONE

MOST_TURNS = 60


def test_a_whole_game(visit):
    """With one life each it does not take an evening."""
    ada = visit("Ada")
    setup = {"course": "Risky Exchange", "rules": {"lives": 1}}
    table = begun([ada], "roborally", seats=4, bots=["rookie", "rookie", "drifter"], setup=setup)
    page = ada.page
    for _ in range(MOST_TURNS):
        now = seen(ada, table)["now"]
        if now["phase"] == "over":
            break
        if own_secrets(ada, table)["seat"] not in now["awaited"]:
            page.wait_for_timeout(300)
            continue
        if now["stage"] == "deciding":
            page.keyboard.press("1")
        else:
            expect(page.get_by_text(f"turn {now['round']}", exact=True)).to_be_visible()
            program_by_keys(page)
        page.wait_for_timeout(300)
    else:
        raise AssertionError("expected an end")
    expect(page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
    page.get_by_role("button", name="Verify dice").click()
    expect(page.get_by_text("every event is the same")).to_be_visible()


def test_cards_are_put_by_touch_on_a_phone(visit):
    ada = visit("Ada", **ON_A_PHONE)
    begun([ada], "roborally", seats=2, bots=["rookie"])
    page = ada.page
    cards = page.get_by_role("button", name=re.compile(r", priority \d+$"))
    expect(cards.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "expected nothing beside the screen"
    for _ in range(5):
        cards.first.tap()
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_text("turn 2", exact=True)).to_be_visible()
