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


STREET = "+    +    +    +    +\n 0→ ·    ·    · 1↑ ·"


def test_r9_2_its_owner_is_asked_until_it_is_thrown():
    scene = Scene(STREET, robot("l l l", "abort_switch", ask=["abort_switch"]), deck=[80, 90]).play()
    assert scene.question == (0, "abort_switch")
    assert scene.told("DecisionAsked") == [("R9.2", 0, "abort_switch", 1)]
    scene.answer(False).play()
    assert scene.events("CardReplaced") == []
    scene.play().answer(True).play(2)
    assert scene.told("CardReplaced") == [("R9.2", 0, 2, "abort_switch"), ("R9.2", 0, 3, "abort_switch")]
    assert scene.told("RegisterRevealed")[-1] == ("R9.2", 0, 3, 90, None)
    assert len(scene.events("DecisionAsked")) == 2


def test_r9_2_even_when_the_option_is_lost_meanwhile():
    thrower = robot("l l", "abort_switch", answers={"abort_switch": 1, "discard_options": ["abort_switch"]})
    scene = Scene("+    +    +    +    +\n▷0→ ·    ·    · 1↑ ·", thrower, deck=[80, 90]).play(2)
    assert scene.options(0) == []
    assert [told[2] for told in scene.told("CardReplaced")] == [1, 2]


def test_r9_2_locked_registers_after_it_stay_and_two_cards_make_way_for_one():
    thrower = robot("l 1+l r r", "abort_switch", damage=5, locked={"5": [490]}, answers={"abort_switch": 2})
    scene = Scene(STREET, thrower, deck=[80, 90, 100]).play(5)
    assert [told[2] for told in scene.told("CardReplaced")] == [2, 3, 4]
    assert scene.state.registers[0, :, :].tolist() == [[41, 0], [8, 0], [9, 0], [10, 0], [49, 0]]


def test_r9_2_not_under_radio_control_nor_while_it_is_down_and_thrown_by_its_holder_only():
    for fields in ({"powered_down": True}, {}):
        thrower = robot("l", "abort_switch", answers={"abort_switch": 1}, **fields)
        scene = Scene(STREET, thrower, robot("r", answers={"abort_switch": 1}), deck=[80, 90])
        if not fields:
            scene.state.controlled_by[0] = 1
        assert scene.play().events("CardReplaced") == []


def test_r9_2_whoever_holds_it_may_throw_it():
    scene = Scene(STREET, robot("l"), robot("l", "abort_switch", answers={"abort_switch": 1}), deck=[80]).play()
    assert scene.told("CardReplaced") == [("R9.2", 1, 1, "abort_switch")]
