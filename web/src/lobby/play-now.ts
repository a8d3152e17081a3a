/** One click from the first page to a game against bots: in this page, or where that can't be at the server, with a guest, a table, a seat and the start. */
import { me } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import type { Settings } from "../wire/protocol";
import { place } from "../shell/router.svelte";
import { games } from "../games/games";
import { openHere } from "../solo/begin";
import { unplayed } from "../table/live/at-server.svelte";
import { sitDown } from "../table/dice/lots";
import { post } from "../wire/api";

const RACE: Settings = {
  game: "asteroyds",
  seats: 4,
  setup: { rules: { mode: "racing" } },
  public: false,
  assist: "forecast",
  practice: true,
};
const RIVALS = 3;

/** The code of the board is fetched while the table is set; `fetchScreen` brings the screen around it. */
export async function playNow(fetchScreen: () => Promise<unknown>): Promise<void> {
  void Promise.all([fetchScreen(), games.asteroyds()]).catch(() => undefined);
  const settings = { ...RACE, bots: Array(RIVALS).fill(preferences.rival) as Settings["bots"] };
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
