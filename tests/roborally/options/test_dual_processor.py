"""R9.8 Dual Processor."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.roborally.components.option_cards import DUAL_PROCESSOR
from swarmrally.roborally.rules.options.two_cards import may_share


@pytest.mark.parametrize(
    ("cards", "end"), [("3+l", "2,0 N"), ("3+u", "1,0 W"), ("1+r", "0,0 S"), ("b+l", "0,0 N")], ids=["shorter", "u turn", "none", "back"]
)
def test_r9_8_dual_processor_shortens_the_move_then_turns(cards, end):
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         1→ ·    ·    ·    ·    ·    ·
        """,
        robot(f"{cards}", "dual_processor"),
    ).play()
    assert scene.at(0) == end


def test_r9_8_gears_act_before_the_shortening():
    answers = {"fourth_gear": [1]}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         1→ ·    ·    ·    ·    ·    ·
        """,
        robot("3+l", "dual_processor", "fourth_gear", answers=answers),
    ).play()
    assert scene.at(0) == "3,0 N"


def test_r9_8_two_locked_cards_without_the_option_are_carried_out():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    ·    ·    ·    ·
            · 0↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         1→ ·    ·    ·    ·    ·    ·
        """,
        robot(damage=9, locked={**JAMMED, "1": [490, 70]}),
    ).play()
    assert scene.at(0) == "0,1 N"


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (490, 70, True),
        (490, 10, True),
        (670, 80, True),
        (840, 60, True),
        (430, 420, True),
        (420, 70, False),
        (490, 430, False),
        (70, 490, False),
    ],
)
def test_r9_8_a_move_or_back_up_then_a_rotation_may_share_a_register(first, second, allowed):
    assert may_share(1 << DUAL_PROCESSOR, first // 10, second // 10) == allowed


def test_r9_8_what_it_does_is_told():
    scene = Scene("+    +    +    +\n 0→ ·    · 1↑ ·", robot("2+r", "dual_processor")).play()
    assert scene.told("RobotMoved") == [("R9.8", 0, [0, 0], [1, 0], 0)]
    assert scene.told("RobotTurned") == [("R9.8", 0, "E", "S")]
