"""A7 Pilots' powers."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import ready, scene

from swarmrally.kernel.refusal import Refusal

OPEN = """
        |  .     .     .     .     .
        |     .     .     .     .     .
        |  .     .   0→.     .     .
        |     .     .     .     .     .
        |1→.     .     .     .     .
        """


def flown(pilot, plan, picture=OPEN, **how):
    facts = {**how.pop("craft", {}), "pilot": pilot}
    return scene(picture, {0: plan}, craft={0: facts}, powers=True, **how)


def test_a7_1_a_power_is_carried_out_in_its_column_instead_of_an_action():
    after = flown("hector", "b . p")
    assert [event["column"] for event in after.events if event["kind"] == "CraftMoved"] == [3, 3]
    assert after.craft(0).at == (2, 0)


def test_a7_1_once_per_game():
    assert flown("hector", "p").craft(0).power_spent
    with pytest.raises(Refusal, match=r"expected no power token: this pilot's is spent \(A7.1\)"):
        flown("hector", "p", craft={"power_spent": True})
    with pytest.raises(Refusal, match=r"expected one power token, this plan has two \(A7.1\)"):
        flown("hector", "p . p")
    with pytest.raises(Refusal, match=r"expected one power token, this plan has two \(A7.1\)"):
        flown("hector", "p | p")


def test_a7_1_in_the_energy_column_it_turns_the_shield_off():
    after = flown("hector", "| p")
    assert after.told("ShieldLowered", "PowerSpent") == ["A2.4 ShieldLowered seat 0", "A7.1 PowerSpent seat 0"]
    assert [event["column"] for event in after.events if event["kind"] == "CraftMoved"] == [7, 7]


def test_a7_1_in_another_column_the_shield_stays_on():
    assert not flown("hector", "p").happened("ShieldLowered")


def test_a7_1_the_token_is_spent_when_the_plan_stands_carried_out_or_not():
    after = flown(
        "hector",
        "f p",
        """
        |0→.     ###   .
        |   1→.     .     .
        """,
    )
    assert after.craft(0).at == (0, 0)
    assert after.craft(0).power_spent
    kinds = [event["kind"] for event in after.events]
    assert kinds.index("PowerSpent") < kinds.index("DieCalled")


def test_a7_1_no_token_without_the_option():
    with pytest.raises(Refusal, match=r"expected no power token: the game is played without powers \(A7\)"):
        ready(OPEN, {0: "p"}, craft={0: {"pilot": "hector"}})


def test_a7_1_a_plan_without_the_token_keeps_it():
    assert not flown("hector", "f").craft(0).power_spent


def test_a7_2_hector_goes_two_steps_forward():
    after = flown("hector", "p")
    assert (after.craft(0).at, after.craft(0).heading) == ((2, 4), "E")


def test_a7_2_hector_s_second_step_comes_after_his_first():
    after = flown("hector", "p")
    first, second = (event["beat"] for event in after.events if event["kind"] == "CraftMoved")
    assert first < second


def test_a7_2_a_blocked_first_step_ends_hector_s_power():
    after = flown(
        "hector",
        "p f",
        """
        |0→.     ###   .     .
        |   1→.     .     .     .
        """,
    )
    assert after.craft(0).at == (0, 0)
    assert len(after.told("CraftCollided")) == 1


def test_a7_2_a_blocked_second_step_leaves_the_first():
    after = flown(
        "hector",
        "p f",
        """
        |0→.     .     ###   .
        |   1→.     .     .     .
        """,
    )
    assert after.craft(0).at == (0, 1)
    assert after.craft(0).damage == 1
    assert after.told("PlanLost") == ["A4.4 PlanLost seat 0, column 1"]


def test_a7_2_a_collision_of_the_second_step_comes_after_the_first():
    after = flown(
        "hector",
        "p",
        """
        |0→.     .     ###   .
        |   1→.     .     .     .
        """,
    )
    first, second = (event["beat"] for event in after.events if event["kind"] in ("CraftMoved", "CraftCollided"))
    assert first < second


def test_a7_2_dolorosa_turns_back_then_one_step_forward():
    after = flown("dolorosa", "p")
    assert (after.craft(0).at, after.craft(0).heading) == ((2, 1), "W")
    assert after.told("CraftTurned") == ["A7.2 CraftTurned seat 0, column 1, from E, to W"]


def test_a7_2_yayenek_goes_one_step_backwards_and_keeps_his_heading():
    after = flown("yayenek", "p")
    assert (after.craft(0).at, after.craft(0).heading) == ((2, 1), "E")
    assert not after.happened("CraftTurned")


@pytest.mark.parametrize(("arrow", "behind"), [("→", (2, 1)), ("↘", (1, 1)), ("↙", (1, 2)), ("←", (2, 3)), ("↖", (3, 2)), ("↗", (3, 1))])
def test_a7_2_yayenek_s_step_leads_away_from_any_heading(arrow, behind):
    assert flown("yayenek", "p", OPEN.replace("0→", f"0{arrow}")).craft(0).at == behind


@pytest.mark.parametrize(("plan", "at", "heading"), [("pl", (1, 1), "NW"), ("pr", (3, 1), "SW")])
def test_a7_2_mhand_pivots_two_notches_to_one_side_then_one_step_forward(plan, at, heading):
    after = flown("mhand", plan)
    assert (after.craft(0).at, after.craft(0).heading) == (at, heading)


@pytest.mark.parametrize(("plan", "heading"), [("pl1", "NE"), ("pl2", "NW"), ("pr1", "SE"), ("pr2", "SW")])
def test_a7_2_1634_pivots_one_or_two_notches_to_either_side_without_a_step(plan, heading):
    after = flown("1634", plan)
    assert (after.craft(0).at, after.craft(0).heading) == ((2, 2), heading)


FORMS = ["p", "pl", "pr", "pl1", "pl2", "pr1", "pr2"]


FITTING = {
    "hector": ["p"],
    "dolorosa": ["p"],
    "yayenek": ["p"],
    "mhand": ["pl", "pr"],
    "1634": ["pl1", "pl2", "pr1", "pr2"],
    "lawrence": [],
}


@pytest.mark.parametrize("pilot", FITTING)
def test_a7_3_each_pilot_has_the_forms_of_the_power_token_that_leave_no_choice_open(pilot):
    accepted = []
    for form in FORMS:
        try:
            ready(OPEN, {0: form}, craft={0: {"pilot": pilot}}, powers=True)
            ready(OPEN, {0: f"| {form}"}, craft={0: {"pilot": pilot}}, powers=True)
        except Refusal:
            continue
        accepted.append(form)
    assert accepted == FITTING[pilot]


def test_a7_3_a_refusal_names_the_forms():
    with pytest.raises(Refusal, match=r"expected power:left or power:right, the power of mhand \(A7.3\)"):
        flown("mhand", "p")
    with pytest.raises(Refusal, match=r"expected power:left1, power:left2, power:right1 or power:right2, the power of 1634"):
        flown("1634", "pl")
    with pytest.raises(Refusal, match="expected power, the power of hector"):
        flown("hector", "pl")


def same_as_ordered(live, ordered):
    assert live.events_without_questions == ordered.events
    assert live.position == ordered.position
    assert live.after == ordered.after


def test_a7_5_steps_by_a_power_collide():
    after = flown(
        "yayenek",
        "p f",
        """
        |  ### 0→.     .
        |   1→.     .     .
        """,
    )
    assert after.told("CraftCollided") == ["A4.4 CraftCollided seat 0, column 1, at [0, 1], heading W, with pod"]
    assert (after.craft(0).at, after.craft(0).damage) == ((0, 1), 1)


def test_a7_5_steps_by_a_power_cross_gates():
    after = flown(
        "hector",
        "p",
        """
        |0→.     21↗   24↗   .
        |   1→.
        """,
    )
    assert after.craft(0).tokens == [1, 4]


def test_a7_5_steps_by_a_power_destroy_and_hector_s_second_step_follows():
    picture = """
        |0→.      1↗   .     .
        |   1→.
        """
    after = flown("hector", "p | shield ram=yes", picture)
    assert after.craft(0).at == (0, 2)
    assert after.place("asteroid 1") is None
    live = flown("hector", "p | shield ram=ask", picture).saved_and_loaded().answer(True)
    same_as_ordered(live, after)


@pytest.mark.parametrize(("answer", "order"), [(True, "yes"), (False, "no")])
def test_a7_5_the_second_step_may_ask_too(answer, order):
    picture = """
        |0→.     .      1↗   .
        |   1→.
        """
    live = flown("hector", "p f | shield ram=ask", picture).saved_and_loaded().answer(answer)
    same_as_ordered(live, flown("hector", f"p f | shield ram={order}", picture))


@pytest.mark.parametrize(("arrow", "behind"), [("→", (2, 1)), ("↘", (1, 1)), ("↙", (1, 2)), ("←", (2, 3)), ("↖", (3, 2)), ("↗", (3, 1))])
def test_a7_2_yayenek_goes_backwards_from_every_heading(arrow, behind):
    picture = """
        |  .     .     .     .     .
        |     .     .     .     .     .
        |  .     .   0→.     .     .
        |     .     .     .     .     .
        |  .     .     .     .   1→.
        """.replace("0→", f"0{arrow}")
    assert flown("yayenek", "p", picture).craft(0).at == behind
