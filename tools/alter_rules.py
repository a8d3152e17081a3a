"""Shows that the tests of the rules bite: alters the rules one at a time and runs the tests of their own chapter.

    python -m tools.alter_rules roborally --by-hand            those of tests/roborally/alterations.py, of which each rule has at least one
    python -m tools.alter_rules roborally [--only R6.3]        every comparison, number, connective, early end and returned value
    python -m tools.alter_rules --report                       writes docs/rules/held.md from what was found out

Exit status 1 when one is not caught and not explained in docs/rules/survivors.md. What was found out is kept in .venv/alterations, so
that a run that was stopped goes on, and only what has changed is tried again.
"""

from __future__ import annotations

import argparse
import os
import sys

from tools.alterations import Alteration, found_in, made_by_hand, modules, one_line
from tools.altered import CAUGHT, verdicts
from tools.held import Known, report, survivors_explained

GAMES = ("asteroyds", "roborally")


def try_by_hand(game: str, only: str | None) -> int:
    """How many are not caught."""
    chosen = [alteration for alteration in made_by_hand(game) if only in (None, *alteration.rules)]
    missed = 0
    for alteration, verdict in verdicts(game, chosen):
        if verdict.word != CAUGHT:
            missed += 1
            altered = f"{one_line(alteration.old)} → {one_line(alteration.new)}"
            print(f"{alteration.rules[0]} {alteration.module}: {altered}: {verdict.word} {verdict.test}")
    print(f"{len(chosen) - missed} of {len(chosen)} alterations caught.")
    return missed


def try_all(game: str, only: str | None, jobs: int) -> int:
    """How many are neither caught nor explained."""
    known = Known(game)
    found = [alteration for module in modules(game) for alteration in found_in(game, module)]
    found = [alteration for alteration in found if only in (None, alteration.module, *alteration.rules)]
    left = sorted((alteration for alteration in found if known.is_new(alteration)), key=known.is_tried)
    print(f"{len(found)} alterations, {len(left)} to be tried.", flush=True)
    children = [start(game, share, known) for share in (left[job::jobs] for job in range(jobs)) if share]
    for child in children:
        os.waitpid(child, 0)
    known = Known(game)
    explained = survivors_explained(game)
    missed = [alteration for alteration in found if not known.is_caught(alteration) and alteration.name not in explained]
    for alteration in missed:
        print(f"{alteration.path.relative_to(alteration.path.parents[3])}:{alteration.line}: {alteration.name}: {known.word(alteration)}")
    print(f"{len(found) - len(missed)} of {len(found)} alterations caught or explained.")
    return len(missed)


def start(game: str, share: list[Alteration], known: Known) -> int:
    """A process that tries its share, and its number."""
    child = os.fork()
    if child == 0:
        for alteration, verdict in verdicts(game, share, looks=True):
            known.keep(alteration, verdict)
        os._exit(0)
    return child


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--by-hand", action="store_true", help="only those that were written down for each rule")
    parser.add_argument("--only", metavar="ID", help="only the alterations of this rule or module")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--report", action="store_true", help="write docs/rules/held.md")
    asked = parser.parse_args()
    if asked.report:
        report(GAMES)
        return 0
    missed = 0
    for game in GAMES if asked.game is None else (asked.game,):
        missed += try_by_hand(game, asked.only) if asked.by_hand else try_all(game, asked.only, asked.jobs)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
