"""`swarmrally export`, `import` and `backup`."""

from __future__ import annotations

from pathlib import Path

from swarmrally.cli.stored import Database, with_store


def export_file(file: Path, /, *tables: str, database: Database = None, data: Path | None = None) -> None:
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
    count = with_store(database, data, lambda store: store.export_tables(file, tables or None))
    print(f"{counted(count)} written to {file}")


def import_file(file: Path, /, *, database: Database = None, data: Path | None = None) -> None:
    """Read the tables of a file that `swarmrally export` has written. A table that is there already is refused, and then nothing is read.

    Parameters
    ----------
    file
        The file to read.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    count = with_store(database, data, lambda store: store.import_tables(file))
    print(f"{counted(count)} read from {file}")


def backup_file(file: Path, /, *, data: Path | None = None) -> None:
    """Copy the SQLite database into a file, also while the server runs.

    In a folder of its own, named swarmrally.sqlite and with the file `key` beside it, the copy is a database again.
    PostgreSQL has its own program for this: pg_dump.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    with_store(None, data, lambda store: store.backup(file))
    print(f"The database is copied to {file}; its key is not in it: keep a copy of that file, too, and elsewhere")


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
