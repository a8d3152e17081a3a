"""Records in other people's pages: they are watched there, whoever watches is nobody, and no other page may stand there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.elsewhere import elsewhere
from tests.browser.tables import do, opened
from tests.browser.test_screens import violations
from tests.browser.visits import ON_A_PHONE, Visit


def over(ada: Visit, game: str, public: bool) -> str:
    """A game against a bot that somebody has given up."""
    table = opened(ada, game, public=public)
    do(ada, table, "sit", seat=0)
    do(ada, table, "seat_bot", seat=1, bot="drifter")
    do(ada, table, "start")
    do(ada, table, "resign")
    return table


def line_in(page: Page, table: str) -> str:
    """What is offered for one's own page, beside the record."""
    page.goto(f"/record/{table}")
    page.get_by_text("For your own page").click()
    return page.get_by_label("A line of HTML").input_value()


@pytest.mark.parametrize(
    ("game", "is_public", "how"),
    [("asteroyds", True, {}), ("asteroyds", False, ON_A_PHONE), ("roborally", False, {}), ("roborally", True, ON_A_PHONE)],
    ids=["public", "private-phone", "roborally-private", "roborally-phone"],
)
def test_a_record_stands_in_another_page(visit, game, is_public, how):
    ada = visit("Ada")
    table = over(ada, game, is_public)
    line = line_in(ada.page, table)
    assert f"{ada.origin}/embed/record/{table if is_public else 'shared'}" in line
    eve: Visit = visit(None, None, **how)
    page = eve.page
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    with elsewhere(line) as address:
        page.goto(address)
        inside = page.frame_locator("iframe")
        expect(inside.locator(".stage")).to_be_visible()
        inside.get_by_role("button", name="Play").first.click()
        expect(inside.get_by_role("link", name="See all of it at Swarmrally")).to_be_visible()
        # What else this server has is not shown there.
        assert inside.get_by_role("link", name=re.compile("Report|What if")).count() == 0
    assert sockets == []
    assert eve.context.cookies() == []


def test_who_is_signed_in_is_nobody_in_another_page(visit):
    ada = visit("Ada")
    table = over(ada, "asteroyds", public=False)
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.all_headers().get("cookie", "")) if "/api/" in request.url else None)
    # Only its players may ask for a private table by its name, and here nobody is one, not even at this site.
    with ada.page.expect_response(re.compile("/api/tables/.*/film")) as answered:
        ada.page.goto(f"/embed/record/{table}")
    assert answered.value.status in (401, 403, 404)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert sent == [""] * len(sent)
    ada.complaints.clear()


def test_an_embedded_record_can_be_used_by_everybody(visit):
    ada = visit("Ada")
    table = over(ada, "roborally", public=True)
    page = visit(None, f"/embed/record/{table}?at=3").page
    expect(page.get_by_role("link", name="See all of it at Swarmrally")).to_be_visible()
    assert violations(page) == []


def test_a_record_that_is_none_says_so(visit):
    ada = visit(None, "/embed/record/shared#record=nonsense")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.complaints.clear()
