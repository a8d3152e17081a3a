"""The editor of layouts: drawn by mouse, fingers and keys, as text, tried from any start, in every language, and open to everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_screens import violations
from tests.browser.visits import ON_A_PHONE, Visit

from swarmrally.asteroyds.forms.layouts import check_layout, read_layout
from swarmrally.server.process.web_engine import WebEngine

pytestmark = pytest.mark.skipif(WebEngine().offered() == "", reason="NO ENGINE FOR BROWSERS HERE: run `make engine`")
WIDTH, ROW, RADIUS = 62.354, 54, 36
"""Of a hex, in the measure of the board's drawing."""
PLACE = "([x, y]) => { const {a, d, e, f} = document.querySelector('.board.lay').getScreenCTM(); return [a * x + e, d * y + f]; }"
LANGUAGES = {
    "de-DE": ("Ein leeres Brett", "Weißes Tor"),
    "fr-FR": ("Un plateau vide", "Porte blanche"),
    "it-IT": ("Un tabellone vuoto", "Porta bianca"),
}
Begin = Callable[..., Visit]


def opened(page: Page, template: str = "An empty board") -> None:
    """A new drawing, by the workshop's own page."""
    page.goto("/workshop")
    page.get_by_role("button", name="Asteroyds").click()
    page.get_by_role("button", name=template, exact=True).click()
    expect(page.locator(".board.lay .cell")).to_be_attached()


def place(page: Page, row: int, column: int) -> tuple[float, float]:
    """Of the middle of a hex, on the screen."""
    x, y = page.evaluate(PLACE, [(column + 0.5 + row % 2 / 2) * WIDTH, row * ROW + RADIUS])
    return x, y


def click(page: Page, row: int, column: int) -> None:
    page.mouse.click(*place(page, row, column))


def drawn(page: Page) -> dict[str, Any]:
    """The drawing as the file that somebody saves of it."""
    page.get_by_role("button", name="Import, export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    return dict(json.loads(download.value.path().read_text())["content"])


def is_sound(layout: dict[str, Any]) -> None:
    """The engine takes it."""
    check_layout(read_layout(json.dumps(layout)))


def printed(name: str) -> dict[str, Any]:
    return dict(json.loads(resources.files("swarmrally.asteroyds").joinpath(f"scenarios/{name}.json").read_text()))


def test_a_layout_is_drawn_by_mouse_under_a_symmetry(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page)
    page.get_by_label("Symmetry").select_option("half_turn")
    for kind, row, column in (("Red gate", 1, 3), ("White gate", 1, 10), ("Pod", 4, 8), ("Platform", 6, 6), ("Start", 6, 6)):
        page.get_by_role("button", name=kind).first.click()
        click(page, row, column)
    page.get_by_role("button", name="White/red").first.click()
    page.mouse.move(*place(page, 8, 3))
    page.mouse.down()
    page.mouse.move(*place(page, 8, 6), steps=4)
    page.mouse.up()
    layout = drawn(page)
    is_sound(layout)
    assert sorted(tile["at"] for tile in layout["tiles"] if tile["kind"] == "gate") == [[1, 3], [1, 10], [11, 4], [11, 11]]
    assert [tile["at"] for tile in layout["tiles"] if tile["kind"] == "asteroid"] == [[4, 11], [4, 12], [8, 3], [8, 4]]
    assert layout["starts"] == [{"at": [6, 6], "heading": "W"}, {"at": [6, 9], "heading": "E"}]
    page.keyboard.press("Control+z")
    assert [tile["at"] for tile in drawn(page)["tiles"] if tile["kind"] == "asteroid"] == []


def test_what_lies_there_is_turned_numbered_moved_and_erased(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page, "Racing")
    page.get_by_label("Symmetry").select_option("half_turn")
    page.keyboard.press("v")
    click(page, 7, 12)
    page.get_by_role("button", name="14", exact=True).click()
    page.get_by_role("slider", name="Orientation").press("ArrowRight")
    tiles = {tuple(tile["at"]): tile for tile in drawn(page)["tiles"]}
    assert (tiles[7, 12]["priority"], tiles[7, 12]["one_faces"]) == (14, "SE")
    assert (tiles[5, 2]["priority"], tiles[5, 2]["one_faces"]) == (13, "NW")
    page.mouse.move(*place(page, 7, 12))
    page.mouse.down()
    page.mouse.move(*place(page, 7, 13), steps=3)
    page.mouse.up()
    tiles = {tuple(tile["at"]): tile for tile in drawn(page)["tiles"]}
    assert (tiles[7, 13]["priority"], tiles[5, 1]["priority"]) == (14, 13)
    page.keyboard.press("Delete")
    assert not {(7, 13), (5, 1)} & {tuple(tile["at"]) for tile in drawn(page)["tiles"]}


def test_the_same_by_keyboard_alone(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page)
    page.get_by_role("listbox").focus()
    page.keyboard.press("6")
    for key in ("ArrowDown", "ArrowRight", "Enter", "ArrowRight", "ArrowRight", "Enter", "7", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    for key in ("s", "ArrowDown", "Enter", "ArrowDown", "Enter", "u", "l", "ArrowDown", "Enter", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("status").filter(has_text="Turret laid")).to_be_attached()
    layout = drawn(page)
    is_sound(layout)
    assert sorted(tile["kind"] for tile in layout["tiles"]) == ["gate"] * 4 + ["turret"] * 3
    assert len(layout["starts"]) == 2
    page.get_by_role("listbox").focus()
    for key in ("v", "Enter", "w", "Shift+ArrowRight"):
        page.keyboard.press(key)
    moved = drawn(page)["tiles"]
    assert {"kind": "turret", "one_faces": "SE"}.items() <= next(tile for tile in moved if tile.get("one_faces")).items()
    assert sum(columns_of_turrets(moved)) == sum(columns_of_turrets(layout["tiles"])) + 1


def columns_of_turrets(tiles: list[dict[str, Any]]) -> list[int]:
    return [tile["at"][1] for tile in tiles if tile["kind"] == "turret"]


def test_a_layout_is_drawn_by_touch(visit: Begin) -> None:
    page = visit("Ada", None, **ON_A_PHONE).page
    opened(page)
    page.get_by_role("button", name="Blue").first.tap()
    page.touchscreen.tap(*place(page, 6, 5))
    page.get_by_role("button", name="Select").tap()
    page.touchscreen.tap(*place(page, 6, 5))
    page.get_by_role("button", name="10", exact=True).tap()
    page.get_by_role("navigation", name="Parts of the editor").get_by_role("button", name="Layout").tap()
    page.get_by_label("Drones").check()
    layout = drawn(page)
    assert layout["tiles"] == [{"kind": "asteroid", "colour": "blue", "at": [6, 5], "priority": 10}]
    assert layout["modes"] == ["racing", "shooting", "drones"]


def test_two_fingers_draw_nothing(visit: Begin) -> None:
    guest = visit("Ada", None, **ON_A_PHONE)
    page = guest.page
    opened(page)
    fingers = guest.context.new_cdp_session(page)
    one, other = place(page, 6, 4), place(page, 6, 9)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]},
        )

    touch("touchStart", one)
    touch("touchStart", one, other)
    touch("touchMove", (one[0] - 60, one[1]), (other[0] + 60, other[1]))
    touch("touchEnd")
    assert drawn(page)["tiles"] == []


@pytest.mark.parametrize(("title", "name"), [("Racing", "racing"), ("Targets", "targets"), ("Drones", "drones")])
def test_the_printed_ones_are_where_one_begins(visit: Begin, title: str, name: str) -> None:
    page = visit("Ada", None).page
    opened(page, title)
    expect(page.locator(".board.lay [data-start]")).to_have_count(6)
    found = drawn(page)
    key = json.dumps
    assert sorted(found["tiles"], key=key) == sorted(printed(name)["tiles"], key=key)
    assert (found["starts"], found["modes"]) == (printed(name)["starts"], printed(name)["modes"])
    assert "board" not in found


def test_hexes_are_added_and_taken_away(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page)
    page.keyboard.press("x")
    click(page, 0, 7)
    click(page, 6, 15)
    rows = drawn(page)["board"]["rows"]
    assert (rows["0"], rows["6"]) == ([[3, 7], [9, 12]], [[0, 14]])
    page.get_by_role("button", name="The printed board again").click()
    assert "board" not in drawn(page)


def test_text_and_board_are_one(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page)
    page.keyboard.press("t")
    field = page.get_by_role("textbox", name="As text")
    field.fill(re.sub(r"( 0\| +)\.  ", r"\g<1>13↙", field.input_value()))
    expect(page.locator(".board.lay [data-tile='asteroid 0,3']")).to_be_attached()
    field.fill(field.input_value().replace("13↙", "99↙"))
    expect(page.locator("#lay-text-note")).to_contain_text("Line 3: “99↙” is nothing that lies on a hex.")
    expect(page.locator(".board.lay [data-tile='asteroid 0,3']")).to_be_attached()
    page.get_by_role("button", name="As drawn").click()
    expect(field).to_have_value(re.compile("13↙"))


def test_what_is_wrong_is_shown_where_it_is(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page, "Racing")
    page.keyboard.press("e")
    click(page, 1, 3)
    expect(page.locator(".ws-problems")).to_contain_text("Wrong:")
    expect(page.get_by_role("button", name="Try it")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Try it")).to_be_enabled()


def test_it_is_rated_while_it_is_drawn(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page, "Racing")
    expect(page.locator(".rate-count")).to_contain_text(re.compile("Played [1-9][0-9]* games?"))
    expect(page.locator(".rate-verdict")).to_contain_text(re.compile("[a-z]"))
    expect(page.locator(".rate-figs")).to_contain_text(re.compile("[0-9] ?rounds"))
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("switch").click()
    expect(page.locator(".board.lay .heat").first).to_be_attached()
    assert violations(page) == []


def test_it_is_tried_from_any_start_in_any_mode_and_one_comes_back(visit: Begin) -> None:
    page = visit("Ada", None).page
    opened(page, "Racing")
    address = page.url
    page.get_by_label("Rated and tried in").select_option("shooting")
    page.get_by_label("You start from").select_option(label="E · green")
    page.get_by_role("button", name="Try it").click()
    page.wait_for_url(f"{address}/try/**")
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(page.get_by_role("listbox", name=re.compile("Shooting"))).to_be_visible()
    option = page.locator(".space [role=option]")
    expect(option).to_contain_text(re.compile("green craft.*Row 7, column 8"))
    page.get_by_role("link", name="Back to the drawing").click()
    expect(page).to_have_url(address)
    expect(page.locator(".board.lay [data-start]")).to_have_count(6)


@pytest.mark.parametrize("how", [{"color_scheme": "dark"}, {"color_scheme": "light"}, ON_A_PHONE], ids=["dark", "light", "phone"])
def test_nobody_is_shut_out(visit: Begin, how: dict[str, Any]) -> None:
    page = visit("Ada", None, **how).page
    opened(page, "Targets")
    assert violations(page) == []
    page.get_by_role("button", name="Select").click()
    for row, column in ((int(at[0]), int(at[1])) for at in (printed("targets")["tiles"][8]["at"], printed("targets")["starts"][0]["at"])):
        click(page, row, column)
        expect(page.get_by_role("region", name="What is selected")).to_be_visible()
        assert violations(page) == []
    for tab in ("Layout", "Rating", "Text") if how is ON_A_PHONE else ():
        page.get_by_role("navigation", name="Parts of the editor").get_by_role("button", name=tab).click()
        assert violations(page) == []
    if how is not ON_A_PHONE:
        page.keyboard.press("t")
        assert violations(page) == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_speaks_every_language(visit: Begin, locale: str) -> None:
    template, gate = LANGUAGES[locale]
    page = visit("Ada", None, locale=locale).page
    opened(page, template)
    expect(page.get_by_role("button", name=gate).first).to_be_visible()
    page.get_by_role("button", name=gate).first.click()
    click(page, 6, 5)
    page.keyboard.press("v")
    click(page, 6, 5)
    assert not re.search(r"\b(lay|tool|symmetry|told|need|fault)-[a-z]", page.locator("body").inner_text())


def test_a_file_that_is_no_layout_breaks_nothing(visit: Begin, tmp_path: Any) -> None:
    page = visit("Ada", None).page
    opened(page, "Racing")
    bad = msgspec.json.encode({"game": "asteroyds", "modes": ["racing"], "tiles": [{"kind": "comet", "at": [0, 3]}], "starts": []})
    (tmp_path / "bad.json").write_bytes(bad)
    page.get_by_role("button", name="Import, export").click()
    page.locator("#ws-files input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(page.locator(".ws-problems")).to_contain_text("Wrong:")
    page.keyboard.press("Control+z")
    expect(page.locator(".board.lay [data-start]")).to_have_count(6)
