/** One click from the first page to a game against bots. */
import { playAlone } from "../games/alone";
import { preferences } from "../shell/preferences.svelte";
import type { Settings } from "../wire/protocol";

const RACE: Settings = {
  game: "asteroyds",
  seats: 4,
  setup: { rules: { mode: "racing" } },
  public: false,
  assist: "forecast",
  practice: true,
};
const RIVALS = 3;

/** `fetchScreen` brings the screen around the board. */
export function playNow(fetchScreen: () => Promise<unknown>): Promise<void> {
  return playAlone({ ...RACE, bots: Array(RIVALS).fill(preferences.rival) as Settings["bots"] }, fetchScreen);
}
