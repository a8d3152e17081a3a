"""docs/analyses has every printed layout and course, and its pictures are small and whole."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tools.analyses import picture_of, season_names

from swarmrally.cli.reporting.analyses import MODES
from swarmrally.roborally.components.course import printed_plans

FOLDER = Path(__file__).parent.parent.parent / "docs" / "analyses"
NAMES = [*MODES, *printed_plans(), *season_names()]
MOST = 3_000_000


PAGE = (FOLDER / "README.md").read_text()
MISSING = [name for names in re.findall(r"^Not analysed yet: (.*)\.$", PAGE, re.MULTILINE) for name in names.split(", ")]
ANALYSED = [name for name in NAMES if name not in MISSING]


def test_every_layout_and_course_is_in_the_table_or_said_to_be_missing():
    linked = re.findall(r"^\| \[.*?\]\((.*?)\) \|", PAGE, re.MULTILINE)
    assert linked == [picture_of(name) for name in ANALYSED]
    assert set(MISSING) <= set(NAMES)


def test_every_picture_is_whole_and_no_other_is_there():
    drawn = {path.name: ElementTree.parse(path).getroot() for path in FOLDER.glob("*.svg")}
    assert set(drawn) == {picture_of(name) for name in ANALYSED}
    assert all("traffic" in root.get("aria-label", "") and "damage" in root.get("aria-label", "") for root in drawn.values())


def test_all_of_it_is_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST
