/** Where games of this browser are kept: IndexedDB, or where there is none as long as the page is open. */
import { type KeptGame, type KeptLine, lineOf } from "./kept";

export interface Shelf {
  /** Whether what is kept outlives the page. */
  readonly isLasting: boolean;
  /** The game, which from now on belongs to this owner; null when there is none. */
  take(id: string, owner: string): Promise<KeptGame | null>;
  /** The game, whosever it is. */
  look(id: string): Promise<KeptGame | null>;
  /** False: it belongs to somebody else by now, and nothing was written. */
  keep(game: KeptGame): Promise<boolean>;
  /** The latest first. */
  lines(): Promise<KeptLine[]>;
  remove(id: string): Promise<void>;
}

/** So many games that are over are kept; the others all. */
export const MOST_OVER = 200;
const [NAME, VERSION, GAMES, LINES] = ["swarmrally", 1, "games", "lines"] as const;

export class BrowserShelf implements Shelf {
  readonly isLasting = true;

  private constructor(private database: IDBDatabase) {}

  static async open(): Promise<BrowserShelf> {
    return new BrowserShelf(await opened());
  }

  take(id: string, owner: string): Promise<KeptGame | null> {
    return this.write(async ([games]) => {
      const game = (await settled(games.get(id))) as KeptGame | undefined;
      if (!game) return null;
      game.owner = owner;
      games.put(game);
      return game;
    });
  }

  async look(id: string): Promise<KeptGame | null> {
    const games = (await this.transaction("readonly")).objectStore(GAMES);
    return ((await settled(games.get(id))) as KeptGame | undefined) ?? null;
  }

  keep(game: KeptGame): Promise<boolean> {
    return this.write(async ([games, lines]) => {
      const kept = (await settled(games.get(game.id))) as KeptGame | undefined;
      if (kept && kept.owner !== game.owner) return false;
      games.put(game);
      lines.put(lineOf(game));
      if (game.phase === "over" && kept?.phase !== "over") await this.makeRoom(games, lines);
      return true;
    });
  }

  async lines(): Promise<KeptLine[]> {
    const kept = (await this.transaction("readonly")).objectStore(LINES);
    const lines = (await settled(kept.getAll())) as KeptLine[];
    return lines.toSorted((one, other) => other.touchedAt - one.touchedAt);
  }

  remove(id: string): Promise<void> {
    return this.write(async (stores) => stores.forEach((store) => store.delete(id)));
  }

  private async makeRoom(games: IDBObjectStore, lines: IDBObjectStore): Promise<void> {
    const over = ((await settled(lines.getAll())) as KeptLine[]).filter(({ phase }) => phase === "over").toSorted((one, other) => other.touchedAt - one.touchedAt);
    for (const { id } of over.slice(MOST_OVER)) for (const store of [games, lines]) store.delete(id);
  }

  /** One transaction: what it reads nobody changes before it has written. */
  private async write<Result>(act: (stores: [IDBObjectStore, IDBObjectStore]) => Promise<Result>): Promise<Result> {
    const transaction = await this.transaction("readwrite");
    const done = new Promise<void>((settle, fail) => {
      transaction.oncomplete = () => settle();
      transaction.onabort = () => fail(transaction.error ?? new Error("the browser keeps nothing"));
    });
    const [result] = await Promise.all([act([transaction.objectStore(GAMES), transaction.objectStore(LINES)]), done]);
    return result;
  }

  /** What a browser has closed, to make room or because it was cleared, is opened again. */
  private async transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return this.database.transaction([GAMES, LINES], mode);
    } catch (error) {
      if ((error as DOMException).name !== "InvalidStateError") throw error;
      this.database = await opened();
      return this.database.transaction([GAMES, LINES], mode);
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => [GAMES, LINES].forEach((store) => opening.result.createObjectStore(store, { keyPath: "id" }));
  return settled(opening);
}

/** For a browser that keeps nothing. */
export class PaperShelf implements Shelf {
  readonly isLasting = false;
  private readonly games = new Map<string, KeptGame>();

  async take(id: string, owner: string): Promise<KeptGame | null> {
    const game = this.games.get(id);
    return game ? structuredClone(Object.assign(game, { owner })) : null;
  }

  async look(id: string): Promise<KeptGame | null> {
    return structuredClone(this.games.get(id) ?? null);
  }

  async keep(game: KeptGame): Promise<boolean> {
    const kept = this.games.get(game.id);
    if (kept && kept.owner !== game.owner) return false;
    this.games.set(game.id, structuredClone(game));
    return true;
  }

  async lines(): Promise<KeptLine[]> {
    return [...this.games.values()].map(lineOf).toSorted((one, other) => other.touchedAt - one.touchedAt);
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}

let made: Promise<Shelf> | null = null;

/** The one of this thread. */
export function shelf(): Promise<Shelf> {
  made ??= BrowserShelf.open().catch(() => new PaperShelf());
  return made;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser keeps nothing"));
  });
}
