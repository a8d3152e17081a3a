/** What is wrong and what is odd about a drawing, each where it is: first what the engine's reader refuses, then what can't be played to its end. */
import { boardOf } from "../../engine/asteroyds/boards";
import { checkLayout, layoutIn } from "../../engine/asteroyds/layouts";
import { checkSetup as checkFlight, type Settled as Flight, usualSeats as crew } from "../../engine/asteroyds/setup";
import * as space from "../../engine/asteroyds/soundness";
import type { GameName, Table } from "../../engine/base/described";
import type { EngineFiles } from "../../engine/base/fetching";
import { settled } from "../../engine/base/game";
import { refused } from "../../engine/base/refusing";
import { ownCourse } from "../../engine/roborally/courses";
import { checkSetup as checkRally, type Settled as Rally, usualSeats as robots } from "../../engine/roborally/setup";
import * as factory from "../../engine/roborally/soundness";
import { Refusal } from "../../wire/refusal";
import { type Place, placeIn } from "./places";

export interface Finding {
  /** Wrong is what the engine refuses, or what nobody could play to its end; odd is a hint. */
  weight: "wrong" | "odd";
  code: string;
  rule: string | null;
  /** Into what the set-up would have: `/course/flags/2`, `/tiles/4/at`. */
  pointer: string | null;
  /** Column and row in RoboRally, row and column in Asteroyds. */
  at: Place | null;
  details: Record<string, unknown>;
}

/** Those with whom every course can be played; in Interference everybody has two robots (R10.4). */
const [FEWEST, FEWEST_PAIRED] = [2, 4];

export async function findingsOf(game: GameName, content: unknown, files: EngineFiles): Promise<Finding[]> {
  const { tables } = await files.describe();
  try {
    return game === "asteroyds" ? await inLayout(content, files, tables.asteroyds) : await inCourse(content, files, tables.roborally);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [ofRefusal(error, content)];
  }
}

async function inLayout(content: unknown, files: EngineFiles, table: Table): Promise<Finding[]> {
  const [form, printed] = [layoutIn(content), boardOf(await files.ground("board", "printed"))];
  checkLayout(form, printed, table);
  for (const mode of form.modes) {
    checkFlight(settled(table, { rules: { mode }, seats: crew(FEWEST, mode, table), layout: content }) as Flight, printed, table);
  }
  return space.unsoundIn(form, printed, table).map((found) => ofUnsound(found, space));
}

async function inCourse(content: unknown, files: EngineFiles, table: Table): Promise<Finding[]> {
  const { record, facts } = await courseOf(content, files, table);
  const seats = robots(facts.specials.includes("interference") ? FEWEST_PAIRED : FEWEST, table);
  checkRally(settled(table, { course: content, seats }) as Rally, facts, table);
  return factory.unsoundIn(record, table).map((found) => ofUnsound(found, factory));
}

async function courseOf(content: unknown, files: EngineFiles, table: Table): Promise<Pick<Awaited<ReturnType<typeof ownCourse>>, "record" | "facts">> {
  if (typeof content !== "string") return ownCourse(files, content, table);
  const facts = Object.hasOwn(table.courses!, content) ? table.courses![content] : undefined;
  if (!facts) throw refused("/course", "not_a_course", { words: Object.keys(table.courses!) });
  return { record: await files.ground("course", content), facts };
}

function ofRefusal({ code, rule, pointer, details }: Refusal, content: unknown): Finding {
  return { weight: "wrong", code, rule: rule || null, pointer, at: placeIn(content, pointer, details), details };
}

function ofUnsound<Code extends string>({ code, at, from, number }: { code: Code; at: Place | null; from?: string; number?: number }, { RULES, WRONG }: { RULES: Readonly<Record<Code, string>>; WRONG: readonly Code[] }): Finding {
  return { weight: WRONG.includes(code) ? "wrong" : "odd", code, rule: RULES[code], pointer: null, at, details: from ? { from, number } : {} };
}
