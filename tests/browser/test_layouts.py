"""Layouts, house rules and the handicap on the create screen, and targets taken at the table."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.tables import begun, expect_round, plan_by_keys, seen
from tests.browser.visits import ON_A_PHONE
from tests.conftest import some

HANDS_ON = True

SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": ON_A_PHONE,
}


def printed(name: str) -> dict[str, Any]:
    return dict(json.loads(resources.files("swarmrally.asteroyds").joinpath(f"scenarios/{name}.json").read_text()))


@pytest.mark.parametrize("size", some(SIZES, "1440x900", "390x844"))
def test_a_table_is_opened_with_a_layout_of_ones_own(visit, size):
    mira = visit("Mira", "/create/asteroyds", **SIZES[size])
    page = mira.page
    page.get_by_role("button", name="A layout or scenario of my own").click()
    layout = printed("racing")
    layout["starts"] = layout["starts"][:3]
    page.locator("textarea").fill(json.dumps(layout, indent=1))
    expect(page.get_by_text("This layout can be played, by any pilots.")).to_be_visible()
    page.get_by_role("group", name="What is played").get_by_role("button", name="Shooting").click()
    page.get_by_label("First player").select_option("1")
    page.get_by_text("Asteroids left out").click()
    page.get_by_role("button", name="Leave out asteroid 9 ").click()
    page.get_by_label("Fly on").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    setup = seen(mira, page.url.rsplit("/", 1)[1])["settings"]["setup"]
    assert (setup["rules"]["mode"], setup["rules"]["fly_on"], setup["asteroids"], setup["first_seat"]) == ("shooting", True, [9], 1)
    assert len(setup["layout"]["starts"]) == 3


def test_a_layout_that_can_not_be_is_marked_at_its_line(visit):
    mira = visit("Mira", "/create/asteroyds")
    page = mira.page
    page.get_by_role("button", name="A layout or scenario of my own").click()
    layout = printed("racing")
    layout["starts"][1]["at"] = layout["tiles"][0]["at"]
    page.locator("textarea").fill(json.dumps(layout, indent=1))
    expect(page.locator("#own-note")).to_contain_text("starts/1/at")
    page.wait_for_load_state("networkidle")
    mira.forgive("400")


def test_unequal_teams_are_offered_a_handicap_that_can_be_changed(visit):
    page = visit("Mira", "/create/asteroyds").page
    page.get_by_label("Targets").first.check(force=True)
    page.get_by_role("spinbutton", name="How many seats").fill("5")
    page.get_by_role("spinbutton", name="How many seats").blur()
    expect(page.locator(".handicap")).to_contain_text("6 targets to 4")
    page.get_by_role("button", name="Take it").click()
    right = page.get_by_role("spinbutton", name="Targets for the right team")
    expect(right).to_have_value("4")
    right.fill("5")
    right.blur()
    expect(page.get_by_role("button", name="Take it")).to_be_visible()


def asteroids(colour: str, first: int, team: str, places: list[list[int]]) -> list[dict[str, Any]]:
    return [
        {"kind": "asteroid", "colour": colour, "priority": first + number, "at": at, "one_faces": "E", "target": team}
        for number, at in enumerate(places)
    ]


FAR_APART = {
    "game": "asteroyds",
    "rules": {"mode": "targets"},
    "round": 1,
    "first_seat": 0,
    "tiles": [
        *asteroids("white/red", 13, "left", [[0, 9], [0, 10], [0, 11], [0, 12]]),
        *asteroids("white/blue", 17, "right", [[12, 3], [12, 4], [12, 5], [12, 6]]),
        {"kind": "pod", "at": [2, 2]},
        *({"kind": "pod", "at": [row, 12]} for row in (2, 3, 9, 11)),
    ],
    "craft": [
        {"seat": 0, "colour": "red", "pilot": "hector", "team": "left", "at": [6, 4], "heading": "E", "targets_taken": 1},
        {"seat": 1, "colour": "blue", "pilot": "mhand", "team": "right", "at": [6, 12], "heading": "W"},
    ],
}


@pytest.mark.parametrize("size", some(SIZES, "1440x900", "390x844"))
def test_targets_taken_are_shown_for_each_pilot(visit, size):
    """One was taken before; another lies straight ahead, between two pods that keep it there whatever the dice show."""
    ahead = asteroids("white", 5, "left", [[6, 7]])
    walls = [{"kind": "pod", "at": at} for at in ([6, 8], [5, 6], [5, 7], [7, 6], [7, 7])]
    mira = visit("Mira", **SIZES[size])
    scenario = {**FAR_APART, "tiles": [*FAR_APART["tiles"], *ahead, *walls]}  # type: ignore[misc]
    table = begun([mira], "asteroyds", seats=2, bots=["drifter"], setup={"scenario": scenario})
    pilot = mira.page.locator(".ribbon .pilot").first
    expect(pilot.locator("[aria-label='1 target taken']")).to_have_count(1)
    plan_by_keys(mira.page, ("KeyS", "Space", "Space", "Space", "Space", "Space"))
    expect_round(mira.page, 2)
    assert seen(mira, table)["game"]["position"]["craft"][0]["targets_taken"] == 2
    expect(pilot.locator("[aria-label='2 targets taken']")).to_have_count(1)
