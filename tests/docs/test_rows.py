"""The frame that docs/protocol.md shows."""

from __future__ import annotations

import json
import re
from importlib import resources

from tests.docs.rows_by_the_page import DOCS, Reader, chapter, hexes_in

SECTION = chapter((DOCS / "protocol.md").read_text(), "Tables: events as rows")


def test_the_frame_on_the_page_is_the_event_beside_it():
    lines = re.search(r"```\n(.*?)\n(.*?)\n(.*?)\n```", SECTION)
    event = re.search(r"`(\{\"kind\".*?\})`", SECTION)
    assert lines is not None
    assert event is not None
    frame = bytes.fromhex(lines[1]) + lines[2].encode() + bytes.fromhex(lines[3])
    board = json.loads(resources.files("swarmrally.asteroyds").joinpath("scenarios/board.json").read_text())
    (message,) = Reader("Asteroyds", hexes_in(board["rows"])).said(frame)
    assert message["told"][0]["news"][0]["events"] == [json.loads(event[1])]
