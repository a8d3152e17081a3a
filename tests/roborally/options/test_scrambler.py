"""R9.24 Scrambler."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_24_the_scrambler_replaces_the_next_register():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    · 1↓ ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
         2→ ·    ·    ·    ·    ·    ·
        """,
        robot("r l", "scrambler", answers={"weapon": {"1": "scrambler"}}),
        robot("r 3"),
        robot("l r"),
        deck=[70],
    ).play(2)
    assert scene.at(1) == "3,0 S"
    assert scene.events("CardReplaced")[0]["option"] == "scrambler"


NEAR = """
        +    +    +    +
         0→ ·    · 1↑ ·
        """


def scrambling(target, register=1, **fields):
    return Scene(NEAR, robot("", "scrambler", answers={"weapon": {str(register): "scrambler"}}), target, **fields)


def test_r9_24_not_a_locked_register_as_things_stand_after_the_damage():
    scene = scrambling(robot("l r r r", damage=5, locked={"2": [490]}), deck=[80]).play()
    assert scene.events("CardReplaced") == []
    scene = Scene(
        """
        +    +    +    +
         0→ ·    · 1↑ ·
            ·    · 2↑ ·
        """,
        robot("", "scrambler", answers={"weapon": {"4": "scrambler"}}),
        robot("l l l l r", damage=4),
        deck=[80],
    )
    scene.state.register = 3
    assert list(scene.play().robot(1)["locked"]) == ["5"]
    assert scene.events("CardReplaced") == []


def test_r9_24_nor_a_robot_that_is_down():
    scene = scrambling(robot(powered_down=True), deck=[80]).play()
    assert scene.events("CardReplaced") == []


def test_r9_24_not_in_register_5_where_the_main_laser_fires():
    scene = scrambling(robot(), register=5, deck=[80]).play(5)
    assert [event["weapon"] for event in scene.events("ShotFired")] == ["main_laser"] * 5
    scene = scrambling(robot(), register=4, deck=[80]).play(4)
    assert [event["weapon"] for event in scene.events("ShotFired")] == ["main_laser"] * 3 + ["scrambler"]


def test_r9_24_the_card_is_drawn_at_once_and_where_there_is_none_the_old_stays():
    scene = scrambling(robot("l r"), deck=[80]).play()
    assert scene.state.registers[1, 1].tolist() == [8, 0]
    assert scene.state.discards[: int(scene.state.discarded)].tolist() == [42]
    assert scrambling(robot("l r")).play().events("CardReplaced") == []
