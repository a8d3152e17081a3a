"""RoboRally in the browser, against the real server and its bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.decisions import QUESTIONS, program, scenario
from tests.browser.tables import begun, do, own_secrets, program_by_keys, seen
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


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_decision_is_answered_by_a_click(visit, question):
    asked = QUESTIONS[question]
    people = [visit(name) for name in ("Ada", "Ben", "Cleo")[: len(scenario(asked)["robots"])]]
    ada = people[0]
    table = begun(people, "roborally", seats=len(people), setup={"scenario": scenario(asked)})
    if question != "stay_down":
        do(ada, table, "seal", round=1, plan=program(question, asked, own_secrets(ada, table)["game"]["hand"]))
    for seat, other in enumerate(people[1:], 1):
        do(other, table, "seal", round=1, plan={"seat": seat})
    dialog = ada.page.get_by_role("dialog").or_(ada.page.get_by_role("alertdialog")).or_(ada.page.locator(".dialog")).first
    expect(dialog).to_be_visible()
    number = seen(ada, table)["now"]["decision"]
    dialog.get_by_role("button").filter(has_not_text=re.compile(r"^R\d")).last.click()
    if question == "re_entry":
        ada.page.get_by_role("button", name="Come back").click()
    expect(dialog).to_be_hidden()
    assert seen(ada, table)["now"]["decision"] != number or seen(ada, table)["now"]["stage"] != "deciding"


def test_one_of_three_options_is_kept_in_tricksy(visit):
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "roborally", setup={"course": "Tricksy"})
    for person in (ada, ben):
        person.page.get_by_role("button", name=re.compile("1")).first.wait_for()
        person.page.keyboard.press("1")
    expect(ada.page.get_by_role("heading", name="Your hand")).to_be_visible()
