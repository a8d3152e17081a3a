"""R9.15 Mechanical Arm."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot

from swarmrally.roborally.forms.answers import legal_answers


def test_r9_15_the_mechanical_arm_touches_beside_it():
    reach = {"mechanical_arm": {"1": [1, 1], "end": [1, 1]}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·   ②·
            ·   ①·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot("", "mechanical_arm", damage=1, answers=reach),
    ).turn()
    assert scene.robot(0)["archive"] == [1, 1]
    assert scene.robot(0)["flags"] == 1
    assert scene.damage()[0] == 0


def test_r9_15_a_diagonal_is_closed_when_both_ways_round_have_a_wall():
    scene = Scene(
        """
        +    +    +
         0↑ ·|   ·
        +----+    +
            ·   r·
        """,
        robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}}),
    ).play()
    assert scene.robot(0)["archive"] == [0, 0]
    for half_open in ("+    +    +\n 0↑ ·|   ·\n    ·   r·", "+    +    +\n 0↑ ·    ·\n+----+    +\n    ·   r·"):
        scene = Scene(half_open, robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}})).play()
        assert scene.robot(0)["archive"] == [1, 1]


def test_r9_15_in_toggle_boggle_an_arm_claims_no_second_flag():
    arm = {"mechanical_arm": {"1": [1, 1], "2": [1, 1]}}
    robots = [robot("l 1", options=["mechanical_arm"], answers=arm), robot(), robot()]
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑①·    ·    ·    ·    · 1↓ ·
            ·   ②·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↓ ·    ·    ·   ③·    ·    ·
        """,
        *robots,
        special="toggle_boggle",
    ).play()
    assert scene.state.flag_team[:3].tolist() == [0, -1, -1]
    assert scene.robot(0)["archive"] == [1, 1]


def reaching(row, at=(1, 0), **fields):
    arm = robot("", "mechanical_arm", answers={"mechanical_arm": {"1": list(at)}}, **fields)
    return Scene(f"+    +    +    +\n{row}\n    ·    · 1↑ ·", arm).play().robot(0)["archive"]


def test_r9_15_beside_it_a_wall_closes_the_way():
    assert reaching(" 0↑ ·   r·    ·") == [1, 0]
    assert reaching(" 0↑ ·|  r·    ·") == [0, 0]


def test_r9_15_only_what_is_there_and_within_reach():
    assert reaching(" 0↑ ·    ·   r·", (2, 0)) == [0, 0]
    assert reaching(" 0↑ ·    ·    ·") == [0, 0]
    assert reaching(" 0↑ ·   r·    ·", (2, 0)) == [0, 0]


@pytest.mark.parametrize("place", [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)])
def test_r9_15_all_eight_cells_around(place):
    cells = [["r" if (x, y) == place else " " for x in range(3)] for y in range(3)]
    rows = "\n".join("".join(f" {'0↑' if (x, y) == (1, 1) else '  '}{cells[y][x]}·" for x in range(3)) for y in range(3))
    arm = robot("", "mechanical_arm", answers={"mechanical_arm": {"1": list(place)}})
    scene = Scene(f"+    +    +    +\n{rows}\n 1↑ ·    ·    ·", arm).play()
    assert scene.robot(0)["archive"] == list(place)
    assert scene.told("ArchiveMoved") == [("R9.15", 0, list(place))]


def test_r9_15_its_owner_is_asked_where_something_is_near():
    scene = Scene("+    +    +    +\n 0↑ ·   r·   ①·\n    · 1↑ ·    ·", robot("", "mechanical_arm", ask=["mechanical_arm"])).play()
    assert scene.told("DecisionAsked") == [("R9.15", 0, "mechanical_arm", 1)]
    assert [form for form, _ in legal_answers(scene.course, scene.state)] == [None, [1, 0]]
    assert scene.answer([1, 0]).play().robot(0)["archive"] == [1, 0]
    nothing = Scene("+    +    +    +\n 0↑r·    ·   ①·\n    · 1↑ ·    ·", robot("", "mechanical_arm", ask=["mechanical_arm"])).play()
    assert nothing.events("DecisionAsked") == []
    unarmed = Scene("+    +    +\n 0↑ ·   r·\n    · 1↑ ·", robot("", "brakes", ask=["mechanical_arm"])).play()
    assert unarmed.events("DecisionAsked") == []


@pytest.mark.parametrize(
    ("right", "down", "under", "beside", "is_open"),
    [
        ("|", "----", "    ", " ", False),
        ("|", "    ", "    ", "|", False),
        (" ", "----", "----", " ", False),
        (" ", "    ", "----", "|", False),
        (" ", "    ", "----", " ", True),
        (" ", "    ", "    ", "|", True),
    ],
)
def test_r9_15_a_way_round_the_corner_is_closed_by_a_wall_on_either_half(right, down, under, beside, is_open):
    arm = robot("", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}})
    scene = Scene(f"+    +    +    +\n 0↑ ·{right}   · 1↑ ·\n+{down}+{under}+    +\n    ·{beside}  r·    ·", arm).play()
    assert scene.robot(0)["archive"] == ([1, 1] if is_open else [0, 0])
