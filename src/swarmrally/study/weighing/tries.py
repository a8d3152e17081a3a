"""Some plans of one seat, each tried in the same games: the one that was made at place 0, then the best ones."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints
from swarmrally.study.weighing.errors import error_of, error_of_lead, part_of

PLACES = 4
MADE, BEST = range(2)
GAMES = 96
"""Games that each plan is tried in, when nobody says how many."""
IN_DOUBT = 4
"""So many times as many where it is in doubt whether the plan that was made is worse."""
NO_MARK, IS_BEST, IS_GOOD, SLIP, BLUNDER = range(5)
GOOD_FROM, SLIP_FROM, BLUNDER_FROM = 100, 500, 1000
"""A plan that loses less than that is as good as the best, no slip, and no blunder."""
SURE = 2
"""A loss counts when it is more than so many standard errors."""


class Tries:
    """What is asked about a seat's plans, and what was found so far."""

    seat: Annotated[int, "i1"]
    stage: Annotated[int, "i1"]
    has_made: Annotated[int, "i1"]
    """Whether place 0 has the plan that was made."""
    wanted: Annotated[int, "i1"]
    """How many of the best plans are wanted, up to three; 0 for all three."""
    games: Annotated[int, "i4"]
    """0 for as many as usual."""
    played: Annotated[int, "i4"]
    most: Annotated[int, "i4"]
    """Games that it will be."""
    count: Annotated[int, "i1"]
    """The last place that has a plan."""

    won: Annotated[Ints, "i4", PLACES]
    gained: Annotated[Ints, "i4", PLACES]
    lost: Annotated[Ints, "i4", PLACES]
    """Games that the plan won and the best one did not, and the other way round."""
    is_same: Annotated[Ints, "i1", PLACES]
    """Whether it leads to the very same end of the round as the best one, as far as the seat can know."""
    chance: Annotated[Ints, "i4", PLACES]
    error: Annotated[Ints, "i4", PLACES]
    loss: Annotated[Ints, "i4", PLACES]
    loss_error: Annotated[Ints, "i4", PLACES]
    """Beside the best plan; of the loss too."""
    goals: Annotated[Ints, "i2", PLACES]
    damage: Annotated[Ints, "i2", PLACES]
    falls: Annotated[Ints, "i2", PLACES]
    """What is expected of this round, in hundredths: gates, targets, drones or flags; points; the craft destroyed, or lives lost."""
    way: Annotated[Ints, "i4", PLACES]
    """What is still ahead then: columns in tenths, or registers in hundredths."""
    mark: Annotated[int, "i1"]
    """Of the plan that was made."""


@kernel
def begin_tries(tries: Tries) -> None:
    tries.played = 0
    tries.most = usual(tries)
    tries.mark = NO_MARK
    for place in range(PLACES):
        tries.won[place] = 0
        tries.gained[place] = 0
        tries.lost[place] = 0
        tries.is_same[place] = int(place == BEST)
        tries.chance[place] = 0
        tries.error[place] = 0
        tries.loss[place] = 0
        tries.loss_error[place] = 0


@kernel
def first_place(tries: Tries) -> int:
    return MADE if tries.has_made else BEST


@kernel
def is_tried(tries: Tries, place: int) -> bool:
    """A plan that leads to the same end is worth the same."""
    return place == BEST or not tries.is_same[place]


@kernel
def count_try(tries: Tries, place: int, has_won: int, best_has_won: int) -> None:
    tries.won[place] += has_won
    tries.gained[place] += int(has_won > best_has_won)
    tries.lost[place] += int(has_won < best_has_won)


@kernel
def place_at(turn: int) -> int:
    """The best plan comes first, so that the others are counted beside it."""
    return BEST if turn == 0 else MADE if turn == 1 else turn


@kernel
def needs_more(tries: Tries) -> bool:
    """Whether more games are to be played; at the end more than usual, where they may tell if the plan that was made is a slip."""
    if tries.has_made and tries.wanted == 1 and tries.is_same[MADE]:
        return False
    if tries.played < tries.most:
        return True
    note_tries(tries)
    if not is_in_doubt(tries) or tries.most >= IN_DOUBT * usual(tries):
        return False
    tries.most = int(tries.most) + usual(tries)
    return True


@kernel
def usual(tries: Tries) -> int:
    return int(tries.games) if tries.games > 0 else GAMES


@kernel
def is_in_doubt(tries: Tries) -> bool:
    """Whether more games may tell if the plan that was made is a slip or a blunder."""
    if not tries.has_made or tries.is_same[MADE]:
        return False
    loss, error = int(tries.loss[MADE]), int(tries.loss_error[MADE])
    return loss + SURE * error > SLIP_FROM and loss <= 2 * SURE * error


@kernel
def note_tries(tries: Tries) -> None:
    """From what was counted so far."""
    games = int(tries.played)
    if tries.has_made and tries.count:
        tries.mark = mark_of(bool(tries.is_same[MADE]), 0, 0)
    if games == 0:
        return
    for place in range(first_place(tries), int(tries.count) + 1):
        source = BEST if tries.is_same[place] else place
        tries.chance[place] = part_of(int(tries.won[source]), games)
        tries.error[place] = error_of(int(tries.won[source]), games)
    for place in range(first_place(tries), int(tries.count) + 1):
        if not tries.is_same[place]:
            tries.loss[place] = max(0, int(tries.chance[BEST]) - int(tries.chance[place]))
            tries.loss_error[place] = error_of_lead(int(tries.gained[place]), int(tries.lost[place]), games)
    if tries.has_made:
        tries.mark = mark_of(bool(tries.is_same[MADE]), int(tries.loss[MADE]), int(tries.loss_error[MADE]))


@kernel
def mark_of(is_same: bool, loss: int, error: int) -> int:
    """A difference within its error makes neither a slip nor a blunder."""
    if is_same or loss < GOOD_FROM:
        return IS_BEST
    if loss <= SURE * error or loss < SLIP_FROM:
        return IS_GOOD
    return BLUNDER if loss >= BLUNDER_FROM else SLIP
