"""What the page offers to order is what can be had."""

from __future__ import annotations

import json
import re
from pathlib import Path

from swarmrally.arena.generating.orders import ELEMENTS, MODES, REACH, SEATS, SECONDS_TO_PLAN, SECONDS_TO_WATCH

PAGE = Path(__file__).parents[2] / "web" / "src" / "gallery"


def test_the_page_offers_the_lengths_and_difficulties_that_can_be_had():
    offered = json.loads((PAGE / "surprise" / "reach.json").read_text())
    assert offered == {field: {word: list(span) for word, span in words.items()} for field, words in REACH.items()}


def test_the_page_counts_seats_and_minutes_as_orders_do():
    orders = (PAGE / "surprise" / "orders.ts").read_text()
    seats = {game: (int(least), int(most)) for game, least, most in re.findall(r"(roborally|asteroyds): \[(\d), (\d)\]", orders)}
    assert seats == SEATS
    assert f"SECONDS_TO_PLAN = {SECONDS_TO_PLAN['roborally']};" in orders
    assert set(SECONDS_TO_PLAN.values()) == {60}
    assert f"{{ roborally: {SECONDS_TO_WATCH['roborally']}, asteroyds: {SECONDS_TO_WATCH['asteroyds']} }}" in orders
    assert f"MODES = {json.dumps(list(MODES))}" in orders


def test_the_page_knows_the_elements():
    wanted = (PAGE / "asking" / "wanted.ts").read_text()
    for game, elements in ELEMENTS.items():
        assert f"{game}: {json.dumps(list(elements))}" in wanted
