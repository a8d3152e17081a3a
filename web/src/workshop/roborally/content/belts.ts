/** R6.4 Belts that join by themselves: who is carried onto a belt from its side is turned the way it runs. */
import type { FloorForm, Heading, Place } from "../../../engine/roborally/floors";
import { ahead, opposite } from "../../../games/roborally/state/floor";
import { HEADINGS } from "../../../games/roborally/state/state";
import { around, hasWall, put } from "./cells";
import { type Conveyor, turnedHeading, type Way } from "./floors";

function beltAt(floor: FloorForm, [x, y]: Place): Conveyor | undefined {
  return floor.conveyors?.find((belt) => belt.x === x && belt.y === y);
}

/** The turns that a belt has of those that lead onto it. */
export function turnsOf(floor: FloorForm, belt: Conveyor): Partial<Record<Heading, Way>> {
  const turns: Partial<Record<Heading, Way>> = {};
  for (const heading of HEADINGS) {
    if (heading === belt.dir || heading === opposite(belt.dir)) continue;
    const before = ahead([belt.x, belt.y], opposite(heading));
    if (beltAt(floor, before)?.dir === heading && !hasWall(floor, before, heading)) turns[heading] = belt.dir === turnedHeading(heading, 1) ? "cw" : "ccw";
  }
  return turns;
}

/** The belts on and around these cells turn as they lie now; those further away stay as somebody set them. */
export function joined(floor: FloorForm, places: readonly Place[]): FloorForm {
  const touched = new Set(places.flatMap((place) => around(floor, place)).map((place) => place.join()));
  return {
    ...floor,
    conveyors: (floor.conveyors ?? []).map((belt) => (touched.has(`${belt.x},${belt.y}`) ? { ...belt, rotates_when_entered_travelling: turnsOf(floor, belt) } : belt)),
  };
}

/** A belt along a way, each piece towards the next; the last one goes on as it came. */
export function laid(floor: FloorForm, way: readonly Place[], isExpress: boolean, usual: Heading): FloorForm {
  let now = floor;
  way.forEach((place, number) => {
    const next = way[number + 1];
    const before = way[number - 1];
    const dir = (next && headingFrom(place, next)) ?? (before && headingFrom(before, place)) ?? usual;
    now = put(now, place, { is: "belt", dir, express: isExpress });
  });
  return joined(now, way);
}

export function headingFrom([x, y]: Place, to: Place): Heading | null {
  return HEADINGS.find((heading) => ahead([x, y], heading).join() === to.join()) ?? null;
}
