"""How a robot moves that has the floor to itself: by its own card, then by what it stands on."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from swarmrally.kernel.squares import STEP
from swarmrally.roborally.cards import BACK_UP, KIND, QUARTERS, STEPS
from swarmrally.roborally.course import GROUND, NO_BELT, Course

Pose = tuple[int, int]
"""A cell and a heading."""

AHEAD: list[int] = STEP.tolist()
KIND_OF: list[int] = KIND.tolist()
CARD_STEPS: list[int] = STEPS.tolist()
CARD_TURNS: list[int] = QUARTERS.tolist()
FAR = 999
"""The distance to a goal that can't be reached."""


@dataclass(frozen=True)
class Floor:
    """A course in plain lists, which Python reads ten times as fast."""

    is_ground: list[bool]
    wall: list[int]
    belt: list[int]
    express: list[int]
    turn: list[list[int]]
    pusher: list[list[int]]
    gear: list[int]
    lit: list[int]

    def can_leave(self, cell: int, heading: int) -> bool:
        return not self.wall[cell] >> heading & 1


@functools.lru_cache(maxsize=16)
def floor_of(course: Course) -> Floor:
    names = ("wall", "belt", "express", "turn", "pusher", "gear", "lit")
    return Floor((course.ground == GROUND).tolist(), *(getattr(course, name).tolist() for name in names))


def walked(floor: Floor, pose: Pose, card: int) -> Pose | None:
    """R5.2 After a card; None in a pit or over the edge."""
    cell, heading = pose
    kind = KIND_OF[card]
    way = heading ^ 2 if kind == BACK_UP else heading
    for _ in range(CARD_STEPS[kind]):
        if not floor.can_leave(cell, way):
            break
        cell += AHEAD[way]
        if not floor.is_ground[cell]:
            return None
    return cell, heading + CARD_TURNS[kind] & 3


def carried(floor: Floor, pose: Pose | None, register: int) -> Pose | None:
    """R6 After the conveyors, the pushers and the gears; None in a pit or over the edge."""
    for only_express in (True, False):
        if pose is not None:
            pose = ridden(floor, pose, only_express)
    if pose is not None:
        pose = pushed(floor, pose, register)
    return pose and (pose[0], pose[1] + floor.gear[pose[0]] & 3)


def ridden(floor: Floor, pose: Pose, only_express: bool) -> Pose | None:
    """R6.1-R6.4 One cell on, and turned where the conveyor turns."""
    cell, heading = pose
    way = floor.belt[cell]
    if way == NO_BELT or (only_express and not floor.express[cell]) or not floor.can_leave(cell, way):
        return pose
    there = cell + AHEAD[way]
    return (there, heading + floor.turn[there][way] & 3) if floor.is_ground[there] else None


def pushed(floor: Floor, pose: Pose, register: int) -> Pose | None:
    """R6.5 By the pushers of this register."""
    cell, heading = pose
    for way, registers in enumerate(floor.pusher[cell]):
        if registers >> register & 1 and floor.can_leave(cell, way):
            there = cell + AHEAD[way]
            return (there, heading) if floor.is_ground[there] else None
    return pose


@functools.lru_cache(maxsize=256)
def distances(course: Course, goals: tuple[int, ...]) -> list[int]:
    """From every cell the steps to the nearest of these, around walls and pits."""
    floor = floor_of(course)
    found = [FAR] * len(floor.wall)
    for cell in goals:
        found[cell] = 0
    front = list(goals)
    while front:
        behind, front = front, []
        for cell in behind:
            for heading in range(4):
                there = cell + AHEAD[heading]
                if floor.can_leave(cell, heading) and floor.is_ground[there] and found[there] == FAR:
                    found[there] = found[cell] + 1
                    front.append(there)
    return found
