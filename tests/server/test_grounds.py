"""What a game is played on, laid out for browsers: faults are named where they were sent."""

from __future__ import annotations

import msgspec
import pytest

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.games.orders import ground


def scenario(game: str, crew: str, **wrong: object) -> dict[str, object]:
    craft = {"seat": 0, "colour": "red", "pilot": "hector", "at": [5, 8], "heading": "E"}
    robot = {"seat": 0, "dock": 1, "at": [5, 14], "archive": [5, 15]}
    start = {"round": 1, "first_seat": 0, "tiles": []} if game == "asteroyds" else {"course": "Risky Exchange"}
    return {"scenario": {"game": game, **start, crew: [(craft if game == "asteroyds" else robot) | wrong]}}


@pytest.mark.parametrize(
    ("game", "setup", "pointer"),
    [
        ("asteroyds", {"seats": 5}, "/setup/seats"),
        ("asteroyds", {"seats": []}, "/setup/seats"),
        ("roborally", {"seats": 5}, "/setup/seats"),
        ("asteroyds", scenario("asteroyds", "craft", at=[31, 31]), "/setup/scenario/craft/0/at"),
        ("asteroyds", scenario("asteroyds", "craft", at=[99, 5]), "/setup/scenario/craft/0/at"),
        ("roborally", scenario("roborally", "robots", at=[40, 40]), "/setup/scenario/robots/0/at"),
        ("roborally", scenario("roborally", "robots", options=["nothing"]), "/setup/scenario/robots/0/options/0"),
        ("roborally", {"course": "Nowhere", "seats": [{"robot": "dome"}, {"robot": "tread"}]}, "/setup/course"),
    ],
)
def test_a_ground_that_can_not_be_laid_out_names_the_field(game, setup, pointer):
    with pytest.raises(Refusal) as refused:
        ground(msgspec.json.encode({"game": game, "setup": setup}))
    assert refused.value.pointer.startswith(pointer)
