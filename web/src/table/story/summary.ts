/** A game that is over, in short: counted from its events, whichever game it is. */
import type { GameEvent } from "./game";

export interface Standing {
  seat: number;
  name: string;
  /** Where the seat's character is drawn: a symbol's id. */
  picture: string;
  /** The name of its colour among the tokens: `red` is `--c-red`. */
  colour: string;
  /** As the game told it: winners are first, finishers have their place; the others have none. */
  place: number | null;
  /** Tokens, targets and drones, or flags. */
  gains: number;
  isGone: boolean;
  /** What the damage was at the end of each round, the first at the start. */
  damage: number[];
  /** The same of the gains. */
  progress: number[];
}

export interface Summary {
  game: "asteroyds" | "roborally";
  /** What the gains are. */
  counts: "symbols" | "targets" | "flags";
  winners: number[];
  reason: string;
  rule: string;
  rounds: number;
  /** In the order of their places. */
  standings: Standing[];
}

interface Counted {
  place: number | null;
  gains: number;
  isGone: boolean;
  damage: number[];
  progress: number[];
  now: number;
}

export interface Entrant {
  name: string;
  picture: string;
  colour: string;
  /** How many targets the pilot has at the end, where that is known: a game need not have been watched from its beginning. */
  taken?: number;
  /** And how much damage there is then. */
  damage?: number;
}

/** `outcome` is the table's word on who won: also when the game ended without an event, because all others resigned. */
export function summaryOf(game: Summary["game"], events: GameEvent[], entrants: Entrant[], outcome: Record<string, unknown> | null): Summary {
  const counted = entrants.map((): Counted => ({ place: null, gains: 0, isGone: false, damage: [0], progress: [0], now: 0 }));
  let rounds = 1;
  let end = { winners: (outcome?.winners as number[] | undefined) ?? [], reason: String(outcome?.reason ?? ""), rule: "" };
  for (const event of events) {
    if (event.kind === "RoundBegan" || event.kind === "TurnBegan") rounds = event.kind === "RoundBegan" ? event.round : event.turn;
    else if (event.kind === "RoundEnded" || event.kind === "TurnEnded") note(counted);
    else if (event.kind === "GameEnded") end = { winners: event.winners, reason: event.reason, rule: event.rule };
    else count(counted, event);
  }
  note(counted);
  for (const seat of end.winners) if (counted[seat]) counted[seat].place ??= 1;
  entrants.forEach((entrant, seat) => closed(counted[seat]!, entrant));
  return { game, counts: countsOf(game, events, entrants), ...end, rounds, standings: ranked(counted, entrants) };
}

function closed(who: Counted, { taken, damage }: Entrant): void {
  who.gains = taken ?? who.gains;
  if (damage !== undefined) who.damage.splice(-1, 1, damage);
}

function countsOf(game: Summary["game"], events: GameEvent[], entrants: Entrant[]): Summary["counts"] {
  if (game === "roborally") return "flags";
  return entrants.some(({ taken }) => taken !== undefined) || events.some(({ kind }) => kind === "TargetEliminated") ? "targets" : "symbols";
}

function count(counted: Counted[], event: GameEvent): void {
  const who = "seat" in event && event.seat !== null ? counted[event.seat] : undefined;
  if (!who) return;
  switch (event.kind) {
    case "CraftDamaged":
    case "RobotDamaged":
    case "DamageRepaired":
      who.now = event.damage;
      break;
    case "RobotReturned":
      [who.now, who.isGone] = [event.damage, false];
      break;
    case "DamageDiscarded":
      who.now = 0;
      break;
    case "TokenTaken":
    case "TargetEliminated":
    case "DroneShot":
    case "FlagTouched":
    case "FlagTaken":
      who.gains += 1;
      break;
    case "CraftDestroyed":
    case "RobotDestroyed":
      who.isGone = true;
      break;
    case "RobotFinished":
      who.place = event.place;
      break;
  }
}

function note(counted: Counted[]): void {
  for (const who of counted) {
    who.damage.push(who.now);
    who.progress.push(who.gains);
  }
}

function ranked(counted: Counted[], entrants: Entrant[]): Standing[] {
  return counted
    .map(({ place, gains, isGone, damage, progress }, seat) => ({ seat, name: entrants[seat]!.name, picture: entrants[seat]!.picture, colour: entrants[seat]!.colour, place, gains, isGone, damage, progress }))
    .sort((one, other) => (one.place ?? 99) - (other.place ?? 99) || Number(one.isGone) - Number(other.isGone) || other.gains - one.gains || one.seat - other.seat);
}
