import { render } from "svelte/server";
import { expect, test } from "vitest";

import Qr from "../src/pieces/Qr.svelte";

test("a link is drawn as a code, with four cells of light around it", () => {
  const { body } = render(Qr, { props: { text: `https://example.org/#invitation=${"a".repeat(16)}`, label: "An invitation" } });
  expect(body).toContain('viewBox="0 0 41 41"');
  expect(body).toContain('aria-label="An invitation"');
  const cells = [...body.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...cells.flat()), Math.max(...cells.flat())]).toEqual([4, 36]);
  // The square by which a camera finds the first corner.
  const corner = cells.filter(([x, y]) => x! < 11 && y! < 11);
  expect(corner).toHaveLength(24 + 9);
});
