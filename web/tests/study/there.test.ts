/** Studies where the page has no engine: a server thinks, once. */
import { describe, expect, test } from "vitest";

import { NoEngine } from "../../src/engine/base/fetching";
import type { Found, Job } from "../../src/engine/studying";
import { think } from "../../src/study/thinking";
import { Failure, Unreachable } from "../../src/wire/api";

const JOB = { does: "odds", line: { game: "asteroyds", setup: {}, seed: "", decisions: [] }, plans: {}, games: 384 } as Job;
const ODDS = { odds: { played: 384, games: 384, chance: [], error: [] } } as Found;
const noWorker = (): Worker => {
  throw new Error("no workers here");
};

describe("without an engine", () => {
  test("the server thinks", async () => {
    const heard: Found[] = [];
    await think(JOB, (found) => heard.push(found), noWorker, () => Promise.resolve(ODDS)).done;
    expect(heard).toEqual([ODDS]);
  });

  test("what the server refuses is said as it says it", async () => {
    const limit = new Failure(429, { pointer: "", code: "too_many_requests", kind: "limit", details: { seconds: 9 } });
    await expect(think(JOB, () => undefined, noWorker, () => Promise.reject(limit)).done).rejects.toBe(limit);
  });

  test("without a server either it is the engine that is missing", async () => {
    const done = think(JOB, () => undefined, noWorker, () => Promise.reject(new Unreachable())).done;
    await expect(done).rejects.toBeInstanceOf(NoEngine);
  });

  test("who has stopped it hears nothing", async () => {
    const heard: Found[] = [];
    const thinking = think(JOB, (found) => heard.push(found), noWorker, () => new Promise((settle) => setTimeout(() => settle(ODDS), 10)));
    thinking.stop();
    await new Promise((settle) => setTimeout(settle, 40));
    expect(heard).toEqual([]);
  });
});
