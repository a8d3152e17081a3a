/** What can be seen of an event beside what has moved: sparks, beams, rings. Each kind of event says what it shows. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Point } from "../../board/geometry";
import { type Cell, type Heading, WIDTH, centre, isSame, towards } from "../state/hexes";
import { BEAM, EXPLOSION, FLOAT, IMPACT, NUDGE, PUSH, TOKEN } from "../state/durations";
import { type Colour, type Skies, tileNamed } from "../state/state";

export type Effect = { lasts: number } & (
  | { shows: "spark" | "flash" | "ripple"; at: Point }
  | { shows: "float"; at: Point; points: number }
  | { shows: "shield"; at: Point; colour: Colour }
  | { shows: "bar"; at: Point; angle: number; from: Point }
  | { shows: "beam"; from: Point; to: Point; hits: boolean }
  | { shows: "pieces"; at: Point; colour: string }
  | { shows: "token"; at: Point; seat: number; symbol: number }
);

/** Something starts towards a point, and comes back. */
export interface Nudge {
  tile?: string;
  seat?: number;
  by: Point;
}

/** The board after the beat, and the beat. */
interface Scene {
  skies: Skies;
  events: AsteroydsEvent[];
}

type Kind = AsteroydsEvent["kind"];
type Told<K extends Kind> = Extract<AsteroydsEvent, { kind: K }>;
type Shows = { [K in Kind]: (event: Told<K>, scene: Scene) => Effect[] };

const NOSE = 24;
const TO_THE_EDGE = 33;
const ABOVE = -38;

const nothing = (): Effect[] => [];

/** Those that show nothing are seen by what moves, or beside the board. */
const SHOWS: Shows = {
  RoundBegan: nothing,
  DiceRolled: nothing,
  PlanRevealed: nothing,
  ShieldLowered: nothing,
  PowerSpent: ({ seat }, scene) => ripple(placeOf(scene, seat)),
  DroneLaunched: ({ at }) => ripple(at),
  DieCalled: nothing,
  TileMoved: nothing,
  TilePushed: ({ from, to }) => [bar(from, to)],
  TileBlocked: ({ at, heading }) => [flash(at, heading)],
  PushFailed: ({ at, heading }) => [flash(at, heading)],
  CraftHit: ({ seat, tile }, scene) => sparkBetween(placeOf(scene, seat), tileNamed(scene.skies, tile)?.at),
  ShieldHeld: ({ seat }, scene) => shield(scene, seat),
  EmergencyShieldRaised: ({ seat }, scene) => shield(scene, seat),
  CraftDamaged({ seat, points }, scene) {
    const place = placeOf(scene, seat);
    return place ? [{ shows: "float", at: plus(centre(place), { x: 0, y: ABOVE }), points, lasts: FLOAT }] : [];
  },
  CraftDestroyed: ({ seat, at }, { skies }) => [{ shows: "pieces", at: centre(at), colour: `var(--c-${skies.craft[seat]!.colour})`, lasts: EXPLOSION }],
  TokenTaken({ seat, symbol }, scene) {
    const from = shotOf(scene, seat)?.to ?? placeOf(scene, seat);
    return from ? [{ shows: "token", at: centre(from), seat, symbol, lasts: TOKEN }] : [];
  },
  FlightBegan: ({ seat }, scene) => ripple(placeOf(scene, seat)),
  CraftWaited: nothing,
  CraftTurned: nothing,
  CraftMoved: nothing,
  CraftCollided: ({ at, heading }) => [{ shows: "spark", at: plus(centre(at), towards(heading, TO_THE_EDGE)), lasts: IMPACT }],
  PlanLost: nothing,
  DecisionAsked: ({ seat }, scene) => ripple(placeOf(scene, seat)),
  DecisionAnswered: nothing,
  AsteroidRammed: ({ at }) => [{ shows: "pieces", at: centre(at), colour: "var(--white-deep)", lasts: EXPLOSION }],
  ShotFired: (event) => [beam(event)],
  TargetEliminated({ tile }, { skies }) {
    const at = tileNamed(skies, tile)?.at;
    return at ? [{ shows: "pieces", at: centre(at), colour: "var(--beam)", lasts: EXPLOSION }] : [];
  },
  DroneShot: ({ tile }, { skies }) => ripple(tileNamed(skies, tile)?.at ?? null),
  CraftFinished: ({ seat }, scene) => ripple(placeOf(scene, seat)),
  TeamWon: nothing,
  DroneRemoved: ({ at }) => [{ shows: "pieces", at: centre(at), colour: "var(--harm)", lasts: EXPLOSION }],
  RoundEnded: nothing,
  GameEnded: nothing,
};

export function effectsOf(skies: Skies, events: AsteroydsEvent[]): Effect[] {
  const scene = { skies, events };
  return events.flatMap((event) => (SHOWS[event.kind] as (event: AsteroydsEvent, scene: Scene) => Effect[])(event, scene));
}

/** What bumps into something in this beat, and what is thrown back by it. */
export function nudgesOf(skies: Skies, events: AsteroydsEvent[]): Nudge[] {
  return events.flatMap((event): Nudge[] => {
    if (event.kind === "TileBlocked" || event.kind === "PushFailed") return [{ tile: event.tile, by: towards(event.heading, 6) }];
    if (event.kind === "CraftCollided") return [{ seat: event.seat, by: towards(event.heading, 8) }];
    if (event.kind === "CraftHit") return recoil(skies, events, event);
    return [];
  });
}

function recoil(skies: Skies, events: AsteroydsEvent[], { seat, tile }: Told<"CraftHit">): Nudge[] {
  const [place, from] = [placeOf({ skies, events }, seat), tileNamed(skies, tile)?.at];
  if (!place || !from || isSame(place, from)) return [];
  const away = minus(centre(place), centre(from));
  return [{ seat, by: times(away, 4 / Math.hypot(away.x, away.y)) }];
}

function placeOf({ skies, events }: Scene, seat: number): Cell | null {
  const destroyed = events.find((event) => event.kind === "CraftDestroyed" && event.seat === seat) as Told<"CraftDestroyed"> | undefined;
  return skies.craft[seat]?.at ?? destroyed?.at ?? null;
}

function shotOf({ events }: Scene, seat: number): Told<"ShotFired"> | undefined {
  return events.find((event) => event.kind === "ShotFired" && event.seat === seat) as Told<"ShotFired"> | undefined;
}

function ripple(at: Cell | null): Effect[] {
  return at ? [{ shows: "ripple", at: centre(at), lasts: IMPACT }] : [];
}

function shield(scene: Scene, seat: number): Effect[] {
  const place = placeOf(scene, seat);
  return place ? [{ shows: "shield", at: centre(place), colour: scene.skies.craft[seat]!.colour, lasts: IMPACT }] : [];
}

/** The outline of what was in the way. */
function flash(at: Cell, heading: Heading): Effect {
  return { shows: "flash", at: plus(centre(at), towards(heading, WIDTH)), lasts: NUDGE };
}

/** Between the two tiles, and along with them. */
function bar(from: Cell, to: Cell): Effect {
  const [start, end] = [centre(from), centre(to)];
  const way = minus(end, start);
  const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  return { shows: "bar", at: plus(start, times(way, 0.5)), angle, from: times(way, -1), lasts: PUSH };
}

function beam({ from, to, hit }: Told<"ShotFired">): Effect {
  const [start, end] = [centre(from), centre(to)];
  const way = minus(end, start);
  const length = Math.hypot(way.x, way.y);
  const nose = length > NOSE ? plus(start, times(way, NOSE / length)) : start;
  return { shows: "beam", from: nose, to: end, hits: hit !== "border", lasts: BEAM };
}

function sparkBetween(place: Cell | null, other: Cell | undefined): Effect[] {
  if (!place) return [];
  const at = other ? times(plus(centre(place), centre(other)), 0.5) : centre(place);
  return [{ shows: "spark", at, lasts: IMPACT }];
}

function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function times(point: Point, factor: number): Point {
  return { x: point.x * factor, y: point.y * factor };
}

