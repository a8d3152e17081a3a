/** How long a table waits, as src/swarmrally/table/clock.py has it: times are milliseconds since 1970. */
import type { AnyEvent } from "../engine/base/telling";
import type { Clock } from "../wire/protocol";

const SECOND = 1000;
const DECISION = 20;
const LONG_STOPWATCH = 600;
const BEAT = 300;
const LONGEST_SHOW = 20 * SECOND;
const DRIFTING = ["TileMoved", "TileBlocked", "PushFailed"];
/** Who has looked elsewhere is not hurried at once. */
const LEAST_AFTER_RETURN = 10 * SECOND;

type Skill = "novice" | "expert";

/** Bots wait for as long as anybody likes: only a clock that was chosen hurries. */
function hasNone({ stopwatch = "usual" }: Clock): boolean {
  return stopwatch === "none" || stopwatch === "usual";
}

export function planSeconds(clock: Clock, byRules: (skill: Skill) => number | null): number | null {
  if (typeof clock.stopwatch === "number") return clock.stopwatch;
  return hasNone(clock) ? null : byRules(clock.stopwatch === "expert" ? "expert" : "novice");
}

export function decisionSeconds(clock: Clock, planning: number | null): number | null {
  if (clock.decision != null) return clock.decision;
  if (hasNone(clock)) return null;
  return planning !== null && planning > LONG_STOPWATCH ? planning : DECISION;
}

/** How long it takes to watch what happened; the tiles of a swarm drift together. */
export function showTime({ watching = true }: Clock, events: readonly AnyEvent[]): number {
  const beats = new Set(events.filter(({ kind }) => !DRIFTING.includes(kind)).map(({ beat }) => beat));
  return watching ? Math.min(beats.size * BEAT, LONGEST_SHOW) : 0;
}

export function deadlineAfter(opensAt: number, seconds: number | null): number | null {
  return seconds === null ? null : opensAt + seconds * SECOND;
}

/** While the page was closed no time went by. */
export function movedOn(deadline: number | null, stoppedAt: number, now: number): number | null {
  return deadline === null ? null : Math.max(now + LEAST_AFTER_RETURN, deadline + now - stoppedAt);
}
