/** What the server foretells while somebody plans, as far as the table allows it and the player wants it. */
import type { AsteroydsBearing, AsteroydsEvent, AsteroydsLivePlan, Bearings, Previewed } from "../../../wire/protocol";
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
    const timer = setTimeout(() => {
      if (plan) void this.ask({ type: "preview", table: this.table.id, round, plan, forecast: isForecast }, asked, (events) => (this.path = events));
      if (isForecast && !this.swarm) void this.ask({ type: "forecast", table: this.table.id, round }, asked, (events) => (this.swarm = events));
    }, PAUSE);
    return () => clearTimeout(timer);
  }

  /** Everybody who may look may ask what the numbers mean. */
  async read(round: number): Promise<void> {
    this.bearings = null;
    if (!this.allowed.includes("path")) return;
    try {
      const answer = (await this.table.connection.ask({ type: "bearings", table: this.table.id, round })) as Bearings;
      if (this.table.now.round === round) this.bearings = answer.bearings;
    } catch {
      // The board can be read without them.
    }
  }

  /** Nobody plans now. */
  forget(): void {
    this.asked += 1;
    this.path = this.swarm = null;
  }

  private async ask(question: Parameters<LiveTable["connection"]["ask"]>[0], asked: number, take: (events: AsteroydsEvent[]) => void): Promise<void> {
    try {
      const answer = (await this.table.connection.ask(question)) as Previewed;
      if (asked === this.asked) take(answer.events as AsteroydsEvent[]);
    } catch {
      // Without a connection, or with a plan that is refused anyway, nothing is foretold.
      if (asked === this.asked && question.type === "preview") this.path = null;
    }
  }
}
