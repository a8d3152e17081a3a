"""`swarmrally replay` with records of RoboRally."""

import pytest
from tests.cli.pseudo_terminal import PseudoTerminal

from swarmrally.cli.commands.replay import film_of, played, replay
from swarmrally.cli.reporting.roborally_simulation import drift
from swarmrally.kernel.records import load, save
from swarmrally.roborally.forms.schema import Rules
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """The record of a whole game between bots."""
    game = Game(Setup(Rules(lives=1), seats=usual_seats(3), options_at_start=2), "abc")
    while not game.is_over:
        for seat in game.seats_to_plan():
            drift(game, seat)
        game.play()
    path = tmp_path_factory.mktemp("records") / "game.json"
    save(game.record(), path)
    return path


def test_a_record_is_printed_whole(path, capsys):
    record = load(path)
    film = film_of(played(record, path), record)
    assert film.note == ""
    assert replay(path, plain=True) == 0
    out = capsys.readouterr().out
    assert all(sentence.plain in out for sentence in film.sentences)
    assert "Seed abc" in out
    second = film.after(1, "]")
    assert film.events[second - 1] == {"kind": "TurnBegan", "beat": 0, "rule": "R1.2", "turn": 2}


def test_keys_step_through_a_record(path):
    record = load(path)
    last = sum(map(len, record.events))
    with PseudoTerminal("replay", str(path)) as terminal:
        terminal.wait_for(f"event 1 of {last}")
        terminal.type("\x1b[C")
        terminal.wait_for(f"event 2 of {last}")
        terminal.type("\x1b[F")
        terminal.wait_for(f"event {last} of {last}")
        terminal.type("\x1b[D")
        terminal.wait_for(f"event {last - 1} of {last}")
        terminal.type("q")
        assert terminal.end() == 0
        assert terminal.is_sane
