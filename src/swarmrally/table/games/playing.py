"""What a table needs of a game. Both games have it, in asteroyds.py and roborally.py; a table knows no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from msgspec import Raw

from swarmrally.bots import Advice, Budget
from swarmrally.kernel.chance import Shuffles
from swarmrally.kernel.records import Record
from swarmrally.table.events import Events

Stage = Literal["planning", "deciding", "over"]
Skill = Literal["novice", "expert"]
NOBODY = -1
"""The seat of a spectator."""


class Play(Protocol):
    """A game that is on. What checks raises a Refusal and changes nothing; what does was checked before."""

    seats: int
    can_take_back: bool
    """Whether a sealed plan can be changed while others still plan."""

    @property
    def stage(self) -> Stage: ...

    @property
    def round(self) -> int: ...

    def awaited(self) -> list[int]:
        """The seats without which nothing goes on."""

    def has_sealed(self, seat: int) -> bool:
        """Whether this seat's plan for the round stands."""

    def may_order(self, seat: int) -> bool:
        """Whether a seat that nobody waits for may still give orders for this round."""

    def check_draft(self, seat: int, plan: bytes) -> Raw:
        """The plan as it would be kept, which may be unfinished."""

    def check_plan(self, seat: int, plan: bytes) -> Raw:
        """The plan as it would be sealed."""

    def check_action(self, seat: int, action: str) -> None: ...

    def check_answer(self, seat: int, answer: Any) -> None: ...

    def seal(self, seat: int, plan: bytes) -> None:
        """The last one lets the round begin."""

    def take_back(self, seat: int) -> None: ...

    def time_out(self, drafts: Mapping[int, bytes]) -> None:
        """Planning is over: what was saved last stands."""

    def act(self, seat: int, action: str) -> None:
        """Something else that a seat may do while planning."""

    def idle_plan(self, seat: int) -> Raw:
        """A legal plan for somebody who makes none."""

    def answers(self) -> list[Any]:
        """What the seat that is asked may answer, the clock's default first."""

    def answer(self, seat: int, answer: Any) -> None: ...

    def decide(self, decision: Raw) -> None:
        """As a record has it, or a Refusal: all that a seat can do, and nothing by itself."""

    def new_events(self) -> tuple[list[list[int]], Events, int]:
        """What happened since the last call as the engine wrote it and as it is told, and over how many beats."""

    def snapshot(self) -> dict[str, Any]:
        """Everything that everybody may see."""

    def own(self, seat: int) -> dict[str, Any]:
        """What only this seat may see."""

    def sight(self, seat: int) -> bytes:
        """The seat's view as a saved state, for a bot."""

    def preview(self, seat: int, plan: bytes, with_swarm: bool) -> str:
        """The events of this plan alone, from what the seat may know."""

    def forecast(self) -> str:
        """The events of what moves by itself, from what everybody may know."""

    def bearings(self) -> list[Any]:
        """Where what moves by itself would be sent, piece by piece, from what everybody may know."""

    def first_seat(self) -> int | None:
        """Who was the first player in the first round; None in a scenario."""

    def outcome(self) -> dict[str, Any] | None:
        """Who has won and why."""

    def progress(self, seat: int) -> tuple[int, ...]:
        """How far a seat came: whoever has the greater one came farther."""

    def figure(self, seat: int) -> tuple[str | None, str | None]:
        """The colour and the pilot, or the robot twice; None in a scenario without them."""

    def side(self, seat: int) -> int:
        """Seats with the same number win together."""

    def seconds_for_last(self, owners: Mapping[int, int]) -> int | None:
        """How long the only one of these players who is not done may take, where a rule says so; `owners` has them by seat."""

    def record(self) -> Record:
        """Not of a game that was resumed: what was decided before is not known."""

    def save(self) -> bytes:
        """For `resume`."""


class Box(Protocol):
    """A game before it begins."""

    def read_setup(self, text: bytes) -> Any:
        """What was chosen for a table, or a Refusal; its seats are chosen at the table."""

    def title(self, setup: Any) -> str:
        """The mode or the course."""

    def extras(self, setup: Any) -> tuple[str, ...]:
        """What is played with that a list of tables should tell."""

    def check_seats(self, setup: Any, seats: int) -> None:
        """Raises a Refusal when it can't be played by so many."""

    def check_owners(self, setup: Any, seats: int, owners: list[int]) -> list[int]:
        """Whose seats are whose, as the rules have it or the host wants it; a Refusal when that can't be."""

    def check_teams(self, setup: Any, seats: int, teams: list[int]) -> None:
        """Raises a Refusal when the seats can't be in these teams."""

    def check_wish(self, setup: Any, taken: Sequence[bytes], wish: bytes, team: int | None = None) -> Raw:
        """A seat's wishes as they are kept, or a Refusal when they can't be, or somebody else has them; `team` is settled already."""

    def seated(self, setup: Any, wishes: Sequence[bytes], first_seat: int | None, draw: Shuffles) -> Raw:
        """The whole set-up: wishes granted, the rest drawn."""

    def stopwatch(self, setup: Any, skill: Skill) -> int | None:
        """How many seconds the rules give for a plan."""

    def begin(self, setup: bytes, seed: str, decisions: Sequence[Raw]) -> Play:
        """A game from its beginning, or from where the decisions of its record lead."""

    def resume(self, setup: bytes, seed: str, saved: bytes) -> Play:
        """The game of this set-up and seed as it was when it was saved, by this very program."""

    def choose(self, setup: bytes, sight: bytes, seat: int, bot: str, seed: int, answers: list[Any] | None, budget: Budget) -> Any:
        """What a bot plans, or does before it plans (Act), or answers when there are answers to choose from."""

    def advise(self, setup: bytes, sight: bytes, seat: int, seed: int, budget: Budget) -> Advice:
        """What the ace would plan, and what it expects of that."""
