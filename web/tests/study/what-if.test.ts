// @vitest-environment jsdom
/** A what-if board shows no change of its tree that could still be lost. */
import { expect, test } from "vitest";

import { type Kept, PaperDrawer } from "../../src/study/drawer";
import { Studies } from "../../src/study/kept";
import { branchOf, MAIN, type Study } from "../../src/study/tree";
import { WhatIf } from "../../src/whatif/what-if.svelte";

const STUDY: Study = { id: "one", game: "asteroyds", title: "racing", setup: {}, seed: "s", owners: [], names: [null, null], isPlayed: false, branches: [{ id: MAIN, parent: null, at: 0, name: "", steps: [] }], gone: [], touchedAt: 1 };

/** Writes when it is told to, or never. */
class SlowDrawer extends PaperDrawer {
  write: (may: boolean) => void = () => undefined;

  override async change(id: string, how: (before: Kept | undefined) => Kept): Promise<void> {
    if (!(await new Promise<boolean>((settle) => (this.write = settle)))) throw new Error("the browser keeps nothing");
    await super.change(id, how);
  }
}

test.each([true, false])("a name is shown when it is kept, or can't be: %s", async (may) => {
  const drawer = new SlowDrawer();
  const what = new WhatIf(STUDY, new Studies(drawer));
  const renaming = what.rename(MAIN, "Inside line");
  await Promise.resolve();
  expect(branchOf(what.study, MAIN).name).toBe("");
  drawer.write(may);
  await renaming;
  expect(branchOf(what.study, MAIN).name).toBe("Inside line");
  expect((await drawer.get("one")) !== undefined).toBe(may);
});
