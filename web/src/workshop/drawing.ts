/** A drawing: a course or a layout that somebody makes in this browser, sound or not yet. */
import type { GameName } from "../engine/base/described";

export const LONGEST_NAME = 60;
export const LONGEST_WORDS = 500;

export interface Drawing {
  id: string;
  game: GameName;
  name: string;
  words: string;
  /** What a table's set-up takes: a course or a layout. The engine's readers may refuse it. */
  content: unknown;
  /** Fields of a set-up beside it: its clock and its options. */
  table: Readonly<Record<string, unknown>> | null;
  /** The hash of the version before, where that was published. */
  previous: string | null;
  touched: number;
}

export function newDrawing(game: GameName, made: Pick<Drawing, "content"> & Partial<Drawing>, now = Date.now()): Drawing {
  return { name: "", words: "", table: null, previous: null, ...made, game, id: newId(), touched: now };
}

/** Sayable letters: an address is read aloud now and then. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 10;

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Null: whoever wrote this did not write a drawing. */
export function drawingIn(value: unknown): Drawing | null {
  if (!isForm(value)) return null;
  const { id, game, name, words, content, table, previous, touched } = value;
  if (typeof id !== "string" || !isGame(game) || typeof name !== "string" || typeof words !== "string" || typeof touched !== "number") return null;
  return {
    id,
    game,
    name: name.slice(0, LONGEST_NAME),
    words: words.slice(0, LONGEST_WORDS),
    content,
    table: isForm(table) ? table : null,
    previous: typeof previous === "string" ? previous : null,
    touched,
  };
}

export function isGame(value: unknown): value is GameName {
  return value === "asteroyds" || value === "roborally";
}

export function isForm(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
