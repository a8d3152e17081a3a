"""Games against bots belong to whoever has played them: found again, shared, and played once more."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.tables import skip_to


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Game menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()


def test_a_guests_game_against_bots_is_found_shared_and_played_again(visit):
    ada = visit(name=None)
    page = ada.page
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    give_up(page)
    skip_to(page, page.get_by_role("heading", name=re.compile("win")))
    page.wait_for_url(re.compile(r"/record#record="))
    ben = visit("Ben", page.url)
    expect(ben.page.get_by_role("heading", name=re.compile("Racing"))).to_be_attached()
    page.goto("/me")
    line = page.get_by_role("listitem").filter(has_text="3 bots")
    expect(line).to_contain_text("left")
    line.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/record\S*#record="))
    page.goto("/me")
    name = page.get_by_label("My name").input_value()
    page.get_by_role("button", name=re.compile("^Rematch")).click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(page.get_by_role("list", name="Pilots").get_by_text(f"{name} (you)")).to_be_visible()
    page.goto("/me")
    running = page.get_by_role("region", name="Games that are on").get_by_role("link")
    expect(running).to_contain_text("your turn")
    expect(running).to_contain_text("no clock")
    running.click()
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
