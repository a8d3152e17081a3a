"""Random games of every mode and course, for the page's own engine to play again: `python -m tests.wasm.records GAME COUNT`.

Each line is a game: its `record`, its events as packed `rows`, and `looks`, what a seat was shown while it planned, with the view that
it was shown from.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
from msgspec import Raw
from tests.browser.records import random_plan
from tests.contract.games import GAMES
from tests.contract.games import Rules as AnyRules
from tests.playthroughs.roborally_games import OWN_COURSE, near_flags

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.state import MODES
from swarmrally.asteroyds.forms.layouts import printed_form
from swarmrally.asteroyds.forms.reading import read_position as read_flight
from swarmrally.asteroyds.forms.schema import Rules as FlightRules
from swarmrally.asteroyds.forms.schema import TargetsNeeded
from swarmrally.asteroyds.forms.writing import position_json
from swarmrally.asteroyds.playing.game import Setup as FlightSetup
from swarmrally.asteroyds.playing.game import first_state as first_flight
from swarmrally.asteroyds.playing.game import usual_seats as usual_craft
from swarmrally.kernel.fields import to_bytes
from swarmrally.kernel.ready import make_ready
from swarmrally.roborally.components.course import INTERFERENCE, plays, printed_course, printed_plans
from swarmrally.roborally.components.option_cards import OPTIONS
from swarmrally.roborally.forms.schema import Rules as RallyRules
from swarmrally.roborally.playing.setting_up import NEED_OPTIONS, options_dealt
from swarmrally.roborally.playing.setting_up import Setup as RallySetup
from swarmrally.roborally.playing.setting_up import usual_seats as usual_robots
from swarmrally.roborally.rules.setup import most_seats
from swarmrally.server.games.orders import GROUNDS
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.games.playing import Play

LONGEST = 6
"""Rounds after which a game has shown enough."""
OWN = 4
"""Every fourth game is on a layout, a course or a scenario of one's own."""
CONTRACTS = {rules.name: rules for rules in GAMES}


def setups(game: str, count: int) -> Iterator[tuple[int, Any]]:
    """Every mode, or course, in turn, with options as chance will have them; some are on what is one's own."""
    for number in range(count):
        chance = Random(f"setup {number}")
        yield number, own(game, number // OWN, chance) if number % OWN == OWN - 1 else printed(game, number - number // OWN, chance)


def printed(game: str, number: int, chance: Random) -> Any:
    if game == "asteroyds":
        return a_flight(MODES[number % len(MODES)], chance)
    courses = list(printed_plans())
    return a_rally(courses[number % len(courses)], chance)


def own(game: str, number: int, chance: Random) -> Any:
    """A layout, or a course, of one's own and a scenario in turn."""
    is_scenario = number % 2 == 1
    if game == "asteroyds":
        setup = a_flight("racing", chance)
        if not is_scenario:
            return msgspec.structs.replace(setup, layout=printed_form("racing"))
        state, board = first_flight(setup, printed_board(), "own"), printed_board()
        return FlightSetup(scenario=read_flight(position_json(to_bytes(state), board)))
    if not is_scenario:
        return RallySetup(course=OWN_COURSE, seats=usual_robots(4))
    return RallySetup(scenario=near_flags())


def a_flight(mode: Any, chance: Random) -> FlightSetup:
    def flip() -> bool:
        return chance.random() < 0.5

    rules = FlightRules(
        mode=mode,
        powers=flip(),
        dice_order=chance.choice(("fixed", "random")),
        return_to_platform=flip(),
        one_shot=flip(),
        blocked_push_hits=flip(),
        last_survivor_wins=flip(),
        turrets_harmless=flip(),
        fly_on=flip(),
        own_platform=flip(),
        targets_needed=TargetsNeeded(chance.randint(3, 6), chance.randint(3, 6)),
    )
    left_out: Any = chance.choice((20, 14, [9, 2]))
    return FlightSetup(
        rules, usual_craft(chance.choice((2, 4, 6)), mode), left_out, first_seat=chance.choice((None, 1)), number=chance.randrange(3)
    )


def a_rally(name: str, chance: Random) -> RallySetup:
    course = printed_course(name)
    seats = 4 if plays(course, INTERFERENCE) else min(most_seats(course), chance.choice((2, 4, 6)))
    options = bool(int(course.specials) & NEED_OPTIONS) or chance.random() < 0.8
    rules = RallyRules(lives=chance.randint(1, 4), archive_optional=chance.random() < 0.5, power_down_undamaged=chance.random() < 0.5)
    return RallySetup(
        rules,
        name,
        usual_robots(seats),
        options,
        chance.choice((0, min(3, OPTIONS // seats - options_dealt(course)))) if options else 0,
        first_seat=chance.choice((None, 0)),
    )


def played(game: str, number: int, setup: Any) -> dict[str, Any]:
    rules, chance, text = CONTRACTS[game], Random(f"game {number}"), msgspec.json.encode(setup)
    play = BOXES[cast(Game, game)].begin(text, f"seed {number}", [])
    looks = [look for look in play_on(rules, play, text, chance) if look is not None]
    _, told, _ = play.new_events()
    return {"record": play.record(), "rows": told.rows.hex(), "looks": looks, "ground": GROUNDS[cast(Game, game)](text)}


def play_on(rules: AnyRules, play: Play, setup: bytes, chance: Random) -> Iterator[dict[str, Any] | None]:
    last = play.round + LONGEST
    while play.awaited() and play.round < last:
        seat = chance.choice(play.awaited())
        if play.stage == "deciding":
            answers = play.answers()
            yield {"seat": seat, "sight": play.save().hex(), "answers": answers}
            play.answer(seat, chance.choice(answers))
            continue
        plan = random_plan(rules, play, setup, seat, chance)
        yield look(play, seat, plan, chance.random() < 0.5)
        play.seal(seat, plan)


def look(play: Play, seat: int, plan: bytes, with_swarm: bool) -> dict[str, Any]:
    return {
        "seat": seat,
        "sight": play.sight(seat).hex(),
        "plan": Raw(plan),
        "with_swarm": with_swarm,
        "events": Raw(play.preview(seat, plan, with_swarm).encode()),
        "forecast": Raw(play.forecast().encode()),
        "bearings": play.bearings(),
    }


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    make_ready(cast(Any, game))
    for number, setup in setups(game, count):
        print(msgspec.json.encode(played(game, number, setup)).decode())


if __name__ == "__main__":
    main()
