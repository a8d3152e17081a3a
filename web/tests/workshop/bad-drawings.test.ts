/** Known bad courses and layouts, found by looking at them and by so many games between bots. tests/wasm/bad_drawings.py has them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { GameName } from "../../src/engine/base/described";
import { EngineFiles } from "../../src/engine/base/fetching";
import { matchesOf } from "../../src/engine/matching";
import { findingsOf } from "../../src/workshop/findings/findings";
import { contestOf, USUAL } from "../../src/workshop/rating/contest";
import { isFinished, Played } from "../../src/workshop/rating/figures";

const { ENGINE_FOLDER, BAD_DRAWINGS } = process.env;
const bad = BAD_DRAWINGS ? (JSON.parse(readFileSync(BAD_DRAWINGS, "utf8")) as Record<string, { game: GameName; content: unknown; says: string[] }>) : {};
const files = new EngineFiles("", (address) => Promise.resolve(new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))))));
/** Enough for all of them. */
const GAMES = 150;
/** Losses for each robot and game from which on a course is told to be deadly. */
const DEADLY = 1.5;

/** All that the findings and the figures of a rating say against a drawing. */
async function saidAgainst(game: GameName, content: unknown): Promise<string[]> {
  const codes = (await findingsOf(game, content, files)).map(({ code }) => code);
  const contest = await contestOf(files, game, content, USUAL);
  const matches = await matchesOf(files, game, contest);
  const played = new Played(matches.ground, "", contest);
  for (let number = 0; number < GAMES; number += 1) played.add(matches.play(number));
  const { fairness, difficulty } = played.figures;
  const never = fairness.starts.filter(({ wins }) => wins === 0).map(({ start }) => `${start} never wins`);
  return [
    ...new Set(codes),
    ...(!played.outcomes.some((each) => isFinished(each, content)) ? ["nobody finishes"] : never),
    ...(fairness.judgement.includes("unfair") ? ["unfair"] : []),
    ...(difficulty.lost_per_seat >= DEADLY ? ["falls"] : []),
  ];
}

describe.skipIf(!BAD_DRAWINGS)("what is known to be bad", () => {
  test.each(Object.entries(bad))("%s is found", async (_, { game, content, says }) => {
    expect(await saidAgainst(game, content)).toEqual(expect.arrayContaining(says));
  });

  test("is not said against what is printed, whose belts run off the floor", async () => {
    expect(await saidAgainst("roborally", "Risky Exchange")).toEqual(["belt_into_nothing"]);
  });
});
