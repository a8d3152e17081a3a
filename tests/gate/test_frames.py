"""WebSocket frames: read the same however they are cut, and refused with the code that says why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swarmrally.gate.frames import BINARY, CLOSE, NOTHING, PING, TEXT, Broken, Frames, accepted, closing, code_in, framed

LARGEST = 100_000
MASK = b"\x01\xfe\x37\x80"


def sent(kind: int, content: bytes, is_last: bool = True, mask: bytes = MASK) -> bytes:
    """As a client sends it."""
    whole = framed(kind, content)
    head = whole[: len(whole) - len(content)]
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes([head[0] if is_last else head[0] & 0x7F, head[1] | 0x80]) + head[2:] + mask + masked


def read(*parts: bytes) -> list[tuple[int, bytes]]:
    frames, found = Frames(LARGEST), []
    for part in parts:
        frames.feed(part)
        while (frame := frames.next()) is not None:
            found.append(frame)
    return [frame for frame in found if frame is not NOTHING]


def test_frames_are_read_the_same_wherever_they_are_cut() -> None:
    stream = sent(TEXT, "häh".encode()) + sent(TEXT, b"one ", False) + sent(PING, b"?") + sent(0, b"two") + sent(BINARY, bytes(130))
    expected = [(TEXT, "häh".encode()), (PING, b"?"), (TEXT, b"one two"), (BINARY, bytes(130))]
    for cut in range(len(stream) + 1):
        assert read(stream[:cut], stream[cut:]) == expected
    assert read(*(stream[place : place + 1] for place in range(len(stream)))) == expected


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, BINARY]), st.text(max_size=300)), max_size=5),
    st.integers(1, 700),
    st.binary(min_size=4, max_size=4),
)
def test_whatever_is_said_arrives(messages: list[tuple[int, str]], piece: int, mask: bytes) -> None:
    stream = b"".join(sent(kind, text.encode(), mask=mask) for kind, text in messages)
    parts = [stream[start : start + piece] for start in range(0, len(stream), piece)]
    assert read(*parts) == [(kind, text.encode()) for kind, text in messages]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, LARGEST])
def test_every_size_has_its_form(size: int) -> None:
    assert read(sent(BINARY, bytes(size))) == [(BINARY, bytes(size))]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (framed(TEXT, b"no mask"), 1002),
        (b"\xc1\x80" + MASK, 1002),
        (b"\x83\x80" + MASK, 1002),
        (b"\x8b\x80" + MASK, 1002),
        (sent(0, b"nothing to continue"), 1002),
        (sent(TEXT, b"a", False) + sent(TEXT, b"b"), 1002),
        (sent(PING, b"", False), 1002),
        (b"\x89\xfe\x00\x7e", 1002),
        (b"\x82\xfe\x00\x05" + MASK + bytes(5), 1002),
        (b"\x82\xff" + (5).to_bytes(8) + MASK + bytes(5), 1002),
        (b"\x82\xff" + (1 << 63).to_bytes(8), 1002),
        (b"\x82\xff" + (LARGEST + 1).to_bytes(8), 1009),
        (sent(TEXT, bytes(LARGEST), False) + sent(0, b"x"), 1009),
        (sent(TEXT, b"\xff"), 1007),
        (sent(TEXT, "é".encode()[:1], False) + sent(0, b"!"), 1007),
    ],
)
def test_what_is_wrong_ends_with_a_code(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        read(data)
    assert broken.value.code == code


@pytest.mark.parametrize("size", range(0, 65_536, 4111))
def test_a_length_is_refused_before_its_content_is_there(size: int) -> None:
    frames = Frames(0)
    frames.feed(sent(TEXT, bytes(size + 126))[:8])
    with pytest.raises(Broken):
        frames.next()


@pytest.mark.parametrize(("content", "code"), [(b"", 1005), (b"\x03\xe8", 1000), (b"\x0f\xa0bye", 4000), (b"\x03\xf4", 1012)])
def test_a_good_bye_has_a_code(content: bytes, code: int) -> None:
    assert code_in(content) == code
    assert read(sent(CLOSE, content)) == [(CLOSE, content)]


@pytest.mark.parametrize("content", [b"\x03", b"\x03\xed", b"\x03\xee", b"\x00\x01", b"\x07\xd0", b"\x13\x88", b"\x03\xe8\xff"])
def test_a_good_bye_without_a_good_code_is_wrong(content: bytes) -> None:
    with pytest.raises(Broken):
        code_in(content)


def test_a_handshake_is_answered_as_the_standard_says() -> None:
    assert accepted(b"dGhlIHNhbXBsZSBub25jZQ==") == b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert accepted(b"too short") is accepted(b"") is None
    assert closing(1000) == b"\x88\x02\x03\xe8"
