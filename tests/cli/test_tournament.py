"""`swarmrally tournament` as a person calls it, interpreted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from tests.cli.test_commands_roborally import swarmrally

from swarmrally.cli import app
from swarmrally.cli.games import module
from swarmrally.kernel.records import first_difference, load
from swarmrally.kernel.refusal import Refusal

ENVIRONMENT = {**os.environ, "SWARMRALLY_INTERPRETED": "1", "COLUMNS": "100"}
OPTIONS = ["--bots", "drifter,beginner", "--seed", "x", "--nodes", 100]


def figures(folder):
    """What was kept, without the times."""
    kept = json.loads((folder / "tournament.json").read_text())
    for bot in kept["bots"]:
        del bot["time"]
    return kept


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tournament")
    text = swarmrally("tournament", *OPTIONS, "--games", 60, "--out", folder, "--keep-records", "0,draws")
    return folder, text


def test_a_tournament_that_was_killed_goes_on_to_the_same_table(undisturbed, tmp_path):
    command = [sys.executable, "-m", "swarmrally", "tournament", *map(str, OPTIONS), "--games", "60", "--jobs", "2", "--out", str(tmp_path)]
    playing = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    file = tmp_path / "results.jsonl"
    deadline = time.monotonic() + 60
    while not file.exists() or len(file.read_bytes().splitlines()) < 3:
        assert playing.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    assert 2 <= len(file.read_bytes().splitlines()) - 1 < 60
    swarmrally("tournament", *OPTIONS, "--games", 60, "--out", tmp_path)
    assert figures(tmp_path) == figures(undisturbed[0])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the children of a process")
def test_ctrl_c_while_the_processes_start_is_taken_quietly(tmp_path):
    command = [sys.executable, "-m", "swarmrally", "tournament", *map(str, OPTIONS), "--games", "60", "--jobs", "2", "--out", str(tmp_path)]
    playing = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 60
    while not is_starting_workers(playing.pid):
        assert playing.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.001)
    os.killpg(playing.pid, signal.SIGINT)
    said, errors = playing.communicate(timeout=60)
    assert (said, [line for line in errors.splitlines() if "runs as plain Python" not in line]) == ("", [])
    assert playing.returncode == 130


def is_starting_workers(process):
    """Whether a child has begun to import what it needs."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    starting = [child for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
    return any("msgspec" in Path(f"/proc/{child}/maps").read_text() for child in starting)


def test_it_prints_ratings_wins_lengths_and_times(undisturbed):
    folder, text = undisturbed
    kept = json.loads((folder / "tournament.json").read_text())
    assert "Asteroyds, Racing: 60 games, round robin, 100 nodes a plan, seed x" in text
    for bot in kept["bots"]:
        assert re.search(rf"{bot['bot']} .*{bot['rating']:.1f}", text)
        assert re.search(rf"{bot['bot']} .* 60 .* {bot['wins']} .*{100 * bot['share']:.1f} %", text)
    assert f"Rounds: {kept['rounds']['mean']:.1f}" in text


def test_the_page_is_whole_has_the_numbers_and_nothing_from_elsewhere(undisturbed):
    text = (undisturbed[0] / "tournament.html").read_text()
    kept = json.loads((undisturbed[0] / "tournament.json").read_text())
    page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>"))
    words = " ".join(page.itertext())
    for bot in kept["bots"]:
        assert f"{100 * bot['share']:.1f} %" in words
        assert f"{bot['rating']:.1f}" in words
    assert len(page.findall(".//figure")) == len(page.findall(".//table")) == 5
    assert all(drawing.get("aria-label") for drawing in page.iter("{http://www.w3.org/2000/svg}svg"))
    addresses = set(re.findall(r"https?://[^\"' ]*", text))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<script|<link|<img|url\(", text)


def test_the_records_that_were_chosen_verify(undisturbed):
    folder, _ = undisturbed
    record = load(folder / "records" / "game-000000.json")
    assert first_difference(record.events, module("asteroyds", "game").retold(record)) is None


def test_the_seed_of_a_folder_is_taken_up_and_another_one_refused(undisturbed):
    folder, _ = undisturbed
    words = ["--bots", "drifter,beginner", "--nodes", 100, "--games", 60, "--out", folder]
    assert json.loads(swarmrally("tournament", *words, "--json"))["seed"] == "x"
    assert "seed x, not y" in swarmrally("tournament", *words, "--seed", "y", status=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "drifter,nobody"], "--bots: expected some of drifter, rookie"),
        (["--bots", "drifter"], "--bots: expected two or more, each once"),
        (["--bots", "drifter,drifter"], "--bots: expected two or more, each once"),
        (["--bots", "drifter,rookie", "--course", "Checkmate"], "--course: expected nothing in Asteroyds: only RoboRally has it"),
        (["--bots", "drifter,rookie", "--lives", "2"], "--lives: expected nothing in Asteroyds: only RoboRally has it"),
        (["--bots", "drifter,rookie", "--game", "roborally", "--fly-on"], "--fly-on: expected nothing in RoboRally: only Asteroyds has it"),
        (["--bots", "drifter,rookie", "--scenario", "x.json", "--fly-on"], "--fly-on: expected nothing beside --scenario"),
        (["--bots", "drifter,rookie", "--scenario", "x.json", "--seats", "3"], "--seats: expected nothing beside --scenario"),
        (["--bots", "drifter,rookie", "--seats", "7"], "--seats: expected 2 to 6, got 7"),
        (["--bots", "drifter,rookie", "--game", "roborally", "--course", "Nowhere"], "expected the name of a course"),
        (["--bots", "drifter,rookie", "--seconds", "1", "--nodes", "1"], "--nodes: expected --nodes or --seconds, not both"),
        (["--bots", "drifter,rookie", "--keep-records", "all"], "--keep-records: expected --out"),
        (["--bots", "drifter,rookie", "--scenario", "nowhere.json"], "nowhere.json: expected a file that can be read"),
    ],
)
def test_what_can_not_be_is_refused_with_what_would_be_right(words, said):
    with pytest.raises(Refusal, match=re.escape(said)):
        app(["tournament", *words])
