"""R7 Lasers, damage, touching."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, LOCKED, OPEN_FLOOR, Scene, robot

from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.state import put_robot


def test_r7_1_a_floor_laser_hits_the_first_robot_from_its_emitter_once_per_beam():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ · 1↑ ·    ·
        laser 0,0 E 3
        """,
        robot(),
    ).play()
    assert scene.damage() == [3, 0]


def test_r7_1_the_emitters_own_cell_is_in_the_beam():
    scene = Scene(
        """
        +    +    +    +    +
        ▷0↑ ·    · 1↑ ·    ·
        laser 0,0 E 2
        """,
        robot(),
    ).play()
    assert scene.damage() == [2, 0]


def test_r7_1_a_wall_stops_a_beam():
    scene = Scene("""
        +    +    +    +
        ▷   · 1↑ ·|0↑ ·
        """).play()
    assert scene.damage() == [0, 1]
    scene = Scene("""
        +    +    +    +
        ▷   ·    ·|0↑ ·
        """).play()
    assert scene.damage() == [0]


def test_r7_1_robots_shoot_ahead_over_pits_and_all_at_once():
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1← ·
        """,
        robot(damage=9, locked=JAMMED),
        robot(damage=9, locked=JAMMED),
    ).play()
    assert scene.all() == [None, None]
    assert {event["beat"] for event in scene.events("RobotDestroyed")} == {scene.events("ShotFired")[0]["beat"]}


def test_r7_1_a_powered_down_robot_does_not_fire():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    · 1↑ ·    ·    ·
        """,
        robot(powered_down=True),
    ).play()
    assert scene.damage() == [0, 0]


def test_r7_2_shield_before_coat_before_an_option_given_and_the_tenth_point_destroys():
    held = ["power_down_shield", "ablative_coat", "brakes"]
    given = {"discard_options": ["brakes"]}
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    ·    ·
        laser 0,0 E 3
        """,
        robot(powered_down=True, options=held, answers=given, charges={"ablative_coat": 1}),
    ).play()
    assert scene.options(0) == ["power_down_shield"]
    assert scene.damage() == [0]
    doomed = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, locked=LOCKED),
    ).play()
    assert doomed.at(0) is None


def test_r7_2_the_owner_can_be_asked_and_answers_with_an_option():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(options=["brakes", "recompile"], ask=["discard_option"]),
    ).play()
    assert scene.question == (0, "discard_option")
    scene.answer("recompile").play()
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]


def test_r7_4_from_the_fifth_point_on_registers_lock_from_the_highest():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↓ ·
        laser 0,0 E 2
        """,
        robot("l r l r u", damage=4),
    ).play()
    assert sorted(scene.robot(0)["locked"]) == ["4", "5"]


def test_r7_4_a_repair_unlocks_the_lowest_and_discards_its_card():
    scene = Scene(
        """
        +    +    +
         0↑r· 1↑ ·
        """,
        robot(damage=6, locked={"4": [10], "5": [20]}),
    ).turn()
    assert scene.robot(0)["locked"] == {"5": [20]}
    assert scene.damage()[0] == 5


def test_r7_5_a_destroyed_robot_loses_an_option_a_life_its_cards_and_its_damage():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot(damage=9, locked=LOCKED, options=["brakes", "recompile"], answers={"lose_option": "recompile"}),
    ).play()
    assert scene.robot(0)["lives"] == 2
    assert scene.options(0) == ["brakes"]
    assert scene.damage() == [0, 0]
    assert sorted(scene.state.discards[: int(scene.state.discarded)]) == [1, 2, 3, 4, 5]


def test_r7_5_no_lives_left_is_out_of_the_game():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ · 2↑ · 1↑ ·
        """,
        robot(damage=9, lives=1, locked=LOCKED),
    ).turn()
    assert scene.at(0) is None
    assert scene.robot(0)["lives"] == 0


def test_r7_1_beams_and_shots_are_told():
    scene = Scene("+    +    +    +    +\n▷   · 0↑ · 1← ·    ·\nlaser 0,0 E 2").play()
    assert scene.told("BeamHit") == [("R7.1", 0, [1, 0], "E", 2)]
    assert scene.told("ShotFired") == [("R7.1", 1, "main_laser", [2, 0], [1, 0], 0)]
    assert scene.damage() == [3, 0]


def test_r7_1_beams_of_several_emitters_add_up_as_far_back_as_the_next_robot_or_wall():
    assert Scene("+    +    +    +    +\n▷   ·▷   · 0↑ · 1↑ ·").play().damage() == [2, 0]
    assert Scene("+    +    +    +    +\n▷   ·|   · 0↑ · 1↑ ·").play().damage() == [0, 0]
    assert Scene("+    +    +    +    +\n▷1↑ ·▷   · 0↑ ·    ·").play().damage() == [1, 1]


@pytest.mark.parametrize(
    ("picture", "hit"),
    [
        ("+ ▽  +    +\n 0← · 1← ·\n    ·    ·", [2, 0]),
        ("+    +    +\n 0→ · 1→ ·\n    ·    ·\n+    + △  +", [0, 2]),
        ("+    +    +\n 0↑ · 1↓ ·◁", [0, 1]),
    ],
)
def test_r7_1_floor_lasers_fire_all_four_ways(picture, hit):
    assert Scene(picture).play().damage() == hit


@pytest.mark.parametrize(("heading", "target"), [("↑", 1), ("→", 2), ("↓", 3), ("←", 4)])
def test_r7_1_a_robot_shoots_where_it_looks_to_the_edge(heading, target):
    scene = Scene(
        f"""
        +    +    +    +    +    +
            ·    · 1↑ ·    ·    ·
            ·    ·    ·    ·    ·
         4← ·    · 0{heading} ·    · 2→ ·
            ·    ·    ·    ·    ·
            ·    · 3↓ ·    ·    ·
        """
    )
    assert scene.play().damage() == [int(seat == target) for seat in range(5)]


def test_r7_2_floor_lasers_then_shooters_in_dock_order_main_weapon_before_rear_laser():
    scene = Scene(
        """
        +    +    +    +    +
            · 1↓ ·    ·    ·
        ▷   · 0↑ · 2→ ·    ·
            ·    ·    ·    ·
        """,
        robot(),
        robot("", "mini_howitzer", dock=3, answers={"weapon": {"1": "mini_howitzer"}}),
        robot("", "rear_firing_laser", dock=2),
    ).play()
    assert [told[0] for told in scene.told("RobotDamaged") if told[1] == 0] == ["R7.1", "R9.21", "R9.16"]


def test_r7_2_nothing_hits_a_robot_that_is_gone():
    scene = Scene("+    +    +    +    +\n▷   · 0↑ · 1← ·    ·\nlaser 0,0 E 3", robot(damage=8, locked=LOCKED)).play()
    assert scene.told("RobotDamaged") == [("R7.1", 0, 9), ("R7.1", 0, 10)]
    assert scene.told("RobotDestroyed") == [("R7.2", 0, [1, 0], 2)]


def test_r7_2_the_first_option_of_the_list_that_is_held_is_given():
    orders = {"discard_options": ["flywheel", "brakes", "recompile"]}
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("", "recompile", "brakes", answers=orders)).play()
    assert scene.told("OptionDiscarded") == [("R7.2", 0, "brakes")]
    scene.play(2)
    assert scene.options(0) == []
    assert scene.damage() == [1, 0]


def test_r7_2_the_question_says_which_point_it_is():
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("", "brakes", damage=3, ask=["discard_option"])).play()
    assert scene.told("DecisionAsked") == [("R7.2", 0, "discard_option", 4)]
    assert scene.damage() == [3, 0]
    assert scene.answer(None).play().damage() == [4, 0]


@pytest.mark.parametrize("damage", range(4, 9))
def test_r7_4_each_point_from_the_fifth_on_locks_the_next_register_down(damage):
    locked = {str(register): [10 * register] for register in range(5, 9 - damage, -1)}
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("l l l l l", damage=damage, locked=locked)).play()
    assert [told[2] for told in scene.told("RegisterLocked")] == [9 - damage]
    assert len(scene.robot(0)["locked"]) == damage - 3


def test_r7_4_a_lock_shows_its_card_only_when_it_was_revealed():
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("l l l l l", damage=4))
    scene.state.register = 4
    assert scene.play().told("RegisterLocked") == [("R7.4", 0, 5, 330, None)]
    hidden = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("l l l l l", damage=4)).play()
    assert hidden.told("RegisterLocked") == [("R7.4", 0, 5, None, None)]


def test_r7_4_an_undamaged_robot_has_nothing_to_discard_and_a_lock_goes_with_any_point():
    scene = Scene("+    +    +\n 0↑r· 1↑r·", robot(), robot(damage=2, locked={"3": [70], "4": [90]})).clean_up()
    assert scene.told("DamageRepaired") == [("R8.1", 1, 1)]
    assert scene.told("RegisterUnlocked") == [("R7.4", 1, 3)]
    assert list(scene.robot(1)["locked"]) == ["4"]


def test_r7_5_its_owner_can_be_asked_what_it_loses():
    scene = Scene(
        "+    +    +    +\n▷   · 0↑ · 1→ ·", robot("", "brakes", "recompile", damage=9, locked=LOCKED, ask=["lose_option"])
    ).play()
    assert scene.question == (0, "lose_option")
    assert scene.told("DecisionAsked") == [("R7.5", 0, "lose_option", 0)]
    scene.answer("recompile").play()
    assert scene.told("OptionDiscarded") == [("R7.5", 0, "recompile")]
    assert scene.options(0) == ["brakes"]


def test_r7_5_the_first_one_held_unless_it_says_another_that_it_holds():
    for lost in (None, "flywheel"):
        doomed = robot("", "brakes", "recompile", damage=9, locked=LOCKED, answers={"lose_option": lost})
        assert Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", doomed).play().options(0) == ["recompile"]


def test_r7_5_in_dock_order():
    doomed = [robot("", option, dock=dock, damage=9, locked=JAMMED) for option, dock in (("brakes", 2), ("recompile", 1))]
    scene = Scene("+    +    +\n 0→ · 1← ·", *doomed).play()
    assert scene.told("OptionDiscarded") == [("R7.5", 1, "recompile"), ("R7.5", 0, "brakes")]


def test_r7_5_what_the_lost_option_kept_goes_first_then_the_cards_then_what_conditional_program_keeps():
    options = {"options": ["flywheel", "conditional_program"], "flywheel": 840}
    for lost, expected in (("flywheel", [840, 490, 500, 70, 780]), ("conditional_program", [780, 490, 500, 70])):
        scene = Scene(OPEN_FLOOR, robot("0,0 W", **options, answers={"lose_option": lost}), robot("5,3 N"))
        scene.state.registers[0, :3, 0] = [49, 50, 7]
        scene.state.kept_card[0] = 78
        scene.play()
        assert [card * 10 for card in scene.state.discards[: int(scene.state.discarded)].tolist()] == expected
        assert scene.state.flywheel[0] == (0 if lost == "flywheel" else 84)


def test_r7_5_cards_wait_for_the_owners_choice():
    scene = Scene(OPEN_FLOOR, robot("0,0 W: 1 1", options=["flywheel", "brakes"], flywheel=840, ask=["lose_option"]), robot("5,3 N")).play()
    assert scene.question == (0, "lose_option")
    assert scene.state.discarded == 0
    scene.answer("flywheel").play()
    assert scene.state.discards[0] == 84
    assert scene.state.discarded == 3


def test_r7_5_robots_that_fall_together_lose_their_things_in_dock_order():
    fall = "\n+   +   +\n  <   .\n+   +   +\n  <   .\n+   +   +\n"
    robots = [robot("0,0 N: l", dock=2), robot("0,1 N: r", dock=1, options=["flywheel"], flywheel=840)]
    scene = Scene(fall, *robots).play()
    assert [int(card) for card in scene.state.discards[:3]] == [84, 42, 41]


def test_r7_4_a_repair_without_a_lock_is_a_repair():
    scene = Scene("+    +    +\n 0↑r· 1↑ ·", robot(damage=2)).clean_up()
    assert scene.told("DamageRepaired", "RegisterUnlocked") == [("R8.1", 0, 1)]


@pytest.mark.parametrize("locked", [LOCKED, {"1": [490]}], ids=["all", "alone"])
def test_r7_4_register_1_unlocks_first(locked):
    scene = Scene("+    +    +\n 0↑r· 1↑ ·", robot(damage=len(locked) + 4 if len(locked) > 1 else 1, locked=locked)).clean_up()
    assert scene.told("RegisterUnlocked") == [("R7.4", 0, 1)]


def test_r7_2_a_coat_alone_takes_the_point():
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot("", "ablative_coat")).play()
    assert scene.told("DamagePrevented") == [("R9.1", 0, "ablative_coat", 2)]
    assert scene.damage() == [0, 0]


def test_r7_2_a_point_that_was_bought_off_is_gone_and_the_next_one_comes():
    orders = {"discard_options": ["brakes"]}
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·\nlaser 0,0 E 2", robot("", "brakes", answers=orders)).play()
    assert scene.damage() == [1, 0]
    assert scene.state.register == 1


def test_r7_2_every_point_of_a_rear_laser_comes():
    scene = Scene("+    +    +    +\n 0← · 1↑ ·    ·", robot("", "rear_firing_laser"), special="set_to_kill").play()
    assert scene.told("RobotDamaged") == [("R9.21", 1, 1), ("R9.21", 1, 2)]


def test_r7_5_a_destroyed_robot_has_no_locks_and_is_not_down():
    doomed = robot(damage=9, locked=LOCKED, powered_down=True)
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", doomed).play()
    shown = scene.robot(0)
    assert (shown["at"], shown["locked"], shown["powered_down"]) == (None, {}, False)


def test_r7_1_a_volley_comes_after_the_moves_also_for_the_order_of_destruction():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0→ ·    ·    ·
            · 1→ ·    # 2→ ·
        """,
        robot(damage=9, locked=JAMMED),
        robot("1"),
    ).turn()
    moved, shot = scene.events("RobotMoved")[0]["beat"], scene.events("BeamHit")[0]["beat"]
    assert moved < shot
    assert [event["seat"] for event in scene.events("RobotReturned")] == [1, 0]


def test_r7_1_a_beam_stops_at_a_wall_behind_the_next_emitter():
    floor = "\n+   +   +   +\n  . | .   .\n+---+   +   +\n  .   .   .\n+   +   +   +\n"
    beams = "laser 0,0 E 1\nlaser 1,0 E 2\nlaser 0,0 S 1\nlaser 0,1 S 3\n"
    scene = Scene(floor + beams, robot("2,0 N"), robot("0,1 N")).play()
    assert scene.damage() == [2, 3]


def test_r7_1_eight_robots_fire_in_one_volley():
    scene = Scene("+" + "    +" * 8 + "\n" + "".join(f" {seat}→ ·" for seat in range(8))).play()
    assert scene.damage() == [0, *[1] * 7]


def test_r7_1_a_robot_that_no_longer_fires_has_nothing_left_of_an_earlier_shot():
    scene = Scene(
        "+    +    +    +    +\n▷   · 1↑ ·    · 0← ·",
        robot("", "double_barreled_laser"),
        robot(damage=8, locked={str(n): [] for n in (2, 3, 4, 5)}),
    ).play()
    assert scene.at(1) is None
    put_robot(scene.state, 1, cell_at(1, 0))
    scene.state.robot_down[0] = 1
    assert scene.play().damage() == [0, 1]


def test_r7_2_discarded_options_lie_on_their_pile():
    given = {"discard_options": ["brakes", "recompile"]}
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·\nlaser 0,0 E 2", robot("", "recompile", "brakes", answers=given)).play()
    assert scene.position["option_discards"] == ["brakes", "recompile"]
