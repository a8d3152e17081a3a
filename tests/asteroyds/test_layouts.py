"""A0.3, A0.6, A1.7, A9.1 Layouts of one's own, and asteroids that are left out."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest
from tests.asteroyds.scene import Scene

from swarmrally.asteroyds.components.state import COLOURS, MODES, PILOTS, SEATS
from swarmrally.asteroyds.forms.layouts import check_layout, layout_of, printed_form, read_layout
from swarmrally.asteroyds.forms.reading import read_position
from swarmrally.asteroyds.forms.schema import Asteroid, Gate, Platform, Pod, Rules, Turret
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup, board_of, check_setup, first_state, read_setup, usual_seats
from swarmrally.kernel.refusal import Refusal

GATES = [
    {"kind": "gate", "colour": colour, "at": at}
    for colour, at in zip(("red", "red", "white", "white"), ([1, 3], [1, 5], [1, 7], [1, 9]), strict=True)
]
TURRETS = [{"kind": "turret", "at": [3, column]} for column in (3, 5, 7, 9)]
WHITE = [{"kind": "asteroid", "colour": "white", "at": [9, column]} for column in (2, 4, 10, 12)]
CARRIERS = [
    *WHITE,
    *({"kind": "asteroid", "colour": "white/red", "at": [8, column]} for column in (2, 4, 10, 12)),
    *({"kind": "asteroid", "colour": "white/blue", "at": [7, column]} for column in (2, 4, 10, 12)),
]
STARTS = [{"at": [6, column], "heading": "E"} for column in range(4, 10)]
SIDES = [{**start, "team": ("left", "right")[number % 2]} for number, start in enumerate(STARTS)]


def form(tiles=(), starts=None, modes=("racing", "shooting"), **more):
    """A layout with the gates that a race needs."""
    given = {"game": "asteroyds", "modes": list(modes), "tiles": [*GATES, *tiles], "starts": starts or STARTS, **more}
    return read_layout(json.dumps(given))


def laid(layout, mode="racing", seats=None, number=0, **setup):
    """A table with the layout, before its first round."""
    asked = Setup(Rules(mode=mode), seats or usual_seats(2, mode), number=number, layout=layout, **setup)
    check_setup(asked)
    board = board_of(asked)
    return Scene(board, first_state(asked, board, "Ujitos")).position


def refused(layout, pointer, words):
    with pytest.raises(Refusal, match=f"^{pointer}: .*{words}"):
        check_layout(layout() if callable(layout) else layout)


@pytest.mark.parametrize("mode", MODES)
def test_a1_7_the_printed_layouts_are_written_in_the_same_form(mode):
    assert mode in printed_form(mode).modes
    check_layout(printed_form(mode))
    assert len(layout_of(printed_form(mode), mode)[1].start) == SEATS
    names = {entry.name for entry in resources.files("swarmrally.asteroyds").joinpath("scenarios").iterdir() if entry.is_file()}
    assert names == {"board.json", "racing.json", "targets.json", "drones.json"}


def test_a1_7_a_layout_names_where_which_kinds_of_tiles_lie():
    position = laid(form([*WHITE, {"kind": "pod", "at": [11, 5]}, {"kind": "platform", "at": [11, 7]}]))
    assert {tile.at for tile in position.tiles if isinstance(tile, Gate)} == {(1, 3), (1, 5), (1, 7), (1, 9)}
    assert {tile.at for tile in position.tiles if isinstance(tile, Asteroid)} == {(9, 2), (9, 4), (9, 10), (9, 12)}
    assert [tile.at for tile in position.tiles if isinstance(tile, Pod | Platform)] == [(11, 5), (11, 7)]


def test_a1_7_what_it_leaves_open_is_drawn():
    positions = [laid(form(WHITE), number=number) for number in range(60)]
    for at in ((9, 2), (1, 3)):
        there = [next(tile for tile in position.tiles if tile.at == at) for position in positions]
        assert len({tile.one_faces for tile in there}) == 6
        assert len({tile.priority for tile in there}) == (4 if at == (9, 2) else 2)


def test_a1_7_so_are_the_symbols_of_turrets():
    positions = [laid(form(TURRETS, modes=["drones"]), "drones", number=number) for number in range(60)]
    there = [next(tile for tile in position.tiles if tile.at == (3, 3)) for position in positions]
    assert {tile.symbol for tile in there if isinstance(tile, Turret)} == {1, 2, 3, 4}
    assert len({tile.one_faces for tile in there if isinstance(tile, Turret)}) == 6


def test_a0_3_turrets_lie_in_drones_only():
    both = form(TURRETS, modes=["racing", "drones"])
    assert sum(isinstance(tile, Turret) for tile in laid(both, "drones").tiles) == 4
    assert sum(isinstance(tile, Turret) for tile in laid(both, "racing").tiles) == 0


def test_a1_7_what_it_gives_is_not_drawn():
    white = [{**tile, "priority": priority, "one_faces": "SW"} for tile, priority in zip(WHITE, (8, 5, 7, 6), strict=True)]
    for number in range(20):
        lying = {tile.at: tile for tile in laid(form(white), number=number).tiles if isinstance(tile, Asteroid)}
        assert [lying[9, column].priority for column in (2, 4, 10, 12)] == [8, 5, 7, 6]
        assert {tile.one_faces for tile in lying.values()} == {"SW"}


def test_a1_7_one_priority_given_and_the_others_drawn():
    white = [{**WHITE[0], "priority": 6}, *WHITE[1:]]
    found = [
        {tile.at: tile.priority for tile in laid(form(white), number=number).tiles if isinstance(tile, Asteroid)} for number in range(40)
    ]
    assert all(lying[9, 2] == 6 and sorted(lying.values()) == [5, 6, 7, 8] for lying in found)
    assert {lying[9, 4] for lying in found} == {5, 7, 8}


@pytest.mark.parametrize(("place", "given"), [(0, {"priority": 22}), (1, {"symbol": 2}), (0, {"symbol": 1}), (1, {"priority": 21})])
def test_a1_7_a_gate_by_its_priority_or_its_symbol(place, given):
    gates = [{**gate, **(given if number == place else {}), "one_faces": "W"} for number, gate in enumerate(GATES)]
    layout = read_layout(json.dumps({"game": "asteroyds", "modes": ["racing"], "tiles": gates, "starts": STARTS}))
    wanted = given.get("symbol") or given["priority"] - 20
    for number in range(12):
        position = laid(layout, number=number)
        gate = next(tile for tile in position.tiles if tile.at == tuple(gates[place]["at"]))
        assert isinstance(gate, Gate)
        assert (gate.symbol, gate.priority, gate.one_faces) == (wanted, 20 + wanted, "W")
        assert sorted(tile.symbol for tile in position.tiles if isinstance(tile, Gate)) == [1, 2, 3, 4]


@pytest.mark.parametrize("symbol", [1, 2, 3, 4])
def test_a0_6_a_gate_s_priority_and_symbol_say_the_same(symbol):
    place = (symbol - 1) // 2 * 2
    for other in (1, 2, 3, 4):
        gates: list[Any] = [dict(gate) for gate in GATES]
        gates[place] |= {"priority": 20 + symbol, "symbol": other}
        layout = read_layout(json.dumps({"game": "asteroyds", "modes": ["racing"], "tiles": gates, "starts": STARTS}))
        if other == symbol:
            gate = next(tile for tile in laid(layout).tiles if tile.at == tuple(gates[place]["at"]))
            assert isinstance(gate, Gate)
            assert (gate.priority, gate.symbol) == (20 + symbol, symbol)
        else:
            refused(layout, f"/tiles/{place}/symbol", "")


def test_a1_7_a_turret_by_its_symbol():
    turrets = [{**TURRETS[0], "symbol": 3, "one_faces": "NE"}, *TURRETS[1:]]
    for number in range(12):
        position = laid(form(turrets, modes=["drones"]), "drones", number=number)
        given, *others = (tile for tile in sorted(position.tiles, key=lambda tile: tile.at) if isinstance(tile, Turret))
        assert (given.symbol, given.one_faces) == (3, "NE")
        assert sorted(tile.symbol for tile in others) == [1, 2, 4]


@pytest.mark.parametrize("count", range(2, 7))
def test_a1_7_seats_pilots_and_colours_stay_free(count):
    colours, pilots = COLOURS[::-1][:count], PILOTS[1:] + PILOTS[:1]
    seats = [SeatChoice(colours[seat], pilots[seat]) for seat in range(count)]
    craft = laid(form(), seats=seats).craft
    assert [(each.colour, each.pilot) for each in craft] == [(seat.colour, seat.pilot) for seat in seats]
    assert [each.at for each in craft] == [(6, column) for column in range(4, 4 + count)]
    assert {each.heading for each in craft} == {"E"}


def test_a1_7_a_start_of_a_colour_is_that_colours_and_the_others_are_taken_in_turn():
    starts = [{**STARTS[0], "colour": "blue"}, STARTS[1], {**STARTS[2], "colour": "red"}]
    seats = [SeatChoice("green", "hector"), SeatChoice("red", "mhand"), SeatChoice("orange", "1634")]
    craft = laid(form(starts=starts), seats=seats).craft
    assert [each.at for each in craft] == [(6, 5), (6, 6), (6, 4)]
    blue_too = [SeatChoice("green", "hector"), SeatChoice("red", "mhand"), SeatChoice("blue", "1634")]
    assert [each.at for each in laid(form(starts=starts), seats=blue_too).craft] == [(6, 5), (6, 6), (6, 4)]
    crowd = [SeatChoice("yellow", "hector"), SeatChoice("green", "mhand"), SeatChoice("blue", "1634")]
    assert [each.at for each in laid(form(starts=starts), seats=crowd).craft] == [(6, 5), (6, 6), (6, 4)]


def test_a1_7_in_targets_the_teams_take_their_starts_in_order():
    seats = [SeatChoice("red", "hector", "right"), SeatChoice("blue", "mhand", "left"), SeatChoice("green", "1634", "right")]
    craft = laid(form(CARRIERS, SIDES, ["targets"]), "targets", seats).craft
    assert [each.at for each in craft] == [(6, 5), (6, 4), (6, 7)]


def test_a1_7_targets_lie_as_a9_1_says_or_as_the_layout_does():
    layout = form(CARRIERS, SIDES, ["targets"])
    halves = Counter((tile.target, tile.at[1] < 7) for tile in laid(layout, "targets").tiles if isinstance(tile, Asteroid))
    assert halves == {("right", True): 6, ("left", False): 6}
    turned: list[Any] = [{**tile, "target": "left" if cast(Any, tile)["at"][1] < 7 else "right"} for tile in CARRIERS]
    halves = Counter(
        (tile.target, tile.at[1] < 7) for tile in laid(form(turned, SIDES, ["targets"]), "targets").tiles if isinstance(tile, Asteroid)
    )
    assert halves == {("left", True): 6, ("right", False): 6}


def test_a9_1_columns_0_to_6_are_the_left_half():
    beside: list[Any] = [
        {**tile, "at": [cast(Any, tile)["at"][0], {4: 6, 10: 7}.get(cast(Any, tile)["at"][1], cast(Any, tile)["at"][1])]}
        for tile in CARRIERS
    ]
    lying = {tile.at[1]: tile.target for tile in laid(form(beside, SIDES, ["targets"]), "targets").tiles if isinstance(tile, Asteroid)}
    assert lying == {2: "right", 6: "right", 7: "left", 12: "left"}


def test_a1_7_a_layout_may_have_a_board_of_its_own():
    board = {"rows": {str(row): [[0, 20]] for row in range(14)}}
    game = Game(Setup(seats=usual_seats(2, "racing"), layout=form(board=board)), "Ujitos")
    assert len(game.board.places) == 14 * 21


def test_a1_7_a_layout_is_for_its_modes():
    with pytest.raises(Refusal, match=r"^/layout/modes: expected a layout that is for the mode drones; this one is for racing, shooting"):
        laid(form(), "drones")


def test_a1_7_a_mode_needs_what_it_is_won_with():
    refused(form(modes=["drones"]), "/tiles", "four turrets in the mode drones")
    refused(form(WHITE, SIDES, ["targets"]), "/tiles", "six targets of the left team in the mode targets")
    lacking = read_layout(json.dumps({"game": "asteroyds", "modes": ["racing"], "tiles": GATES[1:], "starts": STARTS}))
    refused(lacking, "/tiles", "two red and two white gates in the mode racing")


@pytest.mark.parametrize(
    ("tile", "pointer", "words"),
    [
        ({"kind": "pod", "at": [1, 3]}, "/tiles/4/at", "without another tile"),
        ({"kind": "pod", "at": [30, 3]}, "/tiles/4/at", "a hex of the board"),
        ({"kind": "gate", "colour": "red", "at": [3, 3]}, "/tiles/4", "at most two red gates"),
        ({"kind": "asteroid", "colour": "red", "at": [3, 3], "priority": 5}, "/tiles/4/colour", "expected white"),
        ({"kind": "asteroid", "colour": "red", "at": [3, 3], "target": "left"}, "/tiles/4/target", "targets only on white"),
    ],
)
def test_a1_7_a_tile_that_can_not_lie_there_is_refused(tile, pointer, words):
    refused(form([tile]), pointer, words)


def test_a1_7_a_fifth_of_a_colour_and_a_priority_twice_are_refused():
    refused(form([*WHITE, {"kind": "asteroid", "colour": "white", "at": [11, 5]}]), "/tiles/8", "at most four white asteroids")
    refused(form([{**tile, "priority": 5} for tile in WHITE]), "/tiles/5/priority", "no other tile has")
    refused(form([{**tile, "symbol": 1} for tile in TURRETS], modes=["drones"]), "/tiles/5/symbol", "no other tile has")


def test_a1_7_a_layout_has_up_to_32_pods():
    pods = [{"kind": "pod", "at": [row, column]} for row in (4, 5, 7) for column in range(2, 13)]
    check_layout(form(pods[:32]))
    refused(form(pods[:33]), "/tiles/36", "at most 32 pods")


@pytest.mark.parametrize(
    ("start", "pointer", "words"),
    [
        ({"at": [1, 3], "heading": "E"}, "/starts/1/at", "a free hex, or a platform"),
        ({"at": [6, 4], "heading": "E"}, "/starts/1/at", "each hex once"),
        ({"at": [40, 4], "heading": "E"}, "/starts/1/at", "a hex of the board"),
        ({"at": [6, 5], "heading": "E", "colour": "red"}, "/starts/1/colour", "each colour once"),
    ],
)
def test_a1_7_a_start_that_can_not_be_is_refused(start, pointer, words):
    refused(form(starts=[{**STARTS[0], "colour": "red"}, start]), pointer, words)


def test_a1_7_in_targets_every_start_is_a_teams():
    refused(form(CARRIERS, STARTS, ["targets"]), "/starts/0/team", "left or right in the mode targets")


@pytest.mark.parametrize(
    ("wrong", "pointer"),
    [
        ({"modes": []}, "/modes"),
        ({"modes": ["chess"]}, "/modes/0"),
        ({"starts": STARTS[:1]}, "/starts"),
        ({"tiles": [{"kind": "drone", "at": [1, 1]}]}, "/tiles/0/kind"),
        ({"round": 1}, "/round"),
    ],
)
def test_a1_7_what_has_not_the_form_of_a_layout_is_refused_by_its_field(wrong, pointer):
    given = {"game": "asteroyds", "modes": ["racing"], "tiles": GATES, "starts": STARTS, **wrong}
    with pytest.raises(Refusal, match=f"^{pointer}: "):
        read_layout(json.dumps(given))


def test_a1_7_there_are_as_many_seats_as_starts():
    two = form(starts=STARTS[:2])
    with pytest.raises(Refusal, match=r"^/seats: expected .* 2 to 2"):
        laid(two, seats=usual_seats(3, "racing"))
    sides = form(CARRIERS, SIDES[:2], ["targets"])
    crowd = [SeatChoice("red", "hector", "left"), SeatChoice("blue", "mhand", "left")]
    with pytest.raises(Refusal, match=r"^/seats: expected one to three craft in the right team"):
        laid(sides, "targets", crowd)
    uneven = form(CARRIERS, SIDES[:3], ["targets"])
    three = [SeatChoice("red", "hector", "left"), SeatChoice("blue", "mhand", "right"), SeatChoice("green", "1634", "right")]
    with pytest.raises(Refusal, match=r"^/seats: expected at most 1 craft in the right team"):
        laid(uneven, "targets", three)


def test_a1_7_a_layout_and_a_position_are_told_apart():
    layout = {"game": "asteroyds", "modes": ["racing"], "tiles": GATES, "starts": STARTS}
    position = {"game": "asteroyds", "round": 1, "first_seat": 0, "tiles": [], "craft": []}
    with pytest.raises(Refusal, match="expected a position, which has craft; this is a layout"):
        read_position(json.dumps(layout))
    with pytest.raises(Refusal, match="expected a layout, with modes and starts; this is a position"):
        read_layout(json.dumps(position))
    with pytest.raises(Refusal, match=r"^/scenario: expected a position"):
        read_setup(json.dumps({"scenario": layout}))
    with pytest.raises(Refusal, match=r"^/layout: expected a layout"):
        read_setup(json.dumps({"layout": position}))


def test_a1_7_a_layout_beside_a_scenario_is_refused():
    position = laid(form())
    with pytest.raises(Refusal, match=r"^/layout: expected nothing beside a scenario"):
        check_setup(Setup(scenario=position, layout=form()))


def priorities(position):
    return {tile.priority for tile in position.tiles if isinstance(tile, Asteroid)}


@pytest.mark.parametrize("left_out", [[], [1], [3, 7, 20], list(range(1, 21))])
def test_a1_7_a_list_names_the_priorities_that_are_left_out(left_out):
    for number in range(5):
        assert priorities(laid(None, asteroids=left_out, number=number)) == set(range(1, 21)) - set(left_out)


def test_a1_7_in_targets_only_red_and_blue_ones_may_be_left_out_by_name():
    seats = usual_seats(2, "targets")
    assert priorities(laid(None, "targets", seats, asteroids=[1, 2, 12])) == set(range(3, 21)) - {12}
    with pytest.raises(Refusal, match=r"^/asteroids/1: expected only red and blue asteroids in the mode targets.* 13 carries a target"):
        check_setup(Setup(Rules(mode="targets"), seats, asteroids=[1, 13]))


@pytest.mark.parametrize(
    ("asteroids", "pointer"), [([1, 1], "/asteroids/1"), ([0], "/asteroids/0"), ([21], "/asteroids/0"), (21, "/asteroids")]
)
def test_a1_7_other_lists_and_numbers_are_refused(asteroids, pointer):
    with pytest.raises(Refusal, match=f"^{pointer}: "):
        check_setup(
            read_setup(
                json.dumps({"asteroids": asteroids, "seats": [{"colour": "red", "pilot": "hector"}, {"colour": "blue", "pilot": "mhand"}]})
            )
        )


@pytest.mark.parametrize("stay", range(8))
def test_a1_7_of_an_own_layout_as_many_stay_evenly_over_what_it_has(stay):
    """Four white ones, two white/red, one blue."""
    tiles = [*WHITE, *CARRIERS[4:6], {"kind": "asteroid", "colour": "blue", "at": [11, 5]}]
    for number in range(10):
        lying = Counter(str(tile.colour) for tile in laid(form(tiles), number=number, asteroids=stay).tiles if isinstance(tile, Asteroid))
        assert lying.total() == stay
        most = max(lying.values(), default=0)
        assert all(lying[colour] >= min(most - 1, there) for colour, there in (("white", 4), ("white/red", 2), ("blue", 1)))


@pytest.mark.parametrize(("red", "blue"), [(1, 4), (4, 1), (0, 2)])
def test_a1_7_in_targets_as_many_red_and_blue_ones_stay_evenly_over_what_it_has(red, blue):
    more = [{"kind": "asteroid", "colour": "red", "at": [11, 3 + column]} for column in range(red)]
    more += [{"kind": "asteroid", "colour": "blue", "at": [10, 3 + column]} for column in range(blue)]
    layout = form([*CARRIERS, *more], SIDES, ["targets"])
    for stay, number in product(range(red + blue + 1), range(8)):
        position = laid(layout, "targets", number=number, asteroids=12 + stay)
        lying = Counter(str(tile.colour) for tile in position.tiles if isinstance(tile, Asteroid))
        assert lying["red"] + lying["blue"] == stay
        assert all(lying[colour] >= min(stay // 2, there) for colour, there in (("red", red), ("blue", blue)))


def test_a1_7_more_than_the_layout_has_are_refused():
    with pytest.raises(Refusal, match=r"^/asteroids: expected .* 0 to 4"):
        laid(form(WHITE), asteroids=5)
    assert len(priorities(laid(form(WHITE), asteroids=20))) == 4


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_a1_2_the_first_player_may_be_named_by_the_host(first_seat):
    for number in range(5):
        assert laid(None, seats=usual_seats(3, "racing"), first_seat=first_seat, number=number).first_seat == first_seat


def test_a1_2_a_first_player_who_is_not_there_is_refused():
    with pytest.raises(Refusal, match=r"^/first_seat: "):
        laid(None, first_seat=2)


def test_a1_7_the_example_of_the_documentation_can_be_played():
    page = (Path(__file__).parents[2] / "docs" / "layouts.md").read_text()
    layout = read_layout(page.partition("```json\n")[2].partition("```")[0])
    check_layout(layout)
    assert [each.at for each in laid(layout, "shooting", usual_seats(3, "shooting")).craft] == [(6, 9), (7, 8), (6, 7)]
