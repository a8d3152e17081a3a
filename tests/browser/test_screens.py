"""Every screen in every language, in both colours: nothing untranslated, nothing that a screen reader stumbles over."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened, plan_by_keys
from tests.browser.visits import ON_A_PHONE

HANDS_ON = True

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
PLACES = (
    "/",
    "/create/asteroyds",
    "/create/roborally",
    "/me",
    "/records",
    "/pilots",
    "/pilots/hector",
    "/robots",
    "/robots/dome",
    "/rules",
    "/rules/asteroyds",
    "/rules/roborally",
    "/guide/asteroyds",
    "/guide/roborally",
    "/no/such/page",
)
COLOUR_RULES = ("color-contrast", "link-in-text-block")
"""What axe-core finds only by colours."""
TABLES = ("room", "asteroyds", "flight", "roborally", "over", "record", "mine")
ON_PHONES = ("/", "/create/asteroyds", "room", "asteroyds", "roborally", "mine")
"""What looks most different there."""


def standing(page: Page, path: str) -> Page:
    """A screen that is the same for everybody."""
    page.goto(path)
    return settled(page)


def shown(visit, which: str, **how) -> Page:
    """A screen with something on it."""
    ada = visit("Ada", None, **how)
    page: Page = ada.page
    if which == "room":
        table = opened(ada, "asteroyds", seats=4, bots=["rookie"])
        do(ada, table, "sit", seat=0)
        page.goto(f"/table/{table}")
    else:
        table = begun([ada], "roborally" if which == "roborally" else "asteroyds", seats=2, bots=["drifter"])
        if which in ("over", "record", "mine"):
            do(ada, table, "resign")
        if which == "mine":
            begun([ada], "roborally", seats=2, bots=["drifter"])
            page.goto("/me")
            expect(page.locator("li.played")).to_be_attached()
            expect(page.locator(".running li")).to_be_attached()
        if which == "record":
            page.goto(f"/record/{table}")
        if which == "flight" and not how.get("locale"):
            plan_by_keys(page)
            page.get_by_role("list").first.wait_for()
    return settled(page)


def settled(page: Page) -> Page:
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    return page


def messages(language: str) -> set[str]:
    """The names of all messages: on a page that is spoken they never stand for themselves."""
    lines = "\n".join(path.read_text() for path in (WORDS / language).glob("*.ftl")).splitlines()
    return {line.partition(" =")[0] for line in lines if " =" in line and "-" in line.partition(" =")[0] and line[0].isalpha()}


def violations(page: Page, only: tuple[str, ...] = ()) -> list[tuple[str, list[str], str]]:
    """What axe-core finds, by all its rules or these, once the page is there; it comes beside its policy, as people's own tools do."""
    expect(page.locator("main").first).to_be_attached()
    expect(page.locator("h1").first).to_be_attached()
    page.context.new_cdp_session(page).send("Runtime.evaluate", {"expression": AXE})
    wanted = {"resultTypes": ["violations"]} | ({"runOnly": only} if only else {})
    found = page.evaluate("(wanted) => axe.run(document, wanted).then((done) => done.violations)", wanted)
    return [(one["id"], [node["target"] for node in one["nodes"]][:5], one["nodes"][0]["failureSummary"]) for one in found]


def language_chosen(page: Page, name: str) -> None:
    page.locator("#menu-button, [aria-controls='menu']").first.click()
    page.locator("select").first.select_option(name)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("place", PLACES)
def test_every_place_speaks_four_languages_and_hinders_nobody(reader, place):
    expect_no_hindrance(standing(reader.page, place))


@pytest.mark.parametrize("which", TABLES)
def test_every_table_speaks_four_languages_and_hinders_nobody(visit, which):
    page = shown(visit, which, locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect_no_hindrance(page)


def expect_no_hindrance(page: Page) -> None:
    for language in ("de", "fr", "it", "en"):
        language_chosen(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = set(page.locator("body").inner_text().split())
        assert not words & messages(language), (language, words & messages(language))
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page, COLOUR_RULES) == []


@pytest.mark.parametrize("which", [pytest.param(one, marks=() if one in ON_PHONES else pytest.mark.long) for one in (*PLACES, *TABLES)])
def test_nothing_hinders_on_a_phone(visit, which):
    page = standing(visit("Ada", None, **ON_A_PHONE).page, which) if which.startswith("/") else shown(visit, which, **ON_A_PHONE)
    assert violations(page) == []
