"""Films as MP4, where there is an encoder: `make examples`."""

from __future__ import annotations

import pytest
from tests.env.test_pictures import some_record

from swarmrally.cli.commands.record import record as record_command
from swarmrally.kernel.records import save

encoder = pytest.importorskip("imageio_ffmpeg")


@pytest.mark.parametrize("width", [200, 301])
def test_a_film_is_as_wide_and_as_long_as_was_asked(rules, tmp_path, width):
    save(some_record(rules, longest=1), tmp_path / "game.json")
    assert record_command(tmp_path / "game.json", mp4=tmp_path / "film.mp4", width=width, seconds=0.25) == 0
    count, seconds = encoder.count_frames_and_secs(str(tmp_path / "film.mp4"))
    told = next(encoder.read_frames(str(tmp_path / "film.mp4")))
    assert count > 1
    assert seconds == pytest.approx(count * 0.25, abs=0.1)
    assert told["size"][0] == width // 2 * 2
