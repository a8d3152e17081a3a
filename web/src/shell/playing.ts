/** Whether this page plays, for whoever looks after all pages: those that do hold a lock together. An address that a page was given by a click is not told to others. */

/** Whether there is a game, or something is drawn, at this place of the house. */
export function plays(path: string): boolean {
  return /^\/(table|solo|puzzle|puzzles\/rush|daily|study|guide\/\w+|workshop\/\w+)\/./.test(path);
}

export class Playing {
  private end: (() => void) | null = null;
  private settled: Promise<unknown> = Promise.resolve();
  private released: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly locks: LockManager,
    private readonly name: string,
  ) {}

  /** The visitor is here now; it is over when others can know. */
  at(path: string): Promise<unknown> {
    if (plays(path) && !this.end) this.begin();
    else if (!plays(path) && this.end) this.stop();
    return this.settled;
  }

  private begin(): void {
    const over = new Promise<void>((end) => (this.end = end));
    this.settled = new Promise<void>((held) => {
      this.released = this.locks.request(this.name, { mode: "shared" }, () => {
        held();
        return over;
      });
    });
  }

  private stop(): void {
    this.end!();
    this.end = null;
    this.settled = this.released;
  }
}
