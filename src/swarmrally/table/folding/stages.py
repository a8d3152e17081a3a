"""Folding a log: what the game waits for, and for how long."""

from __future__ import annotations

from swarmrally.table import clock as clocks
from swarmrally.table import entries as log
from swarmrally.table.games.playing import Play
from swarmrally.table.news import AnyNews
from swarmrally.table.table import Table


def stage_of(table: Table, play: Play) -> tuple[str, int]:
    return play.stage, play.round


def open_stage(table: Table, at: int, beats: int) -> None:
    """The game waits for something new; the clock is set."""
    play = table.playing()
    was_planning = table.waiting_for == ("planning", play.round)
    stage, table.waiting_for = play.stage, stage_of(table, play)
    table.waiting_since = at
    for chair in table.chairs:
        chair.vote = None
    if any(chair.is_person for chair in table.chairs):
        table.peopled = play.round
    show = clocks.show_time(table.settings.clock, beats)
    if stage == "planning":
        open_planning(table, at, show)
    elif stage == "deciding":
        table.decision += 1
        if was_planning:
            table.interrupted, table.left_for_plans = play.round, stopwatch_left(table, at)
        set_clock(table, at + show, clocks.decision_seconds(table.settings.clock, table.plan_seconds(), table.is_against_bots()))
    else:
        set_clock(table, at, None)


def open_planning(table: Table, at: int, show: int) -> None:
    if table.interrupted == table.playing().round:
        run_on(table, at, table.left_for_plans)
        return
    table.drafts.clear()
    for chair in table.chairs:
        # Who sends one plan a round is in no hurry, however fast rounds go by.
        chair.drafted_at = ()
    set_clock(table, at + show, table.plan_seconds())
    hurry_the_last(table, at)


def run_on(table: Table, at: int, left: int | None) -> None:
    """The stopwatch goes on where it stopped."""
    table.opens_at, table.deadline = at, None if left is None else at + left


def set_clock(table: Table, opens_at: int, seconds: int | None) -> None:
    table.opens_at = opens_at
    table.deadline = None if seconds is None else opens_at + seconds * clocks.SECOND


def stopwatch_left(table: Table, at: int) -> int | None:
    return None if table.deadline is None else max(0, table.deadline - at)


def hurry_the_last(table: Table, at: int) -> None:
    """R3.2 Not while everybody still watches what happened."""
    play = table.playing()
    if play.stage != "planning" or table.hurried == play.round:
        return
    begins = max(at, table.opens_at or at)
    end = clocks.last_player_deadline(table.settings.clock, table.plan_seconds(), play, table.owners_now(), begins)
    if end is not None and (table.deadline is None or end < table.deadline):
        table.deadline, table.hurried = end, play.round


def pause_wished(table: Table, body: log.PauseWished, at: int) -> list[AnyNews]:
    for chair in table.party(body.seat):
        chair.wants_pause = body.wished
    pause_if_agreed(table, at)
    return [table.seating()]


def pause_if_agreed(table: Table, at: int) -> None:
    """The people who play now decide, not those who have gone."""
    people = [chair for chair in table.chairs if chair.is_person]
    if not table.paused and people and all(chair.wants_pause for chair in people):
        table.paused, table.left_at_pause = True, stopwatch_left(table, at)
        table.deadline = None


def resumed(table: Table, body: log.Resumed, at: int) -> list[AnyNews]:
    table.paused = False
    for chair in table.chairs:
        chair.wants_pause, chair.vote = False, None
    table.waiting_since = at
    run_on(table, at, table.left_at_pause)
    return [table.seating()]


def clock_moved(table: Table, body: log.ClockMoved, at: int) -> list[AnyNews]:
    table.deadline = body.deadline
    return [table.seating()]
