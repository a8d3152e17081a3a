/** What each event changes in what is drawn. Knows no rule. */
import type { AsteroydsEvent } from "../../../wire/protocol";
import type { Folding } from "../../../table/story/game";
import { shotAt } from "./pacing";
import { duration } from "./durations";
import { type Craft, type OpenPlan, type Skies, type Snapshot, type Tile, openPlan, skiesFrom } from "./state";

type Kind = AsteroydsEvent["kind"];
type Told<K extends Kind> = Extract<AsteroydsEvent, { kind: K }>;
type Changes = { [K in Kind]: (skies: Skies, event: Told<K>) => void };

const nothing = (): void => undefined;

/** Kinds that change nothing only tell why something did or did not happen. */
const CHANGES: Changes = {
  RoundBegan: (skies, event) => Object.assign(skies, { round: event.round, firstSeat: event.first_seat, stage: "rolling", dice: null }),
  DiceRolled(skies, { red, white, blue, order }) {
    skies.dice = { red, white, blue, order };
    skies.stage = "planning";
  },
  PlanRevealed(skies, event) {
    skies.plans = replaced(skies.plans, event.seat, openPlan(event));
    skies.stage = "revealed";
  },
  ShieldLowered: (skies, { seat }) => changeCraft(skies, seat, { shield: false }),
  PowerSpent: (skies, { seat }) => changeCraft(skies, seat, { powerSpent: true }),
  DroneLaunched(skies, { tile, at }) {
    skies.tiles = [...skies.tiles, { id: tile, kind: "drone", symbol: Number(tile.split(" ")[1]), at, shot: false }];
  },
  DieCalled: (skies, { colour }) => Object.assign(skies, { called: colour, stage: "swarm" }),
  TileMoved: (skies, { tile, to }) => changeTile(skies, tile, { at: to }),
  TilePushed: (skies, { tile, to }) => changeTile(skies, tile, { at: to }),
  TileBlocked: nothing,
  PushFailed: nothing,
  CraftHit: nothing,
  ShieldHeld: nothing,
  EmergencyShieldRaised: (skies, { seat }) => changeCraft(skies, seat, { powerSpent: true }),
  CraftDamaged: (skies, { seat, damage }) => changeCraft(skies, seat, { damage }),
  CraftDestroyed: (skies, { seat }) => changeCraft(skies, seat, { at: null }),
  TokenTaken(skies, { seat, symbol, column }) {
    changeCraft(skies, seat, { tokens: [...new Set([...skies.craft[seat]!.tokens, symbol])].sort() });
    changePlan(skies, seat, (plan) => ({ tokensIn: [...plan.tokensIn, column] }));
  },
  FlightBegan(skies, { seat }) {
    const at = skies.craft[seat]!.at;
    Object.assign(skies, { flying: seat, column: 0, called: null, stage: "flight", trail: at ? [at] : [] });
  },
  CraftWaited: fly,
  CraftTurned(skies, event) {
    fly(skies, event);
    changeCraft(skies, event.seat, { heading: event.to });
  },
  CraftMoved(skies, event) {
    fly(skies, event);
    changeCraft(skies, event.seat, { at: event.to });
    skies.trail = [...skies.trail, event.to];
  },
  CraftCollided: fly,
  PlanLost: (skies, { seat, column }) => changePlan(skies, seat, () => ({ lostAfter: column })),
  DecisionAsked: (skies, { seat, question, points }) => void (skies.question = { seat, question, points }),
  DecisionAnswered: (skies) => void (skies.question = null),
  AsteroidRammed(skies, { seat, tile }) {
    changeCraft(skies, seat, { ramSpent: true });
    skies.tiles = skies.tiles.filter((other) => other.id !== tile);
  },
  ShotFired: fly,
  TargetEliminated(skies, { tile, seat }) {
    changeTile(skies, tile, { target: null });
    changeCraft(skies, seat, { taken: skies.craft[seat]!.taken + 1 });
  },
  DroneShot: (skies, { tile }) => changeTile(skies, tile, { shot: true }),
  CraftFinished: (skies, { seat, column }) => changeCraft(skies, seat, { finished: column }),
  TeamWon: (skies, { team }) => void (skies.teamWon = team),
  DroneRemoved(skies, { tile }) {
    skies.tiles = skies.tiles.filter((other) => other.id !== tile);
  },
  RoundEnded(skies, { round, first_seat }) {
    Object.assign(skies, { round, firstSeat: first_seat, stage: "rolling", dice: null, called: null, flying: null, column: 0, trail: [] });
    skies.craft = skies.craft.map((craft) => (craft.shield ? craft : { ...craft, shield: true }));
    skies.plans = skies.plans.map(() => null);
  },
  GameEnded: (skies, { winners, reason }) => Object.assign(skies, { winners, reason, stage: "over", question: null }),
};

/** Something of this column happens. */
function fly(skies: Skies, { seat, column }: { seat: number; column: number }): void {
  Object.assign(skies, { flying: seat, column, stage: "flight" });
}

function changeCraft(skies: Skies, seat: number, changes: Partial<Craft>): void {
  skies.craft = replaced(skies.craft, seat, { ...skies.craft[seat]!, ...changes });
}

function changeTile(skies: Skies, id: string, changes: object): void {
  skies.tiles = skies.tiles.map((tile) => (tile.id === id ? ({ ...tile, ...changes } as Tile) : tile));
}

function changePlan(skies: Skies, seat: number, change: (plan: OpenPlan) => Partial<OpenPlan>): void {
  const plan = skies.plans[seat];
  if (plan) skies.plans = replaced(skies.plans, seat, { ...plan, ...change(plan) });
}

function replaced<Thing>(things: Thing[], index: number, thing: Thing): Thing[] {
  return things.map((other, at) => (at === index ? thing : other));
}

export function fold(skies: Skies, event: AsteroydsEvent): void {
  (CHANGES[event.kind] as (skies: Skies, event: AsteroydsEvent) => void)(skies, event);
}

export const folding: Folding<Skies, AsteroydsEvent> = {
  begin: (snapshot) => skiesFrom(snapshot as Snapshot),
  copy: (skies) => ({ ...skies }),
  fold,
  duration,
  shot: shotAt,
};
