/** A puzzle that is being solved: what the panels around the board tell of it, and what of it is kept. */
import type { Marks, Trying } from "../../games/games";
import type { PuzzleHint } from "../../engine/puzzles";
import type { Part } from "../../words/words.svelte";
import { t } from "../../words/words.svelte";
import type { GameEvent } from "../../table/story/game";
import { clauseLine, goalSaid } from "../book/goals";
import { begun, hinted, keyOf, type Outcome, shown, tried } from "../kept/outcome";
import { type Rating, ratingOf } from "../kept/rating";
import { solved } from "../kept/solved.svelte";
import { dayOf, type Streak, streakOf } from "../kept/streak";
import type { Position } from "../trial/line.svelte";
import { Trial, type Try } from "../trial/trial.svelte";
import { breaksIn, stepOf } from "../trial/verdict";

/** Why a clause was missed: its words, what happened, and the rule that says so. */
export interface Why {
  clause: number;
  missed: string;
  said: Part[] | null;
  rule: string;
}

const A_SECOND = 1000;
/** Whoever leaves a page open is not solving all the while. */
const LONGEST = 3600;

export class Solving {
  readonly trial: Trial;
  seconds = $state(0);
  isTimed = $state(false);
  readonly marksOf: Marks;
  private readonly before: number;
  private readonly key: string;

  constructor(
    at: Position,
    private readonly trying: Trying,
    /** The day whose puzzle it is; null for any other. */
    readonly day: string | null,
    /** To the next one, where there is one. */
    readonly next: (() => void) | null,
    /** Whether what comes of it is kept. */
    private readonly isKept = true,
  ) {
    this.key = keyOf({ id: at.puzzle.id, game: at.game }, day);
    this.before = solved().of(this.key)?.seconds ?? 0;
    this.marksOf = trying.marksOf;
    this.trial = new Trial(at, trying.folding, {
      tried: (one) => this.keep((outcome) => tried(outcome, { plan: one.plan, steps: one.steps, of: one.of, isSolved: one.judged.isSolved, at: Date.now() }, this.before + this.seconds)),
      hinted: (hints) => this.keep((outcome) => hinted(outcome, hints)),
      shown: () => this.keep(shown),
    });
    // What was asked for before need not be asked for again.
    this.trial.hints = Math.min(this.outcome?.hints ?? 0, at.puzzle.hints.length);
  }

  get outcome(): Outcome | null {
    return solved().of(this.key);
  }

  get isSolved(): boolean {
    return this.trial.isSolved || this.outcome?.solvedAt != null;
  }

  /** Tries of this visit and of earlier ones. */
  get triesBefore(): number {
    return Math.max(this.outcome?.attempts.length ?? 0, this.trial.tries.length);
  }

  get goal(): string {
    return goalSaid(this.trial.at.game, this.trial.at.puzzle.goal, this.called);
  }

  readonly called = (seat: number): string => {
    const { table } = this.trial;
    return table.story ? this.trying.scenes.characterOf(table.story.shown, seat) : t("somebody");
  };

  get whys(): Why[] {
    const { at, shown: one } = this.trial;
    return one ? breaksIn(one.judged).map(({ clause, event, number }) => this.why(one, clause, event as GameEvent | null, number, at)) : [];
  }

  get rating(): Rating {
    return ratingOf(solved().all);
  }

  get streak(): Streak {
    return streakOf(solved().all, dayOf(Date.now()));
  }

  hintSaid(hint: PuzzleHint): string {
    const { game } = this.trial.at;
    if (hint.kind === "first") {
      const [mark] = this.marksOf(game === "asteroyds" ? { columns: [hint.action ?? null], energy: "shield" } : { registers: [[hint.card]] });
      return game === "asteroyds" ? t("puzzle-hint-first-a", { column: hint.column ?? 1, action: mark!.said }) : t("puzzle-hint-first-r", { register: hint.register ?? 1, card: mark!.said });
    }
    if (hint.kind === "at") {
      const [one = 0, other = 0] = hint.at ?? [];
      return game === "asteroyds" ? t("puzzle-hint-at-a", { row: one, column: other }) : t("puzzle-hint-at-r", { x: one, y: other });
    }
    return t(`puzzle-hint-${hint.kind}`, { robot: this.called(hint.seat ?? 0) });
  }

  /** Lets the clock run while the page is seen; to be called in an effect. */
  run(): () => void {
    const timer = setInterval(() => {
      if (!this.isSolved && document.visibilityState === "visible") this.seconds = Math.min(LONGEST, this.seconds + 1);
    }, A_SECOND);
    return () => clearInterval(timer);
  }

  private why(one: Try, clause: number, event: GameEvent | null, number: number, { game, puzzle }: Position): Why {
    const said = clauseLine(game, puzzle.goal[clause]!, this.called);
    if (event === null) return { clause, missed: t("puzzle-never", { clause: said }), said: null, rule: "" };
    const names = Array.from({ length: this.trial.at.laid.seats }, (_, seat) => this.called(seat));
    const told = this.trying.scenes.caption([event], names);
    const step = stepOf(one.judged.events, number, puzzle.seat, one.of);
    return { clause, missed: t("puzzle-broken", { clause: said, game, step }), said: told.said, rule: told.rule || event.rule };
  }

  /** A day's puzzle counts for its day, and as the puzzle that it is. */
  private keep(how: (before: Outcome) => Outcome): void {
    if (!this.isKept) return;
    for (const day of new Set([this.day, null])) this.keepRow(day, how);
  }

  private keepRow(day: string | null, how: (before: Outcome) => Outcome): void {
    const { game, puzzle } = this.trial.at;
    const fresh = { id: puzzle.id, game, theme: puzzle.themes[0] ?? "", level: puzzle.level };
    void solved().change(keyOf(fresh, day), (before) => how(before ?? begun(fresh, Date.now(), day)));
  }
}
