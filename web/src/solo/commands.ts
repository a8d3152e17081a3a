/** What a person at a table in the page may ask for: each is checked as src/swarmrally/table/commands has it, and then done. */
import type { Do } from "../wire/protocol";
import { inside, refusal } from "./refusing";
import type { News, SoloTable } from "./table";

export type Command = Do["command"];

/** `seed` draws the dice. */
export async function done(table: SoloTable, command: Command, at: number, seed: () => string): Promise<News[]> {
  switch (command.do) {
    case "wish":
      expectOpen(table);
      return inside("/wish", () => table.wish(ownSeat(table, command.seat), command.wish));
    case "kick":
      expectOpen(table);
      if (!table.kept.chairs[command.seat]?.bot) throw refusal("seat_empty", "/seat", { got: command.seat });
      return table.seatBot(command.seat, null);
    case "seat_bot":
      expectOpen(table);
      if (!table.free.includes(command.seat)) throw refusal("seat_taken", "/seat", { free: table.free, got: command.seat });
      return table.seatBot(command.seat, command.bot ?? "rookie");
    case "start":
      expectOpen(table);
      if (table.free.length > 0) throw refusal("seats_free", "", { free: table.free });
      return table.start(seed(), at);
    case "close":
      expectOpen(table);
      return table.close("host");
    case "draft":
      return draft(table, command, at);
    case "seal":
      return seal(table, command, at);
    case "take_back":
      return takeBack(table, command, at);
    case "act":
      return act(table, command, at);
    case "answer":
      return answer(table, command, at);
    case "pause":
      expectPlaying(table);
      if (!(command.wished ?? true) || table.kept.clock.isPaused) throw refusal("nothing_new", "/wished");
      return table.pause(at);
    case "resume":
      expectPlaying(table);
      if (!table.kept.clock.isPaused) throw refusal("not_paused");
      return table.goOn(at);
    case "leave":
      expectPlaying(table);
      if (isReplaced(table)) throw refusal("bot_already");
      return table.replace(command.bot ?? "rookie");
    case "come_back":
      expectPlaying(table);
      if (!isReplaced(table)) throw refusal("no_bot");
      return table.replace(null);
    case "resign":
      expectPlaying(table);
      return table.resign(at);
    default:
      throw refusal("only_players");
  }
}

function expectOpen({ kept }: SoloTable): void {
  if (kept.phase !== "open") throw refusal("begun", "", { phase: kept.phase });
}

export function expectPlaying({ kept }: SoloTable): void {
  if (kept.phase !== "playing") throw refusal("not_on", "", { phase: kept.phase });
}

function isReplaced(table: SoloTable): boolean {
  return table.kept.chairs[table.mine[0]!]?.bot != null;
}

function expectTurn(table: SoloTable, at: number): void {
  expectPlaying(table);
  if (isReplaced(table)) throw refusal("bot_plays");
  if (table.kept.clock.isPaused) throw refusal("game_paused");
  const { deadline } = table.kept.clock;
  if (deadline !== null && at > deadline) throw refusal("late", "", { seconds: Math.round((at - deadline) / 100) / 10 });
}

export function expectPlanning(table: SoloTable, round: number, at: number): void {
  expectTurn(table, at);
  const now = table.play.round;
  if (round !== now) throw refusal(round < now ? "round_over" : "wrong_round", "/round", { round: now, got: round });
  if (table.play.stage !== "planning") throw refusal("planning_over");
}

export function ownSeat({ mine }: SoloTable, seat: number | null | undefined): number {
  if (mine.length === 0) throw refusal("no_seat");
  if (seat != null && !mine.includes(seat)) throw refusal("your_seat", "/seat", { seat: mine[0], got: seat });
  return seat ?? mine[0]!;
}

/** The one of my seats that a plan is for: it says so itself. */
export function plannedSeat(table: SoloTable, plan: unknown): number {
  const wanted = (plan as { seat?: unknown } | null)?.seat;
  return table.mine.length > 1 && table.mine.includes(wanted as number) ? (wanted as number) : ownSeat(table, null);
}

export function expectAwaited({ play }: SoloTable, seat: number): void {
  if (play.hasSealed(seat)) throw refusal("sealed_already");
  if (!play.awaited().includes(seat)) throw refusal("out_of_game");
}

type Of<Name extends Command["do"]> = Extract<Command, { do: Name }>;

function draft(table: SoloTable, { round, plan }: Of<"draft">, at: number): News[] {
  expectPlanning(table, round, at);
  const seat = plannedSeat(table, plan);
  expectAwaited(table, seat);
  table.draft(seat, inside("/plan", () => table.play.checkDraft(seat, plan)));
  return [];
}

function seal(table: SoloTable, { round, plan }: Of<"seal">, at: number): News[] {
  expectPlanning(table, round, at);
  const seat = plannedSeat(table, plan);
  if (!table.play.mayOrder(seat)) expectAwaited(table, seat);
  return table.seal(seat, inside("/plan", () => table.play.checkPlan(seat, plan)), null, at);
}

function takeBack(table: SoloTable, { round, seat }: Of<"take_back">, at: number): News[] {
  expectPlanning(table, round, at);
  const own = ownSeat(table, seat);
  if (!table.play.canTakeBack) throw refusal("done_stays");
  if (!table.play.hasSealed(own)) throw refusal("not_sealed");
  return table.takeBack(own);
}

function act(table: SoloTable, { round, action, seat }: Of<"act">, at: number): News[] {
  expectPlanning(table, round, at);
  const own = ownSeat(table, seat);
  table.play.checkAction(own, action);
  return table.act(own, action, at);
}

function answer(table: SoloTable, { decision, answer }: Of<"answer">, at: number): News[] {
  expectTurn(table, at);
  if (table.play.stage !== "deciding" || decision !== table.kept.decision) throw refusal("decision_over", "/decision", { decision });
  const seat = table.play.awaited()[0]!;
  if (!table.mine.includes(seat)) throw refusal("not_your_decision", "", { seat });
  table.play.checkAnswer(seat, answer);
  return table.answer(seat, answer, at);
}
