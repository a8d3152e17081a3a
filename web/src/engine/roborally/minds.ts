/** Bots of RoboRally at a table in the page: they see what their seats may know, and play as bots/roborally/desk.py lets them. */
import { answerForm } from "../base/answers";
import { keyOf } from "../base/chance";
import { type BotsRoborallyMind, RECORDS } from "../base/forms";
import { get, read, write } from "../base/layout";
import { type Address, EngineModule } from "../base/module";
import type { Advice, Budget, Choice, Minds } from "../base/play";
import { type LiveProgram, programOf } from "./programs";
import { refused } from "../base/refusing";
import type { RoborallyGame } from "./game";
import type { RoborallyPlay } from "./play";
import { NO_HURRY, nodesIn, Watch } from "../base/watch";

const MIND = RECORDS["bots.roborally.Mind"];
const SHEET = RECORDS["roborally.Sheet"];
const BEGIN = 0;
const [KEEP_HAND, ONLY_HAND] = [1, 2];
const ACE = "ace";
/** Before an ace says what it expects. */
const LEAST_GUESSES = 4;

export class RoborallyMinds implements Minds {
  private readonly engine: EngineModule<"bots.roborally">;
  private readonly course: Address<"roborally.Course">;
  private readonly seen: Address<"roborally.State">;
  private readonly known: Address<"roborally.State">;
  private readonly atlas: Address<"bots.roborally.Atlas">;
  private readonly events: Address<"kernel.Events">;
  private readonly mind: Address<"bots.roborally.Mind">;
  private readonly orders: Address<"roborally.Sheet">;

  constructor(
    module: WebAssembly.Module,
    private readonly game: RoborallyGame,
    private readonly play: RoborallyPlay,
  ) {
    this.engine = new EngineModule("bots.roborally", module);
    this.course = this.engine.room("roborally.Course");
    this.seen = this.engine.room("roborally.State");
    this.known = this.engine.room("roborally.State");
    this.atlas = this.engine.room("bots.roborally.Atlas");
    this.events = this.engine.room("kernel.Events");
    this.mind = this.engine.room("bots.roborally.Mind");
    this.orders = this.engine.room("roborally.Sheet");
    this.engine.put(game.course, this.course);
  }

  /** R9.22 With a new hand first, where it wants one. */
  choose(seat: number, bot: string, seed: bigint, budget: Budget): Choice {
    if (this.play.stage !== "planning") return { answer: this.answered(seat, bot, seed) };
    const watch = this.scouted(seat, budget);
    this.think(seat, bot, seed, budget, watch, ONLY_HAND);
    if (this.minded("takes_hand") !== 0) return { act: "recompile" };
    this.think(seat, bot, seed, budget, watch, KEEP_HAND);
    return { plan: this.program(seat) };
  }

  advise(seat: number, seed: bigint, budget: Budget): Advice {
    const watch = this.scouted(seat, budget);
    this.think(seat, ACE, seed, budget, watch, KEEP_HAND, LEAST_GUESSES);
    const tries = this.minded("tries");
    if (tries === 0) throw refused("", "no_hint");
    const [goals, damage, falls] = (["flags", "damage", "falls"] as const).map((name) => this.minded(name) / tries) as [number, number, number];
    const [plan, thought] = [this.program(seat), watch.took];
    return { plan, events: this.play.preview(seat, plan), goals, damage, risk: Math.min(1, falls), thought };
  }

  private answered(seat: number, bot: string, seed: bigint): unknown {
    const { engine, course, seen, known, atlas, events, mind, game } = this;
    this.sitDown(seat, bot, seed, 0, KEEP_HAND, 0);
    const choice = engine.entries.decide(course, seen, known, atlas, events, mind);
    return answerForm(game.table.questions[game.field("question")]!, choice, game.table, (cell) => game.placeOf(cell));
  }

  /** The clock runs when the course is known: a bot that does not know it would play below its name. */
  private scouted(me: number, budget: Budget): Watch {
    const { engine, course, seen, known, atlas, events, mind } = this;
    engine.put(this.play.sight(me), seen);
    write(MIND, engine.view, { me }, mind);
    engine.entries.scout(course, seen, known, atlas, events, mind, NO_HURRY);
    return new Watch(budget);
  }

  private think(seat: number, bot: string, seed: bigint, budget: Budget, watch: Watch, hand: number, least = 0): void {
    const { engine, course, seen, known, atlas, events, mind, orders } = this;
    this.sitDown(seat, bot, seed, nodesIn(budget), hand, least);
    while (engine.entries.think(course, seen, known, atlas, events, mind, orders, watch.slice) === 0) write(MIND, engine.view, { is_late: watch.isLate, spent: watch.spent }, mind);
  }

  private sitDown(me: number, bot: string, seed: bigint, nodes: number, hand: number, least: number): void {
    const number = this.game.table.bots.indexOf(bot);
    if (number < 0) throw new RangeError(`there is no bot ${bot}`);
    this.engine.put(this.play.sight(me), this.seen);
    write(MIND, this.engine.view, { stage: BEGIN, bot: number, me, key: keyOf(`bot ${seed}`), nodes, new_hand: hand, least, is_late: 0, spent: 0 }, this.mind);
  }

  private program(seat: number): LiveProgram {
    return programOf(seat, read(SHEET, this.engine.view, this.orders), this.game.table, (cell) => this.game.placeOf(cell));
  }

  private minded<Name extends "takes_hand" | "tries" | "flags" | "damage" | "falls">(name: Name): BotsRoborallyMind[Name] {
    return get(MIND, this.engine.view, name, this.mind);
  }
}
