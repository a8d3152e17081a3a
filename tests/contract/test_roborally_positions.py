"""Positions of RoboRally: a turn means the same whether it is played in a game or resolved from JSON, and any position can be resolved."""

from __future__ import annotations

import json
from itertools import takewhile
from random import Random

import msgspec
import pytest
from tests.conftest import count, needs_compiler
from tests.contract.games import engine, seeds
from tests.contract.roborally import RoboRally, drift, robots_astray
from tests.contract.roborally_positions import random_position

from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import KIND, Events, rows
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.squares import OFF
from swarmrally.roborally.components.events import DECISION_ANSWERED, DECISION_ASKED, DECK_SHUFFLED, OPTIONS_SHUFFLED, TURN_BEGAN
from swarmrally.roborally.components.state import NEVER
from swarmrally.roborally.forms.answers import legal_choices
from swarmrally.roborally.forms.course_forms import course_from
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.reading import read_position, state_from
from swarmrally.roborally.forms.writing import position_from
from swarmrally.roborally.playing.resolving import resolve
from swarmrally.roborally.rules.odd_courses.turntable import own
from swarmrally.roborally.rules.sequence import answer, play_turn, rest

GAMES = count(60, 1_000)
POSITIONS = count(150, 20_000)
SHUFFLES = {DECK_SHUFFLED, OPTIONS_SHUFFLED}


@pytest.fixture
def rules():
    return RoboRally()


def programmed(rules, seed, longest=6):
    """The random game of this seed with nothing asked, whenever all programs are done; who looks may let it run."""
    chance = Random(seed)
    game = rules.start(rules.setup(chance), seed)
    last = game.state.turn_number + longest
    while not game.is_over and game.state.turn_number < last:
        if game.question:
            game.answer(game.question[0], game.answers[0])
        elif game.seats_to_plan():
            drift(game, game.seats_to_plan()[0], None)
        else:
            turn = game.state.turn_number
            yield game
            if not game.is_over and game.state.turn_number == turn:
                game.play()


def written(game):
    scenario = game.setup.scenario
    course = scenario.course if scenario else msgspec.Raw(msgspec.json.encode(game.setup.course))
    return json.loads(msgspec.json.encode(position_from(game.state, game.course, course)))


def with_secrets(game):
    """The position with programs and piles, as resolve wants it."""
    position = written(game)
    state = game.state
    position["program_deck"] = [card * 10 for card in state.deck[int(state.deck_top) : int(state.deck_end)].tolist()]
    position["program_discards"] = [card * 10 for card in state.discards[: int(state.discarded)].tolist()]
    position["programs"] = [program_form(game, seat) for seat in range(int(state.seats)) if game.may_order(seat)]
    return position


def program_form(game, seat):
    program = json.loads(msgspec.json.encode(program_from(game.state, game.course, seat)))
    return {name: value for name, value in program.items() if name not in ("asks", "flywheel")}


def test_resolving_a_games_position_plays_the_games_turn(rules):
    """But for shuffles, and for what a position has no field for: the order in which robots fell that sit out together, and what Recompile
    has just done, a lock or the robot's end."""
    resolved = 0
    for seed in seeds(GAMES):
        for game in programmed(rules, seed):
            position, turn = with_secrets(game), game.state.turn_number
            is_whole = game.state.robot_sits_out.sum() < 2 and not (game.state.robot_locked & game.state.to_program).any()
            is_whole = is_whole and not has_just_fallen(game.state)
            told = list(takewhile(lambda row: row[KIND] != TURN_BEGAN, game.play()))
            if not is_whole or SHUFFLES & {row[KIND] for row in told}:
                continue
            resolved += 1
            assert without_rest(json.loads(resolve(json.dumps(position)))["events"]) == described(told), (seed, turn)
    assert resolved > GAMES


def has_just_fallen(state):
    """R9.22 Whether a robot was destroyed before the programs stood: it is neither on the course nor waiting yet."""
    is_elsewhere = (state.robot_lives == 0) | (state.robot_sits_out != 0) | (state.robot_waits != 0) | (state.robot_place != 0)
    return bool(((state.robot_fell != NEVER) & ~is_elsewhere).any())


def without_rest(events):
    """A turn that is resolved begins with what powered-down robots discard, which a game has told at the deal; the SuperBot's is R10.3."""
    return [event for event in events if event["kind"] != "DamageDiscarded" or event["rule"] == "R10.3"]


def test_a_games_state_survives_as_a_position(rules):
    """All that is public, but for what lasts one turn and the heading of a robot that is not there."""
    for seed in seeds(GAMES):
        for game in programmed(rules, seed):
            if has_just_fallen(game.state):
                continue
            again = state_from(read_position(json.dumps(written(game))), game.course)
            assert public(rules, again) == public(rules, game.state), (seed, game.state.turn_number)


def turn_of(position):
    """The state before and after the turn of a position, with the events."""
    course = course_from(bytes(position.course))
    before, events = state_from(position, course), new(Events)
    after = copy(before)
    rest(after, events)
    play_turn(course, after, events)
    return course, before, after, rows(events)


def answered_turn_of(position):
    """The same with every owner asked about everything, who take what is usual."""
    course = own(course_from(bytes(position.course)))
    state, events = state_from(position, course), new(Events)
    state.asks[:] = -1
    rest(state, events)
    play_turn(course, state, events)
    while is_waiting(state):
        answer(state, events, legal_choices(course, state)[0])
        play_turn(course, state, events)
    return state, rows(events)


def test_a_turn_goes_the_same_whether_owners_are_asked_or_have_ordered_it():
    """R9.28 Not a beat more, either."""
    asked = 0
    for seed in range(POSITIONS):
        position = random_position(Random(seed))
        for program in position["programs"]:
            program.pop("answers", None)
            program.pop("power_down", None)
        form = read_position(json.dumps(position))
        _, _, ordered, told = turn_of(form)
        after, told_asking = answered_turn_of(form)
        asked += sum(row[KIND] == DECISION_ASKED for row in told_asking)
        silent = [row for row in told_asking if row[KIND] not in (DECISION_ASKED, DECISION_ANSWERED)]
        assert described(silent) == described(told), seed
        assert position_of(form, after) == position_of(form, ordered), seed
    assert asked > POSITIONS


def position_of(form, state):
    return msgspec.json.encode(position_from(state, course_from(bytes(form.course)), form.course))


def cards_in(state):
    seats = range(int(state.seats))
    piles = [state.deck[int(state.deck_top) : int(state.deck_end)], state.discards[: int(state.discarded)], state.flywheel, state.kept_card]
    piles += [state.registers[seat].ravel() for seat in seats]
    return sorted(card for pile in piles for card in pile.tolist() if card)


def options_in(state):
    piles = [state.option_deck[int(state.option_top) : int(state.option_end)], state.option_discards[: int(state.options_discarded)]]
    piles += [state.options[seat, : int(state.option_count[seat])] for seat in range(int(state.seats))]
    return sorted(option for pile in piles for option in pile.tolist())


def test_a_turn_of_any_position_loses_nothing_and_is_told_whole(rules):
    for seed in range(POSITIONS):
        course, before, after, told = turn_of(read_position(json.dumps(random_position(Random(seed)))))
        assert cards_in(after) == cards_in(before), seed
        assert options_in(after) == options_in(before), seed
        assert robots_astray(after, course) == [], seed
        rules.fold(before, told)
        assert rules.public(before) == rules.public(after), seed


def test_the_answer_to_any_position_is_a_position_again():
    for seed in range(POSITIONS):
        answer = json.loads(resolve(json.dumps(random_position(Random(seed)))))
        position = read_position(json.dumps({**answer["position"], "turn": 1}))
        if answer["outcome"] is None:
            state_from(position, course_from(bytes(position.course)))


@needs_compiler
def test_any_position_is_resolved_alike_interpreted_and_compiled():
    for seed in range(POSITIONS // 5):
        text = json.dumps(random_position(Random(seed)))
        with engine("roborally", compiled=True):
            expected = resolve(text)
        with engine("roborally", compiled=False):
            assert resolve(text) == expected, seed


def public(rules, state):
    found = rules.public(state)
    for name in ("beat", "robot_announced", "is_steady", "controlled_by", "asked_seat", "question", "coat_left", "shots_left"):
        del found[name]
    found["robot_heading"] = [heading for heading, cell in zip(found["robot_heading"], found["robot_cell"], strict=True) if cell != OFF]
    return found
