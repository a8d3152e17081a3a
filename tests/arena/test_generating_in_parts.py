"""Made in parts, each in whatever process: the same as in one go."""

from __future__ import annotations

import msgspec
import pytest

from swarmrally.arena.generating.making import Made, made
from swarmrally.arena.generating.orders import Order
from swarmrally.arena.generating.parts import Stage, go_on

ENCODER, DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Stage)


@pytest.mark.parametrize("order", [Order("roborally", 2, rounds=7), Order("asteroyds", 2, mode="racing")], ids=["roborally", "asteroyds"])
def test_what_is_made_in_parts_is_what_is_made_in_one_go(order: Order) -> None:
    stage, parts = Stage(), 0
    while isinstance(found := go_on(order, "parts", stage, 0.05), Stage):
        stage, parts = DECODER.decode(ENCODER.encode(found)), parts + 1
    assert isinstance(found, Made)
    assert parts > 1
    assert msgspec.json.encode(found) == msgspec.json.encode(made(order, "parts"))
