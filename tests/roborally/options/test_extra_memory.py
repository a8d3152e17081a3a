"""R9.9 Extra Memory."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot

from swarmrally.roborally.rules.deal import deal


def test_r9_9_extra_memory_deals_one_more():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("", "extra_memory", damage=2),
    )
    deal(scene.course, scene.state, scene.buffer)
    assert scene.state.hand_count[:2].tolist() == [8, 9]
