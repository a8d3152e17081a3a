/** What is foretold while somebody plans, as far as the table allows it and the player wants it. */
import type { AsteroydsBearing, AsteroydsEvent, AsteroydsLivePlan } from "../../../wire/protocol";
import type { LiveTable } from "../../../table/live/live.svelte";

export type Level = "none" | "path" | "forecast";
export const LEVELS: Level[] = ["none", "path", "forecast"];

/** Keys follow one another faster than anybody looks. */
const PAUSE = 70;

export class Assist {
  /** All the help there is, until somebody wants less of it. */
  level = $state<Level>("forecast");
  path = $state.raw<AsteroydsEvent[] | null>(null);
  swarm = $state.raw<AsteroydsEvent[] | null>(null);
  /** Where each die would send each tile. */
  bearings = $state.raw<AsteroydsBearing[] | null>(null);
  private asked = 0;
  /** The round whose swarm was foretold. */
  private round = -1;

  constructor(private readonly table: LiveTable) {
    this.level = this.allowed.at(-1)!;
  }

  get allowed(): Level[] {
    return LEVELS.slice(0, LEVELS.indexOf(this.table.settings?.assist ?? "forecast") + 1);
  }

  /** Asks for the course of this plan; the newest answer counts. */
  foretell(round: number, plan: AsteroydsLivePlan | null): () => void {
    const asked = ++this.asked;
    const [isPath, isForecast] = [this.level !== "none", this.level === "forecast"];
    if (!isPath || !plan) this.path = null;
    // Other dice, another swarm.
    if (!isForecast || round !== this.round) this.swarm = null;
    this.round = round;
    if (!isPath) return () => undefined;
    const { foresight } = this.table;
    const timer = setTimeout(
      () => {
        if (plan) void this.take(asked, foresight.preview(round, plan, isForecast), (events) => (this.path = events));
        if (isForecast && !this.swarm) void this.take(asked, foresight.forecast(round), (events) => (this.swarm = events ?? this.swarm));
      },
      foresight.isHere ? 0 : PAUSE,
    );
    return () => clearTimeout(timer);
  }

  /** Everybody who may look may ask what the numbers mean. */
  async read(round: number): Promise<void> {
    this.bearings = null;
    if (!this.allowed.includes("path")) return;
    try {
      const bearings = await this.table.foresight.bearings(round);
      if (this.table.now.round === round) this.bearings = bearings;
    } catch {
      // The board can be read without them.
    }
  }

  /** Nobody plans now. */
  forget(): void {
    this.asked += 1;
    this.path = this.swarm = null;
  }

  /** Without a connection, or with a plan that is refused anyway, nothing is foretold. */
  private async take(asked: number, foretold: Promise<unknown>, show: (events: AsteroydsEvent[] | null) => void): Promise<void> {
    const events = await foretold.catch(() => null);
    if (asked === this.asked) show(events as AsteroydsEvent[] | null);
  }
}
