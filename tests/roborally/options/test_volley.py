"""R9.27 A volley with options."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, fired, robot


@pytest.mark.parametrize(
    ("weapon", "rule"),
    [("mini_howitzer", "R9.16"), ("pressor_beam", "R9.18"), ("radio_control", "R9.19"), ("scrambler", "R9.24"), ("tractor_beam", "R9.26")],
)
def test_r9_27_a_shot_names_its_weapon(weapon, rule):
    scene = fired(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
        """,
        weapon,
    ).play()
    assert [event["rule"] for event in scene.events("ShotFired")] == [rule]
    assert [event["rule"] for event in scene.events("RobotDamaged")] == ([rule] if weapon == "mini_howitzer" else [])


def test_r9_27_displacements_of_a_volley_clash_like_pushers():
    press = {"weapon": {"1": "pressor_beam"}}
    pull = {"weapon": {"1": "tractor_beam"}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    · 2↑ ·    ·    ·    ·
        """,
        robot("", "pressor_beam", answers=press),
        robot(),
        robot("", "tractor_beam", answers=pull),
    ).play()
    assert scene.at(1) == "2,0 N"
    assert len(scene.events("PushFailed")) == 2
