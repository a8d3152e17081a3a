"""Asteroyds in the browser, against the real server and its bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.browser.decisions import ASKED_IN_FLIGHT, row_of_hexes
from tests.browser.tables import FORWARD, LONGEST, POLL, asked, begun, do, expect_round, pilot, plan_by_keys, round_of, skip_to
from tests.browser.visits import ON_A_PHONE, SAME_EVENTS

MOST_ROUNDS = 60
OTHER_MODES = ("shooting", "targets", "drones")


def test_two_people_play_a_whole_game_with_bots(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = begun([ada, ben], "asteroyds", seats=4, bots=["rookie", "rookie"])
    while (now := asked(ada, table, range(2)))["phase"] != "over":
        assert now["round"] <= MOST_ROUNDS, "expected an end"
        for person in [person for seat, person in enumerate((ada, ben)) if seat in now["awaited"]]:
            expect_round(person.page, now["round"])
            plan_by_keys(person.page)
    for person in (ada, ben):
        skip_to(person.page, person.page.get_by_role("button", name="Verify dice"))
        expect(person.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
        person.page.get_by_role("button", name="Verify dice").click()
        expect(person.page.get_by_text(SAME_EVENTS)).to_be_visible()


@pytest.mark.parametrize("mode", OTHER_MODES)
def test_a_round_of_another_mode(visit, mode):
    ada = visit("Ada")
    table = begun([ada], "asteroyds", seats=4, bots=["rookie"] * 3, setup={"rules": {"mode": mode}})
    plan_by_keys(ada.page, ("KeyW", "KeyS", "KeyD", "KeyS", "KeyA", "Space"))
    expect_round(ada.page, 2)
    assert round_of(ada, table) == 2


def test_a_newcomer_plays_at_once(visit):
    """One click, and a plan is sealed without anything read or typed."""
    page = visit(name=None).page
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    page.get_by_role("gridcell", name="Column 1, forward").or_(page.get_by_role("button", name="Column 1, forward")).first.click()
    page.get_by_role("button", name="Seal my plan").click()
    expect(page.get_by_text("All 4 plans were revealed.")).to_be_visible()


def test_keys_alone_are_enough(visit):
    """From the lobby into a game, a plan, taken back, sealed again."""
    page = visit("Ada").page
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in (*FORWARD, "Backspace", "KeyX", "Digit1", "KeyA"):
        page.keyboard.press(key)
    expect(page.get_by_label(re.compile("Column 1, left, placed"))).to_be_visible()
    expect(page.get_by_label(re.compile("Column 6, turn back, placed", re.I))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("round 1, flight")).to_be_visible()


def test_a_plan_is_taken_back_while_others_plan(visit):
    ada, ben = visit("Ada"), visit("Ben")
    begun([ada, ben], "asteroyds")
    plan_by_keys(ada.page)
    expect(ada.page.get_by_text("Your plan is sealed")).to_be_visible()
    expect(pilot(ben.page, "Ada")).to_contain_text("plan sealed")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(pilot(ben.page, "Ada")).to_contain_text("planning")


def test_a_phone_is_enough(visit):
    ada = visit("Ada", **ON_A_PHONE)
    table = begun([ada], "asteroyds", seats=3, bots=["rookie", "rookie"])
    page = ada.page
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "expected nothing beside the screen"
    for column in (1, 2, 3):
        page.get_by_label(f"Column {column}, forward").first.tap()
    page.get_by_role("button", name="Seal my plan").tap()
    expect_round(page, 2)
    assert round_of(ada, table) == 2


def test_a_late_plan_is_refused_with_the_reason(visit):
    """Sealed in time on the page, but on a line so slow that the stopwatch is over before it arrives."""
    ada, ben = visit("Ada"), visit("Ben")
    held: list[str] = []
    lines: list[Any] = []

    def slow(line: WebSocketRoute) -> None:
        lines.append(line.connect_to_server())
        line.on_message(lambda message: held.append(str(message)) if '"seal"' in str(message) else lines[-1].send(message))

    ada.context.route_web_socket(re.compile("/api/socket"), slow)
    table = begun([ada, ben], "asteroyds", clock={"stopwatch": 20, "watching": False})
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in (*FORWARD, "Enter"):
        ada.page.keyboard.press(key)
    for _ in range(LONGEST // POLL):
        if round_of(ada, table) > 1:
            break
        ada.page.wait_for_timeout(POLL)
    assert held
    lines[-1].send(held[0])
    expect(ada.page.get_by_text("The plan was not sealed.")).to_be_visible()


@pytest.mark.parametrize("question", ASKED_IN_FLIGHT)
@pytest.mark.parametrize("answer", [1, 2])
def test_every_decision_in_flight_is_answered_by_a_key(visit, question, answer):
    ada, ben = visit("Ada", None), visit("Ben", None)
    table = begun([ada, ben], "asteroyds", alone=True, setup={"scenario": row_of_hexes(question)})
    plan = {"seat": 0, "columns": ["forward", *[None] * 5], **ASKED_IN_FLIGHT[question]}
    do(ada, table, "seal", round=1, plan=plan)
    do(ben, table, "seal", round=1, plan={"seat": 1, "columns": [None] * 6})
    skip_to(ada.page, ada.page.locator(".decision"))
    ada.page.keyboard.press(str(answer))
    expect(ada.page.locator(".decision")).to_be_hidden()
    expect_round(ada.page, 2)
