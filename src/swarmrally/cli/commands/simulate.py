"""`swarmrally simulate`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from swarmrally.roborally.forms.schema import Special

simulate = App(name="simulate", help="Play many games with random plans and print what came of them.")
Count = Annotated[int, Parameter(validator=Number(gte=1))]
Games = Annotated[int, Parameter(validator=Number(gte=1, lte=2**32))]
"""As many as a seed has."""


@simulate.command
def asteroyds(
    *,
    games: Games = 1000,
    mode: Literal["racing", "shooting", "targets", "drones"] | None = None,
    seats: Annotated[int, Parameter(validator=Number(gte=2, lte=6))] = 6,
    seed: str | None = None,
    jobs: Count = 1,
    powers: bool = False,
    dice_order: Literal["fixed", "random"] = "fixed",
    return_to_platform: bool = False,
    one_shot: bool = False,
    blocked_push_hits: bool = False,
    last_survivor_wins: bool = True,
    turrets_harmless: bool = False,
    fly_on: bool = False,
    own_platform: bool = False,
    targets_left: Annotated[int | None, Parameter(validator=Number(gte=1, lte=6))] = None,
    targets_right: Annotated[int | None, Parameter(validator=Number(gte=1, lte=6))] = None,
    handicap: bool = False,
    asteroids: Annotated[int, Parameter(validator=Number(gte=0, lte=20))] = 20,
    leave_out: Annotated[list[int] | None, Parameter(consume_multiple=True, negative=())] = None,
    first_seat: int | None = None,
    layout: Path | None = None,
    scenario: Path | None = None,
    record: Path | None = None,
    record_game: Annotated[int, Parameter(validator=Number(gte=0, lt=2**32))] = 0,
    json: bool = False,
) -> None:
    """Play many games of Asteroyds with random plans and print what came of them.

    Parameters
    ----------
    games
        How many.
    mode
        What they are played for: racing when left out, or the first mode of --layout.
    seats
        How many craft, 2 to 6.
    seed
        Any text; the same seed gives the same games. Drawn and printed when left out.
    jobs
        How many games to play side by side.
    powers
        Play with the pilots' powers (A7).
    dice_order
        Draw the order of the three dice each round (A2.6).
    return_to_platform
        With four tokens a pilot must still enter a platform (A10.4).
    one_shot
        One shot a round (A8.2).
    blocked_push_hits
        A push that a craft stops hits it (A3.6).
    last_survivor_wins
        The last craft left wins (A10.5).
    turrets_harmless
        A craft that flies into a turret stops, without damage (A9.7).
    fly_on
        Who has met the condition still flies all that was planned (A10.2).
    own_platform
        With --return-to-platform only the platform counts from which a craft started (A10.4).
    targets_left
        How many targets the left team needs (A9.3).
    targets_right
        How many targets the right team needs (A9.3).
    handicap
        Targets: of teams that are not equal the smaller one needs fewer targets, as the rules suggest (A9.3).
    asteroids
        How many of the 20 asteroids stay (A1.7).
    leave_out
        Or which ones are left out, by their priorities: --leave-out 1 2 9 (A1.7).
    first_seat
        Who flies first, counted from 0, instead of drawing it (A1.2).
    layout
        A layout of one's own instead of the printed one (docs/layouts.md).
    scenario
        A position to start from instead of the printed layout; it brings its own mode, options and seats.
    record
        Keep one of the games in this file.
    record_game
        Which one, counted from 0.
    json
        Print the figures as JSON.
    """
    from swarmrally.asteroyds.forms.schema import Rules, TargetsNeeded
    from swarmrally.asteroyds.playing.game import Setup, usual_seats
    from swarmrally.asteroyds.rules.setup import ALL_STAY
    from swarmrally.asteroyds.rules.targets import TARGETS_PER_TEAM
    from swarmrally.cli.reporting.asteroyds_simulation import read_scenario, run
    from swarmrally.cli.reporting.layouts import check_in_layout, layout_in
    from swarmrally.cli.terminal.asteroyds.options import Swarm, Variant

    form = None if layout is None else layout_in(layout)
    rules = Rules(
        mode=mode or ("racing" if form is None else form.modes[0]),
        powers=powers,
        dice_order=dice_order,
        return_to_platform=return_to_platform,
        one_shot=one_shot,
        blocked_push_hits=blocked_push_hits,
        last_survivor_wins=last_survivor_wins,
        turrets_harmless=turrets_harmless,
        fly_on=fly_on,
        own_platform=own_platform,
        targets_needed=TargetsNeeded(targets_left or TARGETS_PER_TEAM, targets_right or TARGETS_PER_TEAM),
    )
    position: Any = None if scenario is None else read_scenario(scenario)
    swarm = Swarm(asteroids=None if asteroids == ALL_STAY else asteroids, leave_out=leave_out, first_seat=first_seat)
    chosen = usual_seats(seats, rules.mode)
    by_size = Variant(targets_left=targets_left, targets_right=targets_right, handicap=handicap)
    rules = by_size.handicapped(rules, [seat.team for seat in chosen])
    setup = Setup(rules, chosen, swarm.stay(), position, first_seat=swarm.checked_first(seats), layout=form)
    check_in_layout(setup, layout)
    run(setup, games, seed, jobs, record, record_game, json)


@simulate.command
def roborally(
    *,
    games: Games = 1000,
    course: str = "Risky Exchange",
    seats: Annotated[int, Parameter(validator=Number(gte=2, lte=8))] = 8,
    seed: str | None = None,
    jobs: Count = 1,
    options: bool = True,
    options_at_start: Annotated[int, Parameter(validator=Number(gte=0, lte=13))] = 0,
    lives: Annotated[int, Parameter(validator=Number(gte=1, lte=9))] = 3,
    archive_optional: bool = False,
    power_down_undamaged: bool = False,
    one_flag_per_turn: bool = False,
    play_on: bool = False,
    special: Annotated[list[Special] | None, Parameter(consume_multiple=True, negative=())] = None,
    record: Path | None = None,
    record_game: Annotated[int, Parameter(validator=Number(gte=0, lt=2**32))] = 0,
    json: bool = False,
) -> None:
    """Play many games of RoboRally with random programs and print what came of them.

    Parameters
    ----------
    games
        How many.
    course
        The name of a course, as `swarmrally courses` lists them, or a file that ends in .json with one's own (docs/positions.md).
    seats
        How many robots, 2 to 8.
    seed
        Any text; the same seed gives the same games. Drawn and printed when left out.
    jobs
        How many games to play side by side.
    options
        Play with the option cards (R9).
    options_at_start
        How many of them each robot is dealt before the first turn.
    lives
        How often a robot can be destroyed (R0.3).
    archive_optional
        The owner decides whether the archive marker moves (R7.3); a random one lets it.
    power_down_undamaged
        A robot without damage may power down, too (R4.1).
    one_flag_per_turn
        A robot touches at most one flag each turn (R7.3).
    play_on
        The others race on for places after the first has won (R8.5).
    special
        Rules of other courses to play by as well: --special tricksy one_option (R10.7, docs/positions.md lists them).
    record
        Keep one of the games in this file.
    record_game
        Which one, counted from 0.
    json
        Print the figures as JSON.
    """
    from swarmrally.cli.reporting.roborally_simulation import course_named, run
    from swarmrally.cli.terminal.roborally.setup import check_special, with_rules
    from swarmrally.roborally.forms.schema import Rules
    from swarmrally.roborally.playing.setting_up import Setup, usual_seats

    rules = Rules(lives, archive_optional, power_down_undamaged, one_flag_per_turn, play_on)
    setup = Setup(rules, with_rules(course_named(course), special or []), usual_seats(seats), options, options_at_start)
    if special:
        check_special(setup)
    run(setup, games, seed, jobs, record, record_game, json)
