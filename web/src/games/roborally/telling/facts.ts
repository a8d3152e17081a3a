/** Events gathered into what is worth a sentence: steps of one card, robots on the same belts, points of one volley. Knows no rule. */
import type { RoborallyEvent } from "../../../wire/protocol";

export interface Fact {
  /** The message that says it. */
  id: string;
  /** The seats it is about; `target` is the other one. */
  seats: number[];
  target?: number | null;
  /** How often: cells, points. */
  count: number;
  values: Record<string, string | number>;
  /** What the words need of the event itself. */
  event: RoborallyEvent;
  /** The index of the first event. */
  index: number;
  rule: string;
  turn: number;
  register: number;
}

type Kind = RoborallyEvent["kind"];

/** Who the fact is about, what joins those that belong together, and what else the sentence says. */
interface Gathering {
  by: (event: RoborallyEvent) => string;
  /** A later one adds its robots, or counts on. */
  adds: "seats" | "count";
}

const sameBeat = (event: RoborallyEvent) => `${event.kind} ${event.beat} ${event.rule}`;
const gatherings: Partial<Record<Kind, Gathering>> = {
  CardsDealt: { by: (event) => `dealt ${"count" in event ? event.count : 0}`, adds: "seats" },
  ProgramSealed: { by: (event) => `sealed ${event.rule}`, adds: "seats" },
  RegisterRevealed: { by: sameBeat, adds: "seats" },
  RobotCarried: { by: sameBeat, adds: "seats" },
  DamageDiscarded: { by: sameBeat, adds: "seats" },
  RobotMoved: { by: (event) => (event.kind === "RobotMoved" ? `moved ${event.seat} ${event.by}` : ""), adds: "count" },
  MoveBlocked: { by: (event) => (event.kind === "MoveBlocked" ? `blocked ${event.seat}` : ""), adds: "count" },
  RobotDamaged: { by: (event) => (event.kind === "RobotDamaged" ? `damaged ${event.seat} ${event.beat}` : ""), adds: "count" },
};

/** Only steps of one card go on over several beats. */
const GOES_ON: Kind[] = ["RobotMoved", "MoveBlocked", "RobotDamaged", "ProgramSealed"];

export class Facts {
  readonly all: Fact[] = [];
  private open = new Map<string, Fact>();
  private register = 0;
  private mover: number | null = null;

  constructor(private turn = 1) {}

  take(event: RoborallyEvent, index: number): void {
    this.follow(event);
    const gathering = gatherings[event.kind];
    const key = gathering?.by(event);
    const earlier = key === undefined ? undefined : this.open.get(key);
    if (earlier && gathering) return this.add(earlier, event, gathering.adds);
    const fact = this.begun(event, index);
    this.all.push(fact);
    if (key !== undefined) this.open.set(key, fact);
  }

  private follow(event: RoborallyEvent): void {
    if (event.kind === "TurnBegan") [this.turn, this.register] = [event.turn, 0];
    else if (event.kind === "RegisterBegan") this.register = event.register;
    else if (event.kind === "TurnEnded") this.register = 0;
    const mover = event.kind === "RobotMoved" ? event.by : event.kind === "MoveBlocked" ? this.mover : null;
    const goesOn = GOES_ON.includes(event.kind) && (event.kind !== "RobotMoved" || mover === this.mover);
    const isSameBeat = this.all.at(-1)?.event.beat === event.beat;
    if (!goesOn && !(isSameBeat && event.kind !== "RobotMoved")) this.open.clear();
    if (event.kind === "RobotMoved") this.mover = mover;
  }

  private add(fact: Fact, event: RoborallyEvent, what: "seats" | "count"): void {
    if (what === "count") fact.count += 1;
    else if ("seat" in event && event.seat !== null && !fact.seats.includes(event.seat)) fact.seats.push(event.seat);
    if (event.kind === "RobotDamaged") fact.values.damage = event.damage;
    if (event.kind === "RegisterRevealed") revealedBy(fact, event);
  }

  private begun(event: RoborallyEvent, index: number): Fact {
    const seats = "seat" in event && event.seat !== null ? [event.seat] : [];
    const fact: Fact = {
      id: `r-${event.kind.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase()}`,
      seats,
      count: 1,
      values: numbersOf(event),
      event,
      index,
      rule: event.rule,
      turn: this.turn,
      register: this.register,
    };
    if (event.kind === "RobotMoved" && event.by !== null && event.by !== event.seat) [fact.id, fact.target] = ["r-robot-shoved", event.by];
    if (event.kind === "ShotFired") fact.target = event.target;
    if (event.kind === "ControlTaken" || event.kind === "RobotSentOff") fact.target = event.by;
    if (event.kind === "TitlePassed") fact.target = event.from;
    if (event.kind === "BlameFell" && event.seat === null) fact.id = "r-blame-forgotten";
    if (event.kind === "RegisterRevealed") revealedBy(fact, event);
    return fact;
  }
}

/** Which card each robot shows; the later one of a robot counts. */
function revealedBy(fact: Fact, event: Extract<RoborallyEvent, { kind: "RegisterRevealed" }>): void {
  if (event.seat !== null) fact.values[`card ${event.seat}`] = event.card ?? 0;
}

/** Whatever of an event is a number or a word of its own, by name. */
function numbersOf(event: RoborallyEvent): Record<string, string | number> {
  const plain = Object.entries(event).filter(([name, value]) => !["kind", "beat", "seat", "count"].includes(name) && ["string", "number"].includes(typeof value));
  const values = Object.fromEntries(plain) as Record<string, string | number>;
  // Words choose among causes by names, which have no dots.
  values.rule = event.rule.replace(".", "_");
  if ("count" in event) values.cards = event.count;
  for (const name of ["yes", "down", "heads", "by_blame"]) if (name in event) values[name] = String((event as unknown as Record<string, boolean>)[name]);
  return values;
}

export function factsOf(events: RoborallyEvent[]): Fact[] {
  const facts = new Facts();
  for (const [index, event] of events.entries()) facts.take(event, index);
  return facts.all;
}
