"""What a seat is shown while it plans, as far as the table's assist level goes."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Raw

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands.expecting import own_seat, planned_seat
from swarmrally.table.games.playing import NOBODY, Play
from swarmrally.table.table import Table

BEARINGS: WeakKeyDictionary[Play, tuple[int, list[Any]]] = WeakKeyDictionary()
"""What was told last of each game: it takes a millisecond, and is the same for all who ask until something happens."""


def preview_at(table: Table, player: str, number: int, plan: bytes, with_swarm: bool) -> Raw:
    """The events of one's own plan."""
    play, seat = expect_planning(table, number), planned_seat(table, player, plan)
    if table.settings.assist == "none" or (with_swarm and table.settings.assist != "forecast"):
        raise Refusal("", "no_assist", assist=table.settings.assist)
    try:
        return Raw(play.preview(seat, plan, with_swarm).encode())
    except Refusal as refusal:
        raise refusal.inside("/plan") from None


def forecast_at(table: Table, number: int) -> Raw:
    """The events of the swarm."""
    play = expect_planning(table, number)
    if table.settings.assist != "forecast":
        raise Refusal("", "no_assist", assist=table.settings.assist)
    return Raw(play.forecast().encode())


def bearings_at(table: Table, number: int) -> list[Any]:
    """Where each die would send each tile."""
    play = expect_planning(table, number)
    if table.settings.assist == "none":
        raise Refusal("", "no_assist", assist="none")
    known = BEARINGS.get(play)
    if known is None or known[0] != table.told:
        known = BEARINGS[play] = table.told, play.bearings()
    return known[1]


def sight_at(table: Table, player: str, number: int, seat: int | None) -> tuple[int | None, bytes]:
    """What a seat may know, or who only watches, and whose view it is."""
    play = expect_planning(table, number)
    if table.settings.assist == "none":
        raise Refusal("", "no_assist", assist="none")
    if seat is None and not table.seats_of(player):
        return None, play.sight(NOBODY)
    own = own_seat(table, player, seat)
    return own, play.sight(own)


def expect_planning(table: Table, number: int) -> Play:
    if table.phase != "playing" or table.playing().stage != "planning":
        raise Refusal("", "not_planning")
    if table.playing().round != number:
        raise Refusal("/round", "wrong_round", round=table.playing().round, got=number)
    return table.playing()
