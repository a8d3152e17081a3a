import { expect, test } from "vitest";

import { History } from "../../src/workshop/history.svelte";

test("every step can be undone, back to the beginning, and done again", () => {
  const history = new History(0);
  for (let step = 1; step <= 5000; step += 1) history.change(step);
  for (let step = 4999; step >= 0; step -= 1) {
    history.undo();
    expect(history.now).toBe(step);
  }
  expect(history.canUndo).toBe(false);
  history.undo();
  expect(history.now).toBe(0);
  for (let step = 1; step <= 5000; step += 1) history.redo();
  expect([history.now, history.canRedo]).toEqual([5000, false]);
});

test("what is drawn in one go is one step", () => {
  const history = new History("");
  const [one, other] = [Symbol("one"), Symbol("other")];
  history.change("a", one);
  history.change("ab", one);
  history.change("abc", other);
  history.undo();
  expect(history.now).toBe("ab");
  history.undo();
  expect(history.now).toBe("");
});

test("a change after undoing leaves what was undone behind", () => {
  const history = new History("a");
  history.change("b");
  history.undo();
  history.change("c");
  history.redo();
  expect(history.now).toBe("c");
  history.undo();
  expect(history.now).toBe("a");
});

test("no change is no step", () => {
  const content = {};
  const history = new History(content);
  history.change(content);
  expect(history.canUndo).toBe(false);
});
