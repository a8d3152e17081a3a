/** Tables in the page beside the server's: the same is done at both, and both say and show the same. tests/wasm/test_plays.py plays at the server's. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { boxOf } from "../../src/engine/boxes";
import type { GameName } from "../../src/engine/base/described";
import { EngineFiles, NoEngine } from "../../src/engine/base/fetching";
import type { Setup } from "../../src/engine/base/game";
import type { Minds, Play } from "../../src/engine/base/play";
import { isSame } from "../../src/engine/base/same";
import { verified } from "../../src/engine/verifying";
import { Refusal } from "../../src/wire/refusal";

interface Step {
  does: keyof Play | keyof Minds;
  with: unknown[];
  gives?: unknown;
  refused?: unknown;
  shown?: unknown;
}

interface Told {
  game: GameName;
  setup: Setup;
  wishes: unknown[];
  first_seat: number | null;
  seed: string;
  seated: Setup;
  title: string;
  stopwatch: Record<"novice" | "expert", number | null>;
  /** As a server lays it out, where it is not printed. */
  ground: unknown;
  checks: { does: "checkSeats" | "checkOwners" | "checkTeams" | "checkWish"; with: unknown[]; gives?: unknown; refused?: unknown }[];
  steps: Step[];
  decisions: unknown[];
}

const { ENGINE_FOLDER, ENGINE_PLAYS, ENGINE_PLAYED } = process.env;
const lines = ENGINE_PLAYS ? readFileSync(ENGINE_PLAYS, "utf8").trim().split("\n") : [];
const games = lines.map((line) => JSON.parse(line) as Told);

function fetched(address: string, how?: RequestInit): Response {
  if (!how) return new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))));
  const { setup } = JSON.parse(how.body as string) as { setup: unknown };
  return Response.json(games.find(({ seated }) => isSame(seated, setup))!.ground);
}

/** Parts lie beside their description here. */
const files = new EngineFiles("", (address, how) => Promise.resolve(fetched(address, how)));

function done(play: Play, minds: Minds, { does, with: given }: Step): unknown {
  const [seat, bot] = given as [number, string];
  switch (does) {
    case "choose":
      return minds.choose(seat, bot, BigInt(given[2] as number), { nodes: given[3] as number });
    case "advise": {
      const { thought, ...advice } = minds.advise(seat, BigInt(given[1] as number), { nodes: given[2] as number });
      expect(thought).toBeGreaterThanOrEqual(0);
      return advice;
    }
    case "timeOut":
      return play.timeOut(new Map(given[0] as [number, unknown][]));
    default:
      return (play[does] as (...given: unknown[]) => unknown).call(play, ...given);
  }
}

/** What came of it, or why nothing did. */
function told(does: () => unknown): unknown {
  try {
    return { gives: does() ?? null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { pointer, code, kind, rule, details } = error;
    return { refused: { pointer, code, kind, rule, details } };
  }
}

function shown(play: Play): unknown {
  const seats = [...Array(play.seats).keys()];
  return {
    stage: play.stage,
    round: play.round,
    awaited: play.awaited(),
    answers: play.stage === "deciding" ? play.answers() : null,
    sealed: seats.map((seat) => play.hasSealed(seat)),
    may_order: seats.map((seat) => play.mayOrder(seat)),
    events: play.newEvents(),
    snapshot: play.snapshot(),
    own: seats.map((seat) => play.own(seat)),
    outcome: play.outcome(),
  };
}

describe.skipIf(games.length === 0)("a table in the page", () => {
  test.each(games.map((game, number) => [number, game] as const))("game %i is the server's, step by step", async (_, { game, setup, wishes, first_seat: first, seed, seated, title, stopwatch, checks, steps, decisions }) => {
    const box = await boxOf(files, game, setup);
    expect(box.title(setup)).toBe(title);
    expect({ novice: box.stopwatch(setup, "novice"), expert: box.stopwatch(setup, "expert") }).toEqual(stopwatch);
    expect(box.seated(setup, wishes, first, seed)).toEqual(seated);
    for (const { does, with: given, gives, refused } of checks) {
      const said = told(() => (box[does] as (...given: unknown[]) => unknown).call(box, ...given));
      expect(said, `${does} of ${JSON.stringify(given)}`).toEqual(refused ? { refused } : { gives });
    }
    const { play, minds } = await box.begin(seated, seed);
    for (const [number, step] of steps.entries()) {
      const { gives, refused } = step;
      expect(told(() => done(play, minds, step)), `step ${number}: ${step.does}`).toEqual(refused ? { refused } : { gives });
      if (step.shown) expect(shown(play), `after step ${number}: ${step.does}`).toEqual(step.shown);
    }
    expect(play.record().decisions).toEqual(decisions);
    await comesBack(game, play);
  });

  /** From its set-up and decisions; and its record verifies. */
  async function comesBack(game: GameName, play: Play): Promise<void> {
    const record = play.record();
    expect(await verified(files, record)).toMatchObject({ found: "same" });
    appendFileSync(ENGINE_PLAYED!, `${JSON.stringify(record)}\n`);
    const { play: again } = await (await boxOf(files, game, record.setup)).begin(record.setup, record.seed, record.decisions);
    expect(again.snapshot()).toEqual({ ...play.snapshot(), ...(game === "asteroyds" ? { sealed: [] } : {}) });
    expect(again.record()).toEqual(record);
  }

  test("without its bots no game begins", async () => {
    const { game, setup, seated, seed } = games[0]!;
    const without = new EngineFiles("", (address, how) => Promise.resolve(address.includes("bots") ? new Response("", { status: 404 }) : fetched(address, how)));
    await expect((await boxOf(without, game, setup)).begin(seated, seed)).rejects.toThrow(NoEngine);
  });
});
