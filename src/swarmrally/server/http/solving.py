"""Puzzles that I have tried, kept with my other things for as long as I want that; and how hard puzzles have proven."""

from __future__ import annotations

import functools

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Raw

from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import studying
from swarmrally.server.forms.solving import (
    KeptOutcome,
    MyPuzzles,
    OtherOutcomes,
    Outcome,
    PuzzleLevels,
    PuzzlesToKeep,
    Rush,
    came_of,
)
from swarmrally.server.guard.limits import address_of
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, Exact
from swarmrally.server.http.dependencies import Here, Someone, owner_of
from swarmrally.server.http.lobby import check_staying
from swarmrally.store.keeping import solvers
from swarmrally.study.puzzles.daily import days_file
from swarmrally.study.puzzles.puzzle import Game

LARGEST = 512 * 1024
NOBODY_YET = msgspec.json.encode(PuzzleLevels({}))
LARGEST_OUTCOME = 8 * 1024


@get("/api/me/puzzles", is_packed=True)
async def my_puzzles(request: AnyRequest, house: Here, player: Someone) -> Response[MyPuzzles]:
    """What is kept of the puzzles that I have tried."""
    found = await house.store.solvers.fetch(player.id)
    mine = MyPuzzles(False, [], [])
    if found is not None:
        mine = MyPuzzles(True, [told(row) for row in found.rows], [Rush(*rush) for rush in found.rushes])  # type: ignore[arg-type]
    return await ready(request, msgspec.json.encode(mine), room=house.told)


@post("/api/me/puzzles", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST)
async def keep_puzzles(request: AnyRequest, house: Here, player: Someone, data: JSONBody[PuzzlesToKeep]) -> OtherOutcomes:
    """Keep these here; from the first time on, what I keep is counted in how hard puzzles are."""
    check_staying(house)
    rows = [row_of(each.outcome, each.number, f"/outcomes/{place}") for place, each in enumerate(data.outcomes)]
    house.limits.take("upload", address_of(request.scope), sum(len(row.body) + solvers.ROW for row in rows) / 1000)
    rushes = [solvers.Rush(rush.at, rush.game, rush.solved, rush.failed) for rush in data.rushes]
    most = house.options.quotas.puzzle_bytes_of_player
    return OtherOutcomes([told(row) for row in await house.store.solvers.keep(player.id, rows, rushes, house.now, most)])


@delete("/api/me/puzzles", status_code=200)
async def forget_puzzles(house: Here, player: Someone) -> MyPuzzles:
    """Keep nothing of my puzzles here any more, and delete what was kept."""
    await house.store.solvers.forget(player.id)
    return MyPuzzles(False, [], [])


@get("/api/puzzles/levels", is_packed=True)
async def puzzle_levels(request: AnyRequest, house: Here) -> Response[PuzzleLevels]:
    """The levels of puzzles that those who have tried them have moved."""
    counts = await house.store.solvers.counts()
    if not counts:
        return await ready(request, NOBODY_YET)
    return await ready(request, await house.workers.do(owner_of(request), studying.levels, msgspec.json.encode(counts)), room=house.told)


def row_of(outcome: Outcome, number: int, pointer: str) -> solvers.Row:
    body = msgspec.json.encode(outcome)
    if len(body) > LARGEST_OUTCOME:
        raise Refusal(pointer, "too_large", what="bytes", most=LARGEST_OUTCOME)
    return solvers.Row(outcome.puzzle, number, body, came_of(outcome) if outcome.puzzle in shipped_in(outcome.game) else None)


def told(row: solvers.Row) -> KeptOutcome:
    return KeptOutcome(row.number, Raw(row.body))


@functools.cache
def shipped_in(game: Game) -> frozenset[str]:
    """Every puzzle has its day: to know them all it takes no puzzle."""
    return frozenset(days_file(game).read_text().split())


ROUTES = [my_puzzles, keep_puzzles, forget_puzzles, puzzle_levels]
