/** The gallery's list: what was found, more of it, and why there is nothing. */
import { Unreachable } from "../../wire/api";
import { saidOf } from "../../words/failures";
import { asked, type Wanted } from "./wanted";
import { listed, type Row } from "./works";

export class Browsing {
  rows = $state.raw<Row[]>([]);
  count = $state(0);
  /** Whether what was asked last has been answered. */
  isKnown = $state(false);
  isAway = $state(false);
  trouble = $state("");
  private next = $state<string | null>(null);
  /** What is answered to an older question does not count. */
  private questions = 0;

  get hasMore(): boolean {
    return this.next !== null;
  }

  async look(wanted: Wanted): Promise<void> {
    this.isKnown = false;
    await this.ask(asked(wanted), (rows) => rows);
  }

  async more(wanted: Wanted): Promise<void> {
    if (this.next !== null) await this.ask(asked(wanted, this.next), (rows) => [...this.rows, ...rows]);
  }

  /** One of them has changed, by my doing. */
  replace(row: Row): void {
    this.rows = this.rows.map((other) => (other.code === row.code ? { ...other, likes: row.likes, liked: row.liked } : other));
  }

  drop(code: string): void {
    const left = this.rows.filter((row) => row.code !== code);
    this.count -= this.rows.length - left.length;
    this.rows = left;
  }

  private async ask(query: string, joined: (rows: Row[]) => Row[]): Promise<void> {
    const question = ++this.questions;
    try {
      const page = await listed(query);
      if (question !== this.questions) return;
      [this.rows, this.count, this.next] = [joined(page.works), page.count ?? this.count, page.next ?? null];
      [this.isAway, this.trouble] = [false, ""];
    } catch (error) {
      if (question !== this.questions) return;
      this.isAway = error instanceof Unreachable;
      this.trouble = saidOf(error);
    }
    this.isKnown = true;
  }
}
