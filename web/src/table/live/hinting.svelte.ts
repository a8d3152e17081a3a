/** What the ace would do: asked for at a practice table by whoever plans, and told to nobody else. */
import { tick } from "svelte";

import { Broken } from "../../wire/connection.svelte";
import type { Hint } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { LiveTable } from "./live.svelte";
import { whyNot } from "./refused";

/** A question to the ace, for one seat and round. */
interface Asked {
  seat: number;
  round: number;
  /** Missing while the ace thinks; in words why there is none. */
  said?: Hint | string;
}

export class Hinting {
  private asked = $state.raw<Asked | null>(null);
  private thinking: Promise<Hint | string> | null = null;

  constructor(private readonly table: LiveTable) {}

  get isOffered(): boolean {
    return this.table.settings?.practice === true;
  }

  /** Once the plan is sealed, or the round is over, there is nothing to advise. */
  private get isOpen(): boolean {
    const { now, seat, sealed } = this.table;
    return now.stage === "planning" && seat !== null && !sealed.has(seat);
  }

  get hint(): Hint | null {
    const said = this.isShown ? this.asked?.said : undefined;
    return said === undefined || typeof said === "string" ? null : said;
  }

  get isShown(): boolean {
    return this.isOpen && this.asked?.round === this.table.now.round && this.asked?.seat === this.table.seat;
  }

  get isAsking(): boolean {
    return this.isShown && this.asked?.said === undefined;
  }

  /** Why there is no hint. */
  get why(): string {
    return typeof this.asked?.said === "string" ? this.asked.said : "";
  }

  async ask(): Promise<void> {
    if (!this.isOffered || !this.isOpen || this.isAsking) return;
    const asked: Asked = { seat: this.table.seat!, round: this.table.now.round ?? 0 };
    this.asked = asked;
    // The ace thinks about one thing at a time, also about what nobody waits for any more.
    if (this.thinking) await this.thinking;
    if (this.asked !== asked) return;
    if (this.table.connection.state !== "open") return void (this.asked = { ...asked, said: t("hint-unsent") });
    this.thinking = this.answer(asked);
    const said = await this.thinking;
    this.thinking = null;
    if (this.asked === asked) this.asked = { ...asked, said };
  }

  forget(): void {
    this.asked = null;
  }

  private async answer(asked: Asked): Promise<Hint | string> {
    const { id, connection } = this.table;
    try {
      const answer = await connection.ask({ type: "hint", table: id, round: asked.round, seat: asked.seat });
      return answer.type === "hinted" ? answer.hint : t("hint-refused");
    } catch (error) {
      if (!(error instanceof Broken)) return whyNot(error as Error);
    }
    // The server knows nothing of the question any more, and the page has not forgotten it.
    await connection.welcomed();
    // The table is subscribed to first.
    await tick();
    return this.asked === asked && connection.state === "open" ? this.answer(asked) : t("hint-unsent");
  }
}
