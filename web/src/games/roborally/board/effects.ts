/** What flashes over the floor while a beat is shown: beams, floats, cards, sparks. Pure drawing of events. */
import type { RoborallyEvent } from "../../../wire/protocol";
import { middle, SIZE } from "../floor/drawing";
import { ahead, type FloorPlan, isDeep, opposite, same } from "../state/floor";
import { type Cell, type Heading, HEADINGS, type Model, type RoborallyState } from "../state/state";

type Point = readonly [number, number];
type Tone = "harm" | "good" | "plain";

export type Effect =
  | { kind: "card"; at: Point; cards: number[]; isTorn: boolean }
  | { kind: "beam"; from: Point; angle: number; length: number; isFloor: boolean; beams: number }
  | { kind: "ring"; at: Point; tone: Tone }
  | { kind: "float"; at: Point; text: string; tone: Tone; row: number }
  | { kind: "icon"; at: Point; icon: string; text: string; tone: Tone; row: number }
  | { kind: "pieces"; at: Point; model: Model }
  | { kind: "link"; from: Point; to: Point }
  | { kind: "thrust"; at: Point; angle: number }
  | { kind: "coin"; at: Point; isHeads: boolean }
  | { kind: "flag"; at: Point; number: number };

/** Effects of one robot in one beat stand above each other. */
class Rows {
  private readonly used = new Map<number, number>();

  next(seat: number): number {
    const row = this.used.get(seat) ?? 0;
    this.used.set(seat, row + 1);
    return row;
  }
}

interface Scene {
  state: RoborallyState;
  floor: FloorPlan;
  rows: Rows;
  beat: RoborallyEvent[];
}

export function effectsOf(beat: RoborallyEvent[], state: RoborallyState, floor: FloorPlan): Effect[] {
  const scene: Scene = { state, floor, rows: new Rows(), beat };
  const own = beat.flatMap((event) => effectOf(event, scene));
  return [...own, ...harm(scene)];
}

function at(scene: Scene, seat: number): Point {
  const robot = scene.state.robots[seat]!;
  return middle(robot.at ?? robot.last);
}

function icon(scene: Scene, seat: number | null, name: string, text: string, tone: Tone): Effect[] {
  return [{ kind: "icon", at: at(scene, seat!), icon: name, text, tone, row: scene.rows.next(seat!) }];
}

function effectOf(event: RoborallyEvent, scene: Scene): Effect[] {
  switch (event.kind) {
    case "RegisterRevealed":
      return [{ kind: "card", at: at(scene, event.seat!), cards: [event.card, event.second].filter((card) => card !== null), isTorn: isReplaced(event, scene) }];
    case "ShotFired":
      return [beamBetween(event.from, event.to), ringAt(scene, event.target)];
    case "BeamHit":
      return [...floorBeam(event, scene.floor), ringAt(scene, event.seat)];
    case "FlagTaken":
      return [{ kind: "flag", at: middle(event.at), number: event.flag }];
    case "CoinFlipped":
      return [{ kind: "coin", at: at(scene, event.seat!), isHeads: event.heads }];
    case "TitlePassed":
      return [...(event.from === null ? [] : [{ kind: "link", from: at(scene, event.from), to: at(scene, event.seat!) } as const]), { kind: "ring", at: at(scene, event.seat!), tone: "good" }];
    case "RobotSentOff":
      return icon(scene, event.seat, "undo", "", "harm");
    case "DamagePrevented":
      return icon(scene, event.seat, "shield", "", "good");
    case "DamageRepaired":
      return icon(scene, event.seat, "heart", "−1", "good");
    case "RegisterLocked":
      return icon(scene, event.seat, "lock", String(event.register), "harm");
    case "OptionDrawn":
      return icon(scene, event.seat, "bolt", "+1", "good");
    case "OptionDiscarded":
      return icon(scene, event.seat, "bolt", "−1", "harm");
    case "PowerDownAnnounced":
      return event.yes ? icon(scene, event.seat, "pow", "", "plain") : [];
    case "PowerSet":
      return icon(scene, event.seat, "pow", "", event.down ? "plain" : "good");
    case "FlagTouched":
      return [ringAt(scene, event.seat, "good"), { kind: "flag", at: at(scene, event.seat!), number: event.flag }];
    case "ArchiveMoved":
      return [{ kind: "ring", at: middle(event.at), tone: "plain" }];
    case "ControlTaken":
      return event.by === null ? [] : [{ kind: "link", from: at(scene, event.by), to: at(scene, event.seat!) }];
    case "RobotPushed":
      return event.rule === "R6.5" ? thrust(event, scene.floor) : [];
    case "RobotDestroyed":
      return shards(scene, event.seat!);
    case "RobotReturned":
      return [ringAt(scene, event.seat, "good")];
    default:
      return [];
  }
}

/** A robot that did not fall was broken where it stood. */
function shards(scene: Scene, seat: number): Effect[] {
  const { last, model } = scene.state.robots[seat]!;
  return isDeep(scene.floor, last) ? [] : [{ kind: "pieces", at: middle(last), model }];
}

function isReplaced(event: { seat: number | null }, scene: Scene): boolean {
  return scene.beat.some((other) => other.kind === "CardReplaced" && other.seat === event.seat);
}

function ringAt(scene: Scene, seat: number | null, tone: Tone = "harm"): Effect {
  return { kind: "ring", at: at(scene, seat!), tone };
}

/** All points of one robot in one number. */
function harm(scene: Scene): Effect[] {
  const points = new Map<number, number>();
  for (const event of scene.beat) if (event.kind === "RobotDamaged") points.set(event.seat!, (points.get(event.seat!) ?? 0) + 1);
  return [...points].map(([seat, count]) => ({ kind: "float", at: at(scene, seat), text: `+${count}`, tone: "harm", row: scene.rows.next(seat) }));
}

function beamBetween(from: Cell, to: Cell): Effect {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const nose = 0.4 * SIZE;
  const length = Math.max(0, Math.hypot(dx, dy) * SIZE - nose);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const [x, y] = middle(from);
  return { kind: "beam", from: [x + Math.sign(dx) * nose, y + Math.sign(dy) * nose], angle, length, isFloor: false, beams: 1 };
}

/** From the emitters that shine this way on the cell. */
function floorBeam(event: { at: Cell; heading: Heading }, floor: FloorPlan): Effect[] {
  return floor.lasers
    .filter((laser) => laser.heading === event.heading && laser.cells.some((cell) => same(cell, event.at)))
    .map((laser) => {
      const cells = Math.abs(event.at[0] - laser.at[0]) + Math.abs(event.at[1] - laser.at[1]);
      const [x, y] = middle(laser.at);
      const [bx, by] = ahead([0, 0], opposite(laser.heading), 14);
      return { kind: "beam", from: [x + bx, y + by], angle: angleOf(laser.heading), length: cells * SIZE + 14, isFloor: true, beams: laser.beams };
    });
}

function angleOf(heading: Heading): number {
  return 90 * (HEADINGS.indexOf(heading) - 1);
}

function thrust(event: { from: Cell; to: Cell }, floor: FloorPlan): Effect[] {
  return floor.pushers
    .filter((pusher) => same(pusher.at, event.from) && same(ahead(pusher.at, pusher.heading), event.to))
    .map((pusher) => ({ kind: "thrust", at: middle(pusher.at), angle: angleOf(pusher.heading) }));
}
