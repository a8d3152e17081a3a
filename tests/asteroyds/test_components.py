"""A0 Components."""

from __future__ import annotations

import json
from collections import Counter, defaultdict

import pytest
from msgspec import Raw
from tests.asteroyds.scene import drawn, ready, scene
from tests.asteroyds.tables import many_starts, start

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import State
from swarmrally.asteroyds.components.tiles import TILES, is_asteroid, is_drone, is_gate, is_turret, tile_name
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.picture import read_picture
from swarmrally.asteroyds.forms.reading import state_from
from swarmrally.asteroyds.forms.schema import Asteroid, BoardForm, Drone, Gate, Platform, Pod, Position, Turret
from swarmrally.asteroyds.playing.resolving import resolve
from swarmrally.asteroyds.rules.sequence import open_round
from swarmrally.kernel.refusal import Refusal

ALONE = """
        |0→.     .
        """


def read(position: Position) -> State:
    return state_from(position, board_from(position.board))


def test_a0_1_the_board_has_158_hexes_in_13_rows():
    places, _, _ = read_picture(
        """
        |                    .     .     .     .                 .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |              .     .     .     .     .     .     .     .     .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |        .     .     .     .     .     .     .     .     .     .     .     .     .     .
        |     .     .     .     .     .     .     .     .     .     .     .     .     .     .     .
        |  .     .     .     .     .     .     .     .     .     .     .     .     .     .     .     .
        |     .     .     .     .     .     .     .     .     .     .     .     .     .     .     .
        |        .     .     .     .     .     .     .     .     .     .     .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |              .     .     .     .     .     .     .     .     .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |                    .     .     .     .                 .     .     .     .
        """
    )
    assert printed_board().places == places
    assert len(places) == 158


FROM_ODD_ROW = {"→": (1, 2), "↘": (2, 2), "↙": (2, 1), "←": (1, 0), "↖": (0, 1), "↗": (0, 2)}


FROM_EVEN_ROW = {"→": (2, 2), "↘": (3, 1), "↙": (3, 0), "←": (2, 0), "↖": (1, 0), "↗": (1, 1)}


@pytest.mark.parametrize("arrow", FROM_ODD_ROW)
def test_a0_1_odd_rows_are_shifted_half_a_hex_to_the_right(arrow):
    picture = """
        |  .     .     .
        |     .   0→.     .
        |  .   1→.     .
        |     .     .     .
        """
    after = scene(picture.replace("→", arrow), {0: "f", 1: "f"})
    assert after.craft(0).at == FROM_ODD_ROW[arrow]
    assert after.craft(1).at == FROM_EVEN_ROW[arrow]


def test_a0_1_another_board_has_its_own_hexes():
    after = scene(
        """
        |0→.     .           .
        """,
        {0: "f f"},
    )
    assert after.craft(0).at == (0, 1)
    assert after.told("CraftCollided") == ["A4.4 CraftCollided seat 0, column 2, at [0, 1], heading E, with border"]


def test_a0_1_another_board_is_written_as_it_was_given():
    position = {
        "game": "asteroyds",
        "round": 1,
        "first_seat": 0,
        "board": {"rows": {"1": [[5, 6], [2, 4]], "0": [[3, 3]], "2": []}},
        "tiles": [],
        "craft": [{"seat": 0, "colour": "red", "pilot": "hector", "at": [1, 4], "heading": "E"}],
        "dice": {"red": 1, "white": 1, "blue": 1},
        "plans": [{"seat": 0, "columns": ["forward", "forward", None, None, None, None]}],
    }
    after = json.loads(resolve(json.dumps(position, indent=1)))["position"]
    assert after["board"] == position["board"]
    assert after["craft"][0]["at"] == [1, 6]


@pytest.mark.parametrize(("last", "hexes"), [(31, 32), (32, None)])
def test_a0_1_another_board_has_up_to_32_columns(last, hexes):
    form = BoardForm({"0": Raw(json.dumps([[0, last]]).encode())})
    if hexes:
        assert len(board_from(form).places) == hexes
        return
    with pytest.raises(Refusal, match=r"^/board/rows/0/0: .*<= 31"):
        board_from(form)


def test_a0_2_six_turns_to_the_right_are_the_six_headings_clockwise():
    after = scene(
        """
        |  .     .     .     .
        |     .   0→.     .     .
        |  .     .     .     .
        |     .     .     .     .
        """,
        {0: "r r r r r r"},
    )
    headings = [event["to"] for event in after.events if event["kind"] == "CraftTurned"]
    assert headings == ["SE", "SW", "W", "NW", "NE", "E"]
    assert after.craft(0).at == (1, 1)


@pytest.mark.parametrize("heading", ["N", "S"])
def test_a0_2_nothing_faces_straight_up_or_down(heading):
    with pytest.raises(ValueError, match="Invalid enum value"):
        ready(ALONE, craft={0: {"heading": heading}})


@pytest.mark.parametrize("mode", ["racing", "shooting", "targets", "drones"])
def test_a0_3_twenty_asteroids_four_of_each_colour_and_the_gates_and_turrets_of_the_mode(mode):
    tiles = start(mode).position.tiles
    asteroids = Counter(tile.colour for tile in tiles if isinstance(tile, Asteroid))
    gates = Counter(tile.colour for tile in tiles if isinstance(tile, Gate))
    assert asteroids == {"red": 4, "white": 4, "blue": 4, "white/red": 4, "white/blue": 4}
    assert gates == ({"red": 2, "white": 2} if mode in ("racing", "shooting") else {})
    assert sum(isinstance(tile, Turret) for tile in tiles) == (4 if mode == "drones" else 0)
    assert sum(isinstance(tile, Pod) for tile in tiles) == (10 if mode == "targets" else 6)
    assert sum(isinstance(tile, Platform) for tile in tiles) == (0 if mode == "targets" else 6)


def test_a0_3_a_tile_of_two_colours_belongs_to_both():
    after = scene(
        """
        |  13→   .     .     .     .
        |     17→   .     .     .     .
        |0→.     .     .     .     .
        """
    )
    assert after.after == drawn(
        """
        |  .     .     .     13→   .
        |     .     .     17→   .     .
        |0→.     .     .     .     .
        """
    )


@pytest.mark.parametrize(("thing", "mode"), [("###", "racing"), ("[ ]", "racing"), ("T1→", "drones")])
def test_a0_3_pods_platforms_and_turrets_never_move(thing, mode):
    picture = """
        |   9→   ###   .
        |   0→.     .     .
        """.replace("###", thing)
    after = scene(picture, mode=mode)
    assert after.told("TileBlocked")[-1].startswith("A3.4 TileBlocked tile asteroid 9, at [0, 0], heading E, by ")
    assert not after.happened("TilePushed")
    assert after.place("asteroid 9") == (0, 0)


def test_a0_3_a_hex_has_room_for_one_tile():
    picture = """
        |   5→    1↗ 0↘.
        """
    assert scene(picture).place("asteroid 5") == (0, 0)
    position = ready(picture).position
    position.tiles.append(Platform((0, 0)))
    with pytest.raises(Refusal, match=r"/tiles/2/at: expected a hex without another tile"):
        read(position)


def test_a0_3_a_drone_starts_on_the_hex_of_its_turret_and_of_no_other():
    picture = """
        |  T1→   T2→ 0→.
        """
    after = scene(picture.replace("T2→", "###"), mode="drones")
    assert after.place("turret 1") == after.place("drone 1") == (0, 0)
    position = ready(picture, mode="drones").position
    position.tiles.append(Drone(1, (0, 1)))
    with pytest.raises(Refusal, match="the drone's own turret"):
        read(position)


PRIORITIES = {
    ("asteroid", "red"): {1, 2, 3, 4},
    ("asteroid", "white"): {5, 6, 7, 8},
    ("asteroid", "blue"): {9, 10, 11, 12},
    ("asteroid", "white/red"): {13, 14, 15, 16},
    ("asteroid", "white/blue"): {17, 18, 19, 20},
    ("gate", "red"): {21, 22},
    ("gate", "white"): {23, 24},
}


def test_a0_4_a_priority_is_one_number_of_its_colour():
    found = defaultdict(set)
    for tile in start("racing").position.tiles:
        if isinstance(tile, Asteroid | Gate):
            found["asteroid" if isinstance(tile, Asteroid) else "gate", tile.colour].add(tile.priority)
    assert found == PRIORITIES


def test_a0_4_which_number_lies_on_which_printed_hex_is_drawn():
    lying = defaultdict(set)
    for table in many_starts("racing"):
        for tile in table.position.tiles:
            if isinstance(tile, Asteroid | Gate):
                lying[tile.at, "asteroid" if isinstance(tile, Asteroid) else "gate", tile.colour].add(tile.priority)
    assert len(lying) == 24
    for (_, kind, colour), numbers in lying.items():
        assert numbers == PRIORITIES[kind, colour]


def test_a0_4_a_tile_of_another_colour_than_its_number_is_refused():
    position = ready(
        """
        |   3→ 0→.
        """
    ).position
    position.tiles[0] = Asteroid("blue", 3, (0, 0), "E")
    with pytest.raises(Refusal, match="/tiles/0/colour: expected red: the colour of priority 3"):
        read(position)


WHITE_ASTEROID = """
        |  .     .     .
        |     .      5→   .
        |  .     .     .
        |   0→.     .     .
        """


@pytest.mark.parametrize(("die", "there"), [(1, (1, 2)), (5, (2, 2)), (3, (2, 1)), (6, (1, 0)), (2, (0, 1)), (4, (0, 2))])
def test_a0_5_the_edges_are_numbered_1_5_3_6_2_4_clockwise(die, there):
    assert scene(WHITE_ASTEROID, dice=(1, die, 1)).place("asteroid 5") == there


@pytest.mark.parametrize(("one_faces", "there"), [("→", (0, 2)), ("↘", (1, 2)), ("↙", (2, 2)), ("←", (2, 1)), ("↖", (1, 0)), ("↗", (0, 1))])
def test_a0_5_the_direction_turns_with_the_edge_numbered_1(one_faces, there):
    after = scene(WHITE_ASTEROID.replace("5→", f"5{one_faces}"), dice=(1, 4, 1))
    assert after.place("asteroid 5") == there


def test_a0_5_a_tile_keeps_its_orientation_wherever_it_goes():
    after = scene(
        """
        |   1↙   .     .     .
        |   0→.     .     .     .
        """,
        dice=(2, 1, 1),
    )
    assert after.after == drawn(
        """
        |  .     .      1↙   .
        |   0→.     .     .     .
        """
    )


@pytest.mark.parametrize("mode", ["racing", "targets", "drones"])
def test_a0_5_the_orientation_of_every_tile_is_drawn(mode):
    seen = defaultdict(set)
    for table in many_starts(mode):
        for tile in table.position.tiles:
            if isinstance(tile, Asteroid | Gate | Turret):
                seen[tile.at].add(tile.one_faces)
    assert set(map(frozenset, seen.values())) == {frozenset({"E", "SE", "SW", "W", "NW", "NE"})}


def test_a0_6_gates_21_to_24_have_the_symbols_1_to_4():
    symbols = {tile.priority: tile.symbol for tile in start("racing").position.tiles if isinstance(tile, Gate)}
    assert symbols == {21: 1, 22: 2, 23: 3, 24: 4}
    picture = """
        |0→.     21↗
        """
    for gate, symbol in symbols.items():
        assert scene(picture.replace("21", str(gate)), {0: "f"}).craft(0).tokens == [symbol]


def test_a0_6_the_symbols_of_the_turrets_are_drawn_each_once():
    seen = defaultdict(set)
    for table in many_starts("drones"):
        turrets = [tile for tile in table.position.tiles if isinstance(tile, Turret)]
        assert sorted(turret.symbol for turret in turrets) == [1, 2, 3, 4]
        for turret in turrets:
            seen[turret.at].add(turret.symbol)
    assert seen == {(1, 4): {1, 2, 3, 4}, (1, 10): {1, 2, 3, 4}, (5, 1): {1, 2, 3, 4}, (5, 13): {1, 2, 3, 4}}


def test_a0_3_20_asteroids_4_gates_4_turrets_and_their_drones():
    kinds = {"asteroid": is_asteroid, "gate": is_gate, "turret": is_turret, "drone": is_drone}
    counts = {kind: sum(is_kind(tile) for tile in range(-4, TILES + 4)) for kind, is_kind in kinds.items()}
    assert counts == {"asteroid": 20, "gate": 4, "turret": 4, "drone": 4}
    assert all(kinds[tile_name(tile).split()[0]](tile) for tile in range(TILES))


def test_a0_3_a_two_colour_tile_belongs_to_both_its_colours():
    table = start("racing")
    open_round(table.state, table.buffer)
    table.play()
    tried: dict[str, set[str]] = {}
    for event in table.events:
        if event["kind"] == "DieCalled":
            colour = event["colour"]
            tried[colour] = set()
        elif event["kind"] in ("TileMoved", "TileBlocked", "PushFailed"):
            tried[colour].add(event["tile"])
    asteroids = {"red": [*range(1, 5), *range(13, 17)], "white": [*range(5, 9), *range(13, 21)], "blue": [*range(9, 13), *range(17, 21)]}
    gates = {"red": (21, 22), "white": (23, 24), "blue": ()}
    for colour, numbers in asteroids.items():
        assert tried[colour] == {*(f"asteroid {number}" for number in numbers), *(f"gate {number}" for number in gates[colour])}


def test_a0_3_at_most_one_tile_stands_on_a_hex():
    table = start("racing")
    lying = [tile for tile in range(TILES) if table.state.tile_cell[tile] >= 0]
    assert [table.state.tile_at[table.state.tile_cell[tile]] for tile in lying] == lying
    for _ in range(6):
        open_round(table.state, table.buffer)
        table.buffer.told = 0
        table.play()
        places = [tile.at for tile in table.position.tiles]
        assert len(places) == len(set(places))
