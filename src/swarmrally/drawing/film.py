"""A record as a film: pictures of the moments that count, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from swarmrally.asteroyds.components import events as in_space
from swarmrally.asteroyds.playing import fold as fold_space
from swarmrally.asteroyds.playing import game as space
from swarmrally.drawing.factory import draw_factory, plan_as_it_lies
from swarmrally.drawing.space import draw_space
from swarmrally.drawing.svg import tag
from swarmrally.kernel.events import BEAT, KIND
from swarmrally.kernel.fields import copy
from swarmrally.kernel.records import Record
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components import events as in_factory
from swarmrally.roborally.playing import fold as fold_factory
from swarmrally.roborally.playing import game as factory
from swarmrally.roborally.playing.setting_up import BOTS

Draw = Callable[[Any], str]
MOMENTS = {
    "asteroyds": {in_space.ROUND_BEGAN, in_space.DIE_CALLED, in_space.FLIGHT_BEGAN, in_space.GAME_ENDED},
    "roborally": {in_factory.TURN_BEGAN, in_factory.REGISTER_BEGAN, in_factory.GAME_ENDED},
}
"""Before these something begins: a round, a die's moves, a flight, a register; so one sees what came of what was before."""


def frames(record: Record, every_beat: bool = False) -> Iterator[str]:
    """Pictures without two alike in a row: at every moment that counts, or at every beat."""
    before = ""
    for picture in pictures(record, every_beat):
        if picture != before:
            yield picture
        before = picture


def pictures(record: Record, every_beat: bool) -> Iterator[str]:
    if record.game not in MOMENTS:
        raise Refusal("/game", "wrong_call", expected=f"{' or '.join(MOMENTS)}, got {record.game[:40]}")
    games: Any = space if record.game == "asteroyds" else factory
    fold = fold_space.fold if record.game == "asteroyds" else fold_factory.fold
    *_, game = games.replay(record)
    state, draw = first_of(games, game), drawing_of(game)
    for stretch in game.told:
        beat = -1
        for row in stretch:
            if row[KIND] in MOMENTS[record.game] or (every_beat and row[BEAT] != beat):
                yield draw(state)
            beat = row[BEAT]
            fold(state, row)
    yield draw(state)


def first_of(games: Any, game: Any) -> Any:
    board = game.board if games is space else game.course
    return copy(games.first_state(game.setup, board, game.seed))


def drawing_of(game: Any) -> Draw:
    """How the states of this game are drawn."""
    if isinstance(game, space.Game):
        return partial(draw_space, game.board)
    setup = game.setup
    robots = [seat.robot for seat in setup.seats] or BOTS[: int(game.state.seats)]
    return lambda state: draw_factory(plan_as_it_lies(setup, game.course, state), state, robots)


def moving_svg(frames: list[str], seconds: float) -> str:
    """All pictures in one file, each shown for so long, for ever."""
    total, count = seconds * len(frames), len(frames)
    shown = []
    for number, frame in enumerate(frames):
        times = sorted({0.0, number / count, (number + 1) / count, 1.0})
        values = ["visible" if number / count <= time < (number + 1) / count else "hidden" for time in times]
        turn = tag(
            "animate",
            attributeName="visibility",
            values=";".join(values),
            keyTimes=";".join(f"{time:.6f}" for time in times),
            calcMode="discrete",
            dur=f"{total:.2f}s",
            repeatCount="indefinite",
        )
        shown.append(tag("g", turn + frame, visibility="visible" if number == 0 else "hidden"))
    head = frames[0][: frames[0].index(">") + 1]
    return head + "".join(shown) + "</svg>"
