"""Small, sideways, enlarged: whatever the page is shown on, nothing is scrolled sideways for, and everything can be reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import begun, do, opened, skip_to
from tests.conftest import some

FOLLOWING = 4
"""Node.DOCUMENT_POSITION_FOLLOWING."""
SIZES = {"small": (360, 640), "narrow": (320, 640), "sideways": (844, 390), "enlarged": (720, 450), "tall": (390, 844)}
PAGES = ("/", "/create/asteroyds", "/create/roborally", "/guide/asteroyds", "/pilots/hector", "/me", "/records")
LARGE_LETTERS = """addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
})"""
FAULTS = """() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const covered = [...document.querySelectorAll('main button, main a, main select, main input')].filter((one) => {
        if (one.disabled || !one.checkVisibility({ visibilityProperty: true }) || one.closest('.sr, details:not([open])')) return false;
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getClientRects()[0];
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !hit || !(one.contains(hit) || hit.closest('label')?.contains(one));
    });
    return [...wide, ...covered.map((one) => `covered: ${one.getAttribute('aria-label') ?? one.textContent.trim()}`)];
}"""


def expect_room(page: Page) -> None:
    page.wait_for_timeout(150)
    assert page.evaluate(FAULTS) == [], page.url


def resized(page: Page) -> Iterator[None]:
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        yield


WRITTEN = """(words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect().width;
}"""
"""How wide the letters are."""
INSIDE = """(card) => [...document.querySelectorAll(card)].flatMap((one) => {
  const frame = one.getBoundingClientRect();
  return [...one.querySelectorAll('.nm, .who, .pips, .tokens, .pw, .meta')].filter((part) => {
    if (!part.checkVisibility()) return false;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
  }).map((part) => part.classList.value);
})"""
"""The parts of cards that reach out of them."""
CUT = """(card) => [...document.querySelectorAll(`${card} :is(.nm, .who) > span`)]
  .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
"""The names on cards that are not whole."""
TOO_SMALL = """() => {
  const scale = document.querySelector('svg.board').getScreenCTM().a;
  return [...document.querySelectorAll('svg.board text')]
    .filter((one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) * scale < 8).map((one) => one.textContent);
}"""
"""What is written in letters of less than eight pixels."""


@pytest.mark.parametrize("path", [*PAGES, "room"])
def test_pages_reflow(reader, path):
    reader.page.goto(f"/table/{opened(reader, 'asteroyds', seats=4)}" if path == "room" else path)
    expect(reader.page.get_by_role("heading", level=1).first).to_be_visible()
    for _ in resized(reader.page):
        expect_room(reader.page)


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_plan_is_made_on_any_screen(visit, game):
    ada = visit("Ada", None)
    begun([ada], game, bots=["drifter"], practice=True)
    page = ada.page
    expect(page.get_by_role("button", name="Hint").first).to_be_attached()
    if game == "asteroyds":
        page.get_by_role("button", name="Hide the first steps").click()
    for _ in resized(page):
        expect_room(page)
    page.keyboard.press("h")
    expect(page.locator(".hint-card").last).to_be_attached()
    for _ in resized(page):
        expect_room(page)


def test_sideways_the_plan_stands_beside_the_board(visit):
    ada = visit("Ada", None, viewport={"width": 844, "height": 390})
    begun([ada], "asteroyds", bots=["drifter"])
    board, chart, seal = (ada.page.locator(one).bounding_box() for one in (".stage", ".chart", ".plan .btn.go"))
    assert board
    assert chart
    assert seal
    assert board["x"] + board["width"] <= chart["x"]
    assert seal["y"] + seal["height"] <= 390


@pytest.mark.parametrize("mode", ["racing", "shooting"])
def test_the_whole_chart_stays_in_sight_on_upright_phones(visit, mode):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844})
    begun([ada], "asteroyds", bots=["drifter"], practice=True, setup={"rules": {"mode": mode}})
    expect(ada.page.locator(".goal-line")).to_be_visible()
    for width, height in ((390, 844), (390, 770), (375, 667)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(150)
        board, chart, actions = (ada.page.locator(one).bounding_box() for one in (".stage", ".chart", ".plan .act"))
        assert board
        assert chart
        assert actions
        assert board["height"] >= 150
        assert board["y"] + board["height"] <= chart["y"]
        assert chart["y"] + chart["height"] <= actions["y"]


def test_the_tab_that_is_open_stands_out_and_every_pilot_is_read_out(visit):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844})
    begun([ada], "asteroyds", bots=["drifter"])
    here, other = (ada.page.get_by_role("button", name=name, exact=True) for name in ("Plan", "Pilots"))
    colours = [tab.evaluate("(tab) => getComputedStyle(tab).color") for tab in (here, other)]
    assert colours[0] != colours[1]
    assert "Ada (you)" in ada.page.locator(".ribbon").aria_snapshot()


def test_large_letters_are_large_and_fit(visit):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844})
    ada.context.add_init_script(LARGE_LETTERS)
    for path in PAGES:
        ada.page.goto(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        expect_room(ada.page)
    assert ada.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 16


def test_the_goal_leaves_pilots_and_plan_in_sight(visit):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844})
    begun([ada], "asteroyds", bots=["drifter"])
    expect(ada.page.locator(".goal-line")).to_be_visible()
    pilots, goal, board, seal, tabs = (
        ada.page.locator(one).bounding_box() for one in (".ribbon", ".goal-line", ".stage", ".plan .btn.go", ".tabs")
    )
    assert pilots["y"] + pilots["height"] <= goal["y"] + 1
    assert goal["y"] + goal["height"] <= board["y"] + 1
    assert seal["y"] + seal["height"] <= tabs["y"]


def test_gates_are_in_sight_on_the_smallest_phones(visit):
    ada = visit("Ada", None, viewport={"width": 360, "height": 640})
    begun([ada], "asteroyds", bots=["drifter"])
    expect(ada.page.locator(".wanted-ring").first).to_be_visible()
    board = ada.page.locator(".stage").bounding_box()
    gates = [gate.bounding_box() for gate in ada.page.locator("[data-tile^='gate']").all()]
    assert all(board["y"] <= gate["y"] + gate["height"] / 2 <= board["y"] + board["height"] for gate in gates)


def test_the_names_of_gates_lie_over_where_the_swarm_will_be(visit):
    ada = visit("Ada", None)
    begun([ada], "asteroyds", bots=["drifter"], assist="forecast")
    expect(ada.page.locator(".drift .ghost").first).to_be_visible()
    later = "document.querySelector('.drift').compareDocumentPosition(document.querySelector('.wanted-tag'))"
    assert ada.page.evaluate(later) == FOLLOWING


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_full_table_fits_a_middle_screen(visit, game):
    """Everybody is whole and nobody lies over another; the board has more than half of the width."""
    ada = visit("Alexandra Montgomery", None, viewport={"width": 1024, "height": 768})
    seats, card = (6, ".ribbon .pilot") if game == "asteroyds" else (8, ".robots .robot")
    begun(
        [ada],
        game,
        seats=seats,
        bots=["drifter"] * (seats - 1),
        setup={"rules": {"powers": True}} if game == "asteroyds" else {"course": "Checkmate"},
    )
    expect(ada.page.locator(card)).to_have_count(seats)
    expect(ada.page.locator(".plan, .desk").first).to_be_visible()
    board, done = (ada.page.locator(one).first.bounding_box() for one in (".stage", ".plan .btn.go, .desk .foot .btn"))
    assert board["width"] > 512
    assert done["y"] + done["height"] <= 768
    assert ada.page.evaluate(CUT, card) == []
    for width, height in ((1024, 768), (1200, 720), (1200, 800), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(INSIDE, card) == [], width


def test_what_stands_on_a_small_board_can_be_read(visit):
    """Letters and numbers are large enough, or not there."""
    ada = visit("Ada", None, viewport={"width": 1024, "height": 768})
    begun([ada], "asteroyds", seats=6, bots=["drifter"] * 5)
    expect(ada.page.locator(".craft-name").first).to_be_visible()
    assert ada.page.evaluate(TOO_SMALL) == []
    assert ada.page.locator(".edge.lit").first.is_visible()


def test_who_asked_the_ace_seals_without_scrolling(visit):
    ada = visit("Ada", None)
    begun([ada], "asteroyds", bots=["drifter"], practice=True)
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    ada.page.keyboard.press("h")
    expect(ada.page.get_by_role("button", name="Take it over")).to_be_visible()
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator(".plan .btn.go")).to_be_in_viewport(ratio=1)


def test_eight_robots_leave_the_whole_hand_in_sight_on_a_middle_screen(visit):
    ada = visit("Ada", None, viewport={"width": 1024, "height": 768})
    begun([ada], "roborally", seats=8, bots=["drifter"] * 7, setup={"course": "Checkmate"}, clock={"stopwatch": 600})
    expect(ada.page.locator(".rr .ring")).to_be_visible()
    last, foot = ada.page.locator(".hand .card").last.bounding_box(), ada.page.locator(".desk .foot").bounding_box()
    assert last
    assert foot
    assert last["y"] + last["height"] <= foot["y"]


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_long_times_stay_inside_their_ring(visit, game):
    ada = visit("Ada", None)
    begun([ada], game, bots=["drifter"], clock={"stopwatch": 3600})
    for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(150)
        ring, time = ada.page.locator(".ring").bounding_box(), ada.page.locator(".ring b").evaluate(WRITTEN)
        assert ring
        assert time <= 0.78 * ring["width"], (width, height)


def test_eight_robots_are_in_sight_at_a_desk_and_on_a_phone(visit):
    ada = visit("Ada", None)
    table = begun([ada], "roborally", seats=8, bots=["drifter"] * 7, setup={"course": "Checkmate"})
    for width, height in ((1440, 900), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.goto(f"/table/{table}")
        if width < 900:
            ada.page.get_by_role("button", name="Robots", exact=True).click()
        expect(ada.page.locator(".robots .robot")).to_have_count(8)
        expect(ada.page.locator(".robots .robot").last).to_be_in_viewport(ratio=1)


def test_the_stopwatch_stays_in_sight_on_every_tab_of_a_phone(visit):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844})
    begun([ada], "asteroyds", bots=["drifter"], clock={"stopwatch": 600})
    for tab in ("Pilots", "Orders", "Log"):
        ada.page.get_by_role("button", name=tab, exact=True).click()
        expect(ada.page.get_by_role("timer")).to_be_in_viewport()


NARROW = """() => [...document.querySelectorAll('main .btn, main .tabs button, main .seg button')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_words_fit_their_buttons_and_the_page_the_screen(visit, game):
    """In the longest of the languages, with all there is to press."""
    ada = visit("Ada", None, locale="de-DE")
    begun([ada], game, bots=["drifter"], practice=True)
    expect(ada.page.locator(".plan .btn.go, .desk .foot .btn.go")).to_be_visible()
    for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(150)
        assert ada.page.evaluate(NARROW) == []
        assert ada.page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize(("game", "played"), [("asteroyds", ".chart"), ("roborally", ".hand")])
def test_what_is_explained_is_not_covered_by_its_explanation(visit, game, played):
    """On a phone, from the first step of a guided game to the last one that is planned."""
    ada = visit("Ada", f"/guide/{game}", viewport={"width": 390, "height": 844})
    ada.page.locator("main .btn.go").click()
    companion, board = ada.page.locator(".companion"), ada.page.locator(".stage")
    for step in range(1, 7):
        expect(companion).to_contain_text(f"{step} of 10")
        ada.page.wait_for_timeout(150)
        said, shown, used, tabs = (one.bounding_box() for one in (companion, board, ada.page.locator(played), ada.page.locator(".tabs")))
        assert said
        assert shown
        assert used
        assert tabs
        assert said["y"] + said["height"] <= shown["y"]
        assert shown["y"] + shown["height"] <= used["y"]
        assert used["y"] + used["height"] <= tabs["y"]
        companion.locator("footer button").click()


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_the_menu_of_a_game_is_whole_on_a_phone(visit, game):
    ada = visit("Ada", None, viewport={"width": 390, "height": 844}, locale="de-DE")
    begun([ada], game, bots=["drifter"])
    ada.page.get_by_role("button", name="Spielmenü").click()
    menu = ada.page.locator("#game-menu")
    menu.get_by_role("button", name="Bot").first.click()
    expect(menu.locator("select")).to_be_visible()
    place = menu.bounding_box()
    assert place
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= 390


def test_who_won_and_what_comes_next_is_read_without_scrolling_on_a_phone(visit):
    ada, ben = visit("Ada", None, viewport={"width": 390, "height": 844}), visit("Ben", None)
    table = begun([ada, ben], "roborally", alone=True)
    expect(ada.page.locator(".hand .card").first).to_be_visible()
    do(ben, table, "resign")
    skip_to(ada.page, ada.page.get_by_role("button", name="Rematch"))
    seen, tabs = ada.page.get_by_role("button", name="Rematch").bounding_box(), ada.page.locator(".tabs").bounding_box()
    assert seen
    assert tabs
    assert seen["y"] + seen["height"] <= tabs["y"]


def test_done_is_in_sight_on_a_middle_screen_with_options_and_cards_put(visit):
    ada = visit("Ada", None, viewport={"width": 1024, "height": 768})
    begun([ada], "roborally", seats=8, bots=["drifter"] * 7, setup={"course": "Checkmate", "options_at_start": 2})
    expect(ada.page.locator(".hand .card").first).to_be_visible()
    for key in "123":
        ada.page.keyboard.press(key)
    expect(ada.page.locator(".desk .foot .btn").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", some([(390, 844), (360, 640)], (360, 640)))
@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_result_is_scrolled_to_its_end_on_a_phone_and_no_farther(visit, game, size):
    ada = visit("Ada", None, viewport={"width": size[0], "height": size[1]})
    table = begun([ada], game, seats=4, bots=["drifter"] * 3)
    do(ada, table, "resign")
    skip_to(ada.page, ada.page.get_by_role("button", name="Rematch"))
    assert ada.page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    ) == [0, 0]
    ada.page.locator("main.table, .table").first.evaluate("(one) => one.scrollTo(0, 10000)")
    ends, tabs = ada.page.locator(".result > *").last.bounding_box(), ada.page.locator(".tabs").bounding_box()
    assert ends
    assert tabs
    assert 0 <= tabs["y"] - ends["y"] - ends["height"] <= 80


@pytest.mark.parametrize("language", some(["en-GB", "it-IT", "de-DE", "fr-FR"], "de-DE", "fr-FR"))
def test_the_names_of_the_steps_stay_in_their_boxes(visit, language):
    ada = visit("Ada", "/rules/roborally", locale=language)
    expect(ada.page.locator(".figure-name").first).to_be_visible()
    names = ada.page.locator(".figure-name")
    assert (
        names.evaluate_all("(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)") == []
    )


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_guided_game_is_planned_sideways_too(visit, game):
    ada = visit("Ada", f"/guide/{game}", viewport={"width": 844, "height": 390})
    ada.page.locator("main .btn.go").click()
    expect(ada.page.locator(".companion")).to_be_visible()
    ada.page.wait_for_timeout(300)
    said, board, desk = (ada.page.locator(one).bounding_box() for one in (".companion", ".stage", ".chart, .hand"))
    assert said
    assert board
    assert desk
    assert said["y"] + said["height"] <= board["y"]
    assert said["x"] + said["width"] <= desk["x"]
    assert board["y"] + board["height"] <= 390
