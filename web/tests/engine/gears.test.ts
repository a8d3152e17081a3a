/** The engine in the page's own hands, beside what compiled code came to. tests/wasm/test_in_node.py makes both. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { type Engines, type RecordName, RECORDS } from "../../src/engine/base/forms";
import { get, type Layout, read, write } from "../../src/engine/base/layout";
import { EngineModule } from "../../src/engine/base/module";

interface Case {
  engine: "asteroyds" | "roborally";
  games: number;
  records: RecordName[];
  before: string[];
  after: string[];
}

const { ENGINE_FOLDER, ENGINE_CASES } = process.env;
const cases = ENGINE_CASES ? (JSON.parse(readFileSync(ENGINE_CASES, "utf8")) as Case[]) : [];

function loaded<Name extends keyof Engines>(name: Name): EngineModule<Name> {
  return new EngineModule(name, new WebAssembly.Module(readFileSync(join(ENGINE_FOLDER!, `${name}.wasm`))));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(hex, "hex"));
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}

describe.skipIf(cases.length === 0)("in Node", () => {
  test.each(cases.map((each, number) => [number, each.engine, each] as const))("case %i, %s: every byte is the same", (_, engine, each) => {
    const module = loaded(engine);
    const places = each.records.map((record, number) => {
      const at = module.room(record);
      module.put(bytesOf(each.before[number]!), at);
      return at;
    });
    (module.entries.play_games as (...passed: number[]) => void)(...places, 0, each.games);
    each.records.forEach((record, number) => {
      expect(hexOf(module.bytes(places[number]!, RECORDS[record].size)), record).toBe(each.after[number]);
    });
    const tally = read(RECORDS[`${engine}.Tally`] as Layout<{ games: bigint }>, module.view, places.at(-1)!);
    expect(tally.games).toBe(BigInt(each.games));
  });

  test("a record that is read and written again is the same", () => {
    for (const each of cases)
      each.records.forEach((record, number) => {
        const layout = RECORDS[record] as Layout<object>;
        const before = bytesOf(each.after[number]!);
        const after = new Uint8Array(layout.size);
        write(layout, new DataView(after.buffer), read(layout, new DataView(before.buffer)));
        expect(hexOf(after), record).toBe(each.after[number]);
      });
  });

  test("an entry that gives several numbers gives them as a list", () => {
    const module = loaded("asteroyds");
    const state = module.room("asteroyds.State");
    module.put(bytesOf(cases[0]!.before[2]!), state);
    expect(module.entries.first_fault(state)).toEqual([0, 0, 0]);
    write(RECORDS["asteroyds.State"], module.view, { plan: get(RECORDS["asteroyds.State"], module.view, "plan", state).map((row) => row.map(() => 6)) }, state);
    expect(module.entries.first_fault(state)).toEqual([0, 0, 4]);
  });

  test("every module can be loaded", () => {
    for (const name of ["asteroyds", "roborally", "bots.asteroyds", "bots.roborally"] as const) expect(loaded(name).memory.buffer.byteLength).toBeGreaterThan(0);
  });
});

test("a list of the wrong length is refused", () => {
  const layout: Layout<{ pair: number[] }> = { size: 4, fields: [["pair", 0, "i2", [2]]] };
  const view = new DataView(new ArrayBuffer(4));
  write(layout, view, { pair: [1, -2] });
  expect(read(layout, view)).toEqual({ pair: [1, -2] });
  expect(() => write(layout, view, { pair: [1] })).toThrow("expected a list of 2");
});
