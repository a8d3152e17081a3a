/** R10.8 The desks of all robots of mine: each has its hand, its program and its orders; one is looked at. */
import type { LiveTable } from "../../../table/live/live.svelte";
import { Programming } from "./programming.svelte";

const MOST = 8;

export class Desks {
  private readonly each: Programming[];

  constructor(private readonly table: LiveTable) {
    this.each = Array.from({ length: MOST }, (_, nth) => new Programming(table, nth));
    for (const programming of this.each) programming.onsealed = () => this.goOn();
  }

  get all(): Programming[] {
    return this.each.slice(0, this.table.seats.length);
  }

  get here(): Programming {
    return this.at(this.table.seat) ?? this.each[0]!;
  }

  at(seat: number | null): Programming | null {
    return this.all.find((programming) => programming.seat === seat) ?? null;
  }

  /** To the next robot that has still to be programmed, if there is one. */
  goOn(): void {
    const next = this.from(1).find((programming) => programming.isWanted && !programming.isDone);
    if (next) this.table.turnTo(next.seat!);
  }

  /** To the robot that comes after this one, or before it. */
  step(by: 1 | -1): void {
    const next = this.from(by)[0];
    if (next) this.table.turnTo(next.seat!);
  }

  /** A new turn begins with the first robot that has something to program. */
  begin(): void {
    if (this.here.isWanted && !this.here.isDone && this.here === this.each[0]) return;
    const first = this.all.find((programming) => programming.isWanted && !programming.isDone);
    if (first) this.table.turnTo(first.seat!);
  }

  /** The others in their order, from the one after this on. */
  private from(by: 1 | -1): Programming[] {
    const { all } = this;
    const here = all.indexOf(this.here);
    return Array.from({ length: all.length - 1 }, (_, index) => all[(here + by * (index + 1) + all.length * 2) % all.length]!);
  }
}
