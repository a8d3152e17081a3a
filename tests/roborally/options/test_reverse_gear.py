"""R9.23 Reverse Gear."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r9_23_reverse_gear():
    scene = Scene(
        """
        +    +    +    +    +    +    +
            ·    ·    · 0→ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("b", "reverse_gear", answers={"reverse_gear": [1]}),
    ).play()
    assert scene.at(0) == "1,0 E"


STREET = "+" + "    +" * 10 + "\n    ·    ·    · 0→ ·    ·    ·    ·    ·    · 1↑ ·"


@pytest.mark.parametrize(("card", "cells"), [("1", 1), ("2", 2), ("3", 3), ("b", -2)])
def test_r9_23_it_changes_its_own_card_in_the_registers_it_is_used_in(card, cells):
    scene = Scene(STREET, robot(f"l {card}", "reverse_gear", answers={"reverse_gear": [2]}))
    scene.state.robot_heading[0] = 2
    assert scene.play(2).robot(0)["at"] == [3 + cells, 0]


def test_r9_23_not_without_the_option_nor_in_another_register():
    for options in ((), ("recompile",), ("reverse_gear",)):
        scene = Scene(STREET, robot("b", *options, answers={"reverse_gear": [2]})).play()
        assert scene.robot(0)["at"] == [2, 0]


def test_r9_23_can_be_asked_and_waits():
    scene = Scene(STREET, robot("b", "reverse_gear", ask=["reverse_gear"])).play()
    assert scene.told("DecisionAsked") == [("R9.23", 0, "reverse_gear", 1)]
    assert scene.robot(0)["at"] == [3, 0]
    assert scene.answer(True).play().robot(0)["at"] == [1, 0]
