"""What holds in every game: cards and robots in one place, events that fold to the state, secrets kept, saves, same seed same game."""

from __future__ import annotations

import typing
from random import Random

import msgspec
import numpy as np
import pytest
from tests.conftest import count
from tests.contract.games import engine

from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import copy, dtype_of, from_bytes, new, to_bytes
from swarmrally.kernel.records import first_difference
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import TRICKSY, plays, printed_course, printed_plans
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM, FLYWHEEL, OPTIONS
from swarmrally.roborally.components.state import DEALING, SEATS, State, holds
from swarmrally.roborally.forms.answers import legal_answers
from swarmrally.roborally.forms.schema import LiveProgram, Question, Rules
from swarmrally.roborally.playing.fold import PUBLIC, fold_all
from swarmrally.roborally.playing.game import Game, retold
from swarmrally.roborally.playing.setting_up import Setup, usual_seats
from swarmrally.roborally.playing.simulation import Tally, play_games
from swarmrally.roborally.playing.view import view
from swarmrally.roborally.rules.options.two_cards import may_share

PLAYABLE = [*printed_plans()]
QUESTIONS = list(typing.get_args(Question))
TURNS = 5


def start(name: str, seed: int) -> Game:
    chance = Random(seed)
    players = chance.choice([4, 6, 8]) if name == "Interference" else chance.randint(2, 8)
    tricksy = plays(printed_course(name), TRICKSY)
    rules = Rules(
        lives=chance.randint(1, 4),
        archive_optional=chance.random() < 0.5,
        power_down_undamaged=chance.random() < 0.5,
        one_flag_per_turn=chance.random() < 0.3,
        play_on=chance.random() < 0.3,
    )
    each = 0 if tricksy else OPTIONS // players - 1
    return Game(Setup(rules, name, usual_seats(players), options_at_start=each), f"{name} {seed}")


def program(game: Game, seat: int, chance: Random) -> LiveProgram:
    """Any legal program, with some of the decisions left open."""
    state = game.state
    hand = [card * 10 for card in state.hand[seat, : int(state.hand_count[seat])].tolist()]
    chance.shuffle(hand)
    registers = [[hand.pop()] if int(state.to_program[seat]) >> register & 1 else None for register in range(5)]
    for held in registers:
        if held and hand and may_share(int(state.holds[seat]), held[0] // 10, hand[-1] // 10):
            held.append(hand.pop())
    answers: dict[str, typing.Any] = {"discard_options": ["brakes", "recompile", "flywheel"]}
    if holds(state, seat, CONDITIONAL_PROGRAM) and hand:
        answers["conditional_program"] = {"card": hand.pop(), "register": chance.randint(1, 5)}
    keep = hand.pop() if holds(state, seat, FLYWHEEL) and not state.flywheel[seat] and hand else None
    ask = [question for question in QUESTIONS if chance.random() < 0.7]
    return msgspec.convert({"seat": seat, "registers": registers, "answers": answers, "flywheel": keep, "asks": ask}, LiveProgram)


def decide(game: Game, chance: Random) -> None:
    if game.question:
        game.state = from_bytes(State, to_bytes(game.state))
        game.answer(game.question[0], chance.choice(legal_answers(game.course, game.state))[0])
        return
    if not game.seats_to_plan():
        game.play()
        return
    seat = chance.choice(game.seats_to_plan())
    if chance.random() < 0.3:
        try:
            game.recompile(seat)
            return
        except Refusal:
            pass
    if chance.random() < 0.1:
        game.time_out(LiveProgram(seat))
    else:
        game.plan(program(game, seat, chance))


def stops(name: str, seed: int) -> typing.Iterator[Game]:
    game, chance = start(name, seed), Random(seed)
    yield game
    while not game.is_over and game.state.turn_number <= TURNS:
        decide(game, chance)
        yield game


def cards_in(state: State) -> list[int]:
    """Where every card lies."""
    cards = state.deck[int(state.deck_top) : int(state.deck_end)].tolist() + state.discards[: int(state.discarded)].tolist()
    for seat in range(int(state.seats)):
        cards += state.hand[seat, : int(state.hand_count[seat])].tolist() + state.registers[seat].ravel().tolist()
        cards += [int(state.flywheel[seat]), int(state.kept_card[seat])]
    return sorted(card for card in cards if card)


def options_in(state: State) -> list[int]:
    options = state.option_deck[int(state.option_top) : int(state.option_end)].tolist()
    options += state.option_discards[: int(state.options_discarded)].tolist()
    for seat in range(int(state.seats)):
        options += state.options[seat, : int(state.option_count[seat])].tolist()
    return sorted(options)


@pytest.mark.parametrize("seed", range(count(1, 40)))
@pytest.mark.parametrize("name", PLAYABLE)
def test_every_card_and_robot_is_in_one_place_and_events_fold_to_the_state(name, seed):
    folded = None
    for game in stops(name, seed):
        state = game.state
        if state.stage >= DEALING:
            assert cards_in(state) == list(range(1, 85))
            if state.draft[: int(state.seats)].max() <= 0:
                assert options_in(state) == list(range(OPTIONS))
        here = [int(cell) for cell in state.robot_cell[: int(state.seats)] if cell >= 0]
        assert len(set(here)) == len(here) == int((state.robot_at >= 0).sum())
        if folded is None:
            folded = copy(state)
            continue
        fold_all(folded, game.told[-1])
        for field in PUBLIC:
            assert np.array_equal(getattr(folded, field), getattr(state, field)), field


@pytest.mark.parametrize("name", PLAYABLE[::6])
def test_a_record_plays_again_to_the_same_events(name):
    *_, game = stops(name, 7)
    record = game.record()
    assert first_difference(record.events, retold(record)) is None


@pytest.mark.parametrize("name", PLAYABLE[::5])
def test_a_view_does_not_change_with_what_a_seat_may_not_know(name):
    for game in stops(name, 3):
        for seat in (-1, 0):
            assert to_bytes(view(game.state, seat)) == to_bytes(view(with_other_secrets(game.state, seat), seat))


def with_other_secrets(state: State, seat: int) -> State:
    """Other seeds, decks, hands, policies and programs that are not revealed."""
    other_state = copy(state)
    other_state.key[:] = 5
    other_state.deck[:] = 9
    other_state.discards[:] = 9
    other_state.option_deck[:] = 9
    for other in range(SEATS):
        if other != seat:
            other_state.hand[other] = 9
            other_state.draft[other] = 9
            other_state.brakes[other] = 9
            other_state.asks[other] = 9
            other_state.weapon_order[other] = 9
            for register in range(5):
                later = state.stage < 5 or register > state.register
                if 2 <= state.stage <= 5 and later and int(state.to_program[other]) >> register & 1 and not state.robot_down[other]:
                    other_state.registers[other, register] = 9
    return other_state


def simulated(options: int, games: int = 3) -> tuple[bytes, bytes, list[list[int]]]:
    state, events, tally = new(State), new(Events), new(Tally)
    state.seats, state.lives, state.options_at_start = 8, 2, options
    play_games(printed_course("Risky Exchange"), state, events, tally, 0, games)
    assert tally.games == games
    assert tally.ended.sum() == games
    assert tally.phases <= 5 * tally.turns
    return to_bytes(state), to_bytes(tally), rows(events)


@pytest.mark.parametrize("options", [0, 3])
def test_the_same_seed_gives_the_same_game(options):
    with engine("roborally", False):
        assert simulated(options, 1) == simulated(options, 1)


def test_a_state_is_small():
    assert dtype_of(State).itemsize < 8192
