"""Whether chances to win are what they say: `python -m benchmarks.calibration --games 2000`, on one core, a few minutes for each game.
In parts: `--first 500 --games 500 --keep part-1.jsonl` for each, then `--parts part-0.jsonl part-1.jsonl …`.

Bots of all strengths, drawn for each seat, play games of every mode and on every printed course. Of each game one round is drawn, and the
chances of all seats are counted as its planning begins, as a report counts them. Of the positions that were given 70 %, about 70 % should
be won: the expected calibration error is how far ten such groups are off, on average over all positions.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.schema import Rules
from swarmrally.asteroyds.playing.game import Game as Flight
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.bots import NAMES, Budget
from swarmrally.bots.asteroyds.sitting import Sitting as Flying
from swarmrally.bots.roborally.sitting import Sitting as Rallying
from swarmrally.kernel.chance import key_words
from swarmrally.kernel.fields import new
from swarmrally.kernel.progress import progress
from swarmrally.roborally.components.course import INTERFERENCE, plays, printed_course, printed_plans
from swarmrally.roborally.playing.game import Game as Rally
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.rules.setup import most_seats
from swarmrally.roborally.rules.teams import has_two_teams
from swarmrally.study.asteroyds.playing_out import count_chances as chances_in_space
from swarmrally.study.games import study_of
from swarmrally.study.games.asteroyds import Study as FlightStudy
from swarmrally.study.games.roborally import Study as RallyStudy
from swarmrally.study.roborally.playing_out import count_chances as chances_on_the_floor
from swarmrally.study.weighing.chances import Chances
from swarmrally.study.weighing.errors import WHOLE

BOTS = NAMES[1:]
LONGEST = 100
GROUPS = 10
ALL_AT_ONCE = 1 << 40


class Drawn(NamedTuple):
    """Which round of how many, of which game, and what was played."""

    game: int
    played: str
    round: int
    rounds: int


class Guess(NamedTuple):
    """A chance from 0 to 1, whether the seat has won, and who sat there."""

    chance: float
    won: bool
    bot: str
    drawn: Drawn


class KeptGame(msgspec.Struct):
    game: str
    guesses: list[Guess]


KEPT_DECODER = msgspec.json.Decoder(KeptGame)


def flights(games: range) -> Iterator[list[Guess]]:
    for number in games:
        dice = np.random.default_rng(key_words(f"calibration {number}"))
        mode = MODES[number % len(MODES)]
        seats = int(dice.choice([2, 4, 6] if mode == "targets" else [2, 3, 4, 5, 6]))
        game = Flight(FlightSetup(rules=Rules(mode=mode, powers=bool(dice.integers(2))), seats=usual_craft(seats, mode)), str(number))
        bots = drawn(dice, seats)
        Flying(game, bots, str(number), Budget(nodes=12), LONGEST, keeps=True).play(lambda seat, seconds: None)
        if not game.is_over:
            continue
        study = study_of(game.record())
        assert isinstance(study, FlightStudy)
        moments = [moment.stands for moment in study.moments if moment.seat < 0]
        chances = new(Chances)
        moment = int(dice.integers(len(moments)))
        chances_in_space(game.board.hexes, moments[moment], chances, study.bench, ALL_AT_ONCE)
        yield guesses(chances, bots, game.winners, Drawn(number, mode, moment + 1, len(moments)))


def rallies(games: range) -> Iterator[list[Guess]]:
    courses = list(printed_plans())
    for number in games:
        dice = np.random.default_rng(key_words(f"calibration {number}"))
        course = courses[number % len(courses)]
        printed = printed_course(course)
        seats = 4 if has_two_teams(printed) or plays(printed, INTERFERENCE) else int(dice.integers(2, min(6, most_seats(printed)) + 1))
        game = Rally(RallySetup(course=course, seats=usual_robots(seats)), str(number))
        bots = drawn(dice, seats)
        Rallying(game, bots, str(number), Budget(nodes=1500), LONGEST, keeps=True).play(lambda seat, seconds: None)
        if not game.is_over:
            continue
        study = study_of(game.record())
        assert isinstance(study, RallyStudy)
        moments = [moment.before for moment in study.moments if moment.seat < 0]
        chances = new(Chances)
        moment = int(dice.integers(len(moments)))
        chances_on_the_floor(game.course, moments[moment], chances, study.bench, ALL_AT_ONCE)
        yield guesses(chances, bots, game.winners, Drawn(number, course, moment + 1, len(moments)))


def drawn(dice: np.random.Generator, seats: int) -> list[str]:
    return [BOTS[each] for each in dice.integers(len(BOTS), size=seats)]


def guesses(chances: Chances, bots: Sequence[str], winners: Sequence[int], drawn: Drawn) -> list[Guess]:
    return [Guess(int(chances.chance[seat]) / WHOLE, seat in winners, name, drawn) for seat, name in enumerate(bots)]


def report(name: str, found: list[Guess]) -> None:
    chances, won = np.array([each.chance for each in found]), np.array([each.won for each in found])
    groups = np.minimum((chances * GROUPS).astype(int), GROUPS - 1)
    error = 0.0
    games = len({each.drawn.game for each in found})
    print(f"\n{name}: {games} games, {len(found)} chances\n\n| given | positions | mean chance | won |\n|---|---:|---:|---:|")
    for group in range(GROUPS):
        inside = groups == group
        if inside.any():
            given, came = 100 * chances[inside].mean(), 100 * won[inside].mean()
            error += inside.sum() * abs(given - came) / len(found)
            print(f"| {10 * group}-{10 * group + 10} % | {inside.sum()} | {given:.1f} % | {came:.1f} % |")
    print(f"\nExpected calibration error: {error:.1f} points. Mean squared error: {((chances - won) ** 2).mean():.3f}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="of each game")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", choices=["asteroyds", "roborally"])
    parser.add_argument("--keep", type=Path, help="a file to which what was found is added, a line for each game")
    parser.add_argument("--parts", type=Path, nargs="+", help="files that were kept: nothing is played, all of them are reported together")
    options = parser.parse_args()
    for name, play in (("asteroyds", flights), ("roborally", rallies)):
        if options.only not in (None, name):
            continue
        found = kept(options.parts, name) if options.parts else played(name, play, options)
        report(name, found)


def played(name: str, play: Callable[[range], Iterator[list[Guess]]], options: argparse.Namespace) -> list[Guess]:
    found: list[Guess] = []
    with progress(name, options.games) as advance:
        for each in play(range(options.first, options.first + options.games)):
            found += each
            advance(1)
            if options.keep:
                with options.keep.open("ab") as file:
                    file.write(msgspec.json.encode({"game": name, "guesses": each}) + b"\n")
    return found


def kept(files: Sequence[Path], name: str) -> list[Guess]:
    lines = [KEPT_DECODER.decode(line) for file in files for line in file.read_bytes().splitlines()]
    return [guess for line in lines if line.game == name for guess in line.guesses]


if __name__ == "__main__":
    main()
