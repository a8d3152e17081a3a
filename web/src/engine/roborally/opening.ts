/** A game of RoboRally with its engine, on the course that its set-up names or describes. */
import type { EngineFiles, OwnGround } from "../base/fetching";
import type { Setup } from "../base/game";
import { RoborallyGame } from "./game";

export async function roborallyOpened(files: EngineFiles, setup: Setup): Promise<RoborallyGame> {
  const [module, ground, { tables }] = await Promise.all([files.module("roborally"), groundOf(files, setup), files.describe()]);
  return new RoborallyGame(module, tables.roborally, ground.course!, ground.state);
}

/** What is printed comes with the engine; what is not is read by a server. */
async function groundOf(files: EngineFiles, setup: Setup): Promise<OwnGround> {
  const course = setup.course ?? (await files.describe()).tables.roborally.setup.course;
  if (setup.scenario != null || setup.layout != null || typeof course !== "string") return files.own("roborally", setup);
  return { board: null, layout: null, course: await files.ground("course", course), state: null };
}
