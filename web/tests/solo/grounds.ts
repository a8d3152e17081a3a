/** A hall with the real engine, whose clock stands still, whose seeds are counted, and whose shelf is of paper. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { boxOf } from "../../src/engine/boxes";
import { EngineFiles } from "../../src/engine/base/fetching";
import type { Setup } from "../../src/engine/base/game";
import type { Given } from "../../src/solo/asking";
import { Hall } from "../../src/solo/hall";
import { PaperShelf, type Shelf } from "../../src/solo/shelf";
import type { Asked, Do, Own, Said, Settings, Snapshot, Told } from "../../src/wire/protocol";

/** tests/wasm/test_solo.py builds it. */
export const { ENGINE_FOLDER } = process.env;

/** Parts lie beside their description here. */
export const files = new EngineFiles("", (address) => Promise.resolve(new Response(readFileSync(join(ENGINE_FOLDER!, address.replace(/^[0-9a-f]{16}\//, ""))))));

export const RACE: Settings = { game: "asteroyds", seats: 2, setup: { rules: { mode: "racing" } }, bots: ["drifter"], practice: true };
export const RALLY: Settings = { game: "roborally", seats: 2, setup: { course: "Risky Exchange" }, bots: ["rookie"], practice: true, assist: "path" };

export class Visit {
  readonly given: Given[] = [];
  readonly took: string[] = [];
  readonly hall: Hall;
  now = 1_000_000;
  private seeds = 0;
  private asked = 1;

  constructor(
    readonly shelf: Shelf = new PaperShelf(),
    owner = "one",
    from: EngineFiles = files,
  ) {
    const seed = () => (++this.seeds).toString(16).padStart(32, owner === "one" ? "0" : "f");
    const ground = { files: from, box: (game: "asteroyds" | "roborally", setup?: Setup) => boxOf(from, game, setup), shelf: () => Promise.resolve(shelf), now: () => this.now, seed, took: (table: string) => void this.took.push(table) };
    this.hall = new Hall(ground, owner, (given) => void this.given.push(structuredClone(given)));
  }

  said<Type extends Said["type"]>(type: Type): Extract<Said, { type: Type }>[] {
    return this.given.flatMap((each) => ("said" in each && each.said.type === type ? [each.said as Extract<Said, { type: Type }>] : []));
  }

  get told(): Told[] {
    return this.said("told").flatMap((each) => each.told);
  }

  async open(settings: Settings = RACE, isQuick = true): Promise<string> {
    const table = await this.hall.inTurn(() => this.hall.open(settings, isQuick));
    await this.watch(table);
    return table;
  }

  async watch(table: string): Promise<void> {
    await this.ask({ type: "subscribe", table });
  }

  /** What came of it. */
  async ask(asked: Omit<Extract<Asked, { id?: number }>, "id"> & { [more: string]: unknown }): Promise<Said> {
    const id = this.asked++;
    await this.hall.inTurn(() => this.hall.hear({ ...asked, id } as Asked));
    return this.given.flatMap((each) => ("said" in each && "id" in each.said && each.said.id === id ? [each.said] : []))[0]!;
  }

  do(table: string, command: Do["command"]): Promise<Said> {
    return this.ask({ type: "do", table, command });
  }

  look(table: string): Promise<Snapshot> {
    return this.hall.inTurn(() => this.hall.look(table));
  }

  /** Until nobody but me is waited for. */
  async bots(table: string): Promise<Snapshot> {
    for (;;) {
      await new Promise((settle) => setTimeout(settle));
      const seen = await this.look(table);
      const isBots = seen.now.awaited?.some((seat) => seen.chairs[seat]?.bot != null) && !seen.now.paused;
      if (seen.now.phase !== "playing" || !isBots) return seen;
    }
  }

  /** What the ace would do is done, and what is asked is answered as the clock would: one round. */
  async round(table: string): Promise<Snapshot> {
    const { now, own, also = [] } = await this.bots(table);
    if (now.stage === "deciding") await this.do(table, { do: "answer", decision: now.decision!, answer: own!.answers![0] });
    else for (const { seat } of [own!, ...also]) if (now.awaited!.includes(seat)) await this.plan(table, now.round!, seat);
    return this.bots(table);
  }

  private async plan(table: string, round: number, seat: number): Promise<void> {
    const hinted = await this.ask({ type: "hint", table, round, seat });
    if (hinted.type !== "hinted") throw new Error(JSON.stringify(hinted));
    await this.do(table, { do: "seal", round, plan: hinted.hint.plan });
  }

  /** To the end. */
  async play(table: string): Promise<Snapshot> {
    for (;;) {
      const seen = await this.round(table);
      if (seen.now.phase !== "playing") return seen;
    }
  }
}

export function ownIn({ own }: Snapshot): Own {
  return own!;
}

/** R3.1 Who is done first is nobody's business: here the seats are done in their order. */
export function bySeat(events: unknown[]): unknown[] {
  const sealed = (event: unknown) => ((event as { kind: string }).kind === "ProgramSealed" ? (event as { seat: number }).seat : null);
  return [...events.filter((event) => sealed(event) !== null).sort((one, other) => sealed(one)! - sealed(other)!), ...events.filter((event) => sealed(event) === null)];
}

export function playedSince(visit: Visit, since: number): unknown[] {
  return visit.told.slice(since).flatMap(({ news }) => news.flatMap((one) => (one.news === "played" ? (one.events as unknown[]) : [])));
}
