"""A7.4 Lawrence's emergency shield."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import ready, scene
from tests.asteroyds.test_pilots import OPEN, flown, same_as_ordered

from swarmrally.asteroyds.components.state import ASK_SHIELD, ENERGY
from swarmrally.asteroyds.rules.chart import RIGHT
from swarmrally.kernel.refusal import Refusal

HIT = """
        |   1→ 0→.     .
        |   1→.     .     .
        """


POD = """
        |0→.     ###   .
        |   1→.     .     .
        """


ASTEROID = """
        |0→.      1↗   .
        |   1→.     .     .
        """


def test_a7_4_lawrence_puts_no_token_in_a_column():
    with pytest.raises(Refusal, match=r"lawrence puts none in a column \(A7.4\)"):
        flown("lawrence", "p")


def test_a7_4_he_cancels_one_point_at_the_moment_of_damage_and_it_adds_to_the_shield():
    after = flown("lawrence", "f | shield emergency=always", POD)
    assert after.told("EmergencyShieldRaised") == ["A7.4 EmergencyShieldRaised seat 0"]
    assert after.craft(0).damage == 0
    assert not after.happened("CraftDamaged")
    assert after.happened("PlanLost")
    assert flown("lawrence", "f | f emergency=always", POD).craft(0).damage == 1


def test_a7_4_in_the_swarm_phase_too():
    after = flown("lawrence", "| l emergency=always", HIT)
    assert after.told("CraftHit", "EmergencyShieldRaised") == ["A5.1 CraftHit seat 0, tile asteroid 1", "A7.4 EmergencyShieldRaised seat 0"]


def test_a7_4_once_per_game():
    twice = """
        |   1→ 0→.      5←
        |   1→.     .     .
        """
    after = flown("lawrence", "| r emergency=always", twice)
    assert after.craft(0).power_spent
    assert after.craft(0).damage == 1
    assert flown("lawrence", "f | shield emergency=always", POD, craft={"power_spent": True}).craft(0).damage == 1


def test_a7_4_always_waits_for_damage_above_0_that_is_left_after_the_shield():
    after = flown("lawrence", ". . . . . . | shield emergency=always", HIT)
    assert after.happened("ShieldHeld")
    assert not after.happened("EmergencyShieldRaised")
    assert not after.craft(0).power_spent


@pytest.mark.parametrize(
    ("plan", "damage", "raised", "left"),
    [
        ("f | shield", 4, False, 5),
        ("f | shield", 5, True, 5),
        ("f | f", 3, False, 5),
        ("f | f", 4, True, 5),
        ("f | f", 5, False, 6),
    ],
)
def test_a7_4_fatal_only_when_it_saves_the_craft(plan, damage, raised, left):
    after = flown("lawrence", f"{plan} emergency=fatal", POD, craft={"damage": damage})
    assert after.happened("EmergencyShieldRaised") == raised
    assert after.craft(0).damage == left
    assert after.craft(0).power_spent == raised


def test_a7_4_fatal_saves_him_in_the_swarm_phase_and_the_plan_is_flown():
    after = flown("lawrence", "f | f emergency=fatal", HIT, craft={"damage": 5})
    assert after.happened("EmergencyShieldRaised")
    assert [event["seat"] for event in after.events if event["kind"] == "FlightBegan"] == [0, 1]


def test_a7_4_fatal_is_never_used_on_a_ram():
    after = flown("lawrence", "f | shield ram=yes emergency=fatal", ASTEROID, craft={"damage": 2})
    assert after.happened("AsteroidRammed")
    assert (after.craft(0).damage, after.craft(0).power_spent) == (5, False)


@pytest.mark.parametrize(("energy", "price"), [("shield", 2), ("f", 3)])
def test_a7_4_always_pays_one_point_of_the_price_of_an_asteroid(energy, price):
    after = flown("lawrence", f"f | {energy} ram=yes emergency=always", ASTEROID)
    assert after.told("CraftDamaged")[0] == f"A5.4 CraftDamaged seat 0, points {price}, damage {price}"


def test_a7_4_but_it_does_not_count_for_whether_destroying_is_offered():
    after = flown("lawrence", "f | shield ram=yes emergency=always", ASTEROID, craft={"damage": 3})
    assert not after.happened("AsteroidRammed")
    assert after.craft(0).damage == 3


def test_a7_4_never_is_never():
    after = flown("lawrence", "f | shield emergency=never", POD, craft={"damage": 5})
    assert after.craft(0).at is None


@pytest.mark.parametrize("order", ["fatal", "always", "ask"])
def test_a7_4_only_lawrence_with_powers_may_order_anything(order):
    with pytest.raises(Refusal, match="/emergency_shield: expected never: only lawrence orders it"):
        flown("hector", f"| shield emergency={order}")
    with pytest.raises(Refusal, match="/emergency_shield: expected never: only lawrence orders it"):
        ready(OPEN, {0: f"| shield emergency={order}"}, craft={0: {"pilot": "lawrence"}})
    flown("hector", "| shield emergency=never")


@pytest.mark.parametrize(("answer", "order"), [(True, "always"), (False, "never")])
def test_a7_4_asked_in_the_swarm_phase_saved_and_answered(answer, order):
    asked = flown("lawrence", "f | f emergency=ask", HIT, craft={"damage": 4, "tokens": [1]})
    assert asked.question == (0, "emergency_shield")
    assert asked.told("DecisionAsked") == ["A7.4 DecisionAsked seat 0, question emergency_shield, points 1"]
    assert not asked.happened("FlightBegan")
    live = asked.saved_and_loaded().answer(answer)
    assert live.told("DecisionAnswered")[0] == f"A7.4 DecisionAnswered seat 0, question emergency_shield, yes {answer}"
    while live.question:
        live = live.saved_and_loaded().answer(answer)
    same_as_ordered(live, flown("lawrence", f"f | f emergency={order}", HIT, craft={"damage": 4, "tokens": [1]}))


CROWD = """
        |   1→ 1→.     .      5↗
        |      2→ 0←.     .     .
        """


@pytest.mark.parametrize(("answer", "order"), [(True, "always"), (False, "never")])
def test_a7_4_asked_between_two_craft_that_are_hit_together(answer, order):
    def played(emergency):
        return scene(
            CROWD,
            {0: "| f", 1: f"f | f emergency={emergency}", 2: "| f"},
            craft={1: {"pilot": "lawrence", "damage": 5}, 2: {"shares": 1, "damage": 5}},
            powers=True,
        )

    live = played("ask")
    assert live.question == (1, "emergency_shield")
    assert live.craft(2).at == (0, 1)
    live = live.saved_and_loaded().answer(answer)
    while live.question:
        live = live.saved_and_loaded().answer(answer)
    assert live.craft(2).at is None
    same_as_ordered(live, played(order))


def test_a7_4_each_pilot_who_may_decide_is_asked_in_turn():
    table = ready(
        """
        |   1→ 0→.     .     .
        |                     2→.
        """,
        {0: "| r"},
        craft={0: {"pilot": "lawrence"}, 1: {"shares": 0}},
        powers=True,
    )
    table.state.craft_pilot[1] = table.state.craft_pilot[0]
    for seat in (0, 1):
        table.state.plan[seat, ENERGY] = RIGHT
        table.state.emergency_order[seat] = ASK_SHIELD
    asked = []
    table.play()
    while table.question:
        asked.append(table.question)
        table = table.saved_and_loaded().answer(True)
    assert asked == [(0, "emergency_shield"), (1, "emergency_shield")]
    assert len(table.told("CraftHit")) == 2


@pytest.mark.parametrize(("answer", "order"), [(True, "always"), (False, "never")])
@pytest.mark.parametrize("energy", ["shield", "f"])
def test_a7_4_asked_in_flight_saved_and_answered(answer, order, energy):
    asked = flown("lawrence", f"f f | {energy} emergency=ask", POD)
    assert asked.question == (0, "emergency_shield")
    assert len(asked.told("CraftCollided")) == 1
    live = asked.saved_and_loaded().answer(answer)
    assert live.question is None
    same_as_ordered(live, flown("lawrence", f"f f | {energy} emergency={order}", POD))


@pytest.mark.parametrize("rams", [True, False])
@pytest.mark.parametrize(("shields", "order"), [(True, "always"), (False, "never")])
def test_a7_4_both_questions_in_one_collision(rams, shields, order):
    asked = flown("lawrence", "f . | shield ram=ask emergency=ask", ASTEROID)
    assert asked.question == (0, "ram")
    asked = asked.saved_and_loaded().answer(rams)
    assert asked.question == (0, "emergency_shield")
    assert asked.told("DecisionAsked") == [
        "A5.5 DecisionAsked seat 0, question ram, points 3",
        f"A7.4 DecisionAsked seat 0, question emergency_shield, points {3 if rams else 1}",
    ]
    live = asked.saved_and_loaded().answer(shields)
    assert live.question is None
    ram = "yes" if rams else "no"
    same_as_ordered(live, flown("lawrence", f"f . | shield ram={ram} emergency={order}", ASTEROID))


def test_a7_4_he_is_not_asked_when_nothing_is_left_after_the_shield_or_the_power_is_spent():
    assert not flown("lawrence", "| shield emergency=ask", HIT).happened("DecisionAsked")
    assert not flown("lawrence", "f | shield emergency=ask", POD, craft={"power_spent": True}).happened("DecisionAsked")
