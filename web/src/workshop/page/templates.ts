/** What new drawings of each game can begin as. */
import type { GameName } from "../../engine/base/described";
import { EMPTY } from "../asteroyds/content/layout";
import { layoutTemplates } from "../asteroyds/templates";
import { courseTemplates, emptyCourse } from "../roborally/templates";
import type { Template } from "../templates";

/** Nothing yet, which needs nobody to be asked. */
export const EMPTIES: Readonly<Record<GameName, Template>> = {
  asteroyds: { name: "template-empty-layout", group: "empty", game: "asteroyds", content: () => Promise.resolve(EMPTY) },
  roborally: { name: "template-empty-course", group: "empty", game: "roborally", content: () => Promise.resolve(emptyCourse()) },
};

/** What is printed, and the season. */
export function templatesOf(game: GameName): Promise<readonly Template[]> {
  return game === "roborally" ? courseTemplates() : layoutTemplates();
}
