"""Every event has words."""

import pytest

from swarmrally.asteroyds.components.board import printed_board
from swarmrally.asteroyds.components.events import (
    CRAFT_COLLIDED,
    DECISION_ANSWERED,
    DECISION_ASKED,
    FIELDS,
    GAME_ENDED,
    TILE_MOVED,
    TOKEN_TAKEN,
)
from swarmrally.asteroyds.components.tiles import BORDER
from swarmrally.asteroyds.forms.event_json import described
from swarmrally.cli.terminal.asteroyds.narration import SPECIAL, TEMPLATES, action_in_words, sentence, styled

NAMES = ("Hector", "Dolorosa", "Lawrence", "Yayenek", "M'Hand", "1634")


def told(kind: int, rule: int, *values: int) -> str:
    row = [kind, rule, 1, *values, *[0] * (5 - len(values))]
    return sentence(described([row], printed_board())[0], NAMES)


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: FIELDS[kind][0])
def test_every_kind_of_event_is_told_in_one_short_line_with_its_rule(kind):
    words = told(kind, 305, 1, 1, 1, 1, 1)
    assert words.endswith(" [A3.5]")
    assert words[0].isupper() or words[0].isdigit()
    assert "\n" not in words
    assert "{" not in words
    assert "None" not in words
    assert len(words) < 180


def test_no_words_are_kept_for_an_event_that_does_not_exist():
    assert TEMPLATES.keys() | SPECIAL.keys() == {name for name, _ in FIELDS.values()}


def test_sentences_name_pilots_tiles_and_hexes():
    cell = printed_board().cell_at
    assert told(TILE_MOVED, 303, 12, cell[5, 2], cell[5, 3]) == "Asteroid 13 moved from 5,2 to 5,3 [A3.3]"
    assert told(CRAFT_COLLIDED, 404, 0, 3, cell[5, 2], 0, BORDER) == "Hector at 5,2 flew E into the border in column 3 [A4.4]"
    assert told(TOKEN_TAKEN, 601, 1, 4, 0) == "Dolorosa took token 4 while the swarm moved [A6.1]"
    assert told(TOKEN_TAKEN, 601, 1, 4, 7) == "Dolorosa took token 4 in the energy column [A6.1]"


def test_decisions_and_endings_say_what_was_chosen():
    assert told(DECISION_ASKED, 505, 0, 1, 4) == "Hector was asked whether to destroy the asteroid for 4 damage [A5.5]"
    assert told(DECISION_ANSWERED, 704, 2, 2, 0) == "Lawrence chose not to raise the emergency shield [A7.4]"
    assert told(GAME_ENDED, 1003, 0b111, 1) == "Hector, Dolorosa and Lawrence won with all the tokens [A10.3]"
    assert told(GAME_ENDED, 1005, 0, 4) == "Nobody was left, and nobody won [A10.5]"


def test_power_tokens_are_read_with_side_and_notches():
    assert [action_in_words(action) for action in (None, "power", "power:left", "power:right2")] == [
        "wait",
        "power",
        "power left",
        "power right 2",
    ]


def test_the_rule_is_dimmed():
    text = styled({"kind": "FlightBegan", "beat": 1, "rule": "A4.1", "seat": 0}, NAMES)
    assert text.plain == "Hector took off [A4.1]"
    assert any("dim" in str(span.style) and text.plain[span.start :] == " [A4.1]" for span in text.spans)
