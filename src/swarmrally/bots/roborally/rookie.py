"""A beginner: walks towards the next flag as if it were alone, and now and then forgets that the floor moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from msgspec import UNSET

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import chances
from swarmrally.bots.roborally.floor import AHEAD, KIND_OF, Floor, Pose, carried, distances, floor_of, walked
from swarmrally.bots.roborally.goals import Goals, goals_by_register
from swarmrally.bots.roborally.policies import chosen, policies, powers_down, returning
from swarmrally.roborally.cards import NO_CARD
from swarmrally.roborally.course import Course
from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.options import FLYWHEEL
from swarmrally.roborally.state import State, holds

FORGETS_FLOOR = 5
"""Once in so many turns the floor is taken to stand still."""
DRAFTS = 4
"""How many beginnings of a program it keeps in mind."""


@dataclass(frozen=True)
class Draft:
    """The first registers of a program, and where they lead."""

    pose: Pose
    cards: tuple[int, ...] = ()
    reached: int = 0
    falls: int = 0
    burns: int = 0


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    (forgets,) = chances(seed, int(seen.turn_number), seat, FORGETS_FLOOR)
    return walk(course, seen, seat, sees_floor=forgets != 0)


def walk(course: Course, seen: State, seat: int, sees_floor: bool) -> LiveProgram:
    """A program towards the next flag."""
    cards: tuple[int, ...] = ()
    if seen.to_program[seat]:
        cards = best_cards(course, seen, seat, sees_floor)
    return LiveProgram(
        seat=seat,
        registers=registers_of(seen, seat, cards) if cards else UNSET,
        power_down=powers_down(course, seen, seat),
        re_entry=returning(course, seen, seat),
        answers=policies(course, seen, seat),
        flywheel=kept_card(seen, seat, cards),
    )


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return chosen(course, seen, seat, answers)


def best_cards(course: Course, state: State, seat: int, sees_floor: bool) -> tuple[int, ...]:
    """The best card register by register, a few drafts side by side."""
    drafts = [Draft((int(state.robot_cell[seat]), int(state.robot_heading[seat])))]
    for register, goals in enumerate(goals_by_register(course, state, seat)):
        longer = [
            extended(floor_of(course), goals, draft, card, register if sees_floor else None)
            for draft in drafts
            for card in choices(state, seat, register, draft.cards)
        ]
        longer.sort(key=partial(worth, course, goals))
        drafts = longer[:DRAFTS]
    return drafts[0].cards


def choices(state: State, seat: int, register: int, used: tuple[int, ...]) -> list[int]:
    """One card of each kind that is left, or the locked one."""
    if not int(state.to_program[seat]) >> register & 1:
        return [int(state.registers[seat, register, 0])]
    return list({KIND_OF[card]: card for card in sorted(hand_in(state, seat)) if card not in used}.values())


def hand_in(state: State, seat: int) -> list[int]:
    """R9.11 The cards of the hand, and of the Flywheel."""
    hand: list[int] = state.hand[seat, : int(state.hand_count[seat])].tolist()
    return hand if state.flywheel[seat] == NO_CARD else [*hand, int(state.flywheel[seat])]


def extended(floor: Floor, goals: Goals, draft: Draft, card: int, register: int | None) -> Draft:
    """The draft with one card more; without a register the floor stands still."""
    pose = draft.pose if card == NO_CARD else walked(floor, draft.pose, card)
    if register is not None:
        pose = carried(floor, pose, register)
    cards = (*draft.cards, card)
    if pose is None:
        return Draft(draft.pose, cards, draft.reached, draft.falls + 1, draft.burns)
    touches = draft.reached < len(goals) and pose[0] in goals[draft.reached]
    return Draft(pose, cards, draft.reached + touches, draft.falls, draft.burns + (floor.lit[pose[0]] != 0))


def worth(course: Course, goals: Goals, draft: Draft) -> tuple[int, int, int]:
    """Least is best: no fall, many flags, few burns, a short way to the next flag, and facing there."""
    if draft.reached == len(goals):
        return draft.falls, -draft.reached, draft.burns
    way, (cell, heading) = distances(course, goals[draft.reached]), draft.pose
    faces = floor_of(course).can_leave(cell, heading) and way[cell + AHEAD[heading]] < way[cell]
    return draft.falls, -draft.reached, 2 * (way[cell] + draft.burns) + (not faces)


def registers_of(state: State, seat: int, cards: tuple[int, ...]) -> list[list[int] | None]:
    """R3.1 Cards where there are none yet."""
    to_fill = int(state.to_program[seat])
    return [[card * 10] if to_fill >> register & 1 else None for register, card in enumerate(cards)]


def kept_card(state: State, seat: int, cards: tuple[int, ...]) -> int | None:
    """R9.11 The fastest card that is left, if the Flywheel has room."""
    left = [card for card in hand_in(state, seat) if card not in cards]
    if not cards or not left or not holds(state, seat, FLYWHEEL) or int(state.flywheel[seat]) in left:
        return None
    return max(left) * 10
