/** What a new drawing can begin as. */
import type { GameName } from "../engine/base/described";

export interface Template {
  /** A printed name, which has no translation; or an id of words. */
  name: string;
  group: "empty" | "printed" | "season";
  game: GameName;
  content(): Promise<unknown>;
}
