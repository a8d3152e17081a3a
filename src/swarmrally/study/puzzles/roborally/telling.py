"""Telling: what a puzzle of RoboRally is about, which rules it trains, and what helps."""

from __future__ import annotations

from collections.abc import Sequence

from swarmrally.kernel.events import FIRST, KIND, RULE
from swarmrally.kernel.squares import place_of
from swarmrally.roborally.components.cards import BACK_UP, U_TURN
from swarmrally.roborally.components.cards import KIND as KIND_OF_CARD
from swarmrally.roborally.components.events import (
    ARCHIVE_MOVED,
    BEAM_HIT,
    CARRY_BLOCKED,
    FLAG_TOUCHED,
    MOVE_BLOCKED,
    PUSH_FAILED,
    REGISTER_BEGAN,
    REGISTER_LOCKED,
    ROBOT_CARRIED,
    ROBOT_DAMAGED,
    ROBOT_DESTROYED,
    ROBOT_MOVED,
    ROBOT_PUSHED,
    ROBOT_TURNED,
    SHOT_FIRED,
)
from swarmrally.roborally.components.ids import R6_1, R6_6, rule_id
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.study.puzzles.field import Place, Proven, Trial
from swarmrally.study.puzzles.puzzle import CardProgram, Clause, Hint

THEMES = (
    "flags",
    "register",
    "belts",
    "express",
    "gears",
    "pushers",
    "pushing",
    "pit",
    "lasers",
    "walls",
    "damage",
    "traffic",
    "backwards",
    "short_hand",
    "locked",
    "precision",
    "odd_course",
    "options",
)
ABOUT_SEAT = (
    FLAG_TOUCHED,
    ARCHIVE_MOVED,
    ROBOT_CARRIED,
    CARRY_BLOCKED,
    ROBOT_PUSHED,
    PUSH_FAILED,
    MOVE_BLOCKED,
    BEAM_HIT,
    ROBOT_DAMAGED,
    REGISTER_LOCKED,
    ROBOT_DESTROYED,
    SHOT_FIRED,
    ROBOT_TURNED,
    ROBOT_MOVED,
)
"""Events that name the seat first."""
COMMON = ("R5.2", "R6.2")
"""Rules of every turn: they are what is trained only where little else is."""
MOST_RULES = 5
RIDES = 2
SHORT_HAND = 6


def themes(goal: Sequence[Clause], place: Place, proven: Proven, solved: Trial, failed: Trial, needs_options: bool) -> list[str]:
    """`needs_options`: whether it would be another puzzle without them."""
    kinds, plan, seat = {clause.kind for clause in goal}, proven.solution, place.seat
    assert isinstance(plan, CardProgram)
    own = own_rows(solved, seat)
    happened = [row[KIND] for row in own]
    cards = {int(KIND_OF_CARD[card // 10]) for card in plan.registers if card}
    holds = {
        "flags": bool(kinds & {"flag", "flags", "finish"}),
        "register": any(clause.by and clause.by < REGISTERS for clause in goal),
        "belts": happened.count(ROBOT_CARRIED) >= RIDES,
        "express": sum(row[KIND] == ROBOT_CARRIED and row[RULE] == R6_1 for row in own) >= RIDES,
        "gears": any(row[KIND] == ROBOT_TURNED and row[RULE] == R6_6 for row in own),
        "pushers": ROBOT_PUSHED in happened,
        "pushing": bool(kinds & {"push", "destroy"}),
        "pit": "destroy" in kinds or any(row[KIND] == ROBOT_DESTROYED for row in own_rows(failed, seat)),
        "lasers": "shoot" in kinds or BEAM_HIT in happened,
        "walls": MOVE_BLOCKED in happened,
        "damage": "unhurt" in kinds,
        "traffic": any(row[KIND] == ROBOT_MOVED and row[FIRST] == seat and row[FIRST + 3] != seat for row in solved.rows),
        "backwards": bool(cards & {BACK_UP, U_TURN}),
        "short_hand": int(place.state.hand_count[seat]) <= SHORT_HAND,
        "locked": bool(place.state.robot_locked[seat]),
        "precision": "stand" in kinds,
        "odd_course": int(place.ground.specials) != 0,
        "options": needs_options,
    }
    return [theme for theme in THEMES if holds[theme]]


def own_rows(trial: Trial, seat: int) -> list[list[int]]:
    """The events of which the seat is the subject or the cause, up to the clean-up."""
    return [row for row in trial.rows if concerns(row, seat)]


def concerns(row: list[int], seat: int) -> bool:
    if row[KIND] == ROBOT_MOVED and row[FIRST + 3] == seat:
        return True
    return row[KIND] in ABOUT_SEAT and row[FIRST] == seat


def rules(trial: Trial, seat: int) -> list[str]:
    """In the order in which they came up, those of every turn last."""
    found = list(dict.fromkeys(rule_id(row[RULE]) for row in own_rows(trial, seat)))
    return [*(rule for rule in found if rule not in COMMON), *(rule for rule in found if rule in COMMON)][:MOST_RULES]


def hints(place: Place, proven: Proven, solved: Trial) -> list[Hint]:
    plan = proven.solution
    assert isinstance(plan, CardProgram)
    register = next(number for number, card in enumerate(plan.registers, 1) if card is not None)
    first = Hint("first", register=register, card=plan.registers[register - 1])
    return [where_to_look(place, solved), first]


def where_to_look(place: Place, solved: Trial) -> Hint:
    """A robot that is pushed, else where the own one stands after half of the registers."""
    seat, here = place.seat, int(place.state.robot_cell[place.seat])
    for row in solved.rows:
        if row[KIND] == ROBOT_MOVED and row[FIRST] != seat and row[FIRST + 3] == seat:
            return Hint("robot", seat=row[FIRST])
        if row[KIND] == REGISTER_BEGAN and row[FIRST] == REGISTERS // 2:
            break
        if row[KIND] in (ROBOT_MOVED, ROBOT_CARRIED, ROBOT_PUSHED) and row[FIRST] == seat:
            here = row[FIRST + 2]
    return Hint("at", at=place_of(here))
