"""R9 Options."""

from __future__ import annotations

import pytest
from tests.roborally.scene import OPEN_FLOOR, Scene, robot
from tests.roborally.test_damage import JAMMED, LOCKED, lit
from tests.roborally.test_floor import row

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new
from swarmrally.roborally.deal import deal
from swarmrally.roborally.game import Game, Setup, usual_seats
from swarmrally.roborally.options import NAMES
from swarmrally.roborally.options.hand import can_recompile, join_flywheel, recompile
from swarmrally.roborally.state import PROGRAMMING

FAR = "5,3 N"


def holder(text, *options, **fields):
    return robot(text, options=list(options), **fields)


def fired(weapon, *others, shooter="0,0 E", **fields):
    """A robot that fires a replacement weapon in register 1, and others."""
    return Scene(OPEN_FLOOR, holder(shooter, weapon, answers={"weapon": {"1": weapon}}), *others, **fields)


def test_r9_1_ablative_coat_takes_three_points_then_goes():
    scene = lit(holder("1,0 N", "ablative_coat"), robot("3,0 N"), beams=2)
    assert scene.play().robot(0)["charges"] == {"ablative_coat": 1}
    assert scene.play().damage() == [1, 0]
    assert scene.options(0) == []


def test_r9_2_abort_switch_swaps_this_register_and_all_later_unlocked_ones():
    scene = Scene(OPEN_FLOOR, holder("0,0 E: 1 1 1", "abort_switch", answers={"abort_switch": 2}), robot(FAR), deck=[70, 80])
    assert scene.play(3).at(0) == "1,0 E"
    assert len(scene.events("CardReplaced")) == 2


def test_r9_2_abort_switch_not_on_a_locked_register():
    thrower = holder("0,0 E", "abort_switch", damage=9, locked={**LOCKED, "1": [490]}, answers={"abort_switch": 1})
    assert Scene(OPEN_FLOOR, thrower, robot(FAR), deck=[70]).play().at(0) == "1,0 E"


def test_r9_2_without_a_card_anywhere_the_old_stays():
    assert Scene(OPEN_FLOOR, holder("0,0 E: 1", "abort_switch", answers={"abort_switch": 1}), robot(FAR)).play().at(0) == "1,0 E"


def test_r9_3_brakes_let_a_move_1_move_0():
    scene = Scene(OPEN_FLOOR, holder("0,0 E: 1 1", "brakes", answers={"brakes": [1]}), robot(FAR)).play(2)
    assert scene.at(0) == "1,0 E"


def test_r9_3_brakes_can_be_asked_for():
    scene = Scene(OPEN_FLOOR, holder("0,0 E: 1", "brakes", ask=["brakes"]), robot(FAR)).play()
    assert scene.question == (0, "brakes")
    assert scene.answer(True).play().at(0) == "0,0 E"


@pytest.mark.parametrize(("damage", "down"), [(2, False), (3, True)])
def test_r9_4_circuit_breaker_powers_down_with_three_damage(damage, down):
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "circuit_breaker", damage=damage), robot(FAR)).turn()
    assert scene.robot(0)["powered_down"] == down


def test_r9_4_circuit_breaker_not_for_one_that_is_down_already():
    scene = lit(holder("1,0 N", "circuit_breaker", powered_down=True), robot("3,0 N")).turn()
    assert scene.damage()[0] == 5
    assert not scene.robot(0)["powered_down"]


def test_r9_5_conditional_program_takes_the_place_of_a_card():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(OPEN_FLOOR, holder("0,0 E: 1 1", "conditional_program", answers=kept), robot(FAR)).play(2)
    assert scene.at(0) == "1,0 N"


def test_r9_5_an_unused_card_is_discarded_with_the_turn():
    kept = {"conditional_program": {"card": 70, "register": 2}}
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "conditional_program", damage=9, locked=JAMMED, answers=kept), robot(FAR)).turn()
    assert scene.state.kept_card[0] == 0
    assert 7 in scene.state.discards[: int(scene.state.discarded)]


def test_r9_6_crab_legs_sidestep():
    assert Scene(OPEN_FLOOR, holder("1,1 N: 1+l", "crab_legs"), robot(FAR)).play().at(0) == "0,1 N"
    assert Scene(OPEN_FLOOR, holder("1,1 N: 1+r", "crab_legs", "dual_processor"), robot(FAR)).play().at(0) == "2,1 N"


def test_r9_7_double_barreled_laser_deals_two():
    assert Scene(OPEN_FLOOR, holder("0,0 E", "double_barreled_laser"), robot("3,0 N")).play().damage() == [0, 2]


@pytest.mark.parametrize(
    ("cards", "end"), [("3+l", "2,0 N"), ("3+u", "1,0 W"), ("1+r", "0,0 S"), ("b+l", "0,0 N")], ids=["shorter", "u turn", "none", "back"]
)
def test_r9_8_dual_processor_shortens_the_move_then_turns(cards, end):
    assert Scene(OPEN_FLOOR, holder(f"0,0 E: {cards}", "dual_processor"), robot("0,3 E")).play().at(0) == end


def test_r9_8_gears_act_before_the_shortening():
    answers = {"fourth_gear": [1]}
    scene = Scene(OPEN_FLOOR, holder("0,0 E: 3+l", "dual_processor", "fourth_gear", answers=answers), robot("0,3 E")).play()
    assert scene.at(0) == "3,0 N"


def test_r9_8_two_locked_cards_without_the_option_are_carried_out():
    scene = Scene(OPEN_FLOOR, robot("1,1 N", damage=9, locked={**JAMMED, "1": [490, 70]}), robot("0,3 E")).play()
    assert scene.at(0) == "0,1 N"


def test_r9_9_extra_memory_deals_one_more():
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "extra_memory", damage=2), robot(FAR))
    deal(scene.course, scene.state, scene.buffer)
    assert scene.state.hand_count[:2].tolist() == [8, 9]


def test_r9_10_fire_control_locks_a_chosen_register():
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "fire_control", answers={"fire_control": {"lock": 2}}), robot("3,0 N")).play()
    assert list(scene.robot(1)["locked"]) == ["2"]
    assert scene.damage() == [0, 1]


def test_r9_10_fire_control_destroys_an_option_and_nothing_stops_it():
    shooter = holder("0,0 E", "fire_control", answers={"fire_control": {"destroy": "brakes"}})
    scene = Scene(OPEN_FLOOR, shooter, holder("3,0 N", "brakes", "ablative_coat", answers={"discard_options": ["ablative_coat"]})).play()
    assert scene.options(1) == ["ablative_coat"]
    assert scene.damage() == [0, 0]


def test_r9_10_each_barrel_is_a_hit_of_its_own():
    shooter = holder("0,0 E", "fire_control", "double_barreled_laser", answers={"fire_control": {"lock": 1}})
    scene = Scene(OPEN_FLOOR, shooter, robot("3,0 E: l r l r u", damage=4)).play()
    assert list(scene.robot(1)["locked"]) == ["1", "5"]
    assert scene.damage() == [0, 6]


def test_r9_10_its_damage_names_it():
    shooter = holder("0,0 E", "fire_control", "double_barreled_laser", answers={"fire_control": {"lock": 1}})
    damaged = Scene(OPEN_FLOOR, shooter, robot("3,0 N")).play().events("RobotDamaged")
    assert [event["rule"] for event in damaged] == ["R9.10", "R7.1"]


def test_r9_11_flywheel_keeps_a_card_that_joins_a_later_hand():
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "flywheel", flywheel=840), robot(FAR))
    deal(scene.course, scene.state, scene.buffer)
    assert 84 not in scene.state.deck[: int(scene.state.deck_end)]
    join_flywheel(scene.state, 0)
    assert scene.state.hand[0, 9] == 84
    assert scene.state.flywheel[0] == 0


def test_r9_12_fourth_gear():
    assert Scene(OPEN_FLOOR, holder("0,0 E: 3", "fourth_gear", answers={"fourth_gear": [1]}), robot(FAR)).play().at(0) == "4,0 E"


def test_r9_13_the_stabilizer_keeps_gears_and_curves_from_turning():
    for steady, heading in ((True, "N"), (False, "E")):
        answers = {"gyroscopic_stabilizer": steady}
        scene = Scene(row("cw", "."), holder("0,0 N", "gyroscopic_stabilizer", answers=answers), robot("1,0 N")).turn()
        assert scene.events("RobotTurned") == [] or not steady
        assert scene.at(0) == f"0,0 {heading}"


WALL = """
+   +   +   +   +
  .   . | .   .
+   +   +   +   +
"""


def test_r9_14_the_high_power_laser_goes_through_a_wall_or_a_robot():
    shooter = holder("0,0 E", "high_power_laser", answers={"high_power_laser": [1]})
    assert Scene(WALL, shooter, robot("3,0 N")).play().damage() == [0, 1]
    shooter = holder("0,0 E", "high_power_laser", answers={"high_power_laser": [1]})
    assert Scene(OPEN_FLOOR, shooter, robot("2,0 N"), robot("4,0 N"), robot("5,0 N")).play().damage() == [0, 1, 1, 0]


def test_r9_14_only_the_first_wall_or_robot():
    shooter = holder("0,0 E", "high_power_laser", answers={"high_power_laser": [1]})
    assert Scene(WALL, shooter, robot("1,0 N"), robot("2,0 N")).play().damage() == [0, 1, 0]


def test_r9_15_the_mechanical_arm_touches_beside_it():
    reach = {"mechanical_arm": {"1": [1, 1], "end": [1, 1]}}
    scene = Scene(OPEN_FLOOR, holder("0,0 N", "mechanical_arm", damage=1, answers=reach), robot("5,3 S"), flags=[(1, 1), (5, 0)]).turn()
    assert scene.robot(0)["archive"] == [1, 1]
    assert scene.robot(0)["flags"] == 1
    assert scene.damage()[0] == 0


CORNER = """
+   +   +
  . | .
+---+   +
  .   w
+   +   +
"""


def test_r9_15_a_diagonal_is_closed_when_both_ways_round_have_a_wall():
    scene = Scene(CORNER, holder("0,0 N", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}})).play()
    assert scene.robot(0)["archive"] == [0, 0]
    for wall in ("+---+", "|"):
        half_open = CORNER.replace(wall, wall.replace("-", " ").replace("|", " "))
        scene = Scene(half_open, holder("0,0 N", "mechanical_arm", answers={"mechanical_arm": {"1": [1, 1]}})).play()
        assert scene.robot(0)["archive"] == [1, 1]


@pytest.mark.parametrize(
    ("weapon", "rule"),
    [("mini_howitzer", "R9.16"), ("pressor_beam", "R9.18"), ("radio_control", "R9.19"), ("scrambler", "R9.24"), ("tractor_beam", "R9.26")],
)
def test_r9_27_a_shot_names_its_weapon(weapon, rule):
    scene = fired(weapon, robot("2,0 N")).play()
    assert [event["rule"] for event in scene.events("ShotFired")] == [rule]
    assert [event["rule"] for event in scene.events("RobotDamaged")] == ([rule] if weapon == "mini_howitzer" else [])


def test_r9_16_the_howitzer_hurts_and_pushes_and_has_five_shots():
    scene = fired("mini_howitzer", robot("2,0 N"))
    assert scene.play().all() == ["0,0 E", "3,0 N"]
    assert scene.damage() == [0, 1]
    assert scene.robot(0)["charges"] == {"mini_howitzer": 4}
    last = Scene(
        OPEN_FLOOR,
        holder("0,0 E", "mini_howitzer", charges={"mini_howitzer": 1}, answers={"weapon": {"1": "mini_howitzer"}}),
        robot("2,0 N"),
    )
    assert last.play().options(0) == []


def test_r9_17_the_shield_stops_one_point_from_each_side():
    scene = lit(holder("1,0 N", "power_down_shield", powered_down=True), robot("2,0 W"), beams=2).play()
    assert scene.damage() == [1, 0]


def test_r9_18_the_pressor_beam_pushes_a_chain_without_damage():
    scene = fired("pressor_beam", robot("2,0 N"), robot("3,0 S")).play()
    assert scene.all() == ["0,0 E", "3,0 N", "4,0 S"]
    assert scene.damage() == [0, 0, 0]


def test_r9_19_radio_control_makes_the_target_follow():
    shooter = holder("0,0 E: r 1", "radio_control", answers={"weapon": {"1": "radio_control"}})
    scene = Scene(OPEN_FLOOR, shooter, robot("0,2 S: l 3"), robot("5,3 N: r l")).play(2)
    assert scene.events("ControlTaken")[0]["seat"] == 1
    assert scene.all()[:2] == ["0,1 S", "1,2 E"]
    assert [event["seat"] for event in scene.events("RobotMoved")] == [0, 1]


def test_r9_19_a_destroyed_shooter_leaves_its_target_doing_nothing():
    pit = """
+   +   +   +
  .   .   .
+   +   +   +
 pit  .   .
+   +   +   +
"""
    shooter = holder("0,0 E: l r 1", "radio_control", answers={"weapon": {"2": "radio_control"}})
    scene = Scene(pit, shooter, robot("2,0 N: r l 1"), robot("1,1 N: l l l")).play(2)
    scene.state.robot_heading[0] = 2
    assert scene.state.controlled_by[1] == 0
    assert scene.play().at(0) is None
    assert scene.at(1) == "2,0 N"


def test_r9_20_ramming_gear_hurts_what_it_pushes_or_bumps_per_step():
    assert Scene(OPEN_FLOOR, holder("0,0 E: 2", "ramming_gear"), robot("1,0 N"), robot("0,3 N")).play().damage() == [0, 3, 0]
    scene = Scene(WALL, holder("0,0 E: 3", "ramming_gear"), robot("1,0 N")).play()
    assert scene.all() == ["0,0 E", "1,0 N"]
    assert scene.damage() == [0, 4]


def test_r9_20_a_ram_comes_after_the_step_and_its_losses():
    rammed = holder("1,0 N", "brakes", answers={"discard_options": ["brakes"]})
    scene = Scene(row(".", ".", "."), holder("0,0 E: 1", "ramming_gear"), rammed, holder("2,0 N", "recompile")).play()
    assert [event["option"] for event in scene.events("OptionDiscarded")] == ["recompile", "brakes"]


def test_r9_21_the_rear_laser_fires_backwards():
    assert Scene(OPEN_FLOOR, holder("2,0 E", "rear_firing_laser"), robot("0,0 N"), robot("4,0 N")).play().damage() == [0, 1, 1]


def test_r9_22_recompile_is_a_new_hand_for_a_point_once_per_turn():
    game = Game(Setup(seats=usual_seats(2), options_at_start=13), "recompile")
    holders = [seat for seat in range(2) if game.state.holds[seat] >> NAMES.index("recompile") & 1]
    seat, state = holders[0], game.state
    state.holds[seat], state.option_count[seat] = 1 << NAMES.index("recompile"), 1
    before = state.hand[seat].tolist()
    recompile(state, new(Events), seat)
    assert state.hand[seat].tolist() != before
    assert state.robot_damage[seat] == 1
    assert not can_recompile(state, seat)
    assert state.stage == PROGRAMMING


def test_r9_23_reverse_gear():
    assert Scene(OPEN_FLOOR, holder("3,0 E: b", "reverse_gear", answers={"reverse_gear": [1]}), robot(FAR)).play().at(0) == "1,0 E"


def test_r9_24_the_scrambler_replaces_the_next_register():
    scene = Scene(
        OPEN_FLOOR,
        holder("0,0 N: r l", "scrambler", answers={"weapon": {"1": "scrambler"}}),
        robot("3,0 S: r 3"),
        robot("0,3 E: l r"),
        deck=[70],
    ).play(2)
    assert scene.at(1) == "3,0 S"
    assert scene.events("CardReplaced")[0]["option"] == "scrambler"


def test_r9_25_superior_archive_comes_back_without_damage_unless_it_is_lost():
    for lost, damage in (("brakes", 0), ("superior_archive", 2)):
        falls = holder("0,0 E: 1", "superior_archive", "brakes", answers={"lose_option": lost})
        scene = Scene(row(".", "pit", "."), falls, robot("2,0 E")).turn()
        assert scene.damage()[0] == damage


def test_r9_26_the_tractor_beam_pulls_but_not_an_adjacent_robot():
    assert fired("tractor_beam", robot("3,0 N")).play().all() == ["0,0 E", "2,0 N"]
    beside = fired("tractor_beam", robot("1,0 N")).play()
    assert beside.all() == ["0,0 E", "1,0 N"]
    assert beside.damage() == [0, 0]


def test_r9_27_displacements_of_a_volley_clash_like_pushers():
    press = {"weapon": {"1": "pressor_beam"}}
    pull = {"weapon": {"1": "tractor_beam"}}
    scene = Scene(
        OPEN_FLOOR, holder("0,0 E", "pressor_beam", answers=press), robot("2,0 N"), holder("2,3 N", "tractor_beam", answers=pull)
    ).play()
    assert scene.at(1) == "2,0 N"
    assert len(scene.events("PushFailed")) == 2


def test_r9_28_every_decision_can_be_left_to_a_policy_or_asked():
    scene = Scene(OPEN_FLOOR, holder("0,0 E", "pressor_beam", "brakes", ask=["weapon"]), robot("3,0 N")).play()
    assert scene.question == (0, "weapon")
    assert scene.answer("pressor_beam").play().all() == ["0,0 E", "4,0 N"]


def test_r9_19_a_robot_that_finishes_frees_the_ones_it_controls():
    robots = [robot("0,0 E"), robot("3,2 N: l 1"), robot("5,3 N"), robot("0,3 N")]
    scene = Scene(OPEN_FLOOR, *robots, flags=[(0, 0)], rules={"play_on": True})
    scene.state.controlled_by[1] = 0
    scene.play()
    assert [(event["seat"], event["rule"]) for event in scene.events("ControlLost")] == [(1, "R9.19")]
    assert scene.events("ControlLost")[0]["beat"] == scene.events("RobotFinished")[0]["beat"]
    assert scene.play().at(1) == "3,1 N"
