"""What can be heard, felt and left out: sounds, notices, touch that drags, and no motion for those who want none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.tables import begun, plan_by_keys, program_by_keys, seen
from tests.browser.visits import ON_A_PHONE, PATIENCE

LISTEN = """
window.loudest = 0
const connect = AudioNode.prototype.connect
AudioNode.prototype.connect = function (to, ...more) {
  if (to === this.context.destination) {
    const ear = new AnalyserNode(this.context, { fftSize: 2048 })
    const wave = new Float32Array(ear.fftSize)
    connect.call(this, ear)
    setInterval(() => {
      ear.getFloatTimeDomainData(wave)
      for (const sample of wave) window.loudest = Math.max(window.loudest, Math.abs(sample))
    }, 20)
  }
  return connect.call(this, to, ...more)
}
"""
HIDE = """
window.notices = []
window.Notification = class {
  static permission = "granted"
  constructor(title, { body, tag }) { window.notices.push([title, body, tag]) }
}
Object.defineProperty(document, "hidden", { get: () => true })
"""
WATCH = """
window.faded = 0
window.moved = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  const keys = [...frames].flatMap((frame) => Object.keys(frame))
  if (keys.includes("transform")) window.moved++
  if (keys.includes("opacity") && how === 120) window.faded++
  return animate.call(this, frames, how)
}
"""


def wait_until(page: Page, comes_true: str) -> None:
    """Asked from here: the page's policy lets nobody evaluate words inside it."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(comes_true):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"expected {comes_true}")


def test_a_flight_can_be_heard_and_be_silenced(visit):
    ada = visit("Ada", None)
    ada.page.add_init_script(LISTEN)
    begun([ada], "asteroyds", seats=2, bots=["rookie"])
    plan_by_keys(ada.page)
    wait_until(ada.page, "window.loudest > 0.01")
    ada.page.keyboard.press("m")
    ada.page.evaluate("setTimeout(() => (window.loudest = 0), 1500)")
    ada.page.wait_for_timeout(3000)
    assert ada.page.evaluate("window.loudest") < 0.001


def test_a_round_that_opens_is_told_by_a_notice_when_nobody_looks(visit):
    ada, ben = visit("Ada", None), visit("Ben", None)
    ada.page.add_init_script(HIDE)
    table = begun([ada, ben], "asteroyds")
    for person in (ada, ben):
        plan_by_keys(person.page)
    wait_until(ada.page, "window.notices.length > 0")
    title, _, tag = ada.page.evaluate("window.notices[0]")
    assert (tag, bool(re.search("2", title))) == (table, True)


def test_a_seat_is_handed_over_in_mid_game(visit):
    ada, ben, cleo = visit("Ada"), visit("Ben"), visit("Cleo", None)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = begun([ada, ben], "asteroyds")
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    ada.page.get_by_role("button", name="Game menu").click()
    ada.page.get_by_text("Hand my seat over").click()
    ada.page.get_by_text("Yes, make the link").click()
    expect(ada.page.get_by_text("The link to your seat is copied.")).to_be_visible()
    cleo.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    expect(cleo.page.get_by_role("button", name="Seal my plan")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Seal my plan")).to_have_count(0)
    assert [chair["player"] for chair in seen(ben, table)["chairs"]] == [cleo.player, ben.player]


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(finger: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger that goes down, moves in small steps, and leaves the screen."""
    steps = [(start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8) for step in range(9)]
    for number, (x, y) in enumerate(steps):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_token_is_dragged_by_a_finger(visit):
    ada = visit("Ada", **ON_A_PHONE)
    begun([ada], "asteroyds", seats=2, bots=["rookie"])
    page = ada.page
    first, third = (page.get_by_label(f"Column {column}, forward").first for column in (1, 3))
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    drag(page.context.new_cdp_session(page), middle(first), middle(third))
    expect(third).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")


def test_a_card_is_dragged_by_a_finger(visit):
    ada = visit("Ada", **ON_A_PHONE)
    begun([ada], "roborally", seats=2, bots=["rookie"])
    page = ada.page
    card = page.get_by_role("button", name=re.compile(r"^(?!Register).*, priority \d+$")).first
    register = page.get_by_role("button", name=re.compile(r"^Register 3\b")).first
    name = card.get_attribute("aria-label") or card.inner_text()
    register.scroll_into_view_if_needed()
    drag(page.context.new_cdp_session(page), middle(card), middle(register))
    priority = re.findall(r"\d+", name)[-1]
    expect(page.get_by_role("button", name=re.compile(rf"^Register 3\b.*{priority}")).first).to_be_visible()


@pytest.mark.parametrize(("game", "play"), [("asteroyds", plan_by_keys), ("roborally", program_by_keys)])
def test_who_wants_no_motion_sees_things_fade_in_where_they_are_now(visit, game, play):
    ada = visit("Ada", None, reduced_motion="reduce")
    ada.page.add_init_script(WATCH)
    begun([ada], game, seats=2, bots=["rookie"], clock={"stopwatch": "none"})
    play(ada.page)
    wait_until(ada.page, "window.faded > 3")
    assert ada.page.evaluate("window.moved") == 0


def pinch(finger: CDPSession, place: tuple[float, float], apart: int) -> None:
    """Two fingers that part."""
    for step in range(5):
        reach = 30 + apart * step / 4
        fingers = [{"x": place[0] + side * reach, "y": place[1], "id": number} for number, side in enumerate((-1, 1))]
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": fingers})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("game", "board"), [("asteroyds", ".stage"), ("roborally", ".floor-view")])
def test_the_whole_board_comes_back_by_a_tap(visit, game, board):
    ada = visit("Ada", None, **ON_A_PHONE)
    begun([ada], game, seats=2, bots=["rookie"])
    page, back = ada.page, ada.page.get_by_role("button", name=re.compile("whole (board|floor)", re.I))
    expect(page.locator(board)).to_be_visible()
    expect(back).to_be_hidden()
    pinch(page.context.new_cdp_session(page), middle(page.locator(board)), 80)
    back.tap()
    expect(back).to_be_hidden()
