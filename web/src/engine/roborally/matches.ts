/** Whole games of RoboRally between bots: as bots/roborally/sitting.py plays them and arena/fields/roborally.py looks at them. */
import { keyOf } from "../base/chance";
import { RECORDS, type RoborallyState } from "../base/forms";
import { get, write } from "../base/layout";
import { budgetOf, type Contest, count, EVERYWHERE, type Ground, type Heat, kindsOf, LONGEST, type Matches, newHeat, type Outcome, OVER, REFUSED, rowsIn, seated, THINKING, TURN_LIMIT } from "../base/matches";
import { type Address, EngineModule } from "../base/module";
import { nodesIn, Watch } from "../base/watch";
import { CELLS, PIT, placeOf, RIM } from "./floors";
import type { RoborallyGame } from "./game";

const STATE = RECORDS["roborally.State"];
const MATCH = RECORDS["bots.roborally.Match"];
const MIND = RECORDS["bots.roborally.Mind"];
const BEGIN = 0;
const NO_TEAM = -1;
const [KIND, SEAT, SECOND, THIRD] = [0, 3, 4, 5];
const MOST_SEATS = 8;
const BEYOND: Readonly<Record<number, string>> = { [RIM]: ", off the edge", [PIT]: ", a pit" };

export class RoborallyMatches implements Matches {
  readonly ground: Ground;
  private readonly engine: EngineModule<"bots.roborally">;
  private readonly course: Address<"roborally.Course">;
  private readonly state: Address<"roborally.State">;
  private readonly events: Address<"kernel.Events">;
  /** What bots think in. */
  private readonly thoughts: [Address<"roborally.State">, Address<"bots.roborally.Atlas">, Address<"kernel.Events">, Address<"bots.roborally.Mind">, Address<"roborally.Sheet">];
  private readonly match: Address<"bots.roborally.Match">;
  private readonly moves: Set<number>;
  private readonly placed: Set<number>;
  private readonly damaged: Set<number>;
  private readonly destroyed: Set<number>;

  constructor(
    module: WebAssembly.Module,
    private readonly game: RoborallyGame,
    private readonly contest: Contest,
  ) {
    const engine = (this.engine = new EngineModule("bots.roborally", module));
    this.course = engine.room("roborally.Course");
    this.state = engine.room("roborally.State");
    this.events = engine.room("kernel.Events");
    this.thoughts = [engine.room("roborally.State"), engine.room("bots.roborally.Atlas"), engine.room("kernel.Events"), engine.room("bots.roborally.Mind"), engine.room("roborally.Sheet")];
    this.match = engine.room("bots.roborally.Match");
    const { events } = game.table;
    [this.moves, this.placed] = [kindsOf(events, "RobotMoved", "RobotCarried", "RobotPushed"), kindsOf(events, "RobotPlaced", "RobotReturned")];
    [this.damaged, this.destroyed] = [kindsOf(events, "RobotDamaged"), kindsOf(events, "RobotDestroyed")];
    this.ground = this.surveyed();
  }

  play(number: number): Outcome {
    const { game, contest, engine } = this;
    game.begin({ ...contest.setup, number }, contest.seed);
    engine.put(game.whole, this.state);
    engine.put(game.floorNow, this.course);
    const heat = this.played(number, game.field("robot_cell"));
    const [winners, over, lives] = [this.field("winners"), this.field("over"), this.field("lives")];
    const seats = [...Array(this.field("seats")).keys()];
    return {
      number,
      winners: seats.filter((seat) => (winners >> seat) & 1),
      rounds: Math.min(this.field("turn_number"), LONGEST),
      ended: over === 0 ? TURN_LIMIT : game.table.reasons[over]!,
      starts: this.field("robot_dock").slice(0, seats.length),
      lost: seats.map((seat) => Math.max(0, lives - this.field("robot_lives")[seat]!)),
      heat,
    };
  }

  /** To the end, or to the longest turn. */
  private played(number: number, cells: number[]): Heat {
    const { engine, course, state, events, thoughts, match, contest } = this;
    const [heat, budget] = [newHeat(), budgetOf(contest)];
    this.sitDown(number);
    let watch = new Watch(budget);
    for (;;) {
      const why = engine.entries.play_on(course, state, events, ...thoughts, match, watch.slice);
      if (why === OVER) return heat;
      if (why === REFUSED) throw new RangeError("a bot has chosen what may not be");
      if (why === THINKING) {
        write(MIND, engine.view, { is_late: watch.isLate, spent: watch.spent }, thoughts[3]);
        continue;
      }
      this.trace(cells, heat);
      watch = new Watch(budget);
    }
  }

  private sitDown(number: number): void {
    const { engine, game, contest, events, thoughts, match } = this;
    const names = seated(contest.bots, game.field("seats"), number);
    const bot = Array.from({ length: MOST_SEATS }, (_, seat) => (names[seat] ? game.table.bots.indexOf(names[seat]) : 0));
    write(MATCH, engine.view, { bot, key: keyOf(`bots ${contest.seed}`), nodes: nodesIn(budgetOf(contest)), longest: LONGEST, stops: EVERYWHERE, chooser: 0, took_hand: 0, asked: 0, question: 0, said: 0 }, match);
    write(MIND, engine.view, { stage: BEGIN, is_late: 0, spent: 0 }, thoughts[3]);
    rowsIn(engine, events);
  }

  private trace(cells: number[], { traffic, damage, deaths }: Heat): void {
    for (const row of rowsIn(this.engine, this.events)) {
      const [kind, seat] = [row[KIND]!, row[SEAT]!];
      if (this.moves.has(kind)) count(traffic, (cells[seat] = row[THIRD]!));
      else if (this.placed.has(kind)) cells[seat] = row[SECOND]!;
      else if (this.damaged.has(kind)) count(damage, cells[seat]!);
      else if (this.destroyed.has(kind)) count(deaths, cells[seat]!);
    }
  }

  /** R1.1 By dock. */
  private surveyed(): Ground {
    const { game, contest } = this;
    game.begin({ ...contest.setup, number: 0 }, contest.seed);
    const [seats, docks, teams, ground] = [game.field("seats"), game.field("robot_dock"), game.field("robot_team"), game.ground("ground")];
    const order = [...Array(seats).keys()].toSorted((one, other) => docks[one]! - docks[other]!);
    const starts = order.map((seat) => ({ name: `dock ${docks[seat]}`, team: teams[seat] === NO_TEAM ? null : `team ${teams[seat]! + 1}` }));
    const cells = [...Array(CELLS).keys()];
    return {
      seats,
      starts,
      names: Object.fromEntries(cells.map((cell) => [cell, `${placeOf(cell).join(",")}${BEYOND[ground[cell]!] ?? ""}`])),
      places: Object.fromEntries(cells.map((cell) => [cell, placeOf(cell)])),
    };
  }

  private field<Name extends keyof RoborallyState & string>(name: Name): RoborallyState[Name] {
    return get(STATE, this.engine.view, name, this.state);
  }
}
