/** A program on a what-if board: it is laid like any other, and who is done with it plays the turn. */
import type { RoborallyLiveProgram } from "../../../wire/protocol";
import type { LiveTable } from "../../../table/live/live.svelte";
import { formOf, laid } from "./program";
import { Programming } from "./programming.svelte";

export class Sketch extends Programming {
  constructor(
    table: LiveTable,
    nth: number,
    private readonly play: () => void,
  ) {
    super(table, nth);
  }

  override seal(): Promise<void> {
    this.play();
    return Promise.resolve();
  }

  /** Whether another one lies here than this; who had none has put nothing. */
  isOther(flown: RoborallyLiveProgram | undefined): boolean {
    const mine = this.form;
    if (!flown) return mine.registers?.some((cards) => cards !== null) ?? false;
    return JSON.stringify(mine) !== JSON.stringify(formOf(laid(flown, []), mine.seat, (register) => this.isLocked(register)));
  }

  /** As it was in the line that is looked at. */
  lay(flown: RoborallyLiveProgram): void {
    this.change(laid(flown, []));
  }
}
