"""R9.22 Whether another hand, for a point of damage, is likely to be the better one."""

from __future__ import annotations

from swarmrally.bots import USUAL, Budget, get_ready
from swarmrally.bots.chances import bot_key
from swarmrally.bots.roborally.racer import atlas_in_time
from swarmrally.bots.roborally.search.beam import find_program
from swarmrally.bots.roborally.search.guess import guess
from swarmrally.bots.roborally.search.programs import Search, lonely
from swarmrally.bots.roborally.search.scouting import Clock, clock_for
from swarmrally.bots.roborally.search.workspace import Workspace
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import State, is_here
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.options.hand import can_recompile, recompile
from swarmrally.roborally.rules.power import may_announce

WHO = ("veteran", "ace")
IN_TIME = 0.5
"""The part of its seconds after which the hand stays as it is."""
HANDS = 12
"""New hands that are drawn to see what they are worth."""
WIDTH = 4
ENOUGH = 6_000
"""Registers played to find the best program of a hand without options."""
GAIN = 40
"""By so many hundredths of a register they have to be better on average."""
SEEN, DRAWN = range(2)


def recompiles(name: str, course: Course, seen: State, seat: int, seed: int, budget: Budget = USUAL) -> bool:
    """Whether the bot of this name takes a new hand before it programs."""
    if name not in WHO or not can_recompile(seen, seat):
        return False
    get_ready("roborally", budget)
    clock = clock_for(budget, IN_TIME)
    atlas = atlas_in_time(course, seen, budget)
    if atlas is None:
        return False
    search = Search(course, seen, seat, atlas)
    search.grow(clock, ENOUGH)
    return worth_of_new_hands(search, seen, seed, clock) > int(search.tree.value[0]) + GAIN


def worth_of_new_hands(search: Search, seen: State, seed: int, clock: Clock) -> float:
    """On average, while the others stand still; nothing when a hand costs the robot its life, or there is no time to draw them all."""
    workspace, seat = Workspace(2), search.seat
    state = view(seen, seat)
    state.key[:], state.asks[:] = bot_key(seed), 0
    workspace.put(SEEN, state)
    total = 0
    for number in range(HANDS):
        guess(workspace, workspace.memory, search.events, SEEN, DRAWN, seat, number)  # type: ignore[arg-type]
        drawn = workspace[DRAWN]
        recompile(drawn, search.events, seat)
        if clock.is_up or not is_here(drawn, seat):
            return float("-inf")
        total += worth_of_hand(search, drawn)
    return total / HANDS


def worth_of_hand(search: Search, drawn: State) -> int:
    seat, beam = search.seat, search.beam
    search.workspace.put(0, lonely(drawn, seat))
    may_rest = bool(may_announce(search.course, drawn, seat))
    find_program(search.course, search.atlas, search.workspace, search.workspace.memory, search.events, beam, 0, seat, WIDTH, may_rest)  # type: ignore[arg-type]
    return int(beam.best_value)
