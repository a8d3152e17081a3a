"""Files that appear under their name when they are complete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from swarmrally.kernel.refusal import Refusal


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A path to write to, which becomes `path` at the end; a Refusal when that is there, or can't be written."""
    if path.exists():
        raise Refusal(str(path), "expected a file that is not there yet")
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)
        yield part
        part.rename(path)
    except OSError as error:
        raise Refusal(str(path), f"expected a file that can be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
