"""RoboRally as the contract sees it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any, get_args

from tests.contract.roborally_positions import COURSES, own_course, random_position, turning_course

from swarmrally.cli.reporting.roborally_simulation import recorded_game
from swarmrally.kernel.decisions import NOBODY
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new, to_bytes
from swarmrally.kernel.squares import CELLS, OFF
from swarmrally.roborally.components import ids
from swarmrally.roborally.components.cards import CARDS
from swarmrally.roborally.components.course import GROUND, INTERFERENCE, Course, course_of, plays, printed_plans
from swarmrally.roborally.components.events import FIELDS, TURN_BEGAN
from swarmrally.roborally.components.option_cards import NAMES, OPTIONS, WEAPONS
from swarmrally.roborally.components.state import (
    DRAFT,
    DRAFTING,
    MOST_HAND,
    PROGRAMMING,
    QUESTIONS,
    REGISTERS,
    SEATS,
    State,
    holds,
    is_here,
)
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.reading import read_position
from swarmrally.roborally.forms.schema import CourseForm, LiveProgram, Question, Rules
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.fold import PUBLIC, fold_all
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.preview import preview
from swarmrally.roborally.playing.setting_up import NEED_OPTIONS, Setup, first_state, options_dealt, usual_seats
from swarmrally.roborally.playing.setting_up import course_of as laid_out
from swarmrally.roborally.playing.simulation import Tally, play_games
from swarmrally.roborally.playing.view import is_face_up, view
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own
from swarmrally.roborally.rules.options.hand import can_recompile
from swarmrally.roborally.rules.teams import has_team_rule
from swarmrally.roborally.rules.victory import has_places

ODD = ("Day of the SuperBot", "Interference", "Frenetic Factory", "Capture the Flag")
POLICIES = (
    "brakes",
    "fourth_gear",
    "reverse_gear",
    "high_power_laser",
    "gyroscopic_stabilizer",
    "abort_switch",
    "lose_option",
    "keeps_archive",
)


class RoboRally:
    """Rules in the sense of tests.contract.games."""

    name = "roborally"
    letter = "R"
    state = State
    round_began = TURN_BEGAN
    cost = 6
    ids = ids
    kinds = FIELDS

    def setup(self, chance: Random) -> Setup:
        """A printed course or one's own, with options in every quantity; or any position."""
        if chance.random() < 0.3:
            position = {**random_position(chance), "turn": chance.randint(1, 99)}
            return Setup(scenario=read_position(json.dumps(position)))
        rules = Rules(
            lives=chance.choice([1, 2, 3, 4]),
            archive_optional=chance.random() < 0.3,
            power_down_undamaged=chance.random() < 0.3,
            one_flag_per_turn=chance.random() < 0.3,
            play_on=chance.random() < 0.5,
        )
        form: str | CourseForm = chance.choice(COURSES)
        if chance.random() < 0.75:
            form = own_course(chance)
        setup = Setup(rules, form, number=chance.choice([0, chance.randrange(2**32)]))
        course = laid_out(setup)
        rules.play_on = rules.play_on and has_places(course)
        seats = setup.seats = usual_seats(chance.choice([4, 6, 8] if plays(course, INTERFERENCE) else [*range(2, SEATS), SEATS, SEATS]))
        if not has_team_rule(course) and not plays(course, INTERFERENCE) and chance.random() < 0.25:
            for place, seat in enumerate(seats):
                seat.team = place if place < 2 else chance.randint(0, 2)
        setup.options = chance.random() < 0.85 or bool(int(course.specials) & NEED_OPTIONS)
        if setup.options:
            most = OPTIONS // len(seats) - options_dealt(course)
            setup.options_at_start = chance.choice([0, min(1, most), min(3, most), most])
        return setup

    def start(self, setup: Setup, seed: str) -> Game:
        return Game(setup, seed)

    def drawn(self, game: Game) -> tuple[Any, ...]:
        return tuple(tuple(game.hand(seat)) for seat in range(int(game.state.seats)))

    def rounds(self, state: State) -> int:
        return int(state.turn_number)

    def is_planning(self, game: Game) -> bool:
        return game.is_planning

    def plan(self, game: Game, chance: Random) -> None:
        for seat in game.seats_to_plan():
            program_at_random(game.state, new(Events), seat)
            game.state.asks[seat] = chance.getrandbits(len(QUESTIONS))

    def decide(self, game: Game, chance: Random) -> None:
        """A program for one seat after the other, orders for robots without cards, then the registers."""
        if game.question is not None:
            game.answer(game.question[0], chance.choice(game.answers))
        elif game.seats_to_plan():
            drift(game, chance.choice(game.seats_to_plan()), chance)
        else:
            idle = [seat for seat in range(int(game.state.seats)) if game.may_order(seat) and not game.is_done(seat)]
            if idle and chance.random() < 0.4:
                seat = chance.choice(idle)
                stays = bool(game.state.robot_down[seat]) and chance.random() < 0.5
                game.plan(LiveProgram(seat, power_down=stays, asks=questions(chance)))
            else:
                game.play()

    def two_answers(self, game: Game) -> tuple[Any, Any]:
        """Where only one thing can be answered, that one twice would tell nothing: a lone option is lost either way."""
        return game.answers[0], game.answers[-1]

    def public(self, state: State) -> dict[str, Any]:
        record: Any = state
        return {name: record.record[name].tolist() for name in PUBLIC}

    def whole(self, folded: State, state: State) -> bool:
        """The events tell no cards, so what is public is all."""
        return self.public(folded) == self.public(state)

    def fold(self, state: State, rows: list[list[int]]) -> None:
        fold_all(state, rows)

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def with_other_secrets(self, state: State, seat: int, chance: Random) -> State:
        """Another seed, other coins and piles, other hands and face-down registers of others, whose policies differ too."""
        other_state = copy(state)
        other_state.key[:] = [chance.getrandbits(32) for _ in range(4)]
        other_state.deck[:] = chance.sample(range(1, CARDS + 1), CARDS)
        other_state.option_deck[:] = chance.sample(range(OPTIONS), OPTIONS)
        other_state.coins, other_state.coins_left = chance.getrandbits(8), chance.randint(0, 8)
        for other in range(SEATS):
            if other != seat:
                hide_from_view(other_state, other, chance)
        return other_state

    def previews(self, game: Game, state: State, seat: int) -> list[list[list[int]]]:
        return [preview(game.course, state, program_from(game.state, game.course, seat))] if game.may_order(seat) else []

    def broken(self, game: Game, state: State) -> list[str]:
        """Between two beats only where the robots stand is known; at a stop also where every card is."""
        course = own(game.course)
        let_lie(course, state)
        astray = robots_astray(state, course)
        return astray if state is not game.state else [*astray, *cards_astray(state), *options_astray(state, game.setup)]

    def lost(self, before: State, after: State) -> list[str]:
        lost = [f"{name} fell" for name in ("turn_number", "places", "robot_place") if (getattr(before, name) > getattr(after, name)).any()]
        if (before.robot_lives < after.robot_lives).any():
            lost.append("a life came back")
        if (before.robot_flags > after.robot_flags).any():
            lost.append("a flag was lost")
        if ((before.robot_lives == 0) & (after.robot_cell != OFF))[: int(after.seats)].any():
            lost.append("a robot came back without a life")
        return lost

    def spoil_plan(self, decision: dict[str, Any], chance: Random) -> bool:
        """The same card in two registers."""
        registers = decision.get("program", {}).get("registers") or []
        filled = [number for number, held in enumerate(registers) if held]
        if len(filled) < 2:
            return False
        first, second = chance.sample(filled, 2)
        registers[first] = registers[second]
        return True

    def spoil_answer(self, decision: dict[str, Any]) -> None:
        decision["answer"] = "something else"

    def simulated(self, games: int) -> str:
        """On some courses, with options."""
        tallies = []
        for name in ("Risky Exchange", "Moving Targets", "Option World", "War Zone", *ODD):
            course, state = batch(name)
            tally = new(Tally)
            play_games(course, state, new(Events), tally, 0, games)
            tallies.append(to_bytes(tally).hex())
        return " ".join(tallies)

    def notices_a_bad_index(self) -> bool:
        """Docks far off the course."""
        course, state = batch("Risky Exchange")
        course = copy(course)
        course.dock_cell[:] = CELLS + 100
        try:
            play_games(course, state, new(Events), new(Tally), 0, 1)
        except IndexError:
            return True
        return False

    def simulated_game(self, number: int) -> tuple[bytes, bytes]:
        name = COURSES[number * 7 % len(COURSES)]
        course, state = batch(name)
        play_games(course, state, new(Events), new(Tally), number, 1)
        game = recorded_game(Setup(course=name, seats=usual_seats(6), options_at_start=1), "simulated", number)
        return public_bytes(state), public_bytes(game.state)


class Turning(RoboRally):
    """R10.5 The same on floors that turn, which random robots seldom bring about elsewhere."""

    def setup(self, chance: Random) -> Setup:
        return Setup(course=turning_course(chance), seats=usual_seats(SEATS))


def questions(chance: Random) -> list[Any]:
    return [question for question in get_args(Question) if chance.random() < 0.4]


def weapons(game: Game, seat: int, chance: Random) -> dict[str, Any]:
    """One of the replacement weapons in each register."""
    held = [NAMES[weapon] for weapon in WEAPONS if holds(game.state, seat, weapon)]
    return {str(register): chance.choice(held) for register in range(1, REGISTERS + 1)} if held else {}


def drift(game: Game, seat: int, chance: Random | None) -> None:
    """A random program as a player would put it, or a new hand before it; now and then the time runs out, and questions stay open."""
    if chance is not None and can_recompile(game.state, seat) and chance.random() < 0.5:
        game.recompile(seat)
        return
    tried = copy(game.state)
    program_at_random(tried, new(Events), seat)
    if tried.recompiled[seat] and not game.state.recompiled[seat]:
        game.recompile(seat)
        return
    program = program_from(tried, game.course, seat)
    if chance is not None:
        program.asks = questions(chance)
        program.answers.weapon = weapons(game, seat, chance)
        if chance.random() < 0.1 and isinstance(program.registers, list):
            program.registers = [held if chance.random() < 0.5 else None for held in program.registers]
            if game.state.flywheel[seat]:
                program.flywheel = None
            game.time_out(program)
            return
    game.plan(program)


def batch(name: str) -> tuple[Course, State]:
    """A course, and the state of a simulation that plays games there."""
    setup = Setup(course=name, seats=usual_seats(6), options_at_start=1)
    course = own(course_of(printed_plans()[name]))
    return course, first_state(setup, course, "simulated")


def public_bytes(state: State) -> bytes:
    record: Any = state
    names = [name for name in PUBLIC if name not in ("beat", "robot_heading")]
    return b"".join(record.record[name].tobytes() for name in names)


def hide_from_view(state: State, seat: int, chance: Random) -> None:
    """Other secrets of this seat: only how many cards it has is public."""
    state.hand[seat] = [chance.randint(1, CARDS) for _ in range(MOST_HAND)]
    for name in ("flywheel", "kept_card"):
        if getattr(state, name)[seat]:
            getattr(state, name)[seat] = chance.randint(1, CARDS)
    for register in range(REGISTERS):
        if not is_face_up(state, seat, register):
            state.registers[seat, register] = chance.randint(1, CARDS), 0
    for name in POLICIES:
        getattr(state, name)[seat] = chance.randint(0, 5)
    state.gives[seat] = chance.sample(range(OPTIONS), OPTIONS)
    if state.stage == DRAFTING:
        state.draft[seat] = [chance.randrange(OPTIONS) for _ in range(DRAFT)]
    if state.stage == PROGRAMMING:
        state.power_down[seat] = chance.randint(0, 1)


def robots_astray(state: State, course: Course) -> list[str]:
    """R5.2, R6.3 No two robots on a cell, none in a pit, and the map says the same."""
    astray = []
    standing = {int(state.robot_cell[seat]): seat for seat in range(int(state.seats)) if is_here(state, seat)}
    if len(standing) != sum(is_here(state, seat) for seat in range(int(state.seats))):
        astray.append("two robots stand on one cell")
    astray += [f"seat {seat} stands on no ground" for cell, seat in standing.items() if course.ground[cell] != GROUND]
    mapped = {cell: seat for cell, seat in enumerate(state.robot_at.tolist()) if seat != NOBODY}
    return astray if mapped == standing else [*astray, f"the map has {mapped}, the robots are {standing}"]


def cards_astray(state: State) -> list[str]:
    """R0.2 Each of the 84 cards is in one place."""
    if state.stage < PROGRAMMING and state.deck_end == 0:
        return []
    places = [state.deck[int(state.deck_top) : int(state.deck_end)].tolist(), state.discards[: int(state.discarded)].tolist()]
    for seat in range(int(state.seats)):
        places.append(state.hand[seat, : int(state.hand_count[seat])].tolist())
        places.append(state.registers[seat].ravel().tolist())
        places.append([int(state.flywheel[seat]), int(state.kept_card[seat])])
    found = Counter(card for cards in places for card in cards if card)
    return [f"card {card * 10} is in {found[card]} places" for card in range(1, CARDS + 1) if found[card] != 1]


def options_astray(state: State, setup: Setup) -> list[str]:
    """R0.3 Each of the 26 options is in one place, when there are any."""
    places = [
        state.option_deck[int(state.option_top) : int(state.option_end)].tolist(),
        state.option_discards[: int(state.options_discarded)].tolist(),
    ]
    places += [state.options[seat, : int(state.option_count[seat])].tolist() for seat in range(int(state.seats))]
    if state.stage == DRAFTING:
        places += [[option for option in state.draft[seat].tolist() if option >= 0] for seat in range(int(state.seats))]
    found = Counter(option for options in places for option in options)
    expected = options_of(setup)
    return [f"option {option} is in {found[option]} places" for option in range(OPTIONS) if found[option] != expected[option]]


def options_of(setup: Setup) -> Counter[int]:
    """The options that are in the game."""
    if setup.scenario is None:
        return Counter(range(OPTIONS) if setup.options else ())
    there = [*setup.scenario.option_deck, *setup.scenario.option_discards]
    return Counter(NAMES.index(name) for names in (there, *(robot.options for robot in setup.scenario.robots)) for name in names)
