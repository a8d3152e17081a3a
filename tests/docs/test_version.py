"""The version stands in `swarmrally/__init__.py`; where people read it elsewhere, it is the same."""

import re
from pathlib import Path

from swarmrally import __version__

ROOT = Path(__file__).parents[2]


def test_the_version_to_cite_is_this_one():
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"version = {{{__version__}}}" in (ROOT / "docs/research.md").read_text()


def test_the_changelog_begins_with_this_version():
    released = re.findall(r"^## \[(\d.*?)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert released[0] == __version__


def test_the_package_takes_its_version_from_there():
    project = (ROOT / "pyproject.toml").read_text()
    assert 'dynamic = ["version"]' in project
    assert re.search(r"^version\b", project, re.MULTILINE) is None
