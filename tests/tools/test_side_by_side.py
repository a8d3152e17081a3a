"""Commands at the same time: every line bears the name of who said it, and one that fails is enough."""

from __future__ import annotations

import sys

import pytest
from tools.side_by_side import run

MEETS = "import pathlib, sys, time; mine, other = sys.argv[1]; pathlib.Path(mine).touch(); "
MEETS += "[time.sleep(0.02) for _ in range(1000) if not pathlib.Path(other).exists()]; print(mine, pathlib.Path(other).exists())"
WAITS = "import pathlib, sys, time; print('first', flush=True); "
WAITS += "[time.sleep(0.02) for _ in range(1000) if not pathlib.Path('heard').exists()]; print('heard', pathlib.Path('heard').exists())"


def test_they_run_at_the_same_time_and_each_line_bears_a_name(tmp_path, capsys):
    assert run([sys.executable, "-c", MEETS], ["ab", "ba"], tmp_path) == 0
    assert sorted(capsys.readouterr().out.splitlines()) == ["ab | a True", "ba | b True"]


def test_a_line_is_told_when_it_is_said(tmp_path, monkeypatch):
    class Listening:
        def write(self, line: str) -> None:
            (tmp_path / "heard").touch()
            told.append(line)

        def flush(self) -> None:
            pass

    told: list[str] = []
    monkeypatch.setattr(sys, "stdout", Listening())
    assert run([sys.executable, "-c", WAITS], ["one"], tmp_path) == 0
    assert told == ["one | first\n", "one | heard True\n"]


def test_an_ending_may_be_several_words(tmp_path, capsys):
    assert run([sys.executable, "-c", "import sys; print(sys.argv[1:])"], ["a b", "long"], tmp_path) == 0
    assert sorted(capsys.readouterr().out.splitlines()) == ["a    | ['a', 'b']", "long | ['long']"]


@pytest.mark.parametrize("endings", [["1", "0"], ["0", "1"], ["-15"]])
def test_one_that_fails_is_a_failure(endings, tmp_path):
    assert run([sys.executable, "-c", "import sys; sys.exit(int(sys.argv[1]))"], endings, tmp_path) == 1


def test_what_failed_is_told_again_at_the_end(tmp_path, capsys):
    says = "import sys; print('said by', sys.argv[1]); sys.exit(sys.argv[1] == 'bad')"
    assert run([sys.executable, "-c", says], ["bad", "good"], tmp_path) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == ["bad  | failed, and had said at last:", "bad  | said by bad"]
