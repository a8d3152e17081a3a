"""Which records can have a report."""

from __future__ import annotations

from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal
from swarmrally.study.weighing.findings import ROUNDS


def check_over(is_over: bool, record: Record) -> None:
    if not is_over:
        raise Refusal("/decisions", "unfinished")


def check_length(rounds: int) -> None:
    """Before another round."""
    if rounds == ROUNDS:
        raise Refusal("/decisions", "list_too_long", most=ROUNDS)
