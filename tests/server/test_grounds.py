"""What a game is played on, laid out for browsers: faults are named where they were sent."""

from __future__ import annotations

import msgspec
import pytest

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.games.orders import ground


@pytest.mark.parametrize(
    ("game", "setup", "pointer"),
    [
        ("asteroyds", {"seats": 5}, "/setup/seats"),
        ("asteroyds", {"seats": []}, "/setup/seats"),
        ("roborally", {"seats": 5}, "/setup/seats"),
        ("roborally", {"course": "Nowhere", "seats": [{"robot": "dome"}, {"robot": "tread"}]}, "/setup/course"),
    ],
)
def test_a_ground_that_can_not_be_laid_out_names_the_field(game, setup, pointer):
    with pytest.raises(Refusal) as refused:
        ground(msgspec.json.encode({"game": game, "setup": setup}))
    assert refused.value.pointer.startswith(pointer)
