/** What became of a game, for whoever has played it: as src/swarmrally/table/results.py has it. */
import type { Play } from "../engine/base/play";
import { firstSeats, together } from "../table/owners";
import type { GameLine } from "../wire/protocol";
import { figureOf, type KeptGame, ME } from "./kept";

/** The place of who has none. */
const LAST = 9;

export function endingOf(kept: KeptGame, play: Play): GameLine {
  const mine = kept.chairs.findIndex((chair) => chair.player === ME);
  const others = firstSeats(kept.chairs.length, kept.settings.owners).flatMap((seat) => (kept.chairs[seat]!.player === ME ? [] : [{ bot: kept.chairs[seat]!.bot ?? null }]));
  return {
    table: kept.id,
    game: kept.settings.game,
    title: kept.title,
    over_at: kept.overAt ?? kept.touchedAt,
    result: resultOf(kept),
    seats: kept.chairs.length,
    rounds: play.round,
    against: "bots",
    others,
    place: placeOf(kept, play, mine),
    ...figureOf(kept),
  };
}

/** What the snapshot of a game says of its craft or robots. */
interface Standing {
  team?: string | number | null;
  at?: unknown;
  tokens?: unknown[];
  lives?: number;
  flags?: number;
}

interface Position {
  craft?: Standing[];
  robots?: Standing[];
  places?: number[][];
}

function positionIn(play: Play): Position {
  return (play.snapshot() as { position: Position }).position;
}

function standingsIn(play: Play): Standing[] {
  const { craft, robots } = positionIn(play);
  return craft ?? robots ?? [];
}

/** Whoever gives up leaves the game to the other sides. */
export function winnersWithout(play: Play, mine: readonly number[]): number[] {
  const sides = standingsIn(play).map(({ team }, seat) => team ?? `seat ${seat}`);
  const others = sides.filter((_, seat) => !mine.includes(seat));
  const against = others.filter((side) => !mine.some((seat) => sides[seat] === side));
  const winning = against.length > 0 ? against : others;
  return sides.flatMap((side, seat) => (winning.includes(side) ? [seat] : []));
}

function winnersIn({ outcome }: KeptGame): number[] {
  return (outcome?.winners as number[] | undefined) ?? [];
}

function resultOf(kept: KeptGame): GameLine["result"] {
  const mine = kept.chairs.flatMap((chair, seat) => (chair.player === ME ? [seat] : []));
  if (mine.some((seat) => kept.chairs[seat]!.resigned)) return "left";
  const winners = winnersIn(kept);
  if (winners.some((seat) => mine.includes(seat))) return winners.every((seat) => mine.includes(seat)) ? "won" : "shared";
  return winners.length > 0 ? "lost" : "nobody";
}

/** By the best of their seats; null where nobody has won, and for who has given up. */
function placeOf(kept: KeptGame, play: Play, seat: number): number | null {
  const winners = winnersIn(kept);
  const { length } = kept.chairs;
  if (winners.length === 0 || seat < 0 || kept.chairs[seat]!.resigned) return null;
  const standings = standingsIn(play);
  const { places = [] } = positionIn(play);
  const reached = (one: number): number[] => [Number(winners.includes(one)), -(places.findIndex((place) => place.includes(one)) + 1 || LAST), ...farOf(standings[one] ?? {})];
  const bestOf = (first: number): number[] => together(first, length, kept.settings.owners).map(reached).toSorted(compared).at(-1)!;
  const best = bestOf(seat);
  return 1 + firstSeats(length, kept.settings.owners).filter((first) => compared(bestOf(first), best) > 0).length;
}

/** Whoever has the greater numbers came farther. */
function farOf({ at, tokens, lives, flags }: Standing): number[] {
  return tokens ? [Number(at !== null), tokens.length] : [Number((lives ?? 0) > 0), flags ?? 0];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
