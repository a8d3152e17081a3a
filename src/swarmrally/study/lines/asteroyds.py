"""Lines of Asteroyds."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from swarmrally.asteroyds.components.events import DICE_ROLLED
from swarmrally.asteroyds.components.state import EMERGENCY_ORDERS, ROLLING
from swarmrally.asteroyds.components.tiles import DICE
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.plans import write_plan
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.playing.game import Answer, Game, Plans, decide, read_setup
from swarmrally.asteroyds.rules.chart import ACTIONS
from swarmrally.asteroyds.rules.sequence import ORDERS, open_round
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.events import FIRST, KIND
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal, decoded
from swarmrally.study.asteroyds.bench import Bench
from swarmrally.study.asteroyds.plans import Choice, weigh_plans
from swarmrally.study.asteroyds.playing_out import count_chances
from swarmrally.study.lines import Best, Dice, Draw, Line, Odds, Steps
from swarmrally.study.lines.counting import best_from, odds_from
from swarmrally.table.games.asteroyds import shown
from swarmrally.table.games.playing import Stage

FACES = 6
DECODER: msgspec.json.Decoder[Plans | Answer | Dice | Draw] = msgspec.json.Decoder(Plans | Answer | Dice | Draw)
PLAN_DECODER = msgspec.json.Decoder(LivePlan)


class Standing:
    def __init__(self, line: Line) -> None:
        self.game = Game(read_setup(bytes(line.setup), "/setup"), line.seed)
        for number, text in enumerate(line.decisions):
            decision = decoded(DECODER, bytes(text), f"/decisions/{number}")
            try:
                self.follow(decision)
            except Refusal as refusal:
                raise refusal.inside(f"/decisions/{number}") from None

    def follow(self, decision: Plans | Answer | Dice | Draw) -> None:
        if isinstance(decision, Plans | Answer):
            decide(self.game, decision)
            return
        if not self.game.is_planning or self.game.is_over:
            raise Refusal("", "planning_over")
        if isinstance(decision, Draw):
            self.game.state.key[:] = key_words(decision.seed)
            self.roll_anew()
        else:
            self.lay(decision)

    def roll_anew(self) -> None:
        """Of what that tells only the throw is new."""
        game = self.game
        game.state.stage = ROLLING
        open_round(game.state, game.events)
        thrown = [row for row in game.keep_events() if row[KIND] == DICE_ROLLED]
        game.told[-1] = thrown

    def lay(self, said: Dice) -> None:
        dice, order = numbers_in(said), [DICE.index(die) if die in DICE else -1 for die in said.order]
        if order not in ORDERS.tolist():
            raise Refusal("/order", "wrong_form", expected="each die once")
        self.roll_anew()
        state, (row,) = self.game.state, self.game.told[-1]
        state.dice[:], state.dice_order[:] = dice, order
        row[FIRST : FIRST + 4] = [*dice, ORDERS.tolist().index(order)]

    def odds(self, plans: dict[int, Raw], games: int) -> Odds:
        stands = self.stands(plans)
        seats = sum(1 << seat for seat in plans if seat in self.game.seats_to_plan())
        return odds_from(count_chances, self.game.board.hexes, stands, new(Bench), seats, games)

    def best(self, plans: dict[int, Raw], seat: int) -> Best:
        stands, choice = self.stands(plans), new(Choice)
        choice.seat = seat

        def plan_at(place: int) -> LivePlan:
            *columns, energy = (ACTIONS[action] for action in choice.plan[place])
            return LivePlan(seat, tuple(columns), energy, bool(choice.ram[place]), EMERGENCY_ORDERS[choice.emergency_shield[place]])

        return best_from(weigh_plans, self.game.board.hexes, stands, stands, choice, new(Bench), plan_at)

    def stands(self, plans: dict[int, Raw]) -> Any:
        """What is no plan there is left out."""
        stands = copy(self.game.state)
        for seat, text in plans.items():
            if seat in self.game.seats_to_plan():
                write_plan(decoded(PLAN_DECODER, bytes(text), f"/plans/{seat}"), stands)
        return stands

    def steps(self) -> Steps:
        game = self.game
        stage: Stage = "over" if game.is_over else "planning" if game.is_planning else "deciding"
        snapshot = shown(game.state, game.board, stage, [])
        return Steps([described(told, game.board) for told in game.told], stage, snapshot, [{} for _ in range(int(game.state.seats))])


def numbers_in(said: Dice) -> list[int]:
    numbers = [said.dice.get(die, 0) for die in DICE]
    for number in numbers:
        if not 1 <= number <= FACES:
            raise Refusal("/dice", "out_of_range", what="a number", least=1, most=FACES, got=number)
    return numbers
