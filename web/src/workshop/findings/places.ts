/** Where on the board something is that a pointer names. */
export type Place = readonly [number, number];

/** Lists of numbers that are no places: the registers of a pusher, the columns of a row. */
const NOWHERE = ["registers", "rows"];

/** The innermost thing on the way of the pointer that lies somewhere; or the cell that the details name. */
export function placeIn(content: unknown, pointer: string, details: Readonly<Record<string, unknown>> = {}): Place | null {
  let [found, inside]: [Place | null, unknown] = [null, content];
  for (const name of pointer.replace(/^\/course(?=\/|$)/, "").split("/").slice(1)) {
    if (typeof inside !== "object" || inside === null || NOWHERE.includes(name)) break;
    inside = (inside as Record<string, unknown>)[name.replaceAll("~1", "/").replaceAll("~0", "~")];
    found = placeOf(inside) ?? found;
  }
  return pairIn(details.cell) ?? found;
}

/** `[x, y]`, `[x, y, side]`, `{at: [row, column]}` and `{x, y}` lie somewhere. */
function placeOf(thing: unknown): Place | null {
  if (typeof thing !== "object" || thing === null) return null;
  const { at, x, y } = thing as Record<string, unknown>;
  return pairIn(thing) ?? pairIn(at) ?? pairIn([x, y]);
}

function pairIn(value: unknown): Place | null {
  if (!Array.isArray(value)) return null;
  const [first, second] = value as unknown[];
  return Number.isInteger(first) && Number.isInteger(second) ? [first as number, second as number] : null;
}
