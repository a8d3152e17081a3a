/** What of a flight is shown together, and for how long: each colour of the swarm at once, and more time for what matters. */
import type { AsteroydsEvent } from "../protocol";
import type { Shot } from "../table/game";
import type { Beat } from "../table/story.svelte";
import { duration, NUDGE } from "./motion";

type Beats = Beat<AsteroydsEvent>[];
type Kind = AsteroydsEvent["kind"];

/** A colour of the swarm; where a tile crosses two hexes, a little longer. */
export const DRIFT = 480;
const FAR_DRIFT = 640;
/** What happens to whoever watches. */
export const MINE = 1200;
export const VICTORY = 1600;
/** A round of four craft, whatever happens in it. */
export const LONGEST_ROUND = 10_000;
const USUAL_CRAFT = 4;
/** Faster than that nobody follows. */
const LEAST_SHARE = 0.35;

/** Steps of the swarm that nobody has to see one by one. */
const QUIET = new Set<Kind>(["TileMoved", "TileBlocked", "PushFailed"]);
const GRAVE = new Set<Kind>(["CraftCollided", "CraftHit", "CraftDamaged", "CraftDestroyed", "TokenTaken", "AsteroidRammed", "EmergencyShieldRaised", "TargetEliminated", "DroneShot"]);
const VICTORIES = new Set<Kind>(["TeamWon", "GameEnded"]);

/** What is shown next, to somebody in this seat. */
export function shotAt(beats: Beats, from: number, seat: number | null): Shot {
  const shot = unhurried(beats, from, seat);
  return shot.lasts >= MINE ? shot : { ...shot, lasts: shot.lasts * shareOf(beats, from, seat) };
}

function unhurried(beats: Beats, from: number, seat: number | null): Shot {
  const { events } = beats[from]!;
  if (!isQuiet(events) && events[0]!.kind !== "DieCalled") return { count: 1, lasts: lengthOf(events, seat) };
  let to = from + 1;
  while (to < beats.length && isQuiet(beats[to]!.events)) to += 1;
  return { count: to - from, lasts: driftOf(beats.slice(from, to).flatMap((beat) => beat.events)) };
}

function isQuiet(events: AsteroydsEvent[]): boolean {
  return events.every((event) => QUIET.has(event.kind));
}

function driftOf(events: AsteroydsEvent[]): number {
  const moved = events.flatMap((event) => (event.kind === "TileMoved" ? [event.tile] : []));
  if (moved.length === 0) return events.some((event) => QUIET.has(event.kind)) ? NUDGE : duration(events);
  return new Set(moved).size < moved.length ? FAR_DRIFT : DRIFT;
}

function lengthOf(events: AsteroydsEvent[], seat: number | null): number {
  if (events.some((event) => VICTORIES.has(event.kind))) return VICTORY;
  return events.some((event) => isGrave(event, seat)) ? MINE : duration(events);
}

function isGrave(event: AsteroydsEvent, seat: number | null): boolean {
  return seat !== null && GRAVE.has(event.kind) && "seat" in event && event.seat === seat;
}

const shares = new WeakMap<Beat<AsteroydsEvent>, { to: number; seat: number | null; share: number }>();

/** How much of its time the usual gets, so that the round is over in time. */
function shareOf(beats: Beats, at: number, seat: number | null): number {
  const [from, to] = roundAt(beats, at);
  const known = shares.get(beats[from]!);
  if (known?.to === to && known.seat === seat) return known.share;
  const share = shareIn(beats, from, to, seat);
  shares.set(beats[from]!, { to, seat, share });
  return share;
}

function shareIn(beats: Beats, from: number, to: number, seat: number | null): number {
  let [usual, grave, craft] = [0, 0, 0];
  for (let at = from; at < to; ) {
    const shot = unhurried(beats, at, seat);
    if (shot.lasts >= MINE) grave += shot.lasts;
    else usual += shot.lasts;
    at += shot.count;
  }
  for (const { events } of beats.slice(from, to)) craft += events.filter((event) => event.kind === "FlightBegan").length;
  const longest = LONGEST_ROUND * Math.max(1, craft / USUAL_CRAFT);
  return Math.min(1, Math.max(LEAST_SHARE, (longest - grave) / Math.max(1, usual)));
}

/** The beats of the round in which this one lies: from plan to plan. */
function roundAt(beats: Beats, at: number): [from: number, to: number] {
  const isStart = ({ events }: Beat<AsteroydsEvent>): boolean => events.some((event) => event.kind === "PlanRevealed");
  let [from, to] = [at, at + 1];
  while (from > 0 && !isStart(beats[from]!)) from -= 1;
  while (to < beats.length && !isStart(beats[to]!)) to += 1;
  return [from, to];
}
