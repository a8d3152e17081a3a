"""R9.28 Pending decisions: the closed list of answers that are legal now, the clock's default first, as numbers and as JSON."""

from __future__ import annotations

from typing import Any

import numpy as np

from swarmrally.kernel.squares import HEADINGS, OFF, place_of
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import MAIN_LASER, NAMES, NO_OPTION
from swarmrally.roborally.components.state import (
    ASK_ARCHIVE,
    ASK_DISCARD_OPTION,
    ASK_FIRE_CONTROL,
    ASK_HOME,
    ASK_KEEP_OPTION,
    ASK_LOSE_OPTION,
    ASK_MECHANICAL_ARM,
    ASK_RE_ENTRY,
    ASK_START,
    ASK_WEAPON,
    FIRE_DESTROY,
    FIRE_LOCK,
    State,
)
from swarmrally.roborally.rules.answering import MOST_CHOICES, list_choices


def legal_answers(course: Course, state: State) -> list[tuple[Any, int]]:
    """What the seat that is asked may answer: as JSON, and as the number that the rules take."""
    return [(answer_form(int(state.question), choice), choice) for choice in legal_choices(course, state)]


def legal_choices(course: Course, state: State) -> list[int]:
    choices = np.empty(MOST_CHOICES, np.int64)
    listed: list[int] = choices[: list_choices(course, state, choices)].tolist()
    return listed


def answer_form(question: int, choice: int) -> Any:
    """An answer as JSON: true or false, an option, a cell, a floor, what a hit does, or how a robot starts or comes back."""
    if question in (ASK_DISCARD_OPTION, ASK_LOSE_OPTION, ASK_KEEP_OPTION):
        return None if choice == NO_OPTION else NAMES[choice]
    if question == ASK_WEAPON:
        return "main_laser" if choice == MAIN_LASER else NAMES[choice]
    if question == ASK_MECHANICAL_ARM:
        return None if choice == OFF else list(place_of(choice))
    if question == ASK_FIRE_CONTROL:
        return fire_form(choice)
    if question == ASK_RE_ENTRY:
        return {"heading": HEADINGS[choice >> 1 & 3], "at": list(place_of(choice >> 3)), "powered_down": bool(choice & 1)}
    if question == ASK_START:
        return {"heading": HEADINGS[choice >> 1 & 3], "at": list(place_of(choice >> 3))}
    return choice if question == ASK_HOME else bool(choice)


def fire_form(choice: int) -> Any:
    """R9.10 As the policy is written."""
    if choice >= FIRE_DESTROY:
        return {"destroy": NAMES[choice - FIRE_DESTROY]}
    return "damage" if choice < FIRE_LOCK else {"lock": choice - FIRE_LOCK + 1}


def about_form(question: int, about: int) -> Any:
    """What a question is about, as JSON: a cell, or a number that is a register, a point of damage, a seat, a team or a floor."""
    return list(place_of(about)) if question in (ASK_ARCHIVE, ASK_RE_ENTRY) else about
