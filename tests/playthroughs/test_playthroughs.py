"""Golden playthroughs: whole games told as text. `make golden` writes them anew, when the rules were changed on purpose."""

from __future__ import annotations

import pytest
from tests.contract.games import engine
from tests.playthroughs.games import FOLDER, PLAYTHROUGHS, told

from swarmrally.kernel.compiler import INTERPRETED


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.skipif(INTERPRETED, reason="the compiler is off"))])
@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_is_still_told_like_this(playthrough, compiled):
    with engine("asteroyds", compiled):
        assert told(playthrough).splitlines() == playthrough.path.read_text(encoding="utf-8").splitlines()


def test_there_is_no_other_playthrough():
    assert sorted(FOLDER.glob("*.txt")) == sorted(playthrough.path for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_can_be_read_in_one_sitting(playthrough):
    lines = playthrough.path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 400
    assert any("GameEnded" in line for line in lines)
    assert any("DecisionAnswered" in line for line in lines)
