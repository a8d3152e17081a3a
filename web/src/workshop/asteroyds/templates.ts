/** Layouts that a new one can begin as: the printed ones, and those of the season. */
import { engineBase } from "../../solo/line.svelte";
import { get } from "../../wire/api";
import type { SeasonLayout } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { Template } from "../templates";
import { PRINTED, printedLayout } from "./content/printed";

export async function layoutTemplates(): Promise<readonly Template[]> {
  const { season } = await get<{ season: SeasonLayout[] }>("/api/scenarios").catch(() => ({ season: [] }));
  const printed = Object.keys(PRINTED) as (keyof typeof PRINTED)[];
  return [
    ...printed.map((name): Template => ({ name: t(`title-${name}`), group: "printed", game: "asteroyds", content: () => printedLayout(name, engineBase()) })),
    ...season.map(({ name, layout }): Template => ({ name, group: "season", game: "asteroyds", content: () => Promise.resolve(layout) })),
  ];
}
