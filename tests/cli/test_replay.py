"""`swarmrally replay`: forwards and back."""

import subprocess
import sys

import pytest
from tests.cli.pseudo_terminal import PseudoTerminal

from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.fold import fold_all
from swarmrally.asteroyds.playing.game import Game, Setup, first_state, usual_seats
from swarmrally.cli.commands.replay import film_of, played, replay
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.records import load, save
from swarmrally.kernel.refusal import Refusal


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """The record of a whole game."""
    game = Game(Setup(Rules(mode="drones", powers=True), usual_seats(4, "drones")), "abc")
    while not game.is_over:
        for seat in game.seats_to_plan():
            plan_at_random(game.state, seat)
        game.play()
    path = tmp_path_factory.mktemp("records") / "game.json"
    save(game.record(), path)
    return path


@pytest.fixture(scope="module")
def film(path):
    record = load(path)
    return film_of(played(record, path), record)


def test_the_position_at_an_event_is_the_first_state_with_the_events_folded(path, film):
    game = played(load(path), path)
    for number in (0, 1, 63, 64, 65, len(film.rows)):
        state = first_state(game.setup, game.board, game.seed)
        state.key[:] = 0
        fold_all(state, film.rows[:number])
        assert to_bytes(film.at(number)) == to_bytes(state)


def test_keys_lead_forwards_and_back(film):
    last = len(film.rows)
    assert [film.after(5, key) for key in ("right", "left", "home", "end", "x")] == [6, 4, 0, last, 5]
    assert (film.after(last, "right"), film.after(0, "left"), film.after(last, "]"), film.after(0, "[")) == (last, 0, last, 0)
    second = film.after(1, "]")
    assert film.events[second - 1]["kind"] == "RoundBegan"
    assert film.events[second - 1]["round"] == 2
    assert film.after(film.after(second, "pgdn"), "pgup") == second
    beat = film.after(3, " ")
    assert film.rows[beat - 1][2] != film.rows[beat][2]
    assert film.after(film.after(beat, " "), "b") == beat


def test_plain_prints_the_whole_game(path, film, capsys):
    assert replay(path, plain=True) == 0
    out = capsys.readouterr().out
    assert all(sentence.plain in out for sentence in film.sentences)
    assert "Seed abc" in out
    assert "\x1b" not in out


def test_a_pipe_gets_the_same(path):
    done = subprocess.run([sys.executable, "-m", "swarmrally", "replay", str(path)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "Seed abc" in done.stdout
    assert done.stderr == ""


def test_an_altered_record_is_shown_with_a_warning(path, tmp_path, capsys):
    altered = tmp_path / "altered.json"
    altered.write_text(path.read_text().replace('"kind":"FlightBegan"', '"kind":"FlightBegun"', 1))
    replay(altered, plain=True)
    assert capsys.readouterr().out.startswith("The record tells another game")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"swarmrally":1,"game":"chess","setup":{},"seed":"","decisions":[],"events":[[]]}'])
def test_a_bad_record_is_refused(text, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text(text)
    with pytest.raises(Refusal):
        replay(bad, plain=True)


def test_a_decision_that_cannot_be_is_refused(path, tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text(path.read_text().replace('"decision":"plans"', '"decision":"answer"', 1))
    with pytest.raises(Refusal, match="/decisions/0"):
        replay(bad, plain=True)


def test_keys_step_through_a_record(path, film):
    last = len(film.rows)
    with PseudoTerminal("replay", str(path)) as terminal:
        terminal.wait_for(f"event 1 of {last}")
        terminal.type("\x1b[C")
        terminal.wait_for(f"event 2 of {last}")
        assert "▸ " + film.sentences[1].plain in terminal.seen
        terminal.type("\x1b[D\x1b[D")
        terminal.wait_for(f"event 0 of {last}")
        terminal.type("\x1b[6~")
        terminal.wait_for(f"event {film.after(0, ']')} of {last}")
        terminal.type("\x1b[F")
        terminal.wait_for(f"event {last} of {last}")
        assert "▸ " + film.sentences[-1].plain in terminal.seen
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.is_sane
