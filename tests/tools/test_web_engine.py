"""When the engine for browsers is built into the package, with which Python, and what is said when it can't be."""

from __future__ import annotations

import sys

import pytest
from tools import web_engine


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A folder without anything, and a Python that can't compile."""
    monkeypatch.setattr(web_engine, "ROOT", tmp_path)
    monkeypatch.setattr(web_engine, "BUILT", tmp_path / "engine")
    monkeypatch.setattr(sys, "executable", a_python(tmp_path / "isolated", "exit 1"))
    return tmp_path


def a_python(folder, script):
    folder.mkdir(parents=True)
    (folder / "python").write_text(f"#!/bin/sh\n{script}\n")
    (folder / "python").chmod(0o755)
    return str(folder / "python")


def test_without_compiler_or_linker_that_is_said(clone):
    with pytest.raises(web_engine.NotBuilt, match=r"needs numba and ziglang, in this Python or in \.venv"):
        web_engine.build(lambda _: None)


def test_the_clones_own_python_is_taken_when_this_one_can_not(clone):
    a_python(clone / ".venv" / "bin", f'echo "$@" >> {clone}/calls')
    web_engine.build(lambda _: None)
    assert (clone / "calls").read_text().splitlines()[1:] == [f"-m swarmrally build-web-engine {clone}/engine --quiet"]


def test_what_went_wrong_is_said_in_a_line(clone):
    a_python(clone / ".venv" / "bin", '[ "$1" = -c ] && exit 0; echo "wasm-ld: expected more" >&2; exit 2')
    with pytest.raises(web_engine.NotBuilt, match=r"could not be built: wasm-ld: expected more$"):
        web_engine.build(lambda _: None)
