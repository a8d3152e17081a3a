/** The work that somebody looks at, and what they do to it. */
import { Failure } from "../../wire/api";
import { saidOf } from "../../words/failures";
import { like, takeOut, type Work, workOf } from "../asking/works";

export class Opened {
  work = $state.raw<Work | null>(null);
  /** There is none by this code, or none any more. */
  isMissing = $state(false);
  trouble = $state("");
  private looks = 0;
  /** Nothing that can be waited for: looking is not to follow from what was seen. */
  private code = "";

  /** Whoever opens another one waits for this one no longer. */
  async look(code: string): Promise<void> {
    const look = ++this.looks;
    if (this.code !== code) this.work = null;
    this.code = code;
    [this.isMissing, this.trouble] = [false, ""];
    if (code === "") return;
    try {
      const work = await workOf(code);
      if (look === this.looks) this.work = work;
    } catch (error) {
      if (look !== this.looks) return;
      this.isMissing = error instanceof Failure && error.status === 404;
      this.trouble = saidOf(error);
    }
  }

  /** Counted at once, and taken back when the server does not take it. */
  async like(): Promise<void> {
    const before = this.work!;
    const liked = !before.liked;
    this.work = { ...before, liked, likes: before.likes + (liked ? 1 : -1) };
    try {
      await like(before, liked);
      this.trouble = "";
    } catch (error) {
      if (this.work?.code === before.code) this.work = before;
      this.trouble = saidOf(error);
    }
  }

  /** Whether it is gone. */
  async takeOut(): Promise<boolean> {
    try {
      await takeOut(this.work!);
      return true;
    } catch (error) {
      this.trouble = saidOf(error);
      return false;
    }
  }
}
