"""All that a bot has in mind while it thinks: one record, so that its thoughts can stop anywhere and go on."""

from __future__ import annotations

from typing import Annotated

from swarmrally.asteroyds.components.state import COLUMNS, DESTROYED, SEATS
from swarmrally.bots.asteroyds.search.futures import Race
from swarmrally.bots.asteroyds.search.memory import ROOM, Flights, Start
from swarmrally.bots.asteroyds.search.weights import MOST_STEPS, MOST_TIMES
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.hexes import CELLS

GROUPS = 4
"""Sets of drones shot that are looked at."""
ROLLS, ORDERS = 216, 6
"""How three dice can fall, and in which order."""


class Orders:
    """What a bot has decided: a plan, the orders that stand with it, and what it expects of them this round."""

    plan: Annotated[Ints, "i1", COLUMNS]
    ram: Annotated[int, "i1"]
    emergency_shield: Annotated[int, "i1"]
    goals: Annotated[int, "i1"]
    damage: Annotated[int, "i1"]
    is_lost: Annotated[int, "i1"]
    worth: Annotated[int, "i4"]
    """To a racer."""


class Ends:
    """The ends of all flights, side by side, and what each is worth to an ace."""

    ends: Annotated[int, "i4"]
    end_plan: Annotated[Ints, "i8", ROOM]
    """Four bits for a column, then the orders."""
    end_pose: Annotated[Ints, "i2", ROOM]
    end_left: Annotated[Ints, "i1", ROOM]
    end_damage: Annotated[Ints, "i1", ROOM]
    end_finish: Annotated[Ints, "i1", ROOM]
    end_fate: Annotated[Ints, "i1", ROOM]
    end_extra: Annotated[Ints, "i2", ROOM]
    """What damage, a ram and a power add to the time of a race that goes on."""
    end_group: Annotated[Ints, "i1", ROOM]
    end_worth: Annotated[Ints, "i4", ROOM]
    """To a racer."""
    end_total: Annotated[Ints, "i8", ROOM]
    """To an ace, over all rolls."""


class Others:
    """The other pilots, each at the end of the flight that a racer would make."""

    other: Annotated[int, "i1"]
    """The seat that is looked at now."""
    rivals: Annotated[int, "i1"]
    rival: Annotated[Ints, "i1", SEATS]
    their_pose: Annotated[Ints, "i2", SEATS]
    their_left: Annotated[Ints, "i1", SEATS]
    their_damage: Annotated[Ints, "i1", SEATS]
    their_finish: Annotated[Ints, "i1", SEATS]
    they_are_done: Annotated[Ints, "i1", SEATS]
    they_shot: Annotated[Ints, "i1", SEATS]
    """Drones, as bits."""
    they_rammed: Annotated[Ints, "i4", SEATS]
    """Asteroids, as bits."""
    their_time: Annotated[Ints, "i8", SEATS]
    mates_left: Annotated[int, "i1"]
    """The goals that mates who fly before leave."""


class Mind(Start, Flights, Race, Ends, Others):
    """Who thinks, how far the thought has come, and everything that it has found."""

    bot: Annotated[int, "i1"]
    key: Annotated[Ints, "i8", 4]
    """Its chance, four words of 32 bits."""
    stage: Annotated[int, "i1"]
    is_late: Annotated[int, "i1"]
    """Time is up: what was found has to do."""
    me: Annotated[int, "i1"]
    nodes: Annotated[int, "i4"]
    """The most rolls that it may look at, or 0."""
    scenario_number: Annotated[int, "i1"]

    groups: Annotated[int, "i1"]
    group: Annotated[int, "i1"]
    """The one that is looked at next."""
    group_shot: Annotated[Ints, "i1", GROUPS]
    prepared: Annotated[int, "i1"]
    """The one of which the next round is laid out."""
    looked: Annotated[Ints, "i4", GROUPS]
    """How many rolls each was looked at for."""
    rolls: Annotated[int, "i4"]
    """How many it will be looked at for."""
    roll: Annotated[Ints, "i8", ROLLS * ORDERS]
    """All of them, in a drawn order."""
    first: Annotated[Ints, "i8", (DESTROYED, MOST_STEPS)]
    won: Annotated[Ints, "i8", (DESTROYED, MOST_TIMES)]
    there: Annotated[Ints, "i8", MOST_STEPS]

    came_by: Annotated[Ints, "i1", CELLS * 6]
    goal_at: Annotated[Ints, "i1", CELLS * 6]
    is_open: Annotated[Ints, "i1", CELLS]
    leg: Annotated[Ints, "i1", CELLS * 6]
    """What a rookie finds its way by: by which action it came, the goal of each pose, where it may fly, and the way itself."""
    path: Annotated[Ints, "i1", 24]
    """Answers that are tried, one after the other."""
