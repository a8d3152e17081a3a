"""uvicorn's WebSocket, which can also be written to at once: without a task that waits for something to send on every connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "swarmrally.wire"
"""Where the application finds it in its scope."""
FEW = 4
"""So many messages may wait to be taken before nothing more is read."""


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_writable = True
        self.on_writable: Callable[[], object] = lambda: None

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Without stopping to read for each message, only to begin again at once: that costs more than the message."""
        goes_on = not self.read_paused and self.queue.qsize() < FEW
        self.read_paused = self.read_paused or goes_on
        super().send_receive_event_to_app()
        if goes_on:
            self.read_paused = False

    def pause_writing(self) -> None:
        self.is_writable = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_writable = True
        super().resume_writing()
        self.on_writable()

    def write(self, text: bytes) -> None:
        """One frame; nothing to somebody who has gone, or is being sent away."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
