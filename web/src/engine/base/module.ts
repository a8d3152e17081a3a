/** One engine as WebAssembly, with its memory: records are put there, and entries are called with where they lie. */
import { type Engines, ENTRIES, type RecordName, RECORDS } from "./forms";
import type { EntryForm } from "./layout";

/** Where a record of this name lies in the engine's memory. */
export type Address<Name extends RecordName = RecordName> = number & { readonly record?: Name };

/** An array: where it begins, and the length of each dimension. */
export interface Rows {
  at: number;
  lengths: readonly number[];
}

const PAGE = 1 << 16;
const APART = 16;

type Passed = number | boolean | Rows;
type Entry = (...passed: (number | bigint)[]) => number | bigint | undefined;

export class EngineModule<Name extends keyof Engines> {
  readonly memory: WebAssembly.Memory;
  readonly entries: Engines[Name];
  private free: number;

  /** It imports nothing, so a compiled module is all that is needed. */
  constructor(name: Name, module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module);
    this.memory = exports.memory as WebAssembly.Memory;
    this.free = (exports.__heap_base as WebAssembly.Global).value as number;
    const forms = Object.entries<EntryForm>(ENTRIES[name]);
    this.entries = Object.fromEntries(forms.map(([entry, form]) => [entry, this.called(exports[entry] as Entry, form)])) as unknown as Engines[Name];
  }

  /** A view of the whole memory as it is now; it ends when memory is taken. */
  get view(): DataView {
    return new DataView(this.memory.buffer);
  }

  /** Room for a record, which keeps what lay there before. */
  room<Record extends RecordName>(record: Record): Address<Record> {
    return this.take(RECORDS[record].size);
  }

  /** So many bytes, for as long as the module lives. */
  take(size: number): number {
    const at = Math.ceil(this.free / APART) * APART;
    this.free = at + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  put(bytes: Uint8Array, at: number): void {
    new Uint8Array(this.memory.buffer).set(bytes, at);
  }

  /** A copy of what lies there. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer).slice(at, at + size);
  }

  private called(entry: Entry, form: EntryForm): (...passed: Passed[]) => unknown {
    const [type, count] = form.result ?? ["nothing", 1];
    if (count > 1) {
      const place = this.take(count * 8);
      return (...passed) => {
        entry(...numbers(form, passed), place);
        return Array.from({ length: count }, (_, number) => exact(this.view.getBigInt64(place + number * 8, true)));
      };
    }
    return (...passed) => {
      const result = entry(...numbers(form, passed));
      if (type === "flag") return result !== 0;
      return typeof result === "bigint" ? exact(result) : undefined;
    };
  }
}

/** The engine counts in 64 bits. */
function numbers(form: EntryForm, passed: Passed[]): (number | bigint)[] {
  return passed.flatMap((value, place) => {
    if (typeof value === "object") return [value.at, ...value.lengths];
    return form.arguments[place]![0] === "integer" ? BigInt(value) : Number(value);
  });
}

function exact(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is no exact number here`);
  return number;
}
