"""What is asked of an environment, checked before compiled code takes it at its word: there no index is checked."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swarmrally.kernel.refusal import Refusal

LARGEST = 2**31 - 1
NO_CHOICE = -1


def check_number(name: str, number: Any, least: int = 1, most: int = LARGEST) -> None:
    if not isinstance(number, Integral) or not least <= int(number) <= most:
        raise Refusal(f"/{name}", "wrong_call", expected=f"a whole number from {least} to {most}, got {number}")


def check_word(name: str, word: Any, words: Sequence[Any]) -> None:
    if word not in words:
        raise Refusal(f"/{name}", "wrong_call", expected=f"{', '.join(words[:-1])} or {words[-1]}, got {word}")


def check_array(name: str, array: Any, like: NDArray[Any]) -> None:
    """An array that the caller has put in the place of another."""
    if not isinstance(array, np.ndarray):
        raise Refusal(
            f"/{name}", "wrong_call", expected=f"an array of {like.dtype} in the shape {like.shape}, got a {type(array).__name__}"
        )
    if array.shape != like.shape or array.dtype != like.dtype:
        raise Refusal(
            f"/{name}", "wrong_call", expected=f"{like.dtype} in the shape {like.shape}, got {array.dtype} in the shape {array.shape}"
        )


def check_saved(saved: bytes, length: int) -> None:
    if len(saved) != length:
        raise Refusal("/saved", "wrong_call", expected=f"the {length} bytes of a saved state of this game, got {len(saved)}")


def whole_numbers(name: str, numbers: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    asked = np.asarray(numbers)
    if asked.shape != shape or asked.dtype.kind not in "biu":
        raise Refusal(
            f"/{name}", "wrong_call", expected=f"whole numbers in the shape {shape}, got {asked.dtype} in the shape {asked.shape}"
        )
    return asked


def in_bytes(asked: NDArray[Any]) -> NDArray[Any]:
    """Numbers that a byte can't hold are no choice of anything."""
    return asked if asked.dtype == np.int8 else np.where((asked >= 0) & (asked < 128), asked, NO_CHOICE)


def no_game(asked: str = "step") -> Refusal:
    return Refusal(f"/{asked}", "wrong_call", expected="reset() first: no game is under way")
