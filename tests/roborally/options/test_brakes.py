"""R9.3 Brakes."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


def test_r9_3_brakes_let_a_move_1_move_0():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1 1", "brakes", answers={"brakes": [1]}),
    ).play(2)
    assert scene.at(0) == "1,0 E"


def test_r9_3_brakes_can_be_asked_for():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1", "brakes", ask=["brakes"]),
    ).play()
    assert scene.question == (0, "brakes")
    assert scene.answer(True).play().at(0) == "0,0 E"


STREET = "+" + "    +" * 10 + "\n    ·    ·    · 0→ ·    ·    ·    ·    ·    · 1↑ ·"


@pytest.mark.parametrize(("card", "cells"), [("1", 0), ("2", 2), ("3", 3), ("b", -1)])
def test_r9_3_it_changes_its_own_card_in_the_registers_it_is_used_in(card, cells):
    scene = Scene(STREET, robot(f"l {card}", "brakes", answers={"brakes": [2]}))
    scene.state.robot_heading[0] = 2
    assert scene.play(2).robot(0)["at"] == [3 + cells, 0]


def test_r9_3_not_without_the_option_nor_in_another_register():
    for options in ((), ("recompile",), ("brakes",)):
        scene = Scene(STREET, robot("1", *options, answers={"brakes": [2]})).play()
        assert scene.robot(0)["at"] == [4, 0]


def test_r9_3_can_be_asked_and_waits():
    scene = Scene(STREET, robot("1", "brakes", ask=["brakes"])).play()
    assert scene.told("DecisionAsked") == [("R9.3", 0, "brakes", 1)]
    assert scene.robot(0)["at"] == [3, 0]
    assert scene.answer(True).play().robot(0)["at"] == [3, 0]
