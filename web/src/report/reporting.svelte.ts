/** A report on its way: kept from before, or thought through now. */
import { NoEngine } from "../engine/base/fetching";
import { isArranged } from "../engine/base/arranging";
import type { GameRecord } from "../engine/base/record";
import type { Report } from "../engine/base/report";
import { isRecord } from "../engine/verifying";
import { drawer } from "../study/drawer";
import { Reports } from "../study/reports";
import { think, type Thinking } from "../study/thinking";
import { Refusal } from "../wire/refusal";
import { whyOf } from "../words/refusals";
import { t } from "../words/words.svelte";

export class Reporting {
  report = $state.raw<Report | null>(null);
  /** How much of it is done. */
  part = $state(0);
  isThinking = $state(false);
  /** Why there is none. */
  why = $state("");
  private thinking: Thinking | null = null;

  constructor(private readonly record: GameRecord) {}

  /** As it was kept; else it is made. */
  async begin(): Promise<void> {
    const { record } = this;
    if (!isRecord(record) || isArranged(record.decisions)) return void (this.why = t("report-none"));
    const kept = await new Reports(await drawer("reports")).get(record).catch(() => null);
    if (kept) return void (this.report = kept);
    await this.make();
  }

  async make(): Promise<void> {
    [this.isThinking, this.part, this.why] = [true, 0, ""];
    const mine = (this.thinking = think({ does: "report", record: this.record }, (found) => {
      if ("part" in found) this.part = found.part;
      else if ("report" in found) this.report = found.report;
    }));
    try {
      await mine.done;
      if (this.report) await new Reports(await drawer("reports")).keep(this.record, this.report, Date.now()).catch(() => undefined);
    } catch (error) {
      if (error instanceof Refusal) this.why = whyOf(error);
      else if (error instanceof NoEngine) this.why = t("engine-not", { reason: error.why });
      else throw error;
    } finally {
      if (this.thinking === mine) this.isThinking = false;
    }
  }

  stop(): void {
    this.thinking?.stop();
    this.thinking = null;
    this.isThinking = false;
  }
}
