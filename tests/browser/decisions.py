"""For every question that a game can ask: a scenario in which it is asked in the first round, whatever the dice or cards say."""

from __future__ import annotations

from typing import Any

HALL = {"width": 9, "height": 9}
MOVE_1, MOVE_3, BACK_UP, RIGHT = (490, 500, 510, 520, 530), (790, 800, 810, 820, 830), (430, 440, 450, 460, 470), (80, 100, 120, 140, 160)
OTHERS = (70, 90, 110, 130, 150)
ASIDE = (170, 190, 210, 230, 250)
"""Rotations to the left, for those who only have to be there."""

# What Ada's robot holds, plays in its locked registers, and who stands around it.
QUESTIONS: dict[str, dict[str, Any]] = {
    "power_down": {},
    "stay_down": {"powered_down": True},
    "gyroscopic_stabilizer": {"options": ["gyroscopic_stabilizer"]},
    "abort_switch": {"options": ["abort_switch"], "is_whole": True},
    "conditional_program": {"options": ["conditional_program"], "is_whole": True},
    "brakes": {"options": ["brakes"], "cards": MOVE_1},
    "fourth_gear": {"options": ["fourth_gear"], "cards": MOVE_3},
    "reverse_gear": {"options": ["reverse_gear"], "cards": BACK_UP},
    "weapon": {"options": ["tractor_beam"], "target": True},
    "fire_control": {"options": ["fire_control"], "target": True, "target_options": ["brakes"]},
    "high_power_laser": {"options": ["high_power_laser"], "target": True, "is_crowded": True},
    "mechanical_arm": {"options": ["mechanical_arm"]},
    "archive": {"rules": {"archive_optional": True}, "cards": MOVE_1},
    "discard_option": {"options": ["brakes", "crab_legs"], "is_shot": True},
    "lose_option": {"options": ["brakes", "crab_legs"], "is_shot": True},
    "re_entry": {"is_shot": True},
}


def scenario(asked: dict[str, Any]) -> dict[str, Any]:
    """Ada stands in the middle of a bare hall; flags lie ahead of her and beside her."""
    ada = robot(0, [4, 4], "N", asked.get("cards", RIGHT), asked.get("options", []))
    if asked.get("powered_down") or asked.get("is_whole"):
        ada |= {"powered_down": "powered_down" in asked, "locked": {}, "damage": 0}
    other = robot(1, [0, 0], "N", OTHERS, asked.get("target_options", []))
    if asked.get("target"):
        other["at"] = [6, 4]
    if asked.get("is_shot"):
        other |= {"at": [2, 4], "heading": "S"}
    return {
        "game": "roborally",
        "course": {"floor": HALL, "flags": [[4, 3], [8, 8]]},
        "rules": asked.get("rules", {}),
        "robots": [ada, other, robot(2, [7, 4], "N", ASIDE, [])] if asked.get("is_crowded") else [ada, other],
    }


def robot(seat: int, at: list[int], heading: str, cards: tuple[int, ...], options: list[str]) -> dict[str, Any]:
    """With nine points of damage all registers are locked, and nothing is left to chance."""
    locked = {str(register): [card] for register, card in enumerate(cards, 1)}
    return {
        "seat": seat,
        "dock": seat + 1,
        "at": at,
        "archive": at,
        "heading": heading,
        "damage": 9,
        "lives": 3,
        "locked": locked,
        "options": options,
    }


def program(question: str, asked: dict[str, Any], hand: list[int]) -> dict[str, Any]:
    """What Ada declares done: to be asked. Only an undamaged robot has cards to put."""
    made: dict[str, Any] = {"seat": 0, "asks": [question]}
    if asked.get("is_whole"):
        made["registers"] = [[card] for card in hand[:5]]
    if question == "conditional_program":
        made["answers"] = {"conditional_program": {"card": hand[5], "register": 2}}
    return made


# Asteroyds: on a board of four hexes in a row, where nothing can get out of the way.
ASKED_IN_FLIGHT: dict[str, dict[str, Any]] = {
    "ram": {"ram": "ask"},
    "emergency_shield": {"emergency_shield": "ask", "energy": "left"},
}


def row_of_hexes(question: str) -> dict[str, Any]:
    """Ada's craft before an asteroid, or before a pod."""
    asteroid = {"kind": "asteroid", "colour": "white", "priority": 5, "at": [0, 1], "one_faces": "E"}
    tiles = [asteroid, {"kind": "pod", "at": [0, 2]}] if question == "ram" else [{"kind": "pod", "at": [0, 1]}]
    return {
        "game": "asteroyds",
        "rules": {"mode": "racing", "powers": True},
        "board": {"rows": {"0": [[0, 3]]}},
        "round": 1,
        "first_seat": 0,
        "tiles": tiles,
        "craft": [
            {"seat": 0, "colour": "red", "pilot": "lawrence", "at": [0, 0], "heading": "E"},
            {"seat": 1, "colour": "blue", "pilot": "hector", "at": [0, 3], "heading": "W"},
        ],
    }


def way_back_beside() -> dict[str, Any]:
    """Ada is shot at once, and Cleo stands on her archive."""
    made = scenario({"is_shot": True, "is_crowded": True})
    ada, _, cleo = made["robots"]
    ada["archive"] = [7, 7]
    cleo |= {"at": [7, 7], "archive": [7, 7]}
    return made


def an_arm() -> dict[str, Any]:
    """Ada holds the Mechanical Arm and has a hand of cards."""
    return a_desk(["mechanical_arm"])


def a_desk(options: list[str], locked: dict[str, list[int]] | None = None) -> dict[str, Any]:
    """Ada has a hand of cards; the registers that are locked are the last ones."""
    made = scenario({"options": options})
    made["robots"][0] |= {"damage": 4 + len(locked) if locked else 0, "locked": locked or {}}
    return made
