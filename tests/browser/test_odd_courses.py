"""R10.3-R10.6 The four odd courses in the browser, played to their ends by two people and bots, one of the two on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser import odd_courses
from tests.browser.odd_courses import ended, gathered, keep, played_on
from tests.browser.tables import asked, seen, skip_to
from tests.browser.visits import DESK, ON_A_PHONE, Visit
from tests.conftest import LONG

PATIENT = 60_000
"""Milliseconds: a floor is drawn, and a bot plans, by other processes."""
GAMES = 3
CHOICE, SIZE = 40, 48
"""A cell that is offered, of about seventy; how many units of the drawing a cell has."""
BOTS = ["rookie", "drifter"]


def two(visit) -> list[Visit]:
    """Ada at a desk in the dark, Ben on a phone in the light."""
    return [visit("Ada", None, viewport=DESK, color_scheme="dark"), visit("Ben", None, **ON_A_PHONE, color_scheme="light")]


def expect_floor(people: list[Visit]) -> None:
    for visit in people:
        expect(visit.page.locator(".bot-at").first).to_be_visible(timeout=PATIENT)


def wearing(page: Page, badge: str) -> list[str]:
    """The names of robots on the board that wear this."""
    return page.locator(".bot-at").filter(has=page.locator(badge)).locator(".bot-name").all_text_contents()


def test_r10_3_the_title_passes_from_robot_to_robot(visit):
    people = two(visit)
    ada, ben = people
    table = gathered(people, 4, bots=BOTS, setup={"scenario": odd_courses.superbot()})
    expect_floor(people)
    for person in people:
        assert wearing(person.page, ".super") == ["Ada"]
    expect(ada.page.locator(".robots .robot").filter(has=ada.page.locator(".chip.rr-superbot"))).to_contain_text("Ada")
    keep(ada.page, "superbot-desk")
    keep(ben.page, "superbot-phone")
    played_on(people, table)
    for person in people:
        ended(person)
        keep(person.page, f"superbot-over-{person.name}")
    assert seen(ada, table)["outcome"]["winners"] == [1]
    assert wearing(ada.page, ".super") == ["Ben"]


def test_r10_4_racers_and_blockers_belong_together(visit):
    people = two(visit)
    table = gathered(people, 6, owners=[0, 1, 2, 0, 1, 2], bots=["rookie"], setup={"scenario": odd_courses.interference()})
    expect_floor(people)
    for person in people:
        pairs = person.page.locator(".bot-at .pair .team-n").all_text_contents()
        assert pairs == ["1", "2", "3", "1", "2", "3"]
        keep(person.page, f"interference-{person.name}")
    played_on(people, table)
    for person in people:
        ended(person)
        keep(person.page, f"interference-over-{person.name}")
    assert seen(people[0], table)["outcome"]["winners"] == [0, 3]


def test_r10_5_a_floor_turns_before_the_eyes(visit):
    """With four coins in a game a floor turns in nearly every one; three games are played where it must."""
    people = [visit("Ada", None, viewport=DESK, reduced_motion="no-preference"), visit("Ben", None, **ON_A_PHONE)]
    ada = people[0]
    for game in range(GAMES):
        table = gathered(people, 4, bots=BOTS, setup={"scenario": odd_courses.frenetic_factory()})
        expect_floor(people)
        for person in people:
            skip_to(person.page, person.page.locator(".desk .btn.go"))
            person.page.keyboard.press("Enter")
        asked(ada, table, range(0))
        shown = ada.page.locator(".turning").or_(ada.page.get_by_role("button", name="Rematch"))
        expect(shown.first).to_be_visible(timeout=PATIENT)
        if ada.page.locator(".turning").count():
            for part in range(4):
                keep(ada.page, f"frenetic-turning-{game}-{part}")
        for person in people:
            ended(person)
            keep(person.page, f"frenetic-over-{game}-{person.name}")
        record = ada.ask("GET", f"/api/tables/{table}/record")
        turned = [event["floor"] for stretch in record["events"] for event in stretch if event["kind"] == "FloorTurned"]
        assert seen(ada, table)["outcome"]["winners"] == [0]
        if turned:
            return
    raise AssertionError("expected heads in twelve coins")


def test_r10_6_a_flag_is_carried_home(visit):
    people = two(visit)
    ada, ben = people
    table = gathered(people, 4, bots=BOTS, setup={"scenario": odd_courses.capture_the_flag()})
    expect_floor(people)
    assert ada.page.locator(".home").count() == 2
    keep(ada.page, "capture-desk")
    keep(ben.page, "capture-phone")
    played_on(people, table)
    for person in people:
        ended(person)
        expect(person.page.locator("main")).to_have_css("outline-style", "none")
        keep(person.page, f"capture-over-{person.name}")
        assert wearing(person.page, ".carried") == ["Ada"]
    assert seen(ada, table)["outcome"] == {"winners": [0, 2], "reason": "flag_home"} | seen(ada, table)["outcome"]


def test_r10_6_homes_are_chosen_and_starting_cells_taken_on_the_board(visit):
    """Whoever is asked first chooses the right floor; Ada clicks on a cell and Ben taps on one."""
    people = two(visit)
    table = gathered(people, 4, bots=BOTS, setup={"course": "Capture the Flag"})
    placed: dict[str | None, list[int]] = {}
    while len(placed) < 2:
        now = asked(people[0], table, range(2))
        if now["stage"] != "deciding":
            break
        person = people[now["awaited"][0]]
        page = person.page
        skip_to(page, page.locator(".decision"))
        if not page.locator(".decision .facing").count():
            keep(page, f"home-{person.name}")
            page.keyboard.press("2")
            page.wait_for_timeout(500)
            continue
        expect(page.locator(".choice").first).to_be_visible()
        keep(page, f"start-{person.name}")
        cell = page.locator(".choice:not(.taken)").nth(CHOICE)
        expect(cell).to_be_in_viewport(ratio=1)
        start = page.get_by_role("button", name=re.compile("^Start here"))
        expect(start).to_be_in_viewport(ratio=1)
        box, at = cell.bounding_box(), [int(float(cell.get_attribute(side) or 0)) // SIZE for side in "xy"]
        assert box
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.touchscreen.tap(*middle) if person.name == "Ben" else page.mouse.click(*middle)
        expect(page.locator(".decision")).to_contain_text(f"On cell {at[0]}, {at[1]}")
        keep(page, f"start-chosen-{person.name}")
        start.click()
        placed[person.name] = at
        page.wait_for_timeout(300)
    robots = seen(people[0], table)["game"]["position"]["robots"]
    assert [robots[seat]["at"] for seat in range(2)] == [placed["Ada"], placed["Ben"]]
    for person in people:
        skip_to(person.page, person.page.locator(".hand .card"))
        keep(person.page, f"placed-{person.name}")
        expect(person.page.locator(".bot-at")).to_have_count(4)


@pytest.mark.skipif(not LONG, reason="minutes each: a whole game of each printed course")
@pytest.mark.parametrize(
    ("course", "seats"), [("Day of the SuperBot", 5), ("Interference", 6), ("Frenetic Factory", 5), ("Capture the Flag", 4)]
)
def test_a_whole_game_of_a_printed_course(visit, course, seats):
    people = two(visit)
    short = course.split()[0]
    more = {"owners": [0, 1, 2, 0, 1, 2]} if course == "Interference" else {}
    bots = ["rookie", "drifter", "rookie"][: (3 if more else seats) - 2]
    table = gathered(people, seats, bots=bots, setup={"course": course, "rules": {"lives": 1}}, **more)

    def look(turn: int) -> None:
        if turn in (1, 3, 6, 10):
            for person in people:
                keep(person.page, f"whole-{short}-{turn}-{person.name}")

    played_on(people, table, look)
    for person in people:
        ended(person)
        keep(person.page, f"whole-{short}-over-{person.name}")
