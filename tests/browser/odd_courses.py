"""R10.3-R10.6 Positions a turn before the end of the odd courses, and people who play whatever comes to its end."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.tables import POLL, do, opened, seen, skip_to
from tests.browser.visits import Visit

PICTURES = os.environ.get("PICTURES")
"""A folder for pictures of what the tests show, to be looked at."""
SPINS = [[card, card + 20, card + 40, card + 60, card + 80] for card in (80, 180, 280, 70, 170, 270)]
"""Rotations, for those who only have to be there."""
MOVES = (490, 500, 510, 520, 530)
MOST_STEPS = 4000


def robot(seat: int, at: list[int], heading: str, cards: list[int] | tuple[int, ...], **fields: Any) -> dict[str, Any]:
    """All registers are locked, so that nothing is left to chance, and nobody is near the end."""
    locked = {str(register): [card] for register, card in enumerate(cards, 1)}
    return {"seat": seat, "dock": seat + 1, "at": at, "archive": at, "heading": heading, "damage": 5, "lives": 3, "locked": locked} | fields


def superbot() -> dict[str, Any]:
    """Seat 1 pushes the SuperBot over the edge, takes its title, and then both flags."""
    robots = [
        robot(0, [0, 2], "W", SPINS[0]),
        robot(1, [1, 2], "W", [490, 380, 500, 510, 10]),
        robot(2, [5, 4], "E", SPINS[1]),
        robot(3, [5, 5], "E", SPINS[3]),
    ]
    course = {"floor": {"width": 6, "height": 6}, "flags": [[0, 1], [0, 0]], "special": "superbot"}
    return {"game": "roborally", "course": course, "robots": robots, "superbot": 0}


def frenetic_factory() -> dict[str, Any]:
    """Seat 0 walks along the edge, where a flag lies on each cell: a coin for all but the last, and ground however the floor lies."""
    robots = [
        robot(0, [0, 10], "N", MOVES),
        robot(1, [11, 9], "E", SPINS[0]),
        robot(2, [5, 0], "N", SPINS[1]),
        robot(3, [7, 11], "S", SPINS[3]),
    ]
    course = {"boards": [{"board": "chess", "x": 0, "y": 0}], "flags": [[0, y] for y in range(9, 4, -1)], "special": "frenetic_factory"}
    return {"game": "roborally", "course": course, "robots": robots}


def capture_the_flag() -> dict[str, Any]:
    """Seat 0 takes the enemy's flag from over the seam and backs up home with it; seat 2 sends off seat 1, which has come too near."""
    robots = [
        robot(0, [11, 1], "E", [490, 430, *SPINS[0][:3]], team=0),
        robot(1, [3, 0], "N", SPINS[1], team=1),
        robot(2, [2, 0], "E", [500, *SPINS[3][:4]], team=0),
        robot(3, [20, 9], "E", SPINS[4], team=1),
    ]
    boards = [{"board": "island", "x": 0, "y": 0}, {"board": "chess", "x": 12, "y": 0}]
    course = {"boards": boards, "flags": [[2, 0], [21, 0]], "special": "capture_the_flag"}
    return {"game": "roborally", "course": course, "robots": robots, "flags_at": [[2, 11], [12, 1]]}


def interference() -> dict[str, Any]:
    """Three players; the racer of the first is a step before the last flag."""
    places = ([1, 1], [5, 0], [5, 1], [0, 5], [1, 5], [2, 5])
    cards = ([490, *SPINS[0][:4]], *SPINS[1:])
    robots = [robot(seat, at, "N", cards[seat], flags=1 if seat < 3 else 0) for seat, at in enumerate(places)]
    course = {"floor": {"width": 6, "height": 6}, "flags": [[3, 3], [1, 0]], "special": "interference"}
    return {"game": "roborally", "course": course, "robots": robots}


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def gathered(people: list[Visit], seats: int, **settings: Any) -> str:
    """A game of these people and, on the other chairs, bots."""
    table = opened(people[0], "roborally", seats=seats, **settings)
    for visit in people:
        do(visit, table, "sit")
    do(people[0], table, "start")
    for visit in people:
        visit.page.goto(f"/table/{table}")
    return table


def played_on(people: list[Visit], table: str, look: Callable[[int], None] = lambda turn: None) -> None:
    """Everybody plays the first cards of the hand and answers with what comes first, to the end of the game."""
    chairs = seen(people[0], table)["chairs"]
    owned = {visit.name: {seat for seat, chair in enumerate(chairs) if chair.get("player") == visit.player} for visit in people}
    turn = 0
    for _ in range(MOST_STEPS):
        now = seen(people[0], table)["now"]
        if now["phase"] == "over":
            return
        if now["round"] != turn:
            turn = int(now["round"])
            look(turn)
        for visit in people:
            act(visit, table, owned[visit.name])
        people[0].page.wait_for_timeout(POLL)
    raise AssertionError("expected an end")


def act(visit: Visit, table: str, seats: set[int]) -> None:
    """What is wanted of this person now."""
    now, page = seen(visit, table)["now"], visit.page
    if now["phase"] == "over" or not seats & set(now["awaited"]):
        return
    if now["stage"] == "deciding":
        skip_to(page, page.locator(".decision"))
        page.keyboard.press("Enter" if page.locator(".decision .facing").count() else "1")
        page.wait_for_timeout(POLL)
    else:
        for _ in seats & set(now["awaited"]):
            skip_to(page, page.locator(".desk .btn.go"))
            for key in "12345":
                page.keyboard.press(key)
            page.keyboard.press("Enter")
            page.wait_for_timeout(3 * POLL)


def ended(visit: Visit) -> None:
    """The result is to be seen."""
    skip_to(visit.page, visit.page.get_by_role("button", name="Rematch").or_(visit.page.get_by_role("button", name="Verify dice")))
