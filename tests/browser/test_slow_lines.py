"""On slow lines something stands on the page before its styles and scripts have come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.tables import do, opened
from tests.browser.visits import Visit

SLOW = {"offline": False, "latency": 2000, "downloadThroughput": 50 * 1024, "uploadThroughput": 50 * 1024}
"""Milliseconds and bytes a second."""
LONGEST, POLL = 120, 500


def begun_unseen(ada: Visit) -> str:
    """A game of which this browser has nothing yet."""
    table = opened(ada, "asteroyds", bots=["drifter"])
    do(ada, table, "sit", seat=0)
    do(ada, table, "start")
    return table


def go_slowly(ada: Visit, path: str) -> None:
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    ada.page.goto(path, wait_until="commit")


def first_paint(page: Page) -> float:
    return float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))


def test_the_first_words_wait_for_nothing_else(visit):
    ada = visit("Ada", None)
    held: list[Route] = []
    ada.page.route("**/assets/**", lambda route: held.append(route))
    ada.page.goto("/", wait_until="commit")
    expect(ada.page.get_by_role("heading", name="Swarmrally")).to_be_visible()
    ada.page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    assert held, "expected nothing else to have come"
    ada.page.unroute_all()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(ada.page.locator("#arriving")).to_have_count(0)


@pytest.mark.parametrize("path", ["/", "table"])
def test_something_stands_on_the_page_within_three_seconds_and_stays(visit, path):
    """On a line of two seconds and 50 KB a second, until the game can be played."""
    ada = visit("Ada", None)
    awaited = ada.page.locator(".plan .btn.go") if path == "table" else ada.page.get_by_role("button", name="Play now")
    go_slowly(ada, f"/table/{begun_unseen(ada)}" if path == "table" else path)
    wordless = 0
    for _ in range(LONGEST * 1000 // POLL):
        ada.page.wait_for_timeout(POLL)
        wordless = 0 if ada.page.evaluate("document.body.innerText").strip() else wordless + 1
        assert wordless < 2, "expected words on the page, but for a moment between two screens"
        if awaited.is_visible():
            break
    expect(awaited).to_be_visible()
    assert first_paint(ada.page) <= 3000
