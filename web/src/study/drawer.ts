/** Where studies, reports, what is mine in them, and drawings are kept in this browser: IndexedDB, or where there is none as long as the page is open. */

/** So many of each are kept, the latest. */
export const MOST = 100;

export interface Kept {
  id: string;
  touchedAt: number;
  value: unknown;
}

/** One store of things by name. */
export interface Drawer {
  /** Whether what is kept outlives the page. */
  readonly isLasting: boolean;
  get(id: string): Promise<Kept | undefined>;
  /** In one transaction: what was there, and what is there now. */
  change(id: string, how: (before: Kept | undefined) => Kept): Promise<void>;
  all(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
}

const [NAME, VERSION] = ["swarmrally-studies", 3];
export type DrawerName = "studies" | "reports" | "judged" | "drawings";
const DRAWERS: readonly DrawerName[] = ["studies", "reports", "judged", "drawings"];

export class BrowserDrawer implements Drawer {
  readonly isLasting = true;

  private constructor(
    private readonly database: IDBDatabase,
    private readonly name: DrawerName,
  ) {}

  static async open(name: DrawerName, factory: IDBFactory = indexedDB): Promise<BrowserDrawer> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const there = opening.result.objectStoreNames;
      for (const store of DRAWERS) if (!there.contains(store)) opening.result.createObjectStore(store, { keyPath: "id" });
    };
    const database = await settled(opening);
    // A newer page wants more drawers: it does not wait for this one.
    database.onversionchange = () => database.close();
    return new BrowserDrawer(database, name);
  }

  get(id: string): Promise<Kept | undefined> {
    return settled(this.store("readonly").get(id)) as Promise<Kept | undefined>;
  }

  async change(id: string, how: (before: Kept | undefined) => Kept): Promise<void> {
    const store = this.store("readwrite");
    const written = done(store.transaction);
    store.put(how((await settled(store.get(id))) as Kept | undefined));
    await written;
  }

  all(): Promise<Kept[]> {
    return settled(this.store("readonly").getAll()) as Promise<Kept[]>;
  }

  async remove(id: string): Promise<void> {
    const store = this.store("readwrite");
    store.delete(id);
    await done(store.transaction);
  }

  private store(how: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(this.name, how).objectStore(this.name);
  }
}

/** For a browser that keeps nothing. */
export class PaperDrawer implements Drawer {
  readonly isLasting = false;
  private readonly things = new Map<string, Kept>();

  get(id: string): Promise<Kept | undefined> {
    return Promise.resolve(structuredClone(this.things.get(id)));
  }

  change(id: string, how: (before: Kept | undefined) => Kept): Promise<void> {
    this.things.set(id, structuredClone(how(this.things.get(id))));
    return Promise.resolve();
  }

  all(): Promise<Kept[]> {
    return Promise.resolve(structuredClone([...this.things.values()]));
  }

  remove(id: string): Promise<void> {
    this.things.delete(id);
    return Promise.resolve();
  }
}

const opened = new Map<DrawerName, Promise<Drawer>>();

/** The one of this page. */
export function drawer(name: DrawerName): Promise<Drawer> {
  const found = opened.get(name) ?? BrowserDrawer.open(name).catch(() => new PaperDrawer());
  opened.set(name, found);
  return found;
}

/** The oldest make room. */
export async function makeRoom(drawer: Drawer, most = MOST): Promise<void> {
  const all = (await drawer.all()).sort((one, other) => other.touchedAt - one.touchedAt);
  for (const { id } of all.slice(most)) await drawer.remove(id);
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((settle, fail) => {
    transaction.oncomplete = () => settle();
    transaction.onabort = () => fail(transaction.error ?? new Error("the browser keeps nothing"));
  });
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser keeps nothing"));
    // A tab with an older page has it, and does not give way.
    if (request instanceof IDBOpenDBRequest) request.onblocked = () => fail(new Error("another page has what the browser keeps"));
  });
}
