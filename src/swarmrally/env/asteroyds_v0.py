"""Asteroyds for PettingZoo: `parallel_env()`, `env()` (AEC), `raw_env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import parallel_to_aec, wrappers

from swarmrally.asteroyds.components.state import Mode
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Setup, usual_seats
from swarmrally.env.parallel import GameEnv


def parallel_env(mode: Mode = "racing", craft: int = 6, setup: Setup | None = None, **options: Any) -> GameEnv:
    """A mode on its printed layout; `setup` says everything else: options, pilots, teams, a position to start from."""
    return GameEnv("asteroyds_v0", setup or Setup(Rules(mode), usual_seats(craft, mode)), "craft", **options)


def raw_env(*args: Any, **options: Any) -> Any:
    return parallel_to_aec(parallel_env(*args, **options))


def env(*args: Any, **options: Any) -> Any:
    return wrappers.OrderEnforcingWrapper(raw_env(*args, **options))
