/** A study: a game, and a tree of branches beside what was played in it. */
import type { Arrangement } from "../engine/base/arranging";
import type { GameName } from "../engine/base/described";
import type { Setup } from "../engine/base/game";
import { isSame } from "../engine/base/same";

export const MAIN = "main";
export const MOST_BRANCHES = 99;
export const LONGEST_NAME = 60;

export interface Branch {
  id: string;
  /** Null for the main line: the game as it was played. */
  parent: string | null;
  /** It leaves the line of its parent after so many steps of that. */
  at: number;
  /** Empty: it is called by its sign. */
  name: string;
  /** Decisions as records keep them, and what was arranged between them. */
  steps: readonly unknown[];
}

export interface Study {
  id: string;
  game: GameName;
  /** Mode or course. */
  title: string;
  setup: Setup;
  seed: string;
  owners: readonly number[];
  /** By seat; null for who is called by pilot or robot. */
  names: readonly (string | null)[];
  /** Dice and plans that a position has brought along, for the round with which it begins. */
  laid?: { dice: Arrangement | null; plans: Readonly<Record<number, unknown>> };
  /** Whether the main line is a game that was played: then it stays as it was. */
  isPlayed: boolean;
  branches: readonly Branch[];
  /** Branches that were taken away: another tab may still have them. */
  gone: readonly string[];
  touchedAt: number;
}

/** A place in the tree: in the line of this branch, after so many steps. */
export interface Cursor {
  branch: string;
  at: number;
}

/** Of a study or a branch, that nobody else has. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function branchOf(study: Study, id: string): Branch {
  return study.branches.find((branch) => branch.id === id) ?? study.branches[0]!;
}

/** All steps from the beginning to the end of a branch. */
export function lineOf(study: Study, id: string): readonly unknown[] {
  const { parent, at, steps } = branchOf(study, id);
  return parent === null ? steps : [...lineOf(study, parent).slice(0, at), ...steps];
}

export function childrenOf(study: Study, id: string): Branch[] {
  return study.branches.filter(({ parent }) => parent === id);
}

/** The branch to which the step before this place belongs. */
export function ownerOf(study: Study, { branch, at }: Cursor): string {
  const { id, parent, at: from } = branchOf(study, branch);
  return parent !== null && at <= from ? ownerOf(study, { branch: parent, at }) : id;
}

export interface Grown {
  study: Study;
  cursor: Cursor;
  /** Whether there is a branch that was not there before. */
  isNew: boolean;
}

/** These steps were played from a place: along a line that has them, at the end of one that may grow, or in a branch of their own. */
export function grown(study: Study, from: Cursor, steps: readonly unknown[], made: { id: string; name: string }): Grown {
  const along = followed(study, from, steps);
  if (along) return { study, cursor: along, isNew: false };
  const owner = branchOf(study, ownerOf(study, from));
  const mayGrow = owner.parent !== null || !study.isPlayed;
  if (mayGrow && lineOf(study, owner.id).length === from.at) {
    const longer = { ...owner, steps: [...owner.steps, ...steps] };
    return { study: changed(study, longer), cursor: { branch: owner.id, at: from.at + steps.length }, isNew: false };
  }
  if (study.branches.length >= MOST_BRANCHES) throw new RangeError(`a study has at most ${MOST_BRANCHES} branches`);
  const branch: Branch = { ...made, parent: owner.id, at: from.at, steps };
  return { study: { ...study, branches: [...study.branches, branch] }, cursor: { branch: branch.id, at: from.at + steps.length }, isNew: true };
}

/** Where these steps lead in a line that has them already: first in the one looked at, then in those that leave it here. */
function followed(study: Study, { branch, at }: Cursor, steps: readonly unknown[]): Cursor | null {
  const owner = ownerOf(study, { branch, at });
  const lines = [branch, owner, ...childrenOf(study, owner).filter((child) => child.at === at).map(({ id }) => id)];
  const found = lines.find((id) => isSame(lineOf(study, id).slice(at, at + steps.length), steps));
  return found === undefined ? null : { branch: found, at: at + steps.length };
}

export function renamed(study: Study, id: string, name: string): Study {
  return changed(study, { ...branchOf(study, id), name: name.trim().slice(0, LONGEST_NAME) });
}

/** Without a branch and all that grow from it. The main line stays. */
export function removed(study: Study, id: string): Study {
  if (branchOf(study, id).parent === null) return study;
  return without(study, [...study.gone, id]);
}

/** A, B, C beside the game; A1, A2 beside A; A1a beside A1. */
export function signOf(study: Study, id: string): string {
  const { parent } = branchOf(study, id);
  if (parent === null) return "";
  const number = childrenOf(study, parent).findIndex((branch) => branch.id === id);
  const depth = depthOf(study, id);
  return signOf(study, parent) + (depth % 2 === 0 ? String(number + 1) : letters(number, depth === 1));
}

export function depthOf(study: Study, id: string): number {
  const { parent } = branchOf(study, id);
  return parent === null ? 0 : depthOf(study, parent) + 1;
}

/** Each branch before those that grow from it, as a tree is read. */
export function inOrder(study: Study, id: string = study.branches[0]!.id): Branch[] {
  return [branchOf(study, id), ...childrenOf(study, id).flatMap((child) => inOrder(study, child.id))];
}

/** What two pages have made of the same study: branches of both, and of those that both have the longer one. */
export function merged(mine: Study, other: Study): Study {
  const branches = mine.branches.map((branch) => longer(branch, other.branches.find(({ id }) => id === branch.id)));
  const more = other.branches.filter(({ id }) => !mine.branches.some((branch) => branch.id === id));
  const both = { ...mine, branches: [...branches, ...more], touchedAt: Math.max(mine.touchedAt, other.touchedAt) };
  return without(both, [...new Set([...mine.gone, ...other.gone])]);
}

/** What grows from a branch that is gone is gone with it. */
function without(study: Study, gone: readonly string[]): Study {
  const all = new Set(gone);
  for (let count = -1; count < all.size; ) {
    count = all.size;
    for (const { id, parent } of study.branches) if (parent !== null && all.has(parent)) all.add(id);
  }
  return { ...study, branches: study.branches.filter(({ id }) => !all.has(id)), gone: [...all] };
}

function longer(mine: Branch, other: Branch | undefined): Branch {
  return other && other.steps.length > mine.steps.length ? { ...other, name: mine.name } : mine;
}

function changed(study: Study, branch: Branch): Study {
  return { ...study, branches: study.branches.map((one) => (one.id === branch.id ? branch : one)) };
}

/** A to Z, then AA. */
function letters(number: number, isGreat: boolean): string {
  const first = (isGreat ? "A" : "a").charCodeAt(0);
  return (number >= 26 ? letters(Math.floor(number / 26) - 1, isGreat) : "") + String.fromCharCode(first + (number % 26));
}
