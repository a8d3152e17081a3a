/** From what others have made, or the machine, to a drawing of one's own. */
import type { Work } from "../../gallery/asking/works";
import { place } from "../../shell/router.svelte";
import { LONGEST_NAME, newDrawing } from "../../workshop/drawing";
import { drawings } from "../../workshop/keeping";
import type { Made } from "../../workshop/work";
import { t } from "../../words/words.svelte";

/** A new version of what is mine; of what is another's something new. */
export function drawOwn({ game, content, table, name, words, hash, next, author }: Work): Promise<void> {
  if (author.isMe) return drawOn({ game, content, table, name, words, previous: next === null ? hash : null });
  return drawOn({ game, content, table, name: t("gallery-after", { name }).slice(0, LONGEST_NAME) });
}

export async function drawOn({ game, ...made }: Pick<Made, "game" | "content"> & Partial<Made>): Promise<void> {
  const drawing = newDrawing(game, made);
  await (await drawings()).keep(drawing, "");
  place.go(`/workshop/${game}/${drawing.id}`);
}
