"""Bots that play a whole game among themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Raw

from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.game import Answer, Game, Plans
from swarmrally.bots import SEARCHING, Budget, get_ready
from swarmrally.bots.asteroyds.desk import DESKS, NUMBERS
from swarmrally.bots.asteroyds.thinking import BEGIN
from swarmrally.bots.asteroyds.whole_games import CHOSEN, EVERYWHERE, OVER, THINKING, Match, play_on
from swarmrally.bots.watch import Watch
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.fields import new
from swarmrally.kernel.ready import make_ready

Timed = Callable[[int, float], None]
"""Is told which seat has chosen, and how many seconds that took."""


class Sitting:
    """A bot for each seat of a game; what is decided and told is kept in the game where it is wanted."""

    def __init__(self, game: Game, names: Sequence[str], seed: str, budget: Budget, longest: int, keeps: bool) -> None:
        if set(SEARCHING).intersection(names):
            get_ready("asteroyds", budget)
        else:
            make_ready("bots.asteroyds")
        self.game, self.budget, self.keeps = game, budget, keeps
        self.plans: list[LivePlan] = []
        self.match = match = new(Match)
        match.bot[: len(names)] = [NUMBERS[name] for name in names]
        match.key[:], match.nodes, match.longest, match.stops = key_words(f"bots {seed}"), budget.nodes or 0, longest, EVERYWHERE

    def play(self, timed: Timed) -> None:
        """To the end, or to the longest round."""
        game, match, desk = self.game, self.match, DESKS.own
        game.events.quiet, desk.mind.stage = not self.keeps, BEGIN
        thoughts = desk.known, desk.now, desk.then, desk.events, desk.mind, desk.orders
        began, watch = time.perf_counter(), Watch(self.budget)
        while (why := play_on(game.board.hexes, game.state, game.events, *thoughts, match, watch.slice)) != OVER:
            if why == THINKING:
                desk.mind.is_late = watch.is_late()
                continue
            if why == CHOSEN:
                timed(int(match.chooser), time.perf_counter() - began)
            if self.keeps:
                self.keep(why)
            began, watch = time.perf_counter(), Watch(self.budget)
        game.events.quiet = 0

    def keep(self, why: int) -> None:
        """A plan; or what led to the last stretch, and what happened in it."""
        game, match = self.game, self.match
        if why == CHOSEN:
            self.plans.append(plan_from(game.state, int(match.chooser)))
            return
        decision = Plans(self.plans) if match.asked < 0 else Answer(int(match.asked), bool(match.said))
        game.decisions.append(Raw(msgspec.json.encode(decision)))
        self.plans = []
        game.keep_events()
