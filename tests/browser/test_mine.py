"""Games against bots belong to whoever has played them: found again, shared, and played once more."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened, skip_to
from tests.browser.visits import ON_A_PHONE, Visit

HANDS_ON = True


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def test_a_guests_game_against_bots_is_found_shared_and_played_again(visit):
    ada = visit("Ada", None)
    page = ada.page
    begun([ada], "asteroyds", seats=4, bots=["rookie"] * 3, public=False)
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    give_up(page)
    skip_to(page, page.get_by_role("heading", name=re.compile("win")))
    page.wait_for_url(re.compile(r"/record#record="))
    # Nobody has gained or lost anything: there is nothing to draw.
    expect(page.locator(".chart-over-time")).to_have_count(0)
    ben = visit("Ben", page.url)
    # The first record is told by a process that has to start.
    expect(ben.page.get_by_role("heading", name=re.compile("Racing"))).to_be_attached(timeout=60_000)
    page.goto("/me")
    line = page.get_by_role("listitem").filter(has_text="left")
    expect(line).to_contain_text("Racing")
    line.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/record\S*#record="))
    page.goto("/me")
    name = page.get_by_label("My name").input_value()
    page.get_by_role("button", name=re.compile("^Rematch")).click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(page.get_by_role("list", name="Pilots").get_by_text(f"{name} (you)")).to_be_visible()
    page.goto("/me")
    running = page.get_by_role("region", name="Waiting for you")
    expect(running).to_contain_text("no clock")
    running.get_by_role("link", name="Plan my moves").click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()


def given_up(ada: Visit, game: str, **settings: Any) -> str:
    """A game against a bot that was left at once."""
    table = opened(ada, game, bots=["drifter"], **settings)
    for what in ("sit", "start", "resign"):
        do(ada, table, what)
    return table


def test_my_games_are_sifted_searched_and_counted(visit):
    ada = visit("Ada", None)
    for _ in range(11):
        given_up(ada, "asteroyds")
    given_up(ada, "roborally", setup={"course": "Checkmate"})
    page = ada.page
    page.goto("/me")
    lines = page.locator("li.played")
    expect(lines).to_have_count(10)
    page.get_by_role("button", name="Show 2 more").click()
    expect(lines).to_have_count(12)
    expect(page.get_by_role("region", name="Statistics")).to_contain_text("12games")
    page.get_by_role("button", name="RoboRally 1").click()
    expect(lines).to_have_count(1)
    page.get_by_role("button", name="All 12").click()
    page.get_by_label("Result").select_option("won")
    expect(page.get_by_text("None of your games is like that.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Name or mode").fill("checkm")
    expect(lines).to_have_count(1)
    page.get_by_label("Name or mode").fill("drift")
    expect(lines).to_have_count(10)


def test_on_a_phone_my_page_shows_one_part_at_a_time(visit):
    ada = visit("Ada", None, **ON_A_PHONE)
    given_up(ada, "asteroyds")
    page = ada.page
    page.goto("/me")
    line = page.locator("li.played")
    replay = line.get_by_role("link", name="Replay: Racing")
    expect(line).to_be_visible()
    expect(replay).to_be_hidden()
    line.get_by_role("button", name="Replay or rematch of Racing").click()
    expect(replay).to_be_visible()
    page.get_by_role("button", name="Statistics").click()
    expect(line).to_be_hidden()
    expect(page.get_by_role("region", name="Won, by mode")).to_contain_text("0 of 1")
    page.get_by_role("button", name="Account").click()
    expect(page.get_by_label("My name")).to_have_value("Ada")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
