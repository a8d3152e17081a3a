"""R9.5 Conditional Program."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, Scene, robot


def test_r9_5_conditional_program_takes_the_place_of_a_card():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1 1", "conditional_program", answers=kept),
    ).play(2)
    assert scene.at(0) == "1,0 N"


def test_r9_5_an_unused_card_is_discarded_with_the_turn():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("", "conditional_program", damage=9, locked=JAMMED, answers=kept),
    ).turn()
    assert scene.state.kept_card[0] == 0
    assert 7 in scene.state.discards[: int(scene.state.discarded)]
