/** The chances to win after the first round of each branch, beside those of the line that it has left. */
import type { Odds } from "../engine/base/report";
import type { Line, Survey } from "../engine/surveying";
import { NoEngine } from "../engine/base/fetching";
import { line } from "../solo/line.svelte";
import { think, type Thinking } from "../study/thinking";
import { type Branch, lineOf, type Study } from "../study/tree";
import { Refusal } from "../wire/refusal";
import { whyOf } from "../words/refusals";
import { t } from "../words/words.svelte";

const [GAMES, WHOLE] = [384, 10_000];

export type Chances = Pick<Odds, "chance" | "error">;

/** After a branch, and where its parent stood then; the game itself has no parent. */
export interface Compared {
  after: Chances;
  before: Chances | null;
}

export class BranchOdds {
  found = $state.raw<ReadonlyMap<string, Compared>>(new Map());
  isCounting = $state(false);
  why = $state("");
  /** What was counted once stays true. */
  private readonly counted = new Map<string, Chances>();
  private thinking: Thinking | null = null;
  private number = 0;

  /** Of all branches, one after the other. */
  async count(study: Study): Promise<void> {
    this.stop();
    const number = this.number;
    [this.isCounting, this.why] = [true, ""];
    try {
      for (const branch of study.branches.filter(({ parent }) => parent !== null)) {
        const compared = await this.compared(study, branch);
        if (number !== this.number) return;
        this.found = new Map([...this.found, [branch.id, compared]]);
      }
    } catch (error) {
      if (number !== this.number) return;
      if (error instanceof Refusal) this.why = whyOf(error);
      else if (error instanceof NoEngine) this.why = t("engine-not", { reason: error.why });
      else throw error;
    }
    this.isCounting = false;
  }

  stop(): void {
    this.thinking?.stop();
    this.thinking = null;
    this.number += 1;
    this.isCounting = false;
  }

  private async compared(study: Study, { id, parent, at }: Branch): Promise<Compared> {
    const [after, before] = [await this.chancesAfter(study, id, at), await this.chancesAfter(study, parent!, at)];
    return { after, before };
  }

  /** When the round is over that is planned after so many decisions of a line. */
  private async chancesAfter(study: Study, branch: string, at: number): Promise<Chances> {
    const { game, setup, seed } = study;
    const decisions = lineOf(study, branch);
    const survey = await line().errand("survey", { game, setup, seed, decisions: [...decisions] });
    const next = survey.rounds.find((round) => round.at > at);
    if (!next && survey.isOver) return ended(survey, study.names.length);
    const to = next?.at ?? survey.rounds.at(-1)!.at;
    return this.chances({ game, setup, seed, decisions: decisions.slice(0, to) });
  }

  private async chances(wanted: Line): Promise<Chances> {
    const name = JSON.stringify(wanted);
    const known = this.counted.get(name);
    if (known) return known;
    let odds: Odds | null = null;
    const job = $state.snapshot({ does: "odds" as const, line: wanted, plans: {}, games: GAMES }) as Parameters<typeof think>[0];
    await (this.thinking = think(job, (found) => "odds" in found && (odds = found.odds))).done;
    this.counted.set(name, odds!);
    return odds!;
  }
}

function ended({ winners }: Survey, seats: number): Chances {
  return { chance: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? WHOLE : 0)), error: Array.from({ length: seats }, () => 0) };
}
