/** What is drawn of Asteroyds at one moment. Replaced, never changed: whatever stays the same is the same object. */
import type {
  AsteroydsAsteroid,
  AsteroydsCraft,
  AsteroydsDrone,
  AsteroydsEvent,
  AsteroydsGate,
  AsteroydsPlatform,
  AsteroydsPod,
  AsteroydsPosition,
  AsteroydsRules,
  AsteroydsTurret,
  Die,
} from "../../../wire/protocol";
import type { Shown } from "../../../table/story/game";
import { type Cell, type Heading, PRINTED_ROWS, cellsOf } from "./hexes";

type Revealed = Extract<AsteroydsEvent, { kind: "PlanRevealed" }>;
type Asked = Extract<AsteroydsEvent, { kind: "DecisionAsked" }>;
type Ended = Extract<AsteroydsEvent, { kind: "GameEnded" }>;

export type Action = Revealed["columns"][number];
export type Colour = AsteroydsCraft["colour"];
export type Pilot = AsteroydsCraft["pilot"];
export type Team = "left" | "right";
export type Mode = NonNullable<AsteroydsRules["mode"]>;

/** A tile has the name that events call it by; pods and platforms, which never move, are named by their hex. */
export type Tile = { id: string } & (
  AsteroydsAsteroid | AsteroydsGate | AsteroydsPod | AsteroydsPlatform | AsteroydsTurret | AsteroydsDrone
);

type Missing<One> = One extends unknown ? Omit<One, "priority" | "one_faces" | "symbol"> & Partial<Pick<One, Extract<keyof One, "priority" | "one_faces" | "symbol">>> : never;

/** A tile as it is drawn: a picture may leave out what it is not about. */
export type DrawnTile = Missing<Tile>;

export interface Craft {
  seat: number;
  colour: Colour;
  pilot: Pilot;
  team: Team | null;
  /** null: destroyed. */
  at: Cell | null;
  heading: Heading;
  damage: number;
  tokens: number[];
  /** Targets that the pilot has taken, whoever they belonged to. */
  taken: number;
  shield: boolean;
  ramSpent: boolean;
  powerSpent: boolean;
  /** The column in which the pilot met the condition of victory: 1-6, 7 for energy, 0 for the swarm phase. */
  finished: number | null;
}

export interface Dice extends Record<Die, number> {
  order: Die[];
}

/** A plan that lies open. */
export interface OpenPlan {
  seat: number;
  columns: Action[];
  energy: Action;
  /** What comes after this column is not flown any more. */
  lostAfter: number | null;
  /** The columns in which a symbol was taken. */
  tokensIn: number[];
}

export type Stage = "rolling" | "planning" | "revealed" | "swarm" | "flight" | "over";

export interface Skies extends Shown {
  stage: Stage;
  rules: AsteroydsRules;
  mode: Mode;
  firstSeat: number;
  /** All hexes of the board. */
  cells: Cell[];
  tiles: Tile[];
  /** By seat. */
  craft: Craft[];
  dice: Dice | null;
  /** The die whose tiles move now. */
  called: Die | null;
  /** By seat; null while it is secret, or when there is none. */
  plans: (OpenPlan | null)[];
  /** Whose flight it is. */
  flying: number | null;
  /** The column that is being flown: 1-6, 7 for energy, 0 before the first. */
  column: number;
  /** Where the craft that flies has been in this flight. */
  trail: Cell[];
  question: Pick<Asked, "seat" | "question" | "points"> | null;
  /** The team whose targets are gone. */
  teamWon: Team | null;
  winners: number[] | null;
  reason: Ended["reason"] | null;
}

/** What the server shows everybody. */
export interface Snapshot {
  position: AsteroydsPosition;
  sealed?: number[];
  /** Missing when the game is over. */
  dice?: Dice;
  /** While somebody is asked: what was revealed, and whose shield is on. */
  plans?: Pick<Revealed, "seat" | "columns" | "energy">[];
  shields?: boolean[];
}

export function skiesFrom(snapshot: Snapshot): Skies {
  const { position, shields, plans } = snapshot;
  const craft = [...position.craft].sort((one, other) => one.seat - other.seat);
  return {
    round: position.round,
    stage: plans ? "flight" : snapshot.dice ? "planning" : "over",
    rules: position.rules ?? {},
    mode: position.rules?.mode ?? "racing",
    firstSeat: position.first_seat,
    cells: cellsOf((position.board?.rows as Record<string, [number, number][]> | undefined) ?? PRINTED_ROWS),
    tiles: position.tiles.map((tile) => ({ ...tile, id: nameOf(tile) })),
    craft: craft.map((one) => craftFrom(one, shields?.[one.seat] ?? true)),
    dice: snapshot.dice ?? null,
    called: null,
    plans: craft.map((one) => openPlan(plans?.find((plan) => plan.seat === one.seat))),
    flying: null,
    column: 0,
    trail: [],
    question: null,
    teamWon: null,
    winners: null,
    reason: null,
  };
}

export function openPlan(plan: Pick<Revealed, "seat" | "columns" | "energy"> | undefined): OpenPlan | null {
  return plan ? { seat: plan.seat, columns: plan.columns, energy: plan.energy, lostAfter: null, tokensIn: [] } : null;
}

function craftFrom(craft: AsteroydsCraft, shield: boolean): Craft {
  return {
    seat: craft.seat,
    colour: craft.colour,
    pilot: craft.pilot,
    team: craft.team ?? null,
    at: craft.at,
    heading: craft.heading ?? "E",
    damage: craft.damage ?? 0,
    tokens: craft.tokens ?? [],
    taken: craft.targets_taken ?? 0,
    shield,
    ramSpent: craft.ram_spent ?? false,
    powerSpent: craft.power_spent ?? false,
    finished: null,
  };
}

function nameOf(tile: AsteroydsPosition["tiles"][number]): string {
  if (tile.kind === "asteroid" || tile.kind === "gate") return `${tile.kind} ${tile.priority}`;
  if (tile.kind === "turret" || tile.kind === "drone") return `${tile.kind} ${tile.symbol}`;
  return `${tile.kind} ${tile.at.join(",")}`;
}

export function tileNamed(skies: Skies, id: string): Tile | undefined {
  return skies.tiles.find((tile) => tile.id === id);
}
