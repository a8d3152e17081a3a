/** What the worker does, by name; each takes what can be cloned, and gives it. */
import type { AsteroydsBearing } from "../wire/protocol";
import { Refusal } from "../wire/refusal";
import type { GameName } from "./base/described";
import { EngineFiles, type Get, NoEngine } from "./base/fetching";
import type { EngineGame, Setup } from "./base/game";
import { opened } from "./opening";
import type { AnyEvent, Reading } from "./base/telling";
import type { GameRecord } from "./base/record";
import { type Verdict, verified } from "./verifying";

export class Work {
  private readonly files: EngineFiles;
  private readonly tables = new Map<string, EngineGame>();

  /** `rules` is the hash of the server's, where there is a server: another engine is of no use then. It is empty when the server has none. */
  constructor(
    base: string,
    private readonly rules: string | null,
    get?: Get,
  ) {
    this.files = new EngineFiles(base, get);
  }

  async verify(record: GameRecord, advance: (part: number) => void): Promise<Verdict> {
    await this.check();
    return verified(this.files, record, advance);
  }

  /** A table is opened, on the ground that its set-up names; gives what its rows are read with. */
  async open(table: string, game: GameName, setup: Setup): Promise<Reading> {
    await this.check();
    const made = await opened(this.files, game, setup);
    this.tables.set(table, made);
    return made.reading;
  }

  close(table: string): void {
    this.tables.delete(table);
  }

  /** What a seat knows at the moment, in the engine's own bytes. */
  see(table: string, sight: Uint8Array): void {
    this.at(table).see(sight);
  }

  /** Nothing when it is no legal plan: the server says why. */
  preview(table: string, seat: number, plan: unknown, withSwarm: boolean): AnyEvent[] | null {
    try {
      return this.at(table).preview(seat, plan, withSwarm);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  forecast(table: string): AnyEvent[] {
    return this.at(table).forecast();
  }

  bearings(table: string): AsteroydsBearing[] {
    return this.at(table).bearings();
  }

  private at(table: string): EngineGame {
    const found = this.tables.get(table);
    if (!found) throw new NoEngine("failed");
    return found;
  }

  private async check(): Promise<void> {
    if (this.rules === "") throw new NoEngine("missing");
    const { sources } = await this.files.describe();
    if (this.rules !== null && sources !== this.rules) throw new NoEngine("different");
  }
}

/** To the worker: first where the engine lies, then what to do. */
export type Told = { base: string; rules: string | null } | { id: number; does: keyof Work; with: unknown[] };

/** From the worker: how far it is, what came of it, or why nothing did. */
export type Answered = { id: number; part: number } | { id: number; gives: unknown } | { id: number; reason: NoEngine["why"] };
