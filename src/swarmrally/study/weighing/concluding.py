"""Luck and skill apart, the turning points, and a verdict for each seat."""

from __future__ import annotations

from swarmrally.kernel.compiler import kernel
from swarmrally.study.weighing.errors import WHOLE
from swarmrally.study.weighing.findings import POINTS, Findings
from swarmrally.study.weighing.tries import BEST, BLUNDER, NO_MARK, SLIP

VERDICTS = (
    "won_as_expected",
    "won_by_plans",
    "won_by_luck",
    "lost_as_expected",
    "lost_by_plans",
    "lost_by_luck",
    "lost_to_others",
)
WON_AS_EXPECTED, WON_BY_PLANS, WON_BY_LUCK, LOST_AS_EXPECTED, LOST_BY_PLANS, LOST_BY_LUCK, LOST_TO_OTHERS = range(7)
MUCH = 1_000
"""Less than that decides nothing."""
NOWHERE = -1


@kernel
def conclude(findings: Findings) -> None:
    for seat in range(int(findings.seats)):
        tell_apart(findings, seat)
        judge(findings, seat)
        findings.verdict_round[seat] = worst_of(findings, seat)
        findings.verdict[seat] = verdict_of(findings, seat)
    find_points(findings)


@kernel
def tell_apart(findings: Findings, seat: int) -> None:
    """The chance of the beginning, what dice or hands have changed and what plans have: together the outcome."""
    rounds, outcome = int(findings.rounds), WHOLE * (int(findings.winners) >> seat & 1)
    start = int(findings.before[0, seat]) if rounds else outcome
    luck = own = 0
    for row in range(rounds):
        luck += int(findings.dealt[row, seat]) - int(findings.before[row, seat])
        own -= lost_in(findings, row, seat)
    findings.start[seat] = start
    findings.luck[seat] = luck
    findings.plans[seat] = outcome - start - luck
    findings.own[seat] = own
    findings.others[seat] = outcome - start - luck - own
    findings.outcome[seat] = outcome


@kernel
def lost_in(findings: Findings, row: int, seat: int) -> int:
    """What a plan has given away; a difference within its error is none."""
    loss = int(findings.loss[row, seat])
    return loss if loss > findings.loss_error[row, seat] else 0


@kernel
def judge(findings: Findings, seat: int) -> None:
    """The marks, and of a hundred parts of its chances how many a plan has kept on average."""
    plans = kept = 0
    for mark in range(len(findings.marks[seat])):
        findings.marks[seat, mark] = 0
    for row in range(int(findings.rounds)):
        mark = int(findings.mark[row, seat])
        findings.marks[seat, mark] += 1
        if mark != NO_MARK:
            plans += 1
            kept += kept_of(findings, row, seat)
    findings.accuracy[seat] = kept // plans if plans else WHOLE


@kernel
def kept_of(findings: Findings, row: int, seat: int) -> int:
    best = max(1, int(findings.chance[row, seat, BEST]))
    return max(0, WHOLE - WHOLE * lost_in(findings, row, seat) // best)


@kernel
def worst_of(findings: Findings, seat: int) -> int:
    """The row of the slip or blunder that lost most."""
    worst = NOWHERE
    for row in range(int(findings.rounds)):
        if findings.mark[row, seat] >= SLIP and (worst < 0 or findings.loss[row, seat] > findings.loss[worst, seat]):
            worst = row
    return worst


@kernel
def verdict_of(findings: Findings, seat: int) -> int:
    luck, plans, given = int(findings.luck[seat]), int(findings.plans[seat]), -int(findings.own[seat])
    if findings.outcome[seat]:
        if max(luck, plans) < MUCH:
            return WON_AS_EXPECTED
        return WON_BY_LUCK if luck > plans else WON_BY_PLANS
    if given >= MUCH and given >= -luck:
        return LOST_BY_PLANS
    if -luck >= MUCH and luck <= plans:
        return LOST_BY_LUCK
    return LOST_TO_OTHERS if -plans >= MUCH else LOST_AS_EXPECTED


@kernel
def find_points(findings: Findings) -> None:
    """The slips and blunders that lost most, of all seats, in the order of the game."""
    findings.points = 0
    for _ in range(POINTS):
        row, seat = next_point(findings)
        if row < 0:
            break
        findings.point_round[findings.points] = row
        findings.point_seat[findings.points] = seat
        findings.points += 1
    sort_points(findings)


@kernel
def next_point(findings: Findings) -> tuple[int, int]:
    row, seat, most = NOWHERE, NOWHERE, 0
    for each in range(int(findings.rounds)):
        for one in range(int(findings.seats)):
            loss = int(findings.loss[each, one])
            if SLIP <= findings.mark[each, one] <= BLUNDER and loss > most and not is_point(findings, each, one):
                row, seat, most = each, one, loss
    return row, seat


@kernel
def is_point(findings: Findings, row: int, seat: int) -> bool:
    for point in range(int(findings.points)):
        if findings.point_round[point] == row and findings.point_seat[point] == seat:
            return True
    return False


@kernel
def sort_points(findings: Findings) -> None:
    for last in range(1, int(findings.points)):
        point = last
        while point > 0 and place_of(findings, point) < place_of(findings, point - 1):
            row, seat = int(findings.point_round[point]), int(findings.point_seat[point])
            findings.point_round[point] = findings.point_round[point - 1]
            findings.point_seat[point] = findings.point_seat[point - 1]
            findings.point_round[point - 1] = row
            findings.point_seat[point - 1] = seat
            point -= 1


@kernel
def place_of(findings: Findings, point: int) -> int:
    return int(findings.point_round[point]) * len(findings.luck) + int(findings.point_seat[point])
