"""What puzzles need of a game: both games have it, each in its `field`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from swarmrally.study.puzzles.puzzle import Clause, Game, Hint, Kind, Plan, Puzzle


class Moment(NamedTuple):
    """A position in which a seat is to plan."""

    position: bytes
    seat: int
    hand: list[int]
    others: str


class Place(NamedTuple):
    """A moment laid out: the board or course, and the state in which the seat plans."""

    ground: Any
    state: Any
    seat: int


class Proven(NamedTuple):
    """What trying every plan has shown."""

    plans: int
    """How many were tried."""
    solving: int
    """How many of them reach the goal."""
    solutions: int
    """More than are told apart: too many."""
    length: int
    """Columns or registers of the shortest solution, or -1."""
    solution: Plan
    wrong: Plan
    near: int
    """How near the wrong one comes, in thousandths of a thing to be done."""


class Trial(NamedTuple):
    """A plan that was played."""

    verdicts: list[int]
    """By clause, as the engine's `judge` gives them."""
    rows: list[list[int]]
    """The events."""
    after: Any
    """The state after them."""

    @property
    def is_solved(self) -> bool:
        return min(self.verdicts) > 0


class Laid(NamedTuple):
    """A place for those who look at it: what everybody sees, what only the seat does, and what lies open of others."""

    snapshot: dict[str, Any]
    own: dict[str, Any]
    programs: dict[int, Any]
    bearings: list[Any]


class Field(Protocol):
    def moments(self, seed: str, number: int, kind: Kind) -> Iterator[Moment]:
        """The moments of one game between bots that may make puzzles of that kind."""

    def laid_out(self, position: bytes, seat: int, hand: list[int]) -> Place:
        """The state as the page gets it."""

    def wishes(self, place: Place) -> Iterator[list[list[Clause]]]:
        """Goals to try, in groups: of each group the first one that few plans reach is taken."""

    def conditions(self, goal: Sequence[Clause], place: Place) -> Any:
        """The goal as the engine judges it."""

    def proven(self, goal: Sequence[Clause], place: Place) -> Proven:
        """Every plan tried."""

    def tried(self, plan: Plan, goal: Sequence[Clause], place: Place) -> Trial:
        """One plan played by the game's own entries; a Refusal for one against the rules."""

    def read_plan(self, text: bytes) -> Plan:
        """A plan in JSON."""

    def bots_plan(self, bot: str, nodes: int, place: Place) -> Plan:
        """What a bot would do here."""

    def themes(self, goal: Sequence[Clause], place: Place, proven: Proven, solved: Trial, failed: Trial) -> list[str]:
        """What the puzzle is about."""

    def rules(self, trial: Trial, seat: int) -> list[str]:
        """The rules by which something happened to the seat, or because of it."""

    def hints(self, place: Place, proven: Proven, solved: Trial) -> list[Hint]:
        """Where to look, and what to do first."""

    def laid(self, place: Place, ground: str) -> Laid:
        """What is told of it before anybody has planned."""

    def sent_plan(self, text: bytes, seat: int) -> Plan:
        """A plan as a table gets it; a Refusal for one of another seat, or none."""

    def preview(self, plan: Plan, place: Place) -> list[dict[str, Any]]:
        """The seat's own way, as if nothing else moved; a Refusal for a plan against the rules."""

    def told(self, trial: Trial, place: Place) -> list[dict[str, Any]]:
        """The events of a try, as forms."""

    def ground_of(self, puzzle: Puzzle) -> str:
        """The name under which the page finds the board or course."""

    def cell_of(self, place: Place) -> int:
        """Where the seat's craft or robot stands."""

    def mode_of(self, place: Place) -> str:
        """What is played for, where a game has several modes."""


def field_of(game: Game) -> Field:
    return cast(Field, import_module(f"swarmrally.study.puzzles.{game}.field"))
