"""R9.2 Abort Switch."""

from __future__ import annotations

from tests.roborally.scene import LOCKED, Scene, robot


def test_r9_2_abort_switch_swaps_this_register_and_all_later_unlocked_ones():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1 1 1", "abort_switch", answers={"abort_switch": 2}),
        deck=[70, 80],
    )
    assert scene.play(3).at(0) == "1,0 E"
    assert len(scene.events("CardReplaced")) == 2


def test_r9_2_abort_switch_not_on_a_locked_register():
    thrower = robot("", "abort_switch", damage=9, locked={**LOCKED, "1": [490]}, answers={"abort_switch": 1})
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        thrower,
        deck=[70],
    ).play()
    assert scene.at(0) == "1,0 E"


def test_r9_2_without_a_card_anywhere_the_old_stays():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1", "abort_switch", answers={"abort_switch": 1}),
    ).play()
    assert scene.at(0) == "1,0 E"
