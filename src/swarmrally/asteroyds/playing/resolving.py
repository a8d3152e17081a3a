"""One round of a position, as `swarmrally resolve` plays it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from swarmrally.asteroyds.components.state import NOT_OVER, PLANNING, REASONS, SEATS
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import events_json
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.spans import OUTCOME
from swarmrally.asteroyds.forms.writing import position_json
from swarmrally.asteroyds.rules.sequence import play_round
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new, to_bytes
from swarmrally.kernel.refusal import Refusal


def resolve(text: bytes | str) -> str:
    """The answer to a position as JSON, or a Refusal."""
    position = read_position(text)
    if position.dice is UNSET:
        raise Refusal("/dice", "no_dice")
    board = board_from(position.board)
    state, events = state_from(position, board), new(Events)
    state.stage = PLANNING
    play_round(board.hexes, state, events)
    memory = to_bytes(state)
    told = events_json(rows(events), board)
    return f'{{"position":{position_json(memory, board)},"events":{told},"outcome":{outcome_json(*OUTCOME.numbers(memory))}}}'


def outcome_json(over: int, seats: int) -> str:
    """null while the game goes on."""
    if over == NOT_OVER:
        return "null"
    return msgspec.json.encode({"winners": winners(seats), "reason": REASONS[over]}).decode()


def winners(seats: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(SEATS) if seats >> seat & 1]
