"""Analyses: what is counted where, what is drawn, and what is said about it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest
from tests.arena.conftest import match, race, rally, result

from swarmrally.arena.analysis.figures import figures_of, long_game
from swarmrally.arena.analysis.survey import Survey, surveyed, traced
from swarmrally.arena.analysis.verdicts import difficulty, fairness
from swarmrally.arena.grounds import Ground
from swarmrally.arena.heat import Heat, Start
from swarmrally.arena.maps.scale import STEPS, Scale
from swarmrally.arena.maps.sheet import png, sheet
from swarmrally.arena.matches import Result
from swarmrally.arena.playing import play
from swarmrally.arena.workers import Processes
from swarmrally.cli.reporting.analyses import scales

SVG = "{http://www.w3.org/2000/svg}"


def survey_of(contest, seats, games=3, bots=("rookie",)):
    ground = Ground(contest.game, "Somewhere", contest.setup, list(range(seats)))
    return surveyed(ground, contest, bots, games, Processes(1), lambda more: None)


@pytest.fixture(scope="module", params=[race, rally], ids=["asteroyds", "roborally"])
def survey(request):
    return survey_of(request.param(4, longest=12), 4)


def told(record, *names):
    return [event for stretch in record.events for event in stretch if event["kind"] in names]


def test_traffic_damage_and_deaths_are_those_the_record_tells(contest):
    one = match(contest(4, longest=12), 2, ["rookie"] * 4)
    _, heat = traced(one)
    record = play(one).game.record()
    assert sum(heat.traffic.values()) == len(told(record, "CraftMoved", "RobotMoved", "RobotCarried", "RobotPushed")) > 0
    assert sum(heat.damage.values()) == sum(event.get("points", 1) for event in told(record, "CraftDamaged", "RobotDamaged")) > 0
    assert sum(heat.deaths.values()) == len(told(record, "CraftDestroyed", "RobotDestroyed"))


def test_damage_is_counted_where_the_craft_was_when_it_happened():
    one = match(race(3, longest=12), 1, ["rookie", "drifter", "drifter"])
    _, heat = traced(one)
    game = play(one).game
    record = game.record()
    wrecks = Counter(game.board.cell_at[tuple(event["at"])] for event in told(record, "CraftDestroyed"))
    assert heat.deaths == wrecks
    assert all(heat.damage[cell] for cell in wrecks)


def test_a_robot_that_leaves_the_floor_is_counted_off_the_edge():
    survey = survey_of(rally(4, longest=12), 4, games=4, bots=("drifter",))
    places = {survey.cell_name(cell) for cell in survey.heat.deaths}
    assert any(re.fullmatch(r"(-1|\d+),(-1|\d+), off the edge", place) for place in places)


def test_the_heat_of_many_games_is_that_of_each(survey):
    total = Heat()
    for number in range(3):
        contest = (race if survey.ground.game == "asteroyds" else rally)(4, longest=12)
        total.add(traced(match(contest, number, ["rookie"] * 4))[1])
    assert (survey.heat.traffic, survey.heat.damage, survey.heat.deaths) == (total.traffic, total.damage, total.deaths)
    figures = figures_of(survey)
    assert figures["traffic"]["total"] == sum(total.traffic.values())
    assert figures["games"] == 3


def test_every_cell_of_the_board_is_drawn_once_and_hot_ones_hot(survey):
    for scale in scales(survey).values():
        drawing = ElementTree.fromstring(sheet(survey.ground.game, survey.example, [scale], "Somewhere"))
        paths = [(path.get("fill"), path.get("d") or "") for path in drawing.iter(f"{SVG}path")]
        # A craft at its start, which is drawn over the cells, may have the colour of one of them.
        cells = {fill: shapes.lower().count("z") for fill, shapes in reversed(paths) if fill in fills(scale)}
        steps = Counter(scale.fill(scale.step(cell)) for cell in scale.heat)
        assert {fill: cells[fill] for fill in steps} == steps
        assert f"{sum(scale.heat.values()):,} in all" in str(drawing.get("aria-label"))


def fills(scale):
    return [scale.fill(step) for step in range(STEPS + 1)]


def test_maps_stand_side_by_side_and_become_pictures(survey):
    both = [scales(survey)[name] for name in ("traffic", "damage")]
    drawing = sheet(survey.ground.game, survey.example, both, "Somewhere")
    words = [text.text for text in ElementTree.fromstring(drawing).iter(f"{SVG}text")]
    assert words.index("Traffic") < words.index("Damage")
    picture = png(drawing, 300)
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == 300


def test_steps_grow_with_the_count_and_the_legend_says_from_when():
    scale = Scale("traffic", Counter({1: 1, 2: 25, 3: 100}), "#ffffff")
    assert [scale.step(cell) for cell in (0, 1, 2, 3)] == [0, 1, 4, 8]
    assert scale.step_of(scale.least(5)) == 5
    assert scale.step_of(scale.least(5) - 1) == 4
    assert scale.fill(8) == "#ffffff"


def counted(starts, wins, lost=0, rounds=10):
    """A survey in which the starts won so often."""
    results: list[Result] = []
    for start, count in enumerate(wins):
        for _ in range(count):
            one = result(len(results), [start], *["rookie"] * len(starts), rounds=rounds)
            for seat in one.seats:
                seat.lost = lost
            results.append(one)
    return Survey(Ground("asteroyds", "Somewhere", race().setup, []), None, starts, results, Heat())


def named(*teams):
    return [Start(f"start {number}", number, team) for number, team in enumerate(teams, 1)]


def test_equal_starts_are_called_fair_and_unequal_ones_unfair():
    starts = named(None, None, None, None)
    assert fairness(counted(starts, [25, 27, 24, 24]))["judgement"] == "fair"
    assert fairness(counted(starts, [36, 27, 19, 18]))["judgement"] == "perhaps unfair"
    assert fairness(counted(starts, [9, 0, 0, 0]))["judgement"] == "too few games"
    found = fairness(counted(starts, [70, 10, 12, 8]))
    assert found["verdict"].startswith("Unfair: start 1 wins 70 %, start 4 wins 8 %")
    assert [each["wins"] for each in found["starts"]] == [70, 10, 12, 8]


def test_a_team_wins_as_one():
    survey = counted(named("left", "right", "left", "right"), [30, 30])
    for one in survey.results:
        one.winners = [0, 2] if one.number < 30 else [1, 3]
    assert [(each["start"], each["wins"]) for each in fairness(survey)["starts"]] == [("left", 30), ("right", 30)]


def test_it_is_harder_where_games_are_longer_and_more_is_destroyed():
    starts = named(None, None)
    easy, long, deadly = (difficulty(counted(starts, [3, 3], lost, rounds)) for lost, rounds in ((0, 8), (0, 40), (2, 8)))
    assert easy["word"] == "easy"
    assert easy["labour"] < deadly["labour"] < long["labour"]
    assert deadly["lost_per_seat"] == 2


def test_nine_of_ten_games_are_not_longer():
    assert long_game(list(range(1, 11))) == 9
    assert long_game([7]) == 7


def test_bots_move_on_by_a_seat():
    survey = survey_of(race(longest=2), 2, games=2, bots=("rookie", "drifter"))
    assert [one.bots for one in survey.results] == [["rookie", "drifter"], ["drifter", "rookie"]]
