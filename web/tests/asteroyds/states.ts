/** A small sky to test with. */
import { folding } from "../../src/games/asteroyds/state/fold";
import type { Skies, Snapshot } from "../../src/games/asteroyds/state/state";
import type { AsteroydsEvent } from "../../src/wire/protocol";

type Loose<Event> = Event extends unknown ? Omit<Event, "beat" | "rule"> : never;

export const SNAPSHOT: Snapshot = {
  position: {
    game: "asteroyds",
    round: 3,
    first_seat: 1,
    tiles: [
      { kind: "asteroid", colour: "white/red", priority: 13, at: [5, 2], one_faces: "E", target: "left" },
      { kind: "asteroid", colour: "blue", priority: 9, at: [5, 6], one_faces: "W", target: null },
      { kind: "gate", colour: "red", priority: 21, symbol: 1, at: [1, 3], one_faces: "NW" },
      { kind: "turret", symbol: 2, at: [1, 4], one_faces: "W" },
      { kind: "pod", at: [1, 7] },
    ],
    craft: [
      { seat: 1, colour: "blue", pilot: "mhand", at: [6, 6], heading: "NE" },
      { seat: 0, colour: "red", pilot: "hector", at: [5, 8], heading: "E", damage: 2, tokens: [3] },
    ],
  },
  dice: { red: 6, white: 4, blue: 2, order: ["red", "white", "blue"] },
};

export function told(...events: Loose<AsteroydsEvent>[]): AsteroydsEvent[] {
  return events.map((event) => ({ beat: 1, rule: "A1.1", ...event }) as AsteroydsEvent);
}

export function after(events: AsteroydsEvent[], from: Skies = folding.begin(SNAPSHOT, null)): Skies {
  const skies = folding.copy(from);
  for (const event of events) folding.fold(skies, event);
  return skies;
}
