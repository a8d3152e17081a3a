"""Random games at a table, for the page's own tables to play beside them: `python -m tests.wasm.plays GAME COUNT`.

Each line is a game: what was chosen before it, and `steps`, what is done in it, with what the server's table says of that and shows then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast, get_args

import msgspec
from msgspec import Raw
from tests.wasm.records import a_rally, setups

from swarmrally.asteroyds.components.state import COLOURS, EMERGENCY_ORDERS, PILOTS
from swarmrally.asteroyds.forms.schema import LivePlan
from swarmrally.asteroyds.rules.chart import ColumnAction, EnergyAction
from swarmrally.bots import NAMES, USUAL, Act, Budget
from swarmrally.kernel.chance import SeedShuffles
from swarmrally.kernel.ready import make_ready
from swarmrally.kernel.refusal import Refusal
from swarmrally.roborally.components.course import CAPTURE_THE_FLAG, FRENETIC_FACTORY, INTERFERENCE, SUPERBOT, printed_course, printed_plans
from swarmrally.roborally.components.option_cards import NAMES as OPTIONS
from swarmrally.roborally.forms.schema import Answers, ConditionalProgram, FireControl, LiveProgram, Question, ReEntry
from swarmrally.roborally.playing.setting_up import BOTS as ROBOTS
from swarmrally.server.games.orders import GROUNDS
from swarmrally.table.commands.before_the_start import PURPOSE_SEATS
from swarmrally.table.games.listing import BOXES, Game
from swarmrally.table.games.playing import Box, Play

SHORT, LONG = 4, 60
"""Rounds after which a game has shown enough."""
TO_THE_END = 7
"""Every seventh game is played for longer, and nobody tries what can't be."""
THOUGHTS = 4
"""Every fourth game is also shown to the bots, and ends sooner."""
CHECKS = 8
ODD = 1 << SUPERBOT | 1 << INTERFERENCE | 1 << FRENETIC_FACTORY | 1 << CAPTURE_THE_FLAG
NODES = {"asteroyds": 3, "roborally": 300}
COLUMN_ACTIONS = [None, *(action for part in get_args(ColumnAction) for action in get_args(part))]
ENERGY_ACTIONS = [action for part in get_args(EnergyAction) for action in get_args(part)]
QUESTIONS = list(get_args(Question))


class Table:
    """A game at the server's table, and all that is done and said there."""

    def __init__(self, game: str, number: int, setup: Any) -> None:
        self.game, self.number, self.chance = game, number, Random(f"play {number}")
        self.box: Box = BOXES[cast(Game, game)]
        self.seed = f"seed {number}"
        self.steps: list[dict[str, Any]] = []
        seats, self.setup = len(setup.seats), msgspec.structs.replace(setup, seats=[])
        self.wishes = wishes(self.box, self.setup, seats, self.chance)
        self.first_seat = self.chance.choice((None, 0))
        self.seated = bytes(self.box.seated(self.setup, self.wishes, self.first_seat, SeedShuffles(self.seed, PURPOSE_SEATS)))
        self.play: Play = self.box.begin(self.seated, self.seed, [])
        self.drafts: dict[int, bytes] = {}
        self.drafted = 0
        """The round of the drafts."""

    def told(self) -> dict[str, Any]:
        """All of it."""
        self.note("firstSeat", [], self.play.first_seat())
        last = self.play.round + (LONG if self.is_long else SHORT)
        while self.play.awaited() and self.play.round < last:
            self.go_on()
        return {
            "game": self.game,
            "setup": self.setup,
            "wishes": [Raw(wish) for wish in self.wishes],
            "first_seat": self.first_seat,
            "seed": self.seed,
            "seated": Raw(self.seated),
            "title": self.box.title(self.setup),
            "stopwatch": {skill: self.box.stopwatch(self.setup, cast(Any, skill)) for skill in ("novice", "expert")},
            "ground": GROUNDS[cast(Game, self.game)](self.seated),
            "checks": [*checks(self.game, self.box, self.setup, self.chance)],
            "steps": self.steps,
            "decisions": self.play.record().decisions,
        }

    @property
    def is_long(self) -> bool:
        return self.number % TO_THE_END == TO_THE_END - 1

    def go_on(self) -> None:
        play, chance = self.play, self.chance
        seat = chance.choice(play.awaited())
        if self.number % THOUGHTS == 0 and not self.is_long:
            self.think(seat)
        if play.stage == "deciding":
            self.check("checkAnswer", seat, chance.choice(["no", True, None, *play.answers()]))
            self.check("checkPlan", seat, Raw(self.wild_plan(seat)))
            answer = chance.choice(play.answers())
            play.answer(seat, answer)
            self.note("answer", [seat, answer])
        else:
            self.plan(seat)

    def plan(self, seat: int) -> None:
        play, chance, drawn = self.play, self.chance, self.chance.random()
        if self.drafted != play.round:
            self.drafts, self.drafted = {}, play.round
        for _ in range(0 if self.is_long else 3):
            anybody = chance.randrange(play.seats)
            self.check("checkPlan", anybody, Raw(self.wild_plan(anybody)))
            self.check("checkDraft", seat, Raw(self.wild_plan(chance.choice((seat, seat, anybody)))))
        self.check("checkAction", seat, chance.choice(("recompile", "sleep")))
        if not play.can_take_back:
            self.check("takeBack", seat, None)
        self.note("idlePlan", [seat], play.idle_plan(seat))
        if drawn < 0.1:
            drafts, self.drafts = self.drafts, {}
            play.time_out(drafts)
            self.note("timeOut", [[[seat, Raw(plan)] for seat, plan in drafts.items()]])
            return
        if drawn < 0.3 and self.recompiles(seat):
            return
        self.seal(seat)

    def seal(self, seat: int) -> None:
        play, chance, plan = self.play, self.chance, self.legal_plan(seat)
        with_swarm = chance.random() < 0.5
        if not self.is_long:
            self.note("preview", [seat, Raw(plan), with_swarm], Raw(play.preview(seat, plan, with_swarm).encode()))
            self.note("forecast", [], Raw(play.forecast().encode()))
            self.note("bearings", [], play.bearings())
        if not self.is_long and chance.random() < 0.3:
            self.drafts[seat] = bytes(play.check_draft(seat, plan))
            return
        play.seal(seat, plan)
        self.note("seal", [seat, Raw(plan)])
        if play.can_take_back and play.has_sealed(seat) and chance.random() < 0.2:
            play.take_back(seat)
            self.note("takeBack", [seat])

    def recompiles(self, seat: int) -> bool:
        try:
            self.play.check_action(seat, "recompile")
        except Refusal:
            return False
        self.play.act(seat, "recompile")
        self.drafts.pop(seat, None)
        self.note("act", [seat, "recompile"])
        return True

    def legal_plan(self, seat: int) -> bytes:
        """A bot's, with everything to be asked where that can be."""
        bot, seed = "rookie" if self.is_long else self.chance.choice(("drifter", "rookie")), self.chance.getrandbits(32)
        plan = self.box.choose(self.seated, self.play.sight(seat), seat, bot, seed, None, USUAL)
        asking = [{"ram": "ask", "emergency_shield": "ask"}, {"ram": "ask"}] if isinstance(plan, LivePlan) else [{"asks": QUESTIONS}]
        for form in (msgspec.structs.replace(plan, **changes) for changes in asking):
            try:
                return bytes(self.play.check_plan(seat, msgspec.json.encode(form)))
            except Refusal:
                continue
        return msgspec.json.encode(plan)

    def wild_plan(self, seat: int) -> bytes:
        """Well-formed, and hardly ever legal."""
        return msgspec.json.encode(
            wild_flight(seat, self.chance) if self.game == "asteroyds" else wild_program(self.play, seat, self.chance)
        )

    def think(self, seat: int) -> None:
        """Every bot in turn is asked what it would do."""
        play, seed, budget = self.play, self.chance.getrandbits(40), Budget(nodes=NODES[self.game])
        bot = NAMES[len(self.steps) % len(NAMES)]
        answers = play.answers() if play.stage == "deciding" else None
        choice = self.box.choose(self.seated, play.sight(seat), seat, bot, seed, answers, budget)
        self.note("choose", [seat, bot, seed, NODES[self.game]], chosen(choice, answers))
        if answers is None and bot == "ace":
            self.advise(seat, seed, budget)

    def advise(self, seat: int, seed: int, budget: Budget) -> None:
        advice = self.box.advise(self.seated, self.play.sight(seat), seat, seed, budget)
        plan = self.play.check_plan(seat, msgspec.json.encode(advice.plan))
        events = Raw(self.play.preview(seat, bytes(plan), with_swarm=True).encode())
        expected = {"plan": plan, "events": events, "goals": advice.goals, "damage": advice.damage, "risk": advice.risk}
        self.note("advise", [seat, seed, NODES[self.game]], expected)

    def check(self, what: str, seat: int, given: Any) -> None:
        """What is found legal, or why it is not."""
        play = self.play
        does: dict[str, Callable[[int, Any], Any]] = {
            "checkPlan": play.check_plan,
            "checkDraft": play.check_draft,
            "checkAction": play.check_action,
            "checkAnswer": play.check_answer,
            "takeBack": lambda seat, _: play.take_back(seat),
        }
        try:
            self.note(what, [seat, given], does[what](seat, bytes(given) if isinstance(given, Raw) else given))
        except Refusal as refusal:
            self.steps.append({"does": what, "with": [seat, given], "refused": said(refusal)})

    def note(self, what: str, given: list[Any], gives: Any = None) -> None:
        """What was done, what came of it, and what everybody is shown where something may have changed."""
        step = {"does": what, "with": given, "gives": gives}
        if what in ("firstSeat", "seal", "answer", "timeOut", "act", "takeBack"):
            step["shown"] = shown(self.play)
        self.steps.append(step)


def said(refusal: Refusal) -> dict[str, Any]:
    return {"pointer": refusal.pointer, "code": refusal.code, "kind": refusal.kind, "rule": refusal.rule or "", "details": refusal.details}


def checks(game: str, box: Box, setup: Any, chance: Random) -> Iterator[dict[str, Any]]:
    """What the box says of settings that are hardly ever possible, on what is printed."""
    is_printed = setup.scenario is None and (setup.layout is None if game == "asteroyds" else isinstance(setup.course, str))
    for _ in range(CHECKS if is_printed else 0):
        changed, seats = spoilt(game, setup, chance), chance.randrange(10)
        team = chance.choice((None, "left", "right") if game == "asteroyds" else (None, 0, 1, 3))
        numbers = [chance.randrange(3) for _ in range(chance.choice((0, seats, seats, 4)))]
        taken = [b"{}", msgspec.json.encode({"colour": "red"} if game == "asteroyds" else {"robot": "dome", "team": 1})]
        wish = {"team": team} if team is not None else {}
        wish |= {"pilot": "1634", "colour": chance.choice(("red", "blue"))} if game == "asteroyds" else {"robot": chance.choice(ROBOTS[:2])}
        yield checked("checkSeats", [changed, seats], lambda: box.check_seats(changed, seats))  # noqa: B023
        yield checked("checkOwners", [changed, seats, numbers], lambda: box.check_owners(changed, seats, numbers))  # noqa: B023
        yield checked("checkTeams", [changed, seats, numbers], lambda: box.check_teams(changed, seats, numbers))  # noqa: B023
        given = [changed, [Raw(each) for each in taken], wish]
        yield checked("checkWish", given, lambda: box.check_wish(changed, taken, msgspec.json.encode(wish)))  # noqa: B023


def checked(what: str, given: list[Any], does: Callable[[], Any]) -> dict[str, Any]:
    try:
        return {"does": what, "with": given, "gives": does()}
    except Refusal as refusal:
        return {"does": what, "with": given, "refused": said(refusal)}


def spoilt(game: str, setup: Any, chance: Random) -> Any:
    first: dict[str, Any] = {"first_seat": chance.choice((None, 1, 5))}
    if game == "asteroyds":
        return msgspec.structs.replace(setup, **chance.choice((first, {"asteroids": chance.choice((0, 11, [5, 5], [7], [13, 2]))})))
    more = (
        {"options": False},
        {"options_at_start": chance.randrange(1, 13)},
        {"rules": msgspec.structs.replace(setup.rules, play_on=True)},
    )
    return msgspec.structs.replace(setup, **chance.choice((first, *more)))


def shown(play: Play) -> Any:
    seats = range(play.seats)
    _, events, _ = play.new_events()
    told = {
        "stage": play.stage,
        "round": play.round,
        "awaited": play.awaited(),
        "answers": play.answers() if play.stage == "deciding" else None,
        "sealed": [play.has_sealed(seat) for seat in seats],
        "may_order": [play.may_order(seat) for seat in seats],
        "events": Raw(bytes(events)),
        "snapshot": play.snapshot(),
        "own": [play.own(seat) for seat in seats],
        "outcome": play.outcome(),
    }
    return Raw(msgspec.json.encode(told))


def chosen(choice: Any, answers: list[Any] | None) -> dict[str, Any]:
    if answers is not None:
        return {"answer": choice}
    return {"act": choice.action} if isinstance(choice, Act) else {"plan": choice}


def wishes(box: Box, setup: Any, seats: int, chance: Random) -> list[bytes]:
    """Half of all that could be wished, as far as it can be granted."""
    wanted = [b"{}"] * max(seats, 0)
    for seat in range(seats):
        wish = {
            name: chance.choice(every)
            for name, every in (("colour", COLOURS), ("pilot", PILOTS), ("robot", ROBOTS), ("team", ("left", "right", 0, 1)))
            if chance.random() < 0.5
        }
        for form in (wish, *({name: value} for name, value in wish.items())):
            try:
                wanted[seat] = bytes(box.check_wish(setup, wanted[:seat] + wanted[seat + 1 :], msgspec.json.encode(form)))
                break
            except Refusal:
                continue
    return wanted


def wild_flight(seat: int, chance: Random) -> LivePlan:
    columns = tuple(chance.choice(COLUMN_ACTIONS) if chance.random() < 0.3 else None for _ in range(6))
    order = chance.choice(EMERGENCY_ORDERS) if chance.random() < 0.2 else "never"
    return LivePlan(seat, columns, chance.choice(ENERGY_ACTIONS), chance.choice((False, True, "ask")), order)  # type: ignore[arg-type]


def wild_program(play: Play, seat: int, chance: Random) -> LiveProgram:
    def seldom() -> bool:
        return chance.random() < 0.12

    held = play.own(seat)["hand"] or [10]
    cards = [chance.choice(held) if not seldom() else chance.randrange(10, 841, 10) for _ in range(12)] if seldom() else [*held, *held][:12]
    answers = Answers(
        discard_options=[chance.choice(OPTIONS)] if seldom() else [],
        abort_switch=chance.randint(1, 5) if seldom() else None,
        conditional_program=ConditionalProgram(chance.choice(held), chance.randint(1, 5)) if seldom() else None,
        fire_control=chance.choice((FireControl(), FireControl(lock=2), FireControl(2, OPTIONS[3]), FireControl(destroy=OPTIONS[5])))
        if seldom()
        else "damage",
        weapon={chance.choice(("2", "6", "a/b")): "mini_howitzer"} if seldom() else {},
        mechanical_arm={chance.choice(("2", "end", "~")): (3, 99)} if seldom() else {},
    )
    registers: list[list[int] | None] = [
        None if seldom() else cards[register : register + chance.choice((1, 1, 1, 1, 2, 0, 3) if seldom() else (1,))]
        for register in range(4 if seldom() else 5)
    ]
    return LiveProgram(
        seat,
        msgspec.UNSET if seldom() else registers,
        power_down=seldom(),
        re_entry=ReEntry("E", (3, 4), seldom()),
        answers=answers,
        asks=chance.sample(QUESTIONS, 3) if seldom() else [],
        flywheel=chance.choice(held) if seldom() else None,
    )


def games(game: str, count: int) -> Iterator[dict[str, Any]]:
    """As records are played again; and the odd courses come first, so that a few games are enough for all of them."""
    odd = [name for name in printed_plans() if int(printed_course(name).specials) & ODD]
    for number, setup in setups(game, count):
        is_odd = game == "roborally" and number < len(odd)
        yield Table(game, number, a_rally(odd[number], Random(f"odd {number}")) if is_odd else setup).told()


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    make_ready(cast(Any, game))
    for told in games(game, count):
        print(msgspec.json.encode(told).decode())


if __name__ == "__main__":
    main()
