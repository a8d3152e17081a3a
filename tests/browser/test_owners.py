"""R10.8 Several robots for one player, in the browser: asked for, seated, programmed one by one, and told of."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import asked, do, opened, program_by_keys, seen, skip_to
from tests.browser.visits import DESK, ON_A_PHONE, SAME_EVENTS, Visit

TABLET = {"width": 1024, "height": 768}
MOST_TURNS = 30
LONG = 60_000
"""Milliseconds: a floor is drawn, and a bot plans, by other processes."""
COURSE = {
    "boards": [{"board": "exchange", "x": 0, "y": 0}],
    "dock": {"board": "docking_bay_plain", "x": 0, "y": 12},
    "flags": [[7, 1], [2, 7]],
}
PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of what the tests show, to be looked at."""


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.wait_for_timeout(1000)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def begun_by(people: list[Visit], owners: list[int], **settings: Any) -> str:
    table = opened(people[0], "roborally", seats=len(owners), owners=owners, **settings)
    for visit in people:
        do(visit, table, "sit")
    do(people[0], table, "start")
    for visit in people:
        visit.page.goto(f"/table/{table}")
    return table


def hall() -> dict[str, Any]:
    """A bare floor, from which robots with one life soon fall."""
    places = [[1, 4], [3, 4], [1, 2], [3, 2]]
    robots = [
        {"seat": seat, "dock": seat + 1, "at": at, "archive": at, "heading": "N", "lives": 1, "damage": 0} for seat, at in enumerate(places)
    ]
    return {
        "game": "roborally",
        "course": {"floor": {"width": 5, "height": 6}, "flags": [[0, 0], [4, 5]]},
        "rules": {"lives": 1},
        "robots": robots,
    }


def my_robots(page: Page) -> Any:
    return page.get_by_role("group", name="Your robots").get_by_role("button")


def test_a_whole_game_of_two_people_with_two_robots_each(visit):
    ada, ben = visit("Ada", viewport=DESK), visit("Ben", viewport=TABLET)
    table = begun_by([ada, ben], [0, 0, 1, 1], setup={"scenario": hall()})
    for player in (ada, ben):
        expect(my_robots(player.page)).to_have_count(2, timeout=LONG)
        expect(player.page.locator(".bot-at").first).to_be_visible(timeout=LONG)
    keep(ada.page, "two-desk-1440")
    keep(ben.page, "two-desk-1024")
    while (now := asked(ada, table, range(4)))["phase"] != "over":
        assert now["round"] <= MOST_TURNS, "expected an end"
        for player, seats in ((ada, {0, 1}), (ben, {2, 3})):
            now = seen(player, table)["now"]
            if now["phase"] == "over" or not seats & set(now["awaited"]):
                continue
            if now["stage"] == "deciding":
                skip_to(player.page, player.page.locator(".decision"))
                player.page.keyboard.press("1")
            else:
                skip_to(player.page, player.page.locator(".desk"))
                for _ in seats & set(now["awaited"]):
                    program_by_keys(player.page)
                    player.page.wait_for_timeout(400)
        ada.page.wait_for_timeout(200)
    for player in (ada, ben):
        skip_to(player.page, player.page.get_by_role("button", name="Verify dice"))
    keep(ada.page, "two-over-1440")
    keep(ben.page, "two-over-1024")
    ada.page.get_by_role("button", name="Verify dice").click()
    expect(ada.page.get_by_text(SAME_EVENTS)).to_be_visible()
    record = ada.ask("GET", f"/api/tables/{table}/record")
    assert record["owners"] == [0, 0, 1, 1]


def test_one_desk_at_a_time_by_keys(visit):
    ada = visit("Ada")
    begun_by([ada], [0, 0, 1], bots=["rookie"], setup={"course": "Risky Exchange"})
    page = ada.page
    first, second = my_robots(page).first, my_robots(page).last
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator(".hand .card").first.wait_for()
    page.keyboard.press("1")
    expect(page.locator(".reg:not(.empty)")).to_have_count(1)
    page.keyboard.press("n")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".reg:not(.empty)")).to_have_count(0)
    page.keyboard.press("Shift+N")
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".reg:not(.empty)")).to_have_count(1)
    keep(page, "keys-desk-1440")
    page.keyboard.press("?")
    expect(page.get_by_text("your next robot, or the one before")).to_be_visible()


def test_one_person_with_four_robots_against_bots_on_a_phone(visit):
    ada = visit("Ada", **ON_A_PHONE)
    table = begun_by([ada], [0, 0, 0, 0, 1, 2], bots=["rookie", "drifter"], setup={"course": "Dizzy Dash"})
    page = ada.page
    expect(my_robots(page)).to_have_count(4, timeout=LONG)
    expect(page.locator(".bot-at").first).to_be_visible(timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "expected nothing beside the screen"
    keep(page, "four-phone-390")
    cards = page.get_by_role("button", name=re.compile(r"^(?!Register).*, priority \d+$"))
    my_robots(page).nth(2).tap()
    expect(my_robots(page).nth(2)).to_have_attribute("aria-pressed", "true", timeout=LONG)
    left = my_robots(page).and_(page.get_by_role("button", name=re.compile("still to program$")))
    for others in (3, 2, 1, 0):
        for register in range(5):
            cards.first.tap()
            expect(page.locator(".reg:not(.empty)")).to_have_count(register + 1)
        page.locator(".desk .btn.go").tap()
        keep(page, f"four-phone-{others}-left-390")
        if others:
            expect(left).to_have_count(others, timeout=LONG)
            expect(page.locator(".reg:not(.empty)")).to_have_count(0)
    skip_to(page, page.get_by_role("banner").get_by_text("turn 2").or_(page.locator(".decision")))
    now = asked(ada, table, range(4))
    assert now["round"] == 2 or now["stage"] == "deciding"
    keep(page, "four-phone-after-390")


def test_a_bot_takes_over_both_robots_and_gives_them_back(visit):
    ada, ben = visit("Ada", viewport=TABLET), visit("Ben", **ON_A_PHONE)
    table = begun_by([ada, ben], [0, 0, 1, 1], setup={"course": "Dizzy Dash"})
    page = ben.page
    expect(my_robots(page)).to_have_count(2, timeout=LONG)
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Yes, a bot plays on").click()
    back = page.get_by_role("button", name="Come back").first
    expect(back).to_be_visible()
    assert [bool(chair.get("bot")) for chair in seen(ada, table)["chairs"]] == [False, False, True, True]
    keep(ada.page, "taken-over-1024")
    back.click()
    expect(back).to_be_hidden()
    assert not any(chair.get("bot") for chair in seen(ada, table)["chairs"])


def test_a_table_for_two_people_with_two_robots_each_is_opened_and_joined(visit):
    ada, ben = visit("Ada", "/create/roborally"), visit("Ben", None)
    page = ada.page
    page.get_by_role("group", name="How many players").get_by_role("spinbutton").fill("2")
    page.get_by_role("group", name="How many players").get_by_role("spinbutton").press("Tab")
    page.get_by_role("group", name="Robots for each person").get_by_role("button", name="More").click()
    expect(page.get_by_text("4 robots in all.")).to_be_visible()
    keep(page, "create-1440")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One seat is still free")).to_be_visible()
    keep(page, "room-1440")
    table = page.url.rsplit("/", 1)[-1]
    ben.page.goto("/")
    expect(ben.page.get_by_text("2 robots a player").first).to_be_visible()
    keep(ben.page, "lobby-1440")
    do(ben, table, "sit")
    expect(page.get_by_text("Every seat is taken")).to_be_visible()
    page.get_by_role("button", name="Robot on seat 2").click()
    page.locator(".wish").first.click()
    expect(page.locator(".seat.me").last.locator(".face use")).to_have_attribute("href", re.compile("portrait"))
    keep(page, "room-full-1440")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(my_robots(page)).to_have_count(2)
    assert [chair["player"] for chair in seen(ada, table)["chairs"]] == [ada.player] * 2 + [ben.player] * 2


@pytest.mark.parametrize("how", [{"viewport": DESK}, ON_A_PHONE], ids=["desk", "phone"])
def test_special_rules_and_teams_are_chosen_with_switches(visit, how):
    ada = visit("Ada", "/create/roborally", **how)
    page = ada.page
    page.get_by_role("button", name="A course of my own").click()
    page.get_by_role("textbox").fill(json.dumps(COURSE))
    rules = page.get_by_role("group", name="Special rules")
    for name in ("Moving Targets", "War Zone", "Toggle Boggle"):
        rules.get_by_role("checkbox", name=re.compile(f"^{name}")).check()
    expect(rules.get_by_role("checkbox", name=re.compile("^War Zone"))).not_to_be_checked()
    page.get_by_role("checkbox", name=re.compile("^In teams")).check()
    page.get_by_role("combobox", name="Team of player 2").select_option("1")
    page.get_by_text("This can be played.").wait_for()
    keep(page, f"special-{how['viewport']['width']}")
    rules.scroll_into_view_if_needed()
    keep(page, f"special-rules-{how['viewport']['width']}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Moving Targets")).to_be_visible()
    settings = seen(ada, page.url.rsplit("/", 1)[-1])["settings"]
    assert (settings["setup"]["course"]["special"], settings["teams"]) == (["moving_targets", "toggle_boggle"], [0, 1, 0, 1])


def test_r10_4_in_interference_everybody_has_a_racer_and_a_blocker(visit):
    ada = visit("Ada", "/create/roborally")
    page = ada.page
    page.get_by_text("Interference", exact=True).click()
    expect(page.get_by_text("Everybody has a racer and a blocker: 8 robots in all.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 seats are still free")).to_be_visible()
    chairs = seen(ada, page.url.rsplit("/", 1)[-1])["chairs"]
    assert [seat for seat, chair in enumerate(chairs) if chair.get("player") == ada.player] == [0, 4]
