// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { matched } from "../src/shell/router.svelte";

describe("a path", () => {
  test("names what its pattern names", () => {
    expect(matched("/table/:id", "/table/abc%20d/")).toEqual({ id: "abc d" });
    expect(matched("/guide/:game/:id", "/guide/roborally/T")).toEqual({ game: "roborally", id: "T" });
    expect(matched("/table/:id", "/record/abc")).toBeNull();
  });

  test("that was mistyped leads nowhere", () => {
    expect(matched("/table/:id", "/table/%E0%A4%A")).toBeNull();
    expect(matched("/rules/:game", "/rules/chess")).toBeNull();
  });
});
