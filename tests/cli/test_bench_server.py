"""`bench server`: a server is started, played on, and measured."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.conftest import needs_compiler

from swarmrally.cli.bench.server import print_server
from swarmrally.server.process.web_engine import WebEngine

FAST = {"tables", "rounds_per_s", "cpu", "cpu_ms_per_round", "bytes_per_round", "p50_ms", "p99_ms", "refused"}
THINKING = {"tables", "sockets", "cpu", "p50_ms", "p99_ms", "refused", "kb_per_client", "kb_per_table"}


@needs_compiler
def test_bench_server_measures_both_parts_and_prints_them_as_json(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "swarmrally", "bench", "server", "--json"]
    counts = ["--seconds", "0.5", "--tables", "2", "--thinking-tables", "2"]
    done = subprocess.run([*command, *counts], cwd=tmp_path, env=os.environ, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    rows = FAST if WebEngine().offered() else set()
    assert {part: set(found) for part, found in figures.items()} == {"as_fast_as_they_can": FAST, "as_rows": rows, "thinking": THINKING}
    if rows:
        assert figures["as_rows"]["bytes_per_round"] * 3 < figures["as_fast_as_they_can"]["bytes_per_round"]
    assert figures["as_fast_as_they_can"]["rounds_per_s"] > 0
    assert figures["thinking"]["sockets"] == 8
    assert {found["refused"] for found in figures.values() if found} == {0}
    assert list(tmp_path.iterdir()) == [], "the store was temporary"


@needs_compiler
@pytest.mark.parametrize(
    "what", [["server", "--seconds", "300"], ["attack", "--only", "empty_pings", "--seconds", "300"]], ids=lambda what: what[0]
)
def test_a_benchmark_that_is_told_to_stop_takes_its_server_along(tmp_path: Path, what: list[str]) -> None:
    command = [sys.executable, "-m", "swarmrally", "bench", *what]
    bench = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        while not list(tmp_path.glob(".bench-*/**/*.sqlite*")):
            assert bench.poll() is None
            time.sleep(0.1)
        bench.terminate()
        assert bench.wait(120) == 143
        while processes_in(tmp_path):
            time.sleep(0.1)
        assert list(tmp_path.iterdir()) == []
    finally:
        for process in {bench.pid, *processes_in(tmp_path)}:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


def processes_in(folder: Path) -> list[int]:
    """Those that work in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink() == folder:
                found.append(int(process.name))
    return found


def test_bench_server_prints_lines(capsys) -> None:
    fast = {"tables": 50, "rounds_per_s": 1234, "cpu": 0.9, "p50_ms": 5.0, "p99_ms": 21.0, "refused": 0}
    rows = fast | {"cpu_ms_per_round": 0.85, "bytes_per_round": 2345}
    slow = fast | {"tables": 250, "sockets": 1000, "cpu": 0.25, "kb_per_client": 30.0, "kb_per_table": 60.5}
    print_server({"as_fast_as_they_can": rows | {"bytes_per_round": 9012}, "as_rows": rows, "thinking": slow}, as_json=False)
    assert capsys.readouterr().out.splitlines() == [
        "50 tables as fast as they can, JSON: 1,234 durable rounds/s, p50 5.0 ms, p99 21.0 ms, 90 % of one core; "
        "9,012 bytes to each player and 0.85 ms of processor time a round",
        "50 tables as fast as they can, rows: 1,234 durable rounds/s, p50 5.0 ms, p99 21.0 ms, 90 % of one core; "
        "2,345 bytes to each player and 0.85 ms of processor time a round",
        "250 tables, 1,000 sockets, 2 s of thought: p50 5.0 ms, p99 21.0 ms, 25 % of one core",
        "Memory: 60.5 KB for a table, 30.0 KB for a connection",
    ]


def test_bench_server_says_what_rows_need(capsys) -> None:
    fast = {
        "tables": 50,
        "rounds_per_s": 1,
        "cpu": 0.9,
        "cpu_ms_per_round": 1,
        "bytes_per_round": 9,
        "p50_ms": 5.0,
        "p99_ms": 21.0,
        "refused": 0,
    }
    print_server({"as_fast_as_they_can": fast, "as_rows": {}}, as_json=False)
    assert capsys.readouterr().out.splitlines()[1] == "rows: no engine for browsers is built here (`make engine`)"
