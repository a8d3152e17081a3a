"""R2 Deal."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, Scene, robot

from swarmrally.kernel.events import KIND as EVENT_KIND
from swarmrally.kernel.events import rows
from swarmrally.roborally.deal import deal
from swarmrally.roborally.deck import draw_card
from swarmrally.roborally.events import DECK_SHUFFLED


def test_r2_1_each_active_robot_is_dealt_nine_minus_its_damage():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ · 1↑ · 2↑ ·    ·    ·    ·
        """,
        robot(damage=3),
        robot(powered_down=True),
        robot(damage=9, locked={**JAMMED, "1": [840]}),
    )
    scene.state.keeps_order = 0
    deal(scene.course, scene.state, scene.buffer)
    assert scene.state.hand_count[:3].tolist() == [6, 0, 0]
    assert scene.state.deck_end == 83
    assert 84 not in scene.state.deck[:83]


def test_r2_2_an_empty_pile_takes_the_discards_back_first():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
        """,
        deck=[70],
        program_discards=[80, 90],
    )
    drawn = [draw_card(scene.state, scene.buffer) for _ in range(4)]
    assert drawn == [7, 8, 9, 0]
    assert [row[EVENT_KIND] for row in rows(scene.buffer)] == [DECK_SHUFFLED]
