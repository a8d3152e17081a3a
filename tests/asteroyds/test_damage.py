"""A5 Damage."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, scene

from swarmrally.asteroyds.components.state import PLANNING


@pytest.mark.parametrize(("plan", "damage"), [("", 0), ("| l", 1)])
def test_a5_1_a_tile_driven_at_a_craft_1_damage_none_with_the_shield_on(plan, damage):
    picture = """
        |  .     .     .
        |      5→ 0→.     ###
        |  .     .     .
        """
    after = scene(picture, {0: plan})
    assert after.craft(0).damage == damage
    assert after.place("asteroid 5") == (1, 0)


def test_a5_1_once_for_each_tile_that_is_driven_at_it():
    after = scene(
        """
        |   1→ 0→.      5←
        |   1→.     .     .
        """,
        {0: "| r"},
    )
    assert after.told("CraftDamaged") == [
        "A5.1 CraftDamaged seat 0, points 1, damage 1",
        "A5.1 CraftDamaged seat 0, points 1, damage 2",
    ]


@pytest.mark.parametrize(("plan", "damage"), [("f", 1), ("f | f", 2)])
@pytest.mark.parametrize("obstacle", ["###", "[ ]", "   "])
def test_a5_2_a_fixed_object_or_the_border_2_or_1_with_the_shield_on(plan, damage, obstacle):
    picture = """
        |0→.     ###
        |     .   1→.
        """
    after = scene(picture.replace("###", obstacle), {0: plan})
    assert after.told("CraftDamaged") == [f"A5.2 CraftDamaged seat 0, points {damage}, damage {damage}"]


ASTEROID_AHEAD = """
        |0→.      1↗   .     .
        |                     1→.
        """


@pytest.mark.parametrize(("plan", "damage"), [("f", 1), ("f | f", 2)])
def test_a5_3_an_asteroid_the_same(plan, damage):
    after = scene(ASTEROID_AHEAD, {0: plan})
    assert after.told("CraftDamaged") == [f"A5.3 CraftDamaged seat 0, points {damage}, damage {damage}"]
    assert after.after == drawn(ASTEROID_AHEAD)


def test_a5_3_or_it_destroys_the_asteroid():
    after = scene(ASTEROID_AHEAD, {0: "f | shield ram=yes"})
    assert after.told("AsteroidRammed") == ["A5.4 AsteroidRammed seat 0, tile asteroid 1, at [0, 1]"]
    assert after.place("asteroid 1") is None


@pytest.mark.parametrize(("energy", "price", "reached"), [("shield", 3, (0, 2)), ("f", 4, (0, 3))])
def test_a5_4_destroying_costs_4_or_3_with_the_shield_on_and_the_plan_goes_on(energy, price, reached):
    after = scene(ASTEROID_AHEAD, {0: f"f f | {energy} ram=yes"})
    assert after.told("CraftDamaged") == [f"A5.4 CraftDamaged seat 0, points {price}, damage {price}"]
    assert after.craft(0).at == reached
    assert after.craft(0).ram_spent


def test_a5_4_the_asteroid_leaves_the_game_and_the_craft_moves_into_the_freed_hex():
    after = scene(ASTEROID_AHEAD, {0: "f | shield ram=yes"})
    assert after.after == drawn(
        """
        |  .   0→.     .     .
        |                     1→.
        """
    )
    assert after.told("CraftMoved") == ["A5.4 CraftMoved seat 0, column 1, from [0, 0], to [0, 1]"]


def test_a5_4_once_per_player_and_game():
    spent = scene(ASTEROID_AHEAD, {0: "f | shield ram=yes"}, craft={0: {"ram_spent": True}})
    assert spent.after == drawn(ASTEROID_AHEAD)
    assert spent.craft(0).damage == 1
    two = scene(
        """
        |0→.      1↗    2↗   .
        |                     1→.
        """,
        {0: "f f | shield ram=yes"},
    )
    assert two.after == drawn(
        """
        |  .   0→.      2↗   .
        |                     1→.
        """
    )
    assert two.craft(0).damage == 4


@pytest.mark.parametrize(
    ("energy", "damage", "rams"), [("shield", 2, True), ("shield", 3, False), ("f", 1, True), ("f", 2, False), ("f", 0, True)]
)
def test_a5_4_offered_only_while_damage_plus_cost_is_at_most_5(energy, damage, rams):
    after = scene(ASTEROID_AHEAD, {0: f"f | {energy} ram=yes"}, craft={0: {"damage": damage}})
    assert after.happened("AsteroidRammed") == rams
    assert after.craft(0).ram_spent == rams


@pytest.mark.parametrize(
    ("thing", "mode"), [("24↗", "shooting"), ("###", "racing"), ("[ ]", "racing"), ("T1↗", "drones"), ("D1 ", "drones"), ("   ", "racing")]
)
def test_a5_4_gates_pods_platforms_turrets_drones_and_the_border_are_not_destroyed(thing, mode):
    picture = """
        |0→.     ###   .
        |                 T1↘ 1→.
        """.replace("###", thing)
    if thing[0] != "D":
        picture = picture.replace("T1↘", "   ")
    after = scene(picture, {0: "f f | shield ram=yes"}, mode=mode)
    assert after.craft(0).at == (0, 0)
    assert (after.craft(0).damage, after.craft(0).ram_spent) == (1, False)


@pytest.mark.parametrize("colour", [" 1↗", " 5↗", " 9↗", "13↗", "17↗", "20↗"])
def test_a5_4_every_colour_of_asteroid_can_be_destroyed(colour):
    after = scene(ASTEROID_AHEAD.replace(" 1↗", colour), {0: "f | shield ram=yes"})
    assert after.happened("AsteroidRammed")


def test_a5_5_the_pilot_decides_at_the_moment_of_the_collision():
    asked = scene(ASTEROID_AHEAD, {0: "f f | shield ram=ask", 1: "b"})
    assert asked.question == (0, "ram")
    assert asked.told("CraftCollided", "DecisionAsked") == [
        "A4.4 CraftCollided seat 0, column 1, at [0, 0], heading E, with asteroid 1",
        "A5.5 DecisionAsked seat 0, question ram, points 3",
    ]
    assert asked.after == drawn(ASTEROID_AHEAD)
    assert asked.craft(0).damage == 0
    assert not asked.happened("RoundEnded")


@pytest.mark.parametrize(("answer", "order"), [(True, "yes"), (False, "no")])
@pytest.mark.parametrize("energy", ["shield", "f"])
def test_a5_5_a_live_answer_saved_and_loaded_is_the_same_as_a_standing_order(answer, order, energy):
    asked = scene(ASTEROID_AHEAD, {0: f"f f | {energy} ram=ask", 1: "b"}).saved_and_loaded()
    live = asked.answer(answer)
    ordered = scene(ASTEROID_AHEAD, {0: f"f f | {energy} ram={order}", 1: "b"})
    assert live.told("DecisionAnswered") == [f"A5.5 DecisionAnswered seat 0, question ram, yes {answer}"]
    assert live.events_without_questions == ordered.events
    assert live.after == ordered.after
    assert live.position == ordered.position


def test_a5_5_only_what_is_offered_is_asked():
    not_offered = scene(ASTEROID_AHEAD, {0: "f | shield ram=ask"}, craft={0: {"damage": 3}})
    assert not not_offered.happened("DecisionAsked")
    spent = scene(ASTEROID_AHEAD, {0: "f | shield ram=ask"}, craft={0: {"ram_spent": True}})
    assert not spent.happened("DecisionAsked")
    assert spent.question is None


@pytest.mark.parametrize("answers", [(True, True), (True, False), (False, True), (False, False)])
def test_a5_5_several_pilots_may_be_asked_in_one_round(answers):
    picture = """
        |0→.      1↗   .   1→.      2↗   .
        """
    live = scene(picture, {0: "f | shield ram=ask", 1: "f | shield ram=ask"})
    for seat, answer in enumerate(answers):
        assert live.question == (seat, "ram")
        live = live.saved_and_loaded().answer(answer)
    orders = ["yes" if answer else "no" for answer in answers]
    ordered = scene(picture, {seat: f"f | shield ram={orders[seat]}" for seat in range(2)})
    assert live.events_without_questions == ordered.events
    assert live.position == ordered.position


def test_a5_5_an_order_for_something_not_offered_does_nothing():
    pod = """
        |0→.     ###
        |         1→.
        """
    assert scene(pod, {0: "f | shield ram=yes"}).events[3:] == scene(pod, {0: "f"}).events[3:]
    free = """
        |0→.     .
        |         1→.
        """
    assert scene(free, {0: "f | shield ram=yes"}).craft(0).damage == 0


def test_a5_6_a_destroyed_craft_leaves_the_board_and_its_pilot_is_out():
    after = scene(
        """
        |0→.     ###   .
        |   1→.     .     .
        |2→.     .     .
        """,
        {0: "f f", 1: "f"},
        craft={0: {"damage": 5, "tokens": [2]}},
    )
    assert after.after == drawn(
        """
        |  .     ###   .
        |     .   1→.     .
        |2→.     .     .
        """
    )
    assert after.craft(0).at is None
    assert after.craft(0).tokens == [2]
    assert not after.happened("PlanLost")
    again = after.saved_and_loaded()
    again.buffer.told = 0
    again.state.stage = PLANNING
    assert again.play().told("PlanRevealed", "FlightBegan")[0].startswith("A2.2 PlanRevealed seat 1")
    assert [event["seat"] for event in again.events if event["kind"] == "FlightBegan"] == [1, 2]


@pytest.mark.parametrize(("yes", "reached", "damage"), [(True, (0, 2), 3), (False, (0, 0), 1)])
def test_a5_5_the_plan_stands_still_until_the_pilot_has_decided(yes, reached, damage):
    asked = scene(ASTEROID_AHEAD, {0: "f f | shield ram=ask", 1: "f"})
    assert asked.question == (0, "ram")
    assert not asked.happened("PlanLost")
    assert [event["seat"] for event in asked.events if event["kind"] == "FlightBegan"] == [0]
    after = asked.answer(yes)
    assert (after.craft(0).at, after.craft(0).damage) == (reached, damage)
    assert [event["seat"] for event in after.events if event["kind"] == "FlightBegan"] == [0, 1]


def test_a5_1_what_the_shield_holds_is_told():
    after = scene(
        """
        |  .     .     .
        |      5→ 0→.     ###
        |  .     .     .
        """
    )
    assert after.told("ShieldHeld") == ["A2.4 ShieldHeld seat 0, points 1"]


def test_a5_1_the_swarm_goes_on_after_a_shield_has_held():
    after = scene(
        """
        |  .     .     .     .
        |      5→ 0→.     ###   .
        |   9→   .     .     .
        """
    )
    assert after.happened("ShieldHeld")
    assert after.place("asteroid 9") == (2, 1)
    assert after.happened("RoundEnded")
