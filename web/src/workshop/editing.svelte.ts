/** A drawing while somebody works on it: its history, and what of it is kept. */
import { type Drawing, newId } from "./drawing";
import { History } from "./history.svelte";
import type { Drawings } from "./keeping";

/** So long after the last change it is written. */
const PAUSE = 400;

export type Saved = "saved" | "saving" | "elsewhere" | "nowhere";

export class Editing<Content = unknown> {
  name = $state("");
  words = $state("");
  table = $state.raw<Drawing["table"]>(null);
  saved = $state<Saved>("saved");
  readonly history: History<Content>;
  readonly id: string;
  readonly game: Drawing["game"];
  previous = $state<string | null>(null);
  private readonly holder = newId();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    drawing: Drawing,
    private readonly drawings: Drawings,
  ) {
    [this.id, this.game, this.previous] = [drawing.id, drawing.game, drawing.previous];
    this.history = new History(drawing.content as Content);
    this.show(drawing);
  }

  /** The drawing of this name, for this tab; null when there is none. */
  static async of(id: string, drawings: Drawings): Promise<Editing | null> {
    const drawing = await drawings.look(id);
    if (!drawing) return null;
    const editing = new Editing(drawing, drawings);
    await editing.take();
    return editing;
  }

  get content(): Content {
    return this.history.now;
  }

  get drawing(): Drawing {
    const { id, game, name, words, content, table, previous } = this;
    return { id, game, name, words, content, table, previous, touched: Date.now() };
  }

  change(content: Content, stroke: symbol | null = null): void {
    this.history.change(content, stroke);
    this.touch();
  }

  undo(): void {
    this.history.undo();
    this.touch();
  }

  redo(): void {
    this.history.redo();
    this.touch();
  }

  rename(name: string): void {
    this.name = name;
    this.touch();
  }

  describe(words: string): void {
    this.words = words;
    this.touch();
  }

  lay(table: Drawing["table"]): void {
    this.table = table;
    this.touch();
  }

  /** It is published: what is drawn from here on comes after that. */
  follow(hash: string): void {
    this.previous = hash;
    this.touch();
  }

  /** From the tab that has it now, with what was drawn there. What was drawn here can be had back by undoing. */
  async take(): Promise<void> {
    const drawing = await this.drawings.take(this.id, this.holder);
    if (drawing) this.show(drawing);
  }

  /** At once, because the page is left. */
  async keep(): Promise<void> {
    clearTimeout(this.timer);
    if (this.saved !== "saving") return;
    const isMine = await this.drawings.keep($state.snapshot(this.drawing) as Drawing, this.holder).catch(() => null);
    if (isMine === null) this.saved = "nowhere";
    else if (!isMine) this.saved = "elsewhere";
    else this.saved = this.drawings.isLasting ? "saved" : "nowhere";
  }

  private touch(): void {
    if (this.saved === "elsewhere") return;
    this.saved = "saving";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), PAUSE);
  }

  private show({ name, words, table, content }: Drawing): void {
    [this.name, this.words, this.table] = [name, words, table];
    if (JSON.stringify(content) !== JSON.stringify(this.content)) this.history.change(content as Content);
    this.saved = this.drawings.isLasting ? "saved" : "nowhere";
  }
}
