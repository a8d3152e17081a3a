"""That these tests bite: rules altered one at a time are caught."""

from __future__ import annotations

import pytest
from tests.roborally.alterations import ALTERATIONS, ROOT, RULES, is_caught


@pytest.mark.parametrize("alteration", ALTERATIONS, ids=lambda alteration: alteration.rule)
def test_each_alteration_fits_the_source(alteration):
    assert alteration.old in (ROOT / RULES / alteration.module).read_text()


@pytest.mark.long
@pytest.mark.parametrize("alteration", ALTERATIONS, ids=lambda alteration: alteration.rule)
def test_each_alteration_is_caught(alteration):
    assert is_caught(alteration)
