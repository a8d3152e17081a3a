/** How well I have planned in a game: of its report what is mine in it, and over many games what they come to together. */
import type { Mark, Report, ReportedPlan } from "../engine/base/report";
import { type Drawer, makeRoom } from "./drawer";

/** What a slip or a blunder missed, the gravest first: the craft or a life; a token, a target or a flag; damage; columns or cells; or what only later rounds show. */
export const KINDS = ["fall", "goal", "damage", "detour", "later"] as const;
export type Kind = (typeof KINDS)[number];

export interface Mistake {
  kind: Kind;
  round: number;
  seat: number;
  loss: number;
}

/** A game that was looked at. */
export interface Judged {
  /** As its record is called: `/record/ID`. */
  place: string;
  game: Report["game"];
  title: string;
  overAt: number;
  plans: number;
  /** The part of its chances that a plan has kept, on average, in ten-thousandths. */
  accuracy: number;
  luck: number;
  mistakes: Mistake[];
}

/** So many games are kept, the latest. */
export const MOST_JUDGED = 500;
/** Hundredths of columns or registers by which a way is a detour. */
const DETOUR = 1;

export type GameOver = Pick<Judged, "place" | "title" | "overAt">;

/** Null: there is no plan of mine in it. */
export function judgedIn({ game, rounds, luck_and_skill: balances }: Report, seats: readonly number[], over: GameOver): Judged | null {
  const mine = rounds.flatMap(({ round, plans }) => plans.filter(({ seat }) => seats.includes(seat)).map((plan) => ({ round, plan })));
  if (mine.length === 0) return null;
  const own = balances.filter(({ seat }) => seats.includes(seat));
  const planned = own.map(({ seat }) => mine.filter(({ plan }) => plan.seat === seat).length);
  const accuracy = own.reduce((sum, each, place) => sum + each.accuracy * planned[place]!, 0) / mine.length;
  const mistakes = mine.filter(({ plan }) => isMistake(plan.mark)).map(({ round, plan }) => ({ kind: kindOf(plan), round, seat: plan.seat, loss: plan.loss }));
  return { ...over, game, plans: mine.length, accuracy: Math.round(accuracy), luck: own.reduce((sum, { luck }) => sum + luck, 0), mistakes };
}

function isMistake(mark: Mark): boolean {
  return mark === "slip" || mark === "blunder";
}

function kindOf({ made, best, steps }: ReportedPlan): Kind {
  if (made.falls > best.falls) return "fall";
  if (made.goals < best.goals) return "goal";
  if (made.damage > best.damage) return "damage";
  return steps >= DETOUR ? "detour" : "later";
}

/** Of all plans of some games together. */
export function accuracyOf(games: readonly Judged[]): number {
  const plans = games.reduce((sum, each) => sum + each.plans, 0);
  return games.reduce((sum, { accuracy, plans }) => sum + accuracy * plans, 0) / Math.max(1, plans);
}

export interface Favourite {
  kind: Kind;
  count: number;
  loss: number;
  worst: Mistake & { place: string };
}

/** What cost most comes first. */
export function favouritesOf(games: readonly Judged[]): Favourite[] {
  const all = games.flatMap(({ place, mistakes }) => mistakes.map((mistake) => ({ ...mistake, place })));
  return KINDS.flatMap((kind) => {
    const ofKind = all.filter((mistake) => mistake.kind === kind).toSorted((one, other) => other.loss - one.loss);
    return ofKind.length === 0 ? [] : [{ kind, count: ofKind.length, loss: ofKind.reduce((sum, { loss }) => sum + loss, 0), worst: ofKind[0]! }];
  }).toSorted((one, other) => other.loss - one.loss);
}

export interface Way {
  title: string;
  game: Report["game"];
  games: number;
  accuracy: number;
}

/** By mode; RoboRally as a whole. The most played comes first. */
export function waysOf(games: readonly Judged[]): Way[] {
  const names = [...new Set(games.map(nameOf))];
  return names.map((name) => {
    const some = games.filter((game) => nameOf(game) === name);
    return { title: name, game: some[0]!.game, games: some.length, accuracy: accuracyOf(some) };
  }).toSorted((one, other) => other.games - one.games);
}

function nameOf({ game, title }: Judged): string {
  return game === "roborally" ? "" : title;
}

export class Judgements {
  constructor(private readonly drawer: Drawer) {}

  /** By the table; what is damaged is left out. */
  async all(): Promise<Map<string, Judged>> {
    const kept = await this.drawer.all();
    return new Map(kept.flatMap(({ id, value }) => (isJudged(value) ? [[id, value] as const] : [])));
  }

  async keep(table: string, judged: Judged): Promise<void> {
    await this.drawer.change(table, () => ({ id: table, touchedAt: judged.overAt, value: judged }));
    await makeRoom(this.drawer, MOST_JUDGED);
  }
}

function isJudged(value: unknown): value is Judged {
  const { place, game, title, overAt, plans, accuracy, luck, mistakes } = (value ?? {}) as Partial<Judged>;
  const isWhole = typeof place === "string" && typeof title === "string" && (game === "asteroyds" || game === "roborally") && [overAt, plans, accuracy, luck].every(Number.isFinite);
  return isWhole && Array.isArray(mistakes) && mistakes.every((one: Partial<Mistake> | null) => KINDS.includes(one?.kind as Kind) && [one?.round, one?.seat, one?.loss].every(Number.isFinite));
}
