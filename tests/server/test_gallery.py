"""Works that people publish: found by others, drawn, liked, taken away."""

from __future__ import annotations

from tests.server.hosting import Visit, Visitor, hosted, play_to_the_end
from tests.server.works import course, layout, work


@hosted
async def test_what_somebody_publishes_others_find_with_what_bots_made_of_it(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await ada.ask("POST", "/api/gallery", work(), 201)
    found = await bob.ask("GET", "/api/gallery")
    assert found["count"] == 1
    (line,) = found["works"]
    assert (line["code"], line["hash"], line["name"]) == (made["code"], made["hash"], "Ferry Hours")
    assert line["author"] == {"name": "Ada", "isMe": False}
    assert line["seats"] == [2, 8]
    assert line["modes"] == []
    assert line["elements"]["gears"] > 5
    assert line["minutes"] > 0
    assert line["plays"] == line["likes"] == 0
    one = await bob.ask("GET", f"/api/gallery/{made['code'].lower().replace('-', ' ')}")
    assert one["content"]["flags"] == [[5, 4], [10, 11]]
    assert one["table"] is None
    assert one["figures"]["seed"] == made["hash"]
    assert one["figures"]["games"] == 100
    assert one["figures"]["bots"] == ["rookie"]
    assert await bob.ask("GET", f"/api/gallery/by-hash/{made['hash']}") == one
    assert (await ada.ask("GET", f"/api/gallery/{made['code']}"))["author"]["isMe"]


@hosted
async def test_layouts_are_published_for_all_their_modes(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    made = await ada.ask("POST", "/api/gallery", work(layout(0) | {"modes": ["racing", "shooting"]}), 201)
    one = await ada.ask("GET", f"/api/gallery/{made['code']}")
    assert one["modes"] == ["racing", "shooting"]
    assert one["elements"]["asteroids"] == 20
    assert one["seats"] == [2, 6]


@hosted
async def test_a_work_is_drawn_for_everybody_and_for_other_pages(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    for content in (course(), layout(3)):
        made = await ada.ask("POST", "/api/gallery", work(content), 201)
        drawn = await visit.visitor().get(f"/api/gallery/{made['code']}/picture.svg")
        assert drawn.status_code == 200
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert "immutable" in drawn.headers["cache-control"]
        assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
        assert drawn.text.startswith("<svg ")
        assert "Ferry" not in drawn.text


@hosted
async def test_likes_count_once_for_each_player(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    code = (await ada.ask("POST", "/api/gallery", work(), 201))["code"]
    for _ in range(2):
        assert await bob.ask("PUT", f"/api/gallery/{code}/like") == {"likes": 1, "liked": True}
    assert (await bob.ask("GET", "/api/gallery"))["works"][0]["liked"] is True
    assert (await ada.ask("GET", "/api/gallery"))["works"][0]["liked"] is False
    for _ in range(2):
        assert await bob.ask("DELETE", f"/api/gallery/{code}/like") == {"likes": 0, "liked": False}
    assert (await visit.visitor().put(f"/api/gallery/{code}/like")).status_code == 401
    assert (await bob.ask("PUT", "/api/gallery/AAAA-AAAA/like", status=404))["error"]["code"] == "no_work"


@hosted
async def test_the_same_content_is_the_same_work_and_nobody_elses(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await ada.ask("POST", "/api/gallery", work(), 201)
    assert await ada.ask("POST", "/api/gallery", work(name="Another name"), 201) == made
    refused = (await bob.ask("POST", "/api/gallery", work(), 400))["error"]
    assert refused["code"] == "already_published"
    assert refused["details"] == {"work": made["code"], "name": "Ferry Hours"}


@hosted
async def test_who_deletes_a_work_takes_it_from_everybody(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    code = (await ada.ask("POST", "/api/gallery", work(), 201))["code"]
    assert (await bob.ask("DELETE", f"/api/gallery/{code}", status=403))["error"]["code"] == "not_your_work"
    await ada.ask("DELETE", f"/api/gallery/{code}")
    assert (await bob.ask("GET", "/api/gallery"))["works"] == []
    for path in (code, f"{code}/picture.svg"):
        assert (await ada.ask("GET", f"/api/gallery/{path}", status=404))["error"]["code"] == "no_work"
    assert (await bob.ask("POST", "/api/gallery", work(), 400))["error"]["code"] == "published_before"
    assert (await ada.ask("POST", "/api/gallery", work(), 201))["code"] == code


@hosted
async def test_a_new_version_takes_the_place_of_the_old_one(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    old = await ada.ask("POST", "/api/gallery", work(), 201)
    new = await ada.ask("POST", "/api/gallery", work(course((5, 4)), previous=old["hash"]), 201)
    (line,) = (await bob.ask("GET", "/api/gallery"))["works"]
    assert (line["code"], line["version"], line["versions"]) == (new["code"], 2, 2)
    assert (await bob.ask("GET", f"/api/gallery/{old['code']}"))["next"] == new["code"]
    assert (await bob.ask("GET", f"/api/gallery/{new['code']}"))["previous"] == old["code"]
    for who, previous in ((ada, old["hash"]), (bob, new["hash"]), (ada, "0" * 64)):
        refused = await who.ask("POST", "/api/gallery", work(course((1, 6)), previous=previous), 400)
        assert (refused["error"]["pointer"], refused["error"]["code"]) == ("/previous", "wrong_previous")
    await ada.ask("DELETE", f"/api/gallery/{new['code']}")
    assert [line["code"] for line in (await bob.ask("GET", "/api/gallery"))["works"]] == [old["code"]]


async def played_on(host: Visitor, visit: Visit, code: str) -> str:
    """A game against a bot on a work, resigned at once."""
    asked = {"game": "asteroyds", "seats": 2, "bots": ["drifter"], "setup": {"work": code}}
    table = str((await host.ask("POST", "/api/tables", asked, 201))["table"])
    await play_to_the_end(host, visit.house, table)
    return table


@hosted
async def test_a_table_is_opened_on_a_work_by_its_code(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await ada.ask("POST", "/api/gallery", work(table={"options": False, "clock": {"stopwatch": 75}}), 201)
    asked = {"game": "roborally", "seats": 2, "setup": {"work": made["code"].lower(), "rules": {"lives": 5}}}
    table = (await bob.ask("POST", "/api/tables", asked, 201))["table"]
    settings = (await bob.ask("GET", f"/api/tables/{table}"))["snapshot"]["settings"]
    assert settings["work"] == made["hash"]
    assert settings["clock"]["stopwatch"] == 75
    setup = settings["setup"]
    assert (setup["course"]["flags"], setup["options"], setup["rules"]["lives"]) == ([[5, 4], [10, 11]], False, 5)
    for wrong, pointer, code in (
        ({"setup": {"work": "AAAA-AAAA"}}, "/setup/work", "no_work"),
        ({"setup": {"work": 7}}, "/setup/work", "wrong_type"),
        ({"setup": {"work": made["code"], "course": course()}}, "/setup/course", "not_here"),
        ({"work": made["hash"]}, "/work", "not_here"),
        ({"game": "asteroyds", "setup": {"work": made["code"]}}, "/setup/work", "no_work"),
    ):
        for path in ("/api/tables", "/api/check"):
            refused = (await bob.request("POST", path, json=asked | wrong)).json()["error"]
            assert (refused["pointer"], refused["code"]) == (pointer, code)


@hosted
async def test_plays_are_counted_from_tables_with_people_and_once_a_day_for_each(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await ada.ask("POST", "/api/gallery", work(layout(0)), 201)
    for host in (bob, bob, ada):
        table = await played_on(host, visit, made["code"])
    await visit.house.count_games()
    assert (await bob.ask("GET", f"/api/tables/{table}/record"))["work"] == made["hash"]
    line = (await bob.ask("GET", "/api/gallery"))["works"][0]
    # Bob's second game within a day and the author's own count for nothing, and who resigns has not finished.
    assert (line["plays"], line["finished"]) == (1, 0)
    await visit.house.count_games()
    assert (await bob.ask("GET", "/api/gallery"))["works"][0]["plays"] == 1


@hosted
async def test_comments_are_off_until_the_author_wants_them(visit: Visit) -> None:
    ada, bob, cleo = await visit.guest("Ada"), await visit.guest("Bob"), await visit.guest("Cleo")
    code = (await ada.ask("POST", "/api/gallery", work(), 201))["code"]
    path = f"/api/gallery/{code}/comments"
    assert (await bob.ask("POST", path, {"words": "Nice"}, 400))["error"]["code"] == "comments_off"
    assert (await bob.ask("PUT", f"/api/gallery/{code}/comments_on", {"on": True}, 403))["error"]["code"] == "not_your_work"
    await ada.ask("PUT", f"/api/gallery/{code}/comments_on", {"on": True})
    said = [(await who.ask("POST", path, {"words": text}, 201))["number"] for who, text in ((bob, "Nice"), (cleo, "<b>N</b>"), (bob, "Oh"))]
    found = await ada.ask("GET", path)
    assert [(each["words"], each["author"]["name"]) for each in found["comments"]] == [
        ("Oh", "Bob"),
        ("<b>N</b>", "Cleo"),
        ("Nice", "Bob"),
    ]
    assert (await cleo.ask("DELETE", f"{path}/{said[0]}", status=403))["error"]["code"] == "not_your_work"
    await bob.ask("DELETE", f"{path}/{said[0]}", status=204)
    await ada.ask("DELETE", f"{path}/{said[1]}", status=204)
    assert [each["number"] for each in (await ada.ask("GET", path))["comments"]] == [said[2]]
    for text in ("x" * 301, "a\u202eb", " "):
        assert (await bob.ask("POST", path, {"words": text}, 400))["error"]["pointer"] == "/words"
    await ada.ask("PUT", f"/api/gallery/{code}/comments_on", {"on": False})
    assert await bob.ask("GET", path) == {"comments": [], "on": False, "next": None}


@hosted
async def test_what_is_hidden_only_its_author_sees(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    made = await ada.ask("POST", "/api/gallery", work(layout(0)), 201)
    code = made["code"]
    await bob.ask("POST", f"/api/gallery/{code}/report", {"reason": "Not theirs"}, 204)
    row = await visit.house.store.works.row(code)
    assert row is not None
    assert row.reports == 1
    await visit.house.store.works.hide(row, True)
    nobody = await bob.ask("GET", "/api/gallery/AAAA-AAAA", status=404)
    for path in (code, f"by-hash/{made['hash']}", f"{code}/picture.svg", f"{code}/comments"):
        assert await bob.ask("GET", f"/api/gallery/{path}", status=404) == nobody
    assert await bob.ask("PUT", f"/api/gallery/{code}/like", status=404) == nobody
    asked = {"game": "asteroyds", "seats": 2, "setup": {"work": code}}
    assert (await bob.ask("POST", "/api/tables", asked, 404))["error"]["code"] == "no_work"
    assert await bob.ask("GET", "/api/gallery") == {"works": [], "next": None, "count": 0}
    assert (await bob.ask("POST", "/api/gallery", work(layout(0)), 400))["error"]["code"] == "published_before"
    (mine,) = (await ada.ask("GET", "/api/gallery?by=me"))["works"]
    assert mine["hidden"]
    assert (await ada.ask("GET", f"/api/gallery/{code}"))["hidden"]


@hosted
async def test_who_deletes_their_name_deletes_what_they_have_published_and_liked(visit: Visit) -> None:
    ada, bob = await visit.guest("Ada"), await visit.guest("Bob")
    mine = (await ada.ask("POST", "/api/gallery", work(), 201))["code"]
    other = (await bob.ask("POST", "/api/gallery", work(layout(0)), 201))["code"]
    await ada.ask("PUT", f"/api/gallery/{other}/like")
    await ada.ask("DELETE", "/api/me", status=204)
    assert (await bob.ask("GET", f"/api/gallery/{mine}", status=404))["error"]["code"] == "no_work"
    assert (await bob.ask("GET", f"/api/gallery/{other}"))["likes"] == 0


@hosted
async def test_works_follow_their_author_to_another_device(visit: Visit) -> None:
    ada = await visit.guest("Ada")
    code = (await ada.ask("POST", "/api/gallery", work(), 201))["code"]
    secret = (await ada.ask("POST", "/api/me/recovery"))["secret"]
    other = visit.visitor()
    await other.ask("POST", "/api/recover", {"secret": secret})
    assert [line["code"] for line in (await other.ask("GET", "/api/gallery?by=me"))["works"]] == [code]
    await other.ask("DELETE", f"/api/gallery/{code}")
    assert (await visit.visitor().get("/api/gallery?by=me")).status_code == 401
