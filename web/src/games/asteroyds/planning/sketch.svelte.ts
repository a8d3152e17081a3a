/** A plan on a what-if board: it is laid like any other, and sealing it plays the round. */
import type { AsteroydsLivePlan } from "../../../wire/protocol";
import type { LiveTable } from "../../../table/live/live.svelte";
import { Sealing } from "./sealing.svelte";

const WAITING: AsteroydsLivePlan["columns"] = [null, null, null, null, null, null];

export class Sketch extends Sealing {
  constructor(
    table: LiveTable,
    seat: number,
    private readonly play: () => void,
  ) {
    super(table, seat);
  }

  override seal(): Promise<void> {
    this.play();
    return Promise.resolve();
  }

  override takeBack(): Promise<void> {
    return Promise.resolve();
  }

  get plan(): AsteroydsLivePlan {
    return this.planning.plan(this.seat);
  }

  /** Whether another one lies here than this; who had none has waited. */
  isOther(flown: AsteroydsLivePlan | undefined): boolean {
    return told(this.plan) !== told(flown ?? { seat: this.seat, columns: WAITING });
  }
}

function told({ columns, energy = "shield", ram = false, emergency_shield: order = "never" }: AsteroydsLivePlan): string {
  return JSON.stringify([columns, energy, ram, order]);
}
