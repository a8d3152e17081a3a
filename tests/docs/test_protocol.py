"""docs/protocol.md and docs/positions.md say what the code does."""

import json
import re
from pathlib import Path

import pytest

from swarmrally.asteroyds.events import FIELDS
from swarmrally.asteroyds.resolving import resolve

DOCS = Path(__file__).parent.parent.parent / "docs"
ROW = re.compile(r"^\| `(?P<kind>\w+)` \| (?P<fields>.*?) \|", re.MULTILINE)


def test_the_protocol_lists_every_kind_of_event_with_its_fields():
    listed = {row["kind"]: dict(re.findall(r"`(\w+)` (\w+)", row["fields"])) for row in ROW.finditer((DOCS / "protocol.md").read_text())}
    assert listed == dict(FIELDS.values())


def test_every_type_of_field_is_explained():
    text = (DOCS / "protocol.md").read_text()
    for holds in {holds for _, fields in FIELDS.values() for holds in fields.values()}:
        assert f"\n| {holds} |" in text


def test_the_example_position_can_be_resolved():
    example = re.search(r"```json\n(.*?)```", (DOCS / "positions.md").read_text(), re.DOTALL)
    assert example is not None
    answer = json.loads(resolve(example[1]))
    assert answer["position"]["round"] == 4


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#:]+\.(?:md|svg))(?:#[^)]*)?\)", page.read_text()):
        assert (page.parent / target).exists(), target
