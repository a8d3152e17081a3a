/** A course or a layout made to order by the server: what is wanted, how far it is, and what came of it. */
import { get, post } from "../../wire/api";
import { me } from "../../shell/me.svelte";
import { saidOf } from "../../words/failures";
import type { GameName } from "../asking/works";
import type { Playable } from "../asking/trying";
import type { Made } from "./nearness";
import { drawnSeed, fitted, orderOf, SEATS, usual, type Wishes, wished } from "./orders";

/** What the server says of one that was ordered. */
export interface Making {
  id: string;
  done: number;
  of: number;
  made: Made | null;
}

const PAUSE = 1000;

export class Surprise {
  wishes = $state.raw<Wishes>(usual("roborally"));
  seed = $state(drawnSeed());
  /** Of its steps; null: nothing is being made. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  made = $state.raw<Made | null>(null);
  trouble = $state("");
  /** What is made for an order that has been given up does not count. */
  private orders = 0;

  constructor(game: GameName = "roborally") {
    this.wishes = usual(game);
  }

  change(some: Partial<Wishes>): void {
    this.wishes = fitted({ ...this.wishes, ...some });
  }

  play(game: GameName): void {
    if (game !== this.wishes.game) this.wishes = fitted({ ...usual(game), seats: this.wishes.seats });
  }

  wish(element: string): void {
    this.wishes = wished(this.wishes, element);
  }

  another(): void {
    this.seed = drawnSeed();
  }

  stop(): void {
    this.orders += 1;
    this.progress = null;
  }

  /** Whoever leaves waits for nothing. */
  async draw(): Promise<void> {
    const order = ++this.orders;
    const isWanted = (): boolean => order === this.orders;
    [this.trouble, this.progress, this.made] = ["", { done: 0, of: 0 }, null];
    try {
      await me.become();
      let making = await post<Making>("/api/generated", { order: orderOf(this.wishes), seed: this.seed.trim() });
      while (isWanted() && making.made === null) {
        this.progress = making;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (isWanted()) making = await get<Making>(`/api/generated/${making.id}`);
      }
      if (isWanted()) this.made = making.made;
    } catch (error) {
      if (isWanted()) this.trouble = saidOf(error);
    }
    if (isWanted()) this.progress = null;
  }
}

/** What was made, as something to play on. */
export function playableOf({ game, form, mode, order }: Made): Playable {
  return { game, content: form, modes: mode === null ? [] : [mode], seats: [SEATS[game][0], order.seats] };
}
