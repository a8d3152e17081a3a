"""RoboRally for PettingZoo: `parallel_env()`, `env()` (AEC), `raw_env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import parallel_to_aec, wrappers

from swarmrally.env.parallel import GameEnv
from swarmrally.roborally.playing.setting_up import Setup, usual_seats


def parallel_env(course: str = "Risky Exchange", robots: int = 4, setup: Setup | None = None, **options: Any) -> GameEnv:
    """A printed course; `setup` says everything else: rules, options at the start, teams, a course or position of one's own."""
    return GameEnv("roborally_v0", setup or Setup(course=course, seats=usual_seats(robots)), "robot", **options)


def raw_env(*args: Any, **options: Any) -> Any:
    return parallel_to_aec(parallel_env(*args, **options))


def env(*args: Any, **options: Any) -> Any:
    return wrappers.OrderEnforcingWrapper(raw_env(*args, **options))
