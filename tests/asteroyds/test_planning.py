"""A2 Planning."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.asteroyds.rulebook import rule_text
from tests.asteroyds.scene import drawn, plan, ready, scene
from tests.asteroyds.tables import MANY, start

from swarmrally.asteroyds.components.state import PLANNING
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats
from swarmrally.asteroyds.playing.view import SPECTATOR, view
from swarmrally.asteroyds.rules.chart import FORWARD, SHIELD, WAIT
from swarmrally.asteroyds.rules.sequence import open_round
from swarmrally.kernel.refusal import Refusal


def new_game(mode="racing", seats=2, **options):
    return Game(Setup(Rules(mode=mode, **options), usual_seats(seats, mode)), "Ujitos")


def rolls(count, **options):
    """The DiceRolled event of the first round of many games."""
    told = []
    for number in range(count):
        game = Game(Setup(Rules(**options), usual_seats(2, "racing"), number=number), "Ujitos")
        told += [event for event in described(game.told[0], game.board) if event["kind"] == "DiceRolled"]
    return told


def test_a2_1_three_dice_are_rolled_first_each_from_1_to_6():
    told = rolls(MANY)
    assert len(told) == MANY
    for colour in ("red", "white", "blue"):
        seen = Counter(event[colour] for event in told)
        assert set(seen) == {1, 2, 3, 4, 5, 6}
        assert min(seen.values()) > MANY / 6 / 3
    assert len({(event["red"], event["white"], event["blue"]) for event in told}) > MANY / 3


def test_a2_1_each_round_has_dice_of_its_own():
    game = new_game()
    dice = []
    for _ in range(8):
        dice.append(tuple(game.state.dice.tolist()))
        game.play()
    assert len(set(dice)) > 4


def test_a2_1_the_dice_are_rolled_once_a_round():
    table = start("racing")
    open_round(table.state, table.buffer)
    dice = table.state.dice.tolist()
    open_round(table.state, table.buffer)
    assert table.state.dice.tolist() == dice
    assert len(table.told("DiceRolled")) == 1
    assert table.state.stage == PLANNING


def test_a2_1_everybody_sees_the_dice_and_nobody_the_plans_of_others():
    game = new_game()
    empty = [WAIT] * 6 + [SHIELD]
    game.plan(plan(0, "f l r | f ram=yes"))
    own, other, spectator = view(game.state, 0), view(game.state, 1), view(game.state, SPECTATOR)
    assert own.dice.tolist() == other.dice.tolist() == spectator.dice.tolist() == game.state.dice.tolist()
    assert own.plan[0].tolist() == game.state.plan[0].tolist() != empty
    assert other.plan[0].tolist() == spectator.plan[0].tolist() == empty
    assert other.ram_order[0] == spectator.ram_order[0] == 0


@pytest.mark.parametrize("seconds", ["| Racing, Shooting | 50 | 20 |", "| Targets, Drones | 60 | 30 |"])
def test_a2_1_the_rulebook_suggests_how_long_the_stopwatch_runs(seconds):
    assert seconds in rule_text("A2.1")


def test_a2_2_a_plan_can_be_changed_until_it_stands_and_then_is_flown_as_it_is():
    game = new_game()
    game.plan(plan(0, "l l l l l l | l"))
    game.plan(plan(0, "f f"))
    assert game.state.plan[0].tolist() == [FORWARD, FORWARD, WAIT, WAIT, WAIT, WAIT, SHIELD]
    revealed = [event for event in described(game.play(), game.board) if event["kind"] == "PlanRevealed"]
    assert [event["columns"] for event in revealed] == [["forward", "forward", None, None, None, None], [None] * 6]
    assert [event["energy"] for event in revealed] == ["shield", "shield"]


def test_a2_2_a_refused_plan_leaves_the_one_before():
    game = new_game()
    game.plan(plan(0, "f f"))
    with pytest.raises(Refusal):
        game.plan(plan(0, "s"))
    assert game.state.plan[0].tolist() == [FORWARD, FORWARD, WAIT, WAIT, WAIT, WAIT, SHIELD]


def test_a2_2_no_plan_is_taken_when_planning_is_over():
    table = ready(
        """
        |0→.      2↗   .
        |   1→.     .     .
        """,
        {0: "f | shield ram=ask"},
    )
    game = Game(Setup(scenario=table.position), "Ujitos")
    game.plan(plan(0, "f | shield ram=ask"))
    while game.question is None:
        game.play()
        if game.question is None:
            game.plan(plan(0, "f | shield ram=ask"))
    with pytest.raises(Refusal, match="planning is over"):
        game.plan(plan(1, "f"))


def test_a2_2_an_unfinished_plan_stands_as_it_is():
    after = scene(
        """
        |0→.     .     .
        |   1→.     .     .
        """,
        {0: "f"},
    )
    assert after.after == drawn(
        """
        |  .   0→.     .
        |   1→.     .     .
        """
    )


def test_a2_3_an_empty_column_is_a_wait_and_the_later_ones_are_carried_out():
    after = scene(
        """
        |0→.     .     .     .
        |   1→.     .     .     .
        """,
        {0: ". f . . . f"},
    )
    assert after.after == drawn(
        """
        |  .     .   0→.     .
        |   1→.     .     .     .
        """
    )
    waits = [event["column"] for event in after.events if event["kind"] == "CraftWaited" and event["seat"] == 0]
    assert waits == [1, 3, 4, 5]


DRIVEN_AT = """
        |   1→ 0→.     .     ###
        |   1→.     .     .
        """


def test_a2_4_left_alone_the_shield_is_on_for_the_whole_round():
    after = scene(DRIVEN_AT, {0: "f f"})
    assert not after.happened("ShieldLowered")
    assert after.told("ShieldHeld") == ["A2.4 ShieldHeld seat 0, points 1"]
    assert after.craft(0).damage == 1


def test_a2_4_an_action_in_the_energy_column_turns_it_off_for_the_whole_round_the_swarm_phase_included():
    after = scene(DRIVEN_AT, {0: "f f | f"})
    assert after.told("CraftDamaged") == [
        "A5.1 CraftDamaged seat 0, points 1, damage 1",
        "A5.2 CraftDamaged seat 0, points 2, damage 3",
    ]


@pytest.mark.parametrize("energy", ["f", "l", "r", "s"])
def test_a2_4_any_action_turns_the_shield_off(energy):
    after = scene(DRIVEN_AT, {0: f"| {energy}"}, mode="shooting")
    assert after.told("ShieldLowered") == ["A2.4 ShieldLowered seat 0"]


ALONE = """
        |0→.     .
        """


@pytest.mark.parametrize("written", ["s", ". . . . . s", "| s"])
def test_a2_5_a_shot_is_refused_in_racing(written):
    with pytest.raises(Refusal, match=r"expected no shot: nobody shoots in Racing \(A2.5\)"):
        ready(ALONE, {0: written})
    for mode in ("shooting", "drones"):
        ready(ALONE, {0: written}, mode=mode)


@pytest.mark.parametrize("mode", ["racing", "shooting", "drones"])
def test_a2_5_turning_back_in_the_energy_column_is_refused(mode):
    with pytest.raises(ValueError, match="Invalid enum value 'turn_back'"):
        ready(ALONE, {0: "| b"}, mode=mode)


ORDER_MATTERS = """
        |   1→   .     .      5←   .
        |   0→.     .     .     .     .
        """


def test_a2_6_the_order_is_red_white_blue():
    after = scene(ORDER_MATTERS)
    assert [event["colour"] for event in after.events if event["kind"] == "DieCalled"] == ["red", "white", "blue"]
    assert after.after == drawn(
        """
        |  .     .      1→    5←   .
        |   0→.     .     .     .     .
        """
    )


def test_a2_6_with_the_option_the_order_is_the_one_announced():
    after = scene(ORDER_MATTERS, order=("blue", "white", "red"))
    assert [event["colour"] for event in after.events if event["kind"] == "DieCalled"] == ["blue", "white", "red"]
    assert after.after == drawn(
        """
        |  .      1→    5←   .     .
        |   0→.     .     .     .     .
        """
    )


def test_a2_6_without_the_option_the_order_is_never_drawn():
    assert {tuple(event["order"]) for event in rolls(30)} == {("red", "white", "blue")}


def test_a2_6_with_the_option_each_order_is_drawn():
    orders = Counter(tuple(event["order"]) for event in rolls(MANY, dice_order="random"))
    assert len(orders) == 6
    assert min(orders.values()) > MANY / 6 / 3


def test_a2_6_the_order_drawn_is_the_order_of_the_swarm():
    game = new_game(dice_order="random")
    for _ in range(6):
        announced = next(event["order"] for event in described(game.told[-1], game.board) if event["kind"] == "DiceRolled")
        called = [event["colour"] for event in described(game.play(), game.board) if event["kind"] == "DieCalled"]
        assert called == announced


def test_a2_6_another_order_without_the_option_is_refused():
    position = ready(ALONE).position
    assert position.rules.dice_order == "fixed"
    with pytest.raises(Refusal, match="/dice/order: expected red, white, blue unless"):
        ready(ALONE, order=("blue", "white", "red"), dice_order="fixed")


def test_a2_2_each_column_is_revealed_as_it_was_planned():
    after = scene(
        """
        |  .     .     .     .
        |     .   0→.     .   1→.
        |  .     .     .     .
        """,
        {0: "f l r b . f | l"},
    )
    revealed = [event for event in after.events if event["kind"] == "PlanRevealed"]
    assert [event["columns"] for event in revealed] == [["forward", "left", "right", "turn_back", None, "forward"], [None] * 6]
    assert [event["energy"] for event in revealed] == ["left", "shield"]


def test_a2_4_what_was_ordered_for_one_round_is_forgotten_after_it():
    after = scene(
        """
        |0→.     .     .     .
        |   1→.     .     .     .
        """,
        {0: "f | f ram=yes emergency=always"},
        craft={0: {"pilot": "lawrence"}},
        powers=True,
    )
    state = after.state
    assert state.plan[0].tolist() == [WAIT] * 6 + [SHIELD]
    assert (state.ram_order[0], state.emergency_order[0], state.sealed[0]) == (0, 0, 0)
