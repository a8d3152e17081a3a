"""`swarmrally gallery`."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from swarmrally.cli.stored import Data, Database

gallery = App(name="gallery", help="List the works that people have published, hide some, and move them between servers.")


@gallery.command(name="list")
def listed(*, reported: bool = False, json: bool = False, database: Database = None, data: Data = None) -> None:
    """List all works, the newest first, also those that are hidden or deleted.

    Parameters
    ----------
    reported
        Only those that somebody has reported, by how many have.
    json
        Print a line of JSON for each.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import print_list

    print_list(database, data, reported, json)


@gallery.command
def show(code: str, /, *, database: Database = None, data: Data = None) -> None:
    """Print a work as JSON, in the form in which it is published, and why people have reported it.

    Parameters
    ----------
    code
        Its code.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import print_work

    print_work(database, data, code)


@gallery.command
def hide(*codes: str, database: Database = None, data: Data = None) -> None:
    """Hide works: only their authors still see them, and nobody opens a table on them any more.

    Parameters
    ----------
    codes
        Their codes.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import hide_works

    hide_works(database, data, codes, True)


@gallery.command
def unhide(*codes: str, database: Database = None, data: Data = None) -> None:
    """Show works again that were hidden.

    Parameters
    ----------
    codes
        Their codes.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import hide_works

    hide_works(database, data, codes, False)


@gallery.command(name="export")
def export_works(file: Path, /, *codes: str, database: Database = None, data: Data = None) -> None:
    """Write works into a file of JSON lines, also while the server runs; what is hidden or deleted is left out.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    codes
        The codes of works; all when left out.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import write_works

    count = write_works(database, data, file, codes)
    print(f"{counted(count)} written to {file}")


@gallery.command(name="import")
def import_works(file: Path, /, *, database: Database = None, data: Data = None) -> None:
    """Read the works of a file that `gallery export` has written, also while the server runs.

    Each is checked as if a stranger had sent it, and played by bots anew: no figure of the file is believed. When
    anything is wrong, nothing is read. What is here already is left as it is.

    Parameters
    ----------
    file
        The file to read.
    database
        postgresql://user:password@host/database; SQLite when left out.
    data
        The folder of the SQLite file; the platform's own when left out.
    """
    from swarmrally.cli.reporting.gallery import read_works

    read, known = read_works(database, data, file)
    print(f"{counted(read)} read from {file}" + (f", {known} were here already" if known else ""))


def counted(works: int) -> str:
    return "1 work" if works == 1 else f"{works} works"
