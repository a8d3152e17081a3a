import { beforeAll, describe, expect, test } from "vitest";

import { logOf, roundAround } from "../../src/games/asteroyds/telling/log";
import { joined, tell, tellBeat } from "../../src/games/asteroyds/telling/telling";
import { LANGUAGES, type Language } from "../../src/words/languages";
import type { AsteroydsEvent } from "../../src/wire/protocol";
import { inBeats } from "../../src/table/story/story.svelte";
import { learn, plain, speak } from "../../src/words/words.svelte";

type Kind = AsteroydsEvent["kind"];
const told = { beat: 3, rule: "A1.5" };
const craft = { ...told, seat: 1, column: 4 };

/** One of each kind. */
const EVENTS: { [K in Kind]: Extract<AsteroydsEvent, { kind: K }> } = {
  RoundBegan: { ...told, kind: "RoundBegan", round: 3, first_seat: 1 },
  DiceRolled: { ...told, kind: "DiceRolled", red: 6, white: 4, blue: 2, order: ["red", "white", "blue"] },
  PlanRevealed: { ...told, kind: "PlanRevealed", seat: 1, columns: ["forward", null, "left", "power:left2", "shoot", "turn_back"], energy: "shield" },
  ShieldLowered: { ...told, kind: "ShieldLowered", seat: 1 },
  PowerSpent: { ...told, kind: "PowerSpent", seat: 1 },
  DroneLaunched: { ...told, kind: "DroneLaunched", tile: "drone 2", at: [3, 4] },
  DieCalled: { ...told, kind: "DieCalled", colour: "white", number: 4 },
  TileMoved: { ...told, kind: "TileMoved", tile: "asteroid 6", from: [3, 4], to: [3, 5] },
  TilePushed: { ...told, kind: "TilePushed", tile: "asteroid 6", from: [3, 4], to: [3, 5], by: "asteroid 10" },
  TileBlocked: { ...told, kind: "TileBlocked", tile: "gate 24", at: [3, 4], heading: "NE", by: "border" },
  PushFailed: { ...told, kind: "PushFailed", tile: "asteroid 9", at: [3, 4], heading: "W", pushed: "gate 21", by: "pod" },
  CraftHit: { ...told, kind: "CraftHit", seat: 1, tile: "asteroid 13" },
  ShieldHeld: { ...told, kind: "ShieldHeld", seat: 1, points: 1 },
  EmergencyShieldRaised: { ...told, kind: "EmergencyShieldRaised", seat: 1 },
  CraftDamaged: { ...told, kind: "CraftDamaged", seat: 1, points: 2, damage: 3 },
  CraftDestroyed: { ...told, kind: "CraftDestroyed", seat: 1, at: [3, 4] },
  TokenTaken: { ...craft, kind: "TokenTaken", symbol: 3 },
  FlightBegan: { ...told, kind: "FlightBegan", seat: 1 },
  CraftWaited: { ...craft, kind: "CraftWaited" },
  CraftTurned: { ...craft, kind: "CraftTurned", from: "E", to: "NE" },
  CraftMoved: { ...craft, kind: "CraftMoved", from: [7, 8], to: [8, 9] },
  CraftCollided: { ...craft, kind: "CraftCollided", at: [7, 8], heading: "W", with: "asteroid 4" },
  PlanLost: { ...craft, kind: "PlanLost" },
  DecisionAsked: { ...told, kind: "DecisionAsked", seat: 1, question: "ram", points: 3 },
  DecisionAnswered: { ...told, kind: "DecisionAnswered", seat: 1, question: "emergency_shield", yes: true },
  AsteroidRammed: { ...told, kind: "AsteroidRammed", seat: 1, tile: "asteroid 4", at: [7, 7] },
  ShotFired: { ...craft, kind: "ShotFired", from: [7, 8], to: [7, 3], hit: "border" },
  TargetEliminated: { ...told, kind: "TargetEliminated", tile: "asteroid 5", team: "left", seat: 1 },
  DroneShot: { ...told, kind: "DroneShot", tile: "drone 1", seat: 1 },
  CraftFinished: { ...craft, kind: "CraftFinished" },
  TeamWon: { ...told, kind: "TeamWon", team: "right" },
  DroneRemoved: { ...told, kind: "DroneRemoved", tile: "drone 1", at: [3, 4] },
  RoundEnded: { ...told, kind: "RoundEnded", round: 4, first_seat: 0 },
  GameEnded: { ...told, kind: "GameEnded", winners: [1], reason: "tokens" },
};
const NAMES = ["Mira", "Tomas", "Ines"];

beforeAll(() => learn("asteroyds", "telling"));

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  test.each(Object.values(EVENTS))("$kind has a sentence now and afterwards", (event) => {
    for (const tense of ["now", "past"] as const) {
      const said = plain(tell(event, tense, NAMES));
      expect(said).not.toMatch(/told-|\{|\}|undefined|\?\?\?/);
      expect(said.charAt(0)).toBe(said.charAt(0).toLocaleUpperCase(language));
      if ("seat" in event) expect(said).toContain("Tomas");
    }
  });
});

describe("in few words", () => {
  beforeAll(() => speak("en"));

  function said(...events: AsteroydsEvent[]): string {
    return plain(joined(tellBeat(events, "now", NAMES), "."));
  }

  test("what follows stands in the same sentence", () => {
    expect(said(EVENTS.CraftTurned, EVENTS.CraftCollided, EVENTS.CraftDamaged, EVENTS.PlanLost)).toBe(
      "Tomas turns left into asteroid 4: 2 damage, 3 of 6, the rest of the plan is lost.",
    );
    expect(said(EVENTS.CraftHit, EVENTS.ShieldHeld)).toBe("Asteroid 13 hits Tomas: shield on, no damage.");
  });

  test("a push is told once", () => {
    expect(said(EVENTS.TilePushed, { ...EVENTS.TileMoved, tile: "asteroid 10" })).toBe("Asteroid 10 pushes asteroid 6 east.");
  });

  test("plans are revealed together", () => {
    expect(said(EVENTS.PlanRevealed, { ...EVENTS.PlanRevealed, seat: 0 })).toBe("Both plans are revealed.");
  });

  test("the names of pilots are strong", () => {
    expect(tell(EVENTS.CraftHit, "past", NAMES).filter((part) => part.isStrong)).toEqual([{ text: "Tomas", isStrong: true }]);
  });

  test("the log gathers the steps of a die, and names round and column", () => {
    const events: AsteroydsEvent[] = [
      { ...EVENTS.RoundBegan, beat: 0 },
      { ...EVENTS.DieCalled, beat: 1 },
      { ...EVENTS.TileMoved, beat: 2 },
      { ...EVENTS.TileMoved, beat: 3, tile: "asteroid 7" },
      { ...EVENTS.TileBlocked, beat: 4 },
      { ...EVENTS.FlightBegan, beat: 5 },
      { ...EVENTS.CraftMoved, beat: 6 },
    ];
    expect(logOf(inBeats(events, 0), NAMES).map((line) => [line.event, line.when, plain(line.said)])).toEqual([
      [0, "3", "Round 3 began, first to fly: Tomas."],
      [1, "3", "White 4: 2 tiles moved, one was blocked."],
      [6, "3:4", "Tomas flew south-east."],
    ]);
  });

  test("a round goes from its beginning to the next", () => {
    const beats = inBeats([0, 1, 2, 0, 1, 2, 3].map((beat): AsteroydsEvent => (beat === 0 ? { ...EVENTS.RoundBegan, beat } : { ...EVENTS.FlightBegan, beat })), 0);
    expect(roundAround(beats, 2)).toEqual({ from: 0, to: 3 });
    expect(roundAround(beats, 5)).toEqual({ from: 3, to: 7 });
  });
});
