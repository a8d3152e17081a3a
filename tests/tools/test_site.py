"""Where a site of plain files may be written, and what of a folder its next build replaces."""

from __future__ import annotations

import pytest
from tools import site


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "place" / "site"


def lay(folder, **files):
    for name, text in files.items():
        place = folder / name.replace("__", "/").replace("_js", ".js")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)


def files_in(folder):
    files = (file for file in folder.rglob("*") if file.is_file() and file.name != site.WRITTEN)
    return {file.relative_to(folder).as_posix(): file.read_text() for file in files}


def test_a_site_is_written_where_nothing_is_or_where_one_was(folder, tmp_path):
    site.check_folder(folder)
    folder.mkdir(parents=True)
    site.check_folder(folder)
    lay(tmp_path / "made", index="page")
    site.replace(folder, tmp_path / "made")
    site.check_folder(folder)


def test_a_folder_with_an_engine_is_not_yet_a_site(folder):
    lay(folder, engine__engine_json="{}", server_py="sources")
    with pytest.raises(site.NotEmpty, match="no site was written there before; give an empty folder"):
        site.check_folder(folder)


def test_only_what_a_build_has_written_is_replaced(folder, tmp_path):
    lay(tmp_path / "one", index="old", assets__one_js="one", engine__00ff__a="old rules")
    lay(tmp_path / "two", index="new", assets__two_js="two")
    site.replace(folder, tmp_path / "one")
    lay(folder, CNAME="games.example.org", assets__mine="mine")
    site.replace(folder, tmp_path / "two")
    assert files_in(folder) == {"index": "new", "assets/two.js": "two", "CNAME": "games.example.org", "assets/mine": "mine"}
    assert not (folder / "engine").exists()
