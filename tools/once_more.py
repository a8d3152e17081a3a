"""Runs pytest, and the few tests that failed once more with nothing beside them: `python -m tools.once_more NAME ARGUMENT…`.

Servers, browsers and clocks share two cores here. What fails again has failed. What passes alone is named at the end: it is a fault to be
mended, of the test or of what it tests, but no reason to throw everybody's work away. `tools.busy` counts it as failed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

MOST = 5
"""Where more fail it is not chance."""


def run(name: str, arguments: list[str], folder: Path) -> int:
    """What pytest gives, in the end. What failed is kept under the name: several run at the same time."""
    kept = folder / ".pytest_cache" / name
    shutil.rmtree(kept, ignore_errors=True)
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={kept}", *arguments]
    code = subprocess.run(command, cwd=folder, check=False).returncode
    failed = names_in(kept / "v" / "cache" / "lastfailed")
    if code != 1 or not 0 < len(failed) <= MOST:
        return code
    print(f"Once more, alone: {', '.join(failed)}", flush=True)
    code = subprocess.run([*command, "--last-failed", "--last-failed-no-failures=none", "-n", "0"], cwd=folder, check=False).returncode
    if code == 0:
        print(f"PASSED ONLY ALONE, which is a fault to be mended: {', '.join(failed)}", flush=True)
    return code


def names_in(file: Path) -> list[str]:
    return sorted(json.loads(file.read_text())) if file.exists() else []


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:], Path.cwd()))
