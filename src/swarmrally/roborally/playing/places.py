"""R8.5 Places are asked for only where they can be had; in games that were begun otherwise `play_on` does nothing."""

from __future__ import annotations

from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.forms.schema import Rules
from swarmrally.roborally.playing.setting_up import Setup
from swarmrally.roborally.rules.victory import has_places


def check_places(setup: Setup, course: Course) -> None:
    """Raises a Refusal for a new game whose host would wait for places in vain."""
    if setup.scenario is None:
        check_play_on(setup.rules, course, "/rules/play_on")
    else:
        check_play_on(setup.scenario.rules, course, "/scenario/rules/play_on")


def check_play_on(rules: Rules, course: Course, pointer: str) -> None:
    if rules.play_on and not has_places(course):
        raise Refusal(pointer, "no_places")
