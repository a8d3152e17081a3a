/** Layouts that a new one can begin as: the empty board, the printed ones, and those of the season. */
import { engineBase } from "../../solo/line.svelte";
import { get } from "../../wire/api";
import type { SeasonLayout } from "../../wire/protocol";
import { t } from "../../words/words.svelte";
import type { Template } from "../templates";
import { EMPTY } from "./content/layout";
import { PRINTED, printedLayout } from "./printed";

export async function layoutTemplates(): Promise<readonly Template[]> {
  const { season } = await get<{ season: SeasonLayout[] }>("/api/scenarios").catch(() => ({ season: [] }));
  const printed = Object.keys(PRINTED) as (keyof typeof PRINTED)[];
  return [
    { name: "template-empty-layout", group: "empty", game: "asteroyds", content: () => Promise.resolve(EMPTY) },
    ...printed.map((name): Template => ({ name: t(`title-${name}`), group: "printed", game: "asteroyds", content: () => printedLayout(name, engineBase()) })),
    ...season.map(({ name, layout }): Template => ({ name, group: "season", game: "asteroyds", content: () => Promise.resolve(layout) })),
  ];
}
