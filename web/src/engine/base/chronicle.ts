/** A game with all that was decided and told in it. */
import { isArrangement } from "./arranging";
import type { GameName } from "./described";
import type { EngineGame, Setup } from "./game";
import type { AnyEvent } from "./telling";
import { type GameRecord, VERSION } from "./record";

export class Chronicle {
  readonly decisions: unknown[] = [];
  private readonly told: AnyEvent[][];
  /** How many stretches somebody has asked for. */
  private heard = 0;

  constructor(
    private readonly name: GameName,
    private readonly game: EngineGame,
    private readonly setup: Setup,
    private readonly seed: string,
  ) {
    this.told = [game.begin(setup, seed)];
  }

  decide(decision: unknown): void {
    this.told.push(this.game.decide(decision));
    this.decisions.push(decision);
  }

  /** A decision, or what a what-if board has arranged. */
  take(step: unknown): void {
    if (!isArrangement(step)) return this.decide(step);
    this.told.push(this.game.arrange(step));
    this.decisions.push(step);
  }

  newEvents(): AnyEvent[] {
    const events = this.told.slice(this.heard).flat();
    this.heard = this.told.length;
    return events;
  }

  record(): GameRecord {
    return { swarmrally: VERSION, game: this.name, setup: this.setup, seed: this.seed, decisions: [...this.decisions], events: [...this.told] };
  }
}
