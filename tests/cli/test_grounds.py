"""What a tournament or an analysis is played on."""

from __future__ import annotations

import json

import pytest
from tests.cli.test_commands_roborally import POSITION

from swarmrally.arena.fields import field_of
from swarmrally.cli.reporting.analyses import By, ground_named
from swarmrally.cli.reporting.grounds import asteroyds_ground, roborally_ground, scenario_ground
from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant
from swarmrally.cli.terminal.roborally.options import House
from swarmrally.cli.terminal.roborally.setup import written_out
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import printed_plans
from swarmrally.roborally.playing.setting_up import SETUP_DECODER, course_of
from swarmrally.roborally.playing.setting_up import Setup as RallySetup

CRAFT = [
    {"seat": seat, "colour": colour, "pilot": pilot, "at": at, "heading": "E", "team": team}
    for seat, colour, pilot, at, team in (
        (2, "blue", "mhand", [6, 5], "right"),
        (0, "red", "hector", [6, 3], "left"),
        (1, "green", "yayenek", [6, 4], "left"),
    )
]

TARGETS = [
    {"kind": "asteroid", "colour": "white", "priority": priority, "at": at, "one_faces": "E", "target": team}
    for priority, at, team in ((5, [3, 4], "right"), (6, [3, 9], "left"))
]


def test_a_side_is_a_seat_or_a_team():
    assert asteroyds_ground(Variant(mode="racing"), 3).sides == [0, 1, 2]
    assert asteroyds_ground(Variant(mode="targets"), 4).sides == [0, 1, 0, 1]
    assert roborally_ground("Risky Exchange", 3).sides == [0, 1, 2]
    assert roborally_ground("Toggle Boggle", 4).sides == [0, 1, 0, 1]


def test_in_interference_a_racer_and_its_blocker_are_one_side():
    assert roborally_ground("Interference", 6).sides == [0, 1, 2, 0, 1, 2]


def test_a_ground_has_the_rules_that_were_asked_for():
    ground = asteroyds_ground(Variant(mode="targets", fly_on=True, turrets_harmless=True, own_platform=True), 2, Swarm(asteroids=12))
    setup = json.loads(bytes(ground.setup))
    assert (setup["rules"]["fly_on"], setup["rules"]["turrets_harmless"], setup["rules"]["own_platform"]) == (True, True, True)
    assert setup["asteroids"] == 12
    setup = json.loads(bytes(roborally_ground("Risky Exchange", 3, House(lives=1, play_on=True, options=False)).setup))
    assert (setup["rules"]["lives"], setup["rules"]["play_on"], setup["options"]) == (1, True, False)


def test_r8_5_tournaments_and_analyses_have_places_only_where_there_are_any(tmp_path):
    for course in ("Day of the SuperBot", "Interference", "Capture the Flag", "Toggle Boggle"):
        with pytest.raises(Refusal, match=r"^--play-on: expected false"):
            roborally_ground(course, 4, House(play_on=True))
    with pytest.raises(Refusal, match=r"^--play-on: expected false"):
        roborally_ground("Dizzy Dash", 4, House(special=["interference"], play_on=True))
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**POSITION, "course": "Toggle Boggle", "rules": {"play_on": True}}))
    with pytest.raises(Refusal, match=r"position\.json: /rules/play_on: expected false"):
        scenario_ground(path)


def test_teams_that_are_not_equal_get_the_handicap_that_is_suggested():
    setup = json.loads(bytes(asteroyds_ground(Variant(mode="targets", handicap=True), 3).setup))
    assert setup["rules"]["targets_needed"] == {"left": 6, "right": 3}
    with pytest.raises(Refusal, match="--handicap: expected --mode targets"):
        asteroyds_ground(Variant(handicap=True), 3)
    with pytest.raises(Refusal, match="--handicap: expected nothing beside"):
        asteroyds_ground(Variant(mode="targets", handicap=True, targets_left=3), 3)


def test_a_printed_course_may_have_rules_of_others():
    ground = roborally_ground("dizzy dash", 2, House(special=["tricksy", "frenetic_factory"]))
    assert ground.title == "RoboRally, dizzy dash, tricksy, frenetic factory"
    course = json.loads(bytes(ground.setup))["course"]
    assert course["special"] == ["tricksy", "frenetic_factory"]
    plain, ruled = (course_of(SETUP_DECODER.decode(bytes(found.setup))) for found in (roborally_ground("Dizzy Dash"), ground))
    assert (plain.ground == ruled.ground).all()
    assert (plain.dock_cell == ruled.dock_cell).all()
    assert (plain.flag_start == ruled.flag_start).all()


@pytest.mark.parametrize("name", printed_plans())
def test_every_printed_course_can_be_written_out(name):
    written = course_of(RallySetup(course=written_out(name)))
    printed = course_of(RallySetup(course=name))
    assert all((getattr(written, field) == getattr(printed, field)).all() for field in ("ground", "wall", "belt", "lit", "flag_start"))
    assert (written.specials, written.start_heading) == (printed.specials, printed.start_heading)


def test_rules_that_exclude_each_other_are_refused_by_the_option():
    with pytest.raises(Refusal, match="--special: expected one rule of what a flag is worth at most"):
        roborally_ground("War Zone", 4, House(special=["toggle_boggle"]))


@pytest.mark.parametrize(
    ("name", "by", "option"),
    [
        ("racing", By(house=House(lives=3)), "--lives"),
        ("racing", By(Variant(mode="drones")), "--mode"),
        ("Checkmate", By(Variant(fly_on=True)), "--fly-on"),
        ("Checkmate", By(swarm=Swarm(asteroids=3)), "--asteroids"),
    ],
)
def test_rules_of_the_other_game_are_refused(name, by, option):
    with pytest.raises(Refusal, match=f"{option}: expected nothing"):
        ground_named(name, 2, by)


def test_in_an_analysis_the_docks_decide_who_is_in_which_team():
    ground = ground_named("Toggle Boggle", 4)
    field = field_of("roborally")
    starts = field.starts(field.begun(bytes(ground.setup), 0, "any"))
    assert [(start.name, start.team) for start in starts] == [
        ("dock 1", "team 1"),
        ("dock 2", "team 2"),
        ("dock 3", "team 1"),
        ("dock 4", "team 2"),
    ]


def test_a_scenario_has_the_sides_of_its_seats(tmp_path):
    path = tmp_path / "targets.json"
    position = {"game": "asteroyds", "round": 1, "first_seat": 0, "rules": {"mode": "targets"}, "tiles": TARGETS, "craft": CRAFT}
    path.write_text(json.dumps(position))
    ground = scenario_ground(path)
    assert (ground.game, ground.title, ground.sides) == ("asteroyds", "Asteroyds, targets", [0, 0, 1])
    path.write_text(json.dumps({name: value for name, value in POSITION.items() if name != "programs"}))
    assert scenario_ground(path).sides == [0, 1]


def test_a_course_is_found_in_any_case_of_letters_and_in_a_file(tmp_path):
    assert roborally_ground("dizzy dash", 2).title == "RoboRally, Dizzy Dash"
    path = tmp_path / "yard.json"
    path.write_text(json.dumps({"boards": [{"board": "chess", "x": 0, "y": 0, "rot_cw": 0}], "flags": [[3, 3]], "docks": [[0, 0], [1, 0]]}))
    with pytest.raises(Refusal, match=r"yard\.json: expected a course as docs/positions\.md describes it"):
        ground_named(str(path), 2)
