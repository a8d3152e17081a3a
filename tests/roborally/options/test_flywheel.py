"""R9.11 Flywheel."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot

from swarmrally.roborally.deal import deal
from swarmrally.roborally.options.hand import join_flywheel


def test_r9_11_flywheel_keeps_a_card_that_joins_a_later_hand():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("", "flywheel", flywheel=840),
    )
    deal(scene.course, scene.state, scene.buffer)
    assert 84 not in scene.state.deck[: int(scene.state.deck_end)]
    join_flywheel(scene.state, 0)
    assert scene.state.hand[0, 9] == 84
    assert scene.state.flywheel[0] == 0
