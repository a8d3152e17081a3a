"""Commands at the same time: each one's words stay together, and one that fails is enough."""

from __future__ import annotations

import sys

import pytest
from tools.side_by_side import run

MEETS = "import pathlib, sys, time; mine, other = sys.argv[1]; pathlib.Path(mine).touch(); "
MEETS += "[time.sleep(0.02) for _ in range(1000) if not pathlib.Path(other).exists()]; print(mine, pathlib.Path(other).exists())"


def test_they_run_at_the_same_time_and_speak_one_after_the_other(tmp_path, capsys):
    assert run([sys.executable, "-c", MEETS], ["ab", "ba"], tmp_path) == 0
    assert capsys.readouterr().out.splitlines() == ["ab", "a True", "ba", "b True"]


@pytest.mark.parametrize("endings", [["1", "0"], ["0", "1"], ["-15"]])
def test_one_that_fails_is_a_failure(endings, tmp_path):
    assert run([sys.executable, "-c", "import sys; sys.exit(int(sys.argv[1]))"], endings, tmp_path) == 1
