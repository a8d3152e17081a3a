"""Positions as pictures: robots on a drawn floor play some registers or a whole turn, and what came of it can be looked at.

A program has one word a register: `1 2 3 b l r u` are Move 1 to 3, Back Up and the rotations, `1+l` two cards in one register. Of the
same kind, earlier robots get the higher priorities. A robot without a program does nothing. Floors without robots can be drawn as in
`swarmrally.roborally.components.floors`; a robot there is written with its place, `0,0 E: 1 l`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, convert
from tests.roborally.picture import Picture, read_picture

from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import from_bytes, new, to_bytes
from swarmrally.roborally.components.cards import CARDS, KIND
from swarmrally.roborally.components.course import lay_out
from swarmrally.roborally.components.floors import read_floor
from swarmrally.roborally.components.option_cards import NAMES
from swarmrally.roborally.components.state import ANNOUNCING, CLEANING, DEALING, NOT_OVER, QUESTIONS, REGISTER, State
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import sheet_of
from swarmrally.roborally.forms.reading import state_from
from swarmrally.roborally.forms.schema import Answers, Position, Program, ReEntry
from swarmrally.roborally.forms.writing import position_from, robot_from
from swarmrally.roborally.playing.resolving import outcome
from swarmrally.roborally.rules.handing_in import keep_for_later, take_policies
from swarmrally.roborally.rules.sequence import answer, play_register, play_turn, rest

LETTERS = "ulrb123"
OPEN_FLOOR = """
+   +   +   +   +   +   +
  .   .   .   .   .   .
+   +   +   +   +   +   +
  .   .   .   .   .   .
+   +   +   +   +   +   +
  .   .   .   .   .   .
+   +   +   +   +   +   +
  .   .   .   .   .   .
+   +   +   +   +   +   +
"""


LOCKED = {str(register): [10 * register] for register in range(1, 6)}
JAMMED: dict[str, list[int]] = {str(register): [] for register in range(1, 6)}
"""Five locked registers, with U-Turns and rotations in them, or with nothing."""


def robot(text: str = "", *options: str, **fields: Any) -> dict[str, Any]:
    """`1 l 2` and the options it holds, with whatever else a position says of a robot, and `answers`, `re_entry`, `power_down`, `ask`."""
    place, _, program = text.partition(":") if "," in text else ("", "", text)
    made: dict[str, Any] = {"program": program.split(), **({"options": list(options)} if options else {})}
    if place:
        where, made["heading"] = place.split()
        made["at"] = made["archive"] = [int(part) for part in where.split(",")]
    return made | fields


def drawn_robots(drawn: Picture, robots: tuple[dict[str, Any], ...]) -> list[dict[str, Any]]:
    """What the picture and the test say of each seat; an archive is where its robot begins."""
    seats = max(len(robots), *(seat + 1 for seat in drawn.robots)) if drawn.robots else len(robots)
    made = []
    for seat in range(seats):
        said = dict(robots[seat]) if seat < len(robots) else {"program": []}
        if seat in drawn.robots:
            at, heading = drawn.robots[seat]
            said = {"at": list(at), "archive": list(at), "heading": heading, **said}
        made.append({"seat": seat, "dock": seat + 1, **said})
    return made


def floor_alone(text: str) -> Picture:
    return Picture(read_floor("floor drawn\n" + text.strip("\n"), "the picture")[1], {}, [])


class Scene:
    """A course, its robots, and what happened; `twice` lays the floor a second time, to the right of the first."""

    def __init__(
        self, floor: str, *robots: dict[str, Any], flags: Any = (), special: Any = (), deck: Any = (), twice: bool = False, **fields: Any
    ) -> None:
        drawn = read_picture(floor) if "+    +" in floor or "+----+" in floor else floor_alone(floor)
        parts = [(drawn.floor, 0, 0), *([(drawn.floor, drawn.floor.width, 0)] if twice else [])]
        specials = [special] if isinstance(special, str) else list(special)
        self.course = lay_out(parts, None, [tuple(flag) for flag in flags] or drawn.flags, specials)
        self.free = [card for card in range(CARDS, 0, -1) if card * 10 not in deck]
        forms, extras = [], []
        for each in drawn_robots(drawn, robots):
            extras.append({name: each.pop(name) for name in ("program", "answers", "re_entry", "power_down", "ask") if name in each})
            forms.append(each)
        for form in forms:
            for cards in form.get("locked", {}).values():
                self.free = [card for card in self.free if card * 10 not in cards]
        position = {"game": "roborally", "course": Raw(b'"drawn"'), "robots": forms, "program_deck": list(deck), **fields}
        self.state = state_from(convert(position, Position), self.course)
        self.buffer = new(Events)
        for seat, extra in enumerate(extras):
            self.program(seat, **extra)

    def program(
        self, seat: int, program: Any = (), answers: Any = None, re_entry: Any = None, power_down: bool = False, ask: Any = ()
    ) -> None:
        for register, word in enumerate(program):
            for slot, letter in enumerate(word.split("+")):
                self.state.registers[seat, register, slot] = self.card(letter)
        orders = Program(seat, power_down=power_down, re_entry=convert(re_entry or {}, ReEntry), answers=convert(answers or {}, Answers))
        sheet = sheet_of(orders)
        take_policies(self.state, sheet, seat)
        keep_for_later(self.state, sheet, seat)
        self.state.asks[seat] = sum(1 << QUESTIONS.index(question) for question in ask)

    @property
    def position(self) -> dict[str, Any]:
        """The position as an answer shows it."""
        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position_from(self.state, self.course, Raw(b'"drawn"'))))
        return shown

    def card(self, letter: str) -> int:
        found = next(card for card in self.free if KIND[card] == LETTERS.index(letter))
        self.free.remove(found)
        return found

    def play(self, registers: int = 1) -> Scene:
        """So many registers, as far as nobody has to decide."""
        self.state.stage = REGISTER
        for _ in range(registers):
            if self.state.over == NOT_OVER and self.is_played(play_register(self.course, self.state, self.buffer)):
                self.state.register += 1
                self.state.part = 0
        return self

    def is_played(self, played: bool) -> bool:
        """R9.28 Whether all was played; it stops only where somebody is asked."""
        assert played != is_waiting(self.state)
        return played

    def turn(self) -> Scene:
        """The whole turn, or up to the next question."""
        if self.state.stage != REGISTER and self.state.part == 0 and not self.buffer.told:
            rest(self.state, self.buffer)
            self.state.stage = ANNOUNCING
        return self.go_on()

    def clean_up(self) -> Scene:
        """What comes after the fifth register, or up to the next question."""
        if self.state.stage != CLEANING:
            self.state.stage, self.state.part = CLEANING, 0
        return self.go_on()

    def go_on(self) -> Scene:
        """To the end of the turn, or of the game, or to a question."""
        play_turn(self.course, self.state, self.buffer)
        self.is_played(bool(self.state.stage == DEALING or self.state.over != NOT_OVER))
        return self

    def answer(self, choice: Any) -> Scene:
        """The seat that was asked decides; the state goes through its saved form first."""
        self.state = from_bytes(State, to_bytes(self.state))
        number = next(number for form, number in legal_answers(self.course, self.state) if form == choice)
        answer(self.state, self.buffer, number)
        return self

    @property
    def question(self) -> tuple[int, str | None]:
        return int(self.state.asked_seat), QUESTIONS[self.state.question]

    def robot(self, seat: int) -> dict[str, Any]:
        """A robot as a position shows it."""
        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(robot_from(self.state, self.course, seat)))
        return shown

    def at(self, seat: int) -> str | None:
        """Where a robot stands and faces, as it is written in a scene."""
        shown = self.robot(seat)
        return shown["at"] and f"{shown['at'][0]},{shown['at'][1]} {shown['heading']}"

    def all(self) -> list[str | None]:
        return [self.at(seat) for seat in range(int(self.state.seats))]

    def damage(self) -> list[int]:
        return [int(points) for points in self.state.robot_damage[: int(self.state.seats)]]

    def events(self, *kinds: str) -> list[dict[str, Any]]:
        return [event for event in described(rows(self.buffer)) if event["kind"] in kinds]

    def told(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds, each as its rule and what its fields hold."""
        return [tuple(value for name, value in event.items() if name not in ("kind", "beat")) for event in self.events(*kinds)]

    @property
    def outcome(self) -> dict[str, Any] | None:
        return outcome(self.state)

    def options(self, seat: int) -> list[str]:
        return [NAMES[option] for option in self.state.options[seat, : int(self.state.option_count[seat])]]


def fired(picture: str, weapon: str, *others: dict[str, Any], **fields: Any) -> Scene:
    """The robot of seat 0 fires a replacement weapon in register 1."""
    return Scene(picture, robot("", weapon, answers={"weapon": {"1": weapon}}), *others, **fields)
