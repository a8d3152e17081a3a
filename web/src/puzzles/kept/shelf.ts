/** Where this browser keeps what somebody has solved: IndexedDB, or where there is none as long as the page is open. */
import { type Outcome, type Rush, soundOutcome, soundRush } from "./outcome";

export interface PuzzleShelf {
  /** Whether what is kept outlives the page. */
  readonly isLasting: boolean;
  outcomes(): Promise<Outcome[]>;
  rushes(): Promise<Rush[]>;
  /** In one go, whatever another tab does: what was kept, changed. */
  change(puzzle: string, how: (before: Outcome | null) => Outcome): Promise<Outcome>;
  add(rush: Rush): Promise<void>;
}

const [NAME, VERSION, OUTCOMES, RUSHES] = ["swarmrally puzzles", 1, "outcomes", "rushes"] as const;

export class BrowserPuzzleShelf implements PuzzleShelf {
  readonly isLasting = true;

  constructor(private readonly database: IDBDatabase) {}

  static async open(factory: IDBFactory = indexedDB): Promise<BrowserPuzzleShelf> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(OUTCOMES, { keyPath: "puzzle" });
      opening.result.createObjectStore(RUSHES, { keyPath: "at" });
    };
    const database = await settled(opening);
    for (const store of [OUTCOMES, RUSHES]) if (!database.objectStoreNames.contains(store)) throw new Error(`expected a store of ${store}`);
    return new BrowserPuzzleShelf(database);
  }

  async outcomes(): Promise<Outcome[]> {
    return soundIn(await this.rows(OUTCOMES), soundOutcome);
  }

  async rushes(): Promise<Rush[]> {
    return soundIn(await this.rows(RUSHES), soundRush);
  }

  change(puzzle: string, how: (before: Outcome | null) => Outcome): Promise<Outcome> {
    return this.write(OUTCOMES, async (store) => {
      const after = how(soundOutcome(await settled(store.get(puzzle))));
      store.put(after);
      return after;
    });
  }

  async add(rush: Rush): Promise<void> {
    await this.write(RUSHES, async (store) => void store.put(rush));
  }

  private rows(name: string): Promise<unknown[]> {
    return settled(this.database.transaction(name).objectStore(name).getAll());
  }

  /** One transaction: what it reads nobody changes before it has written. */
  private async write<Result>(name: string, act: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
    const transaction = this.database.transaction(name, "readwrite");
    const done = new Promise<void>((settle, fail) => {
      transaction.oncomplete = () => settle();
      transaction.onabort = () => fail(transaction.error ?? new Error("the browser keeps nothing"));
    });
    const [result] = await Promise.all([act(transaction.objectStore(name)), done]);
    return result;
  }
}

/** For a browser that keeps nothing. */
export class PaperPuzzleShelf implements PuzzleShelf {
  readonly isLasting = false;
  private readonly kept = new Map<string, Outcome>();
  private readonly raced: Rush[] = [];

  async outcomes(): Promise<Outcome[]> {
    return [...this.kept.values()];
  }

  async rushes(): Promise<Rush[]> {
    return [...this.raced];
  }

  async change(puzzle: string, how: (before: Outcome | null) => Outcome): Promise<Outcome> {
    const after = structuredClone(how(this.kept.get(puzzle) ?? null));
    this.kept.set(puzzle, after);
    return after;
  }

  async add(rush: Rush): Promise<void> {
    this.raced.push(rush);
  }
}

export function soundIn<Row>(rows: readonly unknown[], sound: (row: unknown) => Row | null): Row[] {
  return rows.flatMap((row) => sound(row) ?? []);
}

let opened: Promise<PuzzleShelf> | null = null;

/** The one of this page. */
export function puzzleShelf(): Promise<PuzzleShelf> {
  opened ??= BrowserPuzzleShelf.open().catch(() => new PaperPuzzleShelf());
  return opened;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser keeps nothing"));
  });
}
