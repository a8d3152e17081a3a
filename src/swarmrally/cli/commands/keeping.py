"""`swarmrally export`, `import` and `backup`."""

from __future__ import annotations

from pathlib import Path

from swarmrally.cli.stored import Data, Database, with_store
from swarmrally.kernel.progress import progress
from swarmrally.kernel.refusal import Refusal


def export_file(file: Path, /, *tables: str, database: Database = None, data: Data = None) -> None:
    """Write tables into a file of JSON lines, also while the server runs. Names of players and chat are not in it.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    tables
        The ids of tables; all when left out.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    count = with_store(database, data, lambda store: store.export_tables(file, tables or None), reads_only=True)
    print(f"{counted(count)} written to {file}")


def import_file(file: Path, /, *, database: Database = None, data: Data = None) -> None:
    """Read the tables of a file that `swarmrally export` has written, also while the server runs.

    Every line is checked as if a stranger had sent it: ids, times, sizes, checksums, and whether each table follows
    from its log by the rules. When anything is wrong, or a table is there already, nothing is read.

    Parameters
    ----------
    file
        The file to read.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    lines = lines_in(file)
    with progress("Checking", lines) as step:
        count = with_store(database, data, lambda store: store.import_tables(file, step))
    print(f"{counted(count)} read from {file}")


def backup_file(file: Path, /, *, database: Database = None, data: Data = None) -> None:
    """Copy the SQLite database into a file, also while the server runs.

    In a folder of its own, named swarmrally.sqlite and with the file `key` beside it, the copy is a database again.
    PostgreSQL has its own program for this: pg_dump.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    database
        postgresql://… is refused, with the command that copies it.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    copied = with_store(database, data, lambda store: store.backup(file), reads_only=True)
    print(f"The database is copied to {file}: {counted(copied.tables)}, {copied.playing} of them being played")
    works = f"{copied.works} work{'' if copied.works == 1 else 's'} of the gallery"
    print(f"{copied.players} player{'' if copied.players == 1 else 's'}, {works}, {copied.size / 1e6:.1f} MB")
    print("Its key is not in it: keep a copy of that file, too, and elsewhere")


def lines_in(file: Path) -> int:
    """Counted before a database is opened, or made, for what can't be read."""
    try:
        with file.open("rb") as opened:
            return sum(part.count(b"\n") for part in iter(lambda: opened.read(1 << 20), b""))
    except OSError as error:
        raise Refusal(str(file), "unreadable", what="an export", why=error.strerror) from None


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
