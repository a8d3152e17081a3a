"""Watching a record: forwards and back, by event, beat and round."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from swarmrally.cli.terminal.cast import Cast
from swarmrally.cli.terminal.keys import Keys
from swarmrally.cli.terminal.look import GO, HARM, QUIET
from swarmrally.cli.terminal.screen import Screen
from swarmrally.cli.terminal.words import Event, Names
from swarmrally.kernel.events import BEAT
from swarmrally.kernel.fields import copy

KEPT_EVERY = 64
HINT = "  → ← event   Space B beat   ] [ round   Home End   Q leaves"


@dataclass(frozen=True)
class Showing:
    """How a game's events are folded, told and drawn."""

    fold_all: Callable[[Any, Sequence[Sequence[int]]], None]
    styled: Callable[[Event, Names], Text]
    frame: Callable[[Any, list[dict[str, Any]], Sequence[Text], Text, tuple[int, int]], list[Text]]
    """From a state, the event just told, the log and the hint below it, and the size of the screen."""
    position: Callable[[Any], list[Text]]
    """A state where the whole game is printed."""
    round_begins: str
    """The kind of event that begins a round or a turn."""
    drawn_after: Callable[[Sequence[Event], int], bool]
    """Whether the position is printed after the event of this number."""


@dataclass
class Film:
    """A game as states and events: the position at event n is the first state with the events 1 to n folded."""

    showing: Showing
    cast: Cast
    first: Any
    rows: Sequence[list[int]]
    events: Sequence[dict[str, Any]]
    note: str = ""
    kept: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sentences = [self.showing.styled(event, self.cast.names) for event in self.events]
        self.beats = [0, *itertools.accumulate(len(list(beat)) for _, beat in itertools.groupby(self.rows, lambda row: row[BEAT]))]
        begins = self.showing.round_begins
        self.rounds = [
            0,
            *(number for number, event in enumerate(self.events, 1) if event["kind"] == begins and number > 1),
            len(self.rows),
        ]
        self.keep_states()

    def keep_states(self) -> None:
        """A state now and then, so that going back is quick."""
        state = copy(self.first)
        for number in range(0, len(self.rows) + 1, KEPT_EVERY):
            self.kept.append(copy(state))
            self.showing.fold_all(state, self.rows[number : number + KEPT_EVERY])

    def at(self, number: int) -> Any:
        """The state after so many events."""
        state = copy(self.kept[number // KEPT_EVERY])
        self.showing.fold_all(state, self.rows[number // KEPT_EVERY * KEPT_EVERY : number])
        return state

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

    def lines(self) -> list[Text]:
        """The whole game as text: every event, and the position where a round is planned."""
        lines = [Text(self.note)] if self.note else []
        state = copy(self.first)
        for number, (row, sentence) in enumerate(zip(self.rows, self.sentences, strict=True)):
            self.showing.fold_all(state, [row])
            lines.append(sentence)
            if self.showing.drawn_after(self.events, number):
                lines += self.showing.position(state)
        return lines


def following(stops: Sequence[int], number: int) -> int:
    return next((stop for stop in stops if stop > number), stops[-1])


def preceding(stops: Sequence[int], number: int) -> int:
    return next((stop for stop in reversed(stops) if stop < number), 0)


def watch(film: Film, screen: Screen, keys: Keys) -> None:
    """Until Q."""
    number = 1
    while True:
        screen.show(frame(film, number, screen.size))
        key = keys.read()
        if key in ("q", "esc"):
            return
        number = film.after(number, str(key))


def frame(film: Film, number: int, size: tuple[int, int]) -> list[Text]:
    """The position after so many events; the last one stands at the bottom, in words."""
    told = list(film.events[max(0, number - 1) : number])
    log = [*film.sentences[max(0, number - size[1]) : max(0, number - 1)], *pointed(film.sentences[max(0, number - 1) : number])]
    hint = Text(film.note, HARM) if film.note else Text().append(f"event {number} of {len(film.rows)}", f"bold {GO}").append(HINT, QUIET)
    return film.showing.frame(film.at(number), told, log, hint, size)


def pointed(sentences: Sequence[Text]) -> list[Text]:
    return [Text().append("▸ ", f"bold {GO}").append_text(sentence) for sentence in sentences]
