/** What can be done at a table before the start. The server decides; whatever it refuses is said on the page. */
import { tick } from "svelte";

import type { BotName } from "../characters/bots";
import { me } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import type { Chair } from "../wire/protocol";
import { place } from "../shell/router.svelte";
import type { LiveTable } from "../table/live/live.svelte";
import { lotFor } from "../table/dice/lots";
import { firstSeats, together } from "../table/owners";
import { t } from "../words/words.svelte";
import { saidOf } from "../words/failures";

export type Wish = Record<string, string | number | undefined>;

export class Seating {
  refusal = $state("");
  isBusy = $state(false);
  /** How many the host has sent away from here. */
  sentAway = $state(0);
  /** A wish is shown at once, before the server has agreed. */
  private wishing = $state.raw<Wish | null>(null);

  constructor(readonly table: LiveTable) {}

  /** Room for so many players, each by the first of their seats. */
  get free(): number[] {
    return this.firsts.filter((seat) => isFree(this.table.chairs[seat]!));
  }

  private get firsts(): number[] {
    return firstSeats(this.table.chairs.length, this.table.settings?.owners);
  }

  /** Whether a player begins here: whoever sits down takes the others of theirs, too. */
  isFirst(seat: number): boolean {
    return this.firsts.includes(seat);
  }

  /** How many seats its player has. */
  countOf(seat: number): number {
    return together(seat, this.table.chairs.length, this.table.settings?.owners).length;
  }

  get canSit(): boolean {
    return this.table.seat === null && this.free.length > 0;
  }

  get canStart(): boolean {
    return this.table.isHost && this.free.length === 0;
  }

  /** The host sits alone with bots, so to speak. */
  get canFill(): boolean {
    return this.table.isHost && this.table.seat !== null && this.free.length > 0;
  }

  get isScenario(): boolean {
    return (this.table.settings?.setup as { scenario?: unknown } | undefined)?.scenario != null;
  }

  get status(): string {
    if (this.free.length > 0) return t("seats-still-free", { count: this.free.length });
    return this.table.isHost ? t("all-seated-host") : t("all-seated", { name: this.hostName });
  }

  get hostName(): string {
    return this.table.nameOf(this.table.host) ?? t("somebody");
  }

  get wish(): Wish {
    const seat = this.table.seat;
    return this.wishing ?? (seat === null ? {} : wishOf(this.table.chairs[seat]));
  }

  /** Who else wishes for this. */
  taken(kind: string, value: string | number): string | null {
    const seat = this.table.chairs.findIndex((chair, index) => index !== this.table.seat && wishOf(chair)[kind] === value);
    return seat < 0 ? null : this.nameOf(seat);
  }

  nameOf(seat: number): string {
    const chair = this.table.chairs[seat];
    if (chair?.player) return this.table.nameOf(chair.player) ?? t("somebody");
    return chair?.bot ? t(`bot-${chair.bot}`) : t("free-seat");
  }

  sit(seat?: number): Promise<boolean> {
    return this.try(async () => {
      await me.become();
      // Who I am counts from the next connection on, and the table is asked for again first.
      await this.table.connection.welcomed();
      await tick();
      await this.table.do({ do: "sit", seat: seat ?? null, lot: lotFor(this.table.id, this.table.commitment) });
    });
  }

  stand(): Promise<boolean> {
    return this.try(() => this.table.do({ do: "stand" }));
  }

  async kick(seat: number): Promise<boolean> {
    const done = await this.try(() => this.table.do({ do: "kick", seat }));
    if (done) this.sentAway += 1;
    return done;
  }

  seatBot(seat: number, bot: BotName): Promise<boolean> {
    return this.try(() => this.table.do({ do: "seat_bot", seat, bot }));
  }

  start(): Promise<boolean> {
    return this.try(() => this.table.do({ do: "start" }));
  }

  fillAndStart(): Promise<boolean> {
    return this.try(async () => {
      for (const seat of this.free) await this.table.do({ do: "seat_bot", seat, bot: preferences.rival });
      await this.table.do({ do: "start" });
    });
  }

  async close(): Promise<void> {
    if (await this.try(() => this.table.do({ do: "close" }))) place.go("/");
  }

  async choose(kind: string, value: string | number | undefined): Promise<void> {
    const wish = { ...this.wish, [kind]: value };
    this.wishing = wish;
    await this.try(() => this.table.do({ do: "wish", wish, seat: this.table.seat }));
    this.wishing = null;
  }

  private async try(action: () => Promise<void>): Promise<boolean> {
    [this.isBusy, this.refusal] = [true, ""];
    try {
      await action();
      return true;
    } catch (error) {
      this.refusal = saidOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

export function isFree(chair: Chair): boolean {
  return chair.player == null && chair.bot == null;
}

export function wishOf(chair: Chair | undefined): Wish {
  return (chair?.wish as Wish | null | undefined) ?? {};
}
