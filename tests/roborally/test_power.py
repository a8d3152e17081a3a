"""R4 Power-down."""

from __future__ import annotations

import pytest
from tests.roborally.scene import LOCKED, Scene, robot
from tests.roborally.tables import fully_locked

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.schema import LiveProgram
from swarmrally.roborally.rules.power import may_announce


def test_r4_1_a_damaged_robot_announces_for_the_next_turn():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot(damage=2, power_down=True),
    )
    assert scene.turn().robot(0)["powered_down"]
    assert scene.damage() == [2, 0]


def test_r4_1_an_undamaged_one_only_with_the_option():
    for allowed in (False, True):
        scene = Scene(
            """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
            rules={"power_down_undamaged": allowed},
        )
        assert may_announce(scene.course, scene.state, 0) == allowed


def test_r4_1_in_my_turn_is_waited_for():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot(damage=2, ask=["power_down"]),
    ).turn()
    assert scene.question == (0, "power_down")
    assert scene.told("DecisionAsked") == [("R4.1", 0, "power_down", 0)]
    assert scene.answer(True).turn().robot(0)["powered_down"]


def test_r4_1_a_robot_that_is_fully_locked_may_announce_and_is_waited_for():
    game = fully_locked("Risky Exchange")
    assert game.seats_to_plan() == [0, 1]
    game.plan(LiveProgram(1, [[card] for card in game.hand(1)[:5]]))
    with pytest.raises(Refusal, match="not of seats 0"):
        game.play()
    game.plan(LiveProgram(0, power_down=True))
    told = described(game.play())
    assert [event["seat"] for event in told if event["kind"] == "PowerDownAnnounced"] == [0]


def test_r4_1_nobody_waits_for_a_fully_locked_robot_that_may_not_announce():
    assert fully_locked("Factory Rejects").seats_to_plan() == [1]


def test_r4_2_a_turn_powered_down_starts_without_damage_and_locks():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    · 1↑ ·    ·    ·    ·
        """,
        robot(damage=9, locked=LOCKED, powered_down=True),
    ).turn()
    assert scene.robot(0)["locked"] == {}
    assert scene.damage() == [0, 0]


def test_r4_3_a_robot_may_stay_down_undamaged():
    scene = Scene(
        """
        +    +    +    +    +    +    +
         0↑ ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    ·    ·
            ·    ·    ·    ·    · 1↓ ·
        """,
        robot(powered_down=True, power_down=True),
        robot(powered_down=True),
    ).turn()
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [True, False]


@pytest.mark.parametrize("wish", [False, True])
def test_r4_4_destroyed_after_announcing_the_owner_chooses_again(wish):
    scene = Scene(
        """
        +    +    +    +
         0→ ·    # 1→ ·
        """,
        robot("1", damage=1, power_down=True, re_entry={"powered_down": wish}),
    )
    assert scene.turn().robot(0)["powered_down"] == wish


def test_r4_5_registers_that_lock_while_down_are_filled_from_the_deck_at_once():
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        laser 0,0 E 3
        """,
        robot(powered_down=True),
        deck=[500, 70, 80],
    )
    scene.play(2)
    assert scene.robot(0)["locked"] == {"5": [500], "4": [70]}


def test_r4_5_also_when_a_later_point_destroys():
    robots = [robot(powered_down=True, damage=0), robot()]
    scene = Scene(
        """
        +    +    +    +    +
        ▷   · 0↑ ·    · 1↑ ·
        laser 0,0 E 3
        """,
        *robots,
        deck=[500, 70, 80, 90, 100],
    )
    scene.play(4)
    assert scene.at(0) is None
    assert len(scene.events("RegisterLocked")) == 5


STREET = "+    +    +    +    +\n 0↑ ·    ·    · 1↓ ·"


def test_r4_1_what_is_announced_and_set_is_told():
    scene = Scene(STREET, robot(damage=1, power_down=True), robot(damage=1)).turn()
    assert scene.told("PowerDownAnnounced") == [("R4.1", 0, True)]
    assert scene.told("PowerSet") == [("R4.1", 0, True)]
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [True, False]


def test_r4_1_those_who_are_asked_decide_in_dock_order():
    asked = [robot(damage=1, dock=dock, ask=["power_down"]) for dock in (2, 1)]
    scene = Scene(STREET, *asked).turn()
    assert scene.question == (1, "power_down")
    assert scene.answer(False).turn().question == (0, "power_down")
    scene.answer(True).turn()
    assert [scene.robot(seat)["powered_down"] for seat in (0, 1)] == [True, False]


def test_r4_1_not_one_that_is_down_or_gone_and_nobody_in_factory_rejects():
    scene = Scene(STREET, robot(damage=1, powered_down=True), robot(damage=1))
    assert [may_announce(scene.course, scene.state, seat) for seat in (0, 1)] == [False, True]
    rejects = Scene(STREET, robot(damage=1), special="factory_rejects")
    assert not may_announce(rejects.course, rejects.state, 0)


def test_r4_2_a_robot_that_is_down_neither_moves_nor_fires_but_is_carried_turned_and_shot():
    scene = Scene(
        """
        +    +    +    +    +
         0→ →    ↻ 1← ·    ·
        """,
        robot(powered_down=True, damage=3),
    ).turn()
    assert scene.told("DamageDiscarded") == [("R4.2", 0)]
    assert scene.robot(0)["at"] == [1, 0]
    assert scene.told("ShotFired")[0][:2] == ("R7.1", 1)
    assert {shot[1] for shot in scene.told("ShotFired")} == {1}
    assert scene.damage() == [5, 0]
    assert len(scene.events("RobotTurned")) == 5


def test_r4_2_only_its_own_locks_go_and_their_cards_are_discarded():
    scene = Scene(STREET, robot(damage=6, locked={"4": [70], "5": [90]}, powered_down=True), robot(damage=5, locked={"5": [110]})).turn()
    assert list(scene.robot(1)["locked"]) == ["5"]
    assert scene.state.discards[:2].tolist() == [7, 9]


def test_r4_3_staying_down_is_decided_at_the_end_of_the_turn_and_can_be_asked():
    scene = Scene(STREET, robot(powered_down=True, ask=["stay_down"]), robot(powered_down=True)).turn()
    assert scene.question == (0, "stay_down")
    scene.answer(True).turn()
    assert scene.told("PowerSet") == [("R4.3", 0, True), ("R4.3", 1, False)]
    assert scene.told("DecisionAsked") == [("R4.3", 0, "stay_down", 0)]


def test_r4_5_a_lock_of_a_robot_that_is_down_names_its_card():
    scene = Scene("+    +    +    +\n▷   · 0↑ · 1→ ·", robot(powered_down=True, damage=4), deck=[500]).play()
    assert scene.told("RegisterLocked") == [("R4.5", 0, 5, 500, None)]
    assert scene.robot(0)["locked"] == {"5": [500]}
