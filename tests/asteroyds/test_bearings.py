"""Where each die would send each tile: the engine's own moves, one at a time."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from tests.asteroyds.scene import ready
from tests.contract.asteroyds import Asteroyds
from tests.contract.games import seeds, stops

from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.playing.bearings import bearings
from swarmrally.asteroyds.playing.preview import forecast
from swarmrally.kernel.fields import to_bytes


def sent(picture: str, **more: Any) -> dict[tuple[str, str], Any]:
    scene = ready(picture, **more)
    return {(each.tile, each.die): each for each in bearings(scene.board, scene.state)}


def test_red_goes_two_hexes_and_white_one():
    found = sent(
        """
        |   1→   .     .     .
        |      5→   .     .     .
        |0→.     .     .     .
        """
    )
    assert set(found) == {("asteroid 1", "red"), ("asteroid 5", "white")}
    red, white = found["asteroid 1", "red"], found["asteroid 5", "white"]
    assert (red.heading, red.number, red.most, red.path) == ("E", 1, 2, [(0, 1), (0, 2)])
    assert (white.most, white.path, white.stopped_by) == (1, [(1, 1)], None)


def test_a_tile_of_two_colours_has_a_bearing_for_each_die():
    found = sent(
        """
        |  13→   .     .     .
        |     .     .     .     .
        |0→.     .     .     .
        """,
        dice=(1, 5, 1),
    )
    assert [(die, each.heading, each.path) for (_, die), each in found.items()] == [
        ("red", "E", [(0, 1), (0, 2)]),
        ("white", "SE", [(1, 0)]),
    ]


def test_what_stands_in_the_way_is_named():
    found = sent(
        """
        |   1→   .   0→.     .
        |      9→ 10→   .     .
        |   2→ ###   .     .
        |     .     .   11→
        """
    )
    assert (found["asteroid 1", "red"].path, found["asteroid 1", "red"].stopped_by) == ([(0, 1)], "craft")
    assert (found["asteroid 9", "blue"].path, found["asteroid 9", "blue"].pushes) == ([(1, 1)], "asteroid 10")
    assert (found["asteroid 2", "red"].path, found["asteroid 2", "red"].stopped_by) == ([], "pod")
    assert found["asteroid 11", "blue"].stopped_by == "border"


def test_the_first_tile_goes_where_its_bearing_says():
    rules = Asteroyds()
    for seed in seeds(60):
        for game in stops(rules, seed, longest=4):
            if not game.is_planning:
                continue
            before = to_bytes(game.state)
            swarm = described(forecast(game.board, game.state), game.board)
            found = {(each.tile, each.die): each for each in bearings(game.board, game.state)}
            assert to_bytes(game.state) == before
            check_first(swarm, found)


def check_first(swarm: list[dict[str, Any]], found: dict[Any, Any]) -> None:
    """Before the first tile of the first die nothing has moved; a drone may come out of its turret only then."""
    called, second, *_ = [number for number, event in enumerate(swarm) if event["kind"] == "DieCalled"]
    told = [event for event in swarm[called:second] if event["kind"] in ("TileMoved", "TileBlocked", "PushFailed")]
    if told and (told[0]["tile"], swarm[called]["colour"]) in found:
        first = list(takewhile(lambda event: event["tile"] == told[0]["tile"], told))
        path = [tuple(event["to"]) for event in first if event["kind"] == "TileMoved"]
        bearing = found[told[0]["tile"], swarm[called]["colour"]]
        assert bearing.path == path[: bearing.most]
        assert (bearing.stopped_by is not None) == (first[: bearing.most][-1]["kind"] != "TileMoved")
