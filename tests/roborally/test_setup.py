"""R1 Set-up and turn."""

from __future__ import annotations

from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.wire import described


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
    told = game.run()
    kinds = [event["kind"] for event in described(told)]
    marks = [kind for kind in kinds if kind in ("RegisterBegan", "TurnEnded", "TurnBegan", "CardsDealt")]
    assert marks == ["RegisterBegan"] * 5 + ["TurnEnded", "TurnBegan", "CardsDealt", "CardsDealt"]
