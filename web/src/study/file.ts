/** A study as a file, and as a link keeps it: read with care, since anybody may have written it. */
import { isArrangement } from "../engine/base/arranging";
import type { Branch, Study } from "./tree";
import { LONGEST_NAME, MOST_BRANCHES } from "./tree";

const VERSION = 1;
const MOST_STEPS = 20_000;
const MOST_SEATS = 8;

export function written(study: Study): string {
  const { game, title, setup, seed, owners, names, isPlayed, laid, branches } = study;
  return JSON.stringify({ swarmrally_study: VERSION, game, title, setup, seed, owners, names, isPlayed, laid, branches });
}

/** Null: it is no study, or a newer one than this page knows. */
export function readStudy(text: string, made: { id: string; touchedAt: number }): Study | null {
  let given: Partial<Study> & { swarmrally_study?: unknown };
  try {
    given = JSON.parse(text) as typeof given;
  } catch {
    return null;
  }
  if (given === null || typeof given !== "object" || given.swarmrally_study !== VERSION) return null;
  const { game, title, setup, seed, owners, names, isPlayed, laid, branches } = given;
  if ((game !== "asteroyds" && game !== "roborally") || typeof title !== "string" || !isForm(setup) || typeof seed !== "string" || typeof isPlayed !== "boolean") return null;
  if (!isList(owners, MOST_SEATS) || !owners.every(Number.isInteger) || !isList(names, MOST_SEATS) || !names.every((name) => name === null || typeof name === "string")) return null;
  if (!isList(branches, MOST_BRANCHES) || !isTree(branches)) return null;
  if (laid !== undefined && (!isForm(laid) || !isForm(laid.plans) || !(laid.dice === null || isArrangement(laid.dice)))) return null;
  return { ...made, game, title, setup: setup as Study["setup"], seed, owners, names: names.map((name) => name?.slice(0, LONGEST_NAME) ?? null), isPlayed, ...(laid ? { laid } : {}), branches: branches.map(branchIn), gone: [] };
}

/** Whether there is one main line, first, and each branch leaves one that comes before it. */
function isTree(branches: readonly unknown[]): branches is Branch[] {
  const known = new Map<string, number>();
  return (
    branches.length > 0 &&
    branches.every((given, place) => {
      const { id, parent, at, name, steps } = (given ?? {}) as Partial<Branch>;
      const isWhole = typeof id === "string" && id.length <= LONGEST_NAME && !known.has(id) && typeof name === "string" && isList(steps, MOST_STEPS) && steps.every(isForm) && Number.isInteger(at) && at! >= 0;
      if (!isWhole || (parent === null) !== (place === 0)) return false;
      const length = parent == null ? 0 : known.get(parent);
      if (length === undefined || at! > length) return false;
      known.set(id, at! + steps.length);
      return true;
    })
  );
}

function branchIn({ id, parent, at, name, steps }: Branch): Branch {
  return { id, parent, at, name: name.slice(0, LONGEST_NAME), steps };
}

function isForm(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown, most: number): value is unknown[] {
  return Array.isArray(value) && value.length <= most;
}
