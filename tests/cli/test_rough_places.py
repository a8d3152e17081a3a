"""Commands where something is missing: characters, rights, files, a terminal, patience. One line says what, and nobody sees a traceback."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from itertools import pairwise

import pytest
from tests.conftest import needs_compiler

from swarmrally.cli import COMMANDS
from swarmrally.cli.lettering import alike

PATIENCE = 300
INTERPRETED = {"SWARMRALLY_INTERPRETED": "1"}
PLAYING = {
    "courses": ["courses"],
    "a course": ["courses", "Risky Exchange"],
    "tournament": ["tournament", "--bots", "drifter,rookie", "--games", "1", "--seed", "x"],
    "simulate": ["simulate", "roborally", "--games", "1", "--seats", "2", "--seed", "x"],
    "analyse": ["analyse", "shooting", "--bots", "drifter", "--games", "1", "--seed", "x"],
    "play": ["play", "--plain", "--seed", "x"],
    "play roborally": ["play", "--game", "roborally", "--plain", "--seed", "x"],
}
READING = {
    "replay": ["replay", "FILE"],
    "verify": ["verify", "FILE"],
    "study": ["study", "FILE"],
    "record": ["record", "FILE", "--svg", "out.svg"],
    "resolve": ["resolve", "FILE"],
    "resume": ["play", "--resume", "FILE"],
    "scenario": ["play", "--scenario", "FILE"],
    "roborally scenario": ["play", "--game", "roborally", "--scenario", "FILE"],
    "tournament": ["tournament", "--bots", "drifter,rookie", "--scenario", "FILE"],
    "course": ["tournament", "--game", "roborally", "--bots", "drifter,rookie", "--course", "FILE"],
    "analyse": ["analyse", "FILE"],
    "simulated course": ["simulate", "roborally", "--course", "FILE"],
    "played course": ["play", "--game", "roborally", "--course", "FILE"],
    "simulate": ["simulate", "asteroyds", "--scenario", "FILE"],
    "import": ["import", "FILE", "--data", "store"],
}
WRITING = {
    "analyse": ["analyse", "shooting", "--bots", "drifter", "--games", "1", "--out", "FILE"],
    "tournament": ["tournament", "--bots", "drifter,rookie", "--games", "1", "--out", "FILE"],
    "record": ["simulate", "asteroyds", "--games", "1", "--record", "FILE/game.json"],
    "played": ["play", "--record", "FILE/game.json"],
}


def run(words, folder, **settings):
    command = [sys.executable, "-m", "swarmrally", *words]
    environment = {**os.environ, **INTERPRETED, **settings}
    done = subprocess.run(command, cwd=folder, env=environment, input="", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done


@pytest.mark.parametrize("words", PLAYING.values(), ids=PLAYING)
def test_output_that_lacks_our_characters_gets_others(words, tmp_path):
    done = run(words, tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout) > 100
    assert done.stdout.count("?") < 10


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_written_in_any_encoding_and_wraps_at_80_columns(command, tmp_path):
    done = run([command, "--help"], tmp_path, PYTHONIOENCODING="ascii", COLUMNS="80")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    prose = [line.rstrip() for line in lines if not line.startswith(("|", "+", "Usage"))]
    assert [line for line, after in pairwise(prose) if line and after and len(line) + len(after.split()[0]) < 79] == []


def test_look_alikes_keep_the_width():
    assert [alike(letter) for letter in "→–é①│★"] == [">", "-", "e", "1", "|", "*"]
    assert alike("漢") == "?"


def test_express_belts_do_not_look_like_others():
    assert not {alike(letter) for letter in "⇑⇒⇓⇐"} & {alike(letter) for letter in "↑→↓←"}


@pytest.mark.parametrize("words", READING.values(), ids=READING)
@pytest.mark.parametrize("kind", ["missing", "a folder", "something else"])
def test_errors_about_files_name_the_file(words, kind, tmp_path):
    path = tmp_path / "given.json"
    if kind == "a folder":
        path.mkdir()
    elif kind == "something else":
        path.write_text('{"a": 1}')
    done = run([str(path) if word == "FILE" else word for word in words], tmp_path)
    assert done.returncode == 2
    line = done.stderr.splitlines()[-1]
    assert line.startswith(str(path))
    assert "expected" in line


@pytest.mark.parametrize("words", [["import", "nothing.jsonl", "--data", "there"], ["rotate-key", "--data", "there"]], ids=" ".join)
def test_what_was_misspelt_makes_no_database(words, tmp_path):
    assert run(words, tmp_path).returncode == 2
    assert not (tmp_path / "there").exists()


def test_settings_without_a_value_set_nothing(tmp_path):
    done = run(["doctor", "--data", "there"], tmp_path, SWARMRALLY_DATABASE="")
    assert done.stderr.startswith("there: expected a folder with a database in it")


def test_a_record_is_kept_before_many_games_are_played_for_it(tmp_path):
    done = run(["simulate", "asteroyds", "--games", "4000000000", "--record", str(tmp_path)], tmp_path)
    assert (done.returncode, done.stderr.splitlines()[-1][: len(str(tmp_path))]) == (2, str(tmp_path))


@pytest.mark.parametrize("words", WRITING.values(), ids=WRITING)
def test_what_can_not_be_written_is_named(words, tmp_path):
    path = tmp_path / "given"
    path.write_text("")
    done = run([word.replace("FILE", str(path)) for word in words], tmp_path)
    assert done.returncode == 2
    assert str(path) in done.stderr.splitlines()[-1]


@needs_compiler
def test_a_home_without_rights_stops_nobody(tmp_path):
    (tmp_path / "home").write_text("")
    settings = {"HOME": str(tmp_path / "home"), "SWARMRALLY_INTERPRETED": "", "XDG_CACHE_HOME": "", "SWARMRALLY_CACHE": ""}
    assert run(["resolve", "--lines"], tmp_path, **settings).returncode == 0


@needs_compiler
@pytest.mark.long
def test_without_a_home_everything_is_compiled_anew_and_one_line_says_so(tmp_path):
    (tmp_path / "home").write_text("")
    settings = {"HOME": str(tmp_path / "home"), "SWARMRALLY_INTERPRETED": "", "XDG_CACHE_HOME": "", "SWARMRALLY_CACHE": ""}
    done = run(["simulate", "asteroyds", "--games", "1", "--json"], tmp_path, **settings)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("What is compiled can't be kept in") == 1


@needs_compiler
@pytest.mark.parametrize("words", [["bench", "engine", "--game", "asteroyds"], ["warm"]], ids=" ".join)
def test_ctrl_c_stops_at_once_and_quietly(words, tmp_path):
    settings = {**os.environ, "SWARMRALLY_CACHE": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "swarmrally", *words]
    with subprocess.Popen(
        command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as bench:
        assert bench.stderr is not None
        first = bench.stderr.readline()
        os.killpg(bench.pid, signal.SIGINT)
        _, said = bench.communicate(timeout=PATIENCE)
    assert re.match(r"(Compiling|Measuring)", first), first + said
    # What LLVM calls back in the very moment has nobody to raise to: Python says so, and goes on.
    told = re.sub(r"Exception ignored on calling ctypes callback.*?\nKeyboardInterrupt: *\n", "", said, flags=re.DOTALL)
    assert "Traceback" not in told, said
    assert bench.returncode == 130
