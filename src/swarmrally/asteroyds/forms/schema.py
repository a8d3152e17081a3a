"""The JSON forms of a position: what a moment of the game looks like in files, on the wire and in bug reports."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from swarmrally.asteroyds.components.state import Colour, LiveEmergencyOrder, Mode, Pilot, Team
from swarmrally.asteroyds.components.tiles import AsteroidColour, DieColour, GateColour
from swarmrally.asteroyds.rules.chart import ColumnAction, EnergyAction
from swarmrally.kernel.hexes import Heading

LAST_ROUND = 20_000
"""Far from where an event could no longer hold the number, however long the game goes on from there."""

MOST_TARGETS = 12
"""A9.1 Six on each half."""

At = tuple[int, int]
Seat = Annotated[int, Meta(ge=0, le=5)]
Priority = Annotated[int, Meta(ge=1, le=20)]
"""Of an asteroid."""
Symbol = Annotated[int, Meta(ge=1, le=4)]
Die = Annotated[int, Meta(ge=1, le=6)]
Needed = Annotated[int, Meta(ge=1, le=6)]


class TargetsNeeded(Struct, forbid_unknown_fields=True):
    left: Needed = 6
    right: Needed = 6


class Rules(Struct, forbid_unknown_fields=True):
    """The mode and the options of a game."""

    mode: Mode = "racing"
    powers: bool = False
    dice_order: Literal["fixed", "random"] = "fixed"
    return_to_platform: bool = False
    one_shot: bool = False
    blocked_push_hits: bool = False
    last_survivor_wins: bool = True
    turrets_harmless: bool = False
    fly_on: bool = False
    own_platform: bool = False
    targets_needed: TargetsNeeded = field(default_factory=TargetsNeeded)


class Asteroid(Struct, forbid_unknown_fields=True, tag_field="kind", tag="asteroid"):
    colour: AsteroidColour
    priority: Priority
    at: At
    one_faces: Heading
    target: Team | None = None


class Gate(Struct, forbid_unknown_fields=True, tag_field="kind", tag="gate"):
    colour: GateColour
    priority: Annotated[int, Meta(ge=21, le=24)]
    symbol: Symbol
    at: At
    one_faces: Heading


class Pod(Struct, forbid_unknown_fields=True, tag_field="kind", tag="pod"):
    at: At


class Platform(Struct, forbid_unknown_fields=True, tag_field="kind", tag="platform"):
    at: At


class Turret(Struct, forbid_unknown_fields=True, tag_field="kind", tag="turret"):
    symbol: Symbol
    at: At
    one_faces: Heading


class Drone(Struct, forbid_unknown_fields=True, tag_field="kind", tag="drone"):
    symbol: Symbol
    at: At
    shot: bool = False


Tile = Asteroid | Gate | Pod | Platform | Turret | Drone


class Craft(Struct, forbid_unknown_fields=True):
    seat: Seat
    colour: Colour
    pilot: Pilot
    at: At | None
    heading: Heading | None = None
    team: Team | None = None
    damage: Annotated[int, Meta(ge=0, le=6)] = 0
    tokens: list[Symbol] = []
    ram_spent: bool = False
    power_spent: bool = False
    targets_taken: Annotated[int, Meta(ge=0, le=MOST_TARGETS)] = 0
    """A9.2 Whoever they belonged to; counted in Targets only."""
    platform: At | None = None
    """A10.4 The one it started from."""


class Dice(Struct, forbid_unknown_fields=True):
    red: Die
    white: Die
    blue: Die
    order: tuple[DieColour, DieColour, DieColour] = ("red", "white", "blue")


Columns = tuple[
    ColumnAction | None, ColumnAction | None, ColumnAction | None, ColumnAction | None, ColumnAction | None, ColumnAction | None
]


class Plan(Struct, forbid_unknown_fields=True):
    """One seat's secret choices for a round."""

    seat: Seat
    columns: Columns
    energy: EnergyAction = "shield"
    ram: bool = False
    emergency_shield: Literal["never", "fatal", "always"] = "never"


class LivePlan(Plan, forbid_unknown_fields=True):
    """A plan at a table, where a standing order may also be to ask the pilot at that moment (A5.5)."""

    ram: bool | Literal["ask"] = False  # type: ignore[assignment]
    emergency_shield: LiveEmergencyOrder = "never"  # type: ignore[assignment]


class BoardForm(Struct, forbid_unknown_fields=True):
    """Ranges of columns by row; ranges_in() looks at them, because only it can name a key."""

    rows: dict[str, Raw]


class Position(Struct, forbid_unknown_fields=True):
    """A moment of the game, with what is secret filled in when it is to be resolved."""

    game: Literal["asteroyds"]
    round: Annotated[int, Meta(ge=1, le=LAST_ROUND)]
    first_seat: Seat
    tiles: list[Tile]
    craft: list[Craft]
    rules: Rules = field(default_factory=Rules)
    board: BoardForm | UnsetType = UNSET
    dice: Dice | UnsetType = UNSET
    plans: list[Plan] | UnsetType = UNSET
