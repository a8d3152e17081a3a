/** Bots of Asteroyds at a table in the page: they see what their seats may know, and play as bots/asteroyds/desk.py lets them. */
import type { AsteroydsGame } from "./game";
import type { AsteroydsPlay } from "./play";
import { keyOf } from "../base/chance";
import type { Table } from "../base/described";
import { type BotsAsteroydsOrders, RECORDS } from "../base/forms";
import { read, write } from "../base/layout";
import { type Address, EngineModule } from "../base/module";
import { columnsOf, type LivePlan } from "./plans";
import type { Advice, Budget, Choice, Minds } from "../base/play";
import { nodesIn, Watch } from "../base/watch";

const MIND = RECORDS["bots.asteroyds.Mind"];
const ORDERS = RECORDS["bots.asteroyds.Orders"];
const BEGIN = 0;
const ACE = "ace";

export class AsteroydsMinds implements Minds {
  private readonly engine: EngineModule<"bots.asteroyds">;
  private readonly board: Address<"kernel.Hexes">;
  private readonly seen: Address<"asteroyds.State">;
  private readonly known: Address<"asteroyds.State">;
  private readonly now: Address<"asteroyds.State">;
  private readonly later: Address<"asteroyds.State">;
  private readonly events: Address<"kernel.Events">;
  private readonly mind: Address<"bots.asteroyds.Mind">;
  private readonly orders: Address<"bots.asteroyds.Orders">;
  private readonly table: Table;

  constructor(
    module: WebAssembly.Module,
    game: AsteroydsGame,
    private readonly play: AsteroydsPlay,
  ) {
    this.engine = new EngineModule("bots.asteroyds", module);
    this.board = this.engine.room("kernel.Hexes");
    this.seen = this.engine.room("asteroyds.State");
    this.known = this.engine.room("asteroyds.State");
    this.now = this.engine.room("asteroyds.State");
    this.later = this.engine.room("asteroyds.State");
    this.events = this.engine.room("kernel.Events");
    this.mind = this.engine.room("bots.asteroyds.Mind");
    this.orders = this.engine.room("bots.asteroyds.Orders");
    this.engine.put(game.board, this.board);
    this.table = game.table;
  }

  choose(seat: number, bot: string, seed: bigint, budget: Budget): Choice {
    if (this.play.stage === "planning") return { plan: this.planned(seat, bot, seed, budget) };
    this.sitDown(seat, bot, seed, 0);
    return { answer: this.engine.entries.decide(this.board, this.seen, this.known, this.now, this.events, this.mind) };
  }

  advise(seat: number, seed: bigint, budget: Budget): Advice {
    const watch = new Watch(budget);
    const plan = this.planned(seat, ACE, seed, budget);
    this.engine.entries.foretell(this.board, this.seen, this.known, this.now, this.events, this.mind, this.orders);
    const { goals, damage, is_lost: risk } = this.decided();
    return { plan, events: this.play.preview(seat, plan, true), goals, damage, risk, thought: watch.took };
  }

  private planned(seat: number, bot: string, seed: bigint, budget: Budget): LivePlan {
    const { engine, board, seen, known, now, later, events, mind, orders } = this;
    const watch = new Watch(budget);
    this.sitDown(seat, bot, seed, nodesIn(budget));
    while (engine.entries.think(board, seen, known, now, later, events, mind, orders, watch.slice) === 0) write(MIND, engine.view, { is_late: watch.isLate }, mind);
    const { plan, ram, emergency_shield: order } = this.decided();
    return { seat, ...columnsOf(plan, this.table), ram: ram !== 0, emergency_shield: this.table.emergency_orders![order]! };
  }

  private sitDown(me: number, bot: string, seed: bigint, nodes: number): void {
    const number = this.table.bots.indexOf(bot);
    if (number < 0) throw new RangeError(`there is no bot ${bot}`);
    this.engine.put(this.play.sight(me), this.seen);
    write(MIND, this.engine.view, { stage: BEGIN, bot: number, me, key: keyOf(`bot ${seed}`), nodes, is_late: 0 }, this.mind);
  }

  private decided(): BotsAsteroydsOrders {
    return read(ORDERS, this.engine.view, this.orders);
  }
}
