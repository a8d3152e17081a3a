/** Which screen belongs to which path. Each comes with its code and its words when it is first needed. */
import type { Component } from "svelte";

import { learn } from "../words/words.svelte";

type Loaded = Promise<{ default: unknown }>;

async function screen(code: Loaded, ...words: string[]): Promise<Component> {
  const [loaded] = await Promise.all([code, learn(...words)]);
  return loaded.default as Component;
}

export const screens: Record<string, () => Promise<Component>> = {
  "/table/:id": () => screen(import("./Table.svelte"), "table", "room", "pilots", "engine"),
  "/solo/:id": () => screen(import("./Solo.svelte"), "table", "room", "pilots", "engine", "solo"),
  "/create/:game": () => screen(import("./Create.svelte"), "create", "room", "gallery"),
  "/me": () => screen(import("./Me.svelte"), "me", "pilots", "engine"),
  "/records": () => screen(import("./Records.svelte"), "table", "engine"),
  "/pilots": () => screen(import("./Characters.svelte"), "pilots"),
  "/pilots/:name": () => screen(import("./Pilot.svelte"), "pilots"),
  "/robots": () => screen(import("./Characters.svelte"), "pilots"),
  "/robots/:name": () => screen(import("./Robot.svelte"), "pilots"),
  "/record": () => screen(import("./Record.svelte"), "table", "record", "engine"),
  "/record/:table": () => screen(import("./Record.svelte"), "table", "record", "engine"),
  "/record/solo/:here": () => screen(import("./Record.svelte"), "table", "record", "engine", "solo"),
  "/report": () => screen(import("./Report.svelte"), "table", "record", "engine", "solo"),
  "/record/:table/report": () => screen(import("./Report.svelte"), "table", "record", "engine", "solo"),
  "/record/solo/:here/report": () => screen(import("./Report.svelte"), "table", "record", "engine", "solo"),
  "/study": () => screen(import("./Study.svelte"), "table", "engine", "record", "create", "room", "solo"),
  "/study/:id": () => screen(import("./Study.svelte"), "table", "engine", "record", "create", "solo"),
  "/study/record/:table": () => screen(import("./Study.svelte"), "table", "engine", "record", "create", "solo"),
  "/study/solo/:here": () => screen(import("./Study.svelte"), "table", "engine", "record", "create", "solo"),
  "/guide/:game": () => screen(import("./Guide.svelte"), "guide"),
  "/guide/:game/:id": () => screen(import("./GuidedTable.svelte"), "guide", "table", "room", "pilots", "engine"),
  "/guide/:game/solo/:here": () => screen(import("./GuidedTable.svelte"), "guide", "table", "room", "pilots", "engine", "solo"),
  "/puzzles": () => screen(import("./puzzles/Puzzles.svelte"), "puzzles", "engine"),
  "/puzzles/rush/:game": () => screen(import("./puzzles/Rush.svelte"), "puzzles", "table", "engine"),
  "/puzzle/:id": () => screen(import("./puzzles/Puzzle.svelte"), "puzzles", "table", "engine"),
  "/daily/:game": () => screen(import("./puzzles/Puzzle.svelte"), "puzzles", "table", "engine"),
  "/daily/:game/:date": () => screen(import("./puzzles/Puzzle.svelte"), "puzzles", "table", "engine"),
  "/embed/puzzle/:id": () => screen(import("./puzzles/EmbeddedPuzzle.svelte"), "puzzles", "table", "engine"),
  "/embed/record/:table": () => screen(import("./Record.svelte"), "table", "record", "engine"),
  "/gallery": () => screen(import("./gallery/Gallery.svelte"), "gallery", "engine"),
  "/w/:code": () => screen(import("./gallery/Work.svelte"), "gallery", "engine"),
  "/embed/work/:code": () => screen(import("./gallery/EmbeddedWork.svelte"), "gallery", "engine"),
  "/workshop": () => screen(import("./workshop/Workshop.svelte"), "workshop", "engine"),
  "/workshop/:game/:id": () => screen(import("./workshop/DrawingPage.svelte"), "workshop", "table", "gallery"),
  "/workshop/:game/:id/try/:here": () => screen(import("./TriedTable.svelte"), "workshop", "table", "room", "pilots", "engine", "solo"),
  "/rules": () => screen(import("./Rules.svelte"), "rules"),
  "/rules/:game": () => screen(import("./Rulebook.svelte"), "rules", "floor"),
};
