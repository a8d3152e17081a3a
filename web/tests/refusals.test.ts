// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from "vitest";

import { LANGUAGES, type Language } from "../src/languages";
import { whyOf } from "../src/table/refusals";
import { learn, speak } from "../src/words.svelte";

/** What the server says to people at a table, word for word. */
const SAID = [
  "expected a player without a seat: you have seat 2",
  "expected somebody else: the host has asked you to leave this table",
  "expected a free seat: all are taken",
  "expected a seat that somebody has, got 3",
  "expected a table where the game has not begun; this one is playing",
  "expected a game that is on; this table is over",
  "expected a game that is paused",
  "expected something new: nothing would change",
  "expected another person whom the table waits for, got seat 1",
  "expected no second vote: agree with the one there is",
  "expected a vote on your seat: there is none",
  "expected patience: 86281 seconds more",
  "expected a seat that is not played by a bot already",
  "expected a seat that a bot plays",
  "expected no rematch yet",
  "expected another team: everybody else is in 1",
  "expected a line of printable characters",
  "expected a name that can't be taken for Ada at this table: change yours, or write it the same way",
  "expected a table that is there, and that you may see",
  "expected a database where this can be kept: the disk is full. Nothing can be kept now, try again soon",
];

describe.each(Object.keys(LANGUAGES) as Language[])("refusals in %s", (language) => {
  beforeAll(async () => {
    await learn("table");
    await speak(language);
  });

  test("are said in the reader's words, each in its own", () => {
    const why = SAID.map((reason) => whyOf(new Error(reason)));
    expect(why.filter((one) => one.isForeign)).toEqual([]);
    expect(new Set(why.map((one) => one.why)).size).toBe(SAID.length);
    const other = whyOf(new Error("expected less: this table is played with assist none")).why;
    expect(why.map((one) => one.why)).not.toContain(other);
  });
});

test("words that did not come are asked for again", async () => {
  await expect(learn("nowhere")).rejects.toThrow("nowhere");
  await expect(learn("nowhere")).rejects.toThrow("nowhere");
});
