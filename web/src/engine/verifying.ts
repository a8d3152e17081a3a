/** A record played again: seed, plans and rules to every event. */
import { Refusal } from "../wire/refusal";
import { type EngineFiles, NoEngine } from "./base/fetching";
import { type GameRecord, VERSION } from "./base/record";
import { isSame } from "./base/same";
import { opened } from "./opening";

/**
 * `same`: every event came out as it is told. `different`: this one did not, in the stretch after so many decisions.
 * `impossible`: the rules don't allow this decision.
 */
export type Verdict = { found: "same"; events: number; decisions: number } | { found: "different"; stretch: number; event: number } | { found: "impossible"; decision: number };

export function isRecord(given: unknown): given is GameRecord {
  const record = given as Partial<GameRecord> | null;
  return (
    typeof record === "object" &&
    record?.swarmrally === VERSION &&
    (record.game === "asteroyds" || record.game === "roborally") &&
    typeof record.seed === "string" &&
    typeof record.setup === "object" &&
    Array.isArray(record.decisions) &&
    Array.isArray(record.events) &&
    record.events.length === record.decisions.length + 1 &&
    record.events.every(Array.isArray)
  );
}

export async function verified(files: EngineFiles, record: GameRecord, advance: (part: number) => void = () => undefined): Promise<Verdict> {
  const game = await opened(files, record.game, record.setup);
  let events = 0;
  for (const [stretch, told] of record.events.entries()) {
    let played: unknown[];
    try {
      played = stretch === 0 ? game.begin(record.setup, record.seed) : game.decide(record.decisions[stretch - 1]);
    } catch (error) {
      if (error instanceof NoEngine) throw error;
      if (error instanceof Refusal || error instanceof TypeError || error instanceof RangeError) return { found: "impossible", decision: Math.max(0, stretch - 1) };
      throw error;
    }
    const event = firstDifference(told, played);
    if (event !== null) return { found: "different", stretch, event };
    events += played.length;
    advance((stretch + 1) / record.events.length);
  }
  return { found: "same", events, decisions: record.decisions.length };
}

function firstDifference(told: readonly unknown[], played: readonly unknown[]): number | null {
  const most = Math.max(told.length, played.length);
  for (let place = 0; place < most; place += 1) if (!isSame(told[place], played[place])) return place;
  return null;
}
