"""A way to PostgreSQL that can be closed: connections through it break, and none comes about until it is opened again."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.postgres import Postgres

SOCKET = ".s.PGSQL.5432"


class Passage:
    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.folder = Path(tempfile.mkdtemp(prefix="passage-", dir="/tmp"))
        self.is_closed = False
        self.ends: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def close(self) -> None:
        self.is_closed = True
        for end in list(self.ends):
            end.transport.abort()

    def open(self) -> None:
        self.is_closed = False

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_closed:
            writer.transport.abort()
            return
        with suppress(OSError):
            there, back = await asyncio.open_unix_connection(self.postgres.folder / SOCKET)
            self.ends |= {writer, back}
            await asyncio.gather(copy(reader, back), copy(there, writer))
            self.ends -= {writer, back}
        writer.transport.abort()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    writer.transport.abort()


@asynccontextmanager
async def passage(postgres: Postgres) -> AsyncIterator[Passage]:
    way = Passage(postgres)
    server = await asyncio.start_unix_server(way.pass_on, way.folder / SOCKET)
    try:
        yield way
    finally:
        server.close()
        way.close()
        shutil.rmtree(way.folder)
