"""Lines of RoboRally."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.bots.roborally.desk import program_in
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.events import KIND
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.roborally.components.events import CARDS_DEALT
from swarmrally.roborally.components.state import DEALING
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.playing.game import (
    PROGRAM_DECODER,
    Answer,
    Game,
    Programmed,
    Recompiled,
    Run,
    TimedOut,
    decide,
)
from swarmrally.roborally.playing.setting_up import SETUP_DECODER
from swarmrally.roborally.rules.sequence import open_turn
from swarmrally.study.lines import Best, Draw, Line, Odds, Steps
from swarmrally.study.lines.counting import best_from, odds_from
from swarmrally.study.roborally.bench import Bench
from swarmrally.study.roborally.playing_out import count_chances
from swarmrally.study.roborally.programs import Choice, weigh_plans
from swarmrally.table.games.playing import Stage
from swarmrally.table.games.roborally_play import course_json, own, shown

Decision = Programmed | TimedOut | Recompiled | Run | Answer | Draw
DECODER: msgspec.json.Decoder[Decision] = msgspec.json.Decoder(Decision)


class Standing:
    def __init__(self, line: Line) -> None:
        setup = decoded(SETUP_DECODER, bytes(line.setup), "/setup")
        try:
            self.game = Game(setup, line.seed)
        except Refusal as refusal:
            raise refusal.inside("/setup") from None
        for number, text in enumerate(line.decisions):
            decision = decoded(DECODER, bytes(text), f"/decisions/{number}")
            try:
                self.follow(decision)
            except Refusal as refusal:
                raise refusal.inside(f"/decisions/{number}") from None

    def follow(self, decision: Decision) -> None:
        if isinstance(decision, Draw):
            self.deal_anew(decision.seed)
        else:
            decide(self.game, decision)

    def deal_anew(self, seed: str) -> None:
        """R2.1 Of what that tells only the hands are new."""
        game = self.game
        if not game.is_planning or game.is_over:
            raise Refusal("", "planning_over")
        game.state.key[:], game.state.stage = key_words(seed), DEALING
        open_turn(game.course, game.state, game.events)
        game.told[-1] = [row for row in game.keep_events() if row[KIND] == CARDS_DEALT]

    def odds(self, plans: dict[int, Raw], games: int) -> Odds:
        return odds_from(count_chances, self.game.course, self.stands(plans), new(Bench), 0, games)

    def best(self, plans: dict[int, Raw], seat: int) -> Best:
        before, stands, choice = copy(self.game.state), self.stands(plans), new(Choice)
        choice.seat = seat
        plan_at = lambda place: program_in(choice.sheet[place], seat)  # noqa: E731
        return best_from(weigh_plans, self.game.course, before, stands, choice, new(Bench), plan_at)

    def stands(self, plans: dict[int, Raw]) -> Any:
        """What is no program there is left out."""
        before = copy(self.game.state)
        for seat, text in plans.items():
            if seat in self.game.seats_to_plan():
                self.game.plan(decoded(PROGRAM_DECODER, bytes(text), f"/plans/{seat}"))
        stands, self.game.state = self.game.state, before
        return stands

    def steps(self) -> Steps:
        game = self.game
        stage: Stage = "over" if game.is_over else "planning" if game.is_planning else "deciding"
        snapshot = shown(game.state, game.course, course_json(game.setup))
        owns = [own(game.state, seat) for seat in range(int(game.state.seats))]
        return Steps([described(told) for told in game.told], stage, snapshot, owns)
