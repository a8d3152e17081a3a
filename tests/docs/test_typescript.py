"""web/src/wire/protocol.ts says what the server's schemas say."""

from __future__ import annotations

from tools.typescript import TARGET, generated


def test_the_types_are_not_stale():
    assert TARGET.read_text() == generated(), "run `python -m tools.typescript`"


def test_every_message_and_event_has_a_type():
    text = generated()
    for name in ("Subscribe", "Do", "Told", "Snapshot", "AsteroydsLivePlan", "RoborallyLiveProgram", "Film", "RoborallyBlueprint"):
        assert f"export interface {name} " in text
    for kind in ("TilePushed", "RobotCarried"):
        assert f'kind: "{kind}"' in text
