"""All that a bot has in mind while it thinks: one record, so that its thoughts can stop anywhere and go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from swarmrally.bots.roborally.walking.walk import Walk
from swarmrally.kernel.fields import Ints
from swarmrally.roborally.components.state import REGISTERS, State
from swarmrally.roborally.rules.answering import MOST_CHOICES

KEPT = 48
"""How many programs are remembered, each with another end."""
WIDEST = 8
"""Drafts of a beam."""
MOST = 64
"""Programs that are rehearsed."""
LEVELS = REGISTERS + 1
TRIAL = LEVELS
DRAFTS = TRIAL + 1
SEEN = DRAFTS + 2 * WIDEST
GUESSED, ALONE, STAGE, PLACES = SEEN + 1, SEEN + 2, SEEN + 3, SEEN + 4
"""Where states lie: the levels of a tree from 0 on, a place to try things, the drafts of a beam, a view, what was guessed of it,
what was guessed for one robot alone, and a place to play on."""


class Tree:
    """Where the search stands, and the best programs so far, the best first. A choice is a row of CHOICES."""

    seat: Annotated[int, "i1"]
    may_rest: Annotated[int, "i1"]
    is_steady: Annotated[int, "i1"]
    limit: Annotated[int, "i1"]
    """In how many registers options are used, no more and no fewer."""
    used: Annotated[int, "i1"]
    depth: Annotated[int, "i1"]
    cursor: Annotated[Ints, "i1", REGISTERS]
    chosen: Annotated[Ints, "i1", REGISTERS]
    left: Annotated[Ints, "i1", 7]
    nodes: Annotated[int, "i8"]

    kept: Annotated[int, "i1"]
    value: Annotated[Ints, "i8", KEPT]
    end: Annotated[Ints, "i8", KEPT]
    program: Annotated[Ints, "i1", (KEPT, REGISTERS)]
    rests: Annotated[Ints, "i1", KEPT]
    steady: Annotated[Ints, "i1", KEPT]


class Beam:
    """Drafts in two rows, which take turns."""

    nodes: Annotated[int, "i8"]
    count: Annotated[Ints, "i1", 2]
    value: Annotated[Ints, "i8", (2, WIDEST)]
    left: Annotated[Ints, "i1", (2, WIDEST, 7)]
    program: Annotated[Ints, "i1", (2, WIDEST, REGISTERS)]
    rests: Annotated[Ints, "i1", (2, WIDEST)]
    best_value: Annotated[int, "i8"]
    best: Annotated[Ints, "i1", REGISTERS]
    best_rests: Annotated[int, "i1"]


class Rehearsal:
    """The programs that are tried, what came of each against the last guess, and all guesses before it together."""

    count: Annotated[int, "i2"]
    is_out: Annotated[Ints, "i1", MOST]
    place: Annotated[Ints, "i1", MOST]
    """Which of the programs that the tree has kept it is."""
    cards: Annotated[Ints, "i1", (MOST, REGISTERS, 2)]
    program: Annotated[Ints, "i1", (MOST, REGISTERS)]
    rests: Annotated[Ints, "i1", MOST]
    steady: Annotated[Ints, "i1", MOST]

    won: Annotated[Ints, "i8", MOST]
    scored: Annotated[Ints, "i4", MOST]
    hurt: Annotated[Ints, "i4", MOST]
    fallen: Annotated[Ints, "i4", MOST]

    tries: Annotated[Ints, "i4", MOST]
    chances: Annotated[Ints, "i8", MOST]
    flags: Annotated[Ints, "i4", MOST]
    damage: Annotated[Ints, "i4", MOST]
    falls: Annotated[Ints, "i4", MOST]
    nodes: Annotated[int, "i8"]

    guesses: Annotated[int, "i4"]
    other: Annotated[int, "i1"]
    """The robot that is programmed next."""
    number: Annotated[int, "i2"]
    """The program that is tried next."""


class SpareCards:
    """R9.5 The cards that could be kept for later, and what each would have gained."""

    spares: Annotated[int, "i1"]
    spare: Annotated[Ints, "i1", 7]
    gain: Annotated[Ints, "i8", 7]
    trial_spare: Annotated[Ints, "i1", MOST]
    """Which of them a rehearsed program has in one of its registers."""
    is_sparing: Annotated[int, "i1"]
    spare_tries: Annotated[int, "i1"]


class Mind(Walk, SpareCards):
    """Who thinks, how far the thought has come, and everything that it has found."""

    stage: Annotated[int, "i1"]
    is_late: Annotated[int, "i1"]
    """Time is up: what was found has to do."""
    spent: Annotated[int, "i1"]
    """The part of its time that is gone, in percent."""
    nodes: Annotated[int, "i4"]
    """The most registers that it may play, or 0."""
    new_hand: Annotated[int, "i1"]
    """R9.22 0 when it may take a new hand before it programs, KEEP_HAND when it has to program, ONLY_HAND when it is asked for no more."""
    least: Annotated[int, "i1"]
    """Guesses that it makes in any case: for a hint."""

    takes_hand: Annotated[int, "i1"]
    """R9.22 It wants a new hand before it programs."""
    is_short: Annotated[int, "i1"]
    """There was no time to know the course, or to find a program: it walks."""
    tries: Annotated[int, "i4"]
    flags: Annotated[int, "i4"]
    damage: Annotated[int, "i4"]
    falls: Annotated[int, "i4"]
    """What its program brought, summed over so many tries."""

    role: Annotated[int, "i1"]
    """As which bot it thinks in this turn."""
    most_nodes: Annotated[int, "i8"]
    hands: Annotated[int, "i1"]
    hands_worth: Annotated[int, "i8"]
    """New hands that were drawn, and what they are worth together."""
    best: Annotated[int, "i2"]
    """The program that was chosen."""
    choice_list: Annotated[Ints, "i8", MOST_CHOICES]
    totals: Annotated[Ints, "i8", MOST_CHOICES]
    """The answers to a question, and what each is worth."""
    next_list: Annotated[Ints, "i8", MOST_CHOICES]
    """The answers to the questions after it."""

    tree: Annotated[Tree, Tree]
    beam: Annotated[Beam, Beam]
    rehearsal: Annotated[Rehearsal, Rehearsal]
    states: Annotated[Sequence[State], State, PLACES]
