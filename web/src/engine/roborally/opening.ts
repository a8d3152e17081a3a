/** A game of RoboRally with its engine, on the course that its set-up names or describes. */
import type { EngineFiles, OwnGround } from "../base/fetching";
import type { Setup } from "../base/game";
import { ownCourse } from "./courses";
import { RoborallyGame } from "./game";

export async function roborallyOpened(files: EngineFiles, setup: Setup): Promise<RoborallyGame> {
  const [module, ground, { tables }] = await Promise.all([files.module("roborally"), groundOf(files, setup), files.describe()]);
  return new RoborallyGame(module, tables.roborally, ground.course!, ground.state);
}

/** What is printed comes with the engine; a course is read here, and a scenario by a server. */
async function groundOf(files: EngineFiles, setup: Setup): Promise<OwnGround> {
  if (setup.scenario != null) return files.own("roborally", setup);
  const table = (await files.describe()).tables.roborally;
  const course = setup.course ?? table.setup.course;
  const record = typeof course === "string" ? await files.ground("course", course) : (await ownCourse(files, course, table)).record;
  return { board: null, layout: null, course: record, state: null };
}
