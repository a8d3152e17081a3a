import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { RoborallyEvent } from "../../src/wire/protocol";
import { answerWords, choices, fits, questionWords } from "../../src/games/roborally/telling/answers";
import { optionName, optionText } from "../../src/games/roborally/telling/names";
import { OPTIONS } from "../../src/games/roborally/telling/rules";
import { factsOf } from "../../src/games/roborally/telling/facts";
import { caption, logLines, say } from "../../src/games/roborally/telling/telling";
import { learn, plain, speak } from "../../src/words/words.svelte";
import { EVENTS, QUESTIONS } from "./events";

const LANGUAGES = ["en", "it", "de", "fr"] as const;
const PARTS = ["common", "roborally", "floor", "options"];
const NAMES = ["Mira", "Tomas", "Kepler", "Juno"];
const called = (seat: number) => NAMES[seat]!;

/** An id, a value that was not given, or a choice that nobody meant. */
const UNSAID = /(^|[\s(:])(r|rr|choice|option|ask|do|answer|fire|card)-[a-z]|\{|\$|undefined/;

await learn("roborally", "floor", "options");

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  test.each(EVENTS.map((event) => [event.kind, event] as const))("%s is told", (_kind, event) => {
    const [fact] = factsOf([event]);
    for (const tense of ["present", "past"] as const) {
      const sentence = plain(say(fact!, called, tense));
      expect(sentence).not.toMatch(UNSAID);
      expect(sentence).toMatch(/\.$/);
      expect(sentence.length).toBeGreaterThan(5);
    }
  });

  test.each(QUESTIONS)("$question is asked, and each answer said", ({ question, about, answers }) => {
    const words = questionWords(question, about, called);
    const said = choices(question, about, answers).flatMap((choice) => [choice.label, ...choice.lines]);
    for (const text of [words.title, words.about, ...said, ...answers.map((answer) => answerWords(question, answer))]) {
      expect(text).not.toMatch(UNSAID);
      expect(text).not.toBe("");
    }
  });

  test("the home that the clock gives is on the left, whichever floor that is", () => {
    const [given, other] = choices("home", 0, [1, 0]);
    const [turned] = choices("home", 0, [0, 1]);
    expect(given!.label).not.toBe(turned!.label);
    expect(given!.lines).toEqual(turned!.lines);
    expect(given!.lines).not.toEqual(other!.lines);
  });

  test.each(OPTIONS)("%s has a name and a text", (option) => {
    expect(optionName(option)).not.toMatch(UNSAID);
    expect(optionText(option)).not.toMatch(UNSAID);
  });

  test("every part has the messages of the English one, with the same values", () => {
    for (const part of PARTS) expect(shape(language, part)).toEqual(shape("en", part));
  });
});

test("every kind of event is among those that are tried", () => {
  const generated = readFileSync("src/wire/protocol.ts", "utf8").split("export type RoborallyEvent")[1]!;
  const kinds = [...generated.matchAll(/kind: "(\w+)"/g)].map((found) => found[1]!);
  expect(new Set(EVENTS.map((event) => event.kind))).toEqual(new Set(kinds));
});

test.each(QUESTIONS)("answers to $question are told from those to others", ({ question, answers }) => {
  expect(fits(question, answers)).toBe(true);
  const others = QUESTIONS.filter((other) => typeof other.answers[0] !== typeof answers[0] && other.question !== question);
  for (const other of others) expect(fits(question, other.answers)).toBe(false);
});

describe("what belongs together is one line", () => {
  beforeEach(() => speak("en"));

  test("the steps of one card", () => {
    const steps = [3, 4, 5].map((beat): RoborallyEvent => ({ kind: "RobotMoved", beat, rule: "R5.2", seat: 2, from: [6, beat], to: [6, beat - 1], by: 2 }));
    expect(logLines(factsOf(steps), called).map((line) => plain(line.said))).toEqual(["Kepler moved 3 cells."]);
  });

  test("robots on the same belts, points of the same volley", () => {
    const carried = [0, 1].map((seat): RoborallyEvent => ({ kind: "RobotCarried", beat: 7, rule: "R6.1", seat, from: [1, 1], to: [1, 2] }));
    const hurt = [1, 2].map((damage): RoborallyEvent => ({ kind: "RobotDamaged", beat: 9, rule: "R7.1", seat: 3, damage }));
    expect(logLines(factsOf([...carried, ...hurt]), called).map((line) => plain(line.said))).toEqual([
      "Express belts carried Mira and Tomas one cell.",
      "Juno took 2 damage: 2 of 10.",
    ]);
  });

  test("but not the steps of two cards", () => {
    const one: RoborallyEvent = { kind: "RobotMoved", beat: 3, rule: "R5.2", seat: 0, from: [6, 3], to: [6, 2], by: 0 };
    const other: RoborallyEvent = { ...one, beat: 4, seat: 1, by: 1 };
    expect(logLines(factsOf([one, other, { ...one, beat: 5 }]), called)).toHaveLength(3);
  });

  test("a caption is in the present, and has the rule of what it tells first", () => {
    const event: RoborallyEvent = { kind: "FlagTouched", beat: 4, rule: "R7.3", seat: 0, flag: 2 };
    expect(caption([event], called)).toEqual({ said: [{ text: "Mira", isStrong: true }, { text: " touches flag 2.", isStrong: false }], rule: "R7.3" });
  });
});

vi.setConfig({ testTimeout: 20_000 });

/** The ids and attributes of a part, and the values that each takes. */
function shape(language: string, part: string): string[] {
  const text = readFileSync(`src/words/${language}/${part}.ftl`, "utf8");
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return text.split(/^(?=[a-z])/m).flatMap((entry) => {
    const id = /^[a-z][\w-]*(?= =)/.exec(entry)?.[0];
    return id ? entry.split(/^ {4}(?=\.)/m).map((pattern, place) => `${id}${place ? /^\.\w+/.exec(pattern)![0] : ""}`) : [];
  });
}

test("who was done is told apart from whose time was up", () => {
  speak("en");
  const events = [0, 1, 2].map((seat) => ({ kind: "ProgramSealed", beat: 0, rule: seat === 1 ? "R3.2" : "R3.1", seat }) as RoborallyEvent);
  expect(factsOf(events).map((fact) => plain(say(fact, called, "past")))).toEqual([
    "Mira and Kepler were done.",
    "Time was up for Tomas: empty registers were filled at random.",
  ]);
});
