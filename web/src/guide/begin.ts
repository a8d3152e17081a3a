/** A table for a guided first game: private, without a clock, against bots, with all the help there is. */
import { me } from "../shell/me.svelte";
import type { Settings } from "../wire/protocol";
import type { GameName } from "../rules/book";
import { games } from "../games/games";
import { openHere } from "../solo/begin";
import { sitDown } from "../table/dice/lots";
import { unplayed } from "../table/live/at-server.svelte";
import { post } from "../wire/api";

const TABLES: Record<GameName, Settings> = {
  asteroyds: {
    game: "asteroyds",
    seats: 3,
    setup: { rules: { mode: "racing" } },
    bots: ["rookie", "drifter"],
    clock: { stopwatch: "none" },
    public: false,
    assist: "forecast",
  },
  roborally: {
    game: "roborally",
    seats: 3,
    setup: { course: "Risky Exchange" },
    bots: ["rookie", "drifter"],
    clock: { stopwatch: "none", last_player: false },
    public: false,
    assist: "path",
  },
};

/** Where the game is: in this page, or at the server. */
export async function beginGuide(game: GameName): Promise<string> {
  void games[game]().catch(() => undefined);
  const here = await openHere(TABLES[game], true);
  if ("table" in here) return `/guide/${game}/solo/${here.table}`;
  return unplayed.begin(here.reason, () => atServer(game));
}

async function atServer(game: GameName): Promise<string> {
  await me.become();
  const { table } = await post<{ table: string }>("/api/tables", TABLES[game]);
  await sitDown(table);
  await post(`/api/tables/${table}/commands`, { do: "start" });
  return `/guide/${game}/${table}`;
}
