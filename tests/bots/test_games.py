"""How well the bots play, measured over whole games."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.bots.tables import asteroyds, roborally
from tests.conftest import count, needs_compiler

from swarmrally.arena.beginner import Beginner
from swarmrally.asteroyds.components.state import MODES, REASONS
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.bots import Budget, bot
from swarmrally.roborally.components.state import REASONS as RALLY_REASONS
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots

pytestmark = needs_compiler

GAMES = count(24, 600)


def share_won(play, first, second, games=GAMES):
    """How many of the games the first of two bots wins alone; they take turns in the first seat."""
    won = 0
    for number in range(games):
        seat = number % 2
        bots = [second, first] if seat else [first, second]
        won += play(bots, number).state.winners == 1 << seat
    return won / games


@pytest.mark.parametrize("mode", MODES)
def test_a_rookie_beats_a_drifter_in_space(mode):
    setup = Setup(Rules(mode), usual_seats(2, mode))
    won = share_won(lambda bots, seed: asteroyds(setup, bots, seed), bot("asteroyds", "rookie"), bot("asteroyds", "drifter"))
    assert won > 0.9


@pytest.mark.parametrize("mode", MODES)
def test_a_racer_beats_a_rookie_in_space(mode):
    setup = Setup(Rules(mode), usual_seats(2, mode))
    won = share_won(lambda bots, seed: asteroyds(setup, bots, seed), bot("asteroyds", "racer"), bot("asteroyds", "rookie"))
    assert won > 0.85


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("better", "worse"), [("cadet", "rookie"), ("racer", "cadet")])
def test_a_cadet_is_between_a_rookie_and_a_racer_in_space(mode, better, worse):
    setup = Setup(Rules(mode), usual_seats(2, mode))
    won = share_won(lambda bots, seed: asteroyds(setup, bots, seed), bot("asteroyds", better), bot("asteroyds", worse))
    assert won > 0.6


@pytest.mark.parametrize("course", ["Risky Exchange", "Island Hop", "Moving Targets", "Toggle Boggle", "War Zone"])
def test_a_rookie_beats_a_drifter_on_the_floor(course):
    setup = RallySetup(course=course, seats=usual_robots(2))
    won = share_won(lambda bots, seed: roborally(setup, bots, seed), bot("roborally", "rookie"), bot("roborally", "drifter"))
    assert won > 0.9


@pytest.mark.parametrize(
    ("better", "worse", "least", "games"),
    [("cadet", "rookie", 0.6, 40), ("racer", "cadet", 0.55, 40), ("racer", "rookie", 0.8, 40), ("ace", "racer", 0.55, 16)],
)
def test_the_stronger_wins_on_the_floor(better, worse, least, games):
    setup, budget = RallySetup(course="Pilgrimage", seats=usual_robots(2)), Budget(nodes=10_000)
    bots = bot("roborally", better), bot("roborally", worse)
    assert share_won(lambda both, seed: roborally(setup, both, seed, budget=budget), *bots, count(games, 400)) > least


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "racing"])
def test_where_one_shoots_a_rookie_flies_into_no_rock(mode):
    setup = Setup(Rules(mode), usual_seats(2, mode))
    for seed in range(GAMES):
        state = asteroyds(setup, [bot("asteroyds", "rookie"), Beginner()], seed).state
        assert REASONS[state.over] == ("targets" if mode == "targets" else "tokens")


@pytest.mark.parametrize(("mode", "ending"), [(mode, "targets" if mode == "targets" else "tokens") for mode in MODES])
def test_four_rookies_reach_the_goal_of_the_mode(mode, ending):
    setup, rookies = Setup(Rules(mode, powers=True), usual_seats(4, mode)), [bot("asteroyds", "rookie")] * 4
    endings = Counter(REASONS[asteroyds(setup, rookies, seed).state.over] for seed in range(GAMES))
    assert endings[ending] > 0.5 * GAMES, endings


@pytest.mark.parametrize("course", ["Risky Exchange", "Moving Targets", "Toggle Boggle"])
def test_four_rookies_reach_the_flags(course):
    setup, rookies = RallySetup(course=course, seats=usual_robots(4)), [bot("roborally", "rookie")] * 4
    games = GAMES // 2
    endings = Counter(RALLY_REASONS[roborally(setup, rookies, seed).state.over] for seed in range(games))
    assert endings["flags"] > 0.7 * games, endings
