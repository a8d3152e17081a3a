import { render } from "svelte/server";
import { describe, expect, test } from "vitest";

import Craft from "../../src/games/asteroyds/board/Craft.svelte";
import Effects from "../../src/games/asteroyds/board/Effects.svelte";
import { effectsOf } from "../../src/games/asteroyds/board/effects";
import Miniature from "../../src/games/asteroyds/board/Miniature.svelte";
import { tileNamed } from "../../src/games/asteroyds/state/state";
import Tile from "../../src/games/asteroyds/board/Tile.svelte";
import { after, SNAPSHOT, told } from "./states";

const skies = after([]);

function drawn(id: string, lit = skies.dice): string {
  return render(Tile, { props: { tile: tileNamed(skies, id)!, lit } }).body;
}

describe("a tile", () => {
  test("bears its priority and six numbers", () => {
    const numbers = [...drawn("asteroid 9").matchAll(/<text class="edge[^>]*>(\d)/g)].map((match) => match[1]);
    expect(numbers.sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(drawn("asteroid 9")).toMatch(/class="prio"[^>]*>9</);
  });

  test("of two colours has a pointer for each of its dice, and no other", () => {
    expect([...drawn("asteroid 13").matchAll(/class="mark (\w+)/g)].map((match) => match[1]).sort()).toEqual(["red", "white"]);
    expect(drawn("asteroid 13").match(/class="edge lit/g)).toHaveLength(2);
  });

  test("points where its number is", () => {
    expect(drawn("asteroid 9")).toMatch(/class="mark blue"[^>]*rotate\(60\)/);
  });

  test("has no pointers without help", () => {
    expect(drawn("asteroid 13", null)).not.toContain("mark");
  });

  test("shows whose target it is, and its symbol", () => {
    expect(drawn("asteroid 13")).toContain('class="target"');
    expect(drawn("asteroid 9")).not.toContain('class="target"');
    expect(drawn("gate 21")).toContain("#gate-red-1");
    expect(drawn("turret 2")).toContain("#glyph-2");
  });
});

describe("a craft", () => {
  test("wears its shield, and points where it faces", () => {
    const body = render(Craft, { props: { craft: skies.craft[1]! } }).body;
    expect(body).toContain('class="shield"');
    expect(body).toContain("rotate(-60deg)");
  });

  test("that is destroyed is not drawn", () => {
    expect(render(Craft, { props: { craft: { ...skies.craft[1]!, at: null } } }).body).not.toContain("#craft-blue");
  });
});

test("a position is drawn small, with all that lies on it", () => {
  const { body } = render(Miniature, { props: { snapshot: SNAPSHOT, label: "Racing" } });
  expect(body.match(/data-tile=/g)).toHaveLength(SNAPSHOT.position.tiles.length);
  expect(body.match(/data-craft=/g)).toHaveLength(2);
  expect(body).toContain('aria-label="Racing"');
});

test("damage rises from the craft as a number", () => {
  const events = told({ kind: "CraftDamaged", seat: 0, points: 2, damage: 4 });
  const effects = effectsOf(after(events), events).map((effect, key) => ({ key, effect }));
  expect(render(Effects, { props: { effects, pace: 1 } }).body).toMatch(/class="float".*\+2/s);
});
