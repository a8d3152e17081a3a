"""Which names look alike: those with the same `looks_of`, whatever their case, accents, spaces, and letters of other scripts."""

from __future__ import annotations

import functools
import re
import unicodedata

BORROWED = {
    "a": "ɑαаΑАᎪꓮⲀ",
    "ae": "æӕÆӔ",
    "b": "ƄВΒвьЬᏴᏏꓐⲂ",
    "c": "ϲсСϹᏟꓚⲤⲥ¢©",
    "d": "ԁᎠᏧꓓ",
    "e": "еεЕΕҽєᎬꓰℯ℮",
    "f": "ϝꓝ",
    "g": "ցᏀꓖ",
    "h": "һНΗհнᎻꓧⲎ",
    "j": "јЈϳᎫꓙ",
    "k": "κкКΚᏦꓗⲔ",
    "l": "ıɩΙІіιӀӏ|ǀℓᏞᎥꓡꓲⲒ∣￨וןا١۱׀ⵏƖ",
    "m": "МΜмᎷꓟⲘ",
    "n": "ηпΝոռꓠⲚ",
    "o": "оοОΟσөօ๐०০ꓳⲞⲟס٥۵߀〇",
    "p": "рρРΡᏢꓑⲢ",
    "q": "ԛգ",
    "r": "гᴦᎡᏒꓣ",
    "s": "ѕЅƽᏚᏕꓢ",
    "t": "тТΤτᎢꓔⲦ",
    "u": "υսцꓴ",
    "v": "νѵѴᏙꓦ",
    "w": "ωшԝᎳᏔꓪ",
    "x": "хХΧχ×ꓫⲬ",
    "y": "уУΥγүҮᎽꓬⲨ",
    "z": "ΖᏃꓜⲌ",
}
"""Letters of other scripts, and signs, by the plain letter that they can be taken for."""
PLAIN = {letter: plain for plain, letters in BORROWED.items() for letter in letters}
VARIANT = re.compile(r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |SCRIPT |DOTLESS )?([A-Z])(?: WITH .*)?")
BADGE = re.compile(r"(?:NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL|REGIONAL INDICATOR SYMBOL) LETTER ([A-Z])")
"""What Unicode calls odd forms of Latin letters that it does not take for the same letter."""
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
    # Of some letters that are borrowed Unicode knows another plain form than the one they look like.
    letters = "".join(map(plain, bare("".join(PLAIN.get(letter, letter) for letter in name))))
    looks = letters.casefold().translate(SAME)
    for pair, one in PAIRS:
        looks = looks.replace(pair, one)
    return looks or name


@functools.lru_cache(4096)
def plain(letter: str) -> str:
    """The Latin letter that it can be taken for, or itself."""
    found = None if letter.isascii() else VARIANT.fullmatch(name_of(letter)) or BADGE.fullmatch(name_of(letter))
    return found[1] if found else PLAIN.get(letter, PLAIN.get(letter.upper(), letter))


def name_of(letter: str) -> str:
    return unicodedata.name(letter, "")


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
    is_odd = not is_accented(letter) and plain(letter) != letter
    return is_odd or unicodedata.normalize("NFKC", letter) != letter


def is_accented(letter: str) -> bool:
    """As people write it: Zoë, José."""
    return len(unicodedata.normalize("NFD", letter)) > 1


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
