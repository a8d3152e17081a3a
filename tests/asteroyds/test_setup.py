"""A1 Set-up and round."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from tests.asteroyds.scene import drawn, plan, ready, scene
from tests.asteroyds.tables import MANY, many_starts, start

from swarmrally.asteroyds.components.state import COLOURS, PILOTS, PLANNING
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.layouts import layout_of, printed_form
from swarmrally.asteroyds.forms.schema import Asteroid, Platform, Rules
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup, check_setup, usual_seats
from swarmrally.asteroyds.rules.chart import FORWARD, SHIELD, WAIT
from swarmrally.asteroyds.rules.setup import set_up
from swarmrally.kernel.hexes import OFF
from swarmrally.kernel.refusal import Refusal

RACING_STARTS = {
    "blue": ((5, 7), "W"),
    "red": ((5, 8), "E"),
    "green": ((6, 7), "W"),
    "yellow": ((6, 9), "E"),
    "orange": ((7, 7), "W"),
    "purple": ((7, 8), "E"),
}


def starts(table):
    return {craft.colour: (craft.at, craft.heading) for craft in table.position.craft}


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a1_1_fewer_than_two_or_more_than_six_players_are_refused(count):
    seats = [SeatChoice(COLOURS[seat % 6], PILOTS[seat % 6]) for seat in range(count)]
    with pytest.raises(Refusal, match=f"/seats: expected a number of players from 2 to 6, got {count}"):
        check_setup(Setup(seats=seats))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_a1_1_two_to_six_players(count):
    assert len(start("racing", usual_seats(count, "racing")).position.craft) == count


@pytest.mark.parametrize("mode", ["racing", "shooting"])
def test_a1_1_racing_and_shooting_share_a_layout_and_the_colour_gives_the_start(mode):
    assert starts(start(mode)) == RACING_STARTS
    seats = [SeatChoice(colour, pilot) for colour, pilot in zip(reversed(COLOURS), PILOTS, strict=True)]
    assert starts(start(mode, seats)) == RACING_STARTS


def test_a1_1_the_printed_layout_of_racing():
    places = {(type(tile).__name__, getattr(tile, "colour", ""), tile.at) for tile in start("racing").position.tiles}
    assert {("Asteroid", "red", (3, 3)), ("Asteroid", "white/blue", (10, 6)), ("Gate", "red", (1, 3)), ("Gate", "white", (10, 3))} < places
    assert {at for kind, _, at in places if kind == "Pod"} == {(1, 7), (4, 8), (6, 1), (6, 14), (8, 8), (11, 7)}


def test_a1_1_in_targets_the_colour_is_paint():
    for colours in (COLOURS, tuple(reversed(COLOURS))):
        seats = [SeatChoice(colours[seat], PILOTS[seat], ("left", "right")[seat % 2]) for seat in range(6)]
        craft = start("targets", seats).position.craft
        assert [each.at for each in craft] == [(6, 0), (6, 15), (5, 0), (5, 14), (7, 0), (7, 14)]


def test_a1_1_unused_platforms_stay():
    two = start("racing", usual_seats(2, "racing")).position
    assert {tile.at for tile in two.tiles if isinstance(tile, Platform)} == {at for at, _ in RACING_STARTS.values()}


@pytest.mark.parametrize("mode", ["racing", "targets", "drones"])
def test_a1_1_a_craft_starts_whole_and_has_used_nothing(mode):
    table = start(mode)
    for craft in table.position.craft:
        assert (craft.damage, craft.tokens, craft.ram_spent, craft.power_spent, craft.targets_taken) == (0, [], False, False, 0)
    assert (table.state.ram_answer, table.state.shield_answer) == (0, 0)
    assert not table.state.drone_shot.any()


def test_a1_2_the_first_player_is_drawn_over_all_seats():
    for count in (2, 3, 6):
        seats = usual_seats(count, "racing")
        drawn_seats = Counter(start("racing", seats, number=number).position.first_seat for number in range(MANY))
        assert set(drawn_seats) == set(range(count))
        assert min(drawn_seats.values()) > MANY / count / 3


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_a1_2_or_named_by_the_host(first_seat):
    seats = usual_seats(3, "racing")
    named = {start("racing", seats, number=number, first_seat=first_seat).position.first_seat for number in range(9)}
    assert named == {first_seat}


THREE = """
        |0→.     .   1→.     .   2→.     .
        """


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_a1_2_the_role_passes_to_the_next_seat(first, following):
    assert scene(THREE, first=first).position.first_seat == following


def test_a1_2_of_six_it_passes_from_the_last_to_the_first():
    six = """
        |0→.     .   1→.     .   2→.     .
        |   3→.     .   4→.     .   5→.     .
        """
    assert scene(six, first=5).position.first_seat == 0


def test_a1_2_it_skips_destroyed_craft():
    four = """
        |0→.     .   3→.     .
        """
    assert scene(four, craft={1: {"gone": True}, 2: {"gone": True}}).position.first_seat == 3
    assert scene(four, craft={1: {"gone": True}, 2: {"gone": True}}, first=3).position.first_seat == 0


def test_a1_2_it_stays_with_the_only_one_left_and_when_none_is_left():
    alone = """
        |  .   1→.     ###
        """
    gone = {0: {"gone": True}, 2: {"gone": True}}
    assert scene(alone, craft=gone, first=1).position.first_seat == 1
    nobody = scene(alone, {1: "f"}, craft={**gone, 1: {"damage": 5}}, first=1)
    assert nobody.craft(1).at is None
    assert nobody.position.first_seat == 1


def test_a1_3_in_drones_the_left_three_face_ne_and_the_right_three_nw():
    assert starts(start("drones")) == {
        "red": ((12, 4), "NE"),
        "yellow": ((12, 5), "NE"),
        "purple": ((12, 6), "NE"),
        "orange": ((12, 9), "NW"),
        "green": ((12, 10), "NW"),
        "blue": ((12, 11), "NW"),
    }


@pytest.mark.parametrize("team", ["left", "right"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a1_4_the_middle_start_hex_first_then_the_upper_then_the_lower(team, size):
    other = "right" if team == "left" else "left"
    teams = [other, *[team] * size]
    seats = [SeatChoice(COLOURS[seat], PILOTS[seat], teams[seat]) for seat in range(size + 1)]
    craft = [each for each in start("targets", seats).position.craft if each.team == team]
    middle_upper_lower = {"left": [(6, 0), (5, 0), (7, 0)], "right": [(6, 15), (5, 14), (7, 14)]}
    assert [each.at for each in craft] == middle_upper_lower[team][:size]
    assert {each.heading for each in craft} == {"E" if team == "left" else "W"}


def test_a1_5_a_round_is_planning_swarm_flight_in_seat_order_end():
    after = scene(
        """
        |0→.     .     .     .
        |   1→.     .     .     .
        |2→.     .     .     .
        |      1→    5→    9→   .
        """,
        {0: "f", 1: "f", 2: "f"},
        first=1,
    )
    stages = {"PlanRevealed": "plan", "DieCalled": "swarm", "FlightBegan": "flight", "RoundEnded": "end"}
    told = [(stages[event["kind"]], event.get("seat")) for event in after.events if event["kind"] in stages]
    assert told == [
        ("plan", 0),
        ("plan", 1),
        ("plan", 2),
        ("swarm", None),
        ("swarm", None),
        ("swarm", None),
        ("flight", 1),
        ("flight", 2),
        ("flight", 0),
        ("end", None),
    ]


def test_a1_5_the_dice_come_before_the_plans():
    game = Game(Setup(seats=usual_seats(2, "racing")), "Ujitos")
    assert game.is_planning
    assert [event["kind"] for event in described(game.told[0], game.board)] == ["RoundBegan", "DiceRolled"]
    game.play()
    assert game.is_planning
    assert game.state.round_number == 2


def test_a1_5_nothing_moves_before_the_dice_are_rolled():
    table = start("racing")
    assert table.play().events == []
    assert table.after == start("racing").after


def test_a1_5_nothing_moves_while_a_pilot_has_to_decide():
    asked = scene(
        """
        |0→.      1↗
        |   1→.     .
        """,
        {0: "f | shield ram=ask", 1: "f"},
    )
    assert asked.question == (0, "ram")
    told = asked.events
    assert asked.play().events == told


def test_a1_5_the_next_round_is_played_like_the_first():
    table = scene(
        """
        |0→.     .     .     .     .     .     .     .
        |   1→.     .     .     .     .     .     .
        |   1→   .     5→    .     9→    .     .     .
        """,
        dice=(1, 1, 1),
    )
    rounds = []
    for _ in range(2):
        rounds.append(table.told("DieCalled", "TileMoved"))
        table.buffer.told = 0
        table.state.stage = PLANNING
        table.play()
    assert [told.split()[1] for told in rounds[0]] == [told.split()[1] for told in rounds[1]]


def test_a1_6_every_shield_is_on_again_and_plans_are_cleared_and_damage_stays():
    after = scene(
        """
        |0→.     ###
        |   1→.     .     .
        """,
        {0: "f f f | f ram=yes", 1: "| f"},
        craft={0: {"damage": 1}},
    )
    assert after.told("ShieldLowered") == ["A2.4 ShieldLowered seat 0", "A2.4 ShieldLowered seat 1"]
    assert after.state.craft_shield.tolist()[:2] == [1, 1]
    assert after.state.plan[:2].tolist() == [[WAIT] * 6 + [SHIELD]] * 2
    assert after.state.ram_order.tolist() == [0] * 6
    assert after.craft(0).damage == 3


def test_a1_6_damage_stays_over_several_rounds():
    table = ready(
        """
        |0→.     ###
        |   1→.     .     .
        """,
    )
    for rounds in range(1, 4):
        table.state.plan[0, 0] = FORWARD
        table.state.stage = PLANNING
        table.play()
        assert table.craft(0).damage == rounds


def test_a1_6_victory_is_checked_after_the_end_of_the_round():
    after = scene(
        """
        |0→.     24↗   .
        |   1→.     .     .
        """,
        {0: "f"},
        craft={0: {"tokens": [1, 2, 3]}},
    )
    assert [event["kind"] for event in after.events][-2:] == ["RoundEnded", "GameEnded"]
    assert after.outcome == ([0], "tokens")
    assert after.told("RoundEnded") == ["A1.6 RoundEnded round 4, first_seat 1"]


FOUR_OF_EACH = {"red": 4, "white": 4, "blue": 4, "white/red": 4, "white/blue": 4}


def colours(table):
    return Counter(tile.colour for tile in table.position.tiles if isinstance(tile, Asteroid))


@pytest.mark.parametrize("asteroids", range(21))
def test_a1_7_asteroids_are_left_out_evenly_over_the_colours(asteroids):
    for number in range(10):
        left = colours(start("racing", asteroids=asteroids, number=number))
        assert left.total() == asteroids
        counts = [left[colour] for colour in FOUR_OF_EACH]
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("asteroids", [1, 7, 13, 19])
def test_a1_7_which_colours_keep_one_more_is_drawn(asteroids):
    often: Counter[str] = Counter()
    for table in many_starts("racing", asteroids):
        left = colours(table)
        often.update(colour for colour in FOUR_OF_EACH if left[colour] > asteroids // 5)
    assert set(often) == set(FOUR_OF_EACH)
    assert min(often.values()) > often.total() / 5 / 2


def test_a1_7_which_ones_stay_is_drawn_and_they_stay_on_printed_hexes():
    printed = defaultdict(set)
    for tile in start("racing").position.tiles:
        if isinstance(tile, Asteroid):
            printed[tile.colour].add(tile.at)
    found = defaultdict(set)
    for table in many_starts("racing", 5):
        for tile in table.position.tiles:
            if isinstance(tile, Asteroid):
                found[tile.colour].add(tile.at)
    assert found == printed


@pytest.mark.parametrize("asteroids", range(12, 21))
def test_a1_7_in_targets_only_red_and_blue_ones_go(asteroids):
    keeping_more = set()
    for number in range(20):
        left = colours(start("targets", asteroids=asteroids, number=number))
        assert left["white"] == left["white/red"] == left["white/blue"] == 4
        assert left["red"] + left["blue"] == asteroids - 12
        assert abs(left["red"] - left["blue"]) == asteroids % 2
        keeping_more.add(left["red"] - left["blue"])
    assert keeping_more == ({-1, 1} if asteroids % 2 else {0})


def test_a1_7_in_targets_fewer_than_twelve_are_refused():
    rules = Rules(mode="targets")
    check_setup(Setup(rules, usual_seats(2, "targets"), asteroids=12))
    with pytest.raises(Refusal, match="/asteroids: expected at least 12 in the mode targets"):
        check_setup(Setup(rules, usual_seats(2, "targets"), asteroids=11))


@pytest.mark.parametrize("mode", ["racing", "drones"])
def test_a1_7_a_layout_may_lack_any_of_its_tiles(mode):
    table, layout = start(mode), layout_of(printed_form(mode), mode)[1]
    lacking = {table.board.places[layout.asteroid[0, 0]], table.board.places[layout.asteroid[3, 2]]}
    layout.asteroid[0, 0] = layout.asteroid[3, 2] = OFF
    kept = layout.turret if mode == "drones" else layout.gate[0]
    lacking.add(table.board.places[kept[0]])
    kept[0] = OFF
    before = {tile.at for tile in table.position.tiles}
    set_up(table.board.hexes, layout, table.state)
    assert {tile.at for tile in table.position.tiles} == before - lacking


def test_a1_7_a_scenario_may_be_rearranged_freely():
    position = ready(
        """
        |0→.     ###   21←
        |   1→.     .      2→
        """
    ).position
    game = Game(Setup(scenario=position), "Ujitos")
    game.plan(plan(1, "f"))
    assert (
        repr(game).splitlines()[1:3]
        == drawn(
            """
        |0→.     ###   21←
        |   1→.     .      2→
        """
        ).splitlines()
    )
