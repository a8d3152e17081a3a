/** What can be counted in my games. */
import type { GameLine, Statistics } from "../wire/protocol";
import { isWon } from "./game-words";

export interface Count {
  games: number;
  won: number;
}

export interface Favourite extends Count {
  game: string;
  character: string;
}

/** How often something was played: in Asteroyds a mode, RoboRally as a whole. */
export interface Kind extends Count {
  /** The mode; null for RoboRally. */
  title: string | null;
}

/** So many of the last games are looked at, as the server does. */
const LATEST = 10;
const NONE: Count = { games: 0, won: 0 };

/** With the games of this browser, of which no server knows. */
export function withHere({ counted, latest }: Statistics, here: readonly GameLine[]): Statistics {
  const own = here.map((line) => ({ game: line.game, title: line.title, character: line.character, games: 1, won: Number(isWon(line)), rounds: line.rounds }));
  return { counted: [...counted, ...own], latest: [...latest, ...here].toSorted((one, other) => other.over_at - one.over_at).slice(0, LATEST) };
}

export function sumOf(counts: Count[]): Count {
  return counts.reduce((sum, { games, won }) => ({ games: sum.games + games, won: sum.won + won }), NONE);
}

export function roundsOf({ counted }: Statistics): number {
  const rounds = counted.reduce((sum, each) => sum + each.rounds, 0);
  return rounds / Math.max(1, sumOf(counted).games);
}

export function gamesOf({ counted }: Statistics, game: string): number {
  return sumOf(counted.filter((each) => each.game === game || game === "all")).games;
}

/** The modes and courses that I have played, the most played first. */
export function titlesOf({ counted }: Statistics, game: string): string[] {
  return [...grouped(counted.filter((each) => each.game === game || game === "all"), (each) => each.title)].map(([title]) => title);
}

export function kindsOf({ counted }: Statistics): Kind[] {
  const kinds = grouped(counted, (each) => (each.game === "roborally" ? "" : each.title));
  return kinds.map(([title, count]) => ({ title: title === "" ? null : title, ...count }));
}

/** With whom I have played this game most often. */
export function favouriteOf({ counted }: Statistics, game: string): Favourite | null {
  const known = counted.filter((each) => each.game === game && each.character != null);
  const [first] = grouped(known, (each) => each.character!);
  return first ? { game, character: first[0], ...first[1] } : null;
}

function grouped<Each extends Count>(counts: Each[], key: (each: Each) => string): [string, Count][] {
  const groups = new Map<string, Count>();
  for (const each of counts) groups.set(key(each), sumOf([groups.get(key(each)) ?? NONE, each]));
  return [...groups].sort(([, one], [, other]) => other.games - one.games || other.won - one.won);
}

/** How a game ended, from 0 to 1: first is 1, last, or not to the end, is 0. */
export function heightOf(line: GameLine): number {
  if (isWon(line)) return 1;
  if (line.place == null || line.result === "left") return 0;
  return Math.max(0, (line.seats - line.place) / Math.max(1, line.seats - 1));
}
