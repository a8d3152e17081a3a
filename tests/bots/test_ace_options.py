"""What the RoboRally ace does with options that others leave to a policy: a new hand, a card for later, and its weapons."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.bots.test_rookie_walks import PIT_AHEAD, dealt
from tests.conftest import needs_compiler
from tests.roborally.scene import Scene, robot

from swarmrally.bots import Act, Budget
from swarmrally.bots.roborally import ace
from swarmrally.bots.roborally.desk import recompiles
from swarmrally.kernel.fields import to_bytes
from swarmrally.roborally.components.cards import KIND, U_TURN
from swarmrally.roborally.components.option_cards import RECOMPILE
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.options.holding import gain_option
from swarmrally.table.games import roborally as box

pytestmark = needs_compiler
ENOUGH = Budget(nodes=4_000)


def decided(question, *robots, floor=PIT_AHEAD, flags=((5, 0),), **kept):
    """What the ace of seat 0 answers when it is first asked."""
    first, *others = robots
    first["ask"] = [question]
    scene = Scene(floor, first, *others, flags=flags)
    for name, card in kept.items():
        getattr(scene.state, name)[0] = scene.card(card)
    assert scene.turn().question == (0, question)
    answers = [form for form, _ in legal_answers(scene.course, scene.state)]
    return ace.answer(scene.course, view(scene.state, 0), 0, answers, 1)


@pytest.mark.parametrize(("hand", "is_poor"), [("u u u b b l l r b", True), ("3 2 1 2 3 l r u b", False)])
def test_it_recompiles_a_poor_hand_and_keeps_a_good_one(hand, is_poor):
    scene = dealt(hand, options=["recompile"], flags=[(5, 0), (5, 3)])
    assert recompiles("ace", scene.course, scene.state, 0, 1, ENOUGH) is is_poor
    assert not recompiles("racer", scene.course, scene.state, 0, 1, ENOUGH)


def test_a_point_of_damage_that_would_destroy_it_is_too_much_for_a_hand():
    locked = {"5": [70], "4": [90], "3": [110], "2": [130], "1": [150]}
    scene = dealt("", options=["recompile"], damage=9, locked=locked)
    assert not recompiles("ace", scene.course, scene.state, 0, 1, ENOUGH)


def test_at_a_table_it_is_asked_again_after_it_has_recompiled():
    setup = Setup(seats=usual_seats(2))
    game = Game(setup, "again")
    gain_option(game.state, 0, RECOMPILE)
    game.state.hand[0, :9] = [card for card in range(1, 85) if KIND[card] == U_TURN] + [7, 9, 11]

    def chosen():
        return box.choose(msgspec.json.encode(setup), to_bytes(view(game.state, 0)), 0, "ace", 1, None, ENOUGH)

    assert chosen() == Act("recompile")
    game.recompile(0)
    game.plan(chosen())


@pytest.mark.parametrize(("at", "weapon"), [("1,0 N", "pressor_beam"), ("3,0 N", "tractor_beam")])
def test_it_takes_the_weapon_that_moves_a_rival_into_a_pit(at, weapon):
    shooter = robot("0,0 N: r l r l u", options=["pressor_beam", "tractor_beam"])
    assert decided("weapon", shooter, robot(f"{at}: l r l r l")) == weapon


def test_its_laser_goes_through_one_rival_to_hit_another():
    rivals = robot("2,1 N: l r l r l"), robot("4,1 N: l r l r l")
    assert decided("high_power_laser", robot("0,1 N: r l r l r", options=["high_power_laser"]), *rivals) is True


def test_fire_control_takes_an_option_from_a_sound_rival_and_finishes_a_broken_one():
    shooter = {"options": ["fire_control"]}
    sound = robot("3,1 N: l r l r l", options=["extra_memory"])
    assert decided("fire_control", robot("0,1 N: r l l r l", **shooter), sound) == {"destroy": "extra_memory"}
    locked = {"1": [10], "2": [20], "3": [30], "4": [40], "5": [50]}
    broken = robot("3,1 N", options=["extra_memory"], damage=9, lives=1, locked=locked)
    assert decided("fire_control", robot("0,1 N: r l l r l", **shooter), broken) == "damage"


@pytest.mark.parametrize(("program", "throws"), [("2 l l r r", True), ("1 r l r l", False)])
def test_it_throws_the_abort_switch_before_it_walks_into_a_pit(program, throws):
    assert decided("abort_switch", robot(f"0,0 E: {program}", options=["abort_switch"]), robot("5,3 N: l r l r l")) is throws


@pytest.mark.parametrize(("program", "uses"), [("0,0 E: 2 l l r r", True), ("3,0 E: 2 r l r l", False)])
def test_it_plays_the_card_that_it_has_kept_where_its_program_goes_wrong(program, uses):
    first = robot(program, options=["conditional_program"])
    assert decided("conditional_program", first, robot("5,3 N: l r l r l"), kept_card="r") is uses


def test_it_keeps_a_card_for_later_and_wants_to_be_asked():
    scene = dealt("3 2 1 l r u b", options=["conditional_program", "abort_switch", "scrambler"])
    program: Any = ace.plan(scene.course, scene.state, 0, 1, ENOUGH)
    assert set(program.asks) == {"abort_switch", "weapon", "conditional_program"}
    assert program.answers.conditional_program.card not in [card for held in program.registers for card in held]
    put_program(program, scene.course, scene.state)
