"""When the browser client is built, with which Node, and what is said when it can't be."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import chromium, client

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A small clone: what the client is made from, and nothing built."""
    for name, text in {
        "web/src/main.ts": "1",
        "web/tests/main.test.ts": "2",
        "web/node_modules/svelte/index.js": "3",
        "docs/rules/asteroyds.md": "4",
        "web/package-lock.json": json.dumps({"packages": {"": {}, "node_modules/svelte": {"version": "5.0.0"}}}),
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    built = tmp_path / "built"
    built.mkdir()
    for name, path in {"ROOT": tmp_path, "WEB": tmp_path / "web", "RULES": tmp_path / "docs/rules", "STAMP": built / "built-from"}.items():
        monkeypatch.setattr(client, name, path)
    return tmp_path


def a_node(folder: Path, version: str, npm: str = "exit 0") -> Path:
    folder.mkdir()
    for name, script in {"node": f"echo v{version}", "npm": npm}.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return folder


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("web/src/main.ts", True),
        ("web/src/words/en/new.ftl", True),
        ("docs/rules/asteroyds.md", True),
        ("web/tests/main.test.ts", False),
        ("web/node_modules/svelte/index.js", False),
    ],
)
def test_only_what_the_client_is_made_from_counts_as_a_change(clone, path, counts):
    before = client.source_hash()
    (clone / path).parent.mkdir(parents=True, exist_ok=True)
    (clone / path).write_text("other")
    assert (client.source_hash() != before) == counts


def test_a_client_is_built_once_and_again_when_it_has_changed(clone, monkeypatch):
    npm = a_node(clone / "bin", "22.12.0", 'echo "$@" >> ../calls')
    monkeypatch.setenv("PATH", f"{npm}:/usr/bin:/bin")
    said: list[str] = []
    client.build(said.append)
    client.build(said.append)
    assert (clone / "calls").read_text().splitlines() == ["install --no-save --no-audit --no-fund --loglevel=http", "run build"]
    assert said == ["Fetching what the browser client is built with", "Building the browser client"]
    (clone / "web/src/main.ts").write_text("other")
    (clone / "web/node_modules/.package-lock.json").write_text((clone / "web/package-lock.json").read_text())
    client.build(said.append)
    assert (clone / "calls").read_text().splitlines()[2:] == ["run build"]


@pytest.mark.parametrize(("version", "is_new_enough"), [("18.20.4", False), ("20.18.3", False), ("20.19.0", True), ("24.1.0", True)])
def test_an_old_node_is_left_alone(tmp_path, monkeypatch, version, is_new_enough):
    monkeypatch.setenv("PATH", str(a_node(tmp_path / "bin", version)))
    assert (client.node_folder() is not None) == is_new_enough


def test_a_node_in_the_venv_is_taken_when_the_machine_has_none(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    own = a_node(tmp_path / "venv", "24.1.0")
    assert client.node_folder() is None
    assert client.node_folder(own) == str(own)


@pytest.mark.parametrize(
    ("npm", "words"),
    [
        ("echo 'npm error code EAI_AGAIN'; exit 1", "The package registry cannot be reached"),
        ("echo 'npm error Something odd'; exit 1", "said: npm error Something odd"),
        ("exit 3", "said: nothing"),
    ],
)
def test_what_npm_could_not_do_is_said_in_a_line(clone, monkeypatch, npm, words):
    monkeypatch.setenv("PATH", f"{a_node(clone / 'bin', '22.0.0', npm)}:/usr/bin:/bin")
    with pytest.raises(client.NotBuilt, match=re.escape(words)) as error:
        client.build(lambda _: None)
    assert "\n" not in str(error.value)
    assert not client.is_built(client.source_hash())


def test_without_node_that_is_said(clone, monkeypatch):
    monkeypatch.setenv("PATH", str(clone))
    with pytest.raises(client.NotBuilt, match=r"Node 20\.19 or newer is needed"):
        client.build(lambda _: None)


@pytest.mark.parametrize("name", ["web/package-lock.json", "requirements.txt", "requirements-dev.txt", "requirements-node.txt"])
def test_lock_files_name_no_host(name):
    """Neither where to look nor where something was found."""
    assert not re.search(r"resolved|index-url|\.tgz|\.whl", (ROOT / name).read_text())


def test_ci_is_known_by_its_environment_or_its_script(monkeypatch):
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(chromium, "ancestors", lambda: ["make test", "bash .ci/run"])
    assert chromium.is_ci()
    monkeypatch.setattr(chromium, "ancestors", lambda: ["make test", "bash"])
    assert not chromium.is_ci()
    monkeypatch.setenv("CI", "true")
    assert chromium.is_ci()


def test_the_processes_that_this_one_comes_from_are_known():
    assert any("python" in command or "pytest" in command for command in chromium.ancestors())
