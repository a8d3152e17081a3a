"""Tables opened beside the page, and what a person does at them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.visits import Visit

PLAIN_CLOCK = {"stopwatch": "none", "watching": False}
"""Nobody is waited for longer than they need: the browsers of the tests show everything at once."""
POLL, LONGEST = 100, 60_000
"""Milliseconds."""
FORWARD = ("KeyW", "KeyW", "KeyD", "KeyW", "KeyA", "Space")


def opened(host: Visit, game: str, **settings: Any) -> str:
    """A new table, without anybody at it."""
    wanted = {"game": game, "seats": 2, "clock": PLAIN_CLOCK, "public": True, "setup": {}} | settings
    return str(host.ask("POST", "/api/tables", wanted)["table"])


def do(visit: Visit, table: str, what: str, **more: Any) -> None:
    visit.ask("POST", f"/api/tables/{table}/commands", {"do": what} | more)


def begun(visits: list[Visit], game: str, alone: bool = False, **settings: Any) -> str:
    """Everybody sits, the game is on, and their pages show it; `alone`: only the first one's does."""
    table = opened(visits[0], game, **settings)
    for seat, visit in enumerate(visits):
        do(visit, table, "sit", seat=seat)
    do(visits[0], table, "start")
    for visit in visits[:1] if alone else visits:
        visit.page.goto(f"/table/{table}")
    return table


def seen(visit: Visit, table: str) -> dict[str, Any]:
    """The table as this visit may see it."""
    return dict(visit.ask("GET", f"/api/tables/{table}")["snapshot"])


def asked(visit: Visit, table: str, seats: range) -> dict[str, Any]:
    """Where the game stands as soon as one of these seats is awaited, or it is over: bots may take a while over their first plans."""
    for _ in range(LONGEST // POLL):
        now = dict(seen(visit, table)["now"])
        if now["phase"] == "over" or set(seats) & set(now["awaited"]):
            return now
        visit.page.wait_for_timeout(POLL)
    raise AssertionError(f"expected one of {seats} to be asked: {now}")


def own_secrets(visit: Visit, table: str) -> Any:
    return seen(visit, table).get("own")


def skip_to(page: Page, shown: Locator) -> None:
    """What happens is skipped until this is to be seen."""
    for _ in range(60):
        if shown.first.is_visible():
            return
        page.keyboard.press("End")
        page.wait_for_timeout(250)
    expect(shown).to_be_visible()


def pilot(page: Page, name: str) -> Locator:
    """Asteroyds: how things stand with somebody."""
    return page.get_by_role("list", name="Pilots").get_by_role("listitem").filter(has_text=name)


def expect_round(page: Page, number: int) -> None:
    skip_to(page, page.get_by_role("banner").get_by_text(re.compile(rf"^(round|turn) {number}$")))


def get_on(people: list[Visit], table: str, number: int) -> None:
    """To this round or turn, whatever was dealt: who has to decide something on the way takes what is offered."""
    for _ in range(LONGEST // POLL):
        now = seen(people[0], table)["now"]
        if now["phase"] == "over" or (now["round"] >= number and now["stage"] != "deciding"):
            break
        for seat in now["awaited"] if now["stage"] == "deciding" else []:
            decide(people[seat].page)
        people[0].page.wait_for_timeout(POLL)
    for person in people:
        expect_round(person.page, number)


def decide(page: Page) -> None:
    decision = page.locator(".decision")
    skip_to(page, decision)
    decision.get_by_role("button", name="Come back").or_(decision.locator(".answer")).first.click()
    expect(decision).to_be_hidden()


def plan_by_keys(page: Page, keys: tuple[str, ...] = FORWARD) -> None:
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seal my plan")).to_be_hidden()


def program_by_keys(page: Page) -> None:
    """RoboRally: the first cards of the hand, as far as there are any and registers are free, and done."""
    all_locked = page.get_by_role("button", name="Done", disabled=False)
    expect(page.locator(".hand .card").or_(all_locked).first).to_be_visible()
    for key in "12345":
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def round_of(visit: Visit, table: str) -> int:
    return int(seen(visit, table)["now"]["round"])
