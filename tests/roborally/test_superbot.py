"""R10.3 Day of the SuperBot."""

from __future__ import annotations

import pytest
from tests.roborally.scene import JAMMED, OPEN_FLOOR, Scene, robot

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

SIX = {str(register): [card] for register, card in zip(range(1, 6), (70, 110, 130, 150, 170), strict=True)}


WALLED = """
+   +   +   +
  .   . | .
+   +   +   +
"""


def day(*robots, floor=OPEN_FLOOR, special="superbot", **fields):
    return Scene(floor, *robots, special=special, **fields)


def blames(scene):
    return [event["seat"] for event in scene.events("BlameFell")]


def title(scene):
    return int(scene.state.superbot)


def test_r10_3_the_robot_on_dock_1_starts():
    game = Game(Setup(course="Day of the SuperBot", seats=usual_seats(5)), "title")
    assert game.state.superbot == game.state.dock_order[0]
    scene = day(robot("0,0 N", dock=2), robot("5,3 N", dock=1))
    assert (scene.position["superbot"], scene.position["blamed"]) == (1, None)


def test_r10_3_only_the_superbot_scores_and_the_others_move_their_archives():
    scene = day(robot("0,0 N", archive=[2, 2]), robot("0,0 N", at=[3, 3], archive=[1, 1]), flags=[(0, 0), (5, 0)], superbot=1).play()
    assert scene.robot(0)["flags"] == 0
    assert scene.robot(0)["archive"] == [0, 0]
    scene = day(robot("0,0 N"), robot("3,3 N"), flags=[(0, 0), (5, 0)], superbot=0).play()
    assert scene.robot(0)["flags"] == 1


def test_r10_3_flags_count_again_when_a_robot_is_superbot_again():
    scene = day(robot("5,0 N", flags=1), robot("0,3 N"), flags=[(0, 0), (5, 0)], superbot=0).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}
    waiting = day(robot("5,0 N", flags=1), robot("0,3 N"), flags=[(0, 0), (5, 0)], superbot=1).play()
    assert waiting.outcome is None
    assert waiting.robot(0)["flags"] == 1


def test_r10_3_its_main_and_rear_laser_deal_double():
    rear = {"options": ["rear_firing_laser"]}
    assert day(robot("2,0 E", **rear), robot("4,0 N"), robot("0,0 N"), superbot=0).play().damage() == [0, 2, 2]
    assert day(robot("2,0 E", **rear), robot("4,0 N"), robot("0,0 N"), superbot=1).play().damage() == [0, 1, 1]
    both = day(robot("2,0 E", **rear), robot("4,0 N"), robot("0,0 N"), superbot=0, special=["superbot", "set_to_kill"]).play()
    assert both.damage() == [0, 2, 2]
    barrels = day(robot("2,0 E", options=["double_barreled_laser"]), robot("4,0 N"), superbot=0).play()
    assert barrels.damage() == [0, 4]


def test_r10_3_replacement_weapons_do_not_deal_double():
    howitzer = {"options": ["mini_howitzer"], "answers": {"weapon": {"1": "mini_howitzer"}}}
    assert day(robot("0,0 E", **howitzer), robot("2,0 N"), superbot=0).play().damage() == [0, 1]


def test_r10_3_in_clean_up_it_discards_all_damage_after_repairs_and_before_the_circuit_breaker():
    robots = [robot("0,0 N", damage=6, locked={"5": [70], "4": [110]}, options=["circuit_breaker"]), robot("5,3 N", damage=3)]
    scene = day(*robots, superbot=0).turn()
    assert scene.damage() == [0, 3]
    assert scene.robot(0)["locked"] == {}
    assert not scene.robot(0)["powered_down"]
    assert [event["rule"] for event in scene.events("DamageDiscarded")] == ["R10.3"]
    assert day(robot("0,0 N"), robot("5,3 N"), superbot=0).turn().events("DamageDiscarded") == []


def test_r10_3_the_damage_of_a_return_stays():
    scene = day(robot("0,0 W: 1", archive=[1, 1]), robot("5,3 N"), superbot=0).turn()
    assert (title(scene), scene.damage()[0]) == (0, 2)


def test_r10_3_a_push_blames_in_a_chain_too():
    scene = day(robot("0,0 E: 1"), robot("1,0 N"), robot("2,0 N"), superbot=2).play()
    assert (blames(scene), scene.position["blamed"]) == ([0], 0)
    assert scene.events("BlameFell")[0]["rule"] == "R10.3"


def test_r10_3_a_push_against_a_wall_blames_nobody_and_a_ram_does():
    scene = day(robot("0,0 E: 1"), robot("1,0 N"), robot("2,0 N"), floor=WALLED, superbot=1).play()
    assert [event["seat"] for event in scene.events("MoveBlocked")] == [0]
    assert [event for event in scene.events("BlameFell") if event["beat"] <= scene.events("MoveBlocked")[0]["beat"]] == []
    rammed = day(robot("0,0 E: 1", options=["ramming_gear"]), robot("1,0 N"), robot("2,0 N"), floor=WALLED, superbot=1).play()
    assert rammed.events("BlameFell")[0]["beat"] <= rammed.events("MoveBlocked")[0]["beat"]


def test_r10_3_belts_pushers_and_floor_lasers_blame_nobody():
    floor = "+   +   +   +   +\n  >   .   .   .\n+   +   +   +   +\npusher 1,0 E 1\nlaser 2,0 N 1\n"
    scene = day(robot("0,0 N"), robot("3,0 N"), floor=floor, superbot=0).play()
    assert scene.at(0) == "2,0 N"
    assert scene.damage()[0] == 1
    assert blames(scene) == []


def test_r10_3_a_hit_blames_prevented_or_not():
    scene = day(robot("0,0 E"), robot("3,0 N", options=["ablative_coat"]), superbot=1).play()
    assert (scene.damage()[1], blames(scene)) == (0, [0])
    pressor = {"options": ["pressor_beam"], "answers": {"weapon": {"1": "pressor_beam"}}}
    stuck = day(robot("0,0 E", **pressor), robot("1,0 N"), robot("2,0 S"), floor=WALLED, superbot=1).play()
    assert (stuck.at(1), blames(stuck)) == ("1,0 N", [0])


def test_r10_3_of_several_hits_the_lowest_card_is_to_blame():
    scene = day(robot("0,0 E: r"), robot("3,0 N"), robot("3,3 W: r"), superbot=1)
    scene.state.robot_heading[0] = 0
    scene.play()
    assert blames(scene) == [2]
    none = day(robot("0,0 E"), robot("3,0 N"), robot("3,3 W: r"), superbot=1).play()
    assert blames(none) == [0]


def test_r10_3_no_card_at_all_is_settled_in_dock_order():
    scene = day(robot("0,0 E", dock=3), robot("3,0 S", dock=1), robot("5,0 W", dock=2), superbot=1).play()
    assert blames(scene) == [2]


def test_r10_3_a_tractor_beam_on_an_adjacent_robot_is_no_hit():
    tractor = {"options": ["tractor_beam"], "answers": {"weapon": {"1": "tractor_beam"}}}
    assert blames(day(robot("0,0 E", **tractor), robot("1,0 S"), superbot=1).play()) == []
    assert blames(day(robot("0,0 E", **tractor), robot("2,0 S"), superbot=1).play()) == [0]


def test_r10_3_a_weapon_blames_nobody_for_what_its_target_pushes():
    pressor = {"options": ["pressor_beam"], "answers": {"weapon": {"1": "pressor_beam"}}}
    scene = day(robot("0,0 E", **pressor), robot("2,0 S"), robot("3,0 S"), superbot=2).play()
    assert scene.at(2) == "4,0 S"
    assert blames(scene) == []


@pytest.mark.parametrize(("down", "expected"), [(False, [0]), (True, [])])
@pytest.mark.parametrize("weapon", ["radio_control", "scrambler"])
def test_r10_3_radio_control_and_scrambler_are_hits_when_they_apply(weapon, down, expected):
    shooter = {"options": [weapon], "answers": {"weapon": {"1": weapon}}}
    scene = day(robot("0,0 E", **shooter), robot("3,0 S: l l", powered_down=down), superbot=1, deck=[500]).play()
    assert blames(scene) == expected


def test_r10_3_a_move_under_radio_control_is_the_movers_own():
    radio = {"options": ["radio_control"], "answers": {"weapon": {"1": "radio_control"}}}
    scene = day(robot("2,0 S: u 1", **radio), robot("2,3 S: l r"), robot("3,3 S: l"), superbot=2)
    scene.state.robot_heading[0] = 0
    scene.play(2)
    moved = [event for event in scene.events("RobotMoved") if event["seat"] == 2]
    assert [event["by"] for event in moved] == [1]
    assert blames(scene)[-1] == 1


def test_r10_3_the_blamed_robot_is_superbot_from_then_on():
    scene = day(robot("1,0 W: 1 1"), robot("0,0 N"), superbot=1).play(2)
    passed = scene.events("TitlePassed")
    assert [(event["seat"], event["from"], event["by_blame"], event["rule"]) for event in passed] == [(0, 1, True, "R10.3")]
    assert (scene.position["superbot"], scene.position["blamed"]) == (0, None)


def test_r10_3_the_last_blame_counts_also_for_a_later_fall():
    scene = day(robot("0,0 W: 1"), robot("5,3 N"), superbot=0, blamed=1).play()
    assert title(scene) == 1
    nobody = day(robot("0,0 W: 1"), robot("5,3 N"), superbot=0).play()
    assert (title(nobody), nobody.events("TitlePassed")) == (0, [])


def test_r10_3_one_who_is_out_of_the_game_does_not_get_the_title():
    scene = day(robot("0,0 W: 1"), robot("5,3 N"), robot("0,0 N", at=None, lives=0), superbot=0, blamed=2).play()
    assert title(scene) == 0
    assert scene.position["blamed"] == 2


def test_r10_3_a_destroyed_robot_with_a_life_left_gets_the_title():
    robots = [robot("0,0 E", damage=9, locked=JAMMED), robot("3,0 W", damage=9, locked=SIX), robot("0,3 N")]
    scene = day(*robots, superbot=1).play()
    assert scene.all()[:2] == [None, None]
    assert title(scene) == 0


def test_r10_3_blame_is_forgotten_when_the_superbot_returns():
    scene = day(robot("0,0 W: 1"), robot("5,3 N"), robot("0,0 N", at=None, lives=0), superbot=0, blamed=2).turn()
    assert scene.at(0) == "0,0 N"
    assert scene.position["blamed"] is None
    assert blames(scene) == [None]


def test_r10_3_out_of_lives_with_nobody_to_blame_the_title_goes_on_in_dock_order():
    robots = [robot("0,0 W: 1", lives=1, dock=3), robot("5,3 N", dock=2), robot("5,0 N", dock=1), robot("3,3 N", lives=0, at=None, dock=4)]
    scene = day(*robots, superbot=0).play()
    assert title(scene) == 2
    assert [event["by_blame"] for event in scene.events("TitlePassed")] == [False]
    second = [robot("5,3 N", dock=1), robot("0,0 W: 1", lives=1, dock=2), robot("5,0 N", dock=3)]
    assert title(day(*second, superbot=1).play()) == 2
    only_one_out = day(
        *[robot("0,0 W: 1", lives=1), robot("5,3 N"), robot("5,0 N"), robot("3,3 N", lives=0, at=None)], superbot=0, blamed=3
    )
    assert title(only_one_out.play()) == 1


def test_r10_3_title_passes_at_once_so_that_the_next_register_scores_for_the_new_one():
    robots = [robot("1,0 W: 1"), robot("0,0 N"), robot("5,3 N")]
    scene = day(*robots, flags=[(0, 0), (5, 0)], superbot=1).play()
    assert scene.robot(0)["flags"] == 1


def test_r10_3_play_on_does_nothing_here():
    scene = day(robot("0,0 N"), robot("5,3 N"), robot("5,0 N"), flags=[(0, 0)], superbot=0, rules={"play_on": True}).play()
    assert scene.outcome == {"winners": [0], "reason": "flags"}


def test_r10_3_otherwise_the_last_robot_wins():
    scene = day(robot("0,0 W: 1", lives=1), robot("5,3 N"), superbot=0).play()
    assert scene.outcome == {"winners": [1], "reason": "last_robot"}


@pytest.mark.parametrize(
    ("fields", "pointer"),
    [({"superbot": 2}, "/superbot"), ({"superbot": 1}, "/superbot"), ({"blamed": 2}, "/blamed"), ({"superbot": 0, "blamed": 0}, "/blamed")],
)
def test_r10_3_the_superbot_is_a_robot_with_a_life_left_and_another_is_to_blame(fields, pointer):
    with pytest.raises(Refusal) as refusal:
        day(robot("0,0 N"), robot("5,3 N", at=None, lives=0), **fields)
    assert refusal.value.pointer == pointer


def test_r10_3_one_life_is_enough_for_the_title():
    blamed = day(robot("0,0 W: 1"), robot("5,3 N", lives=1), superbot=0, blamed=1).play()
    assert title(blamed) == 1
    following = day(robot("0,0 W: 1", lives=1), robot("5,3 N", lives=1), robot("5,0 N"), superbot=0).play()
    assert title(following) == 1


def test_r10_3_one_point_of_damage_is_discarded_too():
    assert day(robot("0,0 N", damage=1), robot("5,3 N"), superbot=0).turn().damage() == [0, 0]


@pytest.mark.parametrize("docks", [(1, 2), (2, 1)])
def test_r10_3_of_two_without_cards_the_first_in_dock_order_is_to_blame(docks):
    robots = [robot("0,0 E", dock=docks[0]), robot("2,3 N", dock=docks[1]), robot("2,0 W", dock=3, powered_down=True)]
    assert blames(day(*robots, superbot=2).play()) == [docks.index(1)]


def test_r10_3_on_another_day_nobody_is_blamed():
    scene = Scene(OPEN_FLOOR, robot("0,0 E"), robot("2,0 N")).play()
    assert scene.damage() == [0, 1]
    assert scene.events("BlameFell") == []


@pytest.mark.parametrize(("docks", "following"), [((2, 1, 3), 2), ((1, 2, 3), 1), ((3, 1, 2), 1)])
def test_r10_3_the_title_goes_on_from_its_own_dock_and_past_the_last(docks, following):
    robots = [robot(text, dock=dock) for text, dock in zip(("0,0 W: 1", "5,3 N", "5,0 N"), docks, strict=True)]
    robots[0]["lives"] = 1
    assert title(day(*robots, superbot=0).play()) == following
    turned = [robot("5,3 N", dock=2), robot("0,0 W: 1", dock=1, lives=1), robot("5,0 N", dock=3)]
    assert title(day(*turned, superbot=1).play()) == 0


def test_r10_3_where_nobody_is_left_the_title_stays():
    scene = day(robot("0,0 W: 1", lives=1), robot("5,3 N", at=None, lives=0), superbot=0).play()
    assert (title(scene), scene.events("TitlePassed")) == (0, [])


def test_r10_3_blame_stays_when_another_robot_returns():
    scene = day(robot("0,0 N"), robot("5,3 E: 1"), robot("5,0 N"), superbot=0, blamed=2).turn()
    assert [event["seat"] for event in scene.events("RobotReturned")] == [1]
    assert scene.position["blamed"] == 2
    alone = day(robot("0,0 W: 1"), robot("5,3 N"), superbot=0).turn()
    assert blames(alone) == []


def test_r10_3_a_superbot_with_all_flags_wins_by_this_rule():
    scene = day(robot("0,0 N"), robot("5,3 N"), flags=[(0, 0)], superbot=0).play()
    assert [event["rule"] for event in scene.events("GameEnded")] == ["R10.3"]
