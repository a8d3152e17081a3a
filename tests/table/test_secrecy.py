"""Nobody hears a plan, a hand, an order or the seed before its time: whole random games, searched for what is secret."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from tests.conftest import count
from tests.table.scene import ALICE, BOB, Listening, Scene, bots_are_done
from tests.table.virtual import run

from swarmrally.kernel.fields import copy
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.option_cards import NO_OPTION
from swarmrally.roborally.playing.view import is_face_up
from swarmrally.table.commands import Act, Answer, Draft, Resign, Seal, Start
from swarmrally.table.games.playing import NOBODY
from swarmrally.table.log import MemoryLog
from swarmrally.table.settings import Clock

PEOPLE = (ALICE, BOB)
ROUNDS = 6
GAMES = ("asteroyds", "roborally")
NEAR = {"dock": {"board": "docking_bay_plain", "x": 0, "y": 12}, "flags": [[5, 11], [6, 11], [7, 11]]}
"""Flags before the docks, so that coins are flipped."""
SETUPS = {
    "asteroyds": ({}, {"rules": {"mode": "shooting", "powers": True}}, {"rules": {"mode": "targets"}}),
    "roborally": (
        {},
        {"course": "Option World", "options_at_start": 4},
        {"course": "Tricksy"},
        {"options_at_start": 5},
        {"course": "Capture the Flag", "options_at_start": 2},
        {"course": {"boards": [{"board": "chess", "x": 0, "y": 0}], **NEAR, "special": ["frenetic_factory", "superbot"]}},
    ),
}
OWNERS = {"asteroyds": ([0, 1, 2],), "roborally": ([0, 1, 2], [0, 0, 1, 1, 2], [0, 1, 0, 1, 2])}
ACTIONS = ("forward", "left", "right", "turn_back", None)
LEAST_CARD = 100
"""Smaller cards look like coordinates."""


class Searching(Listening):
    """A connection that looks for what its player must not know yet."""

    def __init__(self, player, scene):
        super().__init__(player)
        self.scene = scene

    def hear(self, message, soon=True):
        super().hear(message)
        search(self.scene.hall.desk(self.scene.id).table, self.player, message)


def search(table, player, message):
    seats = table.seats_of(player)
    if table.phase != "over":
        assert table.seed is None or table.seed.encode() not in message
    assert b'"coins' not in message
    if table.phase != "playing":
        return
    heard = msgspec.json.decode(message)
    for own in [heard["own"]] if heard.get("own") else []:
        assert own["seat"] in seats
    if table.settings.game == "asteroyds":
        search_for_plans(table, seats, message)
    else:
        search_for_cards(table, seats, heard)


def search_for_plans(table, seats, message):
    plans = [table.drafts[other] for other in table.drafts if other not in seats and table.playing().stage == "planning"]
    for plan in plans:
        assert msgspec.json.encode(msgspec.json.decode(plan)["columns"]) not in message
    if b'"own"' not in message:
        assert b'"ram":' not in message
        assert b'"emergency_shield":' not in message


def search_for_cards(table, seats, heard):
    """Each card has a number of its own: it is its own marker."""
    state = table.playing().game.state
    hidden = {int(card) * 10 for card in state.deck[int(state.deck_top) : int(state.deck_end)]}
    for other in range(int(state.seats)):
        if other not in seats:
            hidden |= hidden_cards(state, other)
    assert not numbers_in(since_the_deal(heard)) & {card for card in hidden if card >= LEAST_CARD}


def hidden_cards(state, seat):
    cards = {int(card) * 10 for card in state.hand[seat][: int(state.hand_count[seat])]} | {int(state.flywheel[seat]) * 10}
    for register, held in enumerate(state.registers[seat]):
        if not is_face_up(state, seat, register):
            cards |= {int(card) * 10 for card in held}
    return cards


def since_the_deal(heard):
    """Without the events of the turn before: its cards have been dealt again."""
    if heard["type"] != "told":
        return heard
    kept: list[Any] = []
    for told in heard["told"]:
        for news in told["news"]:
            for event in news.get("events", []):
                kept = [] if "TurnBegan" in event.values() else [*kept, event]
    return kept


def numbers_in(value):
    if isinstance(value, dict):
        return set().union(*map(numbers_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(numbers_in, value))
    return {value} if isinstance(value, int) else set()


class Altering(MemoryLog):
    """Before anything is kept, it alters what is secret and looks whether anybody else could tell."""

    def __init__(self):
        super().__init__()
        self.scene: Any = None
        self.chance = random.Random(5)
        self.looks = 0

    async def append(self, append):
        desk = self.scene.hall.desks.get(append.row.table)
        if desk is not None and desk.table is not None and desk.table.phase == "playing":
            for seat in range(len(desk.table.chairs)):
                self.expect_no_difference(desk.table, seat)
        await super().append(append)

    def expect_no_difference(self, table, seat):
        play = table.playing()
        asked = play.stage == "deciding" and play.awaited() == [seat]
        others = [other for other in range(NOBODY, len(table.chairs)) if other not in table.together(seat)]
        before = [seen_by(table, other) for other in others]
        state, drafts, plans = play.game.state, dict(table.drafts), dict(getattr(play, "plans", {}))
        play.game.state = copy(state)
        alter = alter_plans if table.settings.game == "asteroyds" else alter_cards
        alter(table, play, seat, self.chance)
        assert asked or before == [seen_by(table, other) for other in others], f"what seat {seat} keeps to itself can be seen"
        play.game.state, table.drafts = state, drafts
        if plans:
            play.plans = plans
        self.looks += 1


def seen_by(table, seat):
    """Everything that comes out of a table for a seat, or for a spectator."""
    play = table.playing()
    return msgspec.json.encode(table.snapshot(seat, 0)), play.sight(seat), msgspec.json.encode(table.row())


def alter_plans(table, play, seat, chance):
    state = play.game.state
    state.key[:] = [number ^ 1 for number in state.key]
    state.ram_order[seat] = 1 - bool(state.ram_order[seat])
    state.emergency_order[seat] = 1 - bool(state.emergency_order[seat])
    table.drafts[seat] = b'{"seat":%d,"columns":["left","left","left","left","left","left"]}' % seat
    if play.stage == "planning":
        state.plan[seat] = 0
        if seat in play.plans:
            play.plans = play.plans | {seat: None}


def alter_cards(table, play, seat, chance):
    state = play.game.state
    state.key[:] = [number ^ 1 for number in state.key]
    state.coins, state.coins_left = int(state.coins) ^ 5, 3
    state.deck[:] = state.deck[::-1].copy()
    state.option_deck[:] = state.option_deck[::-1].copy()
    state.hand[seat] = [84 - int(card) if card else 0 for card in state.hand[seat]]
    state.flywheel[seat] = 1 + int(state.flywheel[seat]) % 84 if state.flywheel[seat] else 0
    state.draft[seat] = [NO_OPTION for _ in state.draft[seat]]
    for register in range(5):
        if not is_face_up(state, seat, register):
            state.registers[seat, register] = 1 + chance.randrange(84)
    state.asks[seat] ^= 2
    state.power_down[seat] ^= 1
    table.drafts[seat] = b'{"seat":%d}' % seat


async def random_game(scene, game, chance, listeners=()):
    """Two people, who save and seal plans and answer, and a bot; for some rounds, or to the end; also with two robots each."""
    setup, owners = chance.choice(SETUPS[game]), chance.choice(OWNERS[game])
    clock = Clock(50, watching=False)
    await scene.open(*PEOPLE, seats=len(owners), owners=owners, bots=["drifter"], game=game, setup=setup, clock=clock)
    for listener in listeners:
        await scene.hall.desk(scene.id).look(lambda _, listener=listener: scene.hall.desk(scene.id).join(listener))
    await scene.do(ALICE, Start())
    table = await scene.table()
    for _ in range(30 * ROUNDS):
        await bots_are_done()
        if table.phase != "playing" or table.playing().round > ROUNDS:
            break
        await one_step(scene, table, chance)
    for player in PEOPLE:
        if table.phase == "playing":
            await scene.do(player, Resign())


async def one_step(scene, table, chance):
    play = table.playing()
    seat = chance.choice([seat for seat in play.awaited() if table.chairs[seat].player])
    player = table.chairs[seat].player
    if play.stage == "deciding":
        await scene.do(player, Answer(table.decision, chance.choice(play.answers())))
        return
    if play.own(seat).get("can_recompile"):
        await scene.do(player, Act(play.round, "recompile", seat))
        return
    plan = Raw(msgspec.json.encode(plan_of(play, seat, chance)))
    command = Seal(play.round, plan) if seat in table.drafts and chance.random() < 0.6 else Draft(play.round, plan)
    try:
        await scene.do(player, command)
    except Refusal:
        await scene.do(player, Seal(play.round, play.idle_plan(seat)))


def plan_of(play, seat, chance):
    own = play.own(seat)
    if "hand" not in own:
        return {"seat": seat, "columns": [chance.choice(ACTIONS) for _ in range(6)], "ram": "ask"}
    program = msgspec.json.decode(play.idle_plan(seat))
    return program | {"asks": chance.sample(["discard_option", "power_down", "weapon", "brakes"], 2)}


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_what_others_keep_secret(game):
    async def story(seed):
        scene = Scene(seed=seed)
        listeners = [Searching(player, scene) for player in (*PEOPLE, "spectator")]
        await random_game(scene, game, random.Random(seed), listeners)
        assert all(len(listener.told()) > 3 for listener in listeners)

    for seed in range(count(10, 1_000)):
        run(story(seed))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_others_can_see_depends_on_what_is_secret(game):
    async def story(seed):
        log = Altering()
        scene = log.scene = Scene(log, seed=seed)
        await random_game(scene, game, random.Random(seed))
        return log.looks

    assert sum(run(story(seed)) for seed in range(count(4, 500))) > 30


@pytest.mark.parametrize("game", GAMES)
def test_the_search_finds_a_plan_or_a_hand_that_is_told(game):
    """A search that can't find anything proves nothing."""

    async def story():
        scene = Scene()
        await scene.start(*PEOPLE, game=game, clock=Clock("none"))
        table = await scene.table()
        plan = plan_of(table.playing(), 0, random.Random(1))
        await scene.do(ALICE, Draft(1, Raw(msgspec.json.encode(plan))))
        secret = msgspec.json.encode({"type": "told", "told": [{"news": [{"events": [plan]}]}]})
        search(table, ALICE, secret.replace(b'"ram"', b'"own"'))
        with pytest.raises(AssertionError):
            search(table, BOB, secret.replace(b'"ram"', b'"own"'))
        with pytest.raises(AssertionError):
            search(table, ALICE, msgspec.json.encode({"type": "told", "told": [], "seed": table.seed}))

    run(story())


@pytest.mark.parametrize("allowed", [True, False])
def test_who_came_before_the_start_hears_no_game_without_spectators(allowed):
    async def story():
        scene = Scene()
        await scene.open(ALICE, BOB, spectators=allowed)
        stranger, player = await scene.listener("stranger"), await scene.listener(BOB)
        await scene.do(ALICE, Start())
        return stranger.news("began"), player.news("began")

    heard, played = run(story())
    assert bool(heard) is allowed
    assert played
