"""Trials: games between rookies on a work, in parts, and what they say: the figures of an analysis with its hash as seed."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec
from msgspec import Struct

from swarmrally.arena.analysis.figures import figures_of
from swarmrally.arena.analysis.survey import Survey, traced
from swarmrally.arena.fields import field_of
from swarmrally.arena.generating.orders import minutes_for
from swarmrally.arena.grounds import Ground
from swarmrally.arena.heat import Heat
from swarmrally.arena.lineups import seated
from swarmrally.arena.matches import Contest, Match, Result
from swarmrally.arena.playing import play
from swarmrally.arena.words import budget_words
from swarmrally.arena.works.form import Understood
from swarmrally.arena.works.knowing import facts_of, ground_of
from swarmrally.kernel.refusal import Refusal

GAMES, MORE_GAMES = 100, 20
"""In the first mode, and in each of the others, where it only counts whether somebody finishes."""
BOT = "rookie"
PART = 1.0
"""Seconds of the processor after which others have their turn."""
MOST_SECONDS = 30.0
"""Of the processor for all of it: what takes longer can't be published."""


class Progress(Struct):
    """How far a trial is; from here it goes on in whatever process."""

    results: list[Result] = []
    traffic: dict[int, int] = {}
    damage: dict[int, int] = {}
    deaths: dict[int, int] = {}
    modes_done: int = 0
    """Of those beside the first."""
    seconds: float = 0.0


class Rated(Struct, frozen=True):
    """What the games said."""

    figures: dict[str, Any]
    """As `swarmrally analyse --json` tells them."""
    minutes: int


ENCODER, DECODER = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Progress)


class Trial:
    def __init__(self, work: Understood, name: str, progress: Progress | None = None, games: int = GAMES) -> None:
        self.work, self.name, self.progress, self.games = work, name, progress or Progress(), games
        self.modes = facts_of(work).modes
        self.ground = ground_of(work, name, self.modes[0] if self.modes else None)

    def work_on(self, seconds: float = PART, most: float = MOST_SECONDS) -> bool:
        """For so long, at least a game; whether all is done. A Refusal when nobody finishes, or when it takes too long altogether."""
        began = time.process_time()
        while not self.is_done:
            self.step()
            spent = time.process_time() - began
            if self.progress.seconds + spent > most:
                raise Refusal("/content", "too_long_to_try", seconds=int(most), games=self.games)
            if spent >= seconds:
                break
        self.progress.seconds += time.process_time() - began
        return self.is_done

    @property
    def is_done(self) -> bool:
        return len(self.progress.results) == self.games and self.progress.modes_done >= len(self.modes) - 1

    def step(self) -> None:
        done = self.progress
        if len(done.results) < self.games:
            result, heat = traced(match(self.ground, self.work.hash, len(done.results)))
            done.results.append(bare(result))
            for kept, more in ((done.traffic, heat.traffic), (done.damage, heat.damage), (done.deaths, heat.deaths)):
                add(kept, more)
            if len(done.results) == self.games:
                self.expect_an_end(done.results)
        else:
            done.modes_done += 1
            ground = ground_of(self.work, self.name, self.modes[done.modes_done])
            self.expect_an_end([play(match(ground, self.work.hash, number), keeps=False).result for number in range(MORE_GAMES)])

    def expect_an_end(self, results: list[Result]) -> None:
        if not any(result.winners for result in results):
            raise Refusal("/content", "never_finished", games=len(results))

    def rated(self) -> Rated:
        done, ground = self.progress, self.ground
        heat = Heat()
        heat.traffic, heat.damage, heat.deaths = Counter(done.traffic), Counter(done.damage), Counter(done.deaths)
        field = field_of(ground.game)
        example = field.begun(bytes(ground.setup), 0, self.work.hash)
        figures = figures_of(Survey(ground, example, field.starts(example), done.results, heat))
        contest = contest_on(ground, self.work.hash)
        told = {**figures, "bots": [BOT], "budget": budget_words(contest.budget), "seed": contest.seed}
        return Rated(told, minutes_for(figures["rounds"]["mean"], self.work.game, ground.seats))


def contest_on(ground: Ground, seed: str) -> Contest:
    return Contest(ground.game, ground.setup, seed)


def match(ground: Ground, seed: str, number: int) -> Match:
    return Match(contest_on(ground, seed), number, seated((BOT,), range(ground.seats), number))


def bare(result: Result) -> Result:
    """Without how long each choice took."""
    for seat in result.seats:
        seat.pace.steps.clear()
    return result


def add(kept: dict[int, int], more: Counter[int]) -> None:
    for cell, count in more.items():
        kept[cell] = kept.get(cell, 0) + count
