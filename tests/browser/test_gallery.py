"""What somebody has made, others find, look at, play on and make their own of."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.elsewhere import elsewhere
from tests.browser.tables import do
from tests.browser.test_screens import COLOUR_RULES, messages, violations
from tests.browser.visits import ON_A_PHONE, Visit, Visits

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


@pytest.fixture(scope="module")
def ferry(browser: Browser, base_url: str) -> Iterator[dict[str, Any]]:
    """A work that tests look at and leave as it is."""
    authors = Visits(browser, base_url)
    ada = authors.begin("Ada", None)
    code = published(ada, f"Night Ferry {next(NUMBERS)}", "Riding in is easy.")
    yield ada.ask("GET", f"/api/gallery/{code}")
    authors.end()


def tab_to(page: Page, wanted: Locator) -> None:
    """By the key that leads from one thing to the next, as somebody without a mouse comes there."""
    expect(wanted).to_be_visible()
    for _ in range(120):
        if wanted.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"expected the Tab key to come to {wanted}")


def table_opened(page: Page, press: Callable[[Locator], None]) -> None:
    """A table on the work that is being looked at."""
    press(page.get_by_role("link", name="Open a table"))
    press(page.get_by_role("button", name="Open the table"))
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1)).to_be_attached()


def test_a_table_is_opened_on_a_work_by_keys_alone(visit, ferry):
    page = visit("Eve", "/gallery").page

    def press(wanted: Locator) -> None:
        tab_to(page, wanted)
        page.keyboard.press("Enter")

    tab_to(page, page.get_by_role("searchbox"))
    page.keyboard.type(ferry["name"])
    expect(page.get_by_role("list", name="Works").get_by_role("listitem")).to_have_count(1)
    press(card(page, ferry["name"]).get_by_role("link"))
    expect(page.locator("#work-h")).to_be_focused()
    table_opened(page, press)


def test_a_table_is_opened_on_a_work_on_a_phone(visit, ferry):
    page = visit("Eve", "/gallery", **ON_A_PHONE).page
    page.get_by_role("searchbox").fill(ferry["name"])
    expect(page.get_by_role("list", name="Works").get_by_role("listitem")).to_have_count(1)
    # It is paler while it is being looked through.
    expect(page.locator(".work-cards")).to_have_attribute("aria-busy", "false")
    assert violations(page) == []
    card(page, ferry["name"]).get_by_role("link").tap()
    expect(page.get_by_role("article", name=ferry["name"])).to_be_visible()
    assert violations(page) == []

    def press(wanted: Locator) -> None:
        expect(wanted).to_be_visible()
        assert violations(page) == []
        wanted.tap()

    table_opened(page, press)


def test_looking_at_a_work_asks_for_it_once(visit, ferry):
    page = visit("Eve", None).page
    for place in (f"/w/{ferry['code']}", f"/gallery?work={ferry['code']}", f"/embed/work/{ferry['code']}"):
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(place)
        expect(page.get_by_role("heading", name=ferry["name"]).first).to_be_visible()
        page.wait_for_timeout(2000)
        assert [url.endswith(f"/api/gallery/{ferry['code']}") for url in asked].count(True) == 1, (place, asked)


def test_an_author_hears_what_others_say_and_takes_it_out(visit):
    ada: Visit = visit("Ada", None)
    code = published(ada, f"Talk of the Dock {next(NUMBERS)}")
    eve: Visit = visit("Eve", f"/w/{code}")
    expect(eve.page.get_by_role("link", name="Open a table")).to_be_visible()
    expect(eve.page.get_by_role("region", name="Comments")).to_have_count(0)
    ada.page.goto(f"/w/{code}")
    with ada.page.expect_response(lambda answer: answer.url.endswith("/comments_on")):
        ada.page.get_by_role("checkbox", name="let others comment").check()
    eve.page.reload()
    comments = eve.page.get_by_role("region", name="Comments")
    comments.get_by_role("textbox", name="Your comment").fill(f"The second bridge is mean. {NASTY}")
    comments.get_by_role("button", name="Say it").click()
    expect(comments.get_by_role("listitem")).to_contain_text(f"The second bridge is mean. {NASTY}")
    assert violations(eve.page) == []
    ada.page.reload()
    heard = ada.page.get_by_role("region", name="Comments")
    expect(heard.get_by_role("listitem")).to_contain_text("Eve")
    heard.get_by_role("button", name="Take out").click()
    expect(heard).to_contain_text("Nobody has said anything yet.")
    eve.page.reload()
    expect(comments).to_contain_text("Nobody has said anything yet.")


def test_old_and_new_versions_lead_to_each_other(visit):
    ada: Visit = visit("Ada", None)
    old, new = f"Slow Belt {next(NUMBERS)}", f"Slower Belt {next(NUMBERS)}"
    first = published(ada, old)
    second = published(ada, new, previous=ada.ask("GET", f"/api/gallery/{first}")["hash"])
    page = visit("Eve", f"/w/{first}").page
    expect(page.get_by_role("article", name=old)).to_contain_text("Version 1 of 2")
    page.get_by_role("link", name="the one after").click()
    page.wait_for_url(f"**/w/{second}")
    expect(page.get_by_role("article", name=new)).to_contain_text("Version 2 of 2")
    page.get_by_role("link", name="the one before").click()
    page.wait_for_url(f"**/w/{first}")
    page.goto(f"/gallery?work={first}")
    page.get_by_role("link", name="the one after").click()
    expect(page.get_by_role("article", name=new)).to_be_visible()
    expect(card(page, new)).to_be_visible()
    expect(card(page, old)).to_have_count(0)


def test_a_work_stands_in_another_page_and_whoever_looks_is_nobody(visit, ferry):
    ada: Visit = visit("Ada", f"/w/{ferry['code']}")
    ada.page.get_by_role("button", name="Share", exact=True).click()
    line = ada.page.get_by_label("For your page").input_value()
    assert f"{ada.origin}/embed/work/{ferry['code']}" in line
    eve: Visit = visit(None, None)
    with elsewhere(line) as address:
        eve.page.goto(address)
        inside = eve.page.frame_locator("iframe")
        expect(inside.get_by_role("heading", name=ferry["name"])).to_be_visible()
        expect(inside.get_by_role("img", name=f"The board of {ferry['name']}")).to_be_visible()
        link = inside.get_by_role("link", name="See it at Swarmrally").last
        expect(link).to_have_attribute("href", f"/w/{ferry['code']}")
        expect(link).to_have_attribute("target", "_blank")
        assert inside.get_by_role("button").count() == 0
    assert eve.context.cookies() == []
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(request.all_headers().get("cookie", "")) if "/api/" in request.url else None)
    ada.page.goto(f"/embed/work/{ferry['code']}")
    expect(ada.page.get_by_role("heading", name=ferry["name"])).to_be_visible()
    assert violations(ada.page) == []
    assert sent
    assert not any(sent)


def test_what_was_drawn_is_published_and_found_by_somebody_else(visit):
    name = f"Fresh Paint {next(NUMBERS)}"
    page = visit("Ada", "/workshop").page
    page.get_by_role("button", name="An empty floor").click()
    page.wait_for_url("**/workshop/roborally/*")
    page.get_by_role("button", name="Publish", exact=True).click()
    page.get_by_role("region", name="Publish").get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("region", name="Publish").get_by_role("textbox", name="A few words").fill("Nothing on it but two flags.")
    page.get_by_role("button", name="Publish it").click()
    expect(page.get_by_text("It is in the gallery.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="See it in the gallery").click()
    expect(page.get_by_role("article", name=name)).to_contain_text("Nothing on it but two flags.")
    other = visit("Eve", f"/gallery?text={name}").page
    expect(card(other, name)).to_be_visible()


def test_what_is_made_to_order_is_drawn_on_in_the_workshop(visit):
    page = visit("Eve", "/gallery").page
    surprise = page.get_by_role("region", name="Surprise me")
    surprise.get_by_role("slider", name="Seats").fill("2")
    surprise.get_by_role("slider", name="Length").press("Home")
    surprise.get_by_role("textbox", name="Seed").fill("ferry")
    surprise.get_by_role("button", name="Draw it").click()
    edit = surprise.get_by_role("button", name="Edit it")
    expect(edit).to_be_visible()
    name = surprise.locator("#near-h").inner_text()
    edit.click()
    page.wait_for_url("**/workshop/roborally/*")
    expect(page.get_by_role("textbox", name="Name of the drawing")).to_have_value(name)
    expect(page.get_by_role("application")).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "it-IT"])
def test_every_language_has_the_gallery_and_nothing_is_too_wide_for_a_phone(visit, ferry, locale):
    page = visit("Eve", None, locale=locale, **ON_A_PHONE).page
    missing = messages(locale[:2])
    for place in ("/gallery", f"/gallery?work={ferry['code']}", f"/w/{ferry['code']}", f"/embed/work/{ferry['code']}"):
        page.goto(place)
        expect(page.get_by_text(ferry["name"]).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", locale[:2])
        page.wait_for_load_state("networkidle")
        if place == "/gallery":
            page.locator(".surprise-fold").tap()
        words = set(page.locator("body").inner_text().split())
        assert not words & missing, (place, words & missing)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, place
        assert violations(page) == [], place
        page.emulate_media(color_scheme="dark")
        assert violations(page, COLOUR_RULES) == [], place
        page.emulate_media(color_scheme="light")
