// @vitest-environment jsdom
/** Looking at a drawing while it changes: one drawing at a time, the latest next, and nothing of those between. */
import { describe, expect, test } from "vitest";

import type { Finding } from "../../src/workshop/findings/findings";
import { Watching } from "../../src/workshop/findings/watching.svelte";
import type { Answered, Told } from "../../src/workshop/findings/worker";

/** A worker that looks when it is told to. */
class Looker {
  readonly told: Told[] = [];
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  ended = false;

  postMessage(told: Told): void {
    this.told.push(told);
  }

  terminate(): void {
    this.ended = true;
  }

  get drawings(): unknown[] {
    return this.told.flatMap((told) => ("number" in told ? [told.content] : []));
  }

  find(...codes: string[]): void {
    const { number } = this.told.at(-1) as { number: number };
    this.onmessage!({ data: { number, findings: codes.map((code) => ({ weight: "wrong", code }) as Finding) } });
  }
}

function watched(): [Watching, Looker] {
  const looker = new Looker();
  return [new Watching("/engine/", () => looker as unknown as Worker), looker];
}

describe("watching a drawing", () => {
  test("says what is found in the latest one, and skips those between", () => {
    const [watching, looker] = watched();
    for (const drawing of ["one", "two", "three"]) watching.look("roborally", drawing);
    expect(looker.told[0]).toEqual({ base: "/engine/" });
    expect(looker.drawings).toEqual(["one"]);
    looker.find("dock_in_pit");
    expect([looker.drawings, watching.isSettled, watching.wrong.map(({ code }) => code)]).toEqual([["one", "three"], false, ["dock_in_pit"]]);
    looker.find();
    expect([looker.drawings, watching.isSettled, watching.found]).toEqual([["one", "three"], true, []]);
  });

  test("says why nothing can be found, and tries again with the next change", () => {
    const [watching, looker] = watched();
    watching.look("roborally", "one");
    looker.onmessage!({ data: { reason: "missing" } });
    expect([watching.why, watching.isSettled, looker.ended]).toEqual(["missing", true, true]);
    watching.look("roborally", "two");
    looker.find("no_flags");
    expect([watching.why, watching.found.length]).toEqual([null, 1]);
  });

  test("hears nothing more once it is stopped", () => {
    const [watching, looker] = watched();
    watching.look("roborally", "one");
    watching.stop();
    looker.find("no_flags");
    expect([watching.found, looker.ended]).toEqual([[], true]);
  });
});
