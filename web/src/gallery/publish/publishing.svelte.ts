/** A drawing on its way to the gallery: what is still missing, how it goes, and the code that it gets. */
import { saidOf } from "../../words/failures";
import { Refusal } from "../../wire/refusal";
import { type Drawn, publish } from "../asking/works";

export class Publishing {
  isGoing = $state(false);
  trouble = $state("");
  /** Who has the same already. */
  same = $state("");
  published = $state.raw<{ code: string; hash: string } | null>(null);

  /** Whether it is there now. The server plays it before it answers. */
  async send(drawn: Drawn): Promise<boolean> {
    [this.isGoing, this.trouble, this.same] = [true, "", ""];
    try {
      this.published = await publish(drawn);
      return true;
    } catch (error) {
      this.trouble = saidOf(error);
      if (error instanceof Refusal && String(error.code) === "already_published") this.same = String(error.details.code ?? "");
      return false;
    } finally {
      this.isGoing = false;
    }
  }
}
