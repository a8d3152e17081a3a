"""R9.11 Flywheel."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot

from swarmrally.roborally.rules.deal import deal
from swarmrally.roborally.rules.options.hand import can_keep_card, join_flywheel


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
    assert scene.state.hand_count[0] == 10
    assert scene.state.flywheel[0] == 0


def test_r9_11_one_card_at_a_time_and_only_with_the_option():
    scene = Scene("+    +    +    +\n 0↑ · 1↑ · 2↑ ·", robot("", "flywheel", flywheel=840), robot("", "brakes"))
    assert not can_keep_card(scene.state, 0)
    assert not can_keep_card(scene.state, 1)
    scene.state.flywheel[0] = 0
    assert can_keep_card(scene.state, 0)
    join_flywheel(scene.state, 0)
    assert scene.state.hand_count[0] == 0


def test_r9_11_its_card_is_lost_with_the_option():
    scene = Scene(
        "+    +    +    +\n▷0↑ ·    · 1↑ ·", robot("", "flywheel", flywheel=840, answers={"discard_options": ["flywheel"]})
    ).play()
    assert scene.state.flywheel[0] == 0
    assert scene.state.discards[: int(scene.state.discarded)].tolist() == [84]
