"""A bot for somebody who keeps the table waiting: their clock has run out, or all others want it; one person's wish is not enough."""

from __future__ import annotations

from msgspec.structs import replace

from swarmrally.kernel.refusal import Refusal
from swarmrally.table import clock as clocks
from swarmrally.table import entries as log
from swarmrally.table.folding.stages import pause_if_agreed
from swarmrally.table.news import AnyNews, Replacement, Vote
from swarmrally.table.settings import BotName
from swarmrally.table.table import Table

FEWEST = 2
"""So many people have to want it: one alone would only have to be impatient."""


def others(table: Table, seat: int) -> list[int]:
    """The people who would have to agree, each by the first of their seats."""
    return [other for other in table.people_now() if other not in table.together(seat)]


def is_out_of_time(table: Table, seat: int, now: int) -> bool:
    """Whether nobody has to agree any more."""
    return now >= free_from(table, seat)


def free_from(table: Table, seat: int) -> int:
    """When any other person may let a bot play."""
    if table.deadline is not None:
        return table.deadline + clocks.GRACE
    return waits_since(table, seat) + clocks.ABSENT_AFTER


def waits_since(table: Table, seat: int) -> int:
    return max(table.waiting_since, table.chairs[seat].stayed_at)


def expect_patience(table: Table, seat: int, now: int) -> None:
    """Whoever thinks is left alone for a while; and where there is nobody else to agree, as long as they have."""
    several = len(others(table, seat)) >= FEWEST
    until = waits_since(table, seat) + clocks.REPLACE_AFTER if several else free_from(table, seat)
    if now < until:
        raise Refusal("", "patience", seconds=(until - now) // clocks.SECOND + 1)


# Folding


def bot_took_over(table: Table, body: log.BotTookOver, at: int) -> list[AnyNews]:
    let_bot_play(table, body.seat, body.bot, body.asked_by, at)
    told: list[AnyNews] = [] if body.asked_by is None else [Replacement(body.seat, body.asked_by, "replaced")]
    return [*told, *settled(table, at), table.seating()]


def let_bot_play(table: Table, seat: int, bot: BotName, asked_by: int | None, at: int) -> None:
    for chair in table.party(seat):
        chair.bot, chair.replaced_by, chair.vote, chair.wants_pause = bot, asked_by, None, False
    pause_if_agreed(table, at)


def vote_on(table: Table, seat: int, vote: Vote | None) -> None:
    """It concerns a player: all seats of theirs."""
    for chair in table.party(seat):
        chair.vote = vote


def asked(table: Table, body: log.ReplacementAsked, at: int) -> list[AnyNews]:
    vote_on(table, body.seat, Vote(body.by, (body.by,), body.bot))
    return [Replacement(body.seat, body.by, "asked"), table.seating()]


def agreed(table: Table, body: log.ReplacementAgreed, at: int) -> list[AnyNews]:
    vote = table.chairs[body.seat].vote
    assert vote is not None
    if body.agreed:
        vote_on(table, body.seat, replace(vote, agreed=(*vote.agreed, body.by)))
        return [Replacement(body.seat, body.by, "agreed"), *settled(table, at), table.seating()]
    left = tuple(seat for seat in vote.agreed if seat != body.by)
    vote_on(table, body.seat, None if body.by == vote.asked_by else replace(vote, agreed=left))
    return [Replacement(body.seat, body.by, "withdrawn"), table.seating()]


def stayed(table: Table, body: log.Stayed, at: int) -> list[AnyNews]:
    vote_on(table, body.seat, None)
    for chair in table.party(body.seat):
        chair.stayed_at = at
    return [Replacement(body.seat, body.seat, "stayed"), table.seating()]


def settled(table: Table, at: int) -> list[AnyNews]:
    """Wherever all others agree now, a bot plays: also because somebody who did not has gone."""
    for seat in table.first_seats():
        vote, people = table.chairs[seat].vote, others(table, seat)
        if vote is not None and len(people) >= FEWEST and set(people) <= set(vote.agreed):
            let_bot_play(table, seat, vote.bot, vote.asked_by, at)
            return [Replacement(seat, vote.asked_by, "replaced"), *settled(table, at)]
    return []
