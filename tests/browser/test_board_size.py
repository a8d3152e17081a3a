"""Whatever comes and goes at a table, the board on which the game is read keeps its size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import FORWARD, begun, do, plan_by_keys, program_by_keys, seen, skip_to
from tests.browser.visits import Visit
from tests.conftest import count, some

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 640)]
GAMES = ["asteroyds", "roborally"]
FEW = count(2, 3)
WATCH = """() => {
    const stage = document.querySelector('.stage');
    window.sizes = [];
    const note = () => {
        const { width, height } = stage.getBoundingClientRect();
        const [before] = window.sizes.slice(-1);
        if (!before || Math.abs(before[0] - width) > 0.5 || Math.abs(before[1] - height) > 0.5) window.sizes.push([width, height]);
    };
    note();
    new ResizeObserver(note).observe(stage);
}"""
"""Every size that the board has from now on."""


def watched(ada: Visit, played: str = ".plan, .desk .hand") -> Page:
    expect(ada.page.locator(played).first).to_be_visible()
    ada.page.evaluate(WATCH)
    return ada.page


def expect_one_size(page: Page) -> None:
    page.wait_for_timeout(150)
    assert len(page.evaluate("window.sizes")) == 1, page.evaluate("window.sizes")


@pytest.mark.parametrize("size", some(SIZES, (1440, 900), (390, 844)))
@pytest.mark.parametrize(("game", "play"), [("asteroyds", plan_by_keys), ("roborally", program_by_keys)])
def test_the_board_keeps_its_size_when_the_round_is_shown(visit, game, play, size):
    """In every game that goes on, from the first plan to the next one."""
    held = 0
    for number in range(FEW):
        ada = visit("Ada", None, viewport={"width": size[0], "height": size[1]}, reduced_motion="no-preference")
        begun([ada], game, bots=["drifter"], clock={"stopwatch": "none"}, setup={"number": number})
        page = watched(ada)
        play(page)
        expect(page.get_by_role("region", name="Playback")).to_be_visible()
        page.wait_for_timeout(500)
        is_over = page.get_by_text(re.compile(r"(round|turn) 1, over"))
        skip_to(page, page.locator(".plan, .desk .hand, .decision").or_(is_over).first)
        if not is_over.count():
            expect_one_size(page)
            held += 1
        ada.context.close()
    assert held


@pytest.mark.parametrize("size", some(SIZES, (1440, 900), (390, 844)))
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_while_the_others_are_waited_for(visit, game, size):
    """Sealed, taken back, sealed again; a pause is asked for, made and ended; and when one of them resigns and it is over."""
    ada = visit("Ada", None, viewport={"width": size[0], "height": size[1]})
    bob = visit("Bob", None)
    table = begun([ada, bob], game, alone=True)
    page = watched(ada)
    for key in FORWARD if game == "asteroyds" else "12345":
        page.keyboard.press(key)
    expect_one_size(page)
    page.keyboard.press("Enter")
    expect(page.locator(".plan.sealed, .desk .btn.wait")).to_be_visible()
    expect_one_size(page)
    do(bob, table, "pause", wished=True)
    expect(page.locator(".notices .banner")).to_be_visible()
    do(ada, table, "pause", wished=True)
    expect(page.locator(".notices").get_by_role("button", name="Go on")).to_be_visible()
    expect_one_size(page)
    do(ada, table, "resume")
    do(bob, table, "resign")
    expect(page.locator(".notices .banner")).to_have_count(0)
    skip_to(page, page.locator(".result"))
    assert seen(ada, table)["now"]["phase"] == "over"
    expect_one_size(page)


@pytest.mark.parametrize("size", some(SIZES, (1440, 900), (390, 844)))
@pytest.mark.parametrize("game", GAMES)
def test_the_board_keeps_its_size_when_the_ace_is_asked(visit, game, size):
    ada = visit("Ada", None, viewport={"width": size[0], "height": size[1]})
    begun([ada], game, bots=["drifter"], practice=True)
    page = watched(ada)
    page.keyboard.press("Enter")
    expect_one_size(page)
    page.keyboard.press("h")
    expect(page.locator(".hint-card .btn")).to_be_visible(timeout=60_000)
    expect_one_size(page)
    page.locator(".hint-card .take .btn").click()
    expect(page.locator(".hint-card")).to_have_count(0)
    expect_one_size(page)
