import { expect, test } from "vitest";

import { Playing, plays } from "../src/shell/playing";

/** Locks as far as they are used: given a little later, as in a browser. */
class Locks {
  readonly held: string[] = [];

  async request(name: string, _: LockOptions, whileHeld: () => Promise<unknown>): Promise<void> {
    await Promise.resolve();
    this.held.push(name);
    await whileHeld();
    this.held.splice(this.held.indexOf(name), 1);
  }
}

test.each([["/table/abc", true], ["/solo/abc", true], ["/guide/asteroyds/first", true], ["/puzzle/a1", true], ["/puzzles/rush/asteroyds", true], ["/daily/roborally", true], ["/study/abc", true], ["/puzzles", false], ["/study", false], ["/guide/asteroyds", false], ["/", false], ["/rules/asteroyds", false]])("a new version waits for somebody at %s: %s", (path, waits) => {
  expect(plays(path)).toBe(waits);
});

test("a page that goes to a table can be seen to play, from one to another, and no more when it leaves", async () => {
  const locks = new Locks();
  const playing = new Playing(locks as unknown as LockManager, "plays");
  await playing.at("/");
  expect(locks.held).toEqual([]);
  await playing.at("/solo/one");
  await playing.at("/solo/two");
  expect(locks.held).toEqual(["plays"]);
  await playing.at("/rules");
  expect(locks.held).toEqual([]);
});

test("who leaves before the lock is given does not keep it", async () => {
  const locks = new Locks();
  const playing = new Playing(locks as unknown as LockManager, "plays");
  void playing.at("/solo/one");
  await playing.at("/");
  expect(locks.held).toEqual([]);
});
