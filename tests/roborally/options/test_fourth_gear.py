"""R9.12 Fourth Gear."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r9_12_fourth_gear():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("3", "fourth_gear", answers={"fourth_gear": [1]}),
    ).play()
    assert scene.at(0) == "4,0 E"


STREET = "+" + "    +" * 10 + "\n    ·    ·    · 0→ ·    ·    ·    ·    ·    · 1↑ ·"


@pytest.mark.parametrize(("card", "cells"), [("1", 1), ("2", 2), ("3", 4), ("b", -1)])
def test_r9_12_it_changes_its_own_card_in_the_registers_it_is_used_in(card, cells):
    scene = Scene(STREET, robot(f"l {card}", "fourth_gear", answers={"fourth_gear": [2]}))
    scene.state.robot_heading[0] = 2
    assert scene.play(2).robot(0)["at"] == [3 + cells, 0]


def test_r9_12_not_without_the_option_nor_in_another_register():
    for options in ((), ("recompile",), ("fourth_gear",)):
        scene = Scene(STREET, robot("3", *options, answers={"fourth_gear": [2]})).play()
        assert scene.robot(0)["at"] == [6, 0]


def test_r9_12_can_be_asked_and_waits():
    scene = Scene(STREET, robot("3", "fourth_gear", ask=["fourth_gear"])).play()
    assert scene.told("DecisionAsked") == [("R9.12", 0, "fourth_gear", 1)]
    assert scene.robot(0)["at"] == [3, 0]
    assert scene.answer(True).play().robot(0)["at"] == [7, 0]
