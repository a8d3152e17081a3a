"""A policy plays at a live table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from swarmrally.env.policy import PolicyBot
from swarmrally.table.local import TableHere


def test_a_policy_plays_at_a_table_with_a_bot(rules):
    chance = Random("policy")
    setup = next(each for each in iter(lambda: rules.setup(chance), None) if len(each.seats) == 2)
    game = rules.start(setup, "policy")
    while game.question is not None:
        game.answer(game.question[0], game.answers[0])
    table = TableHere(game.record(), [None, "drifter"])
    masks: list[Any] = []

    def choose(flat: Any, mask: Any) -> int:
        masks.append(mask.copy())
        return int(chance.choice(np.flatnonzero(mask).tolist()))

    bot = PolicyBot(setup, choose)
    start = rules.rounds(game.state)
    for _ in range(60):
        play: Any = table.play
        if not table.is_on or rules.rounds(play.game.state) > start + 3:
            break
        if play.game.question is not None and play.game.question[0] == 0:
            table.answer(0, bot.answer(None, None, 0, play.game.answers, 0))
        elif 0 in play.game.seats_to_plan() and not play.game.state.sealed[0]:
            table.seal(0, bot.plan(bot.room.board, rules.view(play.game.state, 0), 0, 0))
        table.let_bots_choose()
    assert rules.rounds(play.game.state) > start or not table.is_on
    assert len(masks) >= bot.room.steps
