"""`python -m tools.busy --runs 10 live`: runs targets of the Makefile again beside busy processes, and lists what failed how often.

No test may depend on the machine's speed: what fails here and passes alone is a fault of the test, or of what it tests.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FAILED = re.compile(r"^(?:\w+ *\| )?(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", default=["test"], help="targets of the Makefile")
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--busy", type=int, default=4, help="processes that only compute")
    asked = parser.parse_args()
    failed: Counter[str] = Counter()
    with busy(asked.busy):
        for number in range(1, asked.runs + 1):
            found, seconds = run(asked.targets)
            failed.update(found)
            print(
                f"run {number} of {asked.runs}: {'failed' if found else 'passed'} in {seconds:.0f} s {' '.join(sorted(found))}", flush=True
            )
    print(table(failed, asked.runs))
    sys.exit(bool(failed))


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that take whatever the machine has, for a while."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def run(targets: list[str]) -> tuple[set[str], float]:
    """The tests that failed, or the targets where no test says so, and how long it took."""
    began = time.monotonic()
    done = subprocess.run(["make", "-k", *targets], cwd=ROOT, capture_output=True, text=True, check=False)
    found = set(FAILED.findall(done.stdout + done.stderr))
    return found or ({f"make {' '.join(targets)}"} if done.returncode else set()), time.monotonic() - began


def table(failed: Counter[str], runs: int) -> str:
    if not failed:
        return f"Nothing failed in {runs} runs."
    return "\n".join(["| failed | runs |", "|---|---|", *(f"| `{name}` | {count} of {runs} |" for name, count in failed.most_common())])


if __name__ == "__main__":
    main()
