"""Playing again."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.scene import ALICE, BOB, CAROL, Scene
from tests.table.virtual import run

from swarmrally.kernel.refusal import Refusal
from swarmrally.table.commands import Resign, Start


async def over(**settings):
    """A game that has just ended."""
    scene = Scene()
    await scene.start(ALICE, BOB, **settings)
    await scene.do(BOB, Resign())
    if settings.get("seats", 2) > 2:
        await scene.do(ALICE, Resign())
    return scene


@pytest.mark.parametrize("game", ["asteroyds", "roborally"])
def test_a_rematch_has_the_same_settings_and_people_and_the_next_one_begins(game):
    async def story():
        scene = await over(game=game)
        before = await scene.table()
        listener = await scene.listener(ALICE)
        made = await scene.hall.rematch(scene.id, BOB)
        assert listener.news("rematch") == [{"news": "rematch", "table": made}]
        again = await scene.hall.seen(made)
        assert again.settings == before.settings
        assert ([chair.player for chair in again.chairs], again.host) == ([ALICE, BOB], BOB)
        await scene.hall.do(made, BOB, Start())
        assert again.playing().first_seat() == 1 - (before.playing().first_seat() or 0)

    run(story())


def test_bots_play_again_too():
    async def story():
        scene = Scene()
        await scene.start(ALICE, seats=3, bots=["rookie", "drifter"])
        await scene.do(ALICE, Resign())
        made = await scene.hall.rematch(scene.id, ALICE)
        again = await scene.hall.seen(made)
        assert [(chair.player, chair.bot) for chair in again.chairs] == [(ALICE, None), (None, "drifter"), (None, "rookie")]

    run(story())


def test_everybody_who_asks_gets_the_same_rematch():
    async def story():
        scene = await over()
        one, other = await asyncio.gather(scene.hall.rematch(scene.id, ALICE), scene.hall.rematch(scene.id, BOB))
        assert one == other == await scene.hall.rematch(scene.id, BOB)
        tables = [row.phase for row in scene.log.rows.values() if row.table != scene.id]
        assert tables.count("open") == 1

    run(story())


def test_only_the_players_of_a_game_that_is_over_have_a_rematch():
    async def story():
        scene = await over()
        with pytest.raises(Refusal, match="one of the players"):
            await scene.hall.rematch(scene.id, CAROL)
        await scene.start(ALICE, BOB)
        with pytest.raises(Refusal, match="after the game"):
            await scene.hall.rematch(scene.id, ALICE)

    run(story())
