"""One writer of SVG: whatever words and attributes hold, the drawing stays well-formed and means the same."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from swarmrally.drawing.svg import document, words

ANY = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff"))


@given(ANY, ANY)
def test_words_and_attributes_are_read_back(said, label):
    read = ElementTree.fromstring(document(10, 20.5, words((1, 2), said), aria_label=label))
    assert read.attrib["aria-label"] == label
    assert read.attrib["viewBox"] == "0 0 10 20.5"
    assert (read[0].text or "") == said
