/** What new drawings of each game can begin as. */
import type { GameName } from "../../engine/base/described";
import { layoutTemplates } from "../asteroyds/templates";
import { courseTemplates } from "../roborally/templates";
import type { Template } from "../templates";

export function templatesOf(game: GameName): Promise<readonly Template[]> {
  return game === "roborally" ? courseTemplates() : layoutTemplates();
}
