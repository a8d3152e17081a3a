/** What one's own program would do, alone on the floor: the engine plays it, as far as the table allows help. */
import type { RoborallyEvent, RoborallyLiveProgram } from "../../../wire/protocol";
import type { LiveTable } from "../../../table/live/live.svelte";

const PAUSE = 120;

export class Foretelling {
  path = $state.raw<RoborallyEvent[] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly table: LiveTable) {}

  get isAllowed(): boolean {
    return this.table.settings?.assist !== "none";
  }

  /** Soon, for the program as it is then; an earlier answer that comes late is not shown. */
  ask(form: RoborallyLiveProgram): void {
    clearTimeout(this.timer);
    if (!this.isAllowed || !form.registers?.some((cards) => cards !== null)) return this.forget();
    this.timer = setTimeout(() => void this.send(form), this.table.foresight.isHere ? 0 : PAUSE);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.path = null;
  }

  private async send(form: RoborallyLiveProgram): Promise<void> {
    const number = ++this.asked;
    try {
      const events = await this.table.foresight.preview(this.table.now.round ?? 0, form, false);
      if (number === this.asked) this.path = events as RoborallyEvent[];
    } catch {
      if (number === this.asked) this.path = null;
    }
  }
}
