"""Pending decisions: a question stops the resolution in mid-step; the state remembers it until a seat, an order or the clock answers."""

from __future__ import annotations

from typing import Any

from swarmrally.kernel.compiler import kernel

NOBODY = -1
UNASKED, NO, YES = range(3)


@kernel
def ask(state: Any, seat: int, question: int) -> None:
    """Stops here until answer() is called."""
    state.asked_seat = seat
    state.question = question


@kernel
def is_waiting(state: Any) -> bool:
    """Whether a seat has to answer before anything goes on."""
    return bool(state.asked_seat != NOBODY)


@kernel
def answered(state: Any) -> None:
    """The question is no longer open; its answer lies where the game put it."""
    state.asked_seat = NOBODY
    state.question = 0
