import { beforeEach, describe, expect, test, vi } from "vitest";

import { type Drawer, PaperDrawer } from "../../src/study/drawer";
import { type Drawing, newDrawing } from "../../src/workshop/drawing";
import { Editing } from "../../src/workshop/editing.svelte";
import { Drawings } from "../../src/workshop/keeping";

/** One that says that it outlives the page. */
class Shared extends PaperDrawer {
  override readonly isLasting = true as unknown as false;
}

let drawer: Drawer;
let first: Drawing;

beforeEach(async () => {
  vi.useFakeTimers();
  drawer = new Shared();
  first = newDrawing("roborally", { content: { flags: [] }, name: "Cross Current" }, 1);
  await new Drawings(drawer).keep(first, "");
});

async function opened(): Promise<Editing> {
  return (await Editing.of(first.id, new Drawings(drawer)))!;
}

async function kept(): Promise<Drawing> {
  return (await new Drawings(drawer).look(first.id))!;
}

describe("a drawing", () => {
  test("is written a moment after it was changed", async () => {
    const editing = await opened();
    editing.change({ flags: [[1, 2]] });
    expect([editing.saved, (await kept()).content]).toEqual(["saving", { flags: [] }]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([editing.saved, (await kept()).content]).toEqual(["saved", { flags: [[1, 2]] }]);
  });

  test("is written at once when the page is left", async () => {
    const editing = await opened();
    editing.rename("Ferry Hours");
    await editing.keep();
    expect((await kept()).name).toBe("Ferry Hours");
  });

  test("belongs to the tab that opened it last, and the other one is told", async () => {
    const early = await opened();
    const late = await opened();
    late.change({ flags: [[3, 3]] });
    await late.keep();
    early.change({ flags: [[9, 9]] });
    await early.keep();
    expect([early.saved, late.saved]).toEqual(["elsewhere", "saved"]);
    expect((await kept()).content).toEqual({ flags: [[3, 3]] });
  });

  test("is had back with what the other tab drew, and undoing brings what was drawn here", async () => {
    const early = await opened();
    const late = await opened();
    late.change({ flags: [[3, 3]] });
    await late.keep();
    early.change({ flags: [[9, 9]] });
    await early.keep();
    await early.take();
    expect([early.saved, early.content]).toEqual(["saved", { flags: [[3, 3]] }]);
    early.undo();
    await early.keep();
    expect((await kept()).content).toEqual({ flags: [[9, 9]] });
    late.change({ flags: [] });
    await late.keep();
    expect(late.saved).toBe("elsewhere");
  });

  test("that a browser can't keep says so", async () => {
    drawer = new PaperDrawer();
    await new Drawings(drawer).keep(first, "");
    const editing = await opened();
    editing.rename("x");
    await editing.keep();
    expect(editing.saved).toBe("nowhere");
  });

  test("is one of several, the latest first, and damaged ones are not listed", async () => {
    const drawings = new Drawings(drawer);
    await drawings.keep(newDrawing("asteroyds", { content: {}, name: "Later" }, 2), "");
    await drawer.change("bad", () => ({ id: "bad", touchedAt: 3, value: { drawing: { id: 3 } } }));
    expect((await drawings.all()).map(({ name }) => name)).toEqual(["Later", "Cross Current"]);
    await drawings.remove(first.id);
    expect((await drawings.all()).map(({ name }) => name)).toEqual(["Later"]);
  });
});
