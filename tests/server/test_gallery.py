"""Works that people publish: found by others, drawn, liked, taken away."""

from __future__ import annotations

from tests.server.hosting import Visit, hosted
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
