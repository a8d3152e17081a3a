"""What failed beside busy processes is found in the output, and nothing stays busy afterwards."""

from collections import Counter

from tools import busy


def test_failed_tests_are_found_wherever_they_are_told():
    told = "....\nFAILED tests/a.py::test_one - AssertionError\nunits | ERROR tests/b.py::test_two[x]\n1 passed\n"
    assert busy.FAILED.findall(told) == ["tests/a.py::test_one", "tests/b.py::test_two[x]"]


def test_a_table_says_what_failed_how_often():
    assert busy.table(Counter(), 3) == "Nothing failed in 3 runs."
    assert busy.table(Counter({"tests/a.py::test_one": 2}), 3).endswith("| `tests/a.py::test_one` | 2 of 3 |")


def test_busy_processes_end():
    with busy.busy(1):
        pass
