"""How `swarmrally simulate roborally` plays, counts and reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from swarmrally.cli.reporting.simulation import ending_rows, keep, play_all, print_sections, report, share
from swarmrally.kernel.chance import new_seed
from swarmrally.kernel.events import Events
from swarmrally.kernel.fields import copy, new
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import Course
from swarmrally.roborally.components.state import REASONS
from swarmrally.roborally.forms.programs import program_from
from swarmrally.roborally.forms.schema import CourseForm
from swarmrally.roborally.playing.drifter import program_at_random
from swarmrally.roborally.playing.game import Game
from swarmrally.roborally.playing.places import check_places
from swarmrally.roborally.playing.setting_up import Setup, check_setup, course_of, first_state
from swarmrally.roborally.playing.simulation import LONGEST, Tally, play_games
from swarmrally.roborally.rules.odd_courses.turntable import own

UNFINISHED = f"not over after {LONGEST} turns"
INLINE_DECODER = msgspec.json.Decoder(CourseForm)


def course_named(name: str) -> str | CourseForm:
    """A printed course by its name, or one's own in a file."""
    path = Path(name)
    if path.suffix != ".json":
        return name
    try:
        form = INLINE_DECODER.decode(path.read_bytes())
        course_of(Setup(course=form))
    except OSError as error:
        raise Refusal(name, "unreadable", what="a file", why=error.strerror) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal(name, "wrong_option", expected=f"a course as docs/positions.md describes it: {error}") from None
    except Refusal as refusal:
        raise refusal.in_file(path) from None
    return form


def run(setup: Setup, games: int, seed: str | None, jobs: int, record: Path | None, record_game: int, as_json: bool) -> None:
    """Plays the games, reports, and keeps one."""
    course = course_of(setup)
    check_setup(setup, course)
    check_places(setup, course)
    seed = seed or new_seed()
    if record is not None:
        keep(recorded_game(setup, seed, record_game).record(), record_game, record, as_json)
    total = play_all("roborally", games, jobs, lambda first, count: play_chunk(setup, course, seed, first, count))
    report(figures_of(total, setup, seed), as_json, print_table)


def play_chunk(setup: Setup, course: Course, seed: str, first: int, count: int) -> Tally:
    """Some of the games, with memory of its own: chunks are played side by side."""
    tally, course = new(Tally), own(course)
    play_games(course, first_state(setup, course, seed), new(Events), tally, first, count)
    return tally


def recorded_game(setup: Setup, seed: str, number: int) -> Game:
    """One of the games again, with its events."""
    game = Game(msgspec.structs.replace(setup, number=number), seed)
    while not game.is_over and game.state.turn_number <= LONGEST:
        if game.question:
            game.answer(game.question[0], game.answers[0])
            continue
        for seat in game.seats_to_plan():
            drift(game, seat)
        game.play()
    return game


def drift(game: Game, seat: int) -> None:
    """A random program as a player would put it."""
    tried = copy(game.state)
    program_at_random(tried, new(Events), seat)
    if tried.recompiled[seat]:
        game.recompile(seat)
    if seat in game.seats_to_plan():
        game.plan(program_from(tried, game.course, seat))


def figures_of(total: Tally, setup: Setup, seed: str) -> dict[str, Any]:
    """What the table and the JSON show."""
    games = int(total.games)
    return {
        "game": "roborally",
        "course": setup.course if isinstance(setup.course, str) else "one's own",
        "seed": seed,
        "games": games,
        "turns": int(total.turns),
        "turns_per_game": round(int(total.turns) / games, 3),
        "phases": int(total.phases),
        "longest": int(total.longest),
        "events": int(total.events),
        "lives_lost_per_game": round(int(total.lives_lost) / games, 3),
        "shared_victories": int(total.shared),
        "seats": [{"seat": seat, "robot": choice.robot, "wins": int(total.wins[seat])} for seat, choice in enumerate(setup.seats)],
        "docks": [{"dock": place + 1, "wins": int(total.dock_wins[place])} for place in range(len(setup.seats))],
        "ended": {name or "unfinished": int(total.ended[number]) for number, name in enumerate(REASONS)},
    }


def print_table(figures: dict[str, Any]) -> None:
    games, seats = figures["games"], figures["seats"]
    print_sections(
        f"RoboRally, {figures['course']}, seed {figures['seed']}",
        [
            ("games", f"{games:,}"),
            ("turns per game", f"{figures['turns_per_game']:.2f}, longest {figures['longest']}"),
            ("register phases", f"{figures['phases']:,}"),
            ("lives lost per game", f"{figures['lives_lost_per_game']:.2f} of {len(seats)} robots"),
        ],
        [(f"wins from dock {dock['dock']}", share(dock["wins"], games)) for dock in figures["docks"]],
        [
            *((f"wins of seat {seat['seat']} ({seat['robot'].replace('_', ' ')})", share(seat["wins"], games)) for seat in seats),
            ("victories shared", share(figures["shared_victories"], games)),
        ],
        ending_rows(figures["ended"], games, UNFINISHED),
    )
