"""The scripted beginner of RoboRally: card by card towards the next flag."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.roborally.drafts import burn
from swarmrally.bots.roborally.floor import AHEAD, as_it_lies, carried, distances, walked
from swarmrally.bots.roborally.goals import Goals, goals_by_register
from swarmrally.bots.roborally.policies import chosen, powers_down, returning, wanted
from swarmrally.bots.roborally.rookie import hand_in, registers_of
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.cards import KIND
from swarmrally.roborally.components.state import REGISTERS
from swarmrally.roborally.forms.schema import LiveProgram

Pose = tuple[int, int]
"""A cell and a heading."""
Cards = tuple[int, ...]

A_FALL = 10_000
"""Farther than any flag."""


class Stroller:
    """In each register the card after which, with the floor reckoned in for robot and flags, the way around walls and pits is shortest.

    A card is only taken back when all that could follow falls, and no other robot is reckoned with.
    """

    def plan(self, course: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
        course = as_it_lies(course, seen)
        cards = cards_of(course, seen, seat) if seen.to_program[seat] else ()
        program = LiveProgram(seat, power_down=powers_down(course, seen, seat, cards), re_entry=returning(course, seen, seat))
        if cards:
            program.registers = registers_of(seen, seat, cards)
        return program

    def answer(self, course: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return chosen(as_it_lies(course, seen), seen, seat, answers)


def cards_of(course: Any, seen: Any, seat: int) -> tuple[int, ...]:
    """A card in each register, those that are locked as they are."""
    pose = int(seen.robot_cell[seat]), int(seen.robot_heading[seat])
    goals = goals_by_register(course, wanted(course, seen, seat))
    for heeds_pits in (True, False):
        if cards := strolled(course, seen, seat, (), pose, goals, 0, heeds_pits):
            return cards
    return ()


def strolled(
    course: Any, seen: Any, seat: int, cards: Cards, pose: Pose, by_register: list[Goals], reached: int, heeds_pits: bool
) -> Cards | None:
    """These cards and those that follow, with so many goals reached; none when each way on falls."""
    register = len(cards)
    if register == REGISTERS:
        return cards
    goals = by_register[register % len(by_register)][reached:]
    ends = {card: after(course, pose, card, register) for card in choices(seen, seat, cards)}
    for card in sorted(ends, key=lambda card: way_left(course, goals, ends[card], int(seen.robot_damage[seat]))):
        end = ends[card]
        if end[0] == OFF:
            if heeds_pits:
                return None
            end = pose
        touches = bool(goals) and end[0] in goals[0]
        if found := strolled(course, seen, seat, (*cards, card), end, by_register, reached + touches, heeds_pits):
            return found
    return None


def choices(seen: Any, seat: int, cards: Cards) -> list[int]:
    """What can lie in the next register: of each kind of card the first, or the one that is locked there."""
    register = len(cards)
    if not int(seen.to_program[seat]) >> register & 1:
        return [int(seen.registers[seat, register, 0])]
    return list({int(KIND[card]): card for card in reversed(hand_in(seen, seat)) if card not in cards}.values())


def after(course: Any, pose: Pose, card: int, register: int) -> Pose:
    return carried(course, *walked(course, *pose, card), register)


def way_left(course: Any, goals: Goals, pose: Pose, damage: int) -> int:
    """Twice the steps to the next flag, with some for a laser, and facing there before facing elsewhere."""
    cell, heading = pose
    if cell == OFF or not goals:
        return A_FALL if cell == OFF else 0
    steps = distances(course, goals[0])
    return 2 * (steps[cell] + int(course.lit[cell] != 0) * burn(damage)) + int(steps[cell + AHEAD[heading]] >= steps[cell])
