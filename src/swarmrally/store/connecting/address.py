"""Where the database is: a folder for SQLite, a URL for PostgreSQL."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs
from sqlalchemy.engine import make_url

from swarmrally.kernel.refusal import Refusal
from swarmrally.store.connecting.files import private_file, private_folder

FILE = "swarmrally.sqlite"
BESIDE = ("-wal", "-shm", "-journal")
SCHEMES = ("postgresql://", "postgres://")


def default_folder() -> Path:
    return Path(platformdirs.user_data_dir("swarmrally", appauthor=False))


def is_postgresql(address: str) -> bool:
    """Says no to a folder; a URL of anything else is refused, without repeating it, because it may hold a password."""
    if address.startswith(SCHEMES):
        return True
    if "://" in address:
        raise Refusal("database", "wrong_database", expected="postgresql://user:password@host/database, or a folder for SQLite")
    return False


def sqlite_file(folder: Path) -> Path:
    """The file in the folder, which is made when it is not there: before SQLite would, which gives its other files the mode of this one."""
    file = folder / FILE
    try:
        private_folder(folder)
        tighten(file)
    except OSError as error:
        raise Refusal(str(file), "unwritable", what="a file", why=error.strerror) from None
    if not os.access(folder, os.W_OK):
        raise Refusal(str(folder), "wrong_database", expected="a folder that can be written, SQLite keeps more files in it")
    return file


def file_there(folder: Path) -> Path:
    """For those who only read: a Refusal when there is none."""
    file = folder / FILE
    if not file.is_file():
        raise Refusal(str(folder), "wrong_database", expected=f"a folder with a database in it, {FILE}; there is none")
    return file


def tighten(file: Path) -> None:
    """Takes what SQLite keeps out of the reach of others, and says so when it was in it."""
    files = [file, *filter(Path.exists, (file.with_name(f"{file.name}{end}") for end in BESIDE))]
    if True in list(map(private_file, files)):
        print(f"{file} could be read by others on this machine; it can't any more", file=sys.stderr)


def without_password(address: str) -> str:
    url = make_url(address)
    return url.set(password=None).difference_update_query(["password"]).render_as_string()
