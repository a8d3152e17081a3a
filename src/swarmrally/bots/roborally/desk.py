"""A bot at its desk: what it needs to think, kept from one choice to the next."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any

from msgspec import UNSET

from swarmrally.bots import SEARCHING, USUAL, Advice, Budget, get_ready
from swarmrally.bots.chances import bot_key
from swarmrally.bots.roborally.choosing import BEGIN, KEEP_HAND, ONLY_HAND
from swarmrally.bots.roborally.floor import as_it_lies
from swarmrally.bots.roborally.search.atlas import Atlas
from swarmrally.bots.roborally.search.mind import Mind
from swarmrally.bots.roborally.thinking import decide, scout, think
from swarmrally.bots.watch import NO_HURRY, Watch
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import new, to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import QUESTIONS, State
from swarmrally.roborally.forms.answers import answer_form
from swarmrally.roborally.forms.programs import answers_in, cards_of, place_or_none
from swarmrally.roborally.forms.schema import LiveProgram, ReEntry
from swarmrally.roborally.playing.game import same
from swarmrally.roborally.rules.handing_in import Sheet

NUMBERS = {"drifter": 0, "rookie": 1, "cadet": 2, "racer": 3, "veteran": 4, "ace": 5, "idler": 6, "beginner": 7}
"""In compiled code."""
COURSES = 16
"""Of which a desk keeps an atlas."""
LEAST_GUESSES = 4
"""Before an ace says what it expects."""


class Desk:
    """Records that are thought on."""

    def __init__(self) -> None:
        self.mind, self.orders, self.events, self.known = new(Mind), new(Sheet), new(Events), new(State)
        self.walkers_atlas = new(Atlas)
        self.atlases: OrderedDict[bytes, Atlas] = OrderedDict()

    def atlas_of(self, course: Course) -> Atlas:
        """The same course may have been laid out again, so it is known by its bytes."""
        written = to_bytes(course)
        if written not in self.atlases:
            if len(self.atlases) == COURSES:
                self.atlases.popitem(last=False)
            self.atlases[written] = new(Atlas)
        self.atlases.move_to_end(written)
        return self.atlases[written]

    def sit_down(self, name: str, seat: int, seed: int, nodes: int | None, hand: int, least: int = 0) -> None:
        mind = self.mind
        mind.bot, mind.me, mind.nodes, mind.new_hand, mind.least = NUMBERS[name], seat, nodes or 0, hand, least
        mind.key[:], mind.is_late, mind.spent, mind.stage = bot_key(seed), 0, 0, BEGIN

    def think(self, course: Course, seen: State, budget: Budget, searches: bool) -> None:
        """Until it has decided."""
        course, watch, mind = as_it_lies(course, seen), Watch(budget), self.mind
        atlas = self.atlas_of(course) if searches else self.walkers_atlas
        while think(course, seen, self.known, atlas, self.events, mind, self.orders, watch.slice) == 0:
            mind.is_late = watch.is_late()
            mind.spent = watch.spent


class Desks(threading.local):
    """Everybody who thinks at the same time has their own."""

    def __init__(self) -> None:
        self.own = Desk()


DESKS = Desks()


def thought(name: str, course: Course, seen: State, seat: int, seed: int, budget: Budget, hand: int, least: int = 0) -> Desk:
    """The desk at which the bot of this name has decided, until somebody sits down there again; its time runs once it knows the course."""
    searches = name in SEARCHING
    if searches:
        get_ready("roborally", budget)
        know_course(course, seen, seat)
    desk = DESKS.own
    desk.sit_down(name, seat, seed, budget.nodes, hand, least)
    desk.think(course, seen, budget, searches)
    return desk


def planned(name: str, course: Course, seen: State, seat: int, seed: int, budget: Budget) -> LiveProgram:
    """The program of the bot of this name."""
    return program_in(thought(name, course, seen, seat, seed, budget, KEEP_HAND).orders, seat)


def recompiles(name: str, course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> bool:
    """R9.22 Whether the bot of this name takes a new hand before it programs."""
    return bool(thought(name, course, seen, seat, seed, budget, ONLY_HAND).mind.takes_hand)


def advised(name: str, course: Course, seen: State, seat: int, seed: int, budget: Budget) -> Advice:
    """The same, and what it expects of that."""
    desk = thought(name, course, seen, seat, seed, budget, KEEP_HAND, LEAST_GUESSES)
    mind, tries = desk.mind, int(desk.mind.tries)
    if not tries:
        raise Refusal("", "wrong_call", expected=f"a robot that is not powered down, {seat} has nothing to program")
    goals, damage, falls = (int(total) / tries for total in (mind.flags, mind.damage, mind.falls))
    return Advice(program_in(desk.orders, seat), goals, damage, min(1.0, falls))


def know_course(course: Course, seen: State, seat: int) -> None:
    """However long that takes."""
    desk, course = DESKS.own, as_it_lies(course, seen)
    desk.mind.me = seat
    scout(course, seen, desk.known, desk.atlas_of(course), desk.events, desk.mind, NO_HURRY)


def answered(name: str, course: Course, seen: State, seat: int, answers: list[Any], seed: int) -> Any:
    """The answer to the question that the seat is asked, one of these."""
    searches = name in SEARCHING
    if searches:
        make_ready("bots.roborally")
    desk, course = DESKS.own, as_it_lies(course, seen)
    desk.sit_down(name, seat, seed, None, KEEP_HAND)
    atlas = desk.atlas_of(course) if searches else desk.walkers_atlas
    form = answer_form(int(seen.question), decide(course, seen, desk.known, atlas, desk.events, desk.mind))
    return next(each for each in answers if same(each, form))


def program_in(orders: Sheet, seat: int) -> LiveProgram:
    """What a bot has decided, as a form."""
    down, asks = bool(orders.re_entry_down), int(orders.asks)
    return LiveProgram(
        seat=seat,
        registers=[cards_of(held) for held in orders.registers.tolist()] if orders.has_registers else UNSET,
        power_down=bool(orders.power_down),
        re_entry=ReEntry(HEADINGS[orders.re_entry_heading], place_or_none(orders.re_entry_cell), down),  # type: ignore[arg-type]
        answers=answers_in(orders),
        asks=[name for number, name in enumerate(QUESTIONS) if asks >> number & 1],  # type: ignore[misc]
        flywheel=int(orders.flywheel) * 10 or None,
    )
