/** A game of Asteroyds with its engine, on the layout that its set-up names or describes. */
import type { EngineFiles, OwnGround } from "../base/fetching";
import type { Setup } from "../base/game";
import { AsteroydsGame } from "./game";

export async function asteroydsOpened(files: EngineFiles, setup: Setup): Promise<AsteroydsGame> {
  const [module, ground, { tables }] = await Promise.all([files.module("asteroyds"), groundOf(files, setup), files.describe()]);
  return new AsteroydsGame(module, tables.asteroyds, ground.board!, ground.layout, ground.state);
}

/** What is printed comes with the engine; what is not is read by a server. */
async function groundOf(files: EngineFiles, setup: Setup): Promise<OwnGround> {
  if (setup.scenario != null || setup.layout != null) return files.own("asteroyds", setup);
  const usual = (await files.describe()).tables.asteroyds.setup;
  const mode = (setup.rules as { mode?: string } | undefined)?.mode ?? (usual.rules as { mode: string }).mode;
  const [board, layout] = await Promise.all([files.ground("board", "printed"), files.ground("layout", mode)]);
  return { board, layout, course: null, state: null };
}
