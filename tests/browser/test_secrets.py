"""What one seat's browser receives and keeps holds nothing of the other's plan, draft or hand."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.tables import begun, own_secrets, pilot, plan_by_keys, program_by_keys
from tests.browser.visits import said_in

HANDS_ON = True

KEPT = """async () => JSON.stringify([
  {...localStorage}, {...sessionStorage}, document.cookie, document.documentElement.outerHTML,
  await (indexedDB.databases?.() ?? []), await (window.caches?.keys() ?? []),
])"""


class Received:
    """Every frame and every answer that came to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str | bytes] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(frame)))

    @property
    def texts(self) -> list[str]:
        """As they came, byte by byte where they are no text."""
        return [frame if isinstance(frame, str) else frame.decode("latin-1") for frame in self.frames]

    def all(self, page: Page) -> str:
        return "\n".join([*self.texts, str(page.evaluate(KEPT))])


def test_a_draft_and_a_sealed_plan_stay_with_their_owner(visit):
    ada, ben = visit("Ada"), visit("Ben")
    received = Received(ben.page)
    begun([ada, ben], "asteroyds")
    plan_by_keys(ada.page, ("KeyX", "KeyA", "KeyX", "KeyD", "KeyX", "KeyA"))
    expect(ada.page.get_by_text("Your plan is sealed")).to_be_visible()
    expect(pilot(ben.page, "Ada")).to_contain_text("plan sealed")
    assert "turn_back" not in "\n".join(received.texts)
    assert '"draft":{' not in received.all(ben.page)


def test_a_hand_stays_with_its_owner(visit):
    ada, ben = visit("Ada"), visit("Ben")
    received = Received(ben.page)
    table = begun([ada, ben], "roborally")
    expect(ben.page.get_by_role("heading", name="Your hand")).to_be_visible()
    program_by_keys(ada.page)
    expect(ben.page.get_by_text("Ada was done.")).to_be_visible()
    hand, texts = hand_of(own_secrets(ada, table)), received.all(ben.page)
    assert hand, "expected Ada to hold cards"
    for message in [said for frame in received.frames for said in said_in(frame)]:
        assert not hand & numbers(message.get("own", {})), "another's cards came"
    assert json.dumps(sorted(hand)) not in texts


def hand_of(own: Any) -> set[int]:
    cards = own["game"]["hand"] + [card for cards in own["game"]["registers"] for card in cards]
    return {int(card) for card in cards}


def numbers(form: Any) -> set[int]:
    if isinstance(form, dict):
        return set().union(*(numbers(value) for value in form.values()), set())
    if isinstance(form, list):
        return set().union(*(numbers(value) for value in form), set())
    return {form} if isinstance(form, int) and not isinstance(form, bool) and form > 9 else set()
