"""The games of the golden playthroughs, and how one is told: pictures, plans and events that a person can read along."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from swarmrally.asteroyds.components.state import ASK_RAM, ASK_SHIELD, LAWRENCE
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.layouts import LayoutForm
from swarmrally.asteroyds.forms.picture import craft_lines, draw
from swarmrally.asteroyds.forms.plans import plan_from
from swarmrally.asteroyds.forms.schema import LivePlan, Rules, TargetsNeeded
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.drifter import plan_at_random
from swarmrally.asteroyds.playing.game import Game, SeatChoice, Setup

FOLDER = Path(__file__).parent
LONGEST = 30


@dataclass(frozen=True)
class Playthrough:
    """A game in which everybody flies at random and is asked everything; every second question is answered with yes."""

    name: str
    setup: Setup
    seed: str
    tokens: tuple[int, ...] = ()
    """What everybody holds already: a random flight seldom ends in victory."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def start(playthrough: Playthrough) -> Game:
    game = Game(playthrough.setup, playthrough.seed)
    scenario = position_from(game.state, game.board)
    for craft in scenario.craft:
        craft.tokens = list(playthrough.tokens)
    return Game(replace(playthrough.setup, scenario=scenario, layout=None, first_seat=None), playthrough.seed)


def told(playthrough: Playthrough) -> str:
    """The whole game as text."""
    return "\n".join(lines(playthrough)) + "\n"


def lines(playthrough: Playthrough) -> Iterator[str]:
    game = start(playthrough)
    yield f"{playthrough.name}: {shown(playthrough.setup.rules)}, {playthrough.setup.asteroids} asteroids, seed {playthrough.seed!r}"
    yield from tell_events(game)
    asked = 0
    while not game.is_over and game.state.round_number <= LONGEST:
        yield from tell_position(game)
        plan_for_all(game)
        yield from (f"plan of {plan_line(plan_from(game.state, seat))}" for seat in game.seats_to_plan())
        game.play()
        yield from tell_events(game)
        while game.question:
            asked += 1
            game.answer(game.question[0], asked % 2 == 0)
            yield from tell_events(game)
    yield from tell_position(game)


def plan_for_all(game: Game) -> None:
    for seat in game.seats_to_plan():
        plan_at_random(game.state, seat)
        game.state.ram_order[seat] = ASK_RAM
        if game.state.powers and game.state.craft_pilot[seat] == LAWRENCE:
            game.state.emergency_order[seat] = ASK_SHIELD


def tell_position(game: Game) -> Iterator[str]:
    yield ""
    yield from draw(game.state, game.board).splitlines()
    yield from craft_lines(game.state, game.board)


def tell_events(game: Game) -> Iterator[str]:
    for event in described(game.told[-1], game.board):
        kind, beat, rule = event.pop("kind"), event.pop("beat"), event.pop("rule")
        if kind == "RoundBegan":
            yield f"\n---- round {event['round']}"
        yield f"{beat:>3} {rule:<5} {kind} {shown(event)}"


def shown(fields: Any) -> str:
    """`name=value` for each field; an option at its default is not worth a word."""
    if isinstance(fields, Rules):
        usual = Rules()
        fields = {name: getattr(fields, name) for name in Rules.__struct_fields__ if getattr(fields, name) != getattr(usual, name)}
        return ", ".join(f"{name}={value_text(value)}" for name, value in fields.items()) or "the usual rules"
    return " ".join(f"{name}={value_text(value)}" for name, value in fields.items())


def value_text(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(value_text, value))
    if isinstance(value, TargetsNeeded):
        return f"{value.left}:{value.right}"
    return {None: "-", True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool | None) else str(value).replace(" ", "_")


def plan_line(plan: LivePlan) -> str:
    orders = f"ram {value_text(plan.ram)}, emergency shield {plan.emergency_shield}"
    return f"seat {plan.seat}: {' '.join(action or '-' for action in plan.columns)} | {plan.energy} | {orders}"


def seats(*chosen: str) -> list[SeatChoice]:
    """`red hector` or, in Targets, `red hector left`."""
    return [SeatChoice(*each.split()) for each in chosen]  # type: ignore[arg-type]


LAYOUT = {
    "game": "asteroyds",
    "modes": ["shooting"],
    "tiles": [
        *({"kind": "gate", "colour": colour, "at": at} for colour, at in [("red", [4, 6]), ("red", [8, 9]), ("white", [4, 9])]),
        {"kind": "gate", "colour": "white", "at": [8, 6], "symbol": 4, "one_faces": "W"},
        *({"kind": "asteroid", "colour": "red", "at": [5, 4 + place], "priority": 1 + place} for place in range(2)),
        *({"kind": "asteroid", "colour": "white", "at": [7, 4 + place], "priority": 5 + place} for place in range(2)),
        {"kind": "pod", "at": [6, 5]},
        {"kind": "platform", "at": [6, 7]},
    ],
    "starts": [{"at": [6, 7], "heading": "W", "colour": "green"}, {"at": [6, 9], "heading": "E"}, {"at": [7, 8], "heading": "E"}],
}
"""A1.7 One of one's own: what it does not say is drawn."""

PLAYTHROUGHS = [
    Playthrough("racing", Setup(Rules(), seats("red hector", "yellow yayenek", "green mhand"), 8), "racing 4564", (1, 4)),
    Playthrough(
        "shooting", Setup(Rules(mode="shooting", blocked_push_hits=True), seats("red hector", "blue 1634"), 8), "shooting 4887", (2, 3)
    ),
    Playthrough(
        "targets",
        Setup(
            Rules(mode="targets", targets_needed=TargetsNeeded(2, 1)),
            seats("red hector left", "blue 1634 right", "green lawrence right"),
            12,
        ),
        "targets 2771",
    ),
    Playthrough("drones", Setup(Rules(mode="drones"), seats("red dolorosa", "blue hector", "green 1634"), 6), "drones 2778", (1, 2)),
    Playthrough(
        "powers",
        Setup(
            Rules(mode="shooting", powers=True),
            seats("red hector", "yellow dolorosa", "purple lawrence", "orange yayenek", "green mhand", "blue 1634"),
            6,
        ),
        "powers 622",
        (1, 2, 3),
    ),
    Playthrough(
        "variations",
        Setup(
            Rules(mode="shooting", return_to_platform=True, dice_order="random", one_shot=True, last_survivor_wins=False),
            seats("red hector", "orange lawrence", "blue 1634"),
            5,
        ),
        "variations 4176",
        (1, 2, 3),
    ),
    Playthrough(
        "house_racing",
        Setup(
            Rules(return_to_platform=True, own_platform=True, fly_on=True, powers=True),
            seats("red hector", "orange lawrence", "blue yayenek"),
            9,
        ),
        "house_racing 7",
        (1, 2, 3, 4),
    ),
    Playthrough(
        "house_drones",
        Setup(Rules(mode="drones", turrets_harmless=True, fly_on=True), seats("red dolorosa", "blue hector"), 8),
        "house_drones 355",
        (1, 2, 3),
    ),
    Playthrough(
        "layout",
        Setup(
            Rules(mode="shooting", fly_on=True),
            seats("green mhand", "red yayenek", "blue dolorosa"),
            [1, 5],
            layout=convert(LAYOUT, LayoutForm),
            first_seat=2,
        ),
        "layout 3",
        (1, 2, 3),
    ),
]
