"""R9 What each option does, in a line."""

from __future__ import annotations

from swarmrally.cli.terminal.roborally.cards import title

EXPLAINED = {
    "ablative_coat": "takes your next three points of damage (R9.1)",
    "abort_switch": "once a turn, swap this register's card and all later ones for cards of the deck (R9.2)",
    "brakes": "a Move 1 may move 0 (R9.3)",
    "circuit_breaker": "three damage or more at the end of a turn: the next starts powered down (R9.4)",
    "conditional_program": "keep a leftover card (K) and put it in place of a later register's (R9.5)",
    "crab_legs": "a Move 1 with a left or right turn in one register is a sidestep (R9.6)",
    "double_barreled_laser": "your main laser deals two points (R9.7)",
    "dual_processor": "a move and a turn in one register: the move is shortened, then the turn (R9.8)",
    "extra_memory": "you are dealt one card more (R9.9)",
    "fire_control": "a hit of your main laser may lock a register or destroy an option instead (R9.10)",
    "flywheel": "keep a leftover card (F) for any later turn (R9.11)",
    "fourth_gear": "a Move 3 may move 4 (R9.12)",
    "gyroscopic_stabilizer": "for a turn, gears and conveyors do not turn you (R9.13)",
    "high_power_laser": "your main laser may go through one wall or robot (R9.14)",
    "mechanical_arm": "touches a flag or site on one of the eight cells around (R9.15)",
    "mini_howitzer": "five shots that push the target one cell and deal a point (R9.16)",
    "power_down_shield": "powered down, it prevents a point from each side in each register (R9.17)",
    "pressor_beam": "pushes the target one cell away, no damage (R9.18)",
    "radio_control": "the target carries out the rest of your program (R9.19)",
    "ramming_gear": "robots that you push or bump take a point (R9.20)",
    "rear_firing_laser": "a second laser, backwards (R9.21)",
    "recompile": "once a turn, another hand for a point of damage (C) (R9.22)",
    "reverse_gear": "a Back Up may move 2 (R9.23)",
    "scrambler": "the target's next register gets a card of the deck (R9.24)",
    "superior_archive": "you come back without the two points of damage (R9.25)",
    "tractor_beam": "pulls a target that is not adjacent one cell nearer, no damage (R9.26)",
}


def explained(option: str) -> str:
    return f"{title(option)}: {EXPLAINED[option]}"
