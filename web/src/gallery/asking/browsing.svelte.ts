/** The gallery's list: what was found, more of it, and why there is nothing. */
import { Failure, Unreachable } from "../../wire/api";
import { saidOf } from "../../words/failures";
import type { GalleryPage } from "../../wire/protocol";
import { asked, codeIn, type Wanted } from "./wanted";
import { listed, type Row, workOf } from "./works";

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
    const code = codeIn(wanted);
    await (code === null ? this.ask(() => listed(asked(wanted)), (rows) => rows) : this.ask(() => byCode(code), (rows) => rows));
  }

  async more(wanted: Wanted): Promise<void> {
    if (this.next !== null) {
      const after = this.next;
      await this.ask(() => listed(asked(wanted, after)), (rows) => [...this.rows, ...rows]);
    }
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

  private async ask(does: () => Promise<GalleryPage>, joined: (rows: Row[]) => Row[]): Promise<void> {
    const question = ++this.questions;
    try {
      const page = await does();
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

async function byCode(code: string): Promise<GalleryPage> {
  try {
    return { works: [await workOf(code)], count: 1 };
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return { works: [], count: 0 };
    throw error;
  }
}
