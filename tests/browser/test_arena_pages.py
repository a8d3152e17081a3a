"""The pages of tournaments and analyses on a desk and on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.arena.conftest import result

from swarmrally.arena.pages.tournament_page import tournament_page
from swarmrally.arena.standings import standings

BOTS = ["drifter", "rookie", "cadet", "racer", "veteran"]
CUT_OFF = "[...document.querySelectorAll('.scroll')].filter(table => table.scrollWidth > table.clientWidth).length"
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def tournament():
    played = [result(number, [number % 2], *pair) for number, pair in enumerate([*combinations(BOTS, 2)] * 12)]
    figures = {"title": "RoboRally, Dizzy Dash", "order": "league", "budget": "300 nodes a plan", "seed": "x", **standings(BOTS, played)}
    return tournament_page(figures)


@pytest.mark.parametrize("width", [1280, 1100, 900])
def test_on_a_desk_every_table_is_seen_whole(browser, tournament, width):
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.set_content(tournament)
    assert page.evaluate(CUT_OFF) == 0
    assert page.evaluate(SIDEWAYS) == 0
    page.close()


def test_on_a_phone_tables_move_and_the_page_does_not(browser, tournament):
    page = browser.new_page(viewport={"width": 400, "height": 800})
    page.set_content(tournament)
    assert page.evaluate(CUT_OFF) > 0
    assert page.evaluate(SIDEWAYS) == 0
    page.close()
