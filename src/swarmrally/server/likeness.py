"""Which names look alike: those with the same `looks_of`, whatever their case, accents, spaces, and letters of other scripts."""

from __future__ import annotations

import functools
import unicodedata

BORROWED = {
    "a": "ɑαаΑАᴀ",
    "ae": "æӕÆӔ",
    "b": "ƄВΒвьЬʙ",
    "c": "ϲсСϹᴄ",
    "d": "ԁđĐɗᴅ",
    "e": "еεЕΕҽєᴇ",
    "f": "ƒϝ",
    "g": "ɡցɢ",
    "h": "һНΗհнħʜ",
    "j": "јЈϳʝ",
    "k": "κкКΚᴋ",
    "l": "ıɩΙІіιӀӏłŁ|ǀℓ",
    "m": "МΜмᴍ",
    "n": "ηпΝոռɴ",
    "o": "оοОΟσөøØօᴏ๐०০",
    "p": "рρРΡᴘ",
    "q": "ԛգ",
    "r": "гᴦʀ",
    "s": "ѕЅꜱƽ",
    "t": "тТΤτᴛ",
    "u": "υսцʋᴜ",
    "v": "νѵѴᴠ",
    "w": "ωшԝᴡ",
    "x": "хХΧχ×",
    "y": "уУΥγүҮʏ",
    "z": "Ζᴢʐ",
}
"""Letters of other scripts, and odd Latin ones, by the plain letter that they can be taken for."""
PLAIN = {letter: plain for plain, letters in BORROWED.items() for letter in letters}
SAME = str.maketrans({"0": "o", "1": "l", "i": "l"})
ACCENTS = (("\u0300", "\u036f"), ("\u1ab0", "\u1aff"), ("\u1dc0", "\u1dff"), ("\u20d0", "\u20ff"), ("\ufe20", "\ufe2f"))
PAIRS = (("rn", "m"), ("vv", "w"))
RESERVED = (
    *("Swarmrally", "Server", "Serveur", "Admin", "Host", "Hôte", "Gastgeber", "Ospita"),
    *("Somebody", "Qualcuno", "Jemand", "Quelqu’un"),
    *("Drifter", "Rookie", "Cadet", "Racer", "Veteran", "Ace"),
    *("Vagabondo", "Novellino", "Cadetto", "Corridore", "Veterano", "Asso"),
    *("Treibgut", "Neuling", "Kadett", "Renner", "Ass"),
    *("Vagabond", "Débutant", "Coureur", "Vétéran", "As"),
)
"""What the pages call bots, hosts, the server and those who were forgotten, in all languages."""


def looks_of(name: str) -> str:
    letters = "".join(PLAIN.get(letter, letter) for letter in bare(name))
    looks = letters.casefold().translate(SAME)
    for pair, one in PAIRS:
        looks = looks.replace(pair, one)
    return looks or name


def bare(name: str) -> str:
    """Without accents, spaces, punctuation and fancy forms. Marks of scripts that write vowels with them stay."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in parts if letter in PLAIN or is_shown(letter))


def is_shown(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNMS" and not any(first <= letter <= last for first, last in ACCENTS)


def is_disguised(name: str) -> bool:
    """Whether it borrows letters to look like something that it does not say."""
    words = unicodedata.normalize("NFC", name).split()
    return any(is_borrowed(letter) for word in words for letter in word) or any(map(has_digits_for_letters, words))


def is_borrowed(letter: str) -> bool:
    return letter in PLAIN or unicodedata.normalize("NFKC", letter) != letter


def has_digits_for_letters(word: str) -> bool:
    """As in B0b; not in R10 or 2001."""
    return any(
        digit in "01" and before.isalpha() and after.isalpha() for before, digit, after in zip(word, word[1:], word[2:], strict=False)
    )


@functools.cache
def reserved() -> frozenset[str]:
    return frozenset(map(looks_of, RESERVED))


def taken_for(name: str, others: dict[str, str]) -> str | None:
    """Whom of these, by player, the name looks like without being the same; two may well have the very same name."""
    looks = looks_of(name)
    return next((other for other in others.values() if other != name and looks_of(other) == looks), None)
