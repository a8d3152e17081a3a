"""What deploy/ brings for hosts fits what the server does."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from tests.postgres import Postgres
from tests.server.hosting import Visit, hosted
from tools.icons import PUBLIC, icons

from swarmrally.cli.commands.serve import serve
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


def composed() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text()))


def container_settings(service: str) -> dict[str, str]:
    """What a server of the compose file finds in its environment."""
    (line,) = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if line.startswith("ENV ")]
    settings = dict(setting.split("=", 1) for setting in line.split()[1:]) | composed()["services"][service]["environment"]
    return {name: value for name, value in settings.items() if name.startswith("SWARMRALLY_")}


@contextmanager
def contained(service: str, address: str, folder: Path) -> Iterator[str]:
    """The address of such a server; its folders and its database are ours."""
    settings = {name: value.replace("/key/", f"{folder}/") for name, value in container_settings(service).items()}
    ours = {
        "SWARMRALLY_DATABASE": address,
        "SWARMRALLY_PUBLIC_URL": "https://play.example.org",
        "SWARMRALLY_CACHE": str(folder / "cache"),
        "SWARMRALLY_HOST": "127.0.0.1",
        "SWARMRALLY_LEAVE_WITHIN": "0",
        "SWARMRALLY_INTERPRETED": "1",
    }
    environment = os.environ | settings | ours
    command = [sys.executable, "-m", "swarmrally", "serve", "--port", "0"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        found = re.match(r"Swarmrally is at (http://\S+:\d+),", process.stdout.readline())
        assert found, process.communicate()[1]
        yield found[1]
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


def test_the_servers_of_the_compose_file_start_and_answer_their_neighbours(postgres: Postgres, tmp_path: Path) -> None:
    """Caddy asks whether they are ready, and Prometheus for their figures, by the names that the compose file gives them."""
    address = postgres.empty_database()
    assert re.search(r"health_uri /api/ready", (DEPLOY / "Caddyfile").read_text())
    with contained("one", address, tmp_path) as one, contained("two", address, tmp_path) as two, closing(httpx.Client()) as client:
        for name, server in {"one": one, "two": two}.items():
            for path in ("/api/ready", "/metrics"):
                assert client.get(server + path, headers={"Host": f"{name}:8420"}).status_code == 200
            assert f"{name}:8420" in (DEPLOY / "Caddyfile").read_text()
            assert f"{name}:8420" in (DEPLOY / "prometheus.yaml").read_text()
            page = client.get(server + "/api/health", headers={"Host": "play.example.org", "X-Forwarded-Proto": "https"})
            assert page.status_code == 200
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600


def test_what_is_written_to_is_writable_in_a_container_that_is_not() -> None:
    """A new volume takes over the owner of the image's folder."""
    (line,) = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if "install -d -o swarmrally" in line]
    for service in ("one", "two"):
        found = composed()["services"][service]
        mounted = {volume.split(":")[1] for volume in found["volumes"]}
        assert found["read_only"]
        assert mounted <= set(line.split())
        assert str(Path(found["environment"]["SWARMRALLY_KEY_FILE"]).parent) in mounted


def test_an_image_is_built_without_secrets() -> None:
    left_out = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    assert {"deploy/.env", ".venv", "web/node_modules"} <= set(left_out)
    assert ".git" not in left_out


def test_compose_names_what_it_brings() -> None:
    found = composed()
    for service in found["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in found["volumes"]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert wanted == set(re.findall(r"^(\w+)=", (DEPLOY / ".env.example").read_text(), re.MULTILINE))


def test_icons_for_what_takes_no_svg_are_the_icon() -> None:
    made = icons((PUBLIC / "icon.svg").read_text())
    assert {name for name in made if (PUBLIC / name).read_bytes() != made[name]} == set()
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    assert {icon["src"] for icon in manifest["icons"]} <= {*made, "icon.svg"}


def test_robots_are_kept_from_tables() -> None:
    lines = (PUBLIC / "robots.txt").read_text().splitlines()
    assert {"User-agent: *", "Disallow: /api/", "Disallow: /table/"} <= set(lines)


def test_the_version_tells_the_commit() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+( \([0-9a-f]{7,}\+?\))?", version())
