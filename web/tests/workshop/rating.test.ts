// @vitest-environment jsdom
/** A rating counts up, ends with what is superseded, and keeps what it knows of the last drawing that could be played. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Ground, Outcome } from "../../src/engine/base/matches";
import { Rating } from "../../src/workshop/rating/rating.svelte";
import type { Answered, Told } from "../../src/workshop/rating/worker";

const GROUND: Ground = {
  seats: 2,
  starts: [
    { name: "dock 1", team: null },
    { name: "dock 2", team: null },
  ],
  names: { 60: "9,0", 61: "10,0, a pit" },
  places: { 60: [9, 0], 61: [10, 0] },
};

/** A worker that plays when it is told to; dock 1 wins every game in turn 4, but for those that nobody wins. */
class Player {
  readonly told: Told[] = [];
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  ended = false;

  postMessage(told: Told): void {
    this.told.push(told);
  }

  terminate(): void {
    this.ended = true;
  }

  get run(): number {
    return (this.told.findLast((told) => "content" in told) as { run: number }).run;
  }

  get games(): number[] {
    return this.told.flatMap((told) => ("play" in told && told.run === this.run ? [told.play] : []));
  }

  say(answered: Answered): void {
    this.onmessage!({ data: answered });
  }

  open(run = this.run): void {
    this.say({ run, ground: GROUND, title: "RoboRally, drawn" });
  }

  play(number: number, run = this.run): void {
    const isDrawn = number % 5 === 4;
    const outcome: Outcome = { number, winners: isDrawn ? [] : [0], rounds: isDrawn ? 120 : 4 + number, ended: isDrawn ? "turn_limit" : "flags", starts: [1, 2], lost: [0, 1], heat: { traffic: new Map([[60, 3]]), damage: new Map(), deaths: new Map([[61, 3], [60, 1]]) } };
    this.say({ run, outcome });
  }
}

function rated(many = 1): [Rating, Player[]] {
  const players: Player[] = [];
  const begun = (): Worker => {
    players.push(new Player());
    return players.at(-1) as unknown as Worker;
  };
  return [new Rating("/engine/", begun, many), players];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a rating", () => {
  test("plays at once, a few games ahead, counts up and ends by itself", () => {
    const [rating, [player]] = started(3);
    expect(player!.told[0]).toEqual({ base: "/engine/" });
    player!.open();
    expect(player!.games).toEqual([0, 1]);
    player!.play(0);
    vi.advanceTimersByTime(0);
    expect([player!.games, rating.played, rating.running, rating.figures!.games]).toEqual([[0, 1, 2], 1, true, 1]);
    player!.play(1);
    player!.play(2);
    expect([rating.played, rating.running, rating.figures!.ended, rating.more!.first]).toEqual([3, false, { flags: 3 }, { rounds: 4, bot: "rookie" }]);
    expect([...rating.more!.heat.deaths]).toEqual([["10,0", 0.75], ["9,0", 0.25]]);
  });

  test("says how often nobody finishes", () => {
    const [rating, [player]] = started(5);
    player!.open();
    for (let game = 0; game < 5; game += 1) player!.play(game);
    expect([rating.more!.unfinished, rating.figures!.games]).toEqual([1, 5]);
  });

  test("is divided among its workers", () => {
    const [rating, players] = rated(2);
    rating.start("roborally", "one", { games: 5 });
    for (const player of players) player.open();
    expect(players.map(({ games }) => games)).toEqual([[0, 1], [2, 3]]);
    players[1]!.play(2);
    expect(players[1]!.games).toEqual([2, 3, 4]);
  });

  test("keeps what it knows while the hand draws on, and begins anew when it rests", () => {
    const [rating, [player]] = started(9);
    player!.open();
    player!.play(0);
    const before = player!.run;
    rating.start("roborally", "two", { games: 9 });
    rating.start("roborally", "three", { games: 9 });
    player!.play(1, before);
    expect([rating.running, contents(player!)]).toEqual([true, ["one"]]);
    vi.advanceTimersByTime(1000);
    expect([contents(player!), rating.played, rating.content]).toEqual([["one", "three"], 1, "one"]);
    player!.open();
    player!.play(0);
    vi.advanceTimersByTime(1000);
    expect([rating.played, rating.content]).toEqual([1, "three"]);
  });

  test("of a drawing that can't be played stays that of the one before", () => {
    const [rating, [player]] = started(1);
    player!.open();
    player!.play(0);
    rating.start("roborally", "broken");
    vi.advanceTimersByTime(1000);
    player!.say({ run: player!.run, refused: true });
    expect([rating.isRefused, rating.running, rating.content, rating.figures!.games]).toEqual([true, false, "one", 1]);
  });

  test("can be stopped, and told anew where there is no engine", () => {
    const [rating, [player]] = started(9);
    player!.open();
    player!.play(0);
    rating.stop();
    player!.play(1);
    vi.advanceTimersByTime(1000);
    expect([rating.running, rating.played, player!.ended]).toEqual([false, 1, false]);
    rating.start("roborally", "two");
    vi.advanceTimersByTime(1000);
    player!.say({ run: player!.run, reason: "missing" });
    expect([rating.why, rating.running, player!.ended]).toEqual(["missing", false, true]);
  });

  test("rests while nobody looks", () => {
    const [, [player]] = started(9);
    player!.open();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    player!.play(0);
    player!.play(1);
    expect(player!.games).toEqual([0, 1]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(player!.games).toEqual([0, 1, 2, 3]);
    hidden.mockRestore();
  });
});

function started(games: number): [Rating, Player[]] {
  const [rating, players] = rated();
  rating.start("roborally", "one", { games });
  return [rating, players];
}

function contents(player: Player): unknown[] {
  return player.told.flatMap((told) => ("content" in told ? [told.content] : []));
}
