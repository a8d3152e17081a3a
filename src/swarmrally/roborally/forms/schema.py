"""The JSON forms of a position: what a moment of the game looks like in files, on the wire and in bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

from swarmrally.roborally.components.option_cards import ABLATIVE_COAT, FULL, MINI_HOWITZER, Option, Weapon
from swarmrally.roborally.components.state import ASK_MECHANICAL_ARM, ASK_POWER_DOWN, QUESTIONS

LAST_TURN = 20_000
"""A game that begins here has thousands of turns before their number no longer fits an event."""

At = tuple[int, int]
Seat = Annotated[int, Meta(ge=0, le=7)]
Dock = Annotated[int, Meta(ge=1, le=8)]
Register = Annotated[int, Meta(ge=1, le=5)]
Card = Annotated[int, Meta(ge=10, le=840, multiple_of=10)]
Length = Annotated[int, Meta(ge=1, le=48)]
Coordinate = Annotated[int, Meta(ge=0, le=47)]
Place = tuple[Coordinate, Coordinate]
MOST_CELLS = 48 * 48
ONE_A_CELL, ONE_A_SIDE = Meta(max_length=MOST_CELLS), Meta(max_length=4 * MOST_CELLS)
"""What lies on a floor, at most: what is said twice means nothing more, and would be kept and told all the same."""
Registers = Annotated[list[Register], Meta(max_length=5)]
Options = Annotated[list[Option], Meta(max_length=26)]
Heading = Literal["N", "E", "S", "W"]
Way = Literal["cw", "ccw"]
if TYPE_CHECKING:
    Question = str
else:
    Question = Literal[QUESTIONS[ASK_POWER_DOWN : ASK_MECHANICAL_ARM + 1]]
Special = Literal[
    "tricksy",
    "one_option",
    "option_world",
    "set_to_kill",
    "factory_rejects",
    "ball_lightning",
    "tight_collar",
    "moving_targets",
    "tandem_carnage",
    "all_for_one",
    "toggle_boggle",
    "war_zone",
    "superbot",
    "interference",
    "frenetic_factory",
    "capture_the_flag",
]
Coin = Literal["heads", "tails"]
Quarters = Annotated[int, Meta(ge=0, le=3)]
FloorIndex = Annotated[int, Meta(ge=0, le=1)]


class Rules(Struct, forbid_unknown_fields=True):
    """The options of a game."""

    lives: Annotated[int, Meta(ge=1, le=9)] = 3
    archive_optional: bool = False
    power_down_undamaged: bool = False
    one_flag_per_turn: bool = False
    play_on: bool = False


class Gear(Struct, forbid_unknown_fields=True):
    x: Coordinate
    y: Coordinate
    rot: Way


class Repair(Struct, forbid_unknown_fields=True):
    x: Coordinate
    y: Coordinate
    kind: Literal["wrench", "wrench_hammer"]


class Pusher(Struct, forbid_unknown_fields=True):
    x: Coordinate
    y: Coordinate
    dir: Heading
    registers: Registers


class Conveyor(Struct, forbid_unknown_fields=True):
    x: Coordinate
    y: Coordinate
    dir: Heading
    express: bool = False
    rotates_when_entered_travelling: dict[Heading, Way] = {}


class Laser(Struct, forbid_unknown_fields=True):
    x: Coordinate
    y: Coordinate
    dir: Heading
    beams: Annotated[int, Meta(ge=1, le=3)] = 1
    length: int | None = None


class FloorForm(Struct, forbid_unknown_fields=True):
    """One board in the data file's form."""

    width: Length
    height: Length
    pits: Annotated[list[Place], ONE_A_CELL] = []
    gears: Annotated[list[Gear], ONE_A_CELL] = []
    repair: Annotated[list[Repair], ONE_A_CELL] = []
    pushers: Annotated[list[Pusher], ONE_A_SIDE] = []
    conveyors: Annotated[list[Conveyor], ONE_A_CELL] = []
    lasers: Annotated[list[Laser], ONE_A_SIDE] = []
    walls: Annotated[list[tuple[Coordinate, Coordinate, Heading]], ONE_A_SIDE] = []
    docks: dict[str, Place] = {}


class PartForm(Struct, forbid_unknown_fields=True):
    """A floor in its place: ours, or one of the course's own."""

    board: str
    x: Coordinate
    y: Coordinate
    rot_cw: Literal[0, 90, 180, 270] = 0


class CourseForm(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A course of one's own."""

    boards: list[PartForm] | UnsetType = UNSET
    dock: PartForm | UnsetType | None = UNSET
    floor: FloorForm | UnsetType = UNSET
    floors: dict[str, FloorForm] = {}
    """Floors of its own by name, for `boards` and `dock`."""
    flags: list[Place] = []
    special: Special | list[Special] | None = None
    """R10.7 A rule, or several."""


class Charges(Struct, forbid_unknown_fields=True, omit_defaults=True):
    ablative_coat: Annotated[int, Meta(ge=1, le=int(FULL[ABLATIVE_COAT]))] | UnsetType = UNSET
    mini_howitzer: Annotated[int, Meta(ge=1, le=int(FULL[MINI_HOWITZER]))] | UnsetType = UNSET


class Robot(Struct, forbid_unknown_fields=True):
    seat: Seat
    dock: Dock
    at: Place | None
    archive: Place | None
    """Null only before a robot has taken its place in Capture the Flag."""
    heading: Heading | None = "N"
    damage: Annotated[int, Meta(ge=0, le=9)] = 0
    lives: Annotated[int, Meta(ge=0, le=9)] | UnsetType = UNSET
    flags: Annotated[int, Meta(ge=0, le=8)] = 0
    options: Options = []
    powered_down: bool = False
    locked: dict[str, list[Card]] = {}
    charges: Charges | UnsetType = UNSET
    flywheel: Card | UnsetType | None = UNSET
    team: Annotated[int, Meta(ge=0, le=7)] | UnsetType | None = UNSET
    sits_out: bool | UnsetType = UNSET
    waits: bool | UnsetType = UNSET
    sent_off: bool | UnsetType = UNSET


class ReEntry(Struct, forbid_unknown_fields=True):
    heading: Heading = "N"
    at: At | None = None
    powered_down: bool = False


class ConditionalProgram(Struct, forbid_unknown_fields=True):
    card: Card
    register: Register


class FireControl(Struct, forbid_unknown_fields=True):
    lock: Register | UnsetType = UNSET
    destroy: Option | UnsetType = UNSET


class Answers(Struct, forbid_unknown_fields=True):
    """R9.28 The policies."""

    discard_options: Options = []
    lose_option: Option | None = None
    archive: bool = True
    brakes: Registers = []
    fourth_gear: Registers = []
    reverse_gear: Registers = []
    high_power_laser: Registers = []
    gyroscopic_stabilizer: bool = False
    abort_switch: Register | None = None
    conditional_program: ConditionalProgram | None = None
    fire_control: Literal["damage"] | FireControl = "damage"
    weapon: Annotated[dict[str, Weapon], Meta(max_length=5)] = {}
    mechanical_arm: Annotated[dict[str, At], Meta(max_length=6)] = {}


class Program(Struct, forbid_unknown_fields=True):
    """One seat's secret choices for a turn."""

    seat: Seat
    registers: list[list[Card] | None] | UnsetType = UNSET
    power_down: bool = False
    re_entry: ReEntry = field(default_factory=ReEntry)
    answers: Answers = field(default_factory=Answers)


class LiveProgram(Program, forbid_unknown_fields=True, omit_defaults=True):
    """The same in a game with people: questions to be asked when they come up (R4.1 *in my turn*), and a card for the Flywheel."""

    asks: Annotated[list[Question], Meta(max_length=16)] = []
    flywheel: Card | None = None


class Position(Struct, forbid_unknown_fields=True):
    """A moment of the game, with what is secret filled in when it is to be resolved; the course stays as it was written."""

    game: Literal["roborally"]
    course: Raw
    robots: list[Robot]
    rules: Rules = field(default_factory=Rules)
    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)] = 1
    program_deck: list[Card] | UnsetType = UNSET
    program_discards: list[Card] | UnsetType = UNSET
    option_deck: Options = []
    option_discards: Options = []
    flags_at: list[Place | None] | UnsetType = UNSET
    flag_teams: list[Annotated[int, Meta(ge=0, le=1)] | None] | UnsetType = UNSET
    places: list[list[Seat]] | UnsetType = UNSET
    superbot: Seat | UnsetType = UNSET
    blamed: Seat | UnsetType | None = UNSET
    floor_turns: list[Quarters] | UnsetType = UNSET
    coins: list[Coin] | UnsetType = UNSET
    homes: list[FloorIndex] | UnsetType = UNSET
    flag_holders: list[Seat | None] | UnsetType = UNSET
    programs: list[Program] | UnsetType = UNSET
