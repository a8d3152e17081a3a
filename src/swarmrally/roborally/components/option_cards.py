"""R9 The 26 option cards, in one table: forms, numbers, questions, charges, the client's list and what is said of them come from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from swarmrally.roborally.components.ids import (
    R9_1,
    R9_2,
    R9_3,
    R9_4,
    R9_5,
    R9_6,
    R9_7,
    R9_8,
    R9_9,
    R9_10,
    R9_11,
    R9_12,
    R9_13,
    R9_14,
    R9_15,
    R9_16,
    R9_17,
    R9_18,
    R9_19,
    R9_20,
    R9_21,
    R9_22,
    R9_23,
    R9_24,
    R9_25,
    R9_26,
)

Kind = Literal["passive", "decision", "weapon"]
PASSIVE: Kind = "passive"
DECISION: Kind = "decision"
WEAPON: Kind = "weapon"
"""R9 A decision, too: a replacement weapon is fired instead of the main laser."""


class OptionCard(NamedTuple):
    """A card: what decides about it has a question to be asked live, and a policy that stands by default."""

    name: str
    rule: int
    kind: Kind
    does: str
    question: str | None = None
    default: Any = None
    charges: int = 0
    """R9.1, R9.16 How often it can be used; 0 where that is not counted."""

    @property
    def is_by_register(self) -> bool:
        """Whether its policy is a list of registers in which it is used."""
        return isinstance(self.default, list)


TABLE = (
    OptionCard("ablative_coat", R9_1, PASSIVE, "takes your next three points of damage", charges=3),
    OptionCard(
        "abort_switch",
        R9_2,
        DECISION,
        "once a turn, swap this register's card and all later ones for cards of the deck",
        "abort_switch",
        None,
    ),
    OptionCard("brakes", R9_3, DECISION, "a Move 1 may move 0", "brakes", []),
    OptionCard("circuit_breaker", R9_4, PASSIVE, "three damage or more at the end of a turn: the next starts powered down"),
    OptionCard(
        "conditional_program",
        R9_5,
        DECISION,
        "keep a leftover card (K) and put it in place of a later register's",
        "conditional_program",
        None,
    ),
    OptionCard("crab_legs", R9_6, DECISION, "a Move 1 with a left or right turn in one register is a sidestep"),
    OptionCard("double_barreled_laser", R9_7, PASSIVE, "your main laser deals two points"),
    OptionCard("dual_processor", R9_8, DECISION, "a move and a turn in one register: the move is shortened, then the turn"),
    OptionCard("extra_memory", R9_9, PASSIVE, "you are dealt one card more"),
    OptionCard(
        "fire_control",
        R9_10,
        DECISION,
        "a hit of your main laser may lock a register or destroy an option instead",
        "fire_control",
        "damage",
    ),
    OptionCard("flywheel", R9_11, DECISION, "keep a leftover card (F) for any later turn"),
    OptionCard("fourth_gear", R9_12, DECISION, "a Move 3 may move 4", "fourth_gear", []),
    OptionCard("gyroscopic_stabilizer", R9_13, DECISION, "for a turn, gears and conveyors do not turn you", "gyroscopic_stabilizer", False),
    OptionCard("high_power_laser", R9_14, DECISION, "your main laser may go through one wall or robot", "high_power_laser", []),
    OptionCard("mechanical_arm", R9_15, DECISION, "touches a flag or site on one of the eight cells around", "mechanical_arm", {}),
    OptionCard("mini_howitzer", R9_16, WEAPON, "five shots that push the target one cell and deal a point", "weapon", {}, charges=5),
    OptionCard("power_down_shield", R9_17, PASSIVE, "powered down, it prevents a point from each side in each register"),
    OptionCard("pressor_beam", R9_18, WEAPON, "pushes the target one cell away, no damage", "weapon", {}),
    OptionCard("radio_control", R9_19, WEAPON, "the target carries out the rest of your program", "weapon", {}),
    OptionCard("ramming_gear", R9_20, PASSIVE, "robots that you push or bump take a point"),
    OptionCard("rear_firing_laser", R9_21, PASSIVE, "a second laser, backwards"),
    OptionCard("recompile", R9_22, DECISION, "once a turn, another hand for a point of damage (C)"),
    OptionCard("reverse_gear", R9_23, DECISION, "a Back Up may move 2", "reverse_gear", []),
    OptionCard("scrambler", R9_24, WEAPON, "the target's next register gets a card of the deck", "weapon", {}),
    OptionCard("superior_archive", R9_25, PASSIVE, "you come back without the two points of damage"),
    OptionCard("tractor_beam", R9_26, WEAPON, "pulls a target that is not adjacent one cell nearer, no damage", "weapon", {}),
)
NAMES = tuple(card.name for card in TABLE)
OPTIONS = len(TABLE)
(
    ABLATIVE_COAT,
    ABORT_SWITCH,
    BRAKES,
    CIRCUIT_BREAKER,
    CONDITIONAL_PROGRAM,
    CRAB_LEGS,
    DOUBLE_BARRELED_LASER,
    DUAL_PROCESSOR,
    EXTRA_MEMORY,
    FIRE_CONTROL,
    FLYWHEEL,
    FOURTH_GEAR,
    GYROSCOPIC_STABILIZER,
    HIGH_POWER_LASER,
    MECHANICAL_ARM,
    MINI_HOWITZER,
    POWER_DOWN_SHIELD,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    RAMMING_GEAR,
    REAR_FIRING_LASER,
    RECOMPILE,
    REVERSE_GEAR,
    SCRAMBLER,
    SUPERIOR_ARCHIVE,
    TRACTOR_BEAM,
) = range(OPTIONS)
if TYPE_CHECKING:
    Option = str
    Weapon = str
else:
    Option = Literal[NAMES]
    Weapon = Literal[tuple(card.name for card in TABLE if card.kind == WEAPON)]

NO_OPTION = -1
MAIN_LASER = -1
WEAPONS = tuple(number for number, card in enumerate(TABLE) if card.kind == WEAPON)
IS_WEAPON = np.array([card.kind == WEAPON for card in TABLE])
ANY_WEAPON = sum(1 << weapon for weapon in WEAPONS)
RULE = np.array([card.rule for card in TABLE])
FULL = np.array([card.charges for card in TABLE])
