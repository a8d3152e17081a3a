"""Previews: one's own program over the course as it is, everybody else powered down."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.roborally.test_game import WIDE, game_of, program_of

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.cards import KIND, MOVE_1, MOVE_3
from swarmrally.roborally.components.option_cards import ABORT_SWITCH, BRAKES
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import program_from, put_program
from swarmrally.roborally.forms.schema import Answers, Conveyor, CourseForm, FloorForm, Laser, LiveProgram
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.preview import preview
from swarmrally.roborally.rules.options.holding import gain_option
from swarmrally.roborally.rules.program import seal
from swarmrally.roborally.rules.sequence import play_turn

FACING = CourseForm(floor=FloorForm(9, 9, docks={"1": (4, 8), "2": (4, 4), "3": (4, 2)}), flags=[(0, 0)])
"""Three robots in a line, each in the sights of the one below."""


def told(game: Any, program: LiveProgram) -> list[dict[str, Any]]:
    return described(preview(game.course, game.state, program))


def of_kind(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


def first(game: Any) -> int:
    """The seat at dock 1."""
    return int(game.state.dock_order[0])


def hold(game: Any, seat: int, *kinds: int) -> list[int]:
    """Cards of these kinds begin the hand; the same cards leave nothing double elsewhere that a preview could look at."""
    cards: list[int] = []
    for kind in kinds:
        cards.append(next(card for card in range(1, 85) if KIND[card] == kind and card not in cards))
    game.state.hand[seat, : len(cards)] = cards
    return [card * 10 for card in cards]


def test_empty_registers_do_nothing():
    game = game_of(3, course=FACING)
    events = told(game, LiveProgram(first(game)))
    assert [event["register"] for event in of_kind(events, "RegisterBegan")] == [1, 2, 3, 4, 5]
    assert {event["kind"] for event in events} == {"RegisterBegan", "ShotFired", "RobotDamaged", "RegisterLocked"}


def test_a_partial_program_is_carried_out_where_it_is_filled():
    game = game_of(3, course=FACING)
    seat = first(game)
    (card,) = hold(game, seat, MOVE_1)
    events = told(game, LiveProgram(seat, [None, None, [card], None, None]))
    assert [event["register"] for event in of_kind(events, "RegisterRevealed")] == [3]
    (moved,) = of_kind(events, "RobotMoved")
    assert (moved["seat"], moved["from"], moved["to"]) == (seat, [4, 8], [4, 7])


def test_nobody_else_moves_or_fires():
    game = game_of(3, course=FACING)
    for seat in range(3):
        program_at_random(game.state, new(Events), seat)
    for seat in range(3):
        events = told(game, LiveProgram(seat))
        assert {event["seat"] for event in of_kind(events, "ShotFired")} <= {seat}
        assert of_kind(events, "RobotMoved") == of_kind(events, "RegisterRevealed") == []


def test_the_floor_carries_pushes_and_shoots():
    floor = FloorForm(9, 9, docks={"1": (4, 8), "2": (8, 0)}, conveyors=[Conveyor(4, 8, "W")], lasers=[Laser(0, 8, "E", 2)])
    game = game_of(course=CourseForm(floor=floor, flags=[(0, 0)]))
    events = told(game, LiveProgram(first(game)))
    assert [event["to"] for event in of_kind(events, "RobotCarried")] == [[3, 8]]
    assert [event["points"] for event in of_kind(events, "BeamHit")] == [2] * 5


def test_a_robot_in_the_way_is_pushed():
    game = game_of(3, course=FACING)
    seat = first(game)
    cards = hold(game, seat, MOVE_3, MOVE_1)
    events = told(game, LiveProgram(seat, [[cards[0]], [cards[1]], None, None, None]))
    pushed = [event for event in of_kind(events, "RobotMoved") if event["seat"] != seat]
    assert [(event["from"], event["to"], event["by"]) for event in pushed] == [([4, 4], [4, 3], seat)]


def test_a_program_against_the_rules_is_refused():
    game = game_of()
    hand = game.hand(0)
    other = next(card for card in range(10, 850, 10) if card not in hand)
    for pointer, program in {
        "/registers/2/0": LiveProgram(0, [None, None, [other], None, None]),
        "/registers/1/0": LiveProgram(0, [[hand[0]], [hand[0]], None, None, None]),
        "/registers": LiveProgram(0, [None]),
        "/power_down": LiveProgram(0, power_down=True),
    }.items():
        with pytest.raises(Refusal) as caught:
            told(game, program)
        assert caught.value.pointer == pointer


def test_what_would_be_asked_is_answered_as_the_clock_would():
    game = game_of(course=FACING)
    seat = first(game)
    gain_option(game.state, seat, BRAKES)
    (card,) = hold(game, seat, MOVE_1)
    program = LiveProgram(seat, [[card], None, None, None, None], answers=Answers(brakes=[1]))
    assert of_kind(told(game, program), "RobotMoved") == []
    events = told(game, replace(program, asks=["brakes"]))
    assert [event["answer"] for event in of_kind(events, "DecisionAnswered")] == [False]
    assert len(of_kind(events, "RobotMoved")) == 1


def test_nothing_is_drawn_from_the_pile():
    game = game_of(course=WIDE)
    seat = first(game)
    gain_option(game.state, seat, ABORT_SWITCH)
    program = program_of(game, seat, answers=Answers(abort_switch=1))
    events = told(game, program)
    assert len(of_kind(events, "RegisterRevealed")) == 5
    assert of_kind(events, "CardReplaced") == []


def test_a_program_that_is_done_can_be_looked_at_again():
    game = game_of(3, course=FACING)
    program = program_of(game, 0)
    before = told(game, program)
    game.plan(program)
    assert told(game, program) == before


def test_a_preview_is_for_the_time_of_programming():
    game = game_of(course="Tricksy")
    with pytest.raises(ValueError, match="programming"):
        preview(game.course, game.state, LiveProgram(0))


@pytest.mark.parametrize("course", ["Risky Exchange", "Chop Shop Challenge", "Island Hop", "Moving Targets", "Oddest Sea"])
def test_it_comes_so_when_all_others_are_powered_down(course):
    """The turn that is played then tells the same registers."""
    for seed in range(8):
        game = game_of(4, f"{seed}", course=course, options=False)
        seat = seed % 4
        tried = copy(game.state)
        program_at_random(tried, new(Events), seat)
        program = replace(program_from(tried, game.course, seat), power_down=False)
        expected = preview(game.course, game.state, program)
        state, events = copy(game.state), new(Events)
        put_program(program, game.course, state)
        for other in range(4):
            state.robot_down[other] = other != seat
        seal(state, new(Events), seat)
        play_turn(game.course, state, events)
        assert events.row[: len(expected)].tolist() == expected
        assert described(events.row[len(expected) : int(events.told)].tolist())[-1]["kind"] in ("TurnEnded", "GameEnded")
