"""R9.4 Circuit Breaker."""

from __future__ import annotations

import pytest
from tests.roborally.scene import Scene, robot


@pytest.mark.parametrize(("damage", "down"), [(2, False), (3, True)])
def test_r9_4_circuit_breaker_powers_down_with_three_damage(damage, down):
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0→ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↑ ·
        """,
        robot("", "circuit_breaker", damage=damage),
    ).turn()
    assert scene.robot(0)["powered_down"] == down


def test_r9_4_circuit_breaker_not_for_one_that_is_down_already():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        """,
        robot("", "circuit_breaker", powered_down=True),
    ).turn()
    assert scene.damage()[0] == 5
    assert not scene.robot(0)["powered_down"]


def test_r9_4_nothing_in_factory_rejects():
    scene = Scene("+    +    +\n 0↑ · 1↑ ·", robot("", "circuit_breaker", damage=4), special="factory_rejects").turn()
    assert not scene.robot(0)["powered_down"]


def test_r9_4_only_with_the_option():
    assert not Scene("+    +    +\n 0↑ · 1↑ ·", robot("", "brakes", damage=4)).turn().robot(0)["powered_down"]
