"""examples/check_all_draws.py lays out every table as the engine does: printed and own layouts, with asteroids left out."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.contract.asteroyds import Asteroyds

from swarmrally.asteroyds.forms.schema import Asteroid, Gate, Turret
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.game import Game
from swarmrally.kernel.hexes import HEADINGS

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
from check_all_draws import layout
from check_game import Chance

TABLES = 150


def lying(game: Game) -> dict[str, Any]:
    found = {}
    for tile in position_from(game.state, game.board).tiles:
        if isinstance(tile, Asteroid | Gate | Turret):
            kind, number = type(tile).__name__.lower(), tile.symbol if isinstance(tile, Turret) else tile.priority
            found[f"{kind} {number}"] = [list(tile.at), HEADINGS.index(tile.one_faces)]
    return found


def test_every_table_is_laid_out_as_the_page_says():
    tried = own = 0
    for number in range(TABLES):
        setup = Asteroyds().setup(Random(f"layout {number}"))
        if setup.scenario is None:
            game = Game(setup, f"seed {number}")
            form = json.loads(msgspec.json.encode(setup))
            assert layout(Chance(f"seed {number}", setup.number), form, setup.rules.mode) == lying(game), number
            tried, own = tried + 1, own + (setup.layout is not None)
    assert tried > TABLES / 3
    assert own > TABLES / 10
