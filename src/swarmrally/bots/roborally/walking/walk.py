"""All that a walker has in mind: one record."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS
from swarmrally.roborally.components.course import MOST_FLAGS
from swarmrally.roborally.components.state import MOST_HAND, REGISTERS

MOST_GOALS = MOST_FLAGS
DRAFTS, IN_PERIL = 2, 12
"""How many beginnings of a program it keeps in mind, and how many when all of these would be its end."""
NUMBERS = 7 + REGISTERS
"""Those of a draft."""
KINDS = 7


class Walk:
    """Where a robot wants to go, the ways there, and programs in the making."""

    bot: Annotated[int, "i1"]
    me: Annotated[int, "i1"]
    key: Annotated[Ints, "i8", 4]
    """Its chance, four words of 32 bits."""

    goals: Annotated[int, "i1"]
    size: Annotated[Ints, "i2", MOST_GOALS]
    cell: Annotated[Ints, "i2", (MOST_GOALS, CELLS)]
    """Cells to reach, any of the first goal's, then any of the next."""
    apart: Annotated[int, "i1"]
    """1, or as many as there are registers, where goals ride on (R10.1)."""
    way: Annotated[Ints, "i2", (REGISTERS, MOST_GOALS, CELLS)]
    """The steps to each goal, around walls and pits."""
    flag_way: Annotated[Ints, "i2", (MOST_FLAGS, CELLS)]
    queue: Annotated[Ints, "i2", CELLS]

    hand: Annotated[Ints, "i1", MOST_HAND + 1]
    hand_count: Annotated[int, "i1"]
    drafts: Annotated[Ints, "i8", (2, IN_PERIL + 1, NUMBERS)]
    card: Annotated[Ints, "i1", REGISTERS]
    """The program that was found."""

    choice: Annotated[Ints, "i1", (REGISTERS, KINDS)]
    choices: Annotated[Ints, "i1", REGISTERS]
    tried: Annotated[Ints, "i1", REGISTERS]
    pose: Annotated[Ints, "i2", REGISTERS + 1]
    reached: Annotated[Ints, "i1", REGISTERS + 1]
    """A beginner's choices in each register, the best first, and where it stands before them."""
