"""Which records can have a report."""

from __future__ import annotations

from swarmrally.kernel.refusal import Refusal
from swarmrally.study.weighing.findings import ROUNDS


def check_playable(is_over: bool, rounds: int) -> None:
    if not is_over:
        raise Refusal("/decisions", "unfinished")
    if rounds > ROUNDS:
        raise Refusal("/decisions", "wrong_count", expected=f"at most {ROUNDS} rounds, got {rounds}")
