"""R9.6 Crab Legs."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.roborally.components.option_cards import BRAKES, CRAB_LEGS
from swarmrally.roborally.rules.options.two_cards import may_share


def test_r9_6_crab_legs_sidestep():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1+l", "crab_legs"),
    ).play()
    assert scene.at(0) == "0,1 N"
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1+r", "crab_legs", "dual_processor"),
    ).play()
    assert scene.at(0) == "2,1 N"


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (490, 70, True),
        (490, 80, True),
        (490, 10, False),
        (670, 70, False),
        (430, 70, False),
        (70, 490, False),
        (490, 500, False),
        (70, 80, False),
    ],
)
def test_r9_6_only_a_move_1_then_left_or_right_may_share_a_register(first, second, allowed):
    assert may_share(1 << CRAB_LEGS, first // 10, second // 10) == allowed
    assert not may_share(1 << BRAKES, first // 10, second // 10)
    assert not may_share(0, first // 10, second // 10)


def test_r9_6_a_sidestep_is_told_and_turns_nobody():
    scene = Scene("+    +    +    +\n    · 0↑ · 1↑ ·\n    ·    ·    ·", robot("1+l", "crab_legs")).play()
    assert scene.told("RobotMoved") == [("R9.6", 0, [1, 0], [0, 0], 0)]
    assert scene.events("RobotTurned") == []


def test_r9_6_a_move_2_or_a_u_turn_is_no_sidestep():
    moved = Scene("+    +    +    +\n 0→ ·    · 1↑ ·", robot("", damage=9, locked={**JAMMED, "1": [670, 70]})).play()
    assert moved.at(0) == "1,0 N"
    turned = Scene("+    +    +    +\n 0→ ·    · 1↑ ·", robot("", damage=9, locked={**JAMMED, "1": [490, 10]})).play()
    assert turned.at(0) == "0,0 W"
