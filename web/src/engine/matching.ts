/** Whole games between bots, of either kind. */
import { asteroydsOpened } from "./asteroyds/opening";
import { AsteroydsMatches } from "./asteroyds/matches";
import type { GameName } from "./base/described";
import type { EngineFiles } from "./base/fetching";
import type { Contest, Matches } from "./base/matches";
import { RoborallyMatches } from "./roborally/matches";
import { roborallyOpened } from "./roborally/opening";

export async function matchesOf(files: EngineFiles, game: GameName, contest: Contest): Promise<Matches> {
  if (game === "asteroyds") {
    const [bots, opened] = await Promise.all([files.module("bots.asteroyds"), asteroydsOpened(files, contest.setup)]);
    return new AsteroydsMatches(bots, opened, contest);
  }
  const [bots, opened] = await Promise.all([files.module("bots.roborally"), roborallyOpened(files, contest.setup)]);
  return new RoborallyMatches(bots, opened, contest);
}
