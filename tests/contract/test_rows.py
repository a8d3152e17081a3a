"""Events as rows: read by what docs/protocol.md says they are those of the JSON form, and there is nothing else in them."""

from __future__ import annotations

import msgspec
from tests.conftest import count
from tests.contract.games import seeds, stops
from tests.docs.rows_by_the_page import Reader

from swarmrally.asteroyds.forms.event_json import events_json
from swarmrally.kernel.events import COLUMNS, KIND
from swarmrally.roborally.forms.event_json import described
from swarmrally.table.events import packed_rows, widths_of
from swarmrally.table.games import asteroyds, roborally_play

GAMES = count(60, 2000)
WHOLE = 200
"""Rounds: no random game takes as many."""
TITLES = {"asteroyds": "Asteroyds", "roborally": "RoboRally"}


def told(game, rows):
    return msgspec.json.decode(events_json(rows, game.board)) if hasattr(game, "board") else described(rows)


def reader(rules, game):
    return Reader(TITLES[rules.name], [list(place) for place in game.board.places] if hasattr(game, "board") else None)


def test_rows_are_the_events_of_whole_games(rules):
    widths = widths_of(rules.kinds)
    for seed in seeds(GAMES // (6 * rules.cost)):
        for game in stops(rules, seed, WHOLE):
            if len(game.told) == 1:
                page = reader(rules, game)
            rows = game.told[-1]
            assert page.events(packed_rows(rows, widths)) == msgspec.json.decode(msgspec.json.encode(told(game, rows))), seed
        assert game.is_over


def test_a_row_says_no_more_than_its_event(rules):
    """Two rows that are one event in JSON are the same bytes: nothing that the JSON form leaves out can be read from them."""
    widths = widths_of(rules.kinds)
    for seed in seeds(GAMES // rules.cost):
        seen: dict[bytes, bytes] = {}
        *_, game = stops(rules, seed)
        for row in [row for stretch in game.told for row in stretch]:
            event = msgspec.json.encode(told(game, [row]))
            assert seen.setdefault(event, packed_rows([row], widths)) == packed_rows([row], widths), event


def test_what_the_engine_writes_beyond_the_fields_is_not_told(rules):
    widths = widths_of(rules.kinds)
    for kind, width in enumerate(widths):
        row = [kind, *[1] * (COLUMNS - 1)]
        with_secrets = [number if place < width else 77 for place, number in enumerate(row)]
        assert row[KIND] == kind
        assert packed_rows([with_secrets], widths) == packed_rows([row], widths)


def test_both_games_pack_by_their_own_kinds(rules):
    assert {"asteroyds": asteroyds.WIDTHS, "roborally": roborally_play.WIDTHS}[rules.name] == widths_of(rules.kinds)
