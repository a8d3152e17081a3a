/** What games say, in the form of `swarmrally analyse --json`: the same keys, and the same numbers from the same games (arena/analysis). */
import { type Contest, count, type Counts, type Ground, type Heat, newHeat, type Outcome } from "../../engine/base/matches";
import { chanceOfSpread, type Interval, sum, wilson } from "./intervals";
import { fixed, rounded } from "./rounding";

export type Judgement = "fair" | "perhaps unfair" | "unfair" | "too few games";
export type Labour = "easy" | "middling" | "hard" | "very hard";

export interface Share {
  start: string;
  wins: number;
  interval: Interval;
}

export interface Places {
  total: number;
  most: { at: string; count: number; share: number }[];
}

export interface Figures {
  title: string;
  games: number;
  rounds: { mean: number; shortest: number; longest: number; counts: Record<string, number>; p90: number };
  ended: Record<string, number>;
  fairness: { starts: Share[]; chance: number; judgement: Judgement; verdict: string };
  difficulty: { labour: number; word: Labour; lost_per_seat: number };
  traffic: Places;
  damage: Places;
  deaths: Places;
  bots: string[];
  budget: string;
  seed: string;
}

const MOST_PLACES = 8;
const [DOUBT, SURE] = [0.05, 0.001];
/** Wins that each start should have, so that their spread says something. */
const LEAST = 5;
/** Up to which labour a course is called what. */
const BANDS: readonly (readonly [most: number, word: Labour])[] = [
  [15, "easy"],
  [30, "middling"],
  [50, "hard"],
  [Infinity, "very hard"],
];

/** What came of the games so far, in whatever order they end. */
export class Played {
  readonly heat: Heat = newHeat();
  readonly outcomes: Told[] = [];

  constructor(
    readonly ground: Ground,
    private readonly title: string,
    private readonly contest: Omit<Contest, "setup">,
  ) {}

  add({ heat, ...outcome }: Outcome): void {
    this.outcomes.push(outcome);
    for (const kind of ["traffic", "damage", "deaths"] as const) for (const [cell, much] of heat[kind]) count(this.heat[kind], cell, much);
  }

  /** Of one game or more. */
  get figures(): Figures {
    const { ground, heat, title, outcomes: played } = this;
    const { bots, nodes, seed } = this.contest;
    const rounds = played.map((each) => each.rounds);
    return {
      title,
      games: played.length,
      rounds: { ...lengths(rounds), p90: longGame(rounds) },
      ended: counted(played.map(({ ended }) => ended)),
      fairness: fairness(ground, played),
      difficulty: difficulty(played),
      traffic: places(ground, heat.traffic),
      damage: places(ground, heat.damage),
      deaths: places(ground, heat.deaths),
      bots: [...bots],
      budget: nodes === null ? "0.25 s a plan" : `${nodes.toLocaleString("en")} nodes a plan`,
      seed,
    };
  }
}

type Told = Omit<Outcome, "heat">;

/** What games are won by who comes to the goal, not by who is the last one left. */
const GOALS = ["flags", "flag_home", "tokens", "targets"];
/** R10.2 Where there are no flags to come to. */
const LAST = ["last_team", "last_robot"];

/** Whether somebody came to the goal of what is played on. */
export function isFinished({ ended }: Pick<Outcome, "ended">, content: unknown): boolean {
  const { special } = content as { special?: string | string[] | null };
  return GOALS.includes(ended) || ([special ?? []].flat().includes("war_zone") && LAST.includes(ended));
}

function lengths(rounds: readonly number[]): Omit<Figures["rounds"], "p90"> {
  return { mean: rounded(sum(rounds) / rounds.length, 2), shortest: Math.min(...rounds), longest: Math.max(...rounds), counts: counted(rounds) };
}

/** Nine of ten games took no longer. */
function longGame(rounds: readonly number[]): number {
  return rounds.toSorted((one, other) => one - other).at(-1 - Math.floor(rounds.length / 10))!;
}

function counted(values: readonly (string | number)[]): Record<string, number> {
  const found = [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
  return Object.fromEntries(found.map((value) => [value, values.filter((each) => each === value).length]));
}

/** How often each start, or team, wins, and how likely equal starts would differ as much. */
function fairness({ starts }: Ground, played: readonly Told[]): Figures["fairness"] {
  const groupOf = (start: number): string => starts[start]!.team ?? starts[start]!.name;
  const groups = [...new Set(starts.map((_, start) => groupOf(start)))];
  const won = played.flatMap(({ winners, starts: sat }) => [...new Set(winners.map((seat) => groupOf(sat[seat]! - 1)))]);
  const wins = groups.map((group) => won.filter((each) => each === group).length);
  const chance = chanceOfSpread(wins);
  const shares = groups.map((start, number) => ({ start, wins: wins[number]!, interval: wilson(wins[number]!, played.length).map((end) => rounded(end, 4)) as unknown as Interval }));
  const judged = sum(wins) < LEAST * groups.length ? "too few games" : judgement(chance);
  return { starts: shares, chance: rounded(chance, 6), judgement: judged, verdict: verdict(judged, shares, played.length, chance) };
}

function judgement(chance: number): Judgement {
  if (chance >= DOUBT) return "fair";
  return chance >= SURE ? "perhaps unfair" : "unfair";
}

/** In English, as the command says it; the page has words of its own. */
function verdict(judged: Judgement, shares: readonly Share[], games: number, chance: number): string {
  const ranked = shares.toSorted((one, other) => other.wins - one.wins);
  const between = [ranked[0]!, ranked.at(-1)!].map(({ start, wins }) => `${start} wins ${fixed((100 * wins) / games, 0)} %`).join(", ");
  switch (judged) {
    case "too few games":
      return `Too few games to tell whether a start is better: ${between}.`;
    case "fair":
      return `No start is measurably better: ${between}. Equal starts would differ as much in ${fixed(100 * chance, 0)} of 100 analyses.`;
    case "perhaps unfair":
      return `Perhaps unfair: ${between}. Equal starts would differ as much in ${fixed(1000 * chance, 0)} of 1,000 analyses.`;
    case "unfair":
      return `Unfair: ${between}. Equal starts would hardly ever differ as much.`;
  }
}

/** Labour: the rounds that a game takes, and as many again for every time that everybody is destroyed once. */
function difficulty(played: readonly Told[]): Figures["difficulty"] {
  const rounds = sum(played.map((each) => each.rounds)) / played.length;
  const lost = sum(played.flatMap((each) => each.lost)) / sum(played.map((each) => each.lost.length));
  const labour = rounds * (1 + lost);
  const [, word] = BANDS.find(([most]) => labour <= most)!;
  return { labour: rounded(labour, 1), word, lost_per_seat: rounded(lost, 3) };
}

/** How much in all, and where most. */
function places({ names }: Ground, found: Counts): Places {
  const total = sum([...found.values()]);
  const most = [...found].toSorted(([cell, much], [other, there]) => there - much || cell - other).slice(0, MOST_PLACES);
  return { total, most: most.map(([cell, much]) => ({ at: names[cell]!, count: much, share: rounded(much / total, 4) })) };
}
