"""A0.7-A0.10 Charts, damage, craft and what is in the box."""

from __future__ import annotations

from itertools import product

import pytest
from tests.asteroyds.rulebook import rule_text
from tests.asteroyds.scene import plan, ready, scene
from tests.asteroyds.tables import start
from tests.asteroyds.test_components import ALONE

from swarmrally.asteroyds.components.state import COLOURS, PILOTS
from swarmrally.asteroyds.playing.game import SeatChoice, Setup, check_setup
from swarmrally.asteroyds.rules.chart import LEGAL, NOT_IN_COLUMN, NOT_IN_ENERGY, SHIELD, TURN_BACK, WAIT, fault_in_plan
from swarmrally.kernel.refusal import Refusal

TWO = """
        |0→.   1→.
        """


@pytest.mark.parametrize("letter", ["s", "f", "r", "l", "b"])
def test_a0_7_every_action_column_offers_shoot_forward_right_left_turn_back(letter):
    for column in range(6):
        ready(ALONE, {0: ". " * column + letter}, mode="shooting")
    with pytest.raises(ValueError, match="Invalid enum value"):
        plan(0, "shield")


@pytest.mark.parametrize("letter", ["s", "f", "r", "l", "shield"])
def test_a0_7_the_energy_column_offers_shoot_forward_right_left_shield(letter):
    ready(ALONE, {0: f"| {letter}"}, mode="shooting")


@pytest.mark.parametrize("letter", ["b", "."])
def test_a0_7_the_energy_column_offers_neither_turning_back_nor_nothing(letter):
    with pytest.raises(ValueError, match=r"Invalid enum value|Expected `str`"):
        plan(0, f"| {letter}")


def test_a0_7_an_unfit_action_on_the_chart_itself_is_found():
    state = ready(ALONE).state
    assert fault_in_plan(state, 0) == (0, LEGAL)
    state.plan[0, 6] = TURN_BACK
    assert fault_in_plan(state, 0) == (6, NOT_IN_ENERGY)
    state.plan[0, 6] = WAIT
    assert fault_in_plan(state, 0) == (6, NOT_IN_ENERGY)
    state.plan[0, 2] = SHIELD
    assert fault_in_plan(state, 0) == (2, NOT_IN_COLUMN)


def test_a0_7_the_energy_column_is_carried_out_last():
    after = scene(
        """
        |0→.     .     .
        """,
        {0: ". . . . . f | f"},
    )
    assert after.told("CraftMoved") == [
        "A4.2 CraftMoved seat 0, column 6, from [0, 0], to [0, 1]",
        "A4.2 CraftMoved seat 0, column 7, from [0, 1], to [0, 2]",
    ]


@pytest.mark.parametrize("mode", ["racing", "targets", "drones"])
def test_a0_8_damage_runs_from_0(mode):
    assert [craft.damage for craft in start(mode).position.craft] == [0] * 6


def test_a0_8_a_craft_with_5_damage_flies_on_unimpaired():
    after = scene(
        """
        |0→.     .     .     .     .     .     .     .
        """,
        {0: "f f f f f f | f"},
        craft={0: {"damage": 5}},
    )
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 7), 5)


def test_a0_8_a_craft_with_6_damage_is_destroyed():
    after = scene(
        """
        |0→.     ### 1→.
        """,
        {0: "f"},
        craft={0: {"damage": 5}},
    )
    assert (after.craft(0).at, after.craft(0).damage) == (None, 6)
    assert after.told("CraftDestroyed") == ["A5.6 CraftDestroyed seat 0, at [0, 0]"]


def test_a0_8_damage_stops_at_6():
    after = scene(
        """
        |0→.     ### 1→.
        """,
        {0: "f | f"},
        craft={0: {"damage": 5}},
    )
    assert after.craft(0).damage == 6


def test_a0_9_six_colours_and_six_pilots():
    assert set(COLOURS) == {"red", "yellow", "purple", "blue", "green", "orange"}
    assert set(PILOTS) == {"hector", "dolorosa", "lawrence", "yayenek", "mhand", "1634"}


def test_a0_9_any_pilot_flies_any_colour():
    for colour, pilot in product(COLOURS, PILOTS):
        others = SeatChoice(COLOURS[COLOURS.index(colour) - 1], PILOTS[PILOTS.index(pilot) - 1])
        check_setup(Setup(seats=[SeatChoice(colour, pilot), others]))


def test_a0_9_each_pilot_and_each_colour_is_there_once():
    with pytest.raises(Refusal, match="/seats/1/pilot: expected each pilot once, hector is taken"):
        check_setup(Setup(seats=[SeatChoice("red", "hector"), SeatChoice("blue", "hector")]))
    with pytest.raises(Refusal, match="/seats/1/colour: expected each colour once, red is taken"):
        check_setup(Setup(seats=[SeatChoice("red", "hector"), SeatChoice("red", "mhand")]))
    with pytest.raises(Refusal, match="/craft/1/pilot: expected each pilot once"):
        ready(TWO, craft={0: {"pilot": "hector"}, 1: {"pilot": "hector"}})
    with pytest.raises(Refusal, match="/craft/1/colour: expected each colour once"):
        ready(TWO, craft={0: {"colour": "red"}, 1: {"colour": "red"}})


NAMES = ["Hector Memeiev", "Mastress Dolorosa Guell", "Lawrence Finch", "Yayenek", "M'Handa M'Hand", "1634 Nemod Centre"]


BOX = ["36 tiles", "24 target tokens", "six of each of the 4 symbols", "8 transparent tokens per colour", "3 dice", "a stopwatch"]


@pytest.mark.parametrize("name", [*NAMES, "Lost Swarm", "Ujitos"])
def test_a0_9_the_rulebook_gives_the_names(name):
    assert name in rule_text("A0.9")


@pytest.mark.parametrize("words", BOX)
def test_a0_10_the_rulebook_tells_what_is_in_the_box(words):
    assert words in rule_text("A0.10")
