"""Settings of `serve` from the command line, the environment and a file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from swarmrally.cli import app
from swarmrally.cli.commands import serve
from swarmrally.cli.configuring import counts_of, limited, names_of
from swarmrally.kernel.refusal import Refusal
from swarmrally.server.process.options import Options, Rate

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What would be served, without doing it."""
    found: dict[str, Any] = {}

    def listen(port: Any, database: Any, options: Options, proxies: list[str], *_: object) -> Any:
        found.update(database=database, options=options, proxies=proxies)
        port.close()
        return asyncio.sleep(0)

    monkeypatch.setattr("swarmrally.server.run.listening.listen", listen)
    monkeypatch.setattr(serve, "run", lambda work: work.close())
    return found


def start(*arguments: str) -> None:
    app(["serve", "--port", "0", *arguments], result_action="return_value")


def written(folder: Path, text: str) -> str:
    (folder / "swarmrally.toml").write_text(text)
    return str(folder / "swarmrally.toml")


def test_a_file_may_say_everything(served: dict[str, Any], tmp_path: Path) -> None:
    text = 'public_url = "https://play.example.org"\ntrusted_proxy = ["10.0.0.1", "10.1.0.0/16"]\nmetrics_open = true\nkeep_records = 7\n'
    start("--config", written(tmp_path, text + '[limits]\naddress = "80/400"\nsockets_per_address = 3\n'))
    options = served["options"]
    assert (options.public_url, options.metrics_open, options.keep.over) == ("https://play.example.org", True, 7)
    assert (options.rates.address, options.sockets_per_address) == (Rate(400, 80), 3)
    assert served["proxies"] == ["10.0.0.1/32", "10.1.0.0/16"]


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    served: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'public_url = "https://file.example.org"\nkeep_records = 7\nkeep_players = 7\n')
    monkeypatch.setenv("SWARMRALLY_CONFIG", file)
    monkeypatch.setenv("SWARMRALLY_KEEP_RECORDS", "8")
    monkeypatch.setenv("SWARMRALLY_KEEP_PLAYERS", "8")
    start("--keep-players", "9")
    options = served["options"]
    assert (options.public_url, options.keep.over, options.keep.players) == ("https://file.example.org", 8, 9)


def test_the_environment_may_say_everything(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DATABASE": "postgresql://x/y",
        "TRUSTED_PROXY": "10.0.0.1 10.0.0.2",
        "METRICS_OPEN": "true",
        "LIMIT": "address=80/400 sockets_per_address=3",
    }.items():
        monkeypatch.setenv(f"SWARMRALLY_{name}", value)
    start()
    assert served["database"] == "postgresql://x/y"
    assert served["proxies"] == ["10.0.0.1/32", "10.0.0.2/32"]
    assert served["options"].metrics_open
    assert (served["options"].rates.address, served["options"].sockets_per_address) == (Rate(400, 80), 3)


def test_a_folder_in_the_environment_is_for_when_no_database_is_named(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWARMRALLY_DATA", "/data")
    start()
    assert served["database"] == Path("/data")
    start("--database", "postgresql://x/y")
    assert served["database"] == "postgresql://x/y"
    monkeypatch.setenv("SWARMRALLY_DATABASE", "postgresql://z/y")
    start()
    assert served["database"] == "postgresql://z/y"
    with pytest.raises(Refusal, match="not both"):
        start("--data", "/elsewhere")


@pytest.mark.parametrize("command", ["export", "import", "backup", "doctor", "rotate-key"])
def test_the_folder_in_the_environment_counts_for_all_commands(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWARMRALLY_DATA", str(tmp_path / "not there"))
    file = tmp_path / "file"
    if command == "import":
        file.write_text("")
        command_line = [command, str(file)]
        assert app(command_line, result_action="return_value") is None
        assert (tmp_path / "not there" / "swarmrally.sqlite").exists()
        return
    with pytest.raises(Refusal, match="not there: expected a folder with a database in it"):
        app([command, *([str(file)] if command in ("export", "backup") else [])], result_action="return_value")


@pytest.mark.parametrize("url", ["https://Play.Example.ORG/", "https://play.example.org:443", "https://play.example.org"])
def test_where_people_find_the_server_is_written_as_browsers_do(served: dict[str, Any], url: str) -> None:
    start("--public-url", url)
    assert served["options"].public_url == "https://play.example.org"


@pytest.mark.parametrize(
    "url", ["", "play.example.org", "ftp://x", "https://me:secret@x", "https://x/y", "https://x?y", "https://a b", "https://pläy.org"]
)
def test_where_nobody_would_find_it_is_refused(served: dict[str, Any], url: str) -> None:
    with pytest.raises(Refusal, match="something like https"):
        start("--public-url", url)


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("port = ", "--config", "expected TOML in "),
        ("prot = 3", "swarmrally.toml: prot", "expected one of "),
        ("limits = 3", "swarmrally.toml: limits", "expected a table"),
        ("[limits]\nanswers = 3", "--limit", "expected one of "),
        ("[limits]\naddress = 3", "--limit", "expected address=PER_SECOND/AT_ONCE"),
        ('[limits]\naddress = "0/3"', "--limit", "expected address=PER_SECOND/AT_ONCE"),
        ("[limits]\nsockets_per_address = -3", "--limit", "expected sockets_per_address=NUMBER"),
    ],
)
def test_a_file_that_cannot_be_followed_is_refused_with_what_would_be_right(tmp_path: Path, text: str, where: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        start("--config", written(tmp_path, text))
    assert refusal.value.pointer.endswith(where)
    assert refusal.value.reason.startswith(reason)


@pytest.mark.parametrize(
    "words",
    [
        ("--public-url", "https://x:99999"),
        ("--public-url", "https://["),
        ("--public-url", "https://:80"),
        ("--keep-records", "99999999999"),
        ("--keep-players", "0"),
        ("--keep-sessions", "99999999999"),
    ],
    ids=" ".join,
)
def test_what_no_server_can_be_told_is_refused(words: tuple[str, str]) -> None:
    with pytest.raises(Refusal, match=f"{words[0]}: expected"):
        start(*words)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"nothing\.toml: No such file"):
        start("--config", str(tmp_path / "nothing.toml"))


def test_every_limit_can_be_set_and_is_listed() -> None:
    options, text = Options(), DOCS.read_text()
    for name in names_of(options.rates):
        assert getattr(limited(options, [f"{name}=5/6"]).rates, name) == Rate(6, 5)
        rate = getattr(options.rates, name)
        assert f"| `{name}` | {rate.per_second:g}/{rate.burst:g} |" in text, name
    for name in counts_of(options):
        assert getattr(limited(options, [f"{name}=5"]), name) == 5
        assert f"| `{name}` | {getattr(options, name):,} |" in text, name
    for name in counts_of(options.quotas):
        assert getattr(limited(options, [f"{name}=5"]).quotas, name) == 5
        assert f"| `{name}` | {getattr(options.quotas, name):,} |" in text, name
