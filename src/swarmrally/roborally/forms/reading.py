"""Positions: forms read into a state."""

from __future__ import annotations

import functools

import msgspec
from msgspec import UNSET

from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal, decoded, escaped
from swarmrally.kernel.squares import HEADINGS, OFF
from swarmrally.roborally.components.clearing import clear
from swarmrally.roborally.components.course import (
    CAPTURE_THE_FLAG,
    FACTORY_REJECTS,
    INTERFERENCE,
    MOVING_TARGETS,
    TOGGLE_BOGGLE,
    Course,
    plays,
)
from swarmrally.roborally.components.option_cards import DUAL_PROCESSOR, NAMES
from swarmrally.roborally.components.state import NO_TEAM, PROGRAMMING, REGISTERS, State, put_robot
from swarmrally.roborally.forms.odd_positions import check_length, check_rule, ground_cell, marked_cell, read_floors, read_homes, read_title
from swarmrally.roborally.forms.programs import read_programs
from swarmrally.roborally.forms.schema import Charges, Position, Robot, Rules
from swarmrally.roborally.rules.odd_courses.turntable import let_lie, own
from swarmrally.roborally.rules.options.holding import gain_option
from swarmrally.roborally.rules.options.two_cards import may_share
from swarmrally.roborally.rules.teams import has_two_teams, team_of_dock
from swarmrally.roborally.rules.victory import races_on

DECODER = msgspec.json.Decoder(Position)


def read_position(text: bytes | str) -> Position:
    """The position in a JSON text, or a Refusal."""
    return decoded(DECODER, text)


def state_from(position: Position, course: Course) -> State:
    """The state that the position describes, or a Refusal; its programs are in it when it has any."""
    state = copy(blank_state())
    state.keeps_order = 1
    state.turn_number = position.turn
    read_rules(position.rules, state)
    cards: set[int] = set()
    read_floors(position, course, state)
    course = own(course)
    let_lie(course, state)
    read_flags(position, course, state)
    read_robots(position, course, state, cards)
    read_title(position, course, state)
    read_homes(position, course, state)
    read_options(position, state)
    read_places(position, course, state)
    if position.programs is not UNSET:
        state.stage = PROGRAMMING
        read_programs(position.programs, course, state, cards)
    read_deck(position, state, cards)
    return state


@functools.cache
def blank_state() -> State:
    """No robot, no card."""
    state = new(State)
    clear(state)
    return state


def read_rules(rules: Rules, state: State) -> None:
    state.lives = rules.lives
    state.archive_optional = rules.archive_optional
    state.power_down_undamaged = rules.power_down_undamaged
    state.one_flag_per_turn = rules.one_flag_per_turn
    state.play_on = rules.play_on


def read_flags(position: Position, course: Course, state: State) -> None:
    """Where the flags lie (R10.1, R10.6) and whose they are (R10.2)."""
    count = int(course.flag_count)
    state.flag_cell[:count] = course.flag_start[:count]
    if position.flags_at is not UNSET:
        check_length(position.flags_at, count, "/flags_at", f"{count} places, one for each flag")
        for flag, place in enumerate(position.flags_at):
            state.flag_cell[flag] = OFF if place is None else marked_cell(course, place, f"/flags_at/{flag}")
        moves = plays(course, MOVING_TARGETS) or plays(course, CAPTURE_THE_FLAG)
        if not moves and (state.flag_cell != course.flag_start).any():
            raise Refusal(
                "/flags_at", "not_here", expected="the flags of the course: they move only in Moving Targets and Capture the Flag"
            )
    if position.flag_teams is not UNSET:
        check_rule(course, TOGGLE_BOGGLE, "/flag_teams", "flags with teams only in Toggle Boggle")
        check_length(position.flag_teams, count, "/flag_teams", f"{count} teams, one for each flag")
        state.flag_team[:count] = [NO_TEAM if team is None else team for team in position.flag_teams]


def read_robots(position: Position, course: Course, state: State, cards: set[int]) -> None:
    """Seats 0 to n - 1, each dock once."""
    count = len(position.robots)
    if not 1 <= count <= 8:
        raise Refusal("/robots", "out_of_range", what="a number of robots", least=1, most=8, got=count)
    state.seats = count
    seats: set[int] = set()
    docks: dict[int, int] = {}
    placed = placed_seats(position)
    for number, robot in enumerate(position.robots):
        pointer = f"/robots/{number}"
        if robot.seat >= count or robot.seat in seats:
            raise Refusal(f"{pointer}/seat", "twice", expected=f"each seat from 0 to {count - 1} once")
        if robot.dock in docks:
            raise Refusal(f"{pointer}/dock", "twice", expected=f"each dock once, {robot.dock} is there twice")
        seats.add(robot.seat)
        docks[robot.dock] = robot.seat
        read_robot(robot, position.rules, course, state, cards, robot.seat in placed, pointer)
    state.dock_order[:count] = [docks[dock] for dock in sorted(docks)]
    check_company(position, course, state)


def check_company(position: Position, course: Course, state: State) -> None:
    """R10.4 Racers and blockers in pairs; R10.7 a team for every robot or for none."""
    count = len(position.robots)
    if plays(course, INTERFERENCE) and (count % 2 or count < 4):
        raise Refusal("/robots", "wrong_count", expected=f"4, 6 or 8 robots, a racer and a blocker each, got {count}")
    teams = state.robot_team[:count]
    if (teams == NO_TEAM).any() and (teams != NO_TEAM).any():
        number = next(number for number, robot in enumerate(position.robots) if not isinstance(robot.team, int))
        raise Refusal(f"/robots/{number}/team", "wrong_teams", expected="a team for every robot, or for none")


def placed_seats(position: Position) -> set[int]:
    """R8.5 Who has finished already."""
    return set() if position.places is UNSET else {seat for seats in position.places for seat in seats}


def read_robot(robot: Robot, rules: Rules, course: Course, state: State, cards: set[int], is_placed: bool, pointer: str) -> None:
    seat = robot.seat
    lives = rules.lives if robot.lives is UNSET else robot.lives
    state.robot_dock[seat] = robot.dock
    state.robot_lives[seat] = lives
    state.robot_heading[seat] = HEADINGS.index(robot.heading or "N")
    if robot.archive is None:
        raise Refusal(f"{pointer}/archive", "wrong_form", expected="the cell of an archive marker")
    state.robot_archive[seat] = marked_cell(course, robot.archive, f"{pointer}/archive")
    state.robot_down[seat] = robot.powered_down
    if robot.sent_off is True:
        raise Refusal(f"{pointer}/sent_off", "not_this", value=False, why="robots are sent off within a turn only")
    read_team(robot, course, state, pointer)
    read_progress(robot, rules, course, state, pointer)
    if robot.at is None:
        read_absence(robot, lives, course, state, is_placed, pointer)
    else:
        if lives == 0:
            raise Refusal(f"{pointer}/at", "not_this", value=None, why="a robot without lives is out of the game")
        if robot.heading is None:
            raise Refusal(f"{pointer}/heading", "not_one_of", words=list(HEADINGS), got=None)
        for field in ("sits_out", "waits"):
            if getattr(robot, field) is True:
                raise Refusal(f"{pointer}/{field}", "not_this", value=False, why="this robot is on the course")
        cell = ground_cell(course, robot.at, f"{pointer}/at")
        if state.robot_at[cell] >= 0:
            raise Refusal(f"{pointer}/at", "place_taken", expected=f"a cell without another robot, {list(robot.at)} has one")
        put_robot(state, seat, cell)
    if robot.powered_down and plays(course, FACTORY_REJECTS):
        raise Refusal(f"{pointer}/powered_down", "not_this", value=False, why="nobody powers down in Factory Rejects")
    read_locks(robot, state, cards, pointer)


def read_team(robot: Robot, course: Course, state: State, pointer: str) -> None:
    """R10.2, R10.7 By dock on a course with a rule of teams, unless given."""
    state.robot_team[robot.seat] = team_of_dock(course, robot.dock)
    if isinstance(robot.team, int):
        if plays(course, INTERFERENCE):
            raise Refusal(f"{pointer}/team", "wrong_teams", expected="no teams in Interference")
        if has_two_teams(course) and robot.team > 1:
            raise Refusal(f"{pointer}/team", "out_of_range", what="a team", least=0, most=1, got=robot.team)
        state.robot_team[robot.seat] = robot.team


def read_progress(robot: Robot, rules: Rules, course: Course, state: State, pointer: str) -> None:
    """R7.3 A robot that has all flags has won, or has finished (`play_on`)."""
    most = int(course.flag_count)
    if robot.flags > most:
        raise Refusal(f"{pointer}/flags", "too_large", what="a number of flags", most=most)
    if robot.flags == most > 0 and robot.at is not None:
        raise Refusal(f"{pointer}/flags", "already_over", why="this robot has touched all flags")
    state.robot_flags[robot.seat] = robot.flags


def read_absence(robot: Robot, lives: int, course: Course, state: State, is_placed: bool, pointer: str) -> None:
    """R7.5, R8.4, R8.5, R10.2 Out of the game, waiting, finished, or sitting out."""
    sits_out, waits = robot.sits_out is True, robot.waits is True
    with_team = is_placed and state.robot_team[robot.seat] != NO_TEAM
    has_finished = races_on(course, state) and (robot.flags == course.flag_count or with_team)
    if lives > 0 and not sits_out and not has_finished and not waits:
        expected = "a cell: only a robot that is out, waits, has finished or sits out is nowhere"
        raise Refusal(f"{pointer}/at", "not_here", expected=expected)
    if sits_out:
        check_rule(course, TOGGLE_BOGGLE, f"{pointer}/sits_out", "robots to sit out only in Toggle Boggle")
    if waits and (lives == 0 or sits_out):
        raise Refusal(f"{pointer}/waits", "not_this", value=False, why="this robot is out of the game, or sits out")
    if (robot.damage or robot.powered_down) and (waits or not has_finished):
        raise Refusal(f"{pointer}/damage", "not_here", expected="no damage and no power-down of a robot that is not on the course")
    state.robot_sits_out[robot.seat] = sits_out
    state.robot_waits[robot.seat] = waits
    state.robot_fell[robot.seat] = (sits_out or waits) and lives > 0


def read_locks(robot: Robot, state: State, cards: set[int], pointer: str) -> None:
    """R7.4 Between damage - 4 and damage registers are locked."""
    seat, locked = robot.seat, 0
    for key, held in robot.locked.items():
        where = f"{pointer}/locked/{escaped(key)}"
        if key not in [str(register) for register in range(1, REGISTERS + 1)]:
            raise Refusal(where, "out_of_range", what="a register", least=1, most=REGISTERS, got=key[:40])
        if len(held) > 2 or (len(held) == 2 and not may_share(1 << DUAL_PROCESSOR, held[0] // 10, held[1] // 10)):
            raise Refusal(where, "wrong_form", expected="one card, or a move and a rotation, the move first")
        register = int(key) - 1
        locked |= 1 << register
        for place, card in enumerate(held):
            use_card(cards, card, f"{where}/{place}")
            state.registers[seat, register, place] = card // 10
    if not robot.damage - 4 <= len(robot.locked) <= robot.damage:
        least, most = max(0, robot.damage - 4), min(robot.damage, REGISTERS)
        raise Refusal(f"{pointer}/locked", "locked_registers", least=least, most=most, damage=robot.damage)
    state.robot_damage[seat] = robot.damage
    state.robot_locked[seat] = locked


def use_card(cards: set[int], card: int, pointer: str) -> None:
    """R0.2 Every card is in one place."""
    if card in cards:
        raise Refusal(pointer, "card_twice", card=card)
    cards.add(card)


def read_options(position: Position, state: State) -> None:
    """R0.3 One of each option card, in one place."""
    seen: set[str] = set()
    for number, robot in enumerate(position.robots):
        for place, name in enumerate(robot.options):
            use_option(seen, name, f"/robots/{number}/options/{place}")
            gain_option(state, robot.seat, NAMES.index(name))
        if robot.charges is not UNSET:
            read_charges(robot, robot.charges, state, f"/robots/{number}/charges")
        if isinstance(robot.flywheel, int):
            if "flywheel" not in robot.options:
                raise Refusal(f"/robots/{number}/flywheel", "no_flywheel")
            state.flywheel[robot.seat] = robot.flywheel // 10
    for place, name in enumerate(position.option_deck):
        use_option(seen, name, f"/option_deck/{place}")
        state.option_deck[place] = NAMES.index(name)
    for place, name in enumerate(position.option_discards):
        use_option(seen, name, f"/option_discards/{place}")
        state.option_discards[place] = NAMES.index(name)
    state.option_end = len(position.option_deck)
    state.options_discarded = len(position.option_discards)


def use_option(seen: set[str], name: str, pointer: str) -> None:
    if name in seen:
        raise Refusal(pointer, "twice", expected=f"each option in one place only, {name} is there twice")
    seen.add(name)


def read_charges(robot: Robot, charges: Charges, state: State, pointer: str) -> None:
    """R9.1, R9.16 What is left of an option that is used up."""
    for name, left in (("ablative_coat", state.coat_left), ("mini_howitzer", state.shots_left)):
        charge = getattr(charges, name)
        if charge is not UNSET:
            if name not in robot.options:
                raise Refusal(f"{pointer}/{name}", "not_here", expected="only options that the robot holds")
            left[robot.seat] = charge


def read_places(position: Position, course: Course, state: State) -> None:
    """R8.5 Option `play_on`: who has finished already."""
    places = [] if position.places is UNSET else position.places
    if places and not races_on(course, state):
        raise Refusal("/places", "not_here", expected="places only with the rule play_on, where it means something")
    for number, seats in enumerate(places):
        for place, seat in enumerate(seats):
            if seat >= state.seats or state.robot_place[seat] or state.robot_cell[seat] != OFF:
                raise Refusal(f"/places/{number}/{place}", "not_here", expected="a seat that has left the course, once")
            state.robot_place[seat] = number + 1
    state.places = len(places)
    check_places_of_teams(state)
    for seat in range(int(state.seats)):
        is_elsewhere = state.robot_sits_out[seat] or state.robot_waits[seat] or state.robot_place[seat]
        if state.robot_cell[seat] == OFF and state.robot_lives[seat] and not is_elsewhere:
            raise Refusal("/places", "not_here", expected=f"the place of seat {seat}, which has finished")


def check_places_of_teams(state: State) -> None:
    """R10.7 A team finishes together."""
    for seat in range(int(state.seats)):
        for mate in range(seat):
            is_mate = state.robot_team[seat] == state.robot_team[mate] != NO_TEAM
            if is_mate and state.robot_place[seat] != state.robot_place[mate]:
                raise Refusal("/places", "not_here", expected=f"seats {mate} and {seat} together, which are a team")


def read_deck(position: Position, state: State, cards: set[int]) -> None:
    """R2.2 The first entry of a deck is its top."""
    deck = [] if position.program_deck is UNSET else position.program_deck
    discards = [] if position.program_discards is UNSET else position.program_discards
    for number, robot in enumerate(position.robots):
        if isinstance(robot.flywheel, int):
            use_card(cards, robot.flywheel, f"/robots/{number}/flywheel")
    for place, card in enumerate(deck):
        use_card(cards, card, f"/program_deck/{place}")
    for place, card in enumerate(discards):
        use_card(cards, card, f"/program_discards/{place}")
    state.deck[: len(deck)] = [card // 10 for card in deck]
    state.deck_end = len(deck)
    state.discards[: len(discards)] = [card // 10 for card in discards]
    state.discarded = len(discards)
