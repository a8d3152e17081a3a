/** The tree of a study: what is played from a place goes along a line, or becomes a branch; files, links, and what two tabs keep. */
import { describe, expect, test } from "vitest";

import { type Drawer, MOST, PaperDrawer } from "../../src/study/drawer";
import { readStudy, written } from "../../src/study/file";
import { Studies } from "../../src/study/kept";
import { linkOf, packed, textIn } from "../../src/study/link";
import { type Cursor, depthOf, grown, inOrder, lineOf, MAIN, merged, MOST_BRANCHES, newId, removed, renamed, signOf, type Study } from "../../src/study/tree";

const step = (name: string): unknown => ({ decision: "plans", plans: [{ seat: 0, name }] });
const steps = (...names: string[]): unknown[] => names.map(step);

function study(isPlayed = true, ...played: string[]): Study {
  const branches = [{ id: MAIN, parent: null, at: 0, name: "", steps: steps(...played) }];
  return { id: "one", game: "asteroyds", title: "racing", setup: { rules: { mode: "racing" } }, seed: "seed", owners: [], names: ["Mira", null], isPlayed, branches, gone: [], touchedAt: 1 };
}

function play(before: Study, from: Cursor, id: string, ...names: string[]): Study {
  return grown(before, from, steps(...names), { id, name: "" }).study;
}

/** A branch after the first of three rounds, one that leaves it, and one beside it. */
function tree(): Study {
  const one = play(study(true, "a", "b", "c"), { branch: MAIN, at: 1 }, "x", "b2", "c2");
  const two = play(one, { branch: "x", at: 2 }, "y", "c3");
  return play(two, { branch: MAIN, at: 1 }, "z", "b4");
}

describe("a tree", () => {
  test("what was played is followed, and nothing is new", () => {
    const before = study(true, "a", "b");
    expect(grown(before, { branch: MAIN, at: 0 }, steps("a"), { id: "x", name: "" })).toEqual({ study: before, cursor: { branch: MAIN, at: 1 }, isNew: false });
  });

  test("something else is a branch, which then grows", () => {
    const one = grown(study(true, "a", "b"), { branch: MAIN, at: 1 }, steps("b2"), { id: "x", name: "Another" });
    expect(one).toMatchObject({ isNew: true, cursor: { branch: "x", at: 2 } });
    const two = grown(one.study, one.cursor, steps("c2"), { id: "y", name: "" });
    expect(two).toMatchObject({ isNew: false, cursor: { branch: "x", at: 3 } });
    expect(lineOf(two.study, "x")).toEqual(steps("a", "b2", "c2"));
    expect(lineOf(two.study, MAIN)).toEqual(steps("a", "b"));
  });

  test("a game that was played never grows; one from nothing does", () => {
    expect(grown(study(true, "a"), { branch: MAIN, at: 1 }, steps("b"), { id: "x", name: "" }).isNew).toBe(true);
    expect(lineOf(grown(study(false, "a"), { branch: MAIN, at: 1 }, steps("b"), { id: "x", name: "" }).study, MAIN)).toEqual(steps("a", "b"));
  });

  test("the same again, from the place where a branch begins, goes into that branch", () => {
    expect(grown(tree(), { branch: MAIN, at: 1 }, steps("b4"), { id: "new", name: "" })).toMatchObject({ isNew: false, cursor: { branch: "z", at: 2 } });
    expect(grown(tree(), { branch: "x", at: 1 }, steps("b5"), { id: "new", name: "" }).study.branches.at(-1)).toMatchObject({ parent: MAIN, at: 1 });
  });

  test("signs and order are those of a tree", () => {
    expect(inOrder(tree()).map(({ id }) => [id, signOf(tree(), id), depthOf(tree(), id)])).toEqual([[MAIN, "", 0], ["x", "A", 1], ["y", "A1", 2], ["z", "B", 1]]);
    const deep = play(tree(), { branch: "y", at: 2 }, "w", "c9");
    expect(signOf(deep, "w")).toBe("A2");
    const deeper = play(play(tree(), { branch: "y", at: 3 }, "unused", "d"), { branch: "y", at: 3 }, "v", "d2");
    expect(signOf(deeper, "v")).toBe("A1a");
  });

  test("a branch goes with all that grows from it; the main line stays", () => {
    expect(removed(tree(), "x").branches.map(({ id }) => id)).toEqual([MAIN, "z"]);
    expect(removed(tree(), MAIN)).toEqual(tree());
  });

  test("a name is cut where it is too long", () => {
    expect(renamed(tree(), "x", `  ${"n".repeat(90)}`).branches[1]!.name).toBe("n".repeat(60));
  });

  test("no study has more branches than anybody can look through", () => {
    let many = study(true, "a");
    for (let count = 1; count < MOST_BRANCHES; count += 1) many = play(many, { branch: MAIN, at: 0 }, newId(), `n${count}`);
    expect(() => play(many, { branch: MAIN, at: 0 }, "x", "one more")).toThrow(RangeError);
  });
});

describe("a file", () => {
  const made = { id: "two", touchedAt: 2 };

  test("has the whole tree", () => {
    expect(readStudy(written(tree()), made)).toEqual({ ...tree(), ...made });
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["another thing", "{}"],
    ["a newer one", JSON.stringify({ ...JSON.parse(written(tree())), swarmrally_study: 2 })],
    ["another game", JSON.stringify({ ...JSON.parse(written(tree())), game: "chess" })],
    ["no main line", JSON.stringify({ ...JSON.parse(written(tree())), branches: [] })],
    ["a branch of nothing", JSON.stringify({ ...JSON.parse(written(tree())), branches: [...tree().branches, { id: "q", parent: "none", at: 0, name: "", steps: [] }] })],
    ["a branch that comes before its parent", JSON.stringify({ ...JSON.parse(written(tree())), branches: [tree().branches[0], tree().branches[2], tree().branches[1]] })],
    ["a branch that leaves where nothing is", JSON.stringify({ ...JSON.parse(written(tree())), branches: [...tree().branches, { id: "q", parent: "x", at: 9, name: "", steps: [] }] })],
    ["the same branch twice", JSON.stringify({ ...JSON.parse(written(tree())), branches: [...tree().branches, tree().branches[1]] })],
    ["steps that are none", JSON.stringify({ ...JSON.parse(written(tree())), branches: [{ ...tree().branches[0], steps: [1] }] })],
  ])("is refused: %s", (_, text) => {
    expect(readStudy(text, made)).toBeNull();
  });
});

describe("a link", () => {
  test("carries the whole study, in letters that no address changes", async () => {
    const link = (await linkOf(written(tree()), "https://example.org/study"))!;
    expect(link).toMatch(/^https:\/\/example\.org\/study#study=[\w-]+$/);
    expect(readStudy((await textIn(link.split("#")[1]!))!, { id: "one", touchedAt: 1 })).toEqual(tree());
  });

  test("that is damaged, or none, carries nothing", async () => {
    const code = await packed(written(tree()));
    expect(await textIn("")).toBeNull();
    expect(await textIn(`study=${code.slice(0, -20)}`)).toBeNull();
    expect(await textIn("study=!!!")).toBeNull();
  });

  test("that would unfold to more than any study is not unfolded", async () => {
    expect(await textIn(`study=${await packed("x".repeat(5_000_000))}`)).toBeNull();
  });

  test("that is too long is none", async () => {
    const noise = Array.from({ length: 8_000 }, () => newId()).join("");
    const link = await linkOf(noise, "https://example.org/study");
    expect(link === null).toBe(true);
  });
});

describe("what is kept", () => {
  test("comes back", async () => {
    const studies = new Studies(new PaperDrawer());
    await studies.keep(tree());
    expect(await studies.get("one")).toEqual(tree());
    expect(await studies.lines()).toMatchObject([{ id: "one", title: "racing", branches: 3 }]);
    await studies.remove("one");
    expect(await studies.get("one")).toBeNull();
  });

  test("of two tabs has the branches of both", async () => {
    const studies = new Studies(new PaperDrawer());
    await studies.keep(study(true, "a", "b"));
    await studies.keep(play(study(true, "a", "b"), { branch: MAIN, at: 1 }, "mine", "b2"));
    const both = await studies.keep(play(study(true, "a", "b"), { branch: MAIN, at: 1 }, "other", "b3"));
    expect(both.branches.map(({ id }) => id).sort()).toEqual([MAIN, "mine", "other"]);
    expect((await studies.get("one"))!.branches).toHaveLength(3);
  });

  test("a branch that one tab took away does not come back from the other", async () => {
    const studies = new Studies(new PaperDrawer());
    await studies.keep(tree());
    await studies.keep(removed(tree(), "x"));
    expect((await studies.keep(tree())).branches.map(({ id }) => id)).toEqual([MAIN, "z"]);
    expect(merged(tree(), removed(tree(), "x")).branches.map(({ id }) => id)).toEqual([MAIN, "z"]);
  });

  test.each([["text"], [{}], [{ text: "{" }], [{ text: 7 }], [null]])("and damaged, %j, is not there, and in nobody's way", async (value) => {
    const drawer: Drawer = new PaperDrawer();
    await drawer.change("one", () => ({ id: "one", touchedAt: 5, value }));
    const studies = new Studies(drawer);
    expect(await studies.get("one")).toBeNull();
    expect(await studies.lines()).toEqual([]);
    expect(await studies.keep(tree())).toEqual(tree());
    expect(await studies.get("one")).toEqual(tree());
  });

  test("the oldest make room", async () => {
    const studies = new Studies(new PaperDrawer());
    for (let count = 0; count <= MOST; count += 1) await studies.keep({ ...study(true, "a"), id: `study ${count}`, touchedAt: count });
    expect(await studies.lines()).toHaveLength(MOST);
    expect(await studies.get("study 0")).toBeNull();
  });
});
