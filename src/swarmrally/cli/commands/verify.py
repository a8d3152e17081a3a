"""`swarmrally verify`."""

from __future__ import annotations

from pathlib import Path

from swarmrally.cli.games import GAMES, module
from swarmrally.kernel.records import dice_fault, first_difference, load
from swarmrally.kernel.refusal import Refusal


def verify(file: Path) -> int:
    """Play a record again: the same dice and events, or the first difference and exit status 1.

    Parameters
    ----------
    file
        The record, as `play --record` and `simulate --record` write it.
    """
    record = load(file)
    if record.game not in GAMES:
        raise Refusal(f"{file}: /game", "wrong_option", expected=f"{' or '.join(GAMES)}, got {record.game[:40]}")
    try:
        difference = dice_fault(record) or first_difference(record.events, module(record.game, "game").retold(record))
    except Refusal as refusal:
        difference = f"the game can't be played as it is written: {refusal}"
    if difference:
        print(f"{file} does not verify. {difference}")
        return 1
    print(f"{file} verifies: {len(record.decisions)} decisions, {sum(map(len, record.events))} events, all the same.")
    return 0
