"""R9 The 26 option cards: which is which, and who holds them."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np

Option = Literal[
    "ablative_coat",
    "abort_switch",
    "brakes",
    "circuit_breaker",
    "conditional_program",
    "crab_legs",
    "double_barreled_laser",
    "dual_processor",
    "extra_memory",
    "fire_control",
    "flywheel",
    "fourth_gear",
    "gyroscopic_stabilizer",
    "high_power_laser",
    "mechanical_arm",
    "mini_howitzer",
    "power_down_shield",
    "pressor_beam",
    "radio_control",
    "ramming_gear",
    "rear_firing_laser",
    "recompile",
    "reverse_gear",
    "scrambler",
    "superior_archive",
    "tractor_beam",
]
NAMES: tuple[Option, ...] = get_args(Option)
OPTIONS = len(NAMES)
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

NO_OPTION = -1
MAIN_LASER = -1
WEAPONS = (MINI_HOWITZER, PRESSOR_BEAM, RADIO_CONTROL, SCRAMBLER, TRACTOR_BEAM)
"""R9 The replacement weapons."""

IS_WEAPON = np.array([option in WEAPONS for option in range(OPTIONS)])
ANY_WEAPON = sum(1 << weapon for weapon in WEAPONS)
FULL = np.array([{ABLATIVE_COAT: 3, MINI_HOWITZER: 5}.get(option, 0) for option in range(OPTIONS)])
"""R9.1, R9.16 How often a card can be used; 0 where that is not counted."""
