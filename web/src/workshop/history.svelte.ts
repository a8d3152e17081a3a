/** Everything that a drawing has been, back to its beginning: contents share what they have in common. */
interface Step<Content> {
  content: Content;
  before: Step<Content> | null;
  /** What is drawn in one go is one step. */
  stroke: symbol | null;
}

/** What was undone, the next first. */
interface Undone<Content> {
  step: Step<Content>;
  next: Undone<Content> | null;
}

export class History<Content> {
  private here: Step<Content>;
  private undone = $state.raw<Undone<Content> | null>(null);

  constructor(content: Content) {
    this.here = $state.raw({ content, before: null, stroke: null });
  }

  get now(): Content {
    return this.here.content;
  }

  get canUndo(): boolean {
    return this.here.before !== null;
  }

  get canRedo(): boolean {
    return this.undone !== null;
  }

  /** A step on; the same stroke goes on from where it began. */
  change(content: Content, stroke: symbol | null = null): void {
    if (content === this.here.content) return;
    const isSame = stroke !== null && stroke === this.here.stroke;
    this.here = { content, before: isSame ? this.here.before : this.here, stroke };
    this.undone = null;
  }

  undo(): void {
    const { before } = this.here;
    if (!before) return;
    this.undone = { step: this.here, next: this.undone };
    this.here = before;
  }

  redo(): void {
    if (!this.undone) return;
    ({ step: this.here, next: this.undone } = this.undone);
  }
}
