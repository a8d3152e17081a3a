"""The pictures of the rulebooks are what their scripts draw, say everything in every language, and nothing they say is cut off."""

import re
from functools import cache
from typing import Any

import pytest
from tests.docs.lettering import faults
from tools.figures import draw, speech

from swarmrally.drawing import svg

LANGUAGES = ["en", "it", "de", "fr"]


@cache
def drawn(name: str) -> tuple[dict[str, str], Any]:
    """Every file of pictures in that language, and the language, which knows what was said."""
    with speech.speaking(name) as language:
        return draw.files(draw.drawings(draw.printed_layouts())), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_committed_pictures_are_what_the_scripts_draw(language: str) -> None:
    folder, (drawings, _) = draw.folder(language), drawn(language)
    found = [*folder.glob("*.svg"), *folder.glob("roborally/*.svg"), *folder.glob("*.json")]
    committed = {path.relative_to(folder).as_posix() for path in found}
    assert committed == set(drawings)
    stale = [name for name, drawing in drawings.items() if (folder / name).read_text(encoding="utf-8") != drawing]
    assert stale == [], "python -m tools.figures.draw draws them anew"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_sentence_has_a_translation_and_no_other_is_kept(language: str) -> None:
    _, english = drawn("en")
    assert speech.sentences(language).keys() == english.said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_a_sentence_leaves_open_is_open_in_its_translation(language: str) -> None:
    for english, translated in speech.sentences(language).items():
        assert set(re.findall(r"{\w+}", translated)) == set(re.findall(r"{\w+}", english)), english


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_picture_speaks_its_language(language: str) -> None:
    ours, theirs = drawn("en")[0], drawn(language)[0]
    assert [name for name in ours if theirs[name] == ours[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_in_their_frames_and_apart(language: str) -> None:
    drawings, _ = drawn(language)
    found = {name: faults(drawing, svg.LETTER) for name, drawing in drawings.items() if name.endswith(".svg")}
    assert {name: words for name, words in found.items() if words} == {}


def test_words_that_are_too_long_are_found() -> None:
    frame = svg.box((0, 0), 100, 40, fill="#111728")
    long, short = (svg.text((5, 20), words, 14, anchor="start") for words in ("far too long for it", "short"))
    picture = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
    assert faults(picture.format(frame + short), svg.LETTER) == []
    assert faults(picture.format(frame + long), svg.LETTER) == ["'far too long for it' leaves its frame"]
    assert faults(picture.format(frame + short + svg.text((30, 24), "too", 14)), svg.LETTER) == ["'short' meets 'too'"]


def test_a_sentence_without_a_translation_is_refused() -> None:
    with speech.speaking("it"), pytest.raises(LookupError, match=r"expected .*it\.toml to have a sentence for 'No such thing'"):
        speech.say("No such thing")
