"""`swarmrally generate`: what is ordered, drawn and written, and what is said when an order can't be had."""

import msgspec
import pytest

from swarmrally.arena.generating.making import Made
from swarmrally.asteroyds.forms.layouts import read_layout
from swarmrally.cli import app
from swarmrally.cli.commands.generate import generate
from swarmrally.cli.reporting.analyses import ground_named
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.course_forms import course_from


def test_a_course_is_drawn_told_and_written(tmp_path, capsys):
    path = tmp_path / "course.json"
    generate(seed="cli", seats=2, rounds=6, difficulty="easy", out=path)
    said = capsys.readouterr().out
    assert "①" in said
    assert "(ordered: 6 rounds)" in said
    assert "wins of start 2" in said
    assert course_from(path.read_bytes()).flag_count >= 2
    assert ground_named(str(path), 2).seats == 2
    beside = msgspec.json.decode((tmp_path / "course.made.json").read_bytes())
    assert beside["seed"] == "cli"
    assert beside["order"] == {"game": "roborally", "seats": 2, "rounds": 6, "difficulty": "easy"}
    assert "form" not in beside


def test_a_layout_is_drawn_told_and_written(tmp_path, capsys):
    path = tmp_path / "layout.json"
    generate(game="asteroyds", mode="shooting", seed="cli", seats=2, out=path, json=True)
    found = msgspec.json.decode(capsys.readouterr().out, type=Made)
    assert read_layout(bytes(found.form)) == read_layout(path.read_bytes())
    generate(game="asteroyds", mode="shooting", seed="cli", seats=2)
    assert "[ ]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--minutes 200", "--minutes: expected a number of minutes from 7 to 32, got 200"),
        ("--rounds 30 --difficulty hard", "--rounds: expected a number of rounds from 12 to 19, got 30"),
        ("--rounds 9 --minutes 9", "--rounds: expected nothing beside --minutes"),
        ("--seats 9", "--seats: expected a number of players from 2 to 8, got 9"),
        ("--with pods", "--with: expected one of belts"),
        ("--with lasers --without walls", "--without: expected walls"),
        ("--mode racing", "--mode: expected no mode in RoboRally"),
        ("--out course.txt", "--out: expected a file that ends in .json"),
        ("--game asteroyds --difficulty hard", "--difficulty: expected one of easy"),
    ],
)
def test_orders_that_cannot_be_had_name_the_option(words, said):
    with pytest.raises(Refusal) as refused:
        app(["generate", *words.split()], result_action="return_value")
    assert str(refused.value).startswith(said)
