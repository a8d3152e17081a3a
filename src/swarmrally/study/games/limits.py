"""Which records can have a report."""

from __future__ import annotations

from typing import Any

from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.weighing.findings import ROUNDS


def winners_of(state: Any, record: Record) -> int:
    """The seats that have won, as bits: by the rules, or because the others gave up."""
    if record.given_up is None:
        return int(state.winners)
    if any(not 0 <= seat < int(state.seats) for seat in record.given_up):
        raise Refusal("/given_up", "out_of_range", what="seats", least=0, most=int(state.seats) - 1, got=record.given_up)
    return sum(1 << seat for seat in set(record.given_up))


def check_playable(is_over: bool, record: Record, rounds: int) -> None:
    if not is_over and record.given_up is None:
        raise Refusal("/decisions", "unfinished")
    if rounds > ROUNDS:
        raise Refusal("/decisions", "wrong_count", expected=f"at most {ROUNDS} rounds, got {rounds}")
