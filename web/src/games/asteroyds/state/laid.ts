/** A board as it could begin, laid out by the server, or by the engine in the page where there is none. */
import { line } from "../../../solo/line.svelte";
import { post, Unreachable } from "../../../wire/api";
import type { Snapshot } from "./state";

export async function laidOut(seats: number, setup: Record<string, unknown>): Promise<Snapshot> {
  try {
    return (await post<{ snapshot: Snapshot }>("/api/layouts", { game: "asteroyds", seats, setup })).snapshot;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return (await line().errand("layout", "asteroyds", seats, setup)) as Snapshot;
  }
}
