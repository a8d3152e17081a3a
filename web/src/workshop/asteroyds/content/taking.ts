/** A layout that somebody else wrote, as far as it can be drawn: it may lack what only a game needs. */
import { boardIn } from "../../../engine/asteroyds/boards";
import type { Shape } from "../../../engine/reading/reading";
import { check } from "../../../engine/reading/reading";
import { LAYOUT } from "../../../engine/reading/shapes";
import { Refusal } from "../../../wire/refusal";
import type { Layout } from "./layout";
import { tidy } from "./tidying";

/** The engine's form, without how many there have to be. */
const DRAFT: Shape = {
  ...LAYOUT,
  fields: { ...LAYOUT.fields, modes: { ...LAYOUT.fields.modes, least: 0 }, starts: { ...LAYOUT.fields.starts, least: 0 } },
};

/** Refused where it has another form. */
export function taken(content: unknown): Layout {
  check(DRAFT, content);
  const layout = content as Layout;
  if (layout.board) boardIn(layout.board.rows);
  return tidy(layout);
}

const known = new WeakMap<object, Layout | null>();

/** The same for what is drawn again and again; null where it has another form. */
export function formed(content: unknown): Layout | null {
  if (typeof content !== "object" || content === null) return null;
  if (!known.has(content)) known.set(content, takenOrNull(content));
  return known.get(content)!;
}

function takenOrNull(content: unknown): Layout | null {
  try {
    return taken(content);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
