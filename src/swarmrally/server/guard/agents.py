"""A word or two for the browser that somebody uses, such as "Firefox on Linux": enough to know it again, and all that is kept of it."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrom", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What is found in what a browser says of itself, in this order: most claim to be others, too."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def in_words(agent: str) -> str:
    """Empty when nothing is known."""
    browser = next((word for sign, word in BROWSERS if sign in agent), "")
    system = next((word for sign, word in SYSTEMS if sign in agent), "")
    return " on ".join(filter(None, (browser, system)))
