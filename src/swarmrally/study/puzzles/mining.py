"""Mining: puzzles from games between bots. The same seed gives the same puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec import Raw

from swarmrally.study.puzzles.field import Field, Moment, Place, Proven, Trial, field_of
from swarmrally.study.puzzles.levels import FINDERS, difficulty
from swarmrally.study.puzzles.puzzle import MOST_SOLUTIONS, Clause, Game, Kind, Puzzle, Wrong, id_of

SHORTEST = 2
"""Columns or registers: what one of them does is no puzzle."""
RARE = 8
"""At most one plan in so many reaches the goal."""
MARK_OF: dict[Kind, str] = {"shown": "others", "odd": "odd_course", "options": "options"}
"""The theme that a puzzle of a kind has to have: else what is special about it has no part in it."""
Found = tuple[list[Clause], Proven]


def mined(game: Game, seed: str, games: range, done: Callable[[int], None], kind: Kind = "plain") -> Iterator[Puzzle]:
    """All that these games have, game after game."""
    field = field_of(game)
    for number in games:
        for moment in field.moments(seed, number, kind):
            yield from puzzles_at(field, moment, MARK_OF.get(kind))
        done(1)


def puzzles_at(field: Field, moment: Moment, mark: str | None) -> Iterator[Puzzle]:
    """The best goal of each kind, if it has the theme that is wanted; at most one of them is chosen in the end."""
    place = field.laid_out(moment.position, moment.seat, moment.hand)
    found = [hit for group in field.wishes(place) if (hit := first_hit(field, place, group)) is not None]
    best: dict[str, Found] = {}
    for goal, proven in sorted(found, key=lambda hit: -promise(*hit)):
        best.setdefault(goal[0].kind, (goal, proven))
    for goal, proven in best.values():
        solved, failed = field.tried(proven.solution, goal, place), field.tried(proven.wrong, goal, place)
        themes = field.themes(goal, place, proven, solved, failed)
        if mark is None or mark in themes:
            yield puzzle_from(field, moment, place, goal, proven, solved, failed, themes)


def first_hit(field: Field, place: Place, group: list[list[Clause]]) -> Found | None:
    """The first goal that can be reached, which must be hard enough: what comes after it is easier."""
    for goal in group:
        proven = field.proven(goal, place)
        if proven.solutions:
            return (goal, proven) if is_puzzle(proven) else None
    return None


def is_puzzle(proven: Proven) -> bool:
    return proven.solutions <= MOST_SOLUTIONS and proven.length >= SHORTEST and proven.plans >= RARE * proven.solving


def promise(goal: list[Clause], proven: Proven) -> int:
    """Few solutions, long ones, and a wrong plan that tempts."""
    return 40 // proven.solutions + 10 * proven.length + proven.near // 40


def puzzle_from(
    field: Field, moment: Moment, place: Place, goal: list[Clause], proven: Proven, solved: Trial, failed: Trial, themes: list[str]
) -> Puzzle:
    missed = [number for number, verdict in enumerate(failed.verdicts) if verdict <= 0]
    solvers = [f"{name}/{nodes}" for name, nodes in FINDERS if field.tried(field.bots_plan(name, nodes, place), goal, place).is_solved]
    rules = dict.fromkeys([*field.rules(solved, place.seat), *field.rules(failed, place.seat)[:2]])
    return Puzzle(
        id=id_of(moment.position, moment.hand, moment.seat, goal),
        seat=moment.seat,
        position=Raw(moment.position),
        hand=moment.hand,
        others=moment.others,  # type: ignore[arg-type]
        goal=goal,
        difficulty=difficulty(proven, goal, solvers),
        level=0,
        themes=themes,
        rules=list(rules),
        solutions=proven.solutions,
        length=proven.length,
        solution=Raw(msgspec.json.encode(proven.solution)),
        wrong=Wrong(Raw(msgspec.json.encode(proven.wrong)), missed, max(0, proven.near)),
        hints=field.hints(place, proven, solved),
        solvers=solvers,
    )
