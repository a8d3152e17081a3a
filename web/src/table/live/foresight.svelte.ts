/** Previews, forecasts and bearings: from this page's own engine, which gets what the seat may know; else from the server. */
import { engineFor } from "../../engine/engine";
import { bytesIn, NoEngine, type Reason } from "../../engine/base/fetching";
import type { AnyEvent } from "../../engine/base/telling";
import type { AsteroydsBearing, Bearings, Previewed, Sighted } from "../../wire/protocol";
import type { LiveTable } from "./live.svelte";

type Method = "preview" | "forecast" | "bearings";

export class Foresight {
  /** Why the server is asked; null as long as nothing has kept the engine from answering. */
  reason = $state<Reason | null>(null);
  /** The engine has answered: nobody has to save questions. */
  isHere = $state(false);
  /** What the engine has seen, or is about to see. */
  private seen: { moment: string; ready: Promise<void> } | null = null;
  private opened: { rules: string; ready: Promise<void> } | null = null;
  private changes = 0;

  constructor(private readonly table: LiveTable) {}

  /** Something has happened: what was seen before is no longer true. */
  change(events: readonly { kind: string }[]): void {
    if (events.some(({ kind }) => kind !== "ProgramSealed")) this.changes += 1;
  }

  /** The engine is fetched when the table is opened, not when the first plan is made. */
  prepare(): void {
    if (this.mayAsk() && this.table.setup !== null) void this.open().catch((error: unknown) => this.fail(error));
  }

  async preview(round: number, plan: { seat: number }, withSwarm: boolean): Promise<AnyEvent[]> {
    const here = await this.here("preview", plan.seat, round, plan, withSwarm);
    if (here) return here as AnyEvent[];
    const answer = await this.table.connection.ask({ type: "preview", table: this.table.id, round, plan, forecast: withSwarm });
    return (answer as Previewed).events as AnyEvent[];
  }

  async forecast(round: number): Promise<AnyEvent[]> {
    const here = await this.here("forecast", this.table.seat, round);
    if (here) return here as AnyEvent[];
    return ((await this.table.connection.ask({ type: "forecast", table: this.table.id, round })) as Previewed).events as AnyEvent[];
  }

  async bearings(round: number): Promise<AsteroydsBearing[]> {
    const here = await this.here("bearings", this.table.seat, round);
    if (here) return here as AsteroydsBearing[];
    return ((await this.table.connection.ask({ type: "bearings", table: this.table.id, round })) as Bearings).bearings;
  }

  close(): void {
    if (this.opened) void this.engine.ask("close", [this.table.id]).catch(() => undefined);
    this.opened = this.seen = null;
  }

  private get engine() {
    return engineFor(this.table.connection.rules);
  }

  private mayAsk(): boolean {
    const { connection, settings } = this.table;
    if (connection.rules === "") this.reason = "missing";
    return connection.rules !== null && settings?.assist !== "none" && this.reason === null;
  }

  /** Null where it is the server's turn: without an engine, or for a plan that it should refuse. */
  private async here(method: Method, seat: number | null, round: number, ...given: unknown[]): Promise<unknown> {
    if (!this.mayAsk()) return null;
    try {
      await this.see(seat, round);
      const answer = await (method === "preview" ? this.engine.ask("preview", [this.table.id, seat!, given[0], given[1] as boolean]) : this.engine.ask(method, [this.table.id]));
      this.isHere = true;
      return answer;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  private open(): Promise<void> {
    const { connection, id, settings, setup } = this.table;
    const rules = connection.rules!;
    if (this.opened?.rules !== rules) this.opened = { rules, ready: this.engine.ask("open", [id, settings!.game, setup as Record<string, unknown>]).then((reading) => this.table.readRows(rules, reading)) };
    return this.opened.ready;
  }

  /** A view is asked for once for each moment. */
  private see(seat: number | null, round: number): Promise<void> {
    const moment = [this.table.connection.rules, round, seat, this.changes].join();
    if (this.seen?.moment !== moment) this.seen = { moment, ready: this.look(seat, round) };
    return this.seen.ready;
  }

  private async look(seat: number | null, round: number): Promise<void> {
    await this.open();
    const { sight } = (await this.table.connection.ask({ type: "sight", table: this.table.id, round, seat })) as Sighted;
    await this.engine.ask("see", [this.table.id, bytesIn(sight)]);
  }

  /** What the engine can't do it need not be asked again; a connection that broke is another matter. */
  private fail(error: unknown): void {
    this.seen = null;
    if (!(error instanceof NoEngine)) return;
    [this.reason, this.isHere, this.opened] = [error.why, false, null];
  }
}
