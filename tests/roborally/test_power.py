"""R4 Power-down."""

from __future__ import annotations

import json

import pytest
from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_damage import LOCKED, lit
from tests.roborally.test_floor import row

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms import LiveProgram, ReEntry
from swarmrally.roborally.game import Game, Setup
from swarmrally.roborally.position import read_position
from swarmrally.roborally.power import may_announce
from swarmrally.roborally.program import seconds_for_last
from swarmrally.roborally.wire import described


def test_r4_1_a_damaged_robot_announces_for_the_next_turn():
    scene = Scene(OPEN_FLOOR, robot("0,0 N", damage=2, power_down=True), robot("5,3 S"))
    assert scene.turn().robot(0)["powered_down"]
    assert scene.damage() == [2, 0]


def test_r4_1_an_undamaged_one_only_with_the_option():
    for allowed in (False, True):
        scene = Scene(OPEN_FLOOR, robot("0,0 N"), robot("5,3 S"), rules={"power_down_undamaged": allowed})
        assert may_announce(scene.course, scene.state, 0) == allowed


def test_r4_1_in_my_turn_is_waited_for():
    scene = Scene(OPEN_FLOOR, robot("0,0 N", damage=2, ask=["power_down"]), robot("5,3 S")).turn()
    assert scene.question == (0, "power_down")
    assert scene.answer(True).turn().robot(0)["powered_down"]


def fully_locked(course):
    """Two robots; seat 0 has every register locked."""
    robots = [
        {"seat": 0, "dock": 1, "at": [2, 13], "archive": [2, 13], "damage": 9, "locked": LOCKED},
        {"seat": 1, "dock": 2, "at": [9, 13], "archive": [9, 13]},
    ]
    position = {"game": "roborally", "course": course, "robots": robots}
    return Game(Setup(scenario=read_position(json.dumps(position))), "locked")


def test_r4_1_a_robot_that_is_fully_locked_may_announce_and_is_waited_for():
    game = fully_locked("Risky Exchange")
    assert game.to_program() == [0, 1]
    game.program(LiveProgram(1, [[card] for card in game.hand(1)[:5]]))
    with pytest.raises(Refusal, match="not of seats 0"):
        game.run()
    game.program(LiveProgram(0, power_down=True))
    told = described(game.run())
    assert [event["seat"] for event in told if event["kind"] == "PowerDownAnnounced"] == [0]


def test_r4_1_nobody_waits_for_a_fully_locked_robot_that_may_not_announce():
    assert fully_locked("Factory Rejects").to_program() == [1]


def test_r3_1_a_fully_locked_robot_that_is_done_can_change_nothing_but_one_that_was_not_asked_may_give_orders():
    asked, unasked = fully_locked("Risky Exchange"), fully_locked("Factory Rejects")
    asked.program(LiveProgram(0))
    with pytest.raises(Refusal, match="not sealed"):
        asked.program(LiveProgram(0, power_down=True))
    for heading in ("E", "S"):
        unasked.program(LiveProgram(0, re_entry=ReEntry(heading)))
    assert unasked.state.re_entry_heading[0] == 2


def test_r3_2_the_last_players_time_does_not_wait_for_a_fully_locked_robot():
    game = fully_locked("Risky Exchange")
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.program(LiveProgram(1, [[card] for card in game.hand(1)[:5]]))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) == 30
    game.time_out(LiveProgram(0))
    assert seconds_for_last(game.state, {0: 0, 1: 1}) is None


def test_r4_2_a_turn_powered_down_starts_without_damage_and_locks():
    scene = Scene(OPEN_FLOOR, robot("0,0 N", damage=9, locked=LOCKED, powered_down=True), robot("2,2 N")).turn()
    assert scene.robot(0)["locked"] == {}
    assert scene.damage() == [0, 0]


def test_r4_3_a_robot_may_stay_down_undamaged():
    scene = Scene(OPEN_FLOOR, robot("0,0 N", powered_down=True, power_down=True), robot("5,3 S", powered_down=True)).turn()
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [True, False]


@pytest.mark.parametrize("wish", [False, True])
def test_r4_4_destroyed_after_announcing_the_owner_chooses_again(wish):
    scene = Scene(row(".", "pit", "."), robot("0,0 E: 1", damage=1, power_down=True, re_entry={"powered_down": wish}), robot("2,0 E"))
    assert scene.turn().robot(0)["powered_down"] == wish


def test_r4_5_registers_that_lock_while_down_are_filled_from_the_deck_at_once():
    scene = lit(robot("1,0 N", powered_down=True), robot("3,0 N"), beams=3, deck=[500, 70, 80])
    scene.play(2)
    assert scene.robot(0)["locked"] == {"5": [500], "4": [70]}


def test_r4_5_also_when_a_later_point_destroys():
    robots = [robot("1,0 N", powered_down=True, damage=0), robot("3,0 N")]
    scene = lit(*robots, beams=3, deck=[500, 70, 80, 90, 100])
    scene.play(4)
    assert scene.at(0) is None
    assert len(scene.events("RegisterLocked")) == 5
