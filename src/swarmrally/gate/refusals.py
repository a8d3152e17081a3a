"""What the gate refuses by itself, in the form of the server's refusals: with sentences of its own, because it imports nothing of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

GateCode = Literal[
    "bad_request",
    "too_slow",
    "line_too_long",
    "headers_too_large",
    "body_too_large",
    "wrong_host",
    "wrong_handshake",
    "too_many_sockets",
    "too_many_requests",
    "too_much_to_do",
]
SENTENCES: dict[GateCode, tuple[str, str]] = {
    "bad_request": ("malformed", "expected {expected}"),
    "too_slow": ("malformed", "expected the whole request sooner"),
    "line_too_long": ("malformed", "expected a request line of at most {most} bytes"),
    "headers_too_large": ("malformed", "expected headers of at most {most} bytes, at most {count} of them"),
    "body_too_large": ("malformed", "expected a body of at most {most} bytes"),
    "wrong_host": ("malformed", "expected a Host that is an address or one of {names}: --allowed-host adds one"),
    "wrong_handshake": ("malformed", "expected {expected}"),
    "too_many_sockets": ("limit", "expected at most {most} WebSockets from one address"),
    "too_many_requests": ("limit", "expected fewer requests: wait {seconds} s"),
    "too_much_to_do": ("limit", "expected less to do: try again soon"),
}


def refusal(code: GateCode, details: dict[str, Any]) -> bytes:
    """The body of an answer."""
    kind, sentence = SENTENCES[code]
    said = {"pointer": "", "reason": sentence.format_map(details), "code": code, "kind": kind}
    return msgspec.json.encode({"error": said | ({"details": details} if details else {})})
