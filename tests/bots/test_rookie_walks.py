"""How the RoboRally rookie walks when nothing slips."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bots.tables import roborally
from tests.contract.games import engine
from tests.roborally.scene import LETTERS, OPEN_FLOOR, Scene, robot

from swarmrally.bots.roborally import rookie
from swarmrally.bots.roborally.rookie import answer, plan
from swarmrally.bots.roborally.walking import slips as of_rookies
from swarmrally.bots.roborally.walking.aims import list_goals, list_wanted
from swarmrally.bots.roborally.walking.drafts import find_cards, take_hand
from swarmrally.bots.roborally.walking.slips import (
    A_FLAG,
    A_LIFE,
    ANOTHER_FLAG,
    MOST_FORGOTTEN,
    MOST_LOST,
    TURNS,
    UNPRESSED,
    find_flag_ways,
    forgets_floor,
    loses_way,
    mistake_flag,
)
from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.decisions import ask
from swarmrally.kernel.fields import new
from swarmrally.kernel.squares import cell_at
from swarmrally.roborally.components.cards import KIND
from swarmrally.roborally.components.state import ALL_REGISTERS, ASK_RE_ENTRY, PROGRAMMING, lift_robot
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.playing.setting_up import Setup, usual_seats

PIT_AHEAD = OPEN_FLOOR.replace("  .   .   .   .   .   .", "  .   .  pit  .   .   .", 1)
BELT_AWAY = "\n".join("  >   >   >   >   >   >" if number == 6 else line for number, line in enumerate(OPEN_FLOOR.splitlines()))
BELT_AHEAD = OPEN_FLOOR.replace("  .   .   .   .   .   .", "  >   >   >   .   .   .", 1)


def dealt(hand, floor=OPEN_FLOOR, at="0,0 E", flags=((5, 0),), special=(), others=("5,3 N",), **fields):
    """A robot with this hand, and another one far away."""
    scene = Scene(floor, robot(at, **fields), *map(robot, others), flags=flags, special=special)
    cards = [scene.card(letter) for letter in hand.split()]
    scene.state.hand[0, : len(cards)] = cards
    scene.state.hand_count[0] = len(cards)
    scene.state.to_program[0] = ALL_REGISTERS & ~int(scene.state.robot_locked[0])
    scene.state.stage = PROGRAMMING
    return scene


def best_cards(course, state, seat, sees_floor):
    """Those of a rookie to whom nothing slips."""
    walk = new(Walk)
    list_goals(course, state, walk, seat)
    take_hand(state, walk, seat)
    find_cards(course, state, walk, seat, sees_floor)
    return walk.card.tolist()


def goals_in(walk):
    return [tuple(walk.cell[goal, : int(walk.size[goal])].tolist()) for goal in range(int(walk.goals))]


def mistaken(course, state, seat, number):
    walk = new(Walk)
    mistake_flag(course, state, walk, seat, number)
    return goals_in(walk)


def wanted(course, state, seat):
    walk = new(Walk)
    list_wanted(course, state, walk, seat)
    return goals_in(walk)


def seen_by(course, state):
    """A walker that knows the ways to all flags."""
    walk = new(Walk)
    find_flag_ways(course, state, walk)
    return walk


def lead(course, state, seat):
    return of_rookies.lead(course, state, seen_by(course, state), seat)


def is_pressed(course, state, seat):
    return of_rookies.is_pressed(course, state, seen_by(course, state), seat)


def walked(hand, **how):
    """The letters of the cards in its registers."""
    scene = dealt(hand, **how)
    cards = best_cards(scene.course, scene.state, 0, sees_floor=True)
    return " ".join(LETTERS[KIND[card]] for card in cards)


def test_it_walks_to_the_flag():
    assert walked("1 u 2 l 3 b r", flags=[(5, 0)])[:3] in ("3 2", "2 3")


def test_it_goes_on_to_the_next_flag():
    assert walked("3 2 r 2 1 l u", flags=[(5, 0), (5, 2)])[:7] == "3 2 r 2"


def test_it_falls_into_no_pit_that_it_can_avoid():
    scene = dealt("3 3 2 1 1 u r l", PIT_AHEAD)
    for register, card in enumerate(best_cards(scene.course, scene.state, 0, sees_floor=True)):
        scene.state.registers[0, register, 0] = card
    assert not scene.play(5).events("RobotDestroyed")


def test_it_reckons_with_belts_when_it_thinks_of_them():
    scene = dealt("1 2 u u l l r", BELT_AHEAD, flags=[(2, 0)])
    letters = [LETTERS[KIND[best_cards(scene.course, scene.state, 0, sees_floor)[0]]] for sees_floor in (True, False)]
    assert letters == ["1", "2"]


def test_a_locked_register_keeps_its_card():
    scene = dealt("1 1 2 l", damage=5, locked={"5": [790]})
    program: Any = plan(scene.course, scene.state, 0, 1)
    assert program.registers[4] is None
    assert sum(held is not None for held in program.registers) == 4


@pytest.mark.parametrize(("damage", "down"), [(4, False), (5, True)])
def test_it_powers_down_when_registers_lock(damage, down):
    locked = {"5": [790]} if damage == 5 else {}
    scene = dealt("1 1 2 l r", damage=damage, locked=locked)
    assert plan(scene.course, scene.state, 0, 1).power_down is down


@pytest.mark.parametrize(("at", "down"), [("0,1 N", True), ("0,2 N", False)])
def test_it_powers_down_on_no_belt_that_would_then_take_it_away(at, down):
    scene = dealt("u u l l", BELT_AWAY, at=at, damage=5, locked={"5": [70]})
    assert plan(scene.course, scene.state, 0, 1).power_down is down


@pytest.mark.parametrize(("damage", "goes"), [(4, True), (8, False)])
def test_it_goes_for_no_flag_in_a_laser_that_would_be_its_end(damage, goes):
    locked = {str(register): [60 + 10 * register] for register in range(2, 6)} if damage == 8 else {}
    scene = dealt("1 l u u u", at="0,0 E", flags=[(1, 0)], damage=damage, locked=locked)
    scene.course.lit[scene.state.robot_cell[0] + 1] = 1
    cards = best_cards(scene.course, scene.state, 0, sees_floor=True)
    assert ("1" in [LETTERS[KIND[card]] for card in cards]) is goes


def test_nobody_powers_down_among_factory_rejects():
    scene = dealt("1 1 2 l", damage=5, locked={"5": [790]}, special="factory_rejects")
    assert not plan(scene.course, scene.state, 0, 1).power_down


def test_it_keeps_its_fastest_leftover_on_the_flywheel():
    scene = dealt("3 3 2 2 1 1 u", at="0,0 S", options=["flywheel"])
    program: Any = plan(scene.course, scene.state, 0, 1)
    used = {held[0] for held in program.registers}
    hand = {int(card) * 10 for card in scene.state.hand[0, :7]}
    assert program.flywheel == max(hand - used)


def test_its_policies_use_what_it_holds():
    scene = dealt("1 1 2 l r", options=["mechanical_arm", "mini_howitzer", "high_power_laser"])
    answers = plan(scene.course, scene.state, 0, 1).answers
    assert answers.weapon["3"] == "mini_howitzer"
    assert answers.high_power_laser == [1, 2, 3, 4, 5]
    assert answers.mechanical_arm["end"] == (5, 0)
    assert answers.discard_options == []


def test_it_gives_options_rather_than_its_life():
    locked = {"5": [790], "4": [780], "3": [770], "2": [760]}
    scene = dealt("1", options=["brakes"], damage=8, locked=locked)
    assert plan(scene.course, scene.state, 0, 1).answers.discard_options == ["brakes"]


def test_it_comes_back_facing_the_flag():
    scene = dealt("1 1 2 l r", at="3,2 N")
    assert plan(scene.course, scene.state, 0, 1).re_entry.heading in ("N", "E")
    lift_robot(scene.state, 0)
    scene.state.robot_archive[0] = cell_at(5, 2)
    ask(scene.state, 0, ASK_RE_ENTRY)
    ways = [form for form, _ in legal_answers(scene.course, scene.state)]
    assert answer(scene.course, scene.state, 0, ways, 1) == {"heading": "N", "at": [5, 2], "powered_down": False}


def test_in_toggle_boggle_it_goes_for_the_nearest_flag_that_is_not_the_team_s():
    scene = dealt("1 1 l u r b", at="1,0 E", flags=[(2, 0), (0, 0)], special="toggle_boggle", team=0)
    scene.state.flag_team[0] = 0
    cards = best_cards(scene.course, scene.state, 0, sees_floor=True)
    assert LETTERS[KIND[cards[0]]] == "b"


def test_without_flags_it_goes_for_a_rival():
    assert walked("1 1 r l u 3", at="5,0 S", flags=[], special="war_zone", team=0).startswith("3")


class Remembering:
    """A rookie that keeps what it saw and what it made of it."""

    def __init__(self):
        self.plans = []

    def plan(self, *seen):
        self.plans.append((seen, rookie.plan(*seen)))
        return self.plans[-1][1]

    def answer(self, *seen):
        return rookie.answer(*seen)


@pytest.mark.parametrize("course", ["Risky Exchange", "Moving Targets", "War Zone"])
def test_it_walks_alike_interpreted_and_compiled(course):
    bot: Any = Remembering()
    roborally(Setup(course=course, seats=usual_seats(8)), [bot] * 8, seed=3, longest=5)
    with engine("bots.roborally", compiled=False):
        assert [rookie.plan(*seen) for seen, _ in bot.plans] == [program for _, program in bot.plans]


def test_it_takes_another_flag_for_the_next_and_each_as_often():
    scene = dealt("1 1 2 l r", flags=[(5, 0), (5, 2), (0, 3)])
    scene.state.robot_flags[0] = 1
    drawn = Counter(mistaken(scene.course, scene.state, 0, number)[0] for number in range(ANOTHER_FLAG))
    assert drawn == {(cell_at(5, 0),): ANOTHER_FLAG // 2, (cell_at(0, 3),): ANOTHER_FLAG // 2}


def test_where_flags_have_no_order_it_takes_any_of_them():
    scene = dealt("1 1 2 l r", flags=[(5, 0), (5, 2), (0, 3)], special="toggle_boggle", team=0)
    drawn = {mistaken(scene.course, scene.state, 0, number)[0] for number in range(ANOTHER_FLAG)}
    assert drawn == {(cell_at(*place),) for place in [(5, 0), (5, 2), (0, 3)]}


RACE = [(5, 0), (0, 3), (5, 2)]


def running(mine, theirs, at="2,2 N"):
    """Two robots with so many flags each."""
    scene = dealt("3 3 2 2 1 1 l r u", at=at, flags=RACE)
    scene.state.robot_flags[:2] = mine, theirs
    return scene


def slips(slip, scene):
    """In how many of all draws it makes this slip."""
    walk = seen_by(scene.course, scene.state)
    return sum(slip(scene.course, scene.state, walk, 0, drawn) for drawn in range(TURNS))


def test_it_slips_the_more_often_the_further_it_is_ahead():
    behind, level, ahead = running(0, 1), running(1, 1), running(2, 1)
    assert slips(loses_way, behind) < slips(loses_way, level) < slips(loses_way, ahead) <= MOST_LOST
    assert slips(forgets_floor, behind) == 0 < slips(forgets_floor, ahead) <= MOST_FORGOTTEN


def test_a_step_nearer_to_the_flag_is_a_step_of_its_lead():
    nearer, farther = running(1, 1, at="1,3 N"), running(1, 1, at="2,3 N")
    assert lead(nearer.course, nearer.state, 0) == lead(farther.course, farther.state, 0) + 1


def test_who_has_lost_a_life_is_further_behind():
    scene = running(1, 1)
    before = lead(scene.course, scene.state, 0)
    scene.state.robot_lives[0] -= 1
    assert lead(scene.course, scene.state, 0) == before - A_LIFE


def test_while_nobody_presses_it_the_floor_is_not_forgotten_and_no_lead_makes_it_careless():
    scene = running(2, 0)
    assert lead(scene.course, scene.state, 0) == UNPRESSED
    assert slips(forgets_floor, scene) == 0


def test_what_it_draws_is_what_it_walks():
    """In a program as in the draws: it goes elsewhere now and then, and not always."""
    scene = running(1, 1)
    right = [[card * 10] for card in best_cards(scene.course, scene.state, 0, sees_floor=True)]
    assert 0 < sum(plan(scene.course, scene.state, 0, seed).registers != right for seed in range(100)) < 90


def test_a_rival_presses_it_who_has_a_flag_or_is_under_way_to_one():
    scene = running(0, 0)
    scene.state.robot_archive[1] = scene.state.robot_cell[1] = cell_at(0, 3)
    assert not is_pressed(scene.course, scene.state, 0)
    scene.state.robot_cell[1] = cell_at(4, 1)
    assert is_pressed(scene.course, scene.state, 0)


def test_a_rival_who_is_out_presses_nobody():
    scene = running(0, 1)
    assert is_pressed(scene.course, scene.state, 0)
    scene.state.robot_lives[1] = 0
    assert not is_pressed(scene.course, scene.state, 0)


def test_in_teams_what_counts_is_what_the_team_holds():
    scene = dealt("1 1 2 l r", flags=RACE, special="toggle_boggle", team=0)
    scene.state.robot_team[:2] = 0, 1
    scene.state.flag_team[:3] = 0, 1, 0
    assert (lead(scene.course, scene.state, 0), lead(scene.course, scene.state, 1)) == (A_FLAG, -A_FLAG)


@pytest.mark.parametrize(("damage", "burns"), [(0, True), (6, False)])
def test_the_more_damage_it_has_the_more_it_keeps_out_of_lasers(damage, burns):
    locked = {"4": [100], "5": [110]} if damage else {}
    scene = dealt("2 l l r r u u", at="0,0 E", flags=[(5, 0)], damage=damage, locked=locked)
    scene.course.lit[cell_at(2, 0)] = 1
    cards = best_cards(scene.course, scene.state, 0, sees_floor=True)
    assert ("2" in [LETTERS[KIND[card]] for card in cards]) is burns


def test_who_can_not_power_down_goes_to_be_repaired():
    scene = dealt("1 1 2 l", damage=5, locked={"5": [790]}, special="factory_rejects")
    scene.course.site[cell_at(2, 2)] = 1
    assert wanted(scene.course, scene.state, 0)[0] == (cell_at(2, 2),)
    scene.state.robot_damage[0] = 4
    assert wanted(scene.course, scene.state, 0)[0] == (cell_at(5, 0),)
