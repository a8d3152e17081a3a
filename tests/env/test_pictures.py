"""Pictures of states, and films of records."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image
from tests.contract.games import stops

from swarmrally.cli.record import record as record_command
from swarmrally.env.drawing.film import frames, moving_svg
from swarmrally.env.rendering import Picture
from swarmrally.env.search import Search
from swarmrally.kernel.records import save
from swarmrally.kernel.refusal import Refusal


def some_record(rules: Any, longest: int = 2) -> Any:
    *_, game = stops(rules, "film", longest)
    return game.record()


def test_a_state_shows_itself_as_svg_and_as_text(rules):
    search = Search(rules.setup(Random(2)))
    picture = Picture(search.room, search.start(2))
    assert ElementTree.fromstring(picture._repr_svg_()).tag.endswith("svg")
    assert "damage" in repr(picture)


def test_every_seat_is_in_the_picture(rules):
    search = Search(rules.setup(Random(7)))
    state = search.start(7)
    before = Picture(search.room, state)._repr_svg_()
    name = "craft_damage" if rules.name == "asteroyds" else "robot_damage"
    for seat in range(search.room.seats):
        getattr(state, name)[seat] = (getattr(state, name)[seat] + 1) % 5
        after = Picture(search.room, state)._repr_svg_()
        assert after != before, seat
        before = after


def test_a_film_shows_more_with_every_beat(rules):
    record = some_record(rules)
    few, many = list(frames(record)), list(frames(record, every_beat=True))
    assert 1 < len(few) < len(many)
    assert all(one != other for one, other in pairwise(many))
    assert few[-1] == many[-1]


def test_a_film_is_one_file(rules):
    film = list(frames(some_record(rules)))
    root = ElementTree.fromstring(moving_svg(film, 0.5))
    assert len([child for child in root if child.tag.endswith("g")]) == len(film)


def test_the_command_writes_both(rules, tmp_path):
    save(some_record(rules, longest=1), tmp_path / "game.json")
    assert record_command(tmp_path / "game.json", gif=tmp_path / "film.gif", svg=tmp_path / "film.svg", width=200) == 0
    film: Any = Image.open(tmp_path / "film.gif")
    assert film.n_frames > 1
    assert film.width == 200
    assert (tmp_path / "film.svg").stat().st_size > 1000


def test_a_film_without_a_file_is_refused(tmp_path):
    with pytest.raises(Refusal, match="expected --gif FILE or --svg FILE"):
        record_command(tmp_path / "game.json")
