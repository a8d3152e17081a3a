"""A0.4, A0.5, A0.6, A1, A2.1, A2.6 What is drawn comes from the seed alone, in every version."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from tests.asteroyds.scene import drawn
from tests.asteroyds.tables import start

from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.schema import Asteroid, Rules
from swarmrally.asteroyds.playing.game import Game, Setup, usual_seats


def test_a0_4_a_race_that_the_seed_sets_up():
    table = start("racing")
    assert table.after == drawn(
        """
        |                    .     .     .     .                 .     .     .     .
        |                 .     21→   .      6↙   .     ###   .     .     23←   .     .
        |              .     .     .     .     .     .     .      5→   .     .     13↗   .
        |                 .      3↙   .     11↗   .     .     .     .      2→   .     .
        |        .     .     .     .     .     .     .     ###   .     .     .     19↙   .     .
        |     .     .     16↙   .     17↖   .     .   5←[ ] 0→[ ]   .     10↗   .     .     .     .
        |  .     ###   .     .     .     .     .   4←[ ]   .   1→[ ]   .     .     .     .     ###   .
        |     .     .     15←   .     12↗   .     .   3←[ ] 2→[ ]   .     .     .     14↙   .     .
        |        .     .      8↙   .     .     .     .     ###   .     .      4←   .     .     .
        |                 .     .      1←   .     .     .     .      9↙   .     .     .
        |              .     24↗   .     .     20↖   .     .     .     .     .     18←   .
        |                 .     .     .     .     .     ###   .      7→   .     22↖   .
        |                    .     .     .     .                 .     .     .     .
        """
    )
    assert table.position.first_seat == 4


def test_a0_6_drones_that_the_seed_sets_up():
    assert start("drones").after == drawn(
        """
        |                    .     .     .     .                 .     .     .     .
        |                 .     .     T4↖   .     .     .     .     .     T2↗   .     .
        |              .     .     .     .     11↗   .     .     10↗   .     .     .     .
        |                 .      3↙   .     .     .     ###   .     .     .      2→   .
        |        .     .     .     .     .      6↙   .     .     .      5→   .     .     .     .
        |     .     T1↗   .     13↗   .     .     .     ###   .     .     .     16↙   .     T3→   .
        |  .     .     .     19↙   .     .     ###   .     .     ###   .     .     17↖   .     .     .
        |     .     12↗   .     .      4←   .     .     ###   .     .      1←   .     .      9↙   .
        |        .     .     15←   .     .      8↙   .     .      7→   .     .     14↙   .     .
        |                 .     .     20↖   .     .     ###   .     .     18←   .     .
        |              .     .     .     .     .     .     .     .     .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |                    .   0↗[ ] 1↗[ ] 2↗[ ]             3↖[ ] 4↖[ ] 5↖[ ]   .
        """
    )


def test_a1_7_seven_asteroids_that_the_seed_leaves():
    assert start("racing", asteroids=7, number=1).after == drawn(
        """
        |                    .     .     .     .                 .     .     .     .
        |                 .     22↙   .     .     .     ###   .     .     24→   .     .
        |              .     .     .     .     .     .     .      6↖   .     .     13←   .
        |                 .      1←   .     .     .     .     .     .     .     .     .
        |        .     .     .     .     .     .     .     ###   .     .     .     17→   .     .
        |     .     .     .     .     .     .     .   5←[ ] 0→[ ]   .     .     .     .     .     .
        |  .     ###   .     .     .     .     .   4←[ ]   .   1→[ ]   .     .     .     .     ###   .
        |     .     .     14↗   .      9←   .     .   3←[ ] 2→[ ]   .     .     .     .     .     .
        |        .     .     .     .     .     .     .     ###   .     .     .     .     .     .
        |                 .     .     .     .     .     .     .     .     .     .     .
        |              .     23→   .     .     .     .     .     .     .     .     .     .
        |                 .     .     .     .     .     ###   .      5↗   .     21←   .
        |                    .     .     .     .                 .     .     .     .
        """
    )


def test_a1_7_fifteen_asteroids_that_the_seed_leaves_in_targets():
    assert start("targets", asteroids=15).after == drawn(
        """
        |                    .     .     .     .                 .     .     .     .
        |                 .   R  6↙   .     .     .     ###   .     .     .   L  5→   .
        |              .     .     .     .     .     .     .     .      2→   .     .     .
        |               R 19↙   .     .     .     .     ###   .     .     .     .   L 17↖
        |        .     .     .   R 13↗   .     .     .     .     .     .   L 16↙   .     .     .
        |   2→.     .     .     .     .     .     .     ###   .     .     .     .     .     .   3←.
        |0→.     .     .     .     ###   .     ###   .     .     ###   .     ###   .     .     .   1←.
        |   4→.     .     .     .     .     .     .     ###   .     .     .     .     .     .   5←.
        |        .     .     .   R 15←   .     .     .     .      9↙   .   L 14↙   .     .     .
        |               R 20↖   .     .     .     .     ###   .     .     .     .   L 18←
        |              .     .     .     .     .     .     .     .      1←   .     .     .
        |                 .   R  8↙   .     .     .     ###   .     .     .   L  7→   .
        |                    .     .     .     .                 .     .     .     .
        """
    )


def rolled(rounds: int, **rules: Any) -> list[str]:
    """The dice of the first rounds and the order in which they are called."""
    game = Game(Setup(Rules(**rules), usual_seats(2, "racing")), "Ujitos")
    for _ in range(rounds - 1):
        game.play()
    told = [event for rows in game.told for event in described(rows, game.board) if event["kind"] == "DiceRolled"]
    return [f"{event['red']} {event['white']} {event['blue']} {' '.join(event['order'])}" for event in told]


def test_a2_1_dice_that_the_seed_rolls():
    assert rolled(4) == ["6 2 6 red white blue", "4 6 6 red white blue", "1 1 3 red white blue", "4 6 6 red white blue"]


def test_a2_6_their_order_too():
    assert rolled(3, dice_order="random") == ["6 2 6 white blue red", "4 6 6 red blue white", "1 1 3 red blue white"]


def keep_more(mode: Mode, asteroids: int, number: int) -> str:
    """The colours of which the most stay."""
    lying: Counter[str] = Counter(
        tile.colour for tile in start(mode, asteroids=asteroids, number=number).position.tiles if isinstance(tile, Asteroid)
    )
    among = ("red", "blue") if mode == "targets" else ("red", "white", "blue", "white/red", "white/blue")
    return " ".join(colour for colour in among if lying[colour] == max(lying[each] for each in among))


def test_a1_7_which_colours_keep_one_more_game_after_game():
    assert [keep_more("racing", 7, number) for number in range(6)] == [
        "red white/red",
        "white white/red",
        "white/red white/blue",
        "white/red white/blue",
        "blue white/blue",
        "red white",
    ]
    assert "".join(keep_more("targets", 13, number)[0] for number in range(30)) == "rbbbbrbrbbbrbrrrbrrbbrbbrrrrrr"


def test_a2_6_every_order_has_the_three_colours_and_all_six_are_drawn():
    orders = Counter(line.split(maxsplit=3)[3] for line in rolled(60, dice_order="random"))
    assert set(orders) == {" ".join(order) for order in permutations(("red", "white", "blue"))}
