// @vitest-environment jsdom
/** Every finding has words in every language: those of soundness its own, what the engine refuses those of refusals. */
import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, test } from "vitest";

import * as space from "../../src/engine/asteroyds/soundness";
import * as factory from "../../src/engine/roborally/soundness";
import { LANGUAGES, type Language } from "../../src/words/languages";
import { learn, speak } from "../../src/words/words.svelte";
import type { Finding } from "../../src/workshop/findings/findings";
import { findingSaid } from "../../src/workshop/findings/saying";

const CODES = [...Object.keys(space.RULES), ...Object.keys(factory.RULES)];

function finding(code: string, details: Record<string, unknown> = { from: "dock", number: 2 }): Finding {
  return { weight: "wrong", code, rule: null, pointer: null, at: null, details };
}

describe.each(Object.keys(LANGUAGES) as Language[])("findings in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await learn("findings");
  });

  test("have words for every code, and for nothing else", () => {
    const ids = new FluentResource(readFileSync(`src/words/${language}/findings.ftl`, "utf8")).body.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(CODES.map((code) => `finding-${code.replaceAll("_", "-")}`).toSorted());
  });

  test("are said with nothing left out, each in another way", () => {
    const said = [...CODES.map((code) => findingSaid(finding(code))), findingSaid(finding("flag_out_of_reach", { from: "flag", number: 2 })), findingSaid(finding("too_few_docks", {}))];
    expect(said.filter((one) => one === "" || /[{}]|finding-|refused-/.test(one))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
