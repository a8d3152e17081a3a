/** A game alone on what is drawn: from any of its starts, in any of its modes. */
import { NoEngine } from "../../engine/base/fetching";
import type { Colour, Mode } from "../../games/asteroyds/state/state";
import { preferences } from "../../shell/preferences.svelte";
import { place } from "../../shell/router.svelte";
import { openHere } from "../../solo/begin";
import { line } from "../../solo/line.svelte";
import type { Settings } from "../../wire/protocol";
import { saidOf } from "../../words/failures";
import { COLOURS, type Layout } from "./content/layout";

export class Trying {
  mode = $state<Mode | null>(null);
  start = $state(0);
  isBusy = $state(false);
  refused = $state("");

  modeOf({ modes }: Layout): Mode {
    return this.mode && modes.includes(this.mode) ? this.mode : (modes[0] ?? "racing");
  }

  startOf({ starts }: Layout): number {
    return this.start < starts.length ? this.start : 0;
  }

  /** From the drawing of this name, to which there is a way back. */
  async begin(layout: Layout, drawing: string): Promise<void> {
    if (this.isBusy) return;
    [this.isBusy, this.refused] = [true, ""];
    try {
      await this.open(layout, drawing);
    } catch (error) {
      this.refused = saidOf(error);
    } finally {
      this.isBusy = false;
    }
  }

  private async open(layout: Layout, drawing: string): Promise<void> {
    const [mode, start] = [this.modeOf(layout), this.startOf(layout)];
    const here = await openHere(settingsOf(layout, mode, start), false);
    if (!("table" in here)) throw new NoEngine(here.reason);
    const { table } = here;
    await line().ask({ type: "do", table, command: { do: "wish", seat: 0, wish: wishOf(layout, mode, start) } });
    await line().ask({ type: "do", table, command: { do: "start" } });
    place.go(`/workshop/asteroyds/${drawing}/try/${table}`);
  }
}

/** As many bots as there are starts beside one's own. The one that is flown from is taken first. */
export function settingsOf(layout: Layout, mode: Mode, start: number): Settings {
  const mine = layout.starts[start]!;
  const colour = mine.colour ?? freeColour(layout);
  const starts = [{ ...mine, ...(colour && { colour }) }, ...layout.starts.toSpliced(start, 1)];
  return {
    game: "asteroyds",
    seats: starts.length,
    setup: { rules: { mode }, layout: { ...layout, starts } },
    bots: Array<NonNullable<Settings["bots"]>[number]>(starts.length - 1).fill(preferences.rival),
    public: false,
    assist: "forecast",
    practice: true,
  };
}

export function wishOf(layout: Layout, mode: Mode, start: number): Record<string, string> {
  const { colour = freeColour(layout), team } = layout.starts[start]!;
  return { ...(colour && { colour }), ...(mode === "targets" && team && { team }) };
}

function freeColour({ starts }: Layout): Colour | undefined {
  return COLOURS.find((colour) => !starts.some((start) => start.colour === colour));
}
