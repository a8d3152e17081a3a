"""The state of a game: one record; a batch of games is an array of them."""

from __future__ import annotations

from typing import Annotated

from swarmrally.kernel.compiler import kernel
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.fields import Ints
from swarmrally.kernel.squares import CELLS, OFF
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.course import MOST_FLAGS, MOST_FLOORS
from swarmrally.roborally.components.option_cards import OPTIONS

SEATS = 8
REGISTERS = 5
ALL_REGISTERS = 0b11111
MOST_HAND = 12
DRAFT = 3
"""R10.1 Options dealt to each in Tricksy."""
DESTROYED = 10
NEVER = 0

DRAFTING, PLACING, DEALING, PROGRAMMING, ANNOUNCING, DECLARING, REGISTER, CLEANING = range(8)
STAGES = ("drafting", "placing", "dealing", "programming", "announcing", "declaring", "register", "cleaning")

(
    FLAGS_RETURN,
    REPLACING,
    REVEALING,
    ABORTING,
    MOVING,
    EXPRESS_BELTS,
    ALL_BELTS,
    PUSHING,
    TURNING,
    AIMING,
    HITTING,
    SHOVING,
    TOUCHING,
    JUDGING,
    FLIPPING,
    SENDING_OFF,
    COUNTING,
) = range(17)
"""The parts of a register (R5.1)."""

REPAIRING, EMPTYING, STAYING_DOWN, RETURNING, ENDING = range(5)
"""The parts of the clean-up (R8)."""

(
    ASK_NOTHING,
    ASK_POWER_DOWN,
    ASK_STAY_DOWN,
    ASK_RE_ENTRY,
    ASK_DISCARD_OPTION,
    ASK_LOSE_OPTION,
    ASK_ARCHIVE,
    ASK_BRAKES,
    ASK_FOURTH_GEAR,
    ASK_REVERSE_GEAR,
    ASK_GYROSCOPIC_STABILIZER,
    ASK_ABORT_SWITCH,
    ASK_CONDITIONAL_PROGRAM,
    ASK_FIRE_CONTROL,
    ASK_WEAPON,
    ASK_HIGH_POWER_LASER,
    ASK_MECHANICAL_ARM,
    ASK_KEEP_OPTION,
    ASK_HOME,
    ASK_START,
) = range(20)
QUESTIONS = (
    None,
    "power_down",
    "stay_down",
    "re_entry",
    "discard_option",
    "lose_option",
    "archive",
    "brakes",
    "fourth_gear",
    "reverse_gear",
    "gyroscopic_stabilizer",
    "abort_switch",
    "conditional_program",
    "fire_control",
    "weapon",
    "high_power_laser",
    "mechanical_arm",
    "keep_option",
    "home",
    "start",
)

FIRE_DAMAGE, FIRE_LOCK, FIRE_DESTROY = 0, 8, 64
"""R9.10 A Fire Control choice in one number: damage, FIRE_LOCK + register, or FIRE_DESTROY + option."""

NOT_OVER, FLAGS, LAST_ROBOT, NOBODY_LEFT, LAST_TEAM, LAST_RACER, FLAG_HOME = range(7)
REASONS = (None, "flags", "last_robot", "nobody_left", "last_team", "last_racer", "flag_home")

NO_TEAM = -1
END = 5
"""The place of the clean-up in a list of registers."""


class State:
    """A whole game of RoboRally. Registers count from 0; a card is a tenth of its priority; masks have a bit per register or seat."""

    key: Annotated[Ints, "i8", 4]
    game: Annotated[int, "i8"]
    turn_number: Annotated[int, "i4"]
    beat: Annotated[int, "i4"]

    seats: Annotated[int, "i1"]
    lives: Annotated[int, "i1"]
    archive_optional: Annotated[int, "i1"]
    power_down_undamaged: Annotated[int, "i1"]
    one_flag_per_turn: Annotated[int, "i1"]
    play_on: Annotated[int, "i1"]
    options_at_start: Annotated[int, "i1"]
    without_options: Annotated[int, "i1"]
    first_player: Annotated[int, "i1"]
    """The seat that takes dock 1, counted from 1; 0 when it is drawn."""
    team_choice: Annotated[Ints, "i1", SEATS]
    """R10.7 The team that a seat chose, counted from 1; 0 for none."""
    keeps_order: Annotated[int, "i1"]
    dock_order: Annotated[Ints, "i1", SEATS]

    stage: Annotated[int, "i1"]
    part: Annotated[int, "i1"]
    register: Annotated[int, "i1"]
    mover: Annotated[int, "i1"]
    moves: Annotated[int, "i1"]
    move_order: Annotated[Ints, "i1", SEATS]
    phase: Annotated[int, "i1"]
    steps_left: Annotated[int, "i1"]
    step_heading: Annotated[int, "i1"]
    turn_after: Annotated[int, "i1"]
    step_rule: Annotated[int, "i2"]
    ram_target: Annotated[int, "i1"]
    to_lose: Annotated[int, "u1"]
    falls: Annotated[int, "i2"]
    arm_cell: Annotated[int, "i2"]

    asked_seat: Annotated[int, "i1"]
    question: Annotated[int, "i1"]
    asked_about: Annotated[int, "i2"]
    answer: Annotated[int, "i4"]
    is_answered: Annotated[int, "i1"]
    fire_choice: Annotated[int, "i1"]
    over: Annotated[int, "i1"]
    winners: Annotated[int, "u1"]
    places: Annotated[int, "i1"]

    deck: Annotated[Ints, "i1", CARDS]
    deck_top: Annotated[int, "i2"]
    deck_end: Annotated[int, "i2"]
    discards: Annotated[Ints, "i1", CARDS]
    discarded: Annotated[int, "i2"]
    shuffles: Annotated[int, "i4"]
    option_deck: Annotated[Ints, "i1", OPTIONS]
    option_top: Annotated[int, "i1"]
    option_end: Annotated[int, "i1"]
    option_discards: Annotated[Ints, "i1", OPTIONS]
    options_discarded: Annotated[int, "i1"]

    flag_cell: Annotated[Ints, "i2", MOST_FLAGS]
    flag_team: Annotated[Ints, "i1", MOST_FLAGS]
    flag_touched: Annotated[Ints, "u1", MOST_FLAGS]
    flag_holder: Annotated[Ints, "i1", MOST_FLAGS]
    """R10.6 The seat that carries the flag."""
    home: Annotated[Ints, "i1", 2]
    """R10.6 The floor of each team."""
    floor_turns: Annotated[Ints, "i1", MOST_FLOORS]
    """R10.5 Quarters clockwise by which each floor has turned."""
    coins: Annotated[int, "i8"]
    """R10.5 Coins that a position gives, the next one lowest, 1 for heads."""
    coins_left: Annotated[int, "i1"]
    scored: Annotated[int, "u1"]
    """R10.5 Who has scored a flag in this register."""

    superbot: Annotated[int, "i1"]
    blamed: Annotated[int, "i1"]
    title_open: Annotated[int, "i1"]
    """R10.3 The SuperBot was destroyed, and nobody has said yet who is it now."""
    volley_blamed: Annotated[int, "i1"]
    volley_card: Annotated[int, "i1"]
    shot_card: Annotated[Ints, "i1", SEATS]

    robot_dock: Annotated[Ints, "i1", SEATS]
    robot_team: Annotated[Ints, "i1", SEATS]
    robot_cell: Annotated[Ints, "i2", SEATS]
    robot_heading: Annotated[Ints, "i1", SEATS]
    robot_damage: Annotated[Ints, "i1", SEATS]
    robot_lives: Annotated[Ints, "i1", SEATS]
    robot_flags: Annotated[Ints, "i1", SEATS]
    robot_archive: Annotated[Ints, "i2", SEATS]
    robot_down: Annotated[Ints, "i1", SEATS]
    robot_announced: Annotated[Ints, "i1", SEATS]
    robot_locked: Annotated[Ints, "i1", SEATS]
    robot_place: Annotated[Ints, "i1", SEATS]
    robot_fell: Annotated[Ints, "i2", SEATS]
    robot_sits_out: Annotated[Ints, "i1", SEATS]
    robot_waits: Annotated[Ints, "i1", SEATS]
    """R8.4 No cell fitted; it comes back later."""
    robot_sent_off: Annotated[Ints, "i1", SEATS]
    chased_by: Annotated[Ints, "u1", SEATS]
    """R10.6 Who has pushed the robot from a home floor in this register."""
    flag_this_register: Annotated[Ints, "i1", SEATS]
    flag_this_turn: Annotated[Ints, "i1", SEATS]
    registers: Annotated[Ints, "i1", (SEATS, REGISTERS, 2)]
    to_program: Annotated[Ints, "i1", SEATS]
    sealed: Annotated[Ints, "i1", SEATS]
    hand: Annotated[Ints, "i1", (SEATS, MOST_HAND)]
    hand_count: Annotated[Ints, "i1", SEATS]

    holds: Annotated[Ints, "i4", SEATS]
    options: Annotated[Ints, "i1", (SEATS, OPTIONS)]
    option_count: Annotated[Ints, "i1", SEATS]
    draft: Annotated[Ints, "i1", (SEATS, DRAFT)]
    coat_left: Annotated[Ints, "i1", SEATS]
    shots_left: Annotated[Ints, "i1", SEATS]
    shielded: Annotated[Ints, "i1", SEATS]
    flywheel: Annotated[Ints, "i1", SEATS]
    kept_card: Annotated[Ints, "i1", SEATS]
    is_steady: Annotated[Ints, "i1", SEATS]
    thrown: Annotated[Ints, "i1", SEATS]
    scrambled: Annotated[Ints, "i1", SEATS]
    recompiled: Annotated[Ints, "i1", SEATS]
    controlled_by: Annotated[Ints, "i1", SEATS]

    weapon: Annotated[Ints, "i1", SEATS]
    aimed_at: Annotated[Ints, "i1", (SEATS, 2)]
    shot_points: Annotated[Ints, "i1", (SEATS, 2)]
    shot_way: Annotated[Ints, "i1", SEATS]
    shot_is_near: Annotated[Ints, "i1", SEATS]
    shot_controls: Annotated[Ints, "i1", SEATS]
    rear_at: Annotated[Ints, "i1", SEATS]
    rear_points: Annotated[Ints, "i1", SEATS]
    floor_points: Annotated[Ints, "i2", (SEATS, 4)]
    under_fire: Annotated[int, "u1"]
    has_weapons: Annotated[int, "i1"]

    pushed: Annotated[Ints, "i1", SEATS]
    ways: Annotated[Ints, "i1", SEATS]
    goal: Annotated[Ints, "i2", SEATS]
    flag_goal: Annotated[Ints, "i2", MOST_FLAGS]

    asks: Annotated[Ints, "i4", SEATS]
    power_down: Annotated[Ints, "i1", SEATS]
    re_entry_heading: Annotated[Ints, "i1", SEATS]
    re_entry_cell: Annotated[Ints, "i2", SEATS]
    re_entry_down: Annotated[Ints, "i1", SEATS]
    gives: Annotated[Ints, "i1", (SEATS, OPTIONS)]
    gives_count: Annotated[Ints, "i1", SEATS]
    lose_option: Annotated[Ints, "i1", SEATS]
    keeps_archive: Annotated[Ints, "i1", SEATS]
    brakes: Annotated[Ints, "i1", SEATS]
    fourth_gear: Annotated[Ints, "i1", SEATS]
    reverse_gear: Annotated[Ints, "i1", SEATS]
    high_power_laser: Annotated[Ints, "i1", SEATS]
    gyroscopic_stabilizer: Annotated[Ints, "i1", SEATS]
    abort_switch: Annotated[Ints, "i1", SEATS]
    conditional_program: Annotated[Ints, "i1", SEATS]
    fire_control: Annotated[Ints, "i1", SEATS]
    weapon_order: Annotated[Ints, "i1", (SEATS, REGISTERS)]
    arm_order: Annotated[Ints, "i2", (SEATS, REGISTERS + 1)]

    robot_at: Annotated[Ints, "i1", CELLS]


@kernel
def put_robot(state: State, seat: int, cell: int) -> None:
    state.robot_cell[seat] = cell
    state.robot_at[cell] = seat


@kernel
def lift_robot(state: State, seat: int) -> None:
    state.robot_at[state.robot_cell[seat]] = NOBODY
    state.robot_cell[seat] = OFF


@kernel
def is_here(state: State, seat: int) -> bool:
    """Whether the robot stands on the course."""
    return bool(state.robot_cell[seat] != OFF)


@kernel
def acts(state: State, seat: int) -> bool:
    """R4.2, R7.5 On the course and not powered down."""
    return is_here(state, seat) and not state.robot_down[seat]


@kernel
def is_locked(state: State, seat: int, register: int) -> bool:
    return int(state.robot_locked[seat]) >> register & 1 != 0


@kernel
def holds(state: State, seat: int, option: int) -> bool:
    return int(state.holds[seat]) >> option & 1 != 0
