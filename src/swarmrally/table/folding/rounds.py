"""Folding a log: the game itself."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from swarmrally.kernel.chance import seed_hash
from swarmrally.table import entries as log
from swarmrally.table.folding.stages import hurry_the_last, open_stage, pause_if_agreed, stage_of
from swarmrally.table.news import AnyNews, Began, Over, PlanSealed, PlanTakenBack, Played
from swarmrally.table.replacing import settled
from swarmrally.table.table import Table


def started(table: Table, body: log.Started, at: int) -> list[AnyNews]:
    table.play = table.box.begin(bytes(body.setup), body.seed, body.decisions)
    table.phase, table.seed, table.started_setup = "playing", body.seed, body.setup
    table.peopled = table.first_round = table.play.round
    rows, events, _ = table.play.new_events()
    table.hear(rows)
    open_stage(table, at, beats=0)
    snapshot = Raw(log.ENCODER.encode(table.play.snapshot()))
    began = Began(body.setup, seed_hash(body.seed), snapshot, events, table.commitment, table.lots())
    return [began, *ending(table)]


def drafted(table: Table, body: log.Drafted, at: int) -> list[AnyNews]:
    keep_draft(table, body.seat, bytes(body.plan), at)
    return []


def keep_draft(table: Table, seat: int, plan: bytes, at: int) -> None:
    table.drafts[seat] = plan
    chair = table.chairs[seat]
    chair.drafted_at = (*chair.drafted_at[-3:], at)


def sealed(table: Table, body: log.Sealed, at: int) -> list[AnyNews]:
    play = table.playing()
    is_known = play.has_sealed(body.seat)
    play.seal(body.seat, bytes(body.plan))
    table.chairs[body.seat].thought = body.thought
    for chair in table.party(body.seat):
        chair.missed, chair.vote = 0, None
    keep_draft(table, body.seat, bytes(body.plan), at)
    # Orders of a seat that nobody waits for can be sealed anew: how often is its own business.
    return [*([] if is_known else [PlanSealed(body.seat, body.thought)]), *moved(table, at)]


def taken_back(table: Table, body: log.TakenBack, at: int) -> list[AnyNews]:
    table.playing().take_back(body.seat)
    return [PlanTakenBack(body.seat)]


def acted(table: Table, body: log.Acted, at: int) -> list[AnyNews]:
    table.playing().act(body.seat, body.action)
    table.drafts.pop(body.seat, None)
    for chair in table.party(body.seat):
        chair.vote = None
    return moved(table, at)


def answered(table: Table, body: log.Answered, at: int) -> list[AnyNews]:
    table.playing().answer(body.seat, body.answer)
    for chair in table.party(body.seat):
        chair.missed = chair.missed + 1 if body.by == "clock" else 0
    return moved(table, at, decided=True)


def timed_out(table: Table, body: log.TimedOut, at: int) -> list[AnyNews]:
    play = table.playing()
    late = tuple(play.awaited())
    for first in dict.fromkeys(table.together(seat)[0] for seat in late):
        for chair in table.party(first):
            chair.missed = 0 if any(seat in table.drafts for seat in table.together(first)) else chair.missed + 1
    play.time_out(table.drafts)
    return moved(table, at, late)


def decided(table: Table, body: log.Decided, at: int) -> list[AnyNews]:
    if not table.uploaded:
        raise ValueError("decisions as records have them are those of games that were played in a browser")
    table.playing().decide(body.decision)
    return moved(table, at)


def resigned(table: Table, body: log.Resigned, at: int) -> list[AnyNews]:
    for chair in table.party(body.seat):
        chair.resigned, chair.bot, chair.vote = True, "drifter", None
    play = table.playing()
    left = [seat for seat, chair in enumerate(table.chairs) if not chair.resigned]
    sides, players = {play.side(seat) for seat in left}, {table.together(seat) for seat in left}
    if body.ends:
        sides = sides - set(map(play.side, table.together(body.seat))) or sides
    elif len(sides) > 1 and len(players) > 1:
        pause_if_agreed(table, at)
        return [*settled(table, at), table.seating()]
    winners = [seat for seat in range(play.seats) if play.side(seat) in sides]
    return [table.seating(), *end(table, {"winners": winners, "reason": "resigned"})]


def moved(table: Table, at: int, late: tuple[int, ...] = (), decided: bool = False) -> list[AnyNews]:
    """What the game told, and what it waits for now."""
    play = table.playing()
    rows, events, beats = play.new_events()
    table.hear(rows)
    goes_on = decided or table.waiting_for != stage_of(table, play)
    if goes_on:
        open_stage(table, at, beats)
    else:
        hurry_the_last(table, at)
    if not rows and not goes_on:
        return []
    return [Played(events, late), *ending(table)]


def ending(table: Table) -> list[AnyNews]:
    """Nothing, until the game is over."""
    if table.phase != "playing" or table.playing().stage != "over":
        return []
    return end(table, table.playing().outcome() or {})


def end(table: Table, outcome: dict[str, Any]) -> list[AnyNews]:
    table.phase, table.outcome = "over", outcome
    table.deadline = table.opens_at = None
    table.paused = False
    return [Over(outcome, table.seed or "", table.secret)]
