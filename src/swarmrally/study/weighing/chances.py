"""How often each seat wins when a position is played out."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from swarmrally.kernel.chance import draw, key_words
from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.fields import Ints
from swarmrally.study.weighing.errors import error_of, part_of

SEATS = 8
GAMES = 384
"""Games that a position is played out in, when nobody says how many."""
KEY = np.array(key_words("swarmrally study"))
"""Fixed, so that a position has the same chances everywhere. Each game draws its own from it; plans that are compared meet the same."""
AS_IT_LIES, BEFORE_CHANCE, AS_SEEN = range(3)
"""What is unknown in a position: nothing but what is still to come, the dice or hands it begins with, or what the seat `me` can't see."""
PURPOSE_STUDY = 57


class Chances:
    """What is asked of a position, and what was found so far."""

    games: Annotated[int, "i4"]
    """0 for as many as usual."""
    played: Annotated[int, "i4"]
    stands: Annotated[int, "u1"]
    """The seats whose plans stand, as bits; the others plan anew in each game."""
    unknown: Annotated[int, "i1"]
    me: Annotated[int, "i1"]
    won: Annotated[Ints, "i4", SEATS]
    chance: Annotated[Ints, "i4", SEATS]
    error: Annotated[Ints, "i4", SEATS]


@kernel
def begin_chances(chances: Chances) -> None:
    if chances.games <= 0:
        chances.games = GAMES
    if chances.played == 0:
        for seat in range(SEATS):
            chances.won[seat] = 0


@kernel
def key_for(number: int, key: Ints) -> None:
    """The chance of this game."""
    words = draw(KEY, number, 0, PURPOSE_STUDY, 0)
    for word in range(4):
        key[word] = words[word]


@kernel
def count_winners(chances: Chances, winners: int) -> None:
    """Another game was played out."""
    chances.played += 1
    for seat in range(SEATS):
        chances.won[seat] += winners >> seat & 1


@kernel
def note_chances(chances: Chances) -> None:
    """From what was counted so far."""
    for seat in range(SEATS):
        chances.chance[seat] = part_of(int(chances.won[seat]), int(chances.played))
        chances.error[seat] = error_of(int(chances.won[seat]), int(chances.played))
