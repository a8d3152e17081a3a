"""The options of `swarmrally play`: who sits down, by which rules, and how it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
import numpy as np
from cyclopts import Group, Parameter

from swarmrally.asteroyds.components.state import COLOURS, PILOTS, Colour, Mode, Pilot, Team
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.reading import read_position, state_from
from swarmrally.asteroyds.forms.schema import Needed, Position, Rules, TargetsNeeded
from swarmrally.asteroyds.playing.game import SeatChoice, Setup, usual_seats
from swarmrally.asteroyds.rules.setup import ALL_STAY
from swarmrally.asteroyds.rules.targets import suggested_needed
from swarmrally.cli.reporting.layouts import check_in_layout, layout_in
from swarmrally.cli.terminal.roborally.options import Factory, House, refuse_given
from swarmrally.kernel.chance import key_words, shuffle
from swarmrally.kernel.refusal import Refusal
from swarmrally.table.games.asteroyds import SECONDS
from swarmrally.table.settings import BotName

Chosen = TypeVar("Chosen")

USUAL_BOTS = 3
MOST_SEATS = 6
PURPOSE_PILOTS, PURPOSE_COLOURS = 41, 42

SEATS = Group("Who plays", sort_key=1)
RULES = Group("Rules of Asteroyds", sort_key=2)
Assist = Literal["none", "path", "forecast"]


@Parameter(name="*", group=SEATS)
@dataclass(frozen=True)
class Seating:
    """Who plays.

    Parameters
    ----------
    people
        How many people play at this keyboard. With several the screen is cleared between their secret plans.
    bots
        How many bots play along; 3 when left out, as far as there is room. Two to six craft or two to eight robots in all.
    skill
        How the bots play, from weak to strong: at random (drifter), towards the next goal with a beginner's slips (rookie, the usual one),
        the best plan of the round more or less often (cadet, racer), or with an eye to the next rounds (veteran, ace).
    pilots
        The pilots, people first: --pilots lawrence mhand. Those left out are drawn.
    colours
        The colours of the craft, people first; outside Targets a colour is a start, too. Those left out are drawn.
    teams
        The teams of the mode targets, people first. Left and right in turn when left out.
    """

    people: int = 1
    bots: int | None = None
    skill: BotName = "rookie"
    pilots: Annotated[list[Pilot] | None, Parameter(consume_multiple=True, negative=())] = None
    colours: Annotated[list[Colour] | None, Parameter(consume_multiple=True, negative=())] = None
    teams: Annotated[list[Team] | None, Parameter(consume_multiple=True, negative=())] = None


@Parameter(name="*", group=RULES)
@dataclass(frozen=True)
class Variant:
    """Rules.

    Parameters
    ----------
    mode
        Touch the four gates (racing, the usual one), shoot them, shoot your team's targets, or shoot a drone of each symbol.
    powers
        Play with the pilots' powers (A7).
    dice_order
        The order in which the dice move the swarm: red, white, blue (fixed), or drawn each round (random) (A2.6).
    return_to_platform
        With the four tokens a pilot must still fly to a platform (A10.4).
    one_shot
        One shot a round (A8.2).
    blocked_push_hits
        A push that fails because of a craft hits it (A3.6).
    last_survivor_wins
        The last on the board wins (A10.5); on unless it is turned off.
    turrets_harmless
        A craft that flies into a turret stops, without damage (A9.7).
    fly_on
        Who has met the condition still flies all that was planned (A10.2).
    own_platform
        With --return-to-platform only the platform counts from which a craft started (A10.4).
    targets_left
        How many targets the left team needs, 1 to 6 (A9.3).
    targets_right
        How many targets the right team needs, 1 to 6 (A9.3).
    handicap
        Targets: of teams that are not equal the smaller one needs fewer targets, as the rules suggest (A9.3).
    """

    mode: Mode | None = None
    powers: bool | None = None
    dice_order: Literal["fixed", "random"] | None = None
    return_to_platform: bool | None = None
    one_shot: bool | None = None
    blocked_push_hits: bool | None = None
    last_survivor_wins: bool | None = None
    turrets_harmless: bool | None = None
    fly_on: bool | None = None
    own_platform: bool | None = None
    targets_left: int | None = None
    targets_right: int | None = None
    handicap: bool | None = None

    def rules(self, usual: Rules) -> Rules:
        """The usual rules, changed where an option says so."""
        given = {field.name: getattr(self, field.name) for field in fields(self)}
        left, right, _ = given.pop("targets_left"), given.pop("targets_right"), given.pop("handicap")
        needed = TargetsNeeded(checked_needed("left", left, usual), checked_needed("right", right, usual))
        return msgspec.structs.replace(usual, targets_needed=needed, **{name: value for name, value in given.items() if value is not None})

    def handicapped(self, rules: Rules, teams: Sequence[Team | None]) -> Rules:
        """A9.3 These rules for these teams, which only now are known; a Refusal where a handicap makes no sense."""
        if not self.handicap:
            return rules
        if rules.mode != "targets":
            raise Refusal("--handicap", "wrong_option", expected="--mode targets: other modes have no teams")
        if self.targets_left is not None or self.targets_right is not None:
            raise Refusal("--handicap", "wrong_option", expected="nothing beside --targets-left and --targets-right")
        needed = suggested_needed(teams.count("left"), teams.count("right"))
        return msgspec.structs.replace(rules, targets_needed=TargetsNeeded(*(max(1, number) for number in needed)))

    def refuse_any(self, why: str) -> None:
        """Raises a Refusal for the first option that is given."""
        refuse_given(self, why)


@Parameter(name="*", group=RULES)
@dataclass(frozen=True)
class Swarm:
    """What lies where.

    Parameters
    ----------
    layout
        A file with a layout of one's own (docs/layouts.md) instead of the printed one; its first mode when --mode is left out.
    asteroids
        How many of the 20 asteroids stay on the board, drawn evenly over the colours (A1.7).
    leave_out
        Or which ones are left out, by their priorities: --leave-out 1 2 9 (A1.7).
    first_seat
        Who flies first, counted from 0, instead of drawing it (A1.2).
    """

    layout: Path | None = None
    asteroids: int | None = None
    leave_out: Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())] = None
    first_seat: int | None = None

    def refuse_any(self, why: str) -> None:
        """Raises a Refusal for the first option that is given."""
        refuse_given(self, why)

    def stay(self) -> int | list[int]:
        """A1.7 For a set-up, or a Refusal."""
        if self.leave_out is not None:
            if self.asteroids is not None:
                raise Refusal("--leave-out", "wrong_option", expected="nothing beside --asteroids")
            return checked_priorities(self.leave_out)
        if not 0 <= (stay := ALL_STAY if self.asteroids is None else self.asteroids) <= ALL_STAY:
            raise Refusal("--asteroids", "wrong_option", expected=f"0 to {ALL_STAY} asteroids, got {stay}")
        return stay

    def checked_first(self, seats: int) -> int | None:
        """A1.2 For a set-up with so many seats, or a Refusal."""
        if self.first_seat is not None and not 0 <= self.first_seat < seats:
            raise Refusal("--first-seat", "wrong_option", expected=f"a seat from 0 to {seats - 1}, got {self.first_seat}")
        return self.first_seat


def checked_priorities(priorities: list[int]) -> list[int]:
    for priority in priorities:
        if not 1 <= priority <= ALL_STAY or priorities.count(priority) > 1:
            raise Refusal("--leave-out", "wrong_option", expected=f"priorities from 1 to {ALL_STAY}, each once, got {priority}")
    return priorities


@dataclass(frozen=True)
class Asked:
    """All that the options of `play` ask for before the first round."""

    seating: Seating
    variant: Variant
    factory: Factory
    swarm: Swarm = Swarm()
    scenario: Path | None = None
    number: int = 0
    house: House = field(default_factory=House)


def checked_needed(team: Team, number: int | None, usual: Rules) -> Needed:
    if number is None:
        return int(getattr(usual.targets_needed, team))
    if not 1 <= number <= 6:
        raise Refusal(f"--targets-{team}", "wrong_option", expected=f"1 to 6 targets, got {number}")
    return number


def setup_from(asked: Asked, seed: str) -> Setup:
    """The set-up that the options ask for, or a Refusal."""
    if asked.scenario is not None:
        return scenario_setup(asked.seating, asked.variant, asked.swarm, asked.scenario, asked.number)
    seating, swarm = asked.seating, asked.swarm
    form = None if swarm.layout is None else layout_in(swarm.layout)
    rules = asked.variant.rules(Rules(mode="racing" if form is None else form.modes[0]))
    seats = seats_from(seating, rules.mode, seed)
    rules = asked.variant.handicapped(rules, [seat.team for seat in seats])
    setup = Setup(rules, seats, swarm.stay(), None, asked.number, swarm.checked_first(len(seats)), form)
    if form is not None:
        check_in_layout(setup, asked.swarm.layout)
    return setup


def seats_from(seating: Seating, mode: Mode, seed: str) -> list[SeatChoice]:
    count = seating.people + bots_in(seating)
    if not (seating.people >= 0 and bots_in(seating) >= 0 and 2 <= count <= MOST_SEATS):
        raise Refusal("--people and --bots", "wrong_option", expected=f"two to six craft in all, got {count}")
    pilots = chosen("--pilots", seating.pilots or [], PILOTS, count, seed, PURPOSE_PILOTS)
    colours = chosen("--colours", seating.colours or [], COLOURS, count, seed, PURPOSE_COLOURS)
    teams: list[Team | None] = [seat.team for seat in usual_seats(count, mode)]
    if mode == "targets":
        given = seating.teams or []
        teams = [*given, *teams[len(given) :]]
    return [SeatChoice(*choice) for choice in zip(colours, pilots, teams[:count], strict=True)]


def bots_in(seating: Seating) -> int:
    if seating.bots is not None:
        return seating.bots
    return max(0, min(USUAL_BOTS, MOST_SEATS - seating.people))


def chosen(option: str, given: list[Chosen], every: tuple[Chosen, ...], count: int, seed: str, purpose: int) -> list[Chosen]:
    """Those that were given, then others in an order drawn from the seed."""
    if len(given) > count:
        raise Refusal(option, "wrong_option", expected=f"at most {count}, one for each craft, got {len(given)}")
    for place, one in enumerate(given):
        if one in given[:place]:
            raise Refusal(option, "wrong_option", expected=f"each once, {one} is there twice")
    deck = np.arange(len(every))
    shuffle(deck, len(every), np.array(key_words(seed)), 0, 0, purpose)
    return [*given, *(every[card] for card in deck if every[card] not in given)][:count]


def scenario_setup(seating: Seating, variant: Variant, swarm: Swarm, scenario: Path, number: int) -> Setup:
    """A1.7 Board, tiles and craft of a file; the rules are the file's, changed where an option says so."""
    given: dict[str, object] = {
        **{f"--{field.name.replace('_', '-')}": getattr(swarm, field.name) for field in fields(swarm)},
        "--pilots": seating.pilots,
        "--colours": seating.colours,
        "--teams": seating.teams,
    }
    for option, value in given.items():
        if value is not None:
            raise Refusal(option, "wrong_option", expected="nothing beside --scenario: the file says it")
    position = scenario_in(scenario)
    rules = variant.handicapped(variant.rules(position.rules), [craft.team or None for craft in position.craft])
    position = msgspec.structs.replace(position, rules=rules, dice=msgspec.UNSET, plans=msgspec.UNSET)
    state_from(position, board_from(position.board))
    count = len(position.craft)
    if not 0 <= seating.people <= count:
        raise Refusal("--people", "wrong_option", expected=f"at most {count}, the craft of the scenario, got {seating.people}")
    if seating.bots not in (None, count - seating.people):
        raise Refusal("--bots", "wrong_option", expected=f"{count - seating.people}, the other craft of the scenario, got {seating.bots}")
    return Setup(rules=position.rules, scenario=position, number=number)


def scenario_in(path: Path) -> Position:
    try:
        return read_position(path.read_bytes())
    except OSError as error:
        raise Refusal(str(path), "unreadable", what="a scenario", why=error.strerror) from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None


def seconds_from(seconds: str | None, mode: str, plain: bool) -> float | None:
    """A2.1 The stopwatch; novice when left out, but nobody is hurried in plain lines unless they ask for it."""
    seconds = seconds or ("none" if plain else "novice")
    if seconds == "none":
        return None
    if seconds in ("novice", "expert"):
        return SECONDS[seconds, mode in ("targets", "drones")]
    if not (seconds.isascii() and seconds.isdigit() and 1 <= int(seconds[:6]) <= 86_400):
        raise Refusal("--seconds", "wrong_option", expected=f"a whole number of seconds, novice, expert or none, got {seconds[:40]}")
    return int(seconds)
