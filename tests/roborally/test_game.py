"""A game in Python's hands: set-up, programs, decisions, records."""

from __future__ import annotations

import json

import pytest
from msgspec import Raw, convert
from msgspec.structs import replace
from tests.roborally.tables import on

from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.kernel.records import first_difference
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.option_cards import CONDITIONAL_PROGRAM, CRAB_LEGS, FLYWHEEL, RECOMPILE
from swarmrally.roborally.forms.event_json import described
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import Answers, ConditionalProgram, CourseForm, FloorForm, LiveProgram, Position, ReEntry, Rules
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game, replay, retold
from swarmrally.roborally.playing.setting_up import SeatChoice, Setup, usual_seats
from swarmrally.roborally.rules.options.holding import gain_option

WIDE = CourseForm(floor=FloorForm(48, 48, docks={"1": (10, 24), "2": (24, 20), "3": (38, 28)}), flags=[(0, 0)])
"""Nothing happens here that a program does not do."""


def game_of(seats=2, seed="a", **setup):
    return Game(Setup(seats=usual_seats(seats), **setup), seed)


def program_of(game, seat, **more):
    """The first cards of the hand, in their order."""
    return LiveProgram(seat, [[card] for card in game.hand(seat)[:5]], **more)


def program_all(game, **more):
    for seat in game.seats_to_plan():
        game.plan(program_of(game, seat, **more))


def kinds(game):
    return [event["kind"] for event in described(game.told[-1])]


def refused(pointer, call, *args):
    with pytest.raises(Refusal) as caught:
        call(*args)
    assert caught.value.pointer == pointer
    return caught.value.reason


def test_the_cards_are_dealt_and_programming_begins():
    game = game_of(3)
    assert kinds(game) == ["TurnBegan", *["CardsDealt"] * 3]
    assert game.is_planning
    assert game.seats_to_plan() == [0, 1, 2]
    assert len(set(game.hand(0) + game.hand(1) + game.hand(2))) == 27


def test_a_turn_runs_when_every_program_is_done():
    game = game_of()
    game.plan(program_of(game, 0))
    assert "not of seats 1" in refused("", game.play)
    game.plan(program_of(game, 1))
    assert kinds(game) == ["ProgramSealed"]
    game.play()
    assert kinds(game)[-4:] == ["TurnEnded", "TurnBegan", "CardsDealt", "CardsDealt"]
    assert game.state.turn_number == 2


def test_a_program_that_is_done_cannot_be_changed():
    game = game_of()
    program = program_of(game, 0)
    game.plan(program)
    assert "not sealed" in refused("/seat", game.plan, program)
    assert "not sealed" in refused("/seat", game.time_out, program)


def test_a_refused_program_changes_nothing():
    game = game_of()
    before = to_bytes(game.state)
    hand = game.hand(0)
    other = next(card for card in range(10, 850, 10) if card not in hand)
    good: list[list[int] | None] = [[card] for card in hand[:5]]
    assert f"{other} is not there" in refused("/registers/0/0", game.plan, LiveProgram(0, [[other], *good[1:]]))
    assert "twice" in refused("/registers/1/0", game.plan, LiveProgram(0, [good[0], *good[:4]]))
    assert "expected a card" in refused("/registers/4", game.plan, LiveProgram(0, [*good[:4], None]))
    assert "five registers" in refused("/registers", game.plan, LiveProgram(0, good[:4]))
    assert "damaged" in refused("/power_down", game.plan, LiveProgram(0, good, power_down=True))
    assert "without the option" in refused("/flywheel", game.plan, LiveProgram(0, good, flywheel=hand[5]))
    kept = Answers(conditional_program=ConditionalProgram(hand[5], 2))
    assert "without the option" in refused("/answers/conditional_program", game.plan, LiveProgram(0, good, answers=kept))
    assert "no robot in the game" in refused("/seat", game.plan, LiveProgram(2, good))
    assert to_bytes(game.state) == before
    assert game.decisions == []


def test_two_cards_in_a_register_need_an_option():
    game = game_of(seed="pairs")
    hand = game.hand(0)
    move, turn = next(card for card in hand if 490 <= card <= 660), next(card for card in hand if 70 <= card <= 420)
    others = [[card] for card in hand if card not in (move, turn)][:4]
    program = LiveProgram(0, [[move, turn], *others])
    refused("/registers/0", game.plan, program)
    gain_option(game.state, 0, CRAB_LEGS)
    refused("/registers/0", game.plan, replace(program, registers=[[turn, move], *others]))
    game.plan(program)
    assert game.state.registers[0, 0].tolist() == [move // 10, turn // 10]


def test_a_kept_card_stays_on_the_flywheel_and_is_used_later():
    game = game_of(course=WIDE)
    gain_option(game.state, 0, FLYWHEEL)
    kept = game.hand(0)[6]
    game.plan(program_of(game, 0, flywheel=kept))
    assert game.state.flywheel[0] == kept // 10
    program_all(game)
    game.play()
    assert kept not in game.hand(0) + game.hand(1)
    another = game.hand(0)[-1]
    assert "already" in refused("/flywheel", game.plan, program_of(game, 0, flywheel=another))
    program = program_of(game, 0, flywheel=another)
    assert isinstance(program.registers, list)
    program.registers[0] = [kept]
    game.plan(program)
    assert game.state.registers[0, 0, 0] == kept // 10
    assert game.state.flywheel[0] == another // 10


def test_a_new_hand_costs_a_point_and_is_drawn_once():
    game = game_of()
    refused("/seat", game.recompile, 0)
    gain_option(game.state, 0, RECOMPILE)
    before = game.hand(0)
    game.recompile(0)
    assert kinds(game) == ["HandRecompiled", "RobotDamaged"]
    assert len(game.hand(0)) == 9
    assert not set(before) & set(game.hand(0))
    refused("/seat", game.recompile, 0)


def test_when_the_time_runs_out_empty_registers_are_filled_from_the_hand():
    game = game_of()
    hand = game.hand(0)
    told = described(game.time_out(LiveProgram(0, [None, [hand[3]], None, None, None])))
    assert [(event["kind"], event["rule"]) for event in told] == [("ProgramSealed", "R3.2")]
    cards = [int(card) * 10 for card in game.state.registers[0, :, 0]]
    assert cards[1] == hand[3]
    assert len(set(cards)) == 5
    assert set(cards) < set(hand)
    assert game.hand(0) == []
    game.time_out(LiveProgram(1))
    game.play()
    assert game.state.turn_number == 2


def test_a_card_kept_for_later_stays_when_the_time_runs_out():
    game = game_of()
    gain_option(game.state, 0, CONDITIONAL_PROGRAM)
    gain_option(game.state, 0, FLYWHEEL)
    hand = game.hand(0)
    game.time_out(LiveProgram(0, answers=Answers(conditional_program=ConditionalProgram(hand[0], 2)), flywheel=hand[1]))
    assert [int(game.state.kept_card[0]), int(game.state.flywheel[0])] == [card // 10 for card in hand[:2]]
    assert (game.state.registers[0, :, 0] > 0).all()


def test_a_card_kept_for_later_does_not_leave_a_register_empty_when_the_time_runs_out():
    """First the kept card goes back to the hand, then second cards, then the Flywheel's."""
    for size, kept, second, flywheel in ((8, True, True, True), (7, False, True, True), (6, False, False, True), (5, False, False, False)):
        game = game_of(seed="pairs")
        for option in (CONDITIONAL_PROGRAM, FLYWHEEL, CRAB_LEGS):
            gain_option(game.state, 0, option)
        hand = game.hand(0)
        move, turn = next(card for card in hand if 490 <= card <= 660), next(card for card in hand if 70 <= card <= 420)
        others = [card for card in hand if card not in (move, turn)]
        game.state.hand[0, :size] = [card // 10 for card in [move, turn, *others][:size]]
        game.state.hand_count[0] = size
        answers = Answers(conditional_program=ConditionalProgram(others[0], 2))
        game.time_out(LiveProgram(0, [[move, turn], None, None, None, None], answers=answers, flywheel=others[1]))
        assert (game.state.registers[0, :, 0] > 0).all()
        assert game.state.registers[0, 0, 0] == move // 10
        assert [game.state.kept_card[0] > 0, game.state.registers[0, 0, 1] > 0, game.state.flywheel[0] > 0] == [kept, second, flywheel]


def test_power_down_in_my_turn_is_asked_in_dock_order():
    game = game_of(3, course=WIDE, rules=Rules(power_down_undamaged=True))
    for seat in range(3):
        game.plan(program_of(game, seat, asks=["power_down"]))
    game.play()
    asked = []
    while game.question and game.question[1] == "power_down":
        asked.append(game.question[0])
        assert game.answers == [False, True]
        refused("/seat", game.answer, (game.question[0] + 1) % 3, True)
        refused("/answer", game.answer, game.question[0], 1)
        game.answer(game.question[0], game.question[0] == 1)
    assert asked == game.state.dock_order[:3].tolist()
    assert game.state.robot_down[1]
    assert game.seats_to_plan() == [0, 2]


def test_a_robot_that_is_down_can_be_ordered_to_stay_down():
    game = game_of(course=WIDE, rules=Rules(power_down_undamaged=True))
    program_all(game, power_down=True)
    game.play()
    assert game.seats_to_plan() == []
    game.plan(LiveProgram(0, power_down=True))
    game.play()
    assert game.state.robot_down[:2].tolist() == [1, 0]


def test_a_robot_comes_back_as_its_owner_says():
    floor = FloorForm(4, 4, docks={"1": (0, 0), "2": (3, 3)})
    game = game_of(course=CourseForm(floor=floor, flags=[(0, 3)]))
    for seat in game.seats_to_plan():
        game.plan(program_of(game, seat, asks=["re_entry"], re_entry=ReEntry("W")))
    game.play()
    while game.question is None:
        for seat in game.seats_to_plan():
            game.plan(program_of(game, seat, asks=["re_entry"], re_entry=ReEntry("W")))
        game.play()
    seat, question = game.question
    assert question == "re_entry"
    archive = [0, 0] if game.state.robot_dock[seat] == 1 else [3, 3]
    assert game.answers[0] == {"heading": "W", "at": archive, "powered_down": False}
    assert len(game.answers) == 8
    game.answer(seat, {"heading": "S", "at": archive, "powered_down": True})
    assert game.state.robot_heading[seat] == 2
    assert game.state.robot_down[seat]


def test_each_keeps_one_of_three_options_in_tricksy():
    game = game_of(2, course="Tricksy")
    while game.question:
        seat, question = game.question
        assert question == "keep_option"
        assert len(game.answers) == 3
        game.answer(seat, game.answers[2])
    assert game.state.option_count[:2].tolist() == [1, 1]
    assert game.is_planning


@pytest.mark.parametrize(
    ("pointer", "setup"),
    [
        ("/seats", Setup(seats=usual_seats(1))),
        ("/course", Setup(seats=usual_seats(2), course="Nowhere")),
        ("/seats", Setup(seats=usual_seats(5), course="Interference")),
        ("/first_seat", Setup(seats=usual_seats(4), course="Interference", first_seat=2)),
        ("/course", Setup(seats=usual_seats(2), course=CourseForm(floor=FloorForm(2, 2)))),
        ("/seats/1/robot", Setup(seats=[SeatChoice("wedge"), SeatChoice("wedge")])),
        ("/seats/0/team", Setup(seats=[replace(seat, team=0) for seat in usual_seats(4)], course="Interference")),
        ("/seats/1/team", Setup(seats=[SeatChoice("wedge", 0), SeatChoice("cross")])),
        ("/seats/1/team", Setup(seats=[SeatChoice("wedge", 0), SeatChoice("cross", 2)], course="Capture the Flag")),
        ("/seats/1/team", Setup(seats=[SeatChoice("wedge", 0), SeatChoice("cross")], course="War Zone")),
        ("/seats/1/team", Setup(seats=[SeatChoice("wedge", 0), SeatChoice("cross", 2)], course="Toggle Boggle")),
        ("/seats", Setup(seats=[SeatChoice("wedge", 1), SeatChoice("cross", 1)], course="War Zone")),
        ("/options", Setup(seats=usual_seats(2), course="Option World", options=False)),
        ("/options", Setup(seats=usual_seats(2), options=False, options_at_start=1)),
        ("/options_at_start", Setup(seats=usual_seats(8), course="Tricksy", options_at_start=1)),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(pointer, setup):
    refused(pointer, Game, setup, "a")


@pytest.mark.parametrize(
    ("pointer", "more"),
    [
        ("/seats", {"seats": usual_seats(3)}),
        ("/seats/1/robot", {"seats": [SeatChoice("egg"), SeatChoice("egg")]}),
        ("/seats/0/team", {"seats": [SeatChoice("egg", 0), SeatChoice("nut", 1)]}),
        ("/options_at_start", {"options_at_start": 1}),
    ],
)
def test_a_scenario_takes_nothing_that_it_says_itself(pointer, more):
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 3], "archive": [seat, 3]} for seat in (0, 1)]
    scenario = convert({"game": "roborally", "course": Raw(b'"War Zone"'), "robots": robots}, Position)
    assert Game(Setup(scenario=scenario, seats=usual_seats(2)), "a").seats_to_plan() == [0, 1]
    refused(pointer, Game, Setup(scenario=scenario, **more), "a")


def test_without_options_there_is_no_pile():
    game = game_of(options=False)
    assert game.state.option_end == 0
    assert game_of(options_at_start=2).state.option_count[:2].tolist() == [2, 2]


def test_teams_are_those_the_players_choose():
    game = Game(Setup(seats=[SeatChoice("wedge", 1), SeatChoice("cross", 0)], course="War Zone"), "a")
    assert game.state.robot_team[:2].tolist() == [1, 0]


@pytest.fixture(scope="module")
def whole_game():
    """Played at random, with time-outs and everything asked."""
    game = game_of(4, "whole", options_at_start=2, rules=Rules(lives=1))
    while not game.is_over:
        if game.question:
            game.answer(game.question[0], game.answers[-1])
            continue
        for seat in game.seats_to_plan():
            tried = copy(game.state)
            program_at_random(tried, new(Events), seat)
            program = program_from(tried, game.course, seat)
            if tried.recompiled[seat]:
                game.time_out(LiveProgram(seat))
            else:
                game.plan(replace(program, asks=["power_down", "re_entry", "discard_option", "lose_option", "weapon"]))
        game.play()
    return game


def test_a_record_plays_again_and_tells_the_same(whole_game):
    record = whole_game.record()
    assert first_difference(record.events, retold(record)) is None
    *_, again = replay(record)
    assert to_bytes(again.state) == to_bytes(whole_game.state)


def test_a_game_that_is_over_takes_no_more(whole_game):
    refused("", whole_game.play)
    refused("", whole_game.plan, LiveProgram(0))
    assert whole_game.answers == []


def test_a_record_names_the_decision_that_cannot_be(whole_game):
    record = whole_game.record()
    record.decisions.insert(0, record.decisions[-1])
    with pytest.raises(Refusal, match=r"^/decisions/0"):
        retold(record)


def test_a_game_prints_as_a_picture():
    text = repr(game_of())
    assert text.startswith("turn 1\n")
    assert "seat 1 gable dock" in text


def test_a_game_refuses_what_is_not_its_turn():
    game = on("Checkmate", players=2)
    with pytest.raises(Refusal, match="/seat"):
        game.answer(0, True)
    with pytest.raises(Refusal, match="/seat"):
        game.time_out(LiveProgram(5))
    with pytest.raises(Refusal, match="/seat"):
        game.recompile(0)
    with pytest.raises(Refusal, match="/options_at_start"):
        on("Checkmate", players=8, options_at_start=4)
    with pytest.raises(Refusal, match="/course"):
        on(CourseForm(floor=FloorForm(3, 3)), players=2)


def test_a_scenario_starts_a_game():
    robots = [{"seat": seat, "dock": seat + 1, "at": [seat, 3], "heading": "N", "archive": [seat, 3]} for seat in (0, 1)]
    position = {"game": "roborally", "course": "Checkmate", "turn": 7, "robots": robots}
    game = Game(Setup(scenario=read_position(json.dumps(position))), "scenario")
    assert game.state.turn_number == 7
    assert game.seats_to_plan() == [0, 1]
