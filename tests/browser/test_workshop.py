"""The workshop: courses drawn by mouse, by touch and by keys alone, kept, written, tried, and files that mean no good."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.visits import ON_A_PHONE
from tests.conftest import some

from swarmrally.server.process.web_engine import WebEngine

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
COLUMNS, ROWS, MARGIN = 12, 16, 0.34
"""Of the course that a new one begins as."""
WITH_ENGINE = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
EMPTY = {"en-GB": "An empty floor", "it-IT": "Un pavimento vuoto", "de-DE": "Ein leerer Boden", "fr-FR": "Un sol vide"}


def begun(page: Page, name: str = EMPTY["en-GB"]) -> Page:
    page.get_by_role("button", name=name).click()
    page.wait_for_url("**/workshop/roborally/*")
    expect(page.get_by_role("application")).to_be_visible()
    expect(page.locator(".floor-sheet .dock-n")).to_have_count(8)
    return page


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """The middle of a cell, on the page."""
    box = page.locator(".floor-sheet").bounding_box()
    assert box
    cell = box["width"] / (COLUMNS + 2 * MARGIN)
    return box["x"] + (x + MARGIN + 0.5) * cell, box["y"] + (y + MARGIN + 0.5) * cell


def drag(page: Page, *cells: tuple[int, int]) -> None:
    page.mouse.move(*at(page, *cells[0]))
    page.mouse.down()
    for cell in cells[1:]:
        page.mouse.move(*at(page, *cell), steps=6)
    page.mouse.up()


def text_of(page: Page) -> Locator:
    """The notation, opened where it is not."""
    field = page.get_by_role("textbox", name="As text")
    if field.count() == 0:
        page.get_by_role("button", name="Text").locator("visible=true").first.click()
    return field


def faults(page: Page) -> list[Any]:
    page.evaluate(AXE)
    return [(fault["id"], fault["nodes"][0]["html"]) for fault in page.evaluate("axe.run().then((done) => done.violations)")]


def test_a_course_is_drawn_with_the_mouse_written_kept_and_undone(visit):
    page = begun(visit("Ada", "/workshop").page)
    drag(page, (1, 9), (5, 9), (5, 6))
    page.keyboard.press("7")
    x, y = at(page, 0, 1)
    page.mouse.click(x - 12, y)
    page.keyboard.press("3")
    page.mouse.click(*at(page, 6, 7))
    text = text_of(page)
    expect(text).to_have_value(re.compile(r"laser 0,1 E 1\nturn 5,9 E ccw\n\ncourse\nfloor my_floor at 0,0"))
    page.get_by_role("textbox", name="Name of the drawing").fill("Cross Current")
    expect(page.locator(".ws-saved")).to_have_text(re.compile("Saved in this browser"))
    page.reload()
    expect(text_of(page)).to_have_value(re.compile("turn 5,9 E ccw\n\ncourse Cross Current\n"))
    drag(page, (1, 1), (3, 1))
    expect(text_of(page)).to_have_value(re.compile(r"\| \.   >   >   >"))
    page.get_by_role("application").focus()
    page.keyboard.press("Control+z")
    expect(text_of(page)).not_to_have_value(re.compile(r"\| \.   >   >   >"))
    assert faults(page) == []


def test_what_is_written_is_drawn_and_mistakes_are_told_at_their_line(visit):
    page = begun(visit("Ada", "/workshop").page)
    text = text_of(page)
    written = text.input_value()
    text.fill(written.replace("flag 9,2", "flag 0,0\nrule tricksy"))
    expect(page.locator(".ws-floor .flag-at")).to_have_count(2)
    expect(page.locator(".ws-settings summary").first).to_contain_text("Tricksy")
    text.fill(written.replace("flag 9,2", "flag nine"))
    line = written.split("\n").index("flag 9,2") + 1
    expect(page.locator("#ws-mistake")).to_contain_text(f"Line {line}:")
    expect(page.locator(".ws-floor .flag-at")).to_have_count(2)


def test_a_course_is_drawn_by_keys_alone(visit):
    page = visit("Ada", "/workshop").page
    page.get_by_role("button", name=EMPTY["en-GB"]).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".floor-sheet .dock-n")).to_have_count(8)
    board = page.get_by_role("application")
    board.focus()
    for key in ("ArrowDown", "Space", "ArrowRight", "ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(page.locator("p[role=status].sr").filter(has_text="Cell 2, 2")).to_contain_text("Conveyor: carries robots one cell south.")
    for key in ("5", "ArrowRight", "Enter", "Shift+ArrowRight", "Control+c", "Escape", "ArrowDown", "ArrowDown", "Control+v", "t"):
        page.keyboard.press(key)
    text = page.get_by_role("textbox", name="As text")
    expect(text).to_have_value(re.compile(r"\n  >   >   v .*\n.*\n  \.   \.   v   cw .*\n(.*\n){3}.* cw ", re.MULTILINE))
    board.focus()
    for key in ("v", "Enter"):
        page.keyboard.press(key)
    settings = page.get_by_role("dialog")
    expect(settings).to_be_visible()
    page.keyboard.press("Escape")
    expect(settings).not_to_be_visible()
    expect(board).to_be_focused()


def test_a_course_is_drawn_by_touch_on_a_phone(visit):
    page = begun(visit("Ada", "/workshop", **ON_A_PHONE).page)
    page.get_by_role("button", name="Pit").tap()
    page.touchscreen.tap(*at(page, 4, 4))
    page.get_by_role("button", name="Gear").tap()
    page.touchscreen.tap(*at(page, 6, 4))
    expect(page.locator(".ws-floor use[href='#pit']")).to_have_count(1)
    page.get_by_role("button", name="Select").tap()
    page.touchscreen.tap(*at(page, 6, 4))
    settings = page.get_by_role("dialog")
    settings.get_by_role("button", name="counter-clockwise").tap()
    settings.get_by_role("button", name="Close").tap()
    assert faults(page) == []
    for tab in ("Course", "Rating", "Text"):
        page.locator(".ws-tabs").get_by_role("button", name=tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert faults(page) == [], tab
    expect(page.get_by_role("textbox", name="As text")).to_have_value(re.compile("pit.* ccw "))


@pytest.mark.parametrize("locale", some(EMPTY, "de-DE"))
def test_every_language_has_the_workshop(visit, locale):
    page = begun(visit("Ada", "/workshop", locale=locale).page, EMPTY[locale])
    assert faults(page) == []
    said = page.locator("main").inner_text()
    assert not re.search(r"\b(tool|element|tab|notation|palette)-\w", said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 100_000, "nested too deeply"),
        ("{", "is no JSON"),
        ('{"robots": []}', "no course and no layout"),
        (" " * 300_000, "too large"),
        ('{"format": "swarmrally_work", "version": 9}', "newer version"),
    ],
)
def test_a_file_that_is_no_work_is_refused(visit, tmp_path, text, said):
    page = visit("Ada", "/workshop").page
    (tmp_path / "work.json").write_text(text)
    page.locator("input[type=file]").first.set_input_files(tmp_path / "work.json")
    expect(page.locator(".toasts")).to_contain_text(said)
    expect(page.get_by_role("heading", name="Workshop")).to_be_visible()


def test_a_file_that_means_no_good_is_harmless(visit, tmp_path):
    """Markup in names, names that objects have themselves, belts in a ring, and numbers beyond all floors."""
    ring = [{"x": 0, "y": 0, "dir": "E"}, {"x": 1, "y": 0, "dir": "S"}, {"x": 1, "y": 1, "dir": "W"}, {"x": 0, "y": 1, "dir": "N"}]
    content = {
        "boards": [{"board": "constructor", "x": 0, "y": 0}, {"board": "yard", "x": 0, "y": 0}, {"board": "<b>", "x": 47, "y": 47}],
        "floors": {"yard": {"width": 4, "height": 4, "conveyors": ring, "pits": [[9, 9]]}},
        "flags": [[40, 40], [0, 0]],
    }
    work = {"format": "swarmrally_work", "version": 1, "game": "roborally", "content": content, "name": "<img src=x onerror=alert(1)>"}
    (tmp_path / "work.json").write_text(json.dumps(work))
    ada = visit("Ada", "/workshop")
    page = ada.page
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.locator("input[type=file]").first.set_input_files(tmp_path / "work.json")
    page.wait_for_url("**/workshop/roborally/*")
    expect(page.get_by_role("textbox", name="Name of the drawing")).to_have_value("<img src=x onerror=alert(1)>")
    expect(text_of(page)).to_have_value(re.compile("floor constructor at 0,0"))
    assert page.locator("main img").count() == 0
    # Nobody knows floors of such names.
    page.wait_for_load_state("networkidle")
    ada.forgive("400")


COVERS = """(button) => {
    const covered = [...document.querySelectorAll(".ws-right button, .ws-right a, .ws-right input")].filter((other) => other !== button);
    const {left, right, top, bottom} = button.getBoundingClientRect();
    return covered.filter((other) => {
        const box = other.getBoundingClientRect(), pane = other.closest(".ws-rating").getBoundingClientRect();
        const [from, to] = [Math.max(box.top, pane.top), Math.min(box.bottom, pane.bottom)];
        return from < to && box.left < right && box.right > left && from < bottom && to > top;
    }).map((other) => other.outerHTML);
}"""
"""What of the right column a button lies over."""


@pytest.mark.parametrize("width", [1440, 1024])
def test_trying_it_covers_nothing(visit, width):
    page = begun(visit("Ada", "/workshop", viewport={"width": width, "height": 900 if width > 1024 else 768}).page)
    button = page.get_by_role("button", name="Try it", exact=True)
    for way in (0, 100_000):
        page.locator(".ws-rating").evaluate("(pane, top) => { pane.scrollTop = top; }", way)
        assert button.evaluate(COVERS) == []
    text_of(page)
    box = button.bounding_box()
    text = page.locator(".ws-text").bounding_box()
    assert box
    assert text
    assert box["y"] >= text["y"] + text["height"] or box["x"] >= text["x"] + text["width"]


@WITH_ENGINE
def test_bots_play_it_as_it_is_drawn(visit):
    page = begun(visit("Ada", "/workshop").page)
    rating = page.get_by_role("region", name="Rating")
    expect(rating).to_contain_text(re.compile("Played [1-9][0-9]* games?"))
    expect(rating.locator(".rate-verdict")).to_contain_text(re.compile("[a-z]"))
    for figure in ("turns", "min", "labour"):
        expect(rating.locator(".rate-figs")).to_contain_text(re.compile(rf"[0-9] ?{figure}"))
    rating.get_by_role("button", name="Stop").click()
    expect(rating.get_by_role("button", name="Play again")).to_be_visible()
    rating.get_by_role("switch").click()
    assert faults(page) == []


def walled_in(text: str, x: int, y: int) -> str:
    """The notation with four walls around a cell of its first floor, whose lines come after a first one."""
    lines = text.split("\n")
    left = 4 * x
    for between in (1 + 2 * y, 3 + 2 * y):
        lines[between] = lines[between][: left + 1] + "---" + lines[between][left + 4 :]
    cells = lines[2 + 2 * y]
    lines[2 + 2 * y] = cells[:left] + "|" + cells[left + 1 : left + 4] + "|" + cells[left + 5 :]
    return "\n".join(lines)


@WITH_ENGINE
def test_a_flag_that_is_walled_in_is_marked_and_can_not_be_published(visit):
    page = begun(visit("Ada", "/workshop").page)
    rating = page.get_by_role("region", name="Rating")
    expect(rating.get_by_role("button", name="Publish")).to_be_enabled()
    text = text_of(page)
    text.fill(walled_in(text.input_value(), 9, 2))
    # From each of eight docks, and on to the next flag.
    expect(page.locator(".ws-floor .ws-problem:not(.odd)")).to_have_count(9)
    bar = page.locator(".ws-problems")
    expect(bar).to_contain_text("Wrong:")
    expect(bar.get_by_role("link", name=re.compile("^Open rule R"))).to_be_visible()
    publish = rating.get_by_role("button", name="Publish")
    expect(publish).to_have_attribute("aria-disabled", "true")
    expect(publish).to_have_accessible_description(re.compile("problems? left"))
    assert faults(page) == []


@WITH_ENGINE
def test_it_is_tried_from_a_dock_and_one_comes_back(visit):
    page = begun(visit("Ada", "/workshop").page)
    address = page.url
    page.get_by_role("button", name="Try it from dock 7").click()
    page.wait_for_url(f"{address}/try/**")
    expect(page.get_by_role("region", name="Your program")).to_be_visible()
    page.get_by_role("link", name="Back to the drawing").click()
    expect(page).to_have_url(address)
    expect(page.locator(".floor-sheet .dock-n")).to_have_count(8)


@WITH_ENGINE
def test_a_phone_has_the_rating_in_a_line_above_the_tools(visit):
    page = begun(visit("Ada", "/workshop", **ON_A_PHONE).page)
    line = page.locator(".rate-line")
    expect(line).to_contain_text(re.compile("[0-9] turns.*[0-9] min.*labour"))
    box, tools = line.bounding_box(), page.get_by_role("toolbar", name="Tools").bounding_box()
    assert box
    assert tools
    assert box["y"] + box["height"] <= tools["y"] + 1
    assert faults(page) == []
    line.tap()
    expect(page.locator(".ws-tabs").get_by_role("button", name="Rating")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rate-verdict")).to_be_visible()


def test_where_the_server_has_no_engine_the_page_says_so(visit):
    ada = visit("Ada")
    page = ada.page
    page.route("**/engine/**", lambda route: route.fulfill(status=404))
    page.goto("/workshop")
    page.get_by_role("button", name="Asteroyds").click()
    page.get_by_role("button", name="Racing", exact=True).click()
    expect(page.locator(".toasts")).to_contain_text("This server has no engine for browsers.")
    page.get_by_role("button", name="RoboRally").click()
    begun(page)
    rating = page.get_by_role("region", name="Rating")
    expect(rating.locator(".rate-count")).to_have_text("This server has no engine for browsers.")
    assert faults(page) == []
    ada.forgive("404")
