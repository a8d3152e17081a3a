"""Pictures of states, and films of records."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image
from tests.contract.games import GAMES, stops

from swarmrally.cli.commands.record import record as record_command
from swarmrally.drawing.film import frames, moving_svg
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
    with Image.open(tmp_path / "film.gif") as film:
        assert getattr(film, "n_frames", 1) > 1
        assert film.width == 200
    assert (tmp_path / "film.svg").stat().st_size > 1000


def test_a_film_without_a_file_is_refused(tmp_path):
    with pytest.raises(Refusal, match="expected --gif FILE, --svg FILE or --mp4 FILE"):
        record_command(tmp_path / "game.json")


def test_what_a_film_needs_and_lacks_is_said_in_a_line(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    save(some_record(GAMES[0], longest=1), tmp_path / "game.json")
    with pytest.raises(Refusal, match=r"--mp4: expected the extra `film`: pip install 'swarmrally\[film\]'"):
        record_command(tmp_path / "game.json", mp4=tmp_path / "film.mp4", width=200)
    assert not (tmp_path / "film.mp4").exists()
    with pytest.raises(Refusal, match="expected a file that can be written: No such file"):
        record_command(tmp_path / "game.json", gif=tmp_path / "nowhere" / "film.gif", width=200)
