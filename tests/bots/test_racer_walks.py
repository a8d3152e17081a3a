"""How the RoboRally racer walks, and what the ace adds to it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.test_rookie_walks import PIT_AHEAD, dealt
from tests.roborally.scene import LETTERS, OPEN_FLOOR

from swarmrally.bots import Budget, bot
from swarmrally.kernel.squares import OFF, cell_at
from swarmrally.roborally.components.cards import KIND

ENOUGH = Budget(nodes=20_000)
BELT_TO_PIT = OPEN_FLOOR.replace("  .   .   .   .   .   .", "  >   >  pit  .   .   .", 1)


def program(scene, name="racer") -> Any:
    return bot("roborally", name).plan(scene.course, scene.state, 0, 1, ENOUGH)


def walked(hand, name="racer", **how):
    """The letters of the cards in its registers."""
    chosen = program(dealt(hand, **how), name)
    return " ".join("+".join(LETTERS[KIND[card // 10]] for card in held) if held else "-" for held in chosen.registers)


@pytest.mark.parametrize("name", ["racer", "ace"])
def test_it_wins_when_it_can(name):
    assert walked("u l r 1 2 b l 3", name)[:3] in ("3 2", "2 3")


@pytest.mark.parametrize("name", ["racer", "ace"])
def test_it_comes_in_second_where_all_play_on(name):
    """R8.5 Also when the game ends with it."""
    scene = dealt("u l r 1 2 b l 3", others=("5,3 N", "5,2 N"))
    scene.state.play_on, scene.state.places = 1, 1
    scene.state.robot_place[2], scene.state.robot_cell[2] = 1, OFF
    chosen = program(scene, name)
    assert sorted(LETTERS[KIND[held[0] // 10]] for held in chosen.registers[:2]) == ["2", "3"]


def test_it_takes_a_turn_now_for_a_short_way_to_the_next_flag():
    assert walked("3 2 r 2 1 l u", flags=[(5, 0), (5, 2)])[:7] == "3 2 r 2"


@pytest.mark.parametrize("floor", [PIT_AHEAD, BELT_TO_PIT])
def test_it_falls_into_no_pit_that_it_can_avoid(floor):
    scene = dealt("3 3 2 1 1 u r l", floor)
    for register, held in enumerate(program(scene).registers):
        scene.state.registers[0, register, 0] = held[0] // 10
    assert scene.play(5).robot(0)["lives"] == 3


def test_it_sidesteps_with_crab_legs():
    assert walked("1 r u u b b l", at="0,0 N", flags=[(1, 0)], options=["crab_legs"]).startswith("1+r")


def test_it_turns_after_a_step_with_a_dual_processor():
    assert walked("3 r 3 u u b b", at="0,0 E", flags=[(2, 3)], options=["dual_processor"]).startswith("3+r 3")


def test_it_brakes_where_a_step_would_be_one_too_many():
    chosen = program(dealt("1 1 1 1 1", at="3,0 E", flags=[(4, 0), (5, 0)], options=["brakes"]))
    assert chosen.answers.brakes == []
    chosen = program(dealt("1 1 1 1 1", at="5,0 E", flags=[(0, 0)], options=["brakes"]))
    assert chosen.answers.brakes == [1, 2, 3, 4, 5]


def test_it_reaches_for_the_flag():
    chosen = program(dealt("3 1 u l r", at="0,1 E", flags=[(4, 0)], options=["mechanical_arm"]))
    assert chosen.answers.mechanical_arm["1"] == (4, 0)


@pytest.mark.parametrize(("damage", "down"), [(1, False), (8, True)])
def test_it_powers_down_when_damage_costs_more_than_a_turn(damage, down):
    locked = {"5": [70], "4": [90], "3": [110], "2": [130]} if damage == 8 else {}
    hand = "u" if damage == 8 else "u l r l r b u b"
    assert program(dealt(hand, at="2,2 N", flags=[(5, 0), (0, 0), (5, 3), (0, 3)], damage=damage, locked=locked)).power_down is down


def test_it_comes_back_facing_the_flag():
    scene = dealt("1 1 2 l r", at="3,2 W", flags=[(5, 2)])
    assert program(scene).re_entry.heading == "E"


@pytest.mark.parametrize("name", ["racer", "ace"])
def test_it_pushes_a_rival_that_is_down_into_a_pit(name):
    scene = dealt("1 l l r r u u", PIT_AHEAD, at="0,0 E", flags=[(0, 3)])
    scene.state.robot_at[scene.state.robot_cell[1]] = -1
    scene.state.robot_cell[1], scene.state.robot_down[1], scene.state.robot_lives[1] = cell_at(1, 0), 1, 1
    scene.state.robot_at[cell_at(1, 0)] = 1
    chosen = bot("roborally", name).plan(scene.course, scene.state, 0, 1, ENOUGH)
    assert LETTERS[KIND[chosen.registers[0][0] // 10]] == "1"
