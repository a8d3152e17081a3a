"""What deploy/ brings for hosts fits what the server does."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from tests.server.hosting import Visit, hosted
from tools.favicon import PUBLIC, favicon

from swarmrally.cli.serve import serve
from swarmrally.version import version

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b((?:swarmrally|process)_[a-z_]+)\b")
BY_PROMETHEUS = {"up"}


def queries() -> Iterator[str]:
    """All that the alerts and the dashboard ask."""
    for group in yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    for panel in json.loads((DEPLOY / "grafana" / "dashboards" / "swarmrally.json").read_text())["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def asked_for(query: str) -> set[str]:
    """Names of figures, not of labels."""
    return set(NAME.findall(re.sub(r"\{[^}]*\}|by \([^)]*\)", "", query)))


@hosted
async def test_every_figure_that_is_asked_for_is_there(visit: Visit) -> None:
    here = visit.visitor("127.0.0.1")
    await here.get("/metrics")
    there = set(re.findall(r"^([a-z_]+)", (await here.get("/metrics")).text, re.MULTILINE))
    assert len(list(queries())) > 15
    for query in queries():
        assert asked_for(query) or query.startswith("up{"), query
        assert asked_for(query) <= there | BY_PROMETHEUS, query


@hosted
async def test_labels_that_are_asked_for_are_there(visit: Visit) -> None:
    here = visit.visitor("127.0.0.1")
    await here.get("/metrics")
    text = (await here.get("/metrics")).text
    for query in queries():
        for labels in re.findall(r"by \(([^)]*)\)", query):
            for label in {label.strip() for label in labels.split(",")} - {"instance"}:
                assert f'{label}="' in text, query


def test_prometheus_understands_the_alerts() -> None:
    if not shutil.which("promtool"):
        pytest.skip("there is no promtool here")
    subprocess.run(["promtool", "check", "rules", str(DEPLOY / "alerts.yaml")], check=True, capture_output=True)


def test_settings_in_the_environment_are_settings() -> None:
    """Of the container and of the compose file; the cache and the key have variables of their own."""
    known = {f"SWARMRALLY_{name.upper()}" for name in serve.__annotations__} | {"SWARMRALLY_CACHE"}
    found = set(re.findall(r"SWARMRALLY_[A-Z_]+", (DEPLOY / "compose.yaml").read_text() + (DEPLOY / "Containerfile").read_text()))
    assert found <= known
    assert len(found) >= 6


def test_compose_names_what_it_brings() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert wanted == set(re.findall(r"^(\w+)=", (DEPLOY / ".env.example").read_text(), re.MULTILINE))


def test_the_icon_for_old_browsers_is_the_icon() -> None:
    assert (PUBLIC / "favicon.ico").read_bytes() == favicon((PUBLIC / "icon.svg").read_text())


def test_robots_are_kept_from_tables() -> None:
    lines = (PUBLIC / "robots.txt").read_text().splitlines()
    assert {"User-agent: *", "Disallow: /api/", "Disallow: /table/"} <= set(lines)


def test_the_version_tells_the_commit() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+( \([0-9a-f]{7,}\+?\))?", version())
