"""What docs/hosting.md tells hosts to write into files."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
MOST_EXPOSED = 3.0


def unit() -> str:
    (found,) = re.findall(r"```ini\n(\[Unit\].*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="THE UNIT IS NOT CHECKED: there is no systemd-analyze here")
def test_the_unit_leaves_little_to_whoever_breaks_in(tmp_path: Path) -> None:
    (tmp_path / "swarmrally.service").write_text(unit(), "utf-8")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(tmp_path / "swarmrally.service")]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    level = re.search(r"Overall exposure level for \S+: ([\d.]+)", said)
    assert level, said
    assert float(level[1]) < MOST_EXPOSED
    assert f"gives it {level[1]} of 10" in PAGE.read_text("utf-8") or "252" not in version()


def version() -> str:
    return subprocess.run(["systemd-analyze", "--version"], check=True, capture_output=True, text=True).stdout.splitlines()[0]


def test_the_unit_keeps_files_private_and_lets_the_engine_compile() -> None:
    lines = unit().splitlines()
    for line in (
        "UMask=0077",
        "StateDirectoryMode=0700",
        "CacheDirectory=swarmrally",
        "Environment=SWARMRALLY_CACHE=/var/cache/swarmrally",
    ):
        assert line in lines
    assert not any(line.startswith("MemoryDenyWriteExecute=") for line in lines)
