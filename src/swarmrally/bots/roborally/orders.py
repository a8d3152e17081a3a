"""A program as its seat gives it: cards for the kinds that were chosen, and the policies that go with them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from swarmrally.bots.roborally.policies import policies
from swarmrally.bots.roborally.rookie import hand_in, kept_card
from swarmrally.bots.roborally.search.atlas import Atlas, pose_of
from swarmrally.bots.roborally.search.choices import CHOICES, NONE
from swarmrally.bots.roborally.search.worth import way_from
from swarmrally.kernel.squares import HEADINGS, OFF, place_of
from swarmrally.roborally.components.cards import KIND
from swarmrally.roborally.components.course import TOGGLE_BOGGLE, Course, plays
from swarmrally.roborally.components.option_cards import MECHANICAL_ARM, NAMES, Option
from swarmrally.roborally.components.state import REGISTERS, State, holds
from swarmrally.roborally.forms.programs import registers_in
from swarmrally.roborally.forms.schema import Answers, LiveProgram, ReEntry

Cards = list[tuple[int, ...]]
"""For each register what is put there: a card, two, or none where it is locked."""
KEEP_LONGEST: tuple[Option, ...] = (
    "extra_memory",
    "superior_archive",
    "mechanical_arm",
    "dual_processor",
    "double_barreled_laser",
    "crab_legs",
    "fourth_gear",
    "brakes",
    "reverse_gear",
    "gyroscopic_stabilizer",
    "rear_firing_laser",
    "ablative_coat",
)
"""R7.5 Options, the one that is missed most first; any other is lost before these."""


def cards_for(state: State, seat: int, choices: Sequence[int], high_first: bool = True) -> Cards:
    """Cards of the hand for the chosen kinds; where nothing was chosen any will do."""
    left = sorted(hand_in(state, seat), reverse=high_first)
    found: Cards = []
    for register, choice in enumerate(choices):
        cards: tuple[int, ...] = ()
        if int(state.to_program[seat]) >> register & 1:
            kinds = [int(kind) for kind in CHOICES[choice, :2] if kind != NONE] if choice != NONE else [int(KIND[left[-1]])]
            cards = tuple(next(card for card in left if KIND[card] == kind) for kind in kinds)
        left = [card for card in left if card not in cards]
        found.append(cards)
    return found


def program_for(course: Course, atlas: Atlas, seen: State, seat: int, cards: Cards, end: State, rests: bool) -> LiveProgram:
    """The program with these cards, which is expected to end there."""
    return LiveProgram(
        seat=seat,
        registers=[[card * 10 for card in held] or None for held in cards] if seen.to_program[seat] else UNSET,
        power_down=rests,
        re_entry=ReEntry(HEADINGS[heading_back(course, atlas, end, seat)]),  # type: ignore[arg-type]
        answers=answers_for(course, seen, seat, end),
        flywheel=kept_card(seen, seat, tuple(card for held in cards for card in held)),
    )


def heading_back(course: Course, atlas: Atlas, end: State, seat: int) -> int:
    """R8.4 The way that is shortest from the archive."""
    archive = int(end.robot_archive[seat])
    return min(range(4), key=lambda heading: way_from(course, atlas, end, seat, pose_of(archive, heading)))


def answers_for(course: Course, seen: State, seat: int, end: State) -> Answers:
    """R9.28 Gears and the arm as they were reckoned with; for the rest the usual policies."""
    answers = policies(course, seen, seat)
    answers.lose_option = least_missed(seen, seat)
    answers.brakes = registers_in(end.brakes[seat])
    answers.fourth_gear = registers_in(end.fourth_gear[seat])
    answers.reverse_gear = registers_in(end.reverse_gear[seat])
    answers.gyroscopic_stabilizer = bool(end.is_steady[seat])
    if holds(seen, seat, MECHANICAL_ARM) and not plays(course, TOGGLE_BOGGLE):
        arms = {str(register + 1): int(end.arm_order[seat, register]) for register in range(REGISTERS)}
        answers.mechanical_arm |= {register: place_of(cell) for register, cell in arms.items() if cell != OFF}
    return answers


def least_missed(state: State, seat: int) -> Option | None:
    held = [NAMES[option] for option in state.options[seat, : int(state.option_count[seat])]]
    return max(held, key=lambda name: KEEP_LONGEST.index(name) if name in KEEP_LONGEST else len(KEEP_LONGEST), default=None)
