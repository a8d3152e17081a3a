"""A6 Gates."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, scene


def test_a6_1_a_craft_that_flies_into_a_gate_takes_its_token():
    after = scene(
        """
        |0→.     22↗   .     .
        |                     1→.
        """,
        {0: "f f"},
    )
    assert after.told("TokenTaken") == ["A6.1 TokenTaken seat 0, symbol 2, column 1"]
    assert after.after == drawn(
        """
        |  .     22↗ 0→.     .
        |                     1→.
        """
    )


def test_a6_1_a_gate_that_moves_onto_a_craft_gives_it_too():
    after = scene(
        """
        |  23→ 0→.     .
        |     .   1→.     .
        """
    )
    assert after.craft(0).tokens == [3]
    assert after.craft(1).tokens == []


def test_a6_1_one_token_of_each_symbol():
    after = scene(
        """
        |0→.     22↗   .     .
        |                     1→.
        """,
        {0: "f f b f"},
    )
    assert len(after.told("TokenTaken")) == 1
    has_it = scene(
        """
        |0→.     22↗   .     .
        |                     1→.
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2]}},
    )
    assert not has_it.happened("TokenTaken")
    assert has_it.craft(0).tokens == [1, 2]


def test_a6_1_in_any_order_and_at_any_step():
    after = scene(
        """
        |0→.     24↗   21↗   23↗   22↗   .
        |                                 1→.
        """,
        {0: "f f f . f"},
    )
    taken = [(event["symbol"], event["column"]) for event in after.events if event["kind"] == "TokenTaken"]
    assert taken == [(4, 1), (1, 2), (3, 3), (2, 5)]


def test_a6_1_from_any_side():
    from_five_sides = """
        |  .   1↘.   2↙.     .
        |   0→.     23→   ###   .
        |  .   4↗.   3↖.     .
        """
    from_the_sixth = """
        |  .     .     .     .
        |     ###   23← 0←.     .
        |  .     .     .     .
        """
    after = scene(from_five_sides, dict.fromkeys(range(5), "f"))
    assert [after.craft(seat).tokens for seat in range(5)] == [[3]] * 5
    assert scene(from_the_sixth, {0: "f"}).craft(0).tokens == [3]


def test_a6_1_the_gate_stays_for_the_others():
    after = scene(
        """
        |0→.     22↗ 1←.     .
        """,
        {0: "f", 1: "f"},
    )
    assert after.craft(0).tokens == after.craft(1).tokens == [2]
    assert after.after == drawn(
        """
        |  .   0+22↗   .     .
        """
    )


@pytest.mark.parametrize(("plan", "column"), [("f", 1), (". . . . . f", 6), ("| f", 7)])
def test_a6_2_the_column_is_recorded_1_to_6_and_7_for_energy(plan, column):
    after = scene(
        """
        |0→.     22↗   .     .
        |                     1→.
        """,
        {0: plan},
    )
    assert after.told("TokenTaken") == [f"A6.1 TokenTaken seat 0, symbol 2, column {column}"]


def test_a6_2_0_for_the_swarm_phase():
    after = scene(
        """
        |  22→ 0→.     .     .
        |                     1→.
        """
    )
    assert after.told("TokenTaken") == ["A6.1 TokenTaken seat 0, symbol 2, column 0"]
