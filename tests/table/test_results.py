"""What became of a game for those who have played it."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import run

from swarmrally.table.commands import Resign
from swarmrally.table.owners import divided
from swarmrally.table.results import against, endings_of, other_of, place_of, result_of
from swarmrally.table.table import KeptChair, Table


class Raced:
    """A game in which the seats came so far."""

    def __init__(self, *reached: int) -> None:
        self.reached = reached

    def progress(self, seat: int) -> tuple[int, ...]:
        return (self.reached[seat],)


def over(winners: list[int] | None, *reached: int, resigned: tuple[int, ...] = (), owners: list[int] | None = None) -> Table:
    table = Table("t")
    table.divided = divided(owners or [], len(reached))
    table.chairs = [KeptChair(player=str(seat), resigned=seat in resigned) for seat in range(len(reached))]
    table.play, table.outcome = cast(Any, Raced(*reached)), None if winners is None else {"winners": winners}
    return table


@pytest.mark.parametrize(
    ("winners", "reached", "resigned", "places"),
    [
        ([1], (2, 4, 3), (), [3, 1, 2]),
        ([1], (3, 1, 3), (), [2, 1, 2]),
        ([0, 2], (1, 4, 1), (), [1, 3, 1]),
        ([2], (4, 1, 3), (0,), [None, 2, 1]),
        ([], (4, 1, 3), (), [None, None, None]),
    ],
)
def test_winners_come_first_and_the_others_by_how_far_they_came(winners, reached, resigned, places):
    table = over(winners, *reached, resigned=resigned)
    assert [place_of(table, seat) for seat in range(3)] == places


def test_results_are_those_of_the_seat():
    table = over([0], 1, 2, 3, resigned=(2,))
    assert [result_of(table, seat) for seat in range(3)] == ["won", "lost", "left"]
    assert result_of(over([0, 1], 1, 1), 1) == "shared"
    assert result_of(over([], 1, 1), 1) == "nobody"
    assert result_of(over(None, 1, 1), 1) == "unknown"


def test_the_robots_of_a_player_win_together_and_the_best_of_them_counts():
    table = over([1, 3], 1, 4, 3, 2, owners=[0, 1, 0, 1])
    assert [result_of(table, seat) for seat in (0, 1)] == ["lost", "won"]
    assert [place_of(table, seat) for seat in (0, 1)] == [2, 1]
    table = over([1, 2], 1, 4, 4, 2, owners=[0, 1, 0, 1])
    assert [result_of(table, seat) for seat in (0, 1)] == ["shared", "shared"]


def test_who_left_a_seat_to_a_bot_has_played_all_the_same():
    assert other_of(KeptChair(player="bob", bot="ace")).player == "bob"
    assert other_of(KeptChair(bot="ace")).bot == "ace"
    people, bot = other_of(KeptChair(player="bob")), other_of(KeptChair(bot="ace"))
    assert [against(others) for others in ((people,), (bot,), (people, bot))] == ["people", "bots", "both"]


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_everybody_gets_a_line_when_a_game_is_over(game):
    async def story():
        scene = Scene()
        await scene.start(ALICE, BOB, CAROL, game=game, setup={"course": "Checkmate"} if game == "roborally" else None)
        for player in (CAROL, BOB):
            await scene.do(player, Resign())
        return endings_of(await scene.table())

    endings = run(story())
    assert [(ending.player, ending.result, ending.place) for ending in endings] == [
        (ALICE, "won", 1),
        (BOB, "left", None),
        (CAROL, "left", None),
    ]
    assert len({ending.figure for ending in endings}) == 3
    assert all(ending.character and ending.against == "people" and ending.rounds == 1 for ending in endings)
