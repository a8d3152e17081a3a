/** The plan on its way to the server: kept while it is made, sealed, taken back, refused. */
import { untrack } from "svelte";

import type { AsteroydsLivePlan } from "../../../wire/protocol";
import { whyOf } from "../../../words/refusals";
import { Drafting, isTooFast } from "../../../table/live/drafting";
import type { LiveTable } from "../../../table/live/live.svelte";
import { refusedBy } from "../../../table/live/refused";
import { Broken } from "../../../wire/connection.svelte";
import { Refusal } from "../../../wire/refusal";
import { ENERGY, type Power } from "../state/chart";
import { Planning } from "./planning.svelte";

/** A column that the server does not accept. */
export interface Fault {
  column: number;
  why: string;
  rule: string;
}

/** A chart that somebody may fill. */
export interface Charted {
  readonly planning: Planning;
  readonly isOpen: boolean;
  readonly fault: Fault | null;
}

/** Whoever has typed so recently is still typing: what another tab has drafted waits. */
const TYPING = 1500;

export class Sealing implements Charted {
  readonly planning: Planning;
  fault = $state.raw<Fault | null>(null);
  isBusy = $state(false);
  /** An empty plan was to be sealed: whether that was meant. */
  isDoubted = $state(false);
  private readonly drafting: Drafting<AsteroydsLivePlan>;
  private typedAt = 0;
  /** The round for which the chart was laid out. */
  private round = $state(-1);

  constructor(
    private readonly table: LiveTable,
    readonly seat: number,
  ) {
    this.drafting = new Drafting(
      (round, plan) => table.do({ do: "draft", round, plan }),
      (error) => this.refuse(error, "draft"),
      () => void table.lookAtOwn(),
    );
    this.planning = new Planning([], () => this.changed());
  }

  get isSealed(): boolean {
    return this.table.sealed.has(this.seat);
  }

  /** Whether the chart may be touched. */
  get isOpen(): boolean {
    return this.table.now.phase === "playing" && this.table.now.stage === "planning" && !this.isSealed && !this.isBusy;
  }

  async seal(): Promise<void> {
    if (!this.isOpen) return;
    if (this.planning.isEmpty && !this.isDoubted) return void (this.isDoubted = true);
    this.drafting.forget();
    await this.attempt("seal", { do: "seal", round: this.round, plan: this.planning.plan(this.seat) });
  }

  async takeBack(): Promise<void> {
    if (this.isSealed && !this.isBusy) await this.attempt("take_back", { do: "take_back", round: this.round });
  }

  /** Another round: an empty chart, or what was drafted in it before. */
  begin(round: number, powers: readonly Power[]): void {
    if (round === untrack(() => this.round)) return void (this.planning.powers = powers);
    this.round = round;
    this.drafting.forget();
    this.fault = null;
    this.isDoubted = false;
    untrack(() => {
      this.planning.begin(powers);
      if (this.planning.emergencyShield !== "never") this.keep();
    });
  }

  /** What the server has kept, from here, from another tab, or from before a reload. */
  hear(round: number, draft: AsteroydsLivePlan | null): void {
    if (draft === null || round !== this.round) return;
    const isNewer = this.drafting.isAhead || Date.now() - this.typedAt < TYPING;
    untrack(() => {
      if (isSame(draft, this.planning.plan(this.seat))) return;
      if (isNewer) this.drafting.doubt();
      else this.planning.adopt(draft);
    });
  }

  /** The connection is back. */
  again(): void {
    this.drafting.again();
  }

  stop(): void {
    this.drafting.forget();
  }

  private changed(): void {
    this.typedAt = Date.now();
    this.fault = null;
    this.isDoubted = false;
    this.keep();
  }

  private keep(): void {
    if (this.isOpen) this.drafting.keep(this.round, this.planning.plan(this.seat));
  }

  private async attempt(what: string, command: Parameters<LiveTable["do"]>[0]): Promise<void> {
    this.isBusy = true;
    this.table.refused = null;
    try {
      await this.table.do(command);
    } catch (error) {
      this.isBusy = false;
      this.refuse(error as Error, what);
    } finally {
      this.isBusy = false;
    }
  }

  /** What a column may not hold is taken out of it, and said there; everything else at the top. */
  private refuse(error: Error, what: string): void {
    if (error instanceof Broken) this.keep();
    if (error instanceof Broken && what === "draft") return;
    const column = error instanceof Refusal ? columnIn(error.pointer) : null;
    if (!(error instanceof Refusal) || column === null) {
      if (what !== "draft" || !isTooFast(error)) this.table.refused = refusedBy(error, what);
      return;
    }
    this.planning.take(column);
    this.planning.go(column);
    this.fault = { column, why: whyOf(error), rule: error.rule };
  }
}

/** Lets a plan follow its table; to be called while a component is made. */
export function followTable(sealing: Sealing, table: LiveTable): void {
  $effect(() => sealing.hear(table.own?.round ?? -1, (table.own?.draft as AsteroydsLivePlan | undefined) ?? null));
  $effect(() => {
    if (table.connection.state === "open") sealing.again();
  });
  $effect(() => () => sealing.stop());
}

/** The pointer ends in /columns/3 or /energy. */
function columnIn(pointer: string): number | null {
  const found = /\/columns\/(\d)$/.exec(pointer);
  if (found) return Number(found[1]);
  return pointer.endsWith("/energy") ? ENERGY : null;
}

function isSame(one: AsteroydsLivePlan, other: AsteroydsLivePlan): boolean {
  return wholeOf(one) === wholeOf(other);
}

function wholeOf({ columns, energy = "shield", ram = false, emergency_shield = "never" }: AsteroydsLivePlan): string {
  return JSON.stringify([columns, energy, ram, emergency_shield]);
}
