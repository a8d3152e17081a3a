"""R9.28 Decisions in words: what is asked, and each of the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swarmrally.cli.terminal.roborally.cards import title
from swarmrally.cli.terminal.words import Names
from swarmrally.kernel.squares import place_of

CHOICES = {
    "power_down": "power down next turn",
    "stay_down": "stay powered down",
    "re_entry": "come back",
    "discard_option": "give an option for a point of damage",
    "lose_option": "lose an option",
    "archive": "move the archive marker",
    "brakes": "brake",
    "fourth_gear": "use the Fourth Gear",
    "reverse_gear": "use the Reverse Gear",
    "gyroscopic_stabilizer": "set the Gyroscopic Stabilizer",
    "abort_switch": "throw the Abort Switch",
    "conditional_program": "put the kept card in place",
    "fire_control": "use Fire Control",
    "weapon": "choose a weapon",
    "high_power_laser": "shoot through with the High-Power Laser",
    "mechanical_arm": "reach out with the Mechanical Arm",
    "keep_option": "keep one of three options",
    "home": "choose the team's home floor",
    "start": "choose where to start",
}
"""What each question is about, after `whether to` or `to`."""

ASKED = {
    "power_down": "Announce a power-down for the next turn? (R4.1)",
    "stay_down": "Stay powered down for another turn, and discard all damage again? (R4.3)",
    "re_entry": "Your robot comes back near {cell}. Where, and facing which way? (R8.4)",
    "discard_option": "A point of damage would be number {about} of 10. Discard an option against it? (R7.2)",
    "lose_option": "Your robot was destroyed. Which option does it lose? (R7.5)",
    "archive": "You are on {cell}. Move your archive marker there? (R7.3)",
    "brakes": "Register {about} is a Move 1. Brake, and move 0? (R9.3)",
    "fourth_gear": "Register {about} is a Move 3. Move 4 in Fourth Gear? (R9.12)",
    "reverse_gear": "Register {about} is a Back Up. Move 2 in Reverse Gear? (R9.23)",
    "gyroscopic_stabilizer": "Set the Gyroscopic Stabilizer for this turn? (R9.13)",
    "abort_switch": "Throw the Abort Switch in register {about}, and in all that follow? (R9.2)",
    "conditional_program": "Put your kept card into register {about}, in place of the one there? (R9.5)",
    "fire_control": "Your laser hits {seat}. What does the hit do? (R9.10)",
    "weapon": "Register {about}: what do you fire? (R9.27)",
    "high_power_laser": "Register {about}: shoot through the first wall or robot? (R9.14)",
    "mechanical_arm": "{place}: what does the Mechanical Arm touch? (R9.15)",
    "keep_option": "Which of these options do you keep? (R10.1)",
    "home": "On which floor is your team at home? (R10.6)",
    "start": "Where does your robot start, and facing which way? (R10.6)",
}


def asked(question: str, about: int, names: Names) -> str:
    """The question as its owner reads it; `about` is a register, a cell, a seat or a number."""
    cell = ",".join(map(str, place_of(about)))
    seat = names[about] if 0 <= about < len(names) else ""
    place = "At clean-up" if about == 6 else f"Register {about}"
    return ASKED[question].format(about=about, cell=cell, seat=seat, place=place)


def yes_or_no(answer: Any) -> str:
    return "yes" if answer else "no"


def option_or_none(answer: Any) -> str:
    return "none, take the damage" if answer is None else title(answer)


def way_back(answer: Any) -> str:
    down = ", powered down" if answer.get("powered_down") else ""
    return f"at {answer['at'][0]},{answer['at'][1]} facing {answer['heading']}{down}"


def reach(answer: Any) -> str:
    return "nothing" if answer is None else f"what is at {answer[0]},{answer[1]}"


def hit(answer: Any) -> str:
    if isinstance(answer, str):
        return "damage"
    return f"lock register {answer['lock']}" if "lock" in answer else f"destroy {title(answer['destroy'])}"


def floor(answer: Any) -> str:
    return f"floor {answer + 1}"


ANSWERS: dict[str, Callable[[Any], str]] = {
    "home": floor,
    "start": way_back,
    "re_entry": way_back,
    "discard_option": option_or_none,
    "lose_option": title,
    "keep_option": title,
    "weapon": title,
    "mechanical_arm": reach,
    "fire_control": hit,
}


def answered(question: str, answer: Any) -> str:
    """One of the answers, in words."""
    return ANSWERS.get(question, yes_or_no)(answer)


def is_secret(question: str) -> bool:
    """Whether the answers show what only their owner may know."""
    return question == "keep_option"
