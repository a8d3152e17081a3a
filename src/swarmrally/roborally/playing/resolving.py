"""One turn of a position, as `swarmrally resolve` plays it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import new
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.state import NOT_OVER, REASONS, State
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.reading import read_position, state_from
from swarmrally.roborally.forms.writing import position_from
from swarmrally.roborally.rules.odd_courses.turntable import own
from swarmrally.roborally.rules.sequence import play_turn, rest


def resolve(text: bytes | str) -> str:
    """The answer to a position as JSON, or a Refusal."""
    position = read_position(text)
    if position.programs is UNSET:
        raise Refusal("/programs", "no_programs")
    course = own(course_from(bytes(position.course)))
    state, events = state_from(position, course), new(Events)
    rest(state, events)
    play_turn(course, state, events)
    answer = {"position": position_from(state, course, position.course), "events": described(rows(events)), "outcome": outcome(state)}
    return msgspec.json.encode(answer).decode()


def outcome(state: State) -> dict[str, Any] | None:
    """None while the game goes on."""
    if state.over == NOT_OVER:
        return None
    return {"winners": winners(state), "reason": REASONS[state.over]}


def winners(state: State) -> list[int]:
    return [seat for seat in range(int(state.seats)) if int(state.winners) >> seat & 1]
