/** A game against bots, at once: in this page, or where that can't be at the server, with a guest, a table, a seat and the start. */
import { me } from "../shell/me.svelte";
import { place } from "../shell/router.svelte";
import { openHere } from "../solo/begin";
import { sitDown } from "../table/dice/lots";
import { unplayed } from "../table/live/at-server.svelte";
import { post } from "../wire/api";
import type { Settings } from "../wire/protocol";
import { games } from "./games";

/** The code of the board is fetched while the table is set, and by `fetchScreen` the screen around it. */
export async function playAlone(settings: Settings, fetchScreen?: () => Promise<unknown>): Promise<void> {
  void Promise.all([fetchScreen?.(), games[settings.game]()]).catch(() => undefined);
  const here = await openHere(settings, true);
  if ("table" in here) return place.go(`/solo/${here.table}`);
  await unplayed.begin(here.reason, () => atServer(settings));
}

async function atServer(settings: Settings): Promise<void> {
  await me.become();
  const { table } = await post<{ table: string }>("/api/tables", settings);
  await sitDown(table);
  await post(`/api/tables/${table}/commands`, { do: "start" });
  place.go(`/table/${table}`);
}
