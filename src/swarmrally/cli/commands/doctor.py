"""`swarmrally doctor`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from swarmrally.cli.stored import Data, Database, KeyFile, where
from swarmrally.kernel.progress import progress

if TYPE_CHECKING:
    from swarmrally.store.care.doctor import Finding


def doctor(
    *, database: Database = None, data: Data = None, key_file: KeyFile = None, json: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Look through a database, also while servers use it, and say what is sound and what is not. Nothing is changed.

    Every table's log is read: its numbers, its times, its checksums, and whether the table follows from it by the rules.
    Exit status 0 when all is sound, 1 when not.

    Parameters
    ----------
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    key_file
        Where the key is; in the folder of the SQLite file, or in PostgreSQL itself, when left out.
    json
        Print one JSON object: whether all is sound, and every finding.
    """
    import msgspec

    findings = asyncio.run(look(where(database, data), key_file, json))
    is_sound = all(finding.is_sound for finding in findings)
    if json:
        print(msgspec.json.encode({"sound": is_sound, "findings": findings}).decode())
    else:
        print("All is sound." if is_sound else "Not all is sound: keep a copy of the files as they are before anything is tried.")
    return 0 if is_sound else 1


async def look(address: str | Path | None, key_file: Path | None, is_quiet: bool) -> list[Finding]:
    from swarmrally.store.care.doctor import count_of, look_through
    from swarmrally.store.connecting.address import default_folder
    from swarmrally.store.connecting.database import Database as Opened

    opened, findings = Opened(str(address or default_folder()), reads_only=True), []
    try:
        if opened.is_postgresql:
            await opened.check()
        with progress("Looking through", await count_of(opened), hidden=is_quiet) as step:
            async for finding in look_through(opened, step, key_file):
                findings.append(finding)
                if not is_quiet:
                    print(f"{'sound   ' if finding.is_sound else 'UNSOUND '} {finding.what}: {finding.words}", flush=True)
    finally:
        await opened.close()
    return findings
