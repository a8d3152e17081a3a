"""An environment, a game and a live table play the same game from the same seed and plans."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

from tests.conftest import count
from tests.env.play import meaning, play_in_game, started

from swarmrally.env import asteroyds_v0, roborally_v0
from swarmrally.env.roborally.action import PARTS, POWER_PART
from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal
from swarmrally.kernel.squares import HEADINGS, place_of
from swarmrally.table.local import TableHere

MODULES: Any = {"asteroyds": asteroyds_v0, "roborally": roborally_v0}


def test_an_environment_a_game_and_a_live_table_play_the_same(rules):
    for number in range(count(12, 200) // rules.cost + 1):
        chance = Random(f"table {number}")
        setup = rules.setup(chance)
        if setup.scenario is not None:
            continue
        setup.number = 0
        env = MODULES[rules.name].parallel_env(setup=setup)
        game = started(rules, setup, str(number))
        record = rules.start(setup, str(number)).record()
        table = TableHere(record, [None] * env.batch.seats)
        seen, _ = env.reset(seed=number)
        for agent in env.agents:
            env.action_space(agent).seed(number)
        answer_all(table)
        for _ in range(5):
            if not env.agents:
                break
            actions = {agent: some_plan(env.action_space(agent), seen[agent]["action_mask"]) for agent in env.agents}
            rows = [actions[agent] for agent in env.agents]
            play_in_game(env.batch.room, game, rows)
            seal_at(table, env.batch.room, rows, game.state)
            seen, *_ = env.step(actions)
            assert meaning(env.batch.states[0]) == meaning(game.state)
            if rules.rounds(played_at(table).state) != rules.rounds(game.state):
                break  # a table does not stop where nobody has a card to program
            assert without_orders(env.batch.states[0]) == without_orders(played_at(table).state)


def some_plan(space: Any, mask: Any) -> Any:
    """Nobody powers down: at a table robots without cards are asked later, and turns of theirs follow each other."""
    row = space.sample(mask)
    if len(row) == PARTS:
        row[POWER_PART] = 0
    return row


def answer_all(table: TableHere) -> None:
    """In Tricksy everybody keeps the first option."""
    game = played_at(table)
    while game.question is not None:
        table.answer(game.question[0], game.answers[0])


def played_at(table: TableHere) -> Any:
    play: Any = table.play
    return play.game


def seal_at(table: TableHere, room: Any, rows: list[Any], after: Any) -> None:
    state = played_at(table).state
    # The last program with cards starts the registers: orders without cards come first.
    plans = {seat: room.plan_of(state, seat, row) for seat, row in enumerate(rows)}
    awaited = played_at(table).seats_to_plan()
    for seat, plan in sorted(plans.items(), key=lambda each: each[0] in awaited):
        with contextlib.suppress(Refusal):
            table.seal(seat, plan)
    while (game := played_at(table)).question is not None:
        seat, question = game.question
        table.answer(seat, answer_of(seat, question, game.answers, after))


def answer_of(seat: int, question: str, answers: list[Any], after: Any) -> Any:
    """A robot without cards is asked at a table what a row says beforehand: here it comes back as it did elsewhere."""
    if question != "re_entry":
        return answers[0]
    place = list(place_of(int(after.robot_cell[seat])))
    return {"heading": HEADINGS[after.robot_heading[seat]], "at": place, "powered_down": False}


def without_orders(state: Any) -> bytes:
    kept = copy(state)
    for name in ("asks", "answer", "asked_about", "re_entry_heading", "power_down"):
        if hasattr(kept, name):
            kept.record[name] = 0
    return meaning(kept)
