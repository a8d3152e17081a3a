"""No bot makes a plan against the rules, in any mode, on any course, with any option and any damage."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.bots import passages
from tests.conftest import count, needs_compiler
from tests.contract.roborally_positions import COURSES

from swarmrally.asteroyds.components.state import DESTROYED, MODES, PILOTS
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.playing.view import view as view_of_craft
from swarmrally.bots import NAMES, Budget, bot
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.option_cards import OPTIONS
from swarmrally.roborally.components.state import DESTROYED as ROBOT_DESTROYED
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.playing.view import view as view_of_robot

pytestmark = needs_compiler

POSITIONS = {"asteroyds": count(2_500, 100_000), "roborally": count(10_000, 100_000)}
"""As many as it takes to meet everything that can be."""
SHIFTS = [name for name, often in zip(NAMES, (24, 8, 2, 4, 1, 1), strict=True) for _ in range(often)]
"""Who plans in one position after the other: the quicker a bot is, the more often."""


def planned(game, moment, number, board, seen, budget):
    """What the bot whose turn it is makes of the position."""
    name = SHIFTS[number % len(SHIFTS)]
    plan = bot(game, name).plan(board, seen, moment.seat, number, budget)
    assert plan.seat == moment.seat
    return plan


def test_no_plan_for_a_craft_is_illegal():
    seen = set()
    for number, moment in enumerate(islice(passages.asteroyds(), POSITIONS["asteroyds"])):
        state, seat = moment.state, moment.seat
        plan = planned("asteroyds", moment, number, moment.game.board, view_of_craft(state, seat), Budget(nodes=1))
        put_plan(plan, copy(state))
        seen |= {("mode", int(state.mode)), ("damage", int(state.craft_damage[seat])), ("pilot", int(state.craft_pilot[seat]))}
    assert seen >= {("mode", mode) for mode in range(len(MODES))} | {("pilot", pilot) for pilot in range(len(PILOTS))}
    assert seen >= {("damage", damage) for damage in range(DESTROYED)}


def test_no_program_for_a_robot_is_illegal():
    seen = set()
    for number, moment in enumerate(islice(passages.roborally(), POSITIONS["roborally"])):
        state, seat, course = moment.state, moment.seat, moment.game.course
        program = planned("roborally", moment, number, course, view_of_robot(state, seat), Budget(nodes=60))
        put_program(program, course, copy(state))
        seen |= {
            ("damage", int(state.robot_damage[seat])),
            ("down", bool(state.robot_down[seat])),
            ("course", str(moment.game.setup.course)),
        }
        seen |= {("option", int(option)) for option in state.options[seat, : int(state.option_count[seat])]}
    assert seen >= {("course", course) for course in COURSES} | {("option", option) for option in range(OPTIONS)}
    assert seen >= {("damage", damage) for damage in range(ROBOT_DESTROYED)} | {("down", True)}


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_of_another_position_can_be_illegal(name):
    """So that the two above could fail."""
    first = next(passages.roborally())
    program = bot("roborally", name).plan(first.game.course, view_of_robot(first.state, first.seat), first.seat, 1, Budget(nodes=60))
    other = next(moment for moment in islice(passages.roborally(), 100, None) if moment.seat == first.seat)
    with pytest.raises(Refusal):
        put_program(program, other.game.course, copy(other.state))
