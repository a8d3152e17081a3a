"""Messages in binary: JSON in which a number of bytes stands in place of each list of events, and behind it the rows of these events."""

from __future__ import annotations

from struct import Struct

import msgspec

from swarmrally.table.events import Events

SIZE = Struct("<I")
"""How many bytes of JSON follow."""


class Packed(bytes):
    """To be sent as a binary frame."""

    @property
    def parts(self) -> tuple[bytes, bytes]:
        """The JSON, and the rows."""
        end = SIZE.size + SIZE.unpack_from(self)[0]
        return self[SIZE.size : end], self[end:]


def packed(message: object) -> bytes:
    """The message as it is sent to those who read rows; one without events is text as ever."""
    rows: list[bytes] = []

    def set_aside(events: Events) -> int:
        rows.append(events.rows)
        return len(events.rows)

    text = msgspec.json.encode(message, enc_hook=set_aside)
    return joined(text, rows) if rows else text


def bundled(messages: list[bytes]) -> bytes:
    """Several messages as a list, in one frame."""
    parts = [message.parts if isinstance(message, Packed) else (message, b"") for message in messages]
    text = b"[" + b",".join(text for text, _ in parts) + b"]"
    return joined(text, [rows for _, rows in parts]) if any(isinstance(message, Packed) for message in messages) else text


def joined(text: bytes, rows: list[bytes]) -> Packed:
    return Packed(b"".join([SIZE.pack(len(text)), text, *rows]))
