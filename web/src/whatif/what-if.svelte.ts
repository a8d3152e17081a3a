/** A what-if board: a study, the place in it that is looked at, and the table on which that is laid out. */
import { type Arrangement, isArrangement } from "../engine/base/arranging";
import { isSame } from "../engine/base/same";
import type { Survey, SurveyedRound } from "../engine/surveying";
import { boards } from "../games/games";
import type { Position } from "../solo/asking";
import { line } from "../solo/line.svelte";
import type { Laid, WhatIfBoard } from "../study/board";
import type { Studies } from "../study/kept";
import { branchOf, type Cursor, grown, lineOf, MAIN, newId, ownerOf, removed, renamed, type Study } from "../study/tree";
import { LiveTable } from "../table/live/live.svelte";
import { inPage } from "../table/live/where";
import { Refusal } from "../wire/refusal";

export class WhatIf {
  study: Study;
  cursor: Cursor = $state.raw({ branch: MAIN, at: 0 });
  /** Of the line that is looked at. */
  survey = $state.raw<Survey | null>(null);
  /** What is arranged for the round that is planned. */
  arranged = $state.raw<Arrangement | null>(null);
  table = $state.raw<LiveTable | null>(null);
  Board = $state.raw<WhatIfBoard | null>(null);
  /** What was not done last, and why. */
  refusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);
  /** The seats whose plans are others than in the line. */
  changes = $state.raw<readonly number[]>([]);
  /** What the board was like when it was last read. */
  private seen = "";

  constructor(
    study: Study,
    private readonly studies: Studies,
  ) {
    this.study = $state.raw(study);
  }

  get line(): readonly unknown[] {
    return lineOf(this.study, this.cursor.branch);
  }

  /** The round that is planned here; null where somebody decides, or the game is over. */
  get round(): SurveyedRound | null {
    return this.survey?.rounds.find(({ at }) => at === this.cursor.at) ?? null;
  }

  get roundBefore(): SurveyedRound | null {
    return this.survey?.rounds.findLast(({ at }) => at < this.cursor.at) ?? null;
  }

  /** Whether the line has this round. */
  get isKnown(): boolean {
    return this.line.length > this.cursor.at;
  }

  /** Whether what is played at the end of this line belongs to it, and is no branch. */
  get mayGrow(): boolean {
    return branchOf(this.study, ownerOf(this.study, this.cursor)).parent !== null || !this.study.isPlayed;
  }

  /** What the line itself has arranged for this round. */
  get arrangedBefore(): Arrangement | null {
    const step = this.line[this.cursor.at];
    return isArrangement(step) ? step : (this.laid?.dice ?? null);
  }

  /** What a position has brought along, as long as its first round has not been played. */
  private get laid(): Study["laid"] {
    return this.cursor.at === 0 && this.line.length === 0 ? this.study.laid : undefined;
  }

  get isChanged(): boolean {
    return this.changes.length > 0 || !isSame(this.arranged, this.arrangedBefore);
  }

  /** As it is laid out now. */
  position(plans: Position["plans"] = this.laid?.plans ?? this.round?.plans ?? {}): Position {
    const { game, setup, seed, owners } = this.study;
    const decisions = [...this.line.slice(0, this.cursor.at), ...(this.arranged ? [this.arranged] : [])];
    return { game, setup, seed, owners, decisions, plans };
  }

  /** To a round, by what the survey knows of it; without one to the end of a branch. */
  async goTo(branch: string, at: number = lineOf(this.study, branch).length): Promise<void> {
    await this.busily(async () => {
      this.cursor = { branch, at };
      await this.look();
      this.arranged = this.arrangedBefore;
      await this.lay(this.position());
    });
  }

  /** To the round in which this event of the main line happens. */
  async goToEvent(event: number): Promise<void> {
    this.survey = await this.surveyOf(lineOf(this.study, MAIN));
    await this.goTo(MAIN, this.survey.rounds.findLast((round) => round.event <= event)?.at ?? 0);
  }

  /** To the first round of a line in which it is not what its parent was. */
  async goToBranch(branch: string, at: number): Promise<void> {
    this.survey = await this.surveyOf(lineOf(this.study, branch));
    const round = this.survey.rounds.find((round) => round.at >= at);
    await this.goTo(branch, round?.at);
  }

  async arrange(arranged: Arrangement | null, plans: Position["plans"]): Promise<void> {
    await this.busily(async () => {
      const before = this.arranged;
      this.arranged = arranged;
      try {
        await this.lay(this.position(plans));
      } catch (error) {
        this.arranged = before;
        throw error;
      }
    });
  }

  /** The round is played: along the line where nothing is changed, else as a branch, whose name it is given. */
  async play(laid: Laid, name: string): Promise<void> {
    await this.busily(async () => {
      const plans = laid.plans();
      laid.rest();
      if (this.isKnown && !this.isChanged) return this.follow();
      await line().errand("playRound", this.table!.id, plans);
      await this.grow(name);
    });
  }

  /** Somebody has answered, or the round has ended: what the table has decided since belongs to the branch. */
  async hear(): Promise<void> {
    if (this.isBusy || this.table?.state !== "there") return;
    if (this.seen === "") this.seen = this.sight();
    if (this.seen === this.sight()) return;
    await this.busily(() => this.grow(""));
  }

  async rename(branch: string, name: string): Promise<void> {
    await this.change(renamed(this.study, branch, name));
  }

  async remove(branch: string): Promise<void> {
    await this.change(removed(this.study, branch));
    if (!this.study.branches.some(({ id }) => id === this.cursor.branch)) await this.goTo(MAIN, this.survey?.rounds[0]?.at ?? 0);
  }

  close(): void {
    this.table?.close();
  }

  private async follow(): Promise<void> {
    const next = this.survey!.rounds.find(({ at }) => at > this.cursor.at);
    const to = next?.at ?? this.line.length;
    this.cursor = { ...this.cursor, at: to };
    this.arranged = this.arrangedBefore;
    await line().errand("follow", this.table!.id, this.position().decisions, next?.plans ?? {});
    this.seen = this.sight();
  }

  private async grow(name: string): Promise<void> {
    const decided = await line().errand("decided", this.table!.id);
    const made = grown(this.study, this.cursor, decided.slice(this.cursor.at), { id: newId(), name });
    await this.change(made.study);
    this.cursor = made.cursor;
    this.survey = await this.surveyOf(this.line);
    this.arranged = null;
    this.seen = this.sight();
  }

  /** It is kept before it is shown, so that nobody loses what they have seen; what another tab has added is shown with it. */
  private async change(study: Study): Promise<void> {
    const changed = { ...study, touchedAt: Date.now() };
    this.study = await this.studies.keep(changed).catch(() => changed);
  }

  private async look(): Promise<void> {
    this.survey = await this.surveyOf(this.line);
  }

  private surveyOf(decisions: readonly unknown[]): Promise<Survey> {
    const { game, setup, seed } = this.study;
    return line().errand("survey", { game, setup, seed, decisions });
  }

  private async lay(position: Position): Promise<void> {
    if (this.table) {
      await line().errand("layOut", position, this.table.id);
      this.seen = this.sight();
    } else {
      const [id, { folding, Board }] = await Promise.all([line().errand("layOut", position), boards[position.game]()]);
      this.Board = Board;
      this.table = new LiveTable(id, line(), () => Promise.resolve(folding), inPage);
      this.seen = "";
    }
  }

  private sight(): string {
    const { phase, stage, round, decision } = this.table?.now ?? {};
    return [phase, stage, round, decision].join(" ");
  }

  private async busily(act: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.refusal = null;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.isBusy = false;
    }
  }
}
