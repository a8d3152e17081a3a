/** One click from the first page to a game: a guest, a table with bots, a seat, the start. */
import { me } from "../shell/me.svelte";
import { preferences } from "../shell/preferences.svelte";
import type { Settings } from "../wire/protocol";
import { place } from "../shell/router.svelte";
import { games } from "../games/games";
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

/** The code of the board is fetched while the server sets the table; `fetchScreen` brings the screen around it. */
export async function playNow(fetchScreen: () => Promise<unknown>): Promise<void> {
  void Promise.all([fetchScreen(), games.asteroyds()]).catch(() => undefined);
  await me.become();
  const { table } = await post<{ table: string }>("/api/tables", { ...RACE, bots: Array(RIVALS).fill(preferences.rival) });
  await sitDown(table);
  await post(`/api/tables/${table}/commands`, { do: "start" });
  place.go(`/table/${table}`);
}
