"""What the numbers in events and records stand for, by game: kinds of events with their fields, rules, actions, cards."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct, to_builtins

from swarmrally.asteroyds.components import events as asteroyds_events
from swarmrally.asteroyds.components import ids as asteroyds_ids
from swarmrally.asteroyds.components import state as asteroyds_state
from swarmrally.asteroyds.components.tiles import CRAFT, DICE, GONE, MOVERS, tile_name
from swarmrally.asteroyds.forms.plans import FAULTS as PLAN_FAULTS
from swarmrally.asteroyds.forms.plans import FORMS_OF_POWER
from swarmrally.asteroyds.forms.writing import KINDS_LYING, OPENINGS
from swarmrally.asteroyds.playing import game as asteroyds_game
from swarmrally.asteroyds.playing.bearings import MOST_HEXES
from swarmrally.asteroyds.rules.chart import ACTIONS, NOT_THIS_POWER
from swarmrally.asteroyds.rules.sequence import ORDERS
from swarmrally.bots.asteroyds.desk import NUMBERS as ASTEROYDS_BOTS
from swarmrally.bots.roborally.desk import NUMBERS as ROBORALLY_BOTS
from swarmrally.kernel.codes import Code
from swarmrally.kernel.fields import new
from swarmrally.kernel.hexes import HEADINGS as HEX_HEADINGS
from swarmrally.kernel.squares import HEADINGS as SQUARE_HEADINGS
from swarmrally.kernel.squares import OFF, STRIDE
from swarmrally.roborally.components import events as roborally_events
from swarmrally.roborally.components import ids as roborally_ids
from swarmrally.roborally.components import state as roborally_state
from swarmrally.roborally.components.cards import CARDS, KIND, KINDS
from swarmrally.roborally.components.course import SPECIALS, Course, floor_names, known_course, known_plans, printed_course, printed_plans
from swarmrally.roborally.components.option_cards import FULL
from swarmrally.roborally.components.option_cards import NAMES as OPTIONS
from swarmrally.roborally.forms.programs import FAULTS as PROGRAM_FAULTS
from swarmrally.roborally.playing import setting_up
from swarmrally.roborally.rules import handing_in
from swarmrally.roborally.rules.program import seconds_for_all
from swarmrally.roborally.rules.setup import most_seats
from swarmrally.roborally.rules.teams import has_team_rule, has_two_teams
from swarmrally.roborally.rules.victory import has_places
from swarmrally.study.telling import MARKS
from swarmrally.study.weighing.concluding import VERDICTS
from swarmrally.table.games.asteroyds import SECONDS

Words = list[str | None]
"""By number; null where a number means nothing."""


class EventKind(Struct):
    """`fields` has a form for each value after the beat."""

    kind: str
    fields: dict[str, str]


class CourseFacts(Struct, omit_defaults=True):
    """R0.3, R10 What a course asks of those who want to play on it."""

    specials: list[str]
    seats: int
    """At most."""
    dealt: int = 0
    """Options that each robot has before the first turn."""
    needs_options: bool = False
    has_places: bool = False
    has_teams: bool = False
    has_two_teams: bool = False


class Table(Struct, omit_defaults=True):
    events: list[EventKind]
    rules: dict[str, str]
    """By the number that an event has."""
    headings: Words
    questions: Words
    reasons: Words
    setup: dict[str, Any]
    """A set-up in which everything is as usual."""
    faults: Words
    """By the number that an entry gives: the code by which a plan is refused."""
    bots: Words
    marks: Words
    """Of plans, in a report."""
    verdicts: Words
    stopwatch: dict[str, dict[str, int]]
    """By skill, and mode or special rule: seconds for a plan; who is not there has no clock."""
    teams: Words = []
    modes: Words = []
    colours: Words = []
    pilots: Words = []
    actions: Words = []
    emergency_orders: Words = []
    tiles: Words = []
    pieces: list[dict[str, Any]] = []
    """What a position says of each tile, besides where it is and which way it faces."""
    powers: dict[str, str] = {}
    """A7.3 The forms of the power token, for pilots who have more than one."""
    dice: Words = []
    dice_orders: list[list[int]] = []
    """A2.6 By number, in which order the dice move the swarm."""
    movers: list[list[int]] = []
    """A3 The tiles that each die moves."""
    reach: list[int] = []
    """A3.3 How many hexes at most, by die."""
    cards: Words = []
    """R0.2 What each says; its priority is ten times its number."""
    options: Words = []
    charges: list[int] = []
    """R9 How often each can be used; 0 where nobody counts."""
    robots: Words = []
    specials: Words = []
    courses: dict[str, CourseFacts] = {}
    """Those that are printed."""
    floors: Words = []
    """Those that courses of one's own are made of."""
    asked: dict[str, CourseFacts] = {}
    """R10.7 What each rule asks of those who want to play by it, on a course of one's own."""
    stride: int = 0
    """R0.1 Cells in a row of the sheet that courses lie on, with the rim."""


OTHER_FAULTS: dict[int, Code] = {
    handing_in.NOT_IN_HAND: "card_not_in_hand",
    handing_in.NO_REGISTERS: "five_registers",
    handing_in.CARD_TWICE: "card_twice",
    handing_in.FLYWHEEL_FULL: "flywheel_full",
    handing_in.PLANNING_OVER: "planning_over",
    handing_in.ROBOT_GONE: "robot_gone",
    handing_in.SEALED_ALREADY: "sealed_already",
}
"""Of programs: those that need more than a place."""


def tables() -> dict[str, Table]:
    return {
        "asteroyds": Table(
            events_of(asteroyds_events.FIELDS),
            rules_of(asteroyds_ids),
            list(HEX_HEADINGS),
            list(asteroyds_state.QUESTIONS),
            list(asteroyds_state.REASONS),
            to_builtins(asteroyds_game.Setup()),
            by_number(PLAN_FAULTS | {NOT_THIS_POWER: "wrong_power"}),
            list(ASTEROYDS_BOTS),
            list(MARKS),
            list(VERDICTS),
            {
                skill: {mode: SECONDS[skill, mode in ("targets", "drones")] for mode in asteroyds_state.MODES}
                for skill in ("novice", "expert")
            },
            teams=list(asteroyds_state.TEAMS),
            modes=list(asteroyds_state.MODES),
            colours=list(asteroyds_state.COLOURS),
            pilots=list(asteroyds_state.PILOTS),
            actions=list(ACTIONS),
            emergency_orders=list(asteroyds_state.EMERGENCY_ORDERS),
            tiles=[tile_name(tile) for tile in range(CRAFT + 1)],
            pieces=[*map(piece_of, OPENINGS), *({"kind": kind} for kind in KINDS_LYING.values())],
            powers=FORMS_OF_POWER,
            dice=list(DICE),
            dice_orders=ORDERS.tolist(),
            movers=[[tile for tile in tiles if tile != GONE] for tiles in MOVERS.tolist()],
            reach=list(MOST_HEXES),
        ),
        "roborally": Table(
            events_of(roborally_events.FIELDS),
            rules_of(roborally_ids),
            list(SQUARE_HEADINGS),
            list(roborally_state.QUESTIONS),
            list(roborally_state.REASONS),
            to_builtins(setting_up.Setup()),
            by_number({number: code for number, (_, code) in PROGRAM_FAULTS.items()} | OTHER_FAULTS),
            list(ROBORALLY_BOTS),
            list(MARKS),
            list(VERDICTS),
            {skill: seconds_by_special() for skill in ("novice", "expert")},
            cards=[None, *(KINDS[KIND[card]] for card in range(1, CARDS + 1))],
            options=list(OPTIONS),
            charges=FULL.tolist(),
            robots=list(setting_up.BOTS),
            specials=list(SPECIALS),
            courses={name: facts_of(known_course(name)) for name in known_plans()},
            floors=list(floor_names()),
            asked={special: facts_of(bare_course(number)) for number, special in enumerate(SPECIALS)},
            stride=STRIDE,
        ),
    }


def by_number(codes: dict[int, Code]) -> Words:
    return [codes.get(number) for number in range(max(codes) + 1)]


def piece_of(opening: str) -> dict[str, Any]:
    """A tile as positions begin to tell it."""
    piece: dict[str, Any] = msgspec.json.decode(f"{opening}null}}")
    del piece["at"]
    return piece


def specials_of(course: Course) -> list[str]:
    return [special for number, special in enumerate(SPECIALS) if int(course.specials) >> number & 1]


def facts_of(course: Course) -> CourseFacts:
    return CourseFacts(
        specials_of(course),
        most_seats(course),
        setting_up.options_dealt(course),
        bool(int(course.specials) & setting_up.NEED_OPTIONS),
        bool(has_places(course)),
        bool(has_team_rule(course)),
        has_two_teams(course),
    )


def bare_course(special: int) -> Course:
    """With this rule, and nothing on it."""
    course = new(Course)
    course.specials, course.dock_cell[:] = 1 << special, OFF
    return course


def seconds_by_special() -> dict[str, int]:
    """R10.1 The rules that set a clock, as the printed courses have them."""
    courses = [printed_course(name) for name in printed_plans()]
    return {special: seconds for course in courses if (seconds := seconds_for_all(course)) for special in specials_of(course)}


def events_of(fields: dict[int, tuple[str, dict[str, str]]]) -> list[EventKind]:
    return [EventKind(*fields[number]) for number in range(len(fields))]


def rules_of(ids: ModuleType) -> dict[str, str]:
    numbers = sorted(value for name, value in vars(ids).items() if name[1:2].isdigit())
    return {str(number): ids.rule_id(number) for number in numbers}
