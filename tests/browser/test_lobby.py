"""The first page."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.tables import do, opened

HANDS_ON = True


def test_the_lobby_opens_for_somebody_new(visit):
    page = visit(name=None).page
    expect(page.locator("h1")).to_be_visible()
    expect(page).to_have_title(re.compile("Swarmrally"))


def test_the_lobby_opens_for_somebody_who_was_here(visit):
    page = visit("Ada").page
    expect(page.locator("h1")).to_be_visible()


def test_a_page_that_is_not_there_is_said_to_be_missing(visit):
    page = visit("Ada", "/no/such/page").page
    expect(page.locator("#app")).not_to_be_empty()


def test_a_table_in_the_list_tells_its_clock_without_being_asked(visit):
    zoe, ben = visit("Zoe", None), visit("Ben", None)
    table = opened(zoe, "asteroyds", clock={"stopwatch": 45}, assist="none", setup={"rules": {"powers": True}})
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.page.goto("/")
    row = ben.page.locator("li.trow").filter(has_text="Zoe")
    expect(row).to_contain_text("45 sec")
    expect(row).to_contain_text("powers")
    assert not [url for url in asked if table in url]


def test_a_table_moves_up_as_soon_as_its_host_waits_there(visit):
    zoe, yan, ben = visit("Zoltan", None), visit("Yannis", None), visit("Ben", None)
    waits, other = opened(zoe, "asteroyds"), opened(yan, "asteroyds")
    do(zoe, waits, "sit")
    do(yan, other, "sit")
    ben.page.goto("/")
    row = ben.page.locator("li.trow").filter(has_text=re.compile("Zoltan|Yannis"))
    expect(row).to_contain_text(["Yannis", "Zoltan"])
    zoe.page.goto(f"/table/{waits}")
    expect(row).to_contain_text(["Zoltan", "Yannis"])
