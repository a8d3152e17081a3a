/** Whole games of Asteroyds between bots: as bots/asteroyds/sitting.py plays them and arena/fields/asteroyds.py looks at them. */
import { keyOf } from "../base/chance";
import { type AsteroydsState, RECORDS } from "../base/forms";
import { get, write } from "../base/layout";
import { budgetOf, type Contest, count, EVERYWHERE, type Ground, type Heat, kindsOf, LONGEST, type Matches, newHeat, type Outcome, OVER, PLAYED, rowsIn, seated, THINKING, TURN_LIMIT } from "../base/matches";
import { type Address, EngineModule } from "../base/module";
import { nodesIn, Watch } from "../base/watch";
import type { AsteroydsGame } from "./game";

const STATE = RECORDS["asteroyds.State"];
const MATCH = RECORDS["bots.asteroyds.Match"];
const MIND = RECORDS["bots.asteroyds.Mind"];
const [BEGIN, OFF] = [0, -1];
const [KIND, SEAT, SECOND, TO] = [0, 3, 4, 6];
const MOST_SEATS = 6;

export class AsteroydsMatches implements Matches {
  readonly ground: Ground;
  private readonly engine: EngineModule<"bots.asteroyds">;
  private readonly board: Address<"kernel.Hexes">;
  private readonly state: Address<"asteroyds.State">;
  private readonly events: Address<"kernel.Events">;
  /** What bots think in. */
  private readonly thoughts: [Address<"asteroyds.State">, Address<"asteroyds.State">, Address<"asteroyds.State">, Address<"kernel.Events">, Address<"bots.asteroyds.Mind">, Address<"bots.asteroyds.Orders">];
  private readonly match: Address<"bots.asteroyds.Match">;
  private readonly moved: Set<number>;
  private readonly damaged: Set<number>;
  private readonly destroyed: Set<number>;

  constructor(
    module: WebAssembly.Module,
    private readonly game: AsteroydsGame,
    private readonly contest: Contest,
  ) {
    const engine = (this.engine = new EngineModule("bots.asteroyds", module));
    this.board = engine.room("kernel.Hexes");
    this.state = engine.room("asteroyds.State");
    this.events = engine.room("kernel.Events");
    const states = [engine.room("asteroyds.State"), engine.room("asteroyds.State"), engine.room("asteroyds.State")] as const;
    this.thoughts = [...states, engine.room("kernel.Events"), engine.room("bots.asteroyds.Mind"), engine.room("bots.asteroyds.Orders")];
    this.match = engine.room("bots.asteroyds.Match");
    engine.put(game.board, this.board);
    const { events } = game.table;
    [this.moved, this.damaged, this.destroyed] = [kindsOf(events, "CraftMoved"), kindsOf(events, "CraftDamaged"), kindsOf(events, "CraftDestroyed")];
    this.ground = this.surveyed();
  }

  play(number: number): Outcome {
    const { game, contest } = this;
    game.begin({ ...contest.setup, number }, contest.seed);
    this.engine.put(game.whole, this.state);
    const heat = this.played(number, game.field("craft_cell"));
    const [winners, over] = [this.field("winners"), this.field("over")];
    const seats = [...Array(this.field("seats")).keys()];
    return {
      number,
      winners: seats.filter((seat) => (winners >> seat) & 1),
      rounds: Math.min(this.field("round_number"), LONGEST),
      ended: over === 0 ? TURN_LIMIT : game.table.reasons[over]!,
      starts: seats.map((seat) => seat + 1),
      lost: seats.map((seat) => Number(this.field("craft_cell")[seat] === OFF)),
      heat,
    };
  }

  /** To the end, or to the longest round. */
  private played(number: number, cells: number[]): Heat {
    const { engine, board, state, events, thoughts, match, contest } = this;
    const [heat, budget] = [newHeat(), budgetOf(contest)];
    this.sitDown(number);
    let watch = new Watch(budget);
    for (;;) {
      const why = engine.entries.play_on(board, state, events, ...thoughts, match, watch.slice);
      if (why === OVER) return heat;
      if (why === THINKING) {
        write(MIND, engine.view, { is_late: watch.isLate }, thoughts[4]);
        continue;
      }
      if (why === PLAYED) this.trace(cells, heat);
      watch = new Watch(budget);
    }
  }

  private sitDown(number: number): void {
    const { engine, game, contest, events, thoughts, match } = this;
    const names = seated(contest.bots, game.field("seats"), number);
    const bot = Array.from({ length: MOST_SEATS }, (_, seat) => (names[seat] ? game.table.bots.indexOf(names[seat]) : 0));
    write(MATCH, engine.view, { bot, key: keyOf(`bots ${contest.seed}`), nodes: nodesIn(budgetOf(contest)), longest: LONGEST, stops: EVERYWHERE, chooser: 0, next_seat: 0, asked: 0, said: 0 }, match);
    write(MIND, engine.view, { stage: BEGIN, is_late: 0 }, thoughts[4]);
    rowsIn(engine, events);
  }

  private trace(cells: number[], { traffic, damage, deaths }: Heat): void {
    for (const row of rowsIn(this.engine, this.events)) {
      const [kind, seat] = [row[KIND]!, row[SEAT]!];
      if (this.moved.has(kind)) count(traffic, (cells[seat] = row[TO]!));
      else if (this.damaged.has(kind)) count(damage, cells[seat]!, row[SECOND]!);
      else if (this.destroyed.has(kind)) count(deaths, cells[seat]!);
    }
  }

  private surveyed(): Ground {
    const { game, contest } = this;
    const { colours, teams } = game.table;
    game.begin({ ...contest.setup, number: 0 }, contest.seed);
    const [colour, team] = [game.field("craft_colour"), game.field("craft_team")];
    const seats = game.field("seats");
    const starts = Array.from({ length: seats }, (_, seat) => ({ name: colours![colour[seat]!]!, team: teams![team[seat]!]! }));
    const names = game.places.map(([row, column]) => `row ${row}, column ${column}`);
    return { seats, starts, names: { ...names }, places: { ...game.places } };
  }

  private field<Name extends keyof AsteroydsState & string>(name: Name): AsteroydsState[Name] {
    return get(STATE, this.engine.view, name, this.state);
  }
}
