"""Records: kept as text, loaded as they were, and refused in words."""

from __future__ import annotations

import pytest
from msgspec import Raw

from swarmrally.kernel.records import Record, first_difference, load, save, text_of
from swarmrally.kernel.refusal import Refusal

KEPT = Record(
    1, "asteroyds", Raw(b"{}"), 'a "seed"\n', [Raw(b"1"), Raw(b'{"a":[2]}')], [[{"kind": "A"}], [], [{"kind": "B"}, {"kind": "C"}]]
)


def refusal_of(path, text):
    path.write_bytes(text)
    with pytest.raises(Refusal) as found:
        load(path)
    return found.value


def test_a_record_is_loaded_as_it_was_saved(tmp_path):
    save(KEPT, tmp_path / "kept")
    assert load(tmp_path / "kept") == KEPT


def test_a_record_has_a_line_for_each_decision_and_event():
    assert text_of(KEPT).decode().splitlines() == [
        r'{"swarmrally":1,"game":"asteroyds","seed":"a \"seed\"\n",',
        '"setup":{},',
        '"decisions":[',
        "1,",
        '{"a":[2]}],',
        '"events":[',
        '[{"kind":"A"}],',
        "[],",
        '[{"kind":"B"},',
        '{"kind":"C"}]]}',
    ]


@pytest.mark.parametrize(
    ("before", "after", "pointer"),
    [
        (b'{"swarmrally":1,', b'{"swarmrally":2,', "/swarmrally"),
        (b'{"swarmrally":1,', b'{"swarmrally":"1",', "/swarmrally"),
        (b'{"swarmrally":1,', b"{", "/swarmrally"),
        (b'"seed"', b'"sead"', "/sead"),
        (b'"game":"asteroyds"', b'"game":7', "/game"),
        (b"[],", b"", "/events"),
        (b'[{"kind":"A"}]', b'[{"kind":"A"},7]', "/events/0/1"),
        (b'"setup"', b'"set', ""),
    ],
)
def test_what_is_no_record_is_refused_where_it_is_wrong(tmp_path, before, after, pointer):
    refusal = refusal_of(tmp_path / "broken", text_of(KEPT).replace(before, after, 1))
    assert refusal.pointer == f"{tmp_path / 'broken'}{pointer and ': '}{pointer}"
    assert len(str(refusal).splitlines()) == 1


@pytest.mark.parametrize("text", [b"", b"[]", b"null", b"\xff", b"{", b"\x1f\x8b"])
def test_what_is_not_even_json_is_refused(tmp_path, text):
    assert refusal_of(tmp_path / "broken", text).pointer.removeprefix(str(tmp_path / "broken")) in ("", ": /swarmrally")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(Refusal, match="No such file"):
        load(tmp_path / "nothing")
    with pytest.raises(Refusal, match="directory"):
        load(tmp_path)


def test_the_first_difference_is_told_in_words():
    kept = [[{"kind": "A"}], [{"kind": "B"}, {"kind": "C"}]]
    assert first_difference(kept, kept) is None
    assert first_difference(kept, [kept[0], kept[1][:1]]) == '/events/1/1: the record tells {"kind":"C"}, playing it gives nothing'
    assert first_difference([kept[0], []], kept) == '/events/1/0: the record tells nothing, playing it gives {"kind":"B"}'
    assert first_difference(kept, [[{"kind": "D"}], kept[1]]) == '/events/0/0: the record tells {"kind":"A"}, playing it gives {"kind":"D"}'
    assert first_difference(kept, kept[:1]) == "/events/1: the record has 2 stretches of events, playing it gives 1"


def test_a_record_that_cannot_be_written_is_refused(tmp_path):
    with pytest.raises(Refusal, match="expected a file that can be written"):
        save(Record(1, "asteroyds", Raw(b"{}"), "seed", [], [[]]), tmp_path / "nowhere" / "record.json")
