"""What a whole game came down to: a row for each round, a column for each seat."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints
from swarmrally.study.weighing.chances import AS_IT_LIES, BEFORE_CHANCE, SEATS, Chances
from swarmrally.study.weighing.tries import BEST, MADE, Tries

ROUNDS = 200
"""Longer games have no report."""
POINTS = 3
GAMES = 384
"""Games for each point of the chart."""
NOTHING_YET, WITHOUT_CHANCE, WITH_CHANCE, PLANS = range(4)
"""What is being looked at."""


class Findings:
    """Chances are in ten-thousandths."""

    seats: Annotated[int, "i1"]
    winners: Annotated[int, "u1"]
    stage: Annotated[int, "i1"]
    chances: Annotated[Chances, Chances]

    rounds: Annotated[int, "i4"]
    round_number: Annotated[Ints, "i4", ROUNDS]
    before: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    before_error: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    dealt: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    dealt_error: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    """Chances before the dice or hands were known, and with them."""
    mark: Annotated[Ints, "i1", (ROUNDS, SEATS)]
    tried: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    """Games that the two plans were tried in; none where both come to the same."""
    loss: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    loss_error: Annotated[Ints, "i4", (ROUNDS, SEATS)]
    chance: Annotated[Ints, "i4", (ROUNDS, SEATS, 2)]
    error: Annotated[Ints, "i4", (ROUNDS, SEATS, 2)]
    goals: Annotated[Ints, "i2", (ROUNDS, SEATS, 2)]
    damage: Annotated[Ints, "i2", (ROUNDS, SEATS, 2)]
    falls: Annotated[Ints, "i2", (ROUNDS, SEATS, 2)]
    way: Annotated[Ints, "i4", (ROUNDS, SEATS, 2)]
    """Of the plan that was made and of the best one."""

    start: Annotated[Ints, "i4", SEATS]
    luck: Annotated[Ints, "i4", SEATS]
    plans: Annotated[Ints, "i4", SEATS]
    own: Annotated[Ints, "i4", SEATS]
    others: Annotated[Ints, "i4", SEATS]
    outcome: Annotated[Ints, "i4", SEATS]
    accuracy: Annotated[Ints, "i4", SEATS]
    marks: Annotated[Ints, "i4", (SEATS, 5)]
    """How many plans have each mark."""
    points: Annotated[int, "i1"]
    point_round: Annotated[Ints, "i4", POINTS]
    point_seat: Annotated[Ints, "i1", POINTS]
    """Turning points: rows, not numbers of rounds."""
    verdict: Annotated[Ints, "i1", SEATS]
    verdict_round: Annotated[Ints, "i4", SEATS]
    """The row of the plan that lost most, or -1."""


@kernel
def open_row(findings: Findings, number: int) -> None:
    """Another round: the chances before its dice are rolled or its hands dealt come first."""
    row = int(findings.rounds)
    findings.round_number[row] = number
    findings.rounds = row + 1
    ask_for_chances(findings, WITHOUT_CHANCE, BEFORE_CHANCE)


@kernel
def ask_for_chances(findings: Findings, stage: int, unknown: int) -> None:
    chances = findings.chances
    chances.games = GAMES
    chances.played = 0
    chances.stands = 0
    chances.unknown = unknown
    findings.stage = stage


@kernel
def close_chances(findings: Findings) -> bool:
    """Notes what was counted, and asks for the chances with dice or hands after those without; True after both."""
    row, chances = int(findings.rounds) - 1, findings.chances
    if findings.stage == WITHOUT_CHANCE:
        note_chance(chances, findings.before[row], findings.before_error[row])
        ask_for_chances(findings, WITH_CHANCE, AS_IT_LIES)
        return False
    note_chance(chances, findings.dealt[row], findings.dealt_error[row])
    findings.stage = NOTHING_YET
    return True


@kernel
def note_chance(chances: Chances, chance: Ints, error: Ints) -> None:
    for seat in range(SEATS):
        chance[seat] = chances.chance[seat]
        error[seat] = chances.error[seat]


@kernel
def ask_for_plans(findings: Findings, tries: Tries, seat: int) -> None:
    """The plan that this seat has made, beside the best one."""
    tries.seat = seat
    tries.has_made = 1
    tries.wanted = 1
    tries.games = 0
    findings.stage = PLANS


@kernel
def note_plan(findings: Findings, tries: Tries, row: int) -> None:
    """Of the seat whose plans were tried."""
    seat = int(tries.seat)
    findings.mark[row, seat] = tries.mark
    findings.tried[row, seat] = tries.played
    findings.loss[row, seat] = tries.loss[MADE]
    findings.loss_error[row, seat] = tries.loss_error[MADE]
    for place in (MADE, BEST):
        findings.chance[row, seat, place] = tries.chance[place]
        findings.error[row, seat, place] = tries.error[place]
        findings.goals[row, seat, place] = tries.goals[place]
        findings.damage[row, seat, place] = tries.damage[place]
        findings.falls[row, seat, place] = tries.falls[place]
        findings.way[row, seat, place] = tries.way[place]
