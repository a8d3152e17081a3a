"""What the rookie orders beforehand, and answers when it is asked all the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swarmrally.bots.roborally.drafts import end_of
from swarmrally.bots.roborally.floor import AHEAD, FAR, can_rest, distances, repair_sites
from swarmrally.bots.roborally.goals import Goals, goals_of
from swarmrally.kernel.squares import HEADINGS, cell_at, place_of
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import HIGH_POWER_LASER, MECHANICAL_ARM, MINI_HOWITZER, NAMES, Option
from swarmrally.roborally.components.state import QUESTIONS, REGISTERS, State, holds
from swarmrally.roborally.forms.schema import Answers, At, ReEntry
from swarmrally.roborally.rules.power import may_announce

HEAVY_DAMAGE = 5
"""R7.4 From here on registers lock: time to power down."""
LAST_POINTS = 8
"""From here on an option is worth less than a point of damage."""
EVERY_REGISTER = range(1, REGISTERS + 1)
FAVOURITES: tuple[Option, ...] = (
    "extra_memory",
    "ablative_coat",
    "superior_archive",
    "double_barreled_laser",
    "mechanical_arm",
    "fourth_gear",
)
"""R10.1 What it keeps in Tricksy, the best first."""


def powers_down(course: Course, state: State, seat: int, cards: Sequence[int]) -> bool:
    """R4.1 Announced when registers are locked, unless the floor would then take it away; R4.3 nobody stays down."""
    if not may_announce(course, state, seat) or not is_heavily_damaged(state, seat):
        return False
    end = end_of(course, state, seat, cards or state.registers[seat, :, 0].tolist())
    return can_rest(course, *end)


def wanted(course: Course, state: State, seat: int) -> Goals:
    """Where it means to go: R10.1 who is heavily damaged and can't power down stays at a repair site as long as it can."""
    sites = repair_sites(course)
    if sites and is_heavily_damaged(state, seat) and not may_announce(course, state, seat):
        return [sites] * (REGISTERS + 1)
    return goals_of(course, state, seat)


def is_heavily_damaged(state: State, seat: int) -> bool:
    return bool(state.robot_damage[seat] >= HEAVY_DAMAGE)


def policies(course: Course, state: State, seat: int) -> Answers:
    """R9.28 Shoots as hard as it can, reaches for the flag, and gives its options rather than its life."""
    answers = Answers(discard_options=options_to_give(state, seat))
    if holds(state, seat, HIGH_POWER_LASER):
        answers.high_power_laser = [*EVERY_REGISTER]
    if holds(state, seat, MINI_HOWITZER):
        answers.weapon = {str(register): "mini_howitzer" for register in EVERY_REGISTER}
    if holds(state, seat, MECHANICAL_ARM) and (flag := next_place(course, state, seat)):
        answers.mechanical_arm = {str(place): flag for place in (*EVERY_REGISTER, "end")}
    return answers


def options_to_give(state: State, seat: int) -> list[Option]:
    if state.robot_damage[seat] < LAST_POINTS:
        return []
    return [NAMES[option] for option in state.options[seat, : int(state.option_count[seat])]]


def next_place(course: Course, state: State, seat: int) -> At | None:
    """The flag that is next, if there is one and no more."""
    goals = goals_of(course, state, seat)
    return place_of(goals[0][0]) if goals and len(goals[0]) == 1 else None


def returning(course: Course, state: State, seat: int) -> ReEntry:
    """R8.4 Facing the way to the next flag."""
    goals, archive = goals_of(course, state, seat), int(state.robot_archive[seat])
    heading = min(range(4), key=lambda heading: steps_ahead(course, goals, archive, heading))
    return ReEntry(HEADINGS[heading])  # type: ignore[arg-type]


def steps_ahead(course: Course, goals: Goals, cell: int, heading: int) -> int:
    """From the cell ahead to the next goal."""
    return distances(course, goals[0])[cell + AHEAD[heading]] if goals else FAR


def chosen(course: Course, state: State, seat: int, answers: list[Any]) -> Any:
    """What the policies would say, or else the clock's default."""
    question = QUESTIONS[state.question]
    if question == "re_entry":
        goals = goals_of(course, state, seat)
        return min(answers, key=lambda answer: (answer["powered_down"], way_back(course, goals, answer)))
    if question == "start":
        goals = goals_of(course, state, seat)
        return min(answers, key=lambda answer: way_back(course, goals, answer))
    return next((wish for wish in wishes(course, state, seat, str(question)) if wish in answers), answers[0])


def way_back(course: Course, goals: Goals, answer: dict[str, Any]) -> int:
    return steps_ahead(course, goals, cell_at(*answer["at"]), HEADINGS.index(answer["heading"]))


def wishes(course: Course, state: State, seat: int, question: str) -> list[Any]:
    """Answers to a question, the best first."""
    if question == "power_down":
        return [is_heavily_damaged(state, seat)]
    if question == "discard_option":
        return options_to_give(state, seat)
    if question == "mechanical_arm":
        flag = next_place(course, state, seat)
        return [list(flag)] if flag else []
    if question == "keep_option":
        return [*FAVOURITES]
    usual: dict[str, list[Any]] = {"weapon": ["mini_howitzer"], "high_power_laser": [True]}
    return usual.get(question, [])
