/** A game of Asteroyds with its engine, on the layout that its set-up names or describes. */
import type { EngineFiles, OwnGround } from "../base/fetching";
import type { Setup } from "../base/game";
import { boardFor, layoutIn, layoutOf } from "./layouts";
import { boardOf } from "./boards";
import { AsteroydsGame } from "./game";

export async function asteroydsOpened(files: EngineFiles, setup: Setup): Promise<AsteroydsGame> {
  const [module, ground, { tables }] = await Promise.all([files.module("asteroyds"), groundOf(files, setup), files.describe()]);
  return new AsteroydsGame(module, tables.asteroyds, ground.board!, ground.layout, ground.state);
}

/** What is printed comes with the engine; a layout is read here, and a scenario by a server. */
async function groundOf(files: EngineFiles, setup: Setup): Promise<OwnGround> {
  if (setup.scenario != null) return files.own("asteroyds", setup);
  const table = (await files.describe()).tables.asteroyds;
  const mode = (setup.rules as { mode?: string } | undefined)?.mode ?? (table.setup.rules as { mode: string }).mode;
  const board = await files.ground("board", "printed");
  if (setup.layout == null) return { board, layout: await files.ground("layout", mode), course: null, state: null };
  const [form, printed] = [layoutIn(setup.layout), boardOf(board)];
  return { board: boardFor(form, printed).record, layout: layoutOf(form, mode, printed, table), course: null, state: null };
}
