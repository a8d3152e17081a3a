"""What became of a game, for each person who has played it."""

from __future__ import annotations

from swarmrally.table.endings import Against, Ending, Other, Result
from swarmrally.table.table import Place, Table


def endings_of(table: Table) -> tuple[Ending, ...]:
    """Of a game that is over, or can't be played to its end any more."""
    players = dict.fromkeys(place.player for place in table.places if place.player is not None)
    return tuple(ending_of(table, table.seat_of(player), player) for player in players)


def ending_of(table: Table, seat: int, player: str) -> Ending:
    others = tuple(other_of(place) for number, place in enumerate(table.places) if number != seat)
    figure, character = table.playing().figure(seat)
    return Ending(
        table=table.table,
        player=player,
        game=table.settings.game,
        title=table.box.title(table.setup),
        over_at=table.over_at or table.written_at,
        result=result_of(table, seat),
        seats=len(table.places),
        rounds=table.playing().round,
        against=against(others),
        others=others,
        place=place_of(table, seat) if table.outcome else None,
        figure=figure,
        character=character,
    )


def other_of(place: Place) -> Other:
    """Who left a seat to a bot has played all the same."""
    return Other(place.player) if place.player is not None else Other(bot=place.bot)


def against(others: tuple[Other, ...]) -> Against:
    people = sum(other.player is not None for other in others)
    return "bots" if people == 0 else "people" if people == len(others) else "both"


def result_of(table: Table, seat: int) -> Result:
    if table.places[seat].resigned:
        return "left"
    if table.outcome is None:
        return "unknown"
    winners = table.outcome.get("winners") or []
    if seat in winners:
        return "won" if len(winners) == 1 else "shared"
    return "lost" if winners else "nobody"


def place_of(table: Table, seat: int) -> int | None:
    """None where nobody has won, and for who has given up."""
    winners = (table.outcome or {}).get("winners") or []
    if not winners or table.places[seat].resigned:
        return None
    reached = [(number in winners, not place.resigned, table.playing().progress(number)) for number, place in enumerate(table.places)]
    return 1 + sum(other > reached[seat] for other in reached)
