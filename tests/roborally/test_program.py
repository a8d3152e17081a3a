"""R3 Programming."""

from __future__ import annotations

import pytest
from msgspec import convert
from tests.roborally.scene import Scene, robot
from tests.roborally.tables import fully_locked

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.state import PROGRAMMING
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram, ReEntry
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.rules.program import everybody_is_done, fill_at_random, give_back, seal, seconds_for_last


def live(game, seat, **fields):
    hand = [card * 10 for card in game.state.hand[seat, : int(game.state.hand_count[seat])].tolist()]
    return convert({"seat": seat, "registers": [[card] for card in hand[:5]], **fields}, LiveProgram)


def test_r3_1_a_program_comes_from_the_hand_and_stands():
    game = Game(Setup(seats=usual_seats(2)), "hand")
    program = live(game, 0)
    game.plan(program)
    assert game.state.sealed[:2].tolist() == [1, 0]
    assert game.state.discarded == 4
    with pytest.raises(Refusal, match="/seat"):
        game.plan(program)


def test_r3_1_a_card_of_another_hand_is_refused_and_changes_nothing():
    game = Game(Setup(seats=usual_seats(2)), "hand")
    foreign = live(game, 1)
    foreign.seat = 0
    before = game.state.hand.tolist()
    with pytest.raises(Refusal, match="/registers/0/0"):
        game.plan(foreign)
    assert game.state.hand.tolist() == before


def test_r3_2_when_time_runs_out_registers_are_filled_at_random_from_the_hand():
    game = Game(Setup(seats=usual_seats(2)), "late")
    hand = set(game.state.hand[0, :9].tolist())
    assert seconds_for_last(game.state, {0: 0, 1: 1}) is None
    game.plan(live(game, 1))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.time_out(LiveProgram(0))
    told = described(game.play())
    shown = {event["card"] // 10 for event in told if event["kind"] == "RegisterRevealed" and event["seat"] == 0}
    assert shown <= hand


def test_r3_2_two_robots_of_one_player_have_sixty_seconds():
    game = Game(Setup(seats=usual_seats(3)), "two")
    game.plan(live(game, 2))
    assert seconds_for_last(game.state, {0: 0, 1: 0, 2: 1}) == 60
    assert game.state.stage == PROGRAMMING


def test_r3_1_a_fully_locked_robot_that_is_done_can_change_nothing_but_one_that_was_not_asked_may_give_orders():
    asked, unasked = fully_locked("Risky Exchange"), fully_locked("Factory Rejects")
    asked.plan(LiveProgram(0))
    with pytest.raises(Refusal, match="not sealed"):
        asked.plan(LiveProgram(0, power_down=True))
    for heading in ("E", "S"):
        unasked.plan(LiveProgram(0, re_entry=ReEntry(heading)))
    assert unasked.state.re_entry_heading[0] == 2


def test_r3_2_the_last_players_time_does_not_wait_for_a_fully_locked_robot():
    game = fully_locked("Risky Exchange")
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.plan(LiveProgram(1, [[card] for card in game.hand(1)[:5]]))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.time_out(LiveProgram(0))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) is None


STREET = "+    +    +    +\n 0→ ·    · 1↑ ·"


def test_r3_1_a_program_that_stands_is_told_and_the_rest_of_the_hand_discarded():
    scene = Scene(STREET, robot("l"))
    scene.state.hand[0, :3], scene.state.hand_count[0] = [50, 51, 52], 3
    seal(scene.state, scene.buffer, 0)
    assert scene.told("ProgramSealed") == [("R3.1", 0)]
    assert scene.state.discards[: int(scene.state.discarded)].tolist() == [50, 51, 52]
    assert (scene.state.sealed[0], scene.state.hand_count[0]) == (1, 0)
    assert not everybody_is_done(scene.state)
    seal(scene.state, scene.buffer, 1)
    assert everybody_is_done(scene.state)


def test_r3_2_empty_registers_are_filled_the_lowest_first_as_long_as_there_are_cards():
    scene = Scene(STREET, robot(damage=6, locked={"4": [10], "5": [20]}))
    scene.state.registers[0, 1, 0] = 60
    scene.state.to_program[0] = 0b00111
    scene.state.hand[0, :1], scene.state.hand_count[0] = [50], 1
    fill_at_random(scene.state, scene.buffer, 0)
    assert scene.state.registers[0, :, 0].tolist() == [50, 60, 0, 1, 2]
    assert scene.told("ProgramSealed") == [("R3.2", 0)]


def test_r3_2_a_card_meant_for_more_than_a_register_needs_comes_back_first():
    scene = Scene(STREET, robot("1+l", "conditional_program", "dual_processor", "flywheel"))
    scene.state.to_program[0] = 0b01111
    scene.state.kept_card[0], scene.state.flywheel[0] = 70, 71
    fill_at_random(scene.state, scene.buffer, 0)
    assert scene.state.registers[0, 0].tolist() == [66, 0]
    assert sorted(scene.state.registers[0, 1:4, 0].tolist()) == [41, 70, 71]
    assert (scene.state.kept_card[0], scene.state.flywheel[0]) == (0, 0)


def test_r3_2_what_a_register_needs_not_stays_where_it_is():
    scene = Scene(STREET, robot("1+l", "conditional_program", "flywheel"))
    scene.state.to_program[0] = 0b00011
    scene.state.kept_card[0], scene.state.flywheel[0] = 70, 71
    scene.state.hand[0, :1], scene.state.hand_count[0] = [50], 1
    fill_at_random(scene.state, scene.buffer, 0)
    assert scene.state.registers[0, :2].tolist() == [[66, 41], [50, 0]]
    assert (scene.state.kept_card[0], scene.state.flywheel[0]) == (70, 71)


def test_r3_2_which_card_goes_where_is_drawn():
    filled = set()
    for turn in range(1, 9):
        scene = Scene(STREET, turn=turn)
        scene.state.to_program[0] = 0b11111
        scene.state.hand[0, :9], scene.state.hand_count[0] = range(50, 59), 9
        fill_at_random(scene.state, scene.buffer, 0)
        filled.add(tuple(scene.state.registers[0, :, 0].tolist()))
        assert len(set(scene.state.registers[0, :, 0].tolist())) == 5
    assert len(filled) == 8
    assert {card for cards in filled for card in cards} == set(range(50, 59))


@pytest.mark.parametrize("register", range(5))
def test_r3_2_the_second_card_of_any_register_comes_back(register):
    scene = Scene("+    +    +\n 0↑ · 1↑ ·", robot("", "dual_processor"))
    scene.state.to_program[0] = 0b11111
    scene.state.registers[0, register] = [50, 7]
    assert give_back(scene.state, 0)
    assert scene.state.hand[0, 0] == 7
    assert scene.state.registers[0, register].tolist() == [50, 0]
