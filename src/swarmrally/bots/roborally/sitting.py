"""Bots that play a whole game among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Raw

from swarmrally.bots import SEARCHING, Budget, get_ready
from swarmrally.bots.roborally.choosing import BEGIN
from swarmrally.bots.roborally.desk import DESKS, NUMBERS, program_in
from swarmrally.bots.roborally.whole_games import CHOSEN, EVERYWHERE, OVER, REFUSED, THINKING, Match, play_on
from swarmrally.bots.watch import Watch
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.forms.answers import answer_form
from swarmrally.roborally.playing.game import Answer, Decision, Game, Programmed, Recompiled, Run

Timed = Callable[[int, float], None]
"""Is told which seat has chosen, and how many seconds that took."""


class Sitting:
    """A bot for each seat of a game; what is decided and told is kept in the game where it is wanted."""

    def __init__(self, game: Game, names: Sequence[str], seed: str, budget: Budget, longest: int, keeps: bool) -> None:
        if set(SEARCHING).intersection(names):
            get_ready("roborally", budget)
        else:
            make_ready("bots.roborally")
        self.game, self.budget, self.keeps = game, budget, keeps
        self.match = match = new(Match)
        match.bot[: len(names)] = [NUMBERS[name] for name in names]
        match.key[:], match.nodes, match.longest, match.stops = key_words(f"bots {seed}"), budget.nodes or 0, longest, EVERYWHERE

    def play(self, timed: Timed) -> None:
        """To the end, or to the longest turn."""
        game, match, desk = self.game, self.match, DESKS.own
        game.events.quiet, desk.mind.stage = not self.keeps, BEGIN
        thoughts = desk.known, desk.atlas_of(game.course), desk.events, desk.mind, desk.orders
        began, watch = time.perf_counter(), Watch(self.budget)
        while (why := play_on(game.course, game.state, game.events, *thoughts, match, watch.slice)) != OVER:
            if why == THINKING:
                desk.mind.is_late, desk.mind.spent = watch.is_late(), watch.spent
                continue
            if why == REFUSED:
                raise Refusal("/program", "wrong_call", expected=f"a legal program of the bot in seat {int(match.chooser)}")
            if why == CHOSEN:
                timed(int(match.chooser), time.perf_counter() - began)
            if self.keeps:
                game.decisions.append(Raw(msgspec.json.encode(self.decision(why))))
                game.keep_events()
            began, watch = time.perf_counter(), Watch(self.budget)
        game.events.quiet = 0

    def decision(self, why: int) -> Decision:
        """What somebody has chosen just now, or what has led to the last stretch."""
        match, chooser, asked = self.match, int(self.match.chooser), int(self.match.asked)
        if why == CHOSEN:
            return Recompiled(chooser) if match.took_hand else Programmed(program_in(DESKS.own.orders, chooser))
        return Run() if asked < 0 else Answer(asked, answer_form(int(match.question), int(match.said)))
