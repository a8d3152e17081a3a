"""R9.20 Ramming Gear."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_20_ramming_gear_hurts_what_it_pushes_or_bumps_per_step():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ · 1↑ ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2↑ ·    ·    ·    ·    ·    ·
        """,
        robot("2", "ramming_gear"),
    ).play()
    assert scene.damage() == [0, 3, 0]
    scene = Scene(
        """
        +    +    +    +    +
         0→ · 1↑ ·|   ·    ·
        """,
        robot("3", "ramming_gear"),
    ).play()
    assert scene.all() == ["0,0 E", "1,0 N"]
    assert scene.damage() == [0, 4]


def test_r9_20_a_ram_comes_after_the_step_and_its_losses():
    rammed = robot("", "brakes", answers={"discard_options": ["brakes"]})
    scene = Scene(
        """
        +    +    +    +
         0→ · 1↑ · 2↑ ·
        """,
        robot("1", "ramming_gear"),
        rammed,
        robot("", "recompile"),
    ).play()
    assert [event["option"] for event in scene.events("OptionDiscarded")] == ["recompile", "brakes"]
