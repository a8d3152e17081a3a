"""How long a table waits: for plans, for decisions, for people. All times are milliseconds since 1970 by the server's clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from swarmrally.table.games.playing import Play, Skill
from swarmrally.table.settings import DAY, Clock

SECOND = 1_000
GRACE = 400
"""So long after the end the table waits for what arrived in time and is still on its way to the log."""
DECISION = 20
LONG_STOPWATCH = 600
"""From here on it is play by correspondence, where nobody is hurried."""
BEAT = 300
LONGEST_SHOW = 20 * SECOND
LEAST_AFTER_RESTART = 10 * SECOND
OPEN_TABLE_CLOSES = 3_600 * SECOND
"""After so long without anybody there, and without anything that happened."""
IDLE_GAME_CLOSES = 14 * DAY * SECOND
BOTS_THINK = 15 * SECOND
"""Longer than any bot may take: after that another server lets it think again."""
REPLACE_AFTER = 120 * SECOND
"""So long a table waits for somebody before the others may agree on a bot."""
ABSENT_AFTER = DAY * SECOND
"""So long where there is no clock, before any other person may let a bot play."""
MOST_ROUNDS = 1_000
"""Ten times the longest game that people have played: what goes on after that is not meant to end."""
MOST_ROUNDS_OF_BOTS = 200
"""Far more than a game takes: bots that nobody plays with may wait for each other for ever."""


def plan_seconds(clock: Clock, is_alone: bool, by_rules: Callable[[Skill], int | None]) -> int | None:
    if isinstance(clock.stopwatch, int):
        return clock.stopwatch
    if has_none(clock, is_alone):
        return None
    return by_rules("expert" if clock.stopwatch == "expert" else "novice")


def has_none(clock: Clock, is_alone: bool) -> bool:
    """Bots wait for as long as anybody likes: who plays with them alone is hurried only by a clock that was chosen."""
    return clock.stopwatch == "none" or (clock.stopwatch == "usual" and is_alone)


def decision_seconds(clock: Clock, planning: int | None, is_alone: bool) -> int | None:
    if clock.decision is not None:
        return clock.decision
    if has_none(clock, is_alone):
        return None
    return planning if planning is not None and planning > LONG_STOPWATCH else DECISION


def show_time(clock: Clock, beats: int) -> int:
    """How long it takes to watch what happened."""
    return min(beats * BEAT, LONGEST_SHOW) if clock.watching else 0


def last_player_deadline(clock: Clock, planning: int | None, play: Play, owners: Mapping[int, int], now: int) -> int | None:
    """R3.2 When the only one of the people who is not done has to be."""
    if not clock.last_player or (planning is not None and planning > LONG_STOPWATCH):
        return None
    seconds = play.seconds_for_last(owners)
    return None if seconds is None else now + seconds * SECOND
