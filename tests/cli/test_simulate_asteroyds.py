"""`simulate asteroyds`: house options that depend on who plays, as a person gives them, interpreted."""

from __future__ import annotations

import json

import pytest
from tests.cli.test_commands_roborally import swarmrally


def test_a9_3_teams_that_are_not_equal_get_the_handicap_that_is_suggested(tmp_path):
    path = tmp_path / "game.json"
    swarmrally("simulate", "asteroyds", "--mode", "targets", "--seats", 5, "--handicap", "--games", 1, "--seed", "a", "--record", path)
    assert json.loads(path.read_text())["setup"]["rules"]["targets_needed"] == {"left": 6, "right": 4}


def test_a1_2_the_first_player_is_named(tmp_path):
    path = tmp_path / "game.json"
    for seat in (0, 2):
        swarmrally("simulate", "asteroyds", "--seats", 3, "--first-seat", seat, "--games", 1, "--seed", "a", "--record", path)
        assert json.loads(path.read_text())["setup"]["first_seat"] == seat


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--handicap"], "--handicap: expected --mode targets"),
        (["--mode", "targets", "--handicap", "--targets-left", "3"], "--handicap: expected nothing beside"),
        (["--first-seat", "6"], "--first-seat: expected a seat from 0 to 5"),
    ],
)
def test_what_makes_no_sense_is_refused(words, expected):
    said = swarmrally("simulate", "asteroyds", *words, status=2)
    assert expected in said
    assert said.count("\n") == 1
