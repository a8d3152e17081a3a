/** What studies ask of the engine: chances to win, the best plans of a seat, the report of a game that is over. It thinks in games, not in seconds, so that all machines find the same. */
import type { GameName, Table } from "./described";
import { RECORDS } from "./forms";
import type { Layout } from "./layout";
import { read, write } from "./layout";
import { EngineModule } from "./module";
import { type Best, type Mark, type Odds, type Report, REPORT, type ReportedPlan, type ReportedRound, type Worth } from "./report";
import type { AnyEvent } from "./telling";

/** A moment of a game that is over: the plan of a seat, or the chances of all. */
export interface Moment {
  row: number;
  seat: number;
  before: Uint8Array;
  stands: Uint8Array;
}

/** What a bench has to know of a game. */
export interface Ground {
  game: GameName;
  table: Table;
  ground: Uint8Array;
  /** The plan that was written down so, in a choice's place or a report's row. */
  plan(seat: number, from: Written): unknown;
  told(memory: { view: DataView; memory: WebAssembly.Memory }, at: number): AnyEvent[];
}

/** Where a plan stands in a record. */
export interface Written {
  view: DataView;
  /** Of the report, or of the choice. */
  at: number;
  layout: Layout<unknown>;
  row: number;
  place: number;
}

export const NOBODY = -1;
/** Games between two looks at whoever waits. */
const SLICE = 8;
const [MADE, BEST] = [0, 1];
const EVENTS = RECORDS["kernel.Events"];
const CHANCES = RECORDS["study.weighing.Chances"];

/** Both games have the same entries, over records of their own. */
interface Entries {
  count_chances(ground: number, state: number, chances: number, bench: number, most: number): boolean;
  weigh_plans(ground: number, before: number, stands: number, choice: number, bench: number, most: number): boolean;
  report_on(ground: number, before: number, stands: number, seat: number, report: number, bench: number, most: number): boolean;
  sum_up(report: number): void;
  play_better(ground: number, before: number, stands: number, row: number, seat: number, report: number, events: number, bench: number): void;
}

/** Fields that the records of both games have. */
interface Choice {
  stage: number;
  seat: number;
  games: number;
  wanted: number;
  has_made: number;
  played: number;
  most: number;
  count: number;
  chance: number[];
  error: number[];
  goals: number[];
  damage: number[];
  falls: number[];
}

type BySeat = number[][];
type ByPlace = number[][][];

interface Findings {
  seats: number;
  winners: number;
  rounds: number;
  round_number: number[];
  before: BySeat;
  before_error: BySeat;
  dealt: BySeat;
  dealt_error: BySeat;
  mark: BySeat;
  tried: BySeat;
  loss: BySeat;
  loss_error: BySeat;
  chance: ByPlace;
  error: ByPlace;
  goals: ByPlace;
  damage: ByPlace;
  falls: ByPlace;
  way: ByPlace;
  start: number[];
  luck: number[];
  plans: number[];
  own: number[];
  others: number[];
  outcome: number[];
  accuracy: number[];
  marks: BySeat;
  points: number;
  point_round: number[];
  point_seat: number[];
  verdict: number[];
  verdict_round: number[];
}

export class Bench {
  private readonly engine: EngineModule<"study.asteroyds" | "study.roborally">;
  private readonly entries: Entries;
  private readonly reports: Layout<Findings>;
  private readonly choices: Layout<Choice>;
  private readonly place: Record<"ground" | "before" | "stands" | "chances" | "choice" | "report" | "events" | "bench", number>;

  constructor(
    module: WebAssembly.Module,
    private readonly known: Ground,
  ) {
    const { game, ground } = known;
    this.engine = new EngineModule(`study.${game}`, module);
    this.entries = this.engine.entries as unknown as Entries;
    this.reports = RECORDS[`study.${game}.Report`] as unknown as Layout<Findings>;
    this.choices = RECORDS[`study.${game}.Choice`] as unknown as Layout<Choice>;
    this.place = {
      ground: this.engine.take(ground.length),
      before: this.engine.room(`${game}.State`),
      stands: this.engine.room(`${game}.State`),
      chances: this.engine.room("study.weighing.Chances"),
      choice: this.engine.room(`study.${game}.Choice`),
      report: this.engine.room(`study.${game}.Report`),
      events: this.engine.room("kernel.Events"),
      bench: this.engine.room(`study.${game}.Bench`),
    };
    this.engine.put(ground, this.place.ground);
  }

  /** `stands`: bits of the seats whose plans in the state stand. Ends when all games are played out. */
  *odds(state: Uint8Array, stands: number, games: number): Generator<Odds, void> {
    const { engine, entries, place } = this;
    engine.put(state, place.stands);
    write(CHANCES, engine.view, { games, played: 0, unknown: 0, me: 0, stands }, place.chances);
    for (let isDone = false; !isDone; ) {
      isDone = entries.count_chances(place.ground, place.stands, place.chances, place.bench, SLICE);
      const { played, chance, error } = read(CHANCES, engine.view, place.chances);
      yield { played, games, chance, error };
    }
  }

  *best(before: Uint8Array, stands: Uint8Array, seat: number): Generator<Best, void> {
    const { engine, entries, place } = this;
    engine.put(before, place.before);
    engine.put(stands, place.stands);
    write(this.choices, engine.view, { stage: 0, seat, games: 0, wanted: 3, has_made: 0 }, place.choice);
    for (let isDone = false; !isDone; ) {
      isDone = entries.weigh_plans(place.ground, place.before, place.stands, place.choice, place.bench, SLICE);
      yield this.choice(seat);
    }
  }

  /** How many moments are done, of all; at the end the report. */
  *report(moments: readonly Moment[], seats: number, winners: number): Generator<number, Report> {
    const { engine, entries, place } = this;
    engine.put(new Uint8Array(this.reports.size), place.report);
    write(this.reports, engine.view, { seats, winners }, place.report);
    for (const [done, { before, stands, seat }] of moments.entries()) {
      engine.put(before, place.before);
      engine.put(stands, place.stands);
      while (!entries.report_on(place.ground, place.before, place.stands, seat, place.report, place.bench, SLICE)) yield done / moments.length;
    }
    entries.sum_up(place.report);
    return this.told(moments);
  }

  private choice(seat: number): Best {
    const { view } = this.engine;
    const found = read(this.choices, view, this.place.choice);
    const places = Array.from({ length: found.count }, (_, number) => number + 1);
    const from = (number: number): Written => ({ view, at: this.place.choice, layout: this.choices as unknown as Layout<unknown>, row: NOBODY, place: number });
    const worth = (number: number) => ({ chance: found.chance[number]!, error: found.error[number]!, goals: found.goals[number]!, damage: found.damage[number]!, falls: found.falls[number]! });
    return { played: found.played, most: found.most, plans: places.map((number) => ({ plan: this.known.plan(seat, from(number)), ...worth(number) })) };
  }

  private told(moments: readonly Moment[]): Report {
    const found = read(this.reports, this.engine.view, this.place.report);
    const seats = [...Array(found.seats).keys()];
    return {
      swarmrally_report: REPORT,
      game: this.known.game,
      seats: found.seats,
      winners: seats.filter((seat) => (found.winners >> seat) & 1),
      rounds: Array.from({ length: found.rounds }, (_, row) => this.roundTold(found, row)),
      luck_and_skill: seats.map((seat) => balanceTold(found, seat, this.known.table)),
      turning_points: Array.from({ length: found.points }, (_, point) => this.pointTold(found, point, moments)),
      verdicts: seats.map((seat) => verdictTold(found, seat, this.known.table)),
    };
  }

  private roundTold(found: Findings, row: number): ReportedRound {
    const some = (numbers: BySeat) => numbers[row]!.slice(0, found.seats);
    const plans = [...Array(found.seats).keys()].filter((seat) => found.mark[row]![seat] !== 0).map((seat) => this.planTold(found, row, seat));
    return { round: found.round_number[row]!, before: some(found.before), before_error: some(found.before_error), dealt: some(found.dealt), dealt_error: some(found.dealt_error), plans };
  }

  private planTold(found: Findings, row: number, seat: number): ReportedPlan {
    const worth = (place: number): Worth => {
      const one = (numbers: ByPlace) => numbers[row]![seat]![place]!;
      return { chance: one(found.chance), error: one(found.error), goals: one(found.goals), damage: one(found.damage), falls: one(found.falls), way: one(found.way) };
    };
    const written: Written = { view: this.engine.view, at: this.place.report, layout: this.reports as unknown as Layout<unknown>, row, place: seat };
    const [made, best] = [worth(MADE), worth(BEST)];
    const at = (numbers: BySeat) => numbers[row]![seat]!;
    return { seat, mark: this.known.table.marks[at(found.mark)] as Mark, loss: at(found.loss), error: at(found.loss_error), games: at(found.tried), steps: made.way - best.way, made, best: { ...best, plan: this.known.plan(seat, written) } };
  }

  private pointTold(found: Findings, point: number, moments: readonly Moment[]): Report["turning_points"][number] {
    const [row, seat] = [found.point_round[point]!, found.point_seat[point]!];
    const { engine, place } = this;
    const { before, stands } = moments.find((moment) => moment.row === row && moment.seat === seat)!;
    engine.put(before, place.before);
    engine.put(stands, place.stands);
    write(EVENTS, engine.view, { told: 0, quiet: 0 }, place.events);
    this.entries.play_better(place.ground, place.before, place.stands, row, seat, place.report, place.events, place.bench);
    return { round: found.round_number[row]!, seat, loss: found.loss[row]![seat]!, events: this.known.told(engine, place.events) };
  }
}

function balanceTold(found: Findings, seat: number, { marks: names }: Table): Report["luck_and_skill"][number] {
  const one = (name: "start" | "luck" | "plans" | "own" | "others" | "outcome" | "accuracy") => found[name][seat]!;
  const marks = Object.fromEntries(names.flatMap((name, number) => (name ? [[name, found.marks[seat]![number]!]] : []))) as Record<Mark, number>;
  return { seat, start: one("start"), luck: one("luck"), plans: one("plans"), own: one("own"), others: one("others"), outcome: one("outcome"), accuracy: one("accuracy"), marks };
}

function verdictTold(found: Findings, seat: number, { verdicts }: Table): Report["verdicts"][number] {
  const row = found.verdict_round[seat]!;
  return { seat, code: verdicts[found.verdict[seat]!]!, luck: found.luck[seat]!, plans: found.plans[seat]!, own: found.own[seat]!, round: row < 0 ? null : found.round_number[row]! };
}
