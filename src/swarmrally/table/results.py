"""What became of a game, for each person who has played it."""

from __future__ import annotations

from swarmrally.table.endings import Against, Ending, Other, Result
from swarmrally.table.table import KeptChair, Table


def endings_of(table: Table) -> tuple[Ending, ...]:
    """Of a game that is over, or can't be played to its end any more."""
    players = dict.fromkeys(chair.player for chair in table.chairs if chair.player is not None)
    return tuple(ending_of(table, table.seat_of(player), player) for player in players)


def ending_of(table: Table, seat: int, player: str) -> Ending:
    others = tuple(other_of(table.chairs[first]) for first in table.first_seats() if first not in table.together(seat))
    figure, character = table.playing().figure(seat)
    return Ending(
        table=table.table,
        player=player,
        game=table.settings.game,
        title=table.box.title(table.setup),
        over_at=table.over_at or table.written_at,
        result=result_of(table, seat),
        seats=len(table.chairs),
        rounds=table.playing().round,
        against="browser" if table.uploaded else against(others),
        others=others,
        place=place_of(table, seat) if table.outcome else None,
        figure=figure,
        character=character,
    )


def other_of(chair: KeptChair) -> Other:
    """Who left a seat to a bot has played all the same."""
    return Other(chair.player) if chair.player is not None else Other(bot=chair.bot)


def against(others: tuple[Other, ...]) -> Against:
    people = sum(other.player is not None for other in others)
    return "bots" if people == 0 else "people" if people == len(others) else "both"


def result_of(table: Table, seat: int) -> Result:
    if table.chairs[seat].resigned:
        return "left"
    if table.outcome is None:
        return "unknown"
    winners, mine = table.outcome.get("winners") or [], table.together(seat)
    if any(winner in mine for winner in winners):
        return "won" if all(winner in mine for winner in winners) else "shared"
    return "lost" if winners else "nobody"


def place_of(table: Table, seat: int) -> int | None:
    """By the best of their seats; None where nobody has won, and for who has given up."""
    winners = (table.outcome or {}).get("winners") or []
    if not winners or table.chairs[seat].resigned:
        return None
    reached = [(number in winners, not chair.resigned, table.playing().progress(number)) for number, chair in enumerate(table.chairs)]
    best = {first: max(reached[other] for other in table.together(first)) for first in table.first_seats()}
    return 1 + sum(other > best[table.together(seat)[0]] for other in best.values())
