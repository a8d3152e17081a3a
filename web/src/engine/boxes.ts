/** The games that can be played in the page. */
import { boardOf } from "./asteroyds/boards";
import { AsteroydsBox } from "./asteroyds/box";
import type { GameName, Table } from "./base/described";
import { type EngineFiles, NoEngine } from "./base/fetching";
import type { Setup } from "./base/game";
import type { Box } from "./base/play";
import { Refusal } from "../wire/refusal";
import { RoborallyBox } from "./roborally/box";
import { type OwnCourse, ownCourse } from "./roborally/courses";

/** For this set-up: a Refusal where its course can't be, a NoEngine where the engine is older than tables in the page. */
export async function boxOf(files: EngineFiles, game: GameName, setup: Setup = {}): Promise<Box> {
  const { tables } = await files.describe();
  if (!("faults" in tables[game])) throw new NoEngine("different");
  if (game === "roborally") return new RoborallyBox(files, tables.roborally, await ownIn(files, setup, tables.roborally));
  return new AsteroydsBox(files, tables.asteroyds, boardOf(await files.ground("board", "printed")));
}

async function ownIn(files: EngineFiles, { scenario, course }: Setup, table: Table): Promise<OwnCourse | null> {
  if (scenario != null || course == null || typeof course === "string") return null;
  try {
    return await ownCourse(files, course, table);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal({ ...error, pointer: `/setup${error.pointer}` });
  }
}
