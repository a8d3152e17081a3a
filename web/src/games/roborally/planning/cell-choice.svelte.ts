/** A cell that somebody is to click on the board. */
import type { Cell } from "../state/policies";

export class Choosing {
  /** What the click is for, while one is awaited. */
  what = $state<string | null>(null);
  private settle: ((cell: Cell) => void) | null = null;
  /** What was pressed to choose. */
  private from: HTMLElement | null = null;

  /** The same wish again takes it back. */
  ask(what: string, settle: (cell: Cell) => void): void {
    if (this.what === what) return this.stop();
    [this.what, this.settle] = [what, settle];
    this.from = document.activeElement as HTMLElement | null;
  }

  stop(): void {
    [this.what, this.settle] = [null, null];
  }

  /** Whether the click was awaited. */
  take(cell: Cell): boolean {
    const { settle } = this;
    if (!settle) return false;
    this.stop();
    settle(cell);
    this.from?.focus({ preventScroll: true });
    return true;
  }
}
