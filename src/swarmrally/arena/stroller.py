"""The scripted beginner of RoboRally: card by card towards the next flag."""

from __future__ import annotations

from typing import Any

from swarmrally.bots import USUAL, Budget
from swarmrally.bots.roborally.floor import AHEAD, as_it_lies, carried, distances, walked
from swarmrally.bots.roborally.goals import Goals, goals_of
from swarmrally.bots.roborally.policies import chosen, powers_down, returning
from swarmrally.bots.roborally.rookie import hand_in, registers_of
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.forms import LiveProgram
from swarmrally.roborally.state import REGISTERS

Pose = tuple[int, int]
"""A cell and a heading."""

A_FALL = 10_000
"""Farther than any flag."""


class Stroller:
    """In each register the card after which, with the floor reckoned in, the way around walls and pits is shortest.

    No register is thought over again for the sake of a later one, and no other robot is reckoned with.
    """

    def plan(self, course: Any, seen: Any, seat: int, seed: int, budget: Budget = USUAL) -> LiveProgram:
        course = as_it_lies(course, seen)
        program = LiveProgram(seat, power_down=powers_down(course, seen, seat), re_entry=returning(course, seen, seat))
        if seen.to_program[seat]:
            program.registers = registers_of(seen, seat, cards_of(course, seen, seat))
        return program

    def answer(self, course: Any, seen: Any, seat: int, answers: list[Any], seed: int) -> Any:
        return chosen(as_it_lies(course, seen), seen, seat, answers)


def cards_of(course: Any, seen: Any, seat: int) -> tuple[int, ...]:
    """A card in each register, those that are locked as they are."""
    pose = int(seen.robot_cell[seat]), int(seen.robot_heading[seat])
    hand, goals = hand_in(seen, seat), goals_of(course, seen, seat)
    cards: list[int] = []
    for register in range(REGISTERS):
        ways = [int(seen.registers[seat, register, 0])]
        if int(seen.to_program[seat]) >> register & 1:
            ways = [card for card in hand if card not in cards]
        ends = {card: after(course, pose, card, register) for card in ways}
        cards.append(min(ends, key=lambda card: way_left(course, goals, ends[card])))
        pose = pose if ends[cards[-1]][0] == OFF else ends[cards[-1]]
        goals = goals[1:] if goals and pose[0] in goals[0] else goals
    return tuple(cards)


def after(course: Any, pose: Pose, card: int, register: int) -> Pose:
    return carried(course, *walked(course, *pose, card), register)


def way_left(course: Any, goals: Goals, pose: Pose) -> int:
    """Twice the steps to the next flag, with one for a laser, and facing there before facing elsewhere."""
    cell, heading = pose
    if cell == OFF or not goals:
        return A_FALL if cell == OFF else 0
    steps = distances(course, goals[0])
    return 2 * (steps[cell] + int(course.lit[cell] != 0)) + int(steps[cell + AHEAD[heading]] >= steps[cell])
