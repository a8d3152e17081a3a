"""R1 Set-up and turn."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot

from swarmrally.roborally.components.course import printed_course
from swarmrally.roborally.components.state import ANNOUNCING
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.rules.setup import most_seats


def test_r1_1_the_first_player_is_drawn_and_docks_go_round_to_the_left():
    firsts = set()
    for seed in range(20):
        state = Game(Setup(seats=usual_seats(4)), str(seed)).state
        first = int(state.dock_order[0])
        firsts.add(first)
        assert state.dock_order[:4].tolist() == [(first + place) % 4 for place in range(4)]
        assert state.robot_archive[:4].tolist() == state.robot_cell[:4].tolist()
    assert firsts == {0, 1, 2, 3}


def test_r1_1_robots_face_the_course_also_from_a_turned_bay():
    game = Game(Setup(course="Marathon Madness", seats=usual_seats(2)), "x")
    assert set(game.state.robot_heading[:2].tolist()) == {3}


def test_r1_2_a_turn_is_deal_program_registers_and_clean_up():
    game = Game(Setup(seats=usual_seats(2)), "turn")
    for seat in (0, 1):
        game.time_out(LiveProgram(seat))
    told = game.play()
    kinds = [event["kind"] for event in described(told)]
    marks = [kind for kind in kinds if kind in ("RegisterBegan", "TurnEnded", "TurnBegan", "CardsDealt")]
    assert marks == ["RegisterBegan"] * 5 + ["TurnEnded", "TurnBegan", "CardsDealt", "CardsDealt"]


def test_r1_1_robots_start_whole_on_docks_in_order():
    state = Game(Setup(seats=usual_seats(3)), "docks").state
    assert [int(state.robot_dock[seat]) for seat in state.dock_order[:3]] == [1, 2, 3]
    assert state.robot_damage[:3].tolist() == [0, 0, 0]
    assert state.robot_lives[:3].tolist() == [3, 3, 3]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r1_1_the_first_player_may_be_named(first):
    for number in range(4):
        state = Game(Setup(seats=usual_seats(3), first_seat=first, number=number), "docks").state
        assert state.dock_order[:3].tolist() == [(first + place) % 3 for place in range(3)]


def test_r1_1_there_are_as_many_places_as_docks():
    assert most_seats(printed_course("Checkmate")) == 8
    assert most_seats(printed_course("Capture the Flag")) == 8


def test_r1_2_every_turn_has_five_registers_and_a_clean_up_for_everyone():
    scene = Scene("+    +    +\n 0↑r· 1↑r·", robot(damage=4), robot(damage=4))
    for turn in (1, 2):
        scene.state.stage = ANNOUNCING
        scene.turn()
        assert len(scene.events("RegisterBegan")) == 5 * turn
        assert scene.damage() == [4 - turn, 4 - turn]


@pytest.mark.parametrize("options", [True, False])
def test_r1_1_before_the_first_turn_nothing_has_happened(options):
    state = Game(Setup(seats=usual_seats(2), options=options), "first").state
    assert (state.turn_number, state.places, state.options_discarded, state.to_lose, state.is_answered) == (1, 0, 0, 0, 0)
    assert state.option_end - state.option_top == (26 if options else 0)
    for fields in (
        state.robot_flags,
        state.robot_down,
        state.robot_locked,
        state.robot_place,
        state.robot_waits,
        state.robot_sits_out,
        state.holds,
        state.option_count,
        state.chased_by,
    ):
        assert not fields.any()


def test_r1_2_what_holds_for_one_turn_is_forgotten():
    scene = Scene("+    +    +\n 0↑ · 1↑ ·")
    state = scene.state
    for fields in (state.flag_this_turn, state.is_steady, state.thrown, state.recompiled, state.power_down, state.kept_card):
        fields[0] = 1
    state.scrambled[0] = state.conditional_program[0] = 3
    scene.clean_up()
    for fields in (state.flag_this_turn, state.is_steady, state.thrown, state.recompiled, state.power_down, state.kept_card):
        assert fields[0] == 0
    assert (state.scrambled[0], state.conditional_program[0]) == (-1, -1)


PAIR = "+    +    +    +\n 0→ ·    · 1↓ ·"
KEPT = {"conditional_program": {"card": 70, "register": 5}}


@pytest.mark.parametrize(
    ("picture", "asked"),
    [
        (PAIR, robot(damage=2, ask=["power_down"])),
        (PAIR, robot("", "gyroscopic_stabilizer", ask=["gyroscopic_stabilizer"])),
        (PAIR, robot("l l", "conditional_program", answers=KEPT, ask=["conditional_program"])),
        (PAIR, robot("l l", "abort_switch", ask=["abort_switch"])),
        ("+    +    +    +\n 0→ →    # 1↓ ·", robot("", "brakes", ask=["lose_option"])),
        (PAIR, robot("", "pressor_beam", ask=["weapon"])),
        (PAIR, robot(powered_down=True, ask=["stay_down"])),
    ],
    ids=lambda given: given["ask"][0] if isinstance(given, dict) else "",
)
def test_r1_2_the_turn_stands_still_while_somebody_decides_and_then_goes_on(picture, asked):
    scene = Scene(picture, asked).turn()
    assert scene.question == (0, asked["ask"][0])
    assert scene.events("DecisionAsked", "TurnEnded")[-1]["kind"] == "DecisionAsked"
    for _ in range(5):
        if scene.question[1]:
            scene.answer(legal_answers(scene.course, scene.state)[0][0]).go_on()
    assert len(scene.events("RegisterBegan")) == 5
    assert len(scene.events("TurnEnded")) == 1


def test_r1_2_a_game_that_is_over_plays_no_further_register():
    scene = Scene("+    +    +\n 0↑①· 1↑ ·").turn()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    assert len(scene.events("RegisterBegan")) == 1
