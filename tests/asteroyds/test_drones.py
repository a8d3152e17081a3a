"""A9.4-A9.7 Drones."""

from __future__ import annotations

import pytest
from tests.asteroyds.scene import drawn, ready, scene
from tests.asteroyds.tables import start

from swarmrally.asteroyds.components.state import PLANNING
from swarmrally.asteroyds.rules.sequence import open_round


def drones(picture, plans=None, **how):
    return scene(picture, plans, mode="drones", **how)


def test_a9_4_each_turret_sends_a_drone_at_the_start_of_the_swarm_phase_of_round_1():
    table = start("drones")
    open_round(table.state, table.buffer)
    table.play()
    assert [event["tile"] for event in table.events if event["kind"] == "DroneLaunched"] == ["drone 1", "drone 2", "drone 3", "drone 4"]
    kinds = [event["kind"] for event in table.events]
    assert kinds.index("DroneLaunched") < kinds.index("DieCalled")


def test_a9_4_the_drone_moves_in_the_turret_s_directions_red_up_to_two_white_one():
    after = drones(
        """
        |  .     .     .     .
        |     T1→   .     .     .
        |  .     .     .     .
        |     .     .     .   0→.
        """,
        dice=(1, 5, 1),
    )
    assert after.after == drawn(
        """
        |  .     .     .     .
        |     T1→   .     .     .
        |  .     .     .     D1
        |     .     .     .   0→.
        """
    )


@pytest.mark.parametrize("one_faces", "→↘↙←↖↗")
def test_a9_4_every_drone_of_a_set_up_game_reads_its_turret(one_faces):
    table = start("drones")
    assert table.state.tile_one_faces[28:32].tolist() == table.state.tile_one_faces[24:28].tolist()
    picture = """
        |  .     .     .
        |     .     T1→   .
        |  .     .     .
        |                     0→.
        """
    after = drones(picture.replace("T1→", f"T1{one_faces}"), dice=(1, 1, 1))
    assert after.told("TileMoved")[0].startswith("A3.3 TileMoved tile drone 1, from [1, 1], to ")
    there = {"→": (1, 2), "↘": (2, 2), "↙": (2, 1), "←": (1, 0), "↖": (0, 1), "↗": (0, 2)}[one_faces]
    assert after.told("TileMoved")[0].endswith(f"to {list(there)}")


def test_a9_4_a_drone_that_flies_stays_the_only_one_of_its_turret():
    after = drones(
        """
        |  T1→   .     D1    .     ###
        |   0→.     .     .     .     .
        """
    )
    assert not after.happened("DroneLaunched")
    assert after.place("drone 1") == (0, 3)


def test_a9_4_another_one_comes_in_the_round_after_it_was_removed():
    table = drones(
        """
        |  T1↗   .     D1  0←.     .
        |   1→.     .     .     .     .
        """,
        {0: "s"},
    )
    assert table.place("drone 1") is None
    assert not table.happened("DroneLaunched")
    table.buffer.told = 0
    table.state.stage = PLANNING
    table.play()
    assert table.told("DroneLaunched") == ["A9.4 DroneLaunched tile drone 1, at [0, 0]"]


@pytest.mark.parametrize("mover", ["1→", "5→"])
def test_a9_4_a_drone_is_an_obstacle_to_tiles(mover):
    after = drones(
        """
        |   1→   D1    .     .     T1↗
        |   0→.     .     .     .     .
        """.replace("1→ ", f"{mover} ", 1)
    )
    assert f"A3.4 TileBlocked tile asteroid {mover[0]}, at [0, 0], heading E, by drone 1" in after.told("TileBlocked")


def test_a9_4_a_drone_is_an_obstacle_to_craft_and_to_drones():
    after = drones(
        """
        |  T2→   D1  0←.     T1↗
        |   1→.     .     .     .
        """,
        {0: "f"},
    )
    assert after.told("CraftCollided") == ["A9.6 CraftCollided seat 0, column 1, at [0, 2], heading W, with drone 1"]
    assert after.told("TileBlocked")[-1] == "A3.4 TileBlocked tile drone 2, at [0, 0], heading E, by drone 1"


def test_a9_4_a_drone_that_cannot_leave_waits_and_tries_again_with_the_next_die():
    after = drones(
        """
        |  ###   T1←   .     .
        |   0→.     .     .     .
        """,
        dice=(1, 6, 1),
    )
    assert after.told("TileBlocked", "TileMoved") == [
        "A3.4 TileBlocked tile drone 1, at [0, 1], heading W, by pod",
        "A3.3 TileMoved tile drone 1, from [0, 1], to [0, 2]",
    ]
    waiting = drones(
        """
        |  ###   T1←   .     .
        |   0→.     .     .     .
        """
    )
    assert waiting.after == drawn(
        """
        |  ###   @1←   .     .
        |   0→.     .     .     .
        """
    )


def test_a9_4_a_waiting_drone_tries_again_in_the_next_round():
    after = drones(
        """
        |  ###   @1→   .     .     .
        |   0→.     .     .     .     .
        """
    )
    assert not after.happened("DroneLaunched")
    assert after.after == drawn(
        """
        |  ###   T1→   .     .     D1
        |   0→.     .     .     .     .
        """
    )


@pytest.mark.parametrize("mode", ["racing", "shooting"])
def test_a9_4_only_in_drones(mode):
    after = scene(
        """
        |0→.     .     .
        """,
        mode=mode,
    )
    assert not after.happened("DroneLaunched")


ON_THE_WAY = """
        |0→.     D2  1←.     T2↗
        """


def test_a9_5_a_shot_at_a_drone_gives_its_symbol_s_token():
    after = drones(ON_THE_WAY, {0: ". s"})
    assert after.told("DroneShot", "TokenTaken") == ["A9.5 DroneShot tile drone 2, seat 0", "A9.5 TokenTaken seat 0, symbol 2, column 2"]


def test_a9_5_one_token_of_each_symbol():
    after = drones(ON_THE_WAY, {0: "s s"})
    assert len(after.told("TokenTaken")) == 1
    assert len(after.told("DroneShot")) == 2


def test_a9_5_so_does_a_shot_at_a_turret_with_the_drone_still_on_it():
    on_it = drones(
        """
        |0→.     .     @3↗ 1→.
        """,
        {0: "s"},
    )
    assert on_it.craft(0).tokens == [3]
    assert on_it.place("drone 3") is None
    assert on_it.place("turret 3") == (0, 2)


def test_a9_5_a_turret_without_its_drone_gives_nothing():
    left = drones(
        """
        |0→.     .     T3↗ 1→.     D3
        """,
        {0: "s"},
    )
    assert left.craft(0).tokens == []
    assert left.place("drone 3") == (0, 4)


def test_a9_5_the_drone_stays_until_the_end_of_the_round_so_that_others_can_score_it():
    after = drones(ON_THE_WAY, {0: "s", 1: "s"})
    assert [after.craft(seat).tokens for seat in range(2)] == [[2], [2]]
    kinds = [event["kind"] for event in after.events]
    assert kinds.index("DroneRemoved") > len(kinds) - 1 - kinds[::-1].index("DroneShot")
    assert after.after == drawn(
        """
        |0→.     .   1←.     T2↗
        """
    )


def test_a9_5_a_shot_drone_is_still_an_obstacle():
    after = drones(ON_THE_WAY, {0: "s f"})
    assert after.told("CraftCollided") == ["A9.6 CraftCollided seat 0, column 2, at [0, 0], heading E, with drone 2"]


def test_a9_5_it_is_removed_whoever_already_had_its_symbol():
    after = drones(ON_THE_WAY, {0: "s"}, craft={0: {"tokens": [2]}})
    assert not after.happened("TokenTaken")
    assert after.told("DroneRemoved") == ["A9.5 DroneRemoved tile drone 2, at [0, 1]"]


def test_a9_5_a_drone_that_nobody_shot_stays():
    after = drones(ON_THE_WAY)
    assert not after.happened("DroneRemoved")
    assert after.place("drone 2") == (0, 1)


def test_a9_5_the_first_drones_stay_too():
    table = start("drones")
    open_round(table.state, table.buffer)
    table.play()
    assert not table.happened("DroneRemoved")
    assert None not in [table.place(f"drone {symbol}") for symbol in (1, 2, 3, 4)]


def test_a9_5_one_that_was_sent_anew_stays_until_it_is_shot_too():
    table = drones(
        """
        |  T1↗   .     D1  0←.     .
        |   1→.     .     .     .     .
        """,
        {0: "s"},
    )
    assert table.place("drone 1") is None
    for _ in range(2):
        table.state.stage = PLANNING
        table.play()
        assert table.place("drone 1") == (0, 0)


def test_a9_5_a_shot_that_was_counted_before_is_kept_in_the_position():
    before = ready(ON_THE_WAY.replace("D2 ", "D2*"), mode="drones")
    assert [tile.shot for tile in before.position.tiles if hasattr(tile, "shot")] == [True]
    assert before.play().place("drone 2") is None


def test_a9_6_a_drone_driven_at_a_craft_hits_it():
    after = drones(
        """
        |  T1→ 0→.     .     .
        |   1→.     .     .     .
        """,
        {0: "| f"},
        dice=(1, 4, 1),
    )
    assert after.told("CraftHit", "CraftDamaged") == ["A9.6 CraftHit seat 0, tile drone 1", "A5.1 CraftDamaged seat 0, points 1, damage 1"]
    assert after.place("drone 1") == (0, 0)


@pytest.mark.parametrize(("plan", "damage"), [("f | shield ram=yes", 1), ("f | f ram=yes", 2)])
def test_a9_6_a_craft_flying_into_a_drone_collides(plan, damage):
    after = drones(ON_THE_WAY, {0: plan})
    assert after.craft(0).at == (0, 0)
    assert after.told("CraftDamaged") == [f"A5.2 CraftDamaged seat 0, points {damage}, damage {damage}"]


def test_a9_6_no_drone_enters_a_turret_again():
    own = drones(
        """
        |  T1←   D1    .     ###
        |   0→.     .     .     .
        """
    )
    assert own.place("drone 1") == (0, 1)
    assert own.told("TileBlocked")[0] == "A3.4 TileBlocked tile drone 1, at [0, 1], heading W, by turret 1"
    another = drones(
        """
        |  T2←   D1    .     T1←
        |   0→.     .     .     .
        """
    )
    assert another.place("drone 1") == (0, 1)


@pytest.mark.parametrize(("plan", "damage"), [("f", 1), ("f | f", 2)])
@pytest.mark.parametrize("turret", ["T1↗", "@1↗"])
def test_a9_7_turrets_hurt_like_pods(plan, damage, turret):
    picture = """
        |0→.     T1↗   .   1→.
        """
    after = drones(picture.replace("T1↗", turret), {0: plan})
    assert after.told("CraftCollided") == ["A9.7 CraftCollided seat 0, column 1, at [0, 0], heading E, with turret 1"]
    assert after.craft(0).damage == damage
