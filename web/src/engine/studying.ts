/** Studies of positions and of games that are over. */
import { asteroydsGround, asteroydsMoments } from "./asteroyds/bench";
import { AsteroydsGame } from "./asteroyds/game";
import { isArrangement } from "./base/arranging";
import { Bench } from "./base/bench";
import type { EngineFiles } from "./base/fetching";
import type { EngineGame } from "./base/game";
import type { GameRecord } from "./base/record";
import { refused } from "./base/refusing";
import type { Best, Odds, Report } from "./base/report";
import { opened } from "./opening";
import { roborallyGround, roborallyMoments } from "./roborally/bench";
import { RoborallyGame } from "./roborally/game";
import type { Line } from "./surveying";

/** What is asked: of a position with plans laid out for some seats, or of a whole game. */
export type Job =
  | { does: "odds"; line: Line; plans: Readonly<Record<number, unknown>>; games: number }
  | { does: "best"; line: Line; plans: Readonly<Record<number, unknown>>; seat: number }
  | { does: "report"; record: GameRecord };

export type Found = { odds: Odds } | { best: Best } | { part: number } | { report: Report };

/** Longer games have no report. */
const MOST_ROUNDS = 200;

/** Step by step, so that whoever waits can be told, and can stop it. */
export async function* studied(files: EngineFiles, job: Job): AsyncGenerator<Found, void> {
  const { game: name, setup, seed } = job.does === "report" ? job.record : job.line;
  const [game, module] = await Promise.all([opened(files, name, setup), files.module(`study.${name}`)]);
  const bench = new Bench(module, game instanceof AsteroydsGame ? asteroydsGround(game) : roborallyGround(game as RoborallyGame));
  if (job.does === "report") {
    const moments = game instanceof AsteroydsGame ? asteroydsMoments(game, setup, seed, job.record.decisions) : roborallyMoments(game as RoborallyGame, setup, seed, job.record.decisions);
    const { seats, winners } = endOf(game, job.record);
    if (moments.filter(({ seat }) => seat < 0).length > MOST_ROUNDS) throw refused("/decisions", "list_too_long", { most: MOST_ROUNDS });
    const thinking = bench.report(moments, seats, winners);
    for (;;) {
      const { done, value } = thinking.next();
      if (done) return yield { report: value };
      yield { part: value };
    }
  }
  game.begin(setup, seed);
  for (const decision of job.line.decisions) if (isArrangement(decision)) game.arrange(decision);
    else game.decide(decision);
  const before = (game as AsteroydsGame | RoborallyGame).whole;
  const { stands, seats } = laid(game, job.plans);
  if (job.does === "odds") for (const odds of bench.odds(stands, seats, job.games)) yield { odds };
  else for (const best of bench.best(game instanceof AsteroydsGame ? stands : before, stands, job.seat)) yield { best };
}

/** The position with these plans; what is no plan there is left out. */
function laid(game: EngineGame, plans: Readonly<Record<number, unknown>>): { stands: Uint8Array; seats: number } {
  if (game instanceof AsteroydsGame) {
    const flying = Object.entries(plans).filter(([seat]) => game.flying().includes(Number(seat)));
    return { stands: game.standing(flying.map(([, plan]) => plan)), seats: flying.reduce((mask, [seat]) => mask | (1 << Number(seat)), 0) };
  }
  const rally = game as RoborallyGame;
  for (const [seat, program] of Object.entries(plans)) if (rally.toPlan().includes(Number(seat))) rally.decide({ decision: "program", program });
  return { stands: rally.whole, seats: 0 };
}

function endOf(game: EngineGame, { given_up: givenUp }: GameRecord): { seats: number; winners: number } {
  const ended = game as AsteroydsGame;
  const seats = ended.field("seats");
  if (givenUp) {
    if (givenUp.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)) throw refused("/given_up", "out_of_range", { what: "seats", least: 0, most: seats - 1, got: givenUp });
    return { seats, winners: givenUp.reduce((bits, seat) => bits | (1 << seat), 0) };
  }
  if (ended.field("over") === 0) throw refused("/decisions", "unfinished");
  return { seats, winners: ended.field("winners") };
}
