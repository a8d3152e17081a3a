"""The example's policy at a live table: `make examples`."""

from __future__ import annotations

import asyncio

import pytest

pytest.importorskip("stable_baselines3")

from ppo_racing import Waiting, planning_at, play_at
from test_my_first_bot import first_turn
from test_my_first_bot import server as server

from swarmrally.asteroyds.components.state import PLANNING
from swarmrally.client import Client


def test_it_sees_the_dice_that_were_rolled(server):
    async def look() -> None:
        async with Client(server, name="Tester") as client:
            turn = await first_turn(client)
            state, dice = planning_at(turn), (turn.shown.game or {})["dice"]
            assert state.stage == PLANNING
            assert list(state.dice) == [dice[colour] for colour in ("red", "white", "blue")]

    asyncio.run(look())


def test_it_plays_a_whole_game(server, capsys):
    asyncio.run(play_at(server, Waiting()))
    assert "won by" in capsys.readouterr().out
