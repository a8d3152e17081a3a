"""Telling: what a puzzle of Asteroyds is about, which rules it trains, and what helps."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.asteroyds.components.events import (
    ASTEROID_RAMMED,
    CRAFT_COLLIDED,
    CRAFT_DAMAGED,
    CRAFT_DESTROYED,
    CRAFT_FINISHED,
    CRAFT_HIT,
    CRAFT_MOVED,
    CRAFT_TURNED,
    DRONE_SHOT,
    PLAN_LOST,
    POWER_SPENT,
    SHIELD_HELD,
    SHIELD_LOWERED,
    SHOT_FIRED,
    TARGET_ELIMINATED,
    TEAM_WON,
    TOKEN_TAKEN,
)
from swarmrally.asteroyds.components.ids import rule_id
from swarmrally.asteroyds.components.state import COLUMNS, SHOOTING
from swarmrally.kernel.events import FIRST, KIND, RULE
from swarmrally.study.puzzles.field import Place, Proven, Trial
from swarmrally.study.puzzles.puzzle import Clause, FlightPlan, Hint

THEMES = (
    "gates",
    "laser",
    "race",
    "drones",
    "targets",
    "ramming",
    "turning",
    "energy",
    "shield",
    "power",
    "precision",
    "tempo",
    "escape",
    "swarm",
    "others",
)
ABOUT_SEAT = (
    CRAFT_HIT,
    SHIELD_HELD,
    CRAFT_DAMAGED,
    CRAFT_DESTROYED,
    TOKEN_TAKEN,
    CRAFT_COLLIDED,
    PLAN_LOST,
    ASTEROID_RAMMED,
    SHOT_FIRED,
    CRAFT_FINISHED,
    POWER_SPENT,
    SHIELD_LOWERED,
    CRAFT_TURNED,
    CRAFT_MOVED,
)
"""Events that name the seat first."""
BY_SEAT = {DRONE_SHOT: FIRST + 1, TARGET_ELIMINATED: FIRST + 2}
COMMON = ("A4.2", "A2.4")
"""Rules of every flight: they are what is trained only where nothing else is."""
MOST_RULES = 5
WOUNDED = 4


def themes(goal: Sequence[Clause], place: Place, proven: Proven, solved: Trial, failed: Trial, is_about_others: bool) -> list[str]:
    """`is_about_others`: whether it would be another puzzle if they waited."""
    kinds, plan, seat = {clause.kind for clause in goal}, proven.solution, place.seat
    assert isinstance(plan, FlightPlan)
    happened = {row[KIND] for row in own_rows(solved, seat)}
    holds = {
        "gates": bool(kinds & {"tokens", "token"}) and place.state.mode != SHOOTING,
        "laser": bool(kinds & {"tokens", "token"}) and place.state.mode == SHOOTING,
        "race": bool(kinds & {"finish", "team"}),
        "drones": DRONE_SHOT in happened,
        "targets": TARGET_ELIMINATED in happened,
        "ramming": ASTEROID_RAMMED in happened,
        "turning": "turn_back" in plan.columns,
        "energy": plan.energy != "shield",
        "shield": "shield" in kinds,
        "power": POWER_SPENT in happened,
        "precision": "stand" in kinds,
        "tempo": any(clause.by is not None and clause.by < COLUMNS for clause in goal),
        "escape": place.state.craft_damage[seat] >= WOUNDED or is_dangerous(failed, seat),
        "others": is_about_others,
        "swarm": bool(happened & {CRAFT_HIT, SHIELD_HELD}) or any(takes_in_swarm(row) for row in own_rows(solved, seat)),
    }
    return [theme for theme in THEMES if holds[theme]]


def is_dangerous(failed: Trial, seat: int) -> bool:
    """Whether the tempting plan ends badly."""
    return any(row[KIND] == CRAFT_DESTROYED for row in own_rows(failed, seat))


def takes_in_swarm(row: list[int]) -> bool:
    """A6.1 Whether a gate has brought its token along."""
    return row[KIND] == TOKEN_TAKEN and row[FIRST + 2] == 0


def own_rows(trial: Trial, seat: int) -> list[list[int]]:
    """The events of which the seat is the subject."""
    return [row for row in trial.rows if concerns(row, seat)]


def concerns(row: list[int], seat: int) -> bool:
    kind = row[KIND]
    if kind in BY_SEAT:
        return row[BY_SEAT[kind]] == seat
    return kind == TEAM_WON or (kind in ABOUT_SEAT and row[FIRST] == seat)


def rules(trial: Trial, seat: int) -> list[str]:
    """In the order in which they came up, those of every flight last."""
    found = list(dict.fromkeys(rule_id(row[RULE]) for row in own_rows(trial, seat)))
    special = [rule for rule in found if rule not in COMMON]
    return (special or found)[:MOST_RULES]


def hints(place: Place, proven: Proven, solved: Trial) -> list[Hint]:
    plan = proven.solution
    assert isinstance(plan, FlightPlan)
    column = next(number for number, action in enumerate([*plan.columns, plan.energy], 1) if action is not None)
    first = Hint("first", column=column, action=plan.columns[column - 1] if column <= len(plan.columns) else plan.energy)
    return [where_to_look(place, plan, solved), first]


def where_to_look(place: Place, plan: FlightPlan, solved: Trial) -> Hint:
    """What is unusual about the solution, else where its craft is when the first thing is done."""
    kinds = [row[KIND] for row in own_rows(solved, place.seat)]
    if ASTEROID_RAMMED in kinds:
        return Hint("ram")
    if POWER_SPENT in kinds:
        return Hint("power")
    if "turn_back" in plan.columns:
        return Hint("turn_back")
    return Hint("at", at=place.ground.places[turning_point(place, solved)])


def turning_point(place: Place, solved: Trial) -> int:
    """The hex from which the first clause's last step is done; half way for one that ends somewhere."""
    cells = [int(place.state.craft_cell[place.seat])]
    for row in solved.rows:
        if row[KIND] == CRAFT_MOVED and row[FIRST] == place.seat:
            cells.append(row[FIRST + 3])
        if row[KIND] in (TOKEN_TAKEN, DRONE_SHOT, TARGET_ELIMINATED, CRAFT_FINISHED) and len(cells) > 1:
            return cells[-1]
    return cells[len(cells) // 2]
