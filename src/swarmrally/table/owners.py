"""Whose seats are whose (R10.8): a player may have several, and whatever concerns the player concerns all of them."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.kernel.refusal import Refusal


def numbered(owners: Sequence[int], seats: int) -> list[int]:
    """The players by seat, numbered as they come up; empty where everybody has one. A Refusal when seats are missing."""
    if not owners:
        return []
    if len(owners) != seats:
        raise Refusal("/owners", "wrong_count", expected=f"{seats} numbers, one for each seat, got {len(owners)}")
    order = list(dict.fromkeys(owners))
    return [] if len(order) == seats else [order.index(owner) for owner in owners]


def divided(owners: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """By seat, all seats of its player."""
    if not owners:
        return [(seat,) for seat in range(seats)]
    return [tuple(other for other in range(seats) if owners[other] == owners[seat]) for seat in range(seats)]
