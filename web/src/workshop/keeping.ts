/** Drawings that this browser keeps. Of two tabs with the same one the later has it, and the other one is told. */
import { drawer, type Drawer, type Kept } from "../study/drawer";
import { type Drawing, drawingIn } from "./drawing";

export class Drawings {
  constructor(private readonly drawer: Drawer) {}

  /** Whether they outlive the page. */
  get isLasting(): boolean {
    return this.drawer.isLasting;
  }

  async look(id: string): Promise<Drawing | null> {
    return found(await this.drawer.get(id));
  }

  /** The drawing, which from now on this tab has; null when there is none. */
  async take(id: string, holder: string): Promise<Drawing | null> {
    const drawing = await this.look(id);
    if (drawing) await this.drawer.change(id, (before) => kept(found(before) ?? drawing, holder));
    return drawing && this.look(id);
  }

  /** False: another tab has it by now, and nothing was written. */
  async keep(drawing: Drawing, holder: string): Promise<boolean> {
    let isMine = true;
    await this.drawer.change(drawing.id, (before) => {
      isMine = before === undefined || holderOf(before) === holder;
      return isMine ? kept(drawing, holder) : before!;
    });
    return isMine;
  }

  /** The latest first; what is damaged is not listed. */
  async all(): Promise<Drawing[]> {
    const drawings = (await this.drawer.all()).flatMap((each) => found(each) ?? []);
    return drawings.sort((one, other) => other.touched - one.touched);
  }

  remove(id: string): Promise<void> {
    return this.drawer.remove(id);
  }
}

export async function drawings(): Promise<Drawings> {
  return new Drawings(await drawer("drawings"));
}

function kept(drawing: Drawing, holder: string): Kept {
  return { id: drawing.id, touchedAt: drawing.touched, value: { drawing, holder } };
}

function found(kept: Kept | undefined): Drawing | null {
  return drawingIn((kept?.value as { drawing?: unknown } | undefined)?.drawing);
}

function holderOf(kept: Kept): unknown {
  return (kept.value as { holder?: unknown } | null)?.holder;
}
