"""A beginner: walks towards the next flag as if it were alone, and now and then mistakes the flag or forgets that the floor moves."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.chances import chances
from swarmrally.bots.roborally.drafts import best_draft, end_of
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.goals import Goals, goals_by_register, goals_of
from swarmrally.bots.roborally.policies import chosen, policies, powers_down, returning, wanted
from swarmrally.bots.roborally.slips import ANOTHER_FLAG, TURNS, forgets_floor, loses_way, mistaken
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.cards import NO_CARD
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import FLYWHEEL
from swarmrally.roborally.components.state import State, holds
from swarmrally.roborally.forms.schema import LiveProgram


def plan(course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
    """Who forgets the floor takes it, and what rides on it, to stand still, unless that would be the end of the robot."""
    forgets, loses, flag = chances(seed, int(seen.turn_number), seat, TURNS, TURNS, ANOTHER_FLAG)
    course = as_it_lies(course, seen)
    goals = mistaken(course, seen, seat, flag) if loses_way(course, seen, seat, loses) else wanted(course, seen, seat)
    return walk(course, seen, seat, best_cards(course, seen, seat, not forgets_floor(course, seen, seat, forgets), goals))


def walk(course: Course, seen: State, seat: int, cards: tuple[int, ...]) -> LiveProgram:
    """A program with these cards."""
    return LiveProgram(
        seat=seat,
        registers=registers_of(seen, seat, cards) if cards else UNSET,
        power_down=powers_down(course, seen, seat, cards),
        re_entry=returning(course, seen, seat),
        answers=policies(course, seen, seat),
        flywheel=kept_card(seen, seat, cards),
    )


def answer(course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    return chosen(as_it_lies(course, seen), seen, seat, answers)


def best_cards(course: Course, state: State, seat: int, sees_floor: bool, goals: Goals | None = None) -> tuple[int, ...]:
    """The best card register by register, a few drafts side by side; none for who has nothing to program."""
    if not state.to_program[seat]:
        return ()
    goals = goals_of(course, state, seat) if goals is None else goals
    by_register = goals_by_register(course, goals) if sees_floor else [goals]
    cards = best_draft(course, state, seat, hand_in(state, seat), by_register, sees_floor)
    if not sees_floor and end_of(course, state, seat, cards)[0] == OFF:
        return best_cards(course, state, seat, sees_floor=True, goals=goals)
    return cards


def hand_in(state: State, seat: int) -> list[int]:
    """R9.11 The cards of the hand, and of the Flywheel."""
    hand: list[int] = state.hand[seat, : int(state.hand_count[seat])].tolist()
    return hand if state.flywheel[seat] == NO_CARD else [*hand, int(state.flywheel[seat])]


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
