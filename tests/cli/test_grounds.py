"""What a tournament or an analysis is played on."""

from __future__ import annotations

import json

import pytest
from tests.cli.test_commands_roborally import POSITION

from swarmrally.arena.fields import field_of
from swarmrally.cli.analyses import ground_named
from swarmrally.cli.grounds import asteroyds_ground, roborally_ground, scenario_ground
from swarmrally.kernel.refusal import Refusal

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
    assert asteroyds_ground("racing", 3, powers=False).sides == [0, 1, 2]
    assert asteroyds_ground("targets", 4, powers=False).sides == [0, 1, 0, 1]
    assert roborally_ground("Risky Exchange", 3, options=True).sides == [0, 1, 2]
    assert roborally_ground("Toggle Boggle", 4, options=True).sides == [0, 1, 0, 1]


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
    assert roborally_ground("dizzy dash", 2, options=True).title == "RoboRally, Dizzy Dash"
    path = tmp_path / "yard.json"
    path.write_text(json.dumps({"boards": [{"board": "chess", "x": 0, "y": 0, "rot_cw": 0}], "flags": [[3, 3]], "docks": [[0, 0], [1, 0]]}))
    with pytest.raises(Refusal, match=r"yard\.json: expected a course as docs/positions\.md describes it"):
        ground_named(str(path), 2)
