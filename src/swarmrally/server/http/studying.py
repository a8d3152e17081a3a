"""Studies and puzzles for browsers without WebAssembly: within everybody's budget, and once for the same input."""

from __future__ import annotations

import subprocess
from collections.abc import Awaitable
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from swarmrally.kernel.compiler import is_warm, warm_in_background
from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.beside import studying
from swarmrally.server.beside.workers import Work
from swarmrally.server.forms.studying import BestAsked, Events, OddsAsked, PuzzleBook, PuzzlePlan, StepsAsked
from swarmrally.server.house import House
from swarmrally.server.http.answering import ready
from swarmrally.server.http.decoding import AnyRequest, Exact, Unread
from swarmrally.server.http.dependencies import Anybody, Here, owner_of
from swarmrally.server.http.solving import shipped_in
from swarmrally.study.lines import Best, Odds, Steps
from swarmrally.study.puzzles.puzzle import GAMES, Game
from swarmrally.study.puzzles.trying import Judged, LaidPuzzle
from swarmrally.table.desk.errands import Missing

LARGEST = 1024 * 1024
WARMING: dict[str, subprocess.Popen[bytes] | None] = {}
"""What is being compiled, by engine: somebody has to ask for what a process returned."""


@post("/api/study/report", dto=Unread, return_dto=None, status_code=200, request_max_body_size=LARGEST, is_packed=True)
async def report(request: AnyRequest, house: Here, anybody: Anybody, data: JSONBody[Record]) -> Response[dict[str, Any]]:
    """The report of a finished record, as `swarmrally study --json` writes it; of at most 40 rounds."""
    text: bytes = data  # type: ignore[assignment]
    return await answered(request, house, house.workers.do_in_parts(owner_of(request, anybody), studying.report, text))


@post("/api/study/odds", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST, is_packed=True)
async def odds(request: AnyRequest, house: Here, anybody: Anybody, data: JSONBody[OddsAsked]) -> Response[Odds]:
    """The chances to win at the end of a line of decisions."""
    return await answered(request, house, house.workers.do(owner_of(request, anybody), studying.odds, data))


@post("/api/study/best", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST, is_packed=True)
async def best(request: AnyRequest, house: Here, anybody: Anybody, data: JSONBody[BestAsked]) -> Response[Best]:
    """The best plans of a seat at the end of a line of decisions."""
    return await answered(request, house, house.workers.do(owner_of(request, anybody), studying.best, data))


@post("/api/study/steps", dto=Exact, return_dto=None, status_code=200, request_max_body_size=LARGEST, is_packed=True)
async def steps(request: AnyRequest, house: Here, anybody: Anybody, data: JSONBody[StepsAsked]) -> Response[Steps]:
    """What a line of decisions tells, and where it leads to."""
    return await answered(request, house, house.workers.do(owner_of(request, anybody), studying.steps, data))


@get("/api/puzzles/{game:str}", is_packed=True)
async def puzzle_book(request: AnyRequest, house: Here, anybody: Anybody, game: FromPath[str]) -> Response[PuzzleBook]:
    """All puzzles of a game, without their positions, and which day has which."""
    return await answered(request, house, house.workers.do(owner_of(request, anybody), studying.book, known(game)))


@get("/api/puzzles/{game:str}/{puzzle:str}", is_packed=True)
async def puzzle_position(
    request: AnyRequest, house: Here, anybody: Anybody, game: FromPath[str], puzzle: FromPath[str]
) -> Response[LaidPuzzle]:
    """The position of a puzzle, as a table would show it."""
    return await answered(request, house, house.workers.do(owner_of(request, anybody), studying.lay, known(game, puzzle), puzzle))


@post("/api/puzzles/{game:str}/{puzzle:str}/preview", dto=Exact, return_dto=None, status_code=200, is_packed=True)
async def puzzle_preview(
    request: AnyRequest, house: Here, anybody: Anybody, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzlePlan]
) -> Response[Events]:
    """The own way of a plan, as if nothing else moved."""
    return await on_puzzle(request, house, anybody, studying.preview, game, puzzle, data)


@post("/api/puzzles/{game:str}/{puzzle:str}/try", dto=Exact, return_dto=None, status_code=200, is_packed=True)
async def puzzle_try(
    request: AnyRequest, house: Here, anybody: Anybody, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[PuzzlePlan]
) -> Response[Judged]:
    """What a plan comes to, and which clauses of the goal hold."""
    return await on_puzzle(request, house, anybody, studying.attempt, game, puzzle, data)


async def answered(request: AnyRequest, house: House, work: Awaitable[bytes]) -> Response[Any]:
    """What is not compiled yet will be, beside the server, for whoever asks again."""
    try:
        return await ready(request, await work, room=house.told)
    except Refusal as refusal:
        if refusal.code == "ace_not_ready":
            warm()
        raise


def warm() -> None:
    for engine in map("study.{}".format, GAMES):
        process = WARMING.get(engine)
        if not is_warm(engine) and (process is None or process.poll() is not None):
            WARMING[engine] = warm_in_background(engine)


async def on_puzzle(
    request: AnyRequest, house: House, anybody: Anybody, work: Work, game: str, puzzle: str, data: PuzzlePlan
) -> Response[Any]:
    order = (known(game, puzzle), puzzle, bytes(data.plan))
    return await answered(request, house, house.workers.do(owner_of(request, anybody), work, *order))


def known(game: str, puzzle: str | None = None) -> Game:
    for each in GAMES:
        if each == game and (puzzle is None or puzzle in shipped_in(each)):
            return each
    raise Missing


ROUTES = [report, odds, best, steps, puzzle_book, puzzle_position, puzzle_preview, puzzle_try]
