/** The games that can be played in the page. */
import { AsteroydsBox } from "./asteroyds/box";
import type { GameName } from "./base/described";
import { type EngineFiles, NoEngine } from "./base/fetching";
import type { Box } from "./base/play";
import { RoborallyBox } from "./roborally/box";

/** A NoEngine where the engine is older than tables in the page. */
export async function boxOf(files: EngineFiles, game: GameName): Promise<Box> {
  const { tables } = await files.describe();
  if (!("faults" in tables[game])) throw new NoEngine("different");
  return game === "asteroyds" ? new AsteroydsBox(files, tables.asteroyds) : new RoborallyBox(files, tables.roborally);
}
