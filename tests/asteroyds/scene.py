"""Positions as pictures: one round of a drawn position is played, and what came of it can be looked at.

A picture is what `swarmrally.asteroyds.forms.picture` draws; unless a test rolls other dice, all three show 1 and a tile moves where its
arrow points. A plan is written `f r l b s .` (forward, right, left, turn back, shoot, wait) or `p`, `pl`, `pr2` … for a pilot's power;
after a bar comes the energy column (the shield when nothing is said) and then the standing orders: `f . l | f ram=yes emergency=ask`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw, convert, json

from swarmrally.asteroyds.components.board import Board, Place
from swarmrally.asteroyds.components.state import COLOURS, NOT_OVER, PILOTS, PLANNING, QUESTIONS, REASONS, ROLLING, TEAMS, State
from swarmrally.asteroyds.components.tiles import TILES, tile_name
from swarmrally.asteroyds.forms.boards import board_from
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.asteroyds.forms.picture import draw, read_picture
from swarmrally.asteroyds.forms.plans import put_plan
from swarmrally.asteroyds.forms.reading import state_from
from swarmrally.asteroyds.forms.schema import BoardForm, Craft, Dice, LivePlan, Position, Rules
from swarmrally.asteroyds.forms.writing import position_from
from swarmrally.asteroyds.playing.resolving import winners
from swarmrally.asteroyds.rules.sequence import answer, play_round
from swarmrally.kernel.decisions import is_waiting
from swarmrally.kernel.events import Events, rows
from swarmrally.kernel.fields import from_bytes, new, to_bytes

LETTERS = {".": None, "f": "forward", "r": "right", "l": "left", "b": "turn_back", "s": "shoot", "shield": "shield", "p": "power"}
SIDES = {"l": "left", "r": "right"}
ORDERS = {"yes": True, "no": False}
NAMES = {"ram": "ram", "emergency": "emergency_shield"}


def drawn(picture: str) -> str:
    """A picture without its margin, to compare with what a scene shows."""
    return "\n".join(line.partition("|")[2].rstrip() for line in picture.strip("\n").splitlines() if "|" in line)


def action(word: str) -> str | None:
    """`f` is forward, `pr2` is power:right2."""
    if word[0] == "p" and word != "p":
        return f"power:{SIDES[word[1]]}{word[2:]}"
    return LETTERS[word]


def plan(seat: int, text: str) -> LivePlan:
    """A plan from its letters; columns that are not written are waits."""
    columns, _, rest = text.partition("|")
    energy, *orders = rest.split() or ["shield"]
    said = dict(order.split("=") for order in orders)
    written = [action(word) for word in columns.split()]
    return convert(
        {
            "seat": seat,
            "columns": [*written, *[None] * (6 - len(written))],
            "energy": action(energy),
            **{NAMES[name]: ORDERS.get(value, value) for name, value in said.items()},
        },
        LivePlan,
    )


class Scene:
    """A drawn position and the round that is played from it."""

    def __init__(self, board: Board, state: State) -> None:
        self.board, self.state, self.buffer = board, state, new(Events)

    def play(self) -> Scene:
        """On to the end of the round, or to the next question: it stops nowhere else."""
        play_round(self.board.hexes, self.state, self.buffer)
        assert is_waiting(self.state) != (self.state.stage == ROLLING)
        return self

    def answer(self, yes: bool) -> Scene:
        """The pilot who was asked decides, and the round goes on."""
        answer(self.state, self.buffer, yes)
        return self.play()

    def saved_and_loaded(self) -> Scene:
        """The same scene in other memory, by way of bytes."""
        other = Scene(self.board, from_bytes(State, to_bytes(self.state)))
        other.buffer = from_bytes(Events, to_bytes(self.buffer))
        return other

    @property
    def question(self) -> tuple[int, str] | None:
        """Who is asked what."""
        return (int(self.state.asked_seat), str(QUESTIONS[self.state.question])) if is_waiting(self.state) else None

    @property
    def after(self) -> str:
        """The picture as it is now."""
        return draw(self.state, self.board)

    @property
    def events(self) -> list[dict[str, Any]]:
        return described(rows(self.buffer), self.board)

    @property
    def events_without_questions(self) -> list[dict[str, Any]]:
        """What happened, whether it was decided live or by a standing order."""
        return [event for event in self.events if event["kind"] not in ("DecisionAsked", "DecisionAnswered")]

    def told(self, *kinds: str) -> list[str]:
        """The events of these kinds in a line each: `A5.2 CraftDamaged seat 0, points 2, damage 2`."""
        return [line(event) for event in self.events if event["kind"] in kinds]

    def happened(self, kind: str) -> bool:
        return any(event["kind"] == kind for event in self.events)

    def craft(self, seat: int) -> Craft:
        return self.position.craft[seat]

    def place(self, name: str) -> tuple[int, int] | None:
        """Where `asteroid 3` or `drone 1` is."""
        cell = self.state.tile_cell[[tile_name(tile) for tile in range(TILES)].index(name)]
        return None if cell < 0 else self.board.places[cell]

    @property
    def position(self) -> Position:
        return position_from(self.state, self.board)

    @property
    def outcome(self) -> tuple[list[int], str] | None:
        """Who won and why, when the game is over."""
        return None if self.state.over == NOT_OVER else (winners(int(self.state.winners)), str(REASONS[self.state.over]))


def line(event: dict[str, Any]) -> str:
    fields = ", ".join(f"{name} {value}" for name, value in event.items() if name not in ("kind", "beat", "rule"))
    return f"{event['rule']} {event['kind']} {fields}"


def scene(picture: str, plans: dict[int, str] | None = None, **how: Any) -> Scene:
    """The position after the plans were flown, or at the first question."""
    return ready(picture, plans, **how).play()


def ready(
    picture: str,
    plans: dict[int, str] | None = None,
    mode: str = "racing",
    dice: tuple[int, int, int] = (1, 1, 1),
    order: tuple[str, str, str] = ("red", "white", "blue"),
    craft: dict[int, dict[str, Any]] | None = None,
    first: int = 0,
    round_number: int = 3,
    **options: Any,
) -> Scene:
    """The position while all are planning.

    `craft` says what the picture does not: damage, pilot, tokens; `shares=0, heading="W"` for one on the hex of seat 0; `gone=True`.
    """
    if order != ("red", "white", "blue"):
        options.setdefault("dice_order", "random")
    places, tiles, flying = read_picture(picture)
    position = Position(
        game="asteroyds",
        rules=convert({"mode": mode, **options}, Rules),
        round=round_number,
        first_seat=first,
        board=board_form(places),
        tiles=tiles,
        craft=crew(flying, craft or {}, mode),
        dice=convert({"red": dice[0], "white": dice[1], "blue": dice[2], "order": order}, Dice),
    )
    board = board_from(position.board)
    state = state_from(position, board)
    state.stage = PLANNING
    for seat, text in (plans or {}).items():
        put_plan(plan(seat, text), state)
    return Scene(board, state)


def board_form(places: list[Place]) -> BoardForm:
    """Each hex a range of its own."""
    rows: dict[str, list[Place]] = {}
    for row, column in places:
        rows.setdefault(str(row), []).append((column, column))
    return BoardForm({row: Raw(json.encode(ranges)) for row, ranges in rows.items()})


def crew(flying: dict[int, tuple[Any, Any]], facts: dict[int, dict[str, Any]], mode: str) -> list[Craft]:
    """The craft of the picture and of `facts`, with pilots and colours that nobody has yet."""
    chosen = {fact["pilot"] for fact in facts.values() if "pilot" in fact}
    free = (pilot for pilot in PILOTS if pilot not in chosen)
    made = []
    for seat in sorted({*flying, *facts}):
        fact = dict(facts.get(seat, {}))
        at, heading = flying.get(seat) or flying.get(fact.pop("shares", None)) or (None, None)
        if fact.pop("gone", False):
            fact["damage"] = 6
        team = TEAMS[1 + seat % 2] if mode == "targets" else None
        known = {"seat": seat, "colour": COLOURS[seat], "at": at, "heading": heading, "team": team, **fact}
        made.append(convert({**known, "pilot": known.get("pilot") or next(free)}, Craft))
    return made
