/** Where a what-if board begins: a game that is over, one of one's own, a file, a link, or nothing. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import { isRecord } from "../engine/verifying";
import type { GameRecord } from "../engine/base/record";
import { type Film, filmOf, recordOf, type Source } from "../record/film";
import { line } from "../solo/line.svelte";
import { drawer } from "../study/drawer";
import { readStudy } from "../study/file";
import { Studies } from "../study/kept";
import { MAIN, newId, type Study } from "../study/tree";
import { post, Unreachable } from "../wire/api";
import type { Die, Settings } from "../wire/protocol";

const USUAL_ORDER: Die[] = ["red", "white", "blue"];

type Owned = GameRecord & { owners?: number[] };

/** It can't be opened: it is none, its game goes differently by the rules of this page, or only a server could read it. */
export class NoStudy extends Error {
  constructor(readonly why: "none" | "different" | "server") {
    super(why);
  }
}

export async function studies(): Promise<Studies> {
  return new Studies(await drawer("studies"));
}

/** Of a game that is over. Of one's own that is not, what was played so far. */
export async function ofRecord(source: Source): Promise<Study> {
  const record = (await recordOf(source)) as Owned;
  const film = await filmOf(source).catch(() => null);
  return ofGame(record, film ? namesIn(film) : [], film?.title);
}

export async function ofGame(record: Owned, names: readonly (string | null)[] = [], title?: string): Promise<Study> {
  if (!isRecord(record)) throw new NoStudy("none");
  const { game, setup, seed, decisions, events } = record;
  const survey = await line().errand("survey", { game, setup, seed, decisions }, events);
  if (!survey.isSame) throw new NoStudy("different");
  // What a round that is not over has brought so far is nobody's business yet.
  const played = survey.isOver ? decisions : decisions.slice(0, survey.rounds.at(-1)?.at ?? 0);
  const seats = (setup.seats as unknown[] | undefined)?.length ?? 0;
  const called = Array.from({ length: seats }, (_, seat) => names[seat] ?? null);
  return { ...study({ game, title: title ?? titleOf(record), setup, seed, owners: record.owners ?? [], names: called, isPlayed: true }, played), id: idOf(record) };
}

export async function ofNothing(settings: Settings): Promise<Study> {
  const { owners, ...made } = await line().errand("setUp", settings);
  return study({ ...made, owners, names: Array.from({ length: settings.seats }, () => null), isPlayed: false }, []);
}

/** A study, a record or a position. */
export async function ofText(text: string): Promise<Study> {
  const found = readStudy(text, { id: newId(), touchedAt: Date.now() });
  if (found) return found;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new NoStudy("none");
  }
  return isPosition(given) ? ofPosition(given) : ofGame(given as Owned);
}

/** docs/positions.md has what else is in it. */
interface Given {
  game: Settings["game"];
  craft?: unknown[];
  robots?: unknown[];
  dice?: { order?: Die[] } & Record<Die, number>;
  plans?: { seat: number }[];
}

function isPosition(given: unknown): given is Given {
  const { game, craft, robots, events } = (given ?? {}) as Partial<Given> & { events?: unknown };
  return events === undefined && ((game === "asteroyds" && Array.isArray(craft)) || (game === "roborally" && Array.isArray(robots)));
}

/** A server reads it, and says where it is wrong: the page knows no boards but those that are printed. */
export async function ofPosition(position: Given): Promise<Study> {
  const { game, craft = [], robots = [], dice, plans = [] } = position;
  const setup = { scenario: position };
  try {
    await post("/api/grounds", { game, setup });
  } catch (error) {
    if (error instanceof Unreachable) throw new NoStudy("server");
    throw error;
  }
  const made = await ofNothing({ game, seats: craft.length || robots.length, setup });
  const order = dice?.order ?? USUAL_ORDER;
  const arranged = dice && game === "asteroyds" ? { decision: "dice" as const, dice: { red: dice.red, white: dice.white, blue: dice.blue }, order } : null;
  const laid = { dice: arranged, plans: game === "asteroyds" ? Object.fromEntries(plans.map((plan) => [plan.seat, plan])) : {} };
  // Plans that may not be made are said at once, and not when the board is there.
  await line().errand("survey", { game, setup: made.setup, seed: made.seed, decisions: arranged ? [arranged] : [] });
  return arranged || plans.length > 0 ? { ...made, laid } : made;
}

/** Whoever opens the same game again goes on with its study. */
function idOf({ game, seed }: GameRecord): string {
  return bytesToHex(sha256(utf8ToBytes(`study of ${game} ${seed}`))).slice(0, 16);
}

function study(made: Omit<Study, "id" | "branches" | "gone" | "touchedAt">, steps: readonly unknown[]): Study {
  return { id: newId(), ...made, branches: [{ id: MAIN, parent: null, at: 0, name: "", steps }], gone: [], touchedAt: Date.now() };
}

/** Bots are called by what they play. */
function namesIn({ chairs, names }: Film): (string | null)[] {
  return chairs.map(({ player }, seat) => (player == null || chairs.some((other, place) => place !== seat && other.player === player) ? null : (names[player] ?? null)));
}

function titleOf({ game, setup }: GameRecord): string {
  const { rules, course } = setup as { rules?: { mode?: string }; course?: unknown };
  return game === "asteroyds" ? (rules?.mode ?? "racing") : typeof course === "string" ? course : "own course";
}
