"""One round of a position, as `swarmrally resolve` plays it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from swarmrally.asteroyds.position import board_from, position_from, read_position, state_from
from swarmrally.asteroyds.sequence import play_round
from swarmrally.asteroyds.state import NOT_OVER, PLANNING, REASONS, State
from swarmrally.asteroyds.wire import events_json
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.kernel.refusal import Refusal


def resolve(text: bytes | str) -> str:
    """The answer to a position as JSON, or a Refusal."""
    position = read_position(text)
    if position.dice is UNSET:
        raise Refusal("/dice", "expected the three dice, each from 1 to 6")
    board = board_from(position)
    state, events = state_from(position, board), new(Events)
    state.stage = PLANNING
    play_round(board.hexes, state, events)
    after = msgspec.json.encode(position_from(state, board)).decode()
    return f'{{"position":{after},"events":{events_json(rows(events), board)},"outcome":{outcome_json(state)}}}'


def outcome_json(state: State) -> str:
    """null while the game goes on."""
    if state.over == NOT_OVER:
        return "null"
    return msgspec.json.encode({"winners": winners(state), "reason": REASONS[state.over]}).decode()


def winners(state: State) -> list[int]:
    return [seat for seat in range(int(state.seats)) if int(state.winners) >> seat & 1]
