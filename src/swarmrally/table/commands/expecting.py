"""What commands expect of a table and of who gives them: each returns what was asked for, or raises a Refusal."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.clock import SECOND
from swarmrally.table.commands.command import Caller
from swarmrally.table.games.playing import Play
from swarmrally.table.table import Table

DRAFTS_A_SECOND = 4
A_SECOND = 900
"""In milliseconds, as far as drafts go: they are written a moment after they came."""


class Planned(Struct):
    """Whose plan it is."""

    seat: Any = None


SEAT_DECODER = msgspec.json.Decoder(Planned)


def expect_open(table: Table) -> None:
    if table.phase != "open":
        raise Refusal("", "begun", phase=table.phase)


def free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_free]


def seat_taken(table: Table, seat: int | None) -> Refusal:
    free = free_seats(table)
    return Refusal("/seat", "seat_taken", free=free, got=seat) if free else Refusal("/seat", "all_seats_taken")


def expect_host(table: Table, player: str) -> None:
    if player != table.host:
        raise Refusal("", "only_host")


def own_seat(table: Table, player: str, seat: int | None = None) -> int:
    """This one of the player's seats, or the first."""
    seats = table.seats_of(player)
    if not seats:
        raise Refusal("", "no_seat")
    if seat is not None and seat not in seats:
        raise Refusal("/seat", "your_seat", seat=seats[0], got=seat)
    return seats[0] if seat is None else seat


def planned_seat(table: Table, player: str, plan: bytes) -> int:
    """The one of the player's seats that a plan is for: it says so itself. What is wrong with it is found when it is checked."""
    seat, seats = own_seat(table, player), table.seats_of(player)
    if len(seats) == 1:
        return seat
    try:
        wanted = SEAT_DECODER.decode(plan).seat
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return seat
    return wanted if wanted in seats else seat


def expect_playing(table: Table) -> Play:
    if table.phase != "playing":
        raise Refusal("", "not_on", phase=table.phase)
    return table.playing()


def expect_seat(table: Table, player: str) -> tuple[int, Play]:
    """The first seat of somebody who is in the game."""
    play, seat = expect_playing(table), own_seat(table, player)
    if table.chairs[seat].resigned:
        raise Refusal("", "resigned")
    return seat, play


def expect_turn(table: Table, player: str) -> tuple[int, Play]:
    """The first seat of somebody who may plan or decide."""
    seat, play = expect_seat(table, player)
    if table.chairs[seat].bot is not None:
        raise Refusal("", "bot_plays")
    if table.paused:
        raise Refusal("", "game_paused")
    return seat, play


def expect_planning(table: Table, by: Caller, number: int) -> Play:
    _, play = expect_turn(table, by.player)
    if number != play.round:
        raise Refusal("/round", "round_over" if number < play.round else "wrong_round", round=play.round, got=number)
    if play.stage != "planning":
        raise Refusal("", "planning_over")
    expect_in_time(table, by.at)
    return play


def expect_no_hurry(table: Table, seat: int, now: int) -> None:
    """What can be sent again and again is written."""
    recent = table.chairs[seat].drafted_at
    if len(recent) == DRAFTS_A_SECOND and 0 <= now - recent[0] < A_SECOND:
        raise Refusal("", "too_many_drafts", most=DRAFTS_A_SECOND)


def expect_awaited(play: Play, seat: int) -> None:
    if play.has_sealed(seat):
        raise Refusal("", "sealed_already")
    if seat not in play.awaited():
        raise Refusal("", "out_of_game")


def expect_in_time(table: Table, now: int) -> None:
    if table.deadline is not None and now > table.deadline:
        raise Refusal("", "late", seconds=round((now - table.deadline) / SECOND, 1))
