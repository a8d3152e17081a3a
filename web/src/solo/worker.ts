/** The thread of the tables in the page. */
import { boxOf } from "../engine/boxes";
import type { GameName } from "../engine/base/described";
import type { Setup } from "../engine/base/game";
import { EngineFiles, NoEngine } from "../engine/base/fetching";
import { Refusal } from "../wire/refusal";
import type { Given, Wanted } from "./asking";
import { Hall } from "./hall";
import { shelf } from "./shelf";

const BYTES = 16;
const owner = drawn();
/** Tells the other pages of this browser which table is played here now. */
const others = new BroadcastChannel("swarmrally tables");
let hall: Hall | null = null;

function drawn(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function built(base: string): Hall {
  const files = new EngineFiles(base);
  const ground = { files, box: (game: GameName, setup?: Setup) => boxOf(files, game, setup), shelf, now: () => Date.now(), seed: drawn, took: (table: string) => others.postMessage(table) };
  return new Hall(ground, owner, tell);
}

function tell(given: Given): void {
  postMessage(given);
}

async function run({ id, does, with: given }: Extract<Wanted, { id: number }>): Promise<void> {
  try {
    const errand = hall![does] as (...given: unknown[]) => Promise<unknown>;
    tell({ id, gives: await hall!.inTurn(() => errand.apply(hall, given)) });
  } catch (error) {
    tell(error instanceof Refusal ? { id, refused: { ...error } } : { id, reason: reasonOf(error) });
  }
}

async function hear(asked: Extract<Wanted, { asked: unknown }>["asked"]): Promise<void> {
  try {
    await hall!.inTurn(() => hall!.hear(asked));
  } catch (error) {
    tell({ id: ("id" in asked && asked.id) || 0, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): NoEngine["why"] {
  if (error instanceof NoEngine) return error.why;
  console.error(error);
  return "failed";
}

others.onmessage = ({ data }: MessageEvent<string>) => {
  if (hall?.has(data)) hall.lose(data);
};

addEventListener("message", ({ data }: MessageEvent<Wanted>) => {
  if ("base" in data) hall = built(data.base);
  else if ("asked" in data) void hear(data.asked);
  else void run(data);
});
