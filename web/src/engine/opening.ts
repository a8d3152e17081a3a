/** A game of either kind with its engine. */
import { asteroydsOpened } from "./asteroyds/opening";
import type { GameName } from "./base/described";
import type { EngineFiles } from "./base/fetching";
import type { EngineGame, Setup } from "./base/game";
import { roborallyOpened } from "./roborally/opening";

export function opened(files: EngineFiles, game: GameName, setup: Setup): Promise<EngineGame> {
  return game === "asteroyds" ? asteroydsOpened(files, setup) : roborallyOpened(files, setup);
}
