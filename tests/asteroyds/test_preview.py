"""What a plan is foretold to lead to: nothing may be met where it only stands before the swarm moves."""

from __future__ import annotations

from typing import Any

from tests.asteroyds.scene import plan, ready

from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.playing.preview import preview


def foretold(picture: str, text: str, with_swarm: bool, **more: Any) -> list[str]:
    scene = ready(picture, **more)
    return [event["kind"] for event in described(preview(scene.board, scene.state, 0, plan(0, text), with_swarm), scene.board)]


def test_a_path_meets_nothing_that_will_have_moved():
    picture = """
        |0→.      1→   .     .
        |     .     .     .
        """
    assert "CraftCollided" not in foretold(picture, "f", with_swarm=False)
    assert "CraftCollided" not in foretold(picture, "f", with_swarm=True)


def test_a_forecast_meets_what_comes_into_the_way_and_a_path_does_not_know_it():
    picture = """
        |0→.     .     .      1←
        |     .     .     .
        """
    assert "CraftCollided" in foretold(picture, "f", with_swarm=True)
    assert "CraftCollided" not in foretold(picture, "f", with_swarm=False)


def test_a_path_meets_what_never_moves():
    picture = """
        |0→.     ###   .     .
        |     .     .     .
        """
    assert "CraftCollided" in foretold(picture, "f", with_swarm=False)
