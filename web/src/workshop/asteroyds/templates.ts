/** Layouts that a new one can begin as. */
import { get } from "../../wire/api";
import type { SeasonLayout } from "../../wire/protocol";
import type { Template } from "../templates";

export async function layoutTemplates(): Promise<readonly Template[]> {
  const { season } = await get<{ season: SeasonLayout[] }>("/api/scenarios").catch(() => ({ season: [] }));
  return season.map(({ name, layout }) => ({ name, group: "season", game: "asteroyds", content: () => Promise.resolve(layout) }));
}
