"""R9.5 Conditional Program."""

from __future__ import annotations

from tests.roborally.scene import JAMMED, Scene, robot


def test_r9_5_conditional_program_takes_the_place_of_a_card():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("1 1", "conditional_program", answers=kept),
    ).play(2)
    assert scene.at(0) == "1,0 N"


def test_r9_5_an_unused_card_is_discarded_with_the_turn():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("", "conditional_program", damage=9, locked=JAMMED, answers=kept),
    ).turn()
    assert scene.state.kept_card[0] == 0
    assert 7 in scene.state.discards[: int(scene.state.discarded)]


NEAR = """
        +    +    +    +
         0→ ·    · 1↑ ·
        """


def test_r9_5_it_is_offered_before_each_register_until_it_is_used():
    kept = {"conditional_program": {"card": 70, "register": 5}}
    scene = Scene(NEAR, robot("l l l", "conditional_program", answers=kept, ask=["conditional_program"])).play()
    assert scene.question == (0, "conditional_program")
    scene.answer(False).play()
    assert scene.at(0) == "0,0 N"
    assert scene.play().question == (0, "conditional_program")
    scene.answer(True).play()
    assert scene.state.registers[0, 1, 0] == 7
    assert len(scene.play().events("DecisionAsked")) == 2


def test_r9_5_not_in_place_of_a_locked_register():
    kept = {"conditional_program": {"card": 70, "register": 5}}
    scene = Scene(NEAR, robot("l l l l", "conditional_program", damage=5, locked={"5": [490]}, answers=kept)).play(5)
    assert scene.events("CardReplaced") == []
    assert scene.events("RobotMoved")


def test_r9_5_a_robot_that_is_down_uses_none():
    scene = Scene(NEAR, robot("", "conditional_program", powered_down=True))
    scene.state.kept_card[0], scene.state.conditional_program[0] = 7, 0
    assert scene.play().events("CardReplaced") == []


def test_r9_5_lost_with_the_option():
    orders = {"conditional_program": {"card": 70, "register": 2}, "discard_options": ["conditional_program"]}
    scene = Scene(NEAR.replace("1↑", "1←"), robot("l l", "conditional_program", answers=orders)).play(2)
    assert scene.events("CardReplaced") == []
    assert 7 in scene.state.discards[: int(scene.state.discarded)]


def test_r9_5_whoever_holds_it_may_put_in_its_card():
    kept = {"conditional_program": {"card": 70, "register": 1}}
    scene = Scene(NEAR, robot("l"), robot("l", "conditional_program", answers=kept)).play()
    assert scene.told("CardReplaced") == [("R9.5", 1, 1, "conditional_program")]


def test_r9_5_the_question_says_which_register_it_is():
    kept = {"conditional_program": {"card": 70, "register": 5}}
    scene = Scene(NEAR, robot("l", "conditional_program", answers=kept, ask=["conditional_program"])).play()
    assert scene.told("DecisionAsked") == [("R9.5", 0, "conditional_program", 1)]


def test_r9_5_an_abort_switch_for_a_later_register_leaves_it():
    orders = {"abort_switch": 3, "conditional_program": {"card": 70, "register": 1}}
    scene = Scene(NEAR, robot("l", "abort_switch", "conditional_program", answers=orders)).play()
    assert [told[3] for told in scene.told("CardReplaced")] == ["conditional_program"]
