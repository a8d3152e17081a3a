"""`swarmrally serve` as people start it, and the commands beside it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.postgres import Postgres
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from swarmrally.cli.commands import serve
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.process.descriptors import fitting
from swarmrally.server.process.options import Options
from swarmrally.server.run.listening import address, address_for_others, open_port

SWARMRALLY = [sys.executable, "-m", "swarmrally"]
ENVIRONMENT = os.environ | {"SWARMRALLY_INTERPRETED": "1"}
RACE = {"game": "asteroyds", "seats": 2, "bots": ["drifter"]}


class Serving:
    """A server in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [*SWARMRALLY, "serve", "--port", "0", *arguments]
        self.process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.match(r"Swarmrally is at (http://\S+:\d+), Ctrl-C stops it\n", self.process.stdout.readline())
        assert found, self.process.communicate()[1]
        self.address = found[1]

    def stop(self, number: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """What it returns, and what it wrote to standard error, beside what root is told."""
        self.process.send_signal(number)
        try:
            _, errors = self.process.communicate(timeout=30)
        finally:
            self.process.kill()
        return self.process.returncode, re.sub(r"^The server runs as root: .*\n", "", errors)


@contextmanager
def player(address: str, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, headers={"Origin": address}) as client:
        assert client.post("/api/players", json={"name": name}).status_code == 201
        yield client


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*SWARMRALLY, *arguments], env=ENVIRONMENT, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_game_outlives_the_server_that_began_it(tmp_path: Path, number: signal.Signals) -> None:
    data = ("--data", str(tmp_path / "data"))
    server = Serving(*data, "--log")
    with player(server.address, "Ada") as ada:
        table = ada.post("/api/tables", json=RACE).json()["table"]
        for command in ({"do": "sit"}, {"do": "start"}):
            assert ada.post(f"/api/tables/{table}/commands", json=command).status_code == 200
        before = ada.get(f"/api/tables/{table}").json()["snapshot"]
        cookies = ada.cookies
    status, errors = server.stop(number)
    assert status == 0
    assert "unexpected" not in errors
    assert '"route": "/api/tables/{table}/commands"' in errors
    assert table not in errors

    server = Serving(*data)
    after = httpx.get(f"{server.address}/api/tables/{table}", cookies=cookies).json()["snapshot"]
    assert after["seed_hash"] == before["seed_hash"]
    assert after["own"]["seat"] == 0
    assert server.stop() == (0, "")


def test_a_server_that_is_told_to_stop_sends_people_elsewhere_and_goes(tmp_path: Path) -> None:
    """First it is only not ready any more, and opens nothing new; then it ends connections with the code for that."""
    server = Serving("--data", str(tmp_path / "data"), "--leave-within", "4")
    with player(server.address, "Ada") as ada, connect(server.address.replace("http", "ws") + "/api/socket") as socket:
        server.process.send_signal(signal.SIGTERM)
        while ada.get("/api/ready").status_code == 200:
            time.sleep(0.02)
        assert ada.get("/api/health").json()["leaving"] is True
        assert ada.post("/api/tables", json=RACE).status_code == 503
        assert code_of_the_end(socket) == 1012
    assert server.process.communicate(timeout=60)[0] == ""
    assert server.process.returncode == 0


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


def test_of_two_servers_one_leaves_in_order_and_the_other_has_its_people(postgres: Postgres) -> None:
    database = ("--database", postgres.empty_database())
    staying, leaving = Serving(*database), Serving(*database, "--leave-within", "12")
    with player(leaving.address, "Ada") as ada, connect(leaving.address.replace("http", "ws") + "/api/socket") as socket:
        ada.timeout = httpx.Timeout(60)
        table = ada.post("/api/tables", json=RACE).json()["table"]
        leaving.process.send_signal(signal.SIGTERM)
        while ada.get("/api/ready").status_code == 200:
            time.sleep(0.02)
        health = ada.get("/api/health")
        assert (health.status_code, health.json()["leaving"]) == (200, True)
        assert ada.post("/api/tables", json=RACE).status_code == 503
        assert httpx.get(f"{staying.address}/api/ready", timeout=60).status_code == 200
        assert code_of_the_end(socket) == 1012
        cookies = ada.cookies
    assert leaving.process.communicate(timeout=60)[0] == ""
    assert leaving.process.returncode == 0
    there = httpx.get(f"{staying.address}/api/tables/{table}", cookies=cookies, timeout=60)
    assert there.status_code == 200
    assert staying.stop() == (0, "")


def code_of_the_end(socket: ClientConnection) -> int | None:
    """Whatever is said before."""
    try:
        while True:
            socket.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_second_signal_hurries(tmp_path: Path) -> None:
    server = Serving("--data", str(tmp_path / "data"), "--leave-within", "600")
    server.process.send_signal(signal.SIGTERM)
    while httpx.get(f"{server.address}/api/ready").status_code == 200:
        time.sleep(0.02)
    assert server.stop(signal.SIGTERM) == (0, "")


def test_tables_are_exported_imported_and_backed_up_while_the_server_runs(tmp_path: Path) -> None:
    server = Serving("--data", str(tmp_path / "data"))
    with player(server.address, "Ada") as ada:
        for _ in range(2):
            ada.post("/api/tables", json=RACE).raise_for_status()
    exported = run("export", str(tmp_path / "tables.jsonl"), "--data", str(tmp_path / "data"))
    backed_up = run("backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "data"))
    assert server.stop() == (0, "")
    assert exported.stdout == f"2 tables written to {tmp_path / 'tables.jsonl'}\n"
    said = f"The database is copied to {tmp_path / 'copy.sqlite'}: 2 tables, 0 of them being played\n1 player, "
    assert backed_up.stdout.startswith(said)
    assert "its key is not in it" in backed_up.stdout.lower()
    imported = run("import", str(tmp_path / "tables.jsonl"), "--data", str(tmp_path / "other"))
    assert imported.stdout == f"2 tables read from {tmp_path / 'tables.jsonl'}\n"
    again = run("import", str(tmp_path / "tables.jsonl"), "--data", str(tmp_path / "other"))
    assert again.returncode == 2
    assert "expected a table that is not here yet" in again.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        (["--public-url", "play.example.org"], "--public-url"),
        (["--public-url", "https://play.example.org/somewhere"], "--public-url"),
        (["--trusted-proxy", "proxy"], "--trusted-proxy"),
        (["--allowed-host", "play.example.org:8420"], "--allowed-host"),
        (["--data", "x", "--database", "postgresql://x"], "--data"),
        (["--database", "mysql://x", "--port", "0"], "database"),
        (["--host", "no.such.host.invalid"], "--host"),
        (["--port", "99999"], "--port"),
        (["--keep-records", "0"], "--keep-records"),
        (["--leave-within", "-1"], "--leave-within"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_line(arguments: list[str], where: str) -> None:
    refused = run("serve", *arguments)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert refused.stderr.startswith(f"{where}: expected ")


def test_a_port_in_use_is_said_in_a_line() -> None:
    with open_port("127.0.0.1", 0) as taken, pytest.raises(Refusal, match="is in use"):
        open_port("127.0.0.1", taken.getsockname()[1])


def test_a_server_that_may_open_too_little_says_so_and_keeps_fewer_connections() -> None:
    enough, said = fitting(Options(), 10_000)
    assert (enough, said) == (Options(), "")
    assert fitting(Options(), None) == (Options(), "")
    fewer, said = fitting(Options(), 1024)
    assert (fewer.connections, fewer.connections_per_address) == (924, 400)
    assert said == "expected 4100 descriptors (ulimit -n), found 1024: at most 924 connections at a time"
    assert fitting(Options(), 256)[0].connections_per_address == 78


def test_other_devices_are_told_an_address_only_when_they_can_use_it() -> None:
    with open_port("127.0.0.1", 0) as here:
        assert address(here) == f"http://127.0.0.1:{here.getsockname()[1]}"
        assert address_for_others(here) is None
    with open_port("0.0.0.0", 0) as anywhere:
        assert address(anywhere) == f"http://127.0.0.1:{anywhere.getsockname()[1]}"
        assert address_for_others(anywhere) != address(anywhere)


@pytest.mark.parametrize("proxies", [(), ("--trusted-proxy", "127.0.0.1")])
def test_only_a_trusted_proxy_says_who_asks(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    server = Serving("--data", str(tmp_path / "data"), *proxies)

    def status(address: str) -> int:
        return client.post("/api/recover", json={"secret": "guess"}, headers={"X-Forwarded-For": address}).status_code

    with httpx.Client(base_url=server.address) as client:
        assert [status("203.0.113.9") for _ in range(11)] == [400] * 10 + [429]
        assert status("203.0.113.10") == (400 if proxies else 429)
    assert server.stop() == (0, "")


@pytest.mark.parametrize(("screen", "has_browser", "is_told"), [("", True, True), (":0", False, True), (":0", True, False)])
def test_where_no_browser_can_be_opened_the_address_is_told(monkeypatch, capsys, screen: str, has_browser: bool, is_told: bool) -> None:
    opened: list[str] = []

    def show(address: str) -> bool:
        opened.append(address)
        return has_browser

    monkeypatch.setattr("sys.platform", "linux")
    for name, value in {"DISPLAY": screen, "WAYLAND_DISPLAY": "", "BROWSER": ""}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("webbrowser.open", show)
    serve.open_page("http://127.0.0.1:8420")
    assert opened == (["http://127.0.0.1:8420"] if screen else [])
    assert capsys.readouterr().out == ("There is no browser here to open it in: go to http://127.0.0.1:8420\n" if is_told else "")


def test_a_second_server_on_the_same_folder_is_refused_until_the_first_has_gone_in_whatever_way(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    first = Serving(*data)
    refused = run("serve", "--port", "0", *data)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert "expected a folder that no other server uses: one is at work in it" in refused.stderr
    assert run("doctor", *data).returncode in (0, 1)
    assert run("backup", str(tmp_path / "copy"), *data).returncode == 0
    first.process.kill()
    first.process.communicate(timeout=30)
    assert Serving(*data).stop() == (0, "")


@pytest.mark.parametrize("command", [["export", "file"], ["backup", "file"], ["doctor"]])
def test_a_command_that_reads_makes_nothing(tmp_path: Path, command: list[str]) -> None:
    arguments = [str(tmp_path / word) if word == "file" else word for word in command]
    refused = run(*arguments, "--data", str(tmp_path / "nowhere"))
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert "expected a folder with a database in it, swarmrally.sqlite; there is none" in refused.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["export", "file"], ["import", "file"], ["backup", "file"], ["doctor"], ["serve", "--port", "0"]])
def test_the_variable_counts_for_every_command(tmp_path: Path, command: list[str]) -> None:
    file = Path(__file__) if "import" in command else tmp_path / "file"
    arguments = [str(file) if word == "file" else word for word in command]
    environment = ENVIRONMENT | {"SWARMRALLY_DATABASE": "mysql://somewhere", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    refused = subprocess.run([*SWARMRALLY, *arguments], env=environment, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].startswith("database: expected postgresql://")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("user", "lines"), [(0, 1), (1000, 0)])
def test_root_is_told_in_a_line_to_be_somebody_else(monkeypatch: pytest.MonkeyPatch, capsys, user: int, lines: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    serve.warn_root()
    assert capsys.readouterr().err.count("\n") == lines


def test_a_new_key_is_taken_up_while_the_server_runs_and_nobody_is_signed_out(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    server = Serving(*data)
    with player(server.address, "Ada") as ada:
        before = ada.cookies["swarmrally"]
        rotated = run("rotate-key", *data, "--starts-in", "0")
        assert rotated.stdout == f"A new key signs in 0 min: {tmp_path / 'data' / 'key'}\n"
        end = time.monotonic() + 60
        while ada.cookies["swarmrally"] == before and time.monotonic() < end:
            assert ada.get("/api/me").status_code == 200
            time.sleep(0.2)
        assert ada.cookies["swarmrally"] != before
        assert run("rotate-key", *data, "--forget-old").returncode == 0
        while httpx.get(f"{server.address}/api/me", cookies={"swarmrally": before}).status_code == 200 and time.monotonic() < end:
            time.sleep(0.2)
        assert httpx.get(f"{server.address}/api/me", cookies={"swarmrally": before}).status_code == 401
        assert ada.get("/api/me").status_code == 200
    assert server.stop() == (0, "")


def test_a_key_can_be_anywhere_and_what_is_wrong_with_it_is_said_in_a_line(tmp_path: Path) -> None:
    data, key = ("--data", str(tmp_path / "data")), tmp_path / "elsewhere" / "key"
    server = Serving(*data, "--key-file", str(key))
    assert server.stop() == (0, "")
    assert not (tmp_path / "data" / "key").exists()
    key.write_text("a shopping list")
    for refused in (
        run("serve", *data, "--key-file", str(key), "--port", "0"),
        run("serve", *data, "--port", "0"),
        run("rotate-key", *data),
    ):
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert "expected" in refused.stderr
    assert run("rotate-key", *data, "--starts-in", "-1").returncode == 2
