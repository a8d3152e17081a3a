"""R9.28 Decisions answered beforehand."""

from __future__ import annotations

from tests.roborally.scene import Scene, robot


def test_r9_28_every_decision_can_be_left_to_a_policy_or_asked():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot("", "pressor_beam", "brakes", ask=["weapon"]),
    ).play()
    assert scene.question == (0, "weapon")
    assert scene.answer("pressor_beam").play().all() == ["0,0 E", "4,0 N"]


STREET = "+    +    +    +    +    +\n 0→ ·    ·    ·    ·    ·\n    ·    ·    ·    · 1↑ ·"


def test_r9_28_left_out_means_the_default():
    held = ("brakes", "abort_switch", "conditional_program", "gyroscopic_stabilizer", "fourth_gear", "high_power_laser")
    scene = Scene(STREET, robot("1 1", *held, damage=1), deck=[70]).play(2)
    assert scene.at(0) == "2,0 E"
    assert scene.events("CardReplaced", "OptionDiscarded", "DecisionAsked", "PowerDownAnnounced") == []


def test_r9_28_what_is_asked_waits_and_is_asked_anew_each_time():
    scene = Scene(STREET, robot("1 1 1", "brakes", ask=["brakes"])).play()
    assert scene.question == (0, "brakes")
    assert scene.told("DecisionAsked") == [("R9.3", 0, "brakes", 1)]
    assert scene.events("RobotMoved") == []
    assert scene.answer(False).play().at(0) == "1,0 E"
    assert scene.play().question == (0, "brakes")
    assert scene.answer(True).play().at(0) == "1,0 E"
    assert scene.told("DecisionAnswered") == [("R9.3", 0, "brakes", False), ("R9.3", 0, "brakes", True)]
    assert scene.play().told("DecisionAsked")[2:] == [("R9.3", 0, "brakes", 3)]


def test_r9_28_a_policy_for_an_option_that_is_not_held_is_ignored():
    orders = {"brakes": [1], "abort_switch": 1, "weapon": {"1": "pressor_beam"}, "discard_options": ["brakes"], "fire_control": {"lock": 1}}
    scene = Scene("+    +    +    +    +\n 0→ ·    ·    · 1← ·", robot("1", answers=orders), deck=[70]).play()
    assert scene.at(0) == "1,0 E"
    assert scene.damage() == [1, 1]


def test_r9_28_by_default_nothing_is_used_and_nobody_is_asked():
    state = Scene("+    +    +\n 0↑ · 1↑ ·").state
    unused = [
        *("asks", "power_down", "re_entry_heading", "re_entry_down", "gives_count", "keeps_archive", "brakes", "fourth_gear"),
        *("reverse_gear", "high_power_laser", "gyroscopic_stabilizer"),
    ]
    assert [name for name in unused if getattr(state, name).any()] == []
    assert set(state.abort_switch.tolist()) == set(state.conditional_program.tolist()) == {-1}
