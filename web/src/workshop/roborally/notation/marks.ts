/** The signs of the notation, as src/swarmrally/roborally/components/floors.py has them. */
import type { FloorForm, Heading } from "../../../engine/roborally/floors";
import { type Conveyor, type Way, whole } from "../content/floors";

const ARROWS: Readonly<Record<Heading, string>> = { N: "^", E: ">", S: "v", W: "<" };
const SITES = { wrench: "w", wrench_hammer: "w+h" } as const;
export type Site = keyof typeof SITES;
export const MOST_DOCKS = 8;

export type Mark = { is: "pit" } | { is: "belt"; dir: Heading; express: boolean } | { is: "gear"; rot: Way } | { is: "site"; kind: Site } | { is: "dock"; dock: number };

export function signOf(mark: Mark): string {
  switch (mark.is) {
    case "pit":
      return "pit";
    case "belt":
      return ARROWS[mark.dir].repeat(mark.express ? 2 : 1);
    case "gear":
      return mark.rot;
    case "site":
      return SITES[mark.kind];
    case "dock":
      return `d${mark.dock}`;
  }
}

const KNOWN: ReadonlyMap<string, Mark> = new Map(
  [
    { is: "pit" } as const,
    ...(Object.keys(ARROWS) as Heading[]).flatMap((dir) => [false, true].map((express) => ({ is: "belt", dir, express }) as const)),
    ...(["cw", "ccw"] as const).map((rot) => ({ is: "gear", rot }) as const),
    ...(["wrench", "wrench_hammer"] as const).map((kind) => ({ is: "site", kind }) as const),
    ...Array.from({ length: MOST_DOCKS }, (_, dock) => ({ is: "dock", dock: dock + 1 }) as const),
  ].map((mark: Mark) => [signOf(mark), mark]),
);

/** Undefined: no sign; null: nothing stands there. */
export function markOf(sign: string): Mark | null | undefined {
  return sign === "." ? null : KNOWN.get(sign);
}

/** What stands on each cell of a floor: more than one thing only where a form said so. */
export function marksIn(form: FloorForm): Map<string, Mark[]> {
  const { pits, conveyors, gears, repair, docks } = whole(form);
  const there = new Map<string, Mark[]>();
  const put = (x: number, y: number, mark: Mark): unknown => there.set(`${x},${y}`, [...(there.get(`${x},${y}`) ?? []), mark]);
  for (const [x, y] of pits) put(x, y, { is: "pit" });
  for (const { x, y, dir, express = false } of conveyors) put(x, y, { is: "belt", dir, express });
  for (const { x, y, rot } of gears) put(x, y, { is: "gear", rot });
  for (const { x, y, kind } of repair) put(x, y, { is: "site", kind });
  for (const [dock, [x, y]] of Object.entries(docks)) put(x, y, { is: "dock", dock: Number(dock) });
  return there;
}

/** The turns of a belt as the notation says them. */
export function turnsOf({ rotates_when_entered_travelling: turns = {} }: Conveyor): string {
  return (Object.keys(ARROWS) as Heading[]).flatMap((heading) => (turns[heading] ? [`${heading} ${turns[heading]}`] : [])).join(" ");
}
