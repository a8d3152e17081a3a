/** One click from the first page to a game: a guest, a table with bots, a seat, the start. */
import { me } from "../me.svelte";
import { preferences } from "../preferences.svelte";
import type { Settings } from "../protocol";
import { place } from "../router.svelte";
import { games } from "../table/games";
import { sitDown } from "../table/lots";
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

export async function playNow(): Promise<void> {
  // The code of the board is fetched while the server sets the table.
  void Promise.all([import("../screens/Table.svelte"), games.asteroyds()]).catch(() => undefined);
  await me.become();
  const { table } = await post<{ table: string }>("/api/tables", { ...RACE, bots: Array(RIVALS).fill(preferences.rival) });
  await sitDown(table);
  await post(`/api/tables/${table}/commands`, { do: "start" });
  place.go(`/table/${table}`);
}
