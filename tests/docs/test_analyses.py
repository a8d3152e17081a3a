"""docs/analyses has every printed layout and course, and its pictures are small and whole."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tools.analyses import picture_of

from swarmrally.cli.analyses import MODES
from swarmrally.roborally.course import printed_plans

FOLDER = Path(__file__).parent.parent.parent / "docs" / "analyses"
NAMES = [*MODES, *printed_plans()]
MOST = 3_000_000


def test_every_layout_and_course_that_can_be_played_is_in_the_table():
    linked = re.findall(r"^\| \[.*?\]\((.*?)\) \|", (FOLDER / "README.md").read_text(), re.MULTILINE)
    assert linked == [picture_of(name) for name in NAMES]


def test_every_picture_is_whole_and_no_other_is_there():
    drawn = {path.name: ElementTree.parse(path).getroot() for path in FOLDER.glob("*.svg")}
    assert set(drawn) == {picture_of(name) for name in NAMES}
    assert all("traffic" in root.get("aria-label", "") and "damage" in root.get("aria-label", "") for root in drawn.values())


def test_all_of_it_is_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST
