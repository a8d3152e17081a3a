"""R3 A program while it is made: each card goes to the next free register."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from msgspec import structs

from swarmrally.cli.terminal.roborally import cards
from swarmrally.cli.terminal.roborally.policies import ASK, Policy, held_by, next_policy, questions_for, standing
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM, FLYWHEEL
from swarmrally.roborally.components.state import REGISTERS, State, holds
from swarmrally.roborally.forms.programs import put_program
from swarmrally.roborally.forms.schema import ConditionalProgram, LiveProgram
from swarmrally.roborally.rules.options.hand import can_recompile
from swarmrally.roborally.rules.options.two_cards import may_share

SHIFTED = "!@#$%"
"""Shift with 1 to 5 on most keyboards; R and the digit does the same on all."""
KEEPING = {"k": (CONDITIONAL_PROGRAM, "Conditional Program"), "f": (FLYWHEEL, "Flywheel")}
PREFIXES = ("r", *KEEPING)
PowerDown = Literal["no", "yes", "ask"]
IN_TURN: dict[PowerDown, PowerDown] = {"no": "yes", "yes": "ask", "ask": "no"}


@dataclass(frozen=True)
class Draft:
    """What lies in the registers so far, what is kept for later, and the register that was picked."""

    registers: tuple[tuple[int, ...], ...] = ((),) * REGISTERS
    picked: int | None = None
    prefix: str = ""
    power_down: PowerDown = "no"
    kept: int | None = None
    flywheel: int | None = None

    @property
    def used(self) -> list[int | None]:
        return [*(card for held in self.registers for card in held), self.kept, self.flywheel]

    def put(self, register: int, held: tuple[int, ...]) -> Draft:
        registers = list(self.registers)
        registers[register] = held
        return replace(self, registers=tuple(registers), picked=None)


@dataclass
class Editor:
    """A draft in somebody's hands; what is against the rules is refused at once and changes nothing."""

    course: Course
    seen: State
    seat: int
    policies: dict[str, Policy] = field(default_factory=dict)
    draft: Draft = field(default_factory=Draft)
    before: list[Draft] = field(default_factory=list)

    def __post_init__(self) -> None:
        hand = [int(card) * 10 for card in self.seen.hand[self.seat, : int(self.seen.hand_count[self.seat])]]
        spinning = [int(self.seen.flywheel[self.seat]) * 10] if self.seen.flywheel[self.seat] > 0 else []
        self.cards = [*sorted(hand, reverse=True), *spinning]
        to_fill = int(self.seen.to_program[self.seat])
        self.to_fill = [register for register in range(REGISTERS) if to_fill >> register & 1]

    @property
    def next_register(self) -> int | None:
        """Where the next card goes; None when the program is full."""
        if self.draft.picked is not None:
            return self.draft.picked
        return next(iter(self.missing), None)

    @property
    def missing(self) -> list[int]:
        """The registers that still need a card."""
        return [register for register in self.to_fill if not self.draft.registers[register]]

    @property
    def can_recompile(self) -> bool:
        return bool(can_recompile(self.seen, self.seat))

    def press(self, key: str) -> bool:
        """Carries out a key; False when it means nothing here. Raises a Refusal for what can't be."""
        changed = self.changed_by(key)
        if changed is None:
            return False
        self.check(changed)
        if changed != self.draft:
            self.before.append(self.draft)
        self.draft = changed
        return True

    def changed_by(self, key: str) -> Draft | None:
        if len(key) == 1 and self.draft.prefix and key in cards.KEYS:
            return self.prefixed(replace(self.draft, prefix=""), key)
        draft = replace(self.draft, prefix="")
        if len(key) == 1 and key in cards.KEYS:
            return self.with_card(draft, self.card(key))
        if len(key) == 1 and key in SHIFTED:
            return self.picking(draft, SHIFTED.index(key))
        if key in PREFIXES:
            return replace(draft, prefix=key)
        if key == "p":
            return replace(draft, power_down=IN_TURN[draft.power_down])
        if key == "x":
            return self.emptied(draft)
        return replace(draft, registers=Draft.registers, picked=None, kept=None, flywheel=None) if key == "delete" else None

    def prefixed(self, draft: Draft, key: str) -> Draft:
        """The digit after R picks a register, after K and F a card that is kept."""
        if self.draft.prefix == "r":
            return self.picking(draft, cards.KEYS.index(key))
        option, name = KEEPING[self.draft.prefix]
        if not holds(self.seen, self.seat, option):
            raise Refusal("", "wrong_step", why=f"only a robot with the option {name} keeps a card")
        card = self.free_card(self.card(key))
        return replace(draft, kept=card) if option == CONDITIONAL_PROGRAM else replace(draft, flywheel=card)

    def card(self, key: str) -> int:
        number = cards.KEYS.index(key)
        if number >= len(self.cards):
            raise Refusal("", "wrong_step", why=f"your hand has {len(self.cards)} cards, there is no card {key}")
        return self.cards[number]

    def free_card(self, card: int) -> int:
        if card in self.draft.used:
            raise Refusal("", "wrong_step", why=f"{cards.name(card)} is used already: Backspace takes it back")
        return card

    def picking(self, draft: Draft, register: int) -> Draft:
        if register not in self.to_fill:
            raise Refusal(
                "", "wrong_step", why=f"register {register + 1} is locked" if register < REGISTERS else "registers have the numbers 1 to 5"
            )
        return replace(draft, picked=register)

    def with_card(self, draft: Draft, card: int) -> Draft:
        """In a picked register a card joins the one there where R9.6 or R9.8 allows it, else takes its place."""
        register = self.next_register
        if register is None:
            raise Refusal(
                "", "wrong_step", why="every register has its card: Enter is done, R and 1-5 pick a register, Backspace takes back"
            )
        self.free_card(card)
        held = draft.registers[register]
        options = int(self.seen.holds[self.seat])
        for pair in ((*held, card), (card, *held)):
            if len(pair) == 2 and may_share(options, pair[0] // 10, pair[1] // 10):
                return draft.put(register, pair)
        return draft.put(register, (card,))

    def emptied(self, draft: Draft) -> Draft:
        if draft.picked is None:
            raise Refusal("", "wrong_step", why="pick a register first, with R and 1-5")
        return draft.put(draft.picked, ())

    def undo(self) -> None:
        """The last card comes back, or whatever else was done last."""
        if self.before:
            self.draft = self.before.pop()

    def turn_policy(self, question: str) -> None:
        """The next policy for this decision."""
        self.policies[question] = next_policy(question, held_by(self.seen, self.seat), self.policies.get(question, ASK))

    def questions(self) -> list[str]:
        return questions_for(self.seen, self.seat)

    def program(self, draft: Draft | None = None) -> LiveProgram:
        """The program as it stands, with its policies."""
        draft = draft or self.draft
        answers, back, asks = standing(self.policies, self.seen, self.seat)
        if draft.kept is not None:
            register = self.policies.get("conditional_program", ASK).change.get("register", 1)
            answers = structs.replace(answers, conditional_program=ConditionalProgram(draft.kept, register))
        return LiveProgram(
            seat=self.seat,
            registers=[list(held) or None for held in draft.registers],
            power_down=draft.power_down == "yes",
            re_entry=back,
            answers=answers,
            asks=[*asks, "power_down"] if draft.power_down == "ask" else asks,
            flywheel=draft.flywheel,
        )

    def check(self, draft: Draft) -> None:
        """Raises a Refusal that a person can read."""
        try:
            put_program(self.program(draft), self.course, copy(self.seen), is_partial=True)
        except Refusal as refusal:
            raise Refusal("", "wrong_step", why=refusal.reason) from None


def policies_only(course: Course, seen: State, seat: int, policies: dict[str, Policy]) -> LiveProgram:
    """R4.3, R9.28 For a robot without cards: it is asked all the same."""
    answers, back, asks = standing(policies, seen, seat)
    return LiveProgram(seat=seat, re_entry=back, answers=answers, asks=asks)
