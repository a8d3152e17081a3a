"""Watching a record: forwards and back, by event, beat and round."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from swarmrally.asteroyds.board import Board
from swarmrally.asteroyds.fold import fold_all
from swarmrally.asteroyds.state import State
from swarmrally.cli.terminal.board import Marks, board_lines
from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.frames import View, flight_frame
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.narration import styled
from swarmrally.cli.terminal.pace import flying_in, focus_of
from swarmrally.cli.terminal.panels import GO, HARM, QUIET
from swarmrally.cli.terminal.screen import Screen
from swarmrally.kernel.events import BEAT
from swarmrally.kernel.fields import copy

KEPT_EVERY = 64
HINT = "  → ← event   Space B beat   ] [ round   Home End   Q leaves"


@dataclass
class Film:
    """A game as states and events: the position at event n is the first state with the events 1 to n folded."""

    board: Board
    cast: Cast
    first: State
    rows: Sequence[list[int]]
    events: Sequence[dict[str, Any]]
    note: str = ""
    kept: list[State] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sentences = [styled(event, self.cast.names) for event in self.events]
        self.beats = [0, *itertools.accumulate(len(list(beat)) for _, beat in itertools.groupby(self.rows, lambda row: row[BEAT]))]
        self.rounds = [
            0,
            *(number for number, event in enumerate(self.events, 1) if event["kind"] == "RoundBegan" and number > 1),
            len(self.rows),
        ]
        self.keep_states()

    def keep_states(self) -> None:
        """A state now and then, so that going back is quick."""
        state = copy(self.first)
        for number in range(0, len(self.rows) + 1, KEPT_EVERY):
            self.kept.append(copy(state))
            fold_all(state, self.rows[number : number + KEPT_EVERY])

    def at(self, number: int) -> State:
        """The state after so many events."""
        state = copy(self.kept[number // KEPT_EVERY])
        fold_all(state, self.rows[number // KEPT_EVERY * KEPT_EVERY : number])
        return state

    def board_at(self, state: State) -> list[Text]:
        return board_lines(state, self.board, Marks())

    def after(self, number: int, key: str) -> int:
        """Where a key leads from an event."""
        last = len(self.rows)
        stops = {
            "right": min(last, number + 1),
            "left": max(0, number - 1),
            "home": 0,
            "end": last,
            " ": following(self.beats, number),
            "b": preceding(self.beats, number),
        }
        by_round = {"]": following, "pgdn": following, "shift-right": following, "[": preceding, "pgup": preceding, "shift-left": preceding}
        return by_round[key](self.rounds, number) if key in by_round else stops.get(key, number)


def following(stops: Sequence[int], number: int) -> int:
    return next((stop for stop in stops if stop > number), stops[-1])


def preceding(stops: Sequence[int], number: int) -> int:
    return next((stop for stop in reversed(stops) if stop < number), 0)


def watch(film: Film, screen: Screen, keys: Keys) -> None:
    """Until Q."""
    number = 1
    while True:
        screen.show(frame(film, number, screen.size[1]))
        key = keys.read()
        if key in ("q", "esc"):
            return
        number = film.after(number, str(key))


def frame(film: Film, number: int, height: int) -> list[Text]:
    """The position after so many events; the last one stands at the bottom, in words."""
    state = film.at(number)
    told = film.events[max(0, number - 1) : number]
    log = [*film.sentences[max(0, number - height) : max(0, number - 1)], *pointed(film.sentences[max(0, number - 1) : number])]
    hint = Text(film.note, HARM) if film.note else Text().append(f"event {number} of {len(film.rows)}", f"bold {GO}").append(HINT, QUIET)
    marks = Marks(focus=focus_of(list(told), state, film.board))
    return flight_frame(View(film.board, film.cast, height), state, marks, flying_in(list(told)), log, hint)


def pointed(sentences: Sequence[Text]) -> list[Text]:
    return [Text().append("▸ ", f"bold {GO}").append_text(sentence) for sentence in sentences]
