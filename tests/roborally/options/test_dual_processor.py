"""R9.8 Dual Processor."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, Scene, robot


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
