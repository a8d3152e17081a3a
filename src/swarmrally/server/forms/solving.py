"""Forms about the puzzles that somebody has tried. What the page keeps of one is sent as it is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from swarmrally.server.forms.reasons import Asked
from swarmrally.store.keeping.solvers import Came
from swarmrally.study.puzzles.puzzle import LEVELS, Game

MOST_ATTEMPTS = 50
MOST_AT_ONCE = 200
LAST = 2**53
Count = Annotated[int, Meta(ge=0, le=LAST)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
PuzzleKey = Annotated[str, Meta(pattern=r"^([0-9a-f]{8}|\d{4}-\d\d-\d\d (asteroyds|roborally))$")]
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Attempt(Asked, rename="camel"):
    plan: Raw
    steps: Annotated[int, Meta(ge=0, le=50)]
    of: Annotated[int, Meta(ge=0, le=50)]
    is_solved: bool
    at: Count


class Outcome(Asked, rename="camel"):
    """What became of a puzzle; of a day's puzzle, which counts for that day as well, there are two."""

    puzzle: PuzzleKey
    """Its id; of a day's puzzle, the day and the game."""
    game: Game
    theme: Word
    level: Annotated[int, Meta(ge=1, le=LEVELS)]
    attempts: Annotated[list[Attempt], Meta(max_length=MOST_ATTEMPTS)]
    hints: Annotated[int, Meta(ge=0, le=2)]
    was_shown: bool
    began_at: Count
    solved_at: Count | None
    seconds: Annotated[float, Meta(ge=0, le=1_000_000)]
    day: Day | None


class Rush(Asked):
    """Three minutes as fast as one can."""

    at: Count
    game: Game
    solved: Annotated[int, Meta(ge=0, le=1000)]
    failed: Annotated[int, Meta(ge=0, le=1000)]


class OutcomeToKeep(Asked):
    outcome: Outcome
    number: Count = 0
    """That of the one from which it was made; 0 where none was kept."""


class PuzzlesToKeep(Asked):
    outcomes: Annotated[list[OutcomeToKeep], Meta(max_length=MOST_AT_ONCE)] = field(default_factory=list)
    rushes: Annotated[list[Rush], Meta(max_length=MOST_AT_ONCE)] = field(default_factory=list)


class KeptOutcome(Struct):
    number: int
    outcome: Raw
    """As it was sent."""


class MyPuzzles(Struct):
    kept: bool
    """Whether anything is to be kept here for me."""
    outcomes: list[KeptOutcome]
    rushes: list[Rush]


class OtherOutcomes(Struct):
    others: list[KeptOutcome]
    """Of which another one was kept meanwhile: what was sent is not kept, and can be made anew from this one."""


class PuzzleLevels(Struct):
    levels: dict[str, int]
    """Of puzzles that have proven harder or easier than they were taken for, by their ids."""


def came_of(outcome: Outcome) -> Came | None:
    """Once it is decided, and once for a puzzle: not again for its day."""
    if outcome.day is not None or (outcome.solved_at is None and not outcome.was_shown):
        return None
    solved = outcome.solved_at is not None and not outcome.was_shown
    return Came(1, int(solved), int(solved and len(outcome.attempts) == 1 and outcome.hints == 0))
