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
