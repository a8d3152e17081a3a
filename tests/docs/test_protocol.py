"""docs/protocol.md and docs/positions.md say what the code does."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from swarmrally.asteroyds.components.events import FIELDS as ASTEROYDS
from swarmrally.asteroyds.playing.game import Setup as AsteroydsSetup
from swarmrally.cli.games import module
from swarmrally.roborally.components.events import FIELDS as ROBORALLY
from swarmrally.roborally.components.state import QUESTIONS
from swarmrally.roborally.playing.setting_up import Setup as RoboRallySetup
from swarmrally.server.http.openapi import FAILURES, description
from swarmrally.server.run.app import ROUTES
from swarmrally.server.socket.messages import AnyAsked, AnySaid
from swarmrally.table.commands import AnyCommand
from swarmrally.table.entries import Body
from swarmrally.table.news import AnyNews
from swarmrally.table.settings import Clock, Settings

DOCS = Path(__file__).parent.parent.parent / "docs"
ROW = re.compile(r"^\| `(?P<kind>[A-Z]\w+)` \| (?P<fields>.*?) \|", re.MULTILINE)
GAMES = {"Asteroyds": ASTEROYDS, "RoboRally": ROBORALLY}
games = pytest.mark.parametrize("game", GAMES)


def chapter(page: str, title: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", (DOCS / page).read_text(), re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


@games
def test_the_protocol_lists_every_kind_of_event_with_its_fields(game):
    rows = ROW.finditer(chapter("protocol.md", f"{game}: events"))
    listed = {row["kind"]: dict(re.findall(r"`(\w+)` (\w+)", row["fields"])) for row in rows}
    assert listed == dict(GAMES[game].values())


@games
def test_every_type_of_field_is_explained(game):
    text = chapter("protocol.md", f"{game}: events")
    for holds in {holds for _, fields in GAMES[game].values() for holds in fields.values()}:
        assert f"\n| {holds} |" in text


def test_every_question_is_explained():
    table = re.findall(r"^\| (`.*?) \|", chapter("protocol.md", "RoboRally: decisions"), re.MULTILINE)
    assert {name for row in table for name in re.findall(r"`(\w+)`", row)} == set(filter(None, QUESTIONS))


@pytest.mark.parametrize(("game", "counter"), [("Asteroyds", "round"), ("RoboRally", "turn")])
def test_the_example_position_can_be_resolved(game, counter):
    example = re.search(r"```json\n(.*?)```", chapter("positions.md", game), re.DOTALL)
    assert example is not None
    answer = json.loads(module(game.lower(), "resolving").resolve(example[1]))
    assert answer["position"][counter] == 4


@pytest.mark.parametrize("sheet", sorted(DOCS.rglob("*.md")), ids=lambda sheet: sheet.name)
def test_links_between_pages_lead_somewhere(sheet):
    for target in re.findall(r"\]\(([^)#:]+\.(?:md|svg))(?:#[^)]*)?\)", sheet.read_text()):
        assert (sheet.parent / target).exists(), target


def members(union):
    return [(kind.__struct_config__.tag, kind.__struct_fields__) for kind in get_args(union)]


@pytest.mark.parametrize("union", [AnyAsked, AnySaid, AnyNews, AnyCommand], ids=["asked", "said", "news", "commands"])
def test_every_message_of_the_socket_is_listed_with_its_fields(union):
    for tag, fields in members(union):
        lines = [line for line in (DOCS / "protocol.md").read_text().splitlines() if line.startswith(f"| `{tag}` |")]
        listed = [set(re.findall(r"`(\w+)`", line.split("|")[2])) for line in lines]
        assert any({*fields} - {"id", "type"} <= found for found in listed), tag


def test_every_entry_of_the_log_is_named():
    section = chapter("protocol.md", "Tables: the log")
    for tag, _ in members(Body):
        assert tag in section.split("`")[1].split(), tag


def test_every_route_is_listed():
    described = description(ROUTES)["paths"]
    routes = {f"{method.upper()} {path}" for path, place in described.items() for method in place}
    assert set(re.findall(r"^\| `([A-Z]+ /\S+)` \|", chapter("protocol.md", "Tables: HTTP"), re.MULTILINE)) == routes


def test_every_status_is_explained():
    statuses = re.findall(r"^\| (\d+) \|", chapter("protocol.md", "Tables: HTTP"), re.MULTILINE)
    assert set(statuses) - {"500"} == set(FAILURES) - {"405"}


def test_the_protocol_lists_every_setting_of_a_table_and_every_part_of_a_set_up():
    text = chapter("protocol.md", "Tables: HTTP")
    listed = set(re.findall(r"^\| `([a-z_.]+)`", text, re.MULTILINE)) | set(re.findall(r"^\| `[a-z_]+`, `([a-z_]+)`", text, re.MULTILINE))
    clock = {f"clock.{name}" for name in Clock.__struct_fields__}
    assert listed >= (set(Settings.__struct_fields__) - {"clock"}) | clock
    for setup in (AsteroydsSetup, RoboRallySetup):
        assert listed >= set(setup.__struct_fields__)


def test_the_description_leaves_no_setting_open():
    schemas = description(ROUTES)["components"]["schemas"]
    assert {} not in schemas["Settings"]["properties"].values()
    either = [part["$ref"].rpartition("/")[2] for part in schemas["Settings"]["properties"]["setup"]["anyOf"]]
    assert [set(schemas[name]["properties"]) for name in either] == [
        set(AsteroydsSetup.__struct_fields__),
        set(RoboRallySetup.__struct_fields__),
    ]
    text = json.dumps(schemas)
    assert set(re.findall(r"#/components/schemas/(\w+)", text)) <= set(schemas)
