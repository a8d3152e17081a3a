"""R9.18 Pressor Beam."""

from __future__ import annotations

from tests.roborally.scene import fired


def test_r9_18_the_pressor_beam_pushes_a_chain_without_damage():
    scene = fired(
        """
        +    +    +    +    +    +    +
         0→ ·    · 1↑ · 2↓ ·    ·    ·
        """,
        "pressor_beam",
    ).play()
    assert scene.all() == ["0,0 E", "3,0 N", "4,0 S"]
    assert scene.damage() == [0, 0, 0]
