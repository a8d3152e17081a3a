"""What somebody has made, others find, look at, play on and make their own of."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.tables import do
from tests.browser.test_screens import violations
from tests.browser.visits import ON_A_PHONE, Visit

SIZES = pytest.mark.parametrize("how", [{}, ON_A_PHONE], ids=["desk", "phone"])
NUMBERS = itertools.count()
"""No two tests publish the same: who has it first has it."""
PLACES = [[x, y] for y in range(12) for x in range(12) if (x + y) % 3]
NASTY = "<img src=x onerror=alert(1)>"


def published(author: Visit, name: str, words: str = "", **more: Any) -> str:
    """The code of a short course."""
    number = next(NUMBERS)
    flags = [PLACES[number % len(PLACES)], [9, 9 - number // len(PLACES)]]
    content = {"boards": [{"board": "cross", "x": 0, "y": 0}], "dock": {"board": "docking_bay_belts", "x": 0, "y": 12}, "flags": flags}
    work = {"format": "swarmrally_work", "version": 1, "game": "roborally", "content": content, "name": name, "words": words}
    for _ in range(60):
        answer = author.own.context.request.post(
            "/api/gallery", data=work | {"licence": "CC-BY-4.0"} | more, headers={"Origin": author.origin}, timeout=120_000
        )
        if answer.ok:
            return str(answer.json()["code"])
        # The first one waits for the bots to be compiled.
        assert answer.json()["error"]["code"] == "ace_not_ready", answer.text()
        author.page.wait_for_timeout(1000)
    raise AssertionError("expected the bots to be compiled")


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("link", name=name, exact=True))


def test_a_course_is_found_by_somebody_else_who_likes_it_and_plays_on_it(visit):
    name = f"Ferry Hours {next(NUMBERS)}"
    code = published(visit("Ada", None), name, "Riding in is easy.")
    eve: Visit = visit("Eve", "/gallery")
    page = eve.page
    page.get_by_role("searchbox", name="Name, words or code").fill(name.lower())
    expect(page.get_by_role("list", name="Works").get_by_role("listitem")).to_have_count(1)
    expect(card(page, name)).to_contain_text("not played yet")
    card(page, name).get_by_role("link").click()
    work = page.get_by_role("article", name=name)
    expect(work).to_contain_text("Riding in is easy.")
    expect(work.get_by_role("img", name=f"The board of {name}")).to_be_visible()
    expect(work.get_by_role("region", name="Wins by dock").get_by_role("listitem")).to_have_count(8)
    for view in ("Falls", "Hits", "Ways", "Board"):
        work.get_by_role("button", name=view, exact=True).click()
    assert violations(page) == []
    like = work.get_by_role("button", name=re.compile("^Like it"))
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(like).to_have_attribute("aria-pressed", "true")
    work.get_by_role("link", name="Open a table").click()
    expect(page.get_by_text(code)).to_be_visible()
    expect(page.get_by_role("img", name=f"Preview: {name}")).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables") and answer.request.method == "POST") as opened:
        page.get_by_role("button", name="Open the table").click()
    table = opened.value.json()["table"]
    page.wait_for_url(f"**/table/{table}")
    for seat in range(1, 4):
        do(eve, table, "seat_bot", seat=seat, bot="drifter")
    do(eve, table, "start")
    expect(page.locator(".table")).to_be_visible()
    do(eve, table, "resign")
    for _ in range(100):
        seen = eve.ask("GET", f"/api/gallery/{code}")
        if seen["plays"] == 1:
            break
        page.wait_for_timeout(200)
    assert (seen["plays"], seen["likes"]) == (1, 1)


@SIZES
def test_one_makes_ones_own_from_it(visit, how):
    name = f"Cross Current {next(NUMBERS)}"
    code = published(visit("Ada", None), name)
    page = visit("Eve", f"/w/{code}", **how).page
    page.get_by_role("button", name="Make your own from it").click()
    page.wait_for_url("**/workshop/roborally/*")
    expect(page.get_by_role("heading", name=f"After {name}")).to_be_attached()


def test_names_are_text_and_nothing_else(visit):
    name = f"{NASTY} {next(NUMBERS)}"[:48]
    ada: Visit = visit("Ada", None)
    code = published(ada, name, f"{NASTY} & {{ $name }} http://example.com")
    page = visit("Eve", None).page
    page.on("dialog", lambda dialog: pytest.fail(f"expected no dialog, got {dialog.message}"))
    for place in (f"/gallery?text={code}&work={code}", f"/w/{code}", f"/create/roborally?work={code}", f"/embed/work/{code}"):
        page.goto(place)
        expect(page.get_by_text(name).first).to_be_visible()
        assert page.locator("img[src='x']").count() == 0


def test_what_is_mine_i_take_out_again(visit):
    name = f"Chop Chop {next(NUMBERS)}"
    ada: Visit = visit("Ada", None)
    code = published(ada, name)
    page = ada.page
    page.goto(f"/gallery?which=mine&work={code}")
    expect(page.get_by_role("region", name="My works").get_by_role("link", name=re.compile(name))).to_be_visible()
    page.get_by_role("button", name="Take it out of the gallery").click()
    page.get_by_role("button", name="Take it out", exact=True).click()
    expect(card(page, name)).to_have_count(0)
    eve: Visit = visit("Eve", f"/w/{code}")
    expect(eve.page.get_by_text("There is no work by this code, or its author has taken it out.")).to_be_visible()
    eve.forgive("404")
