/** Small outlines that several drawings share, around 0,0. */

/** Eight points. */
export const SPARK =
  "M0 -17L2.7 -6.5L12 -12L6.5 -2.7L17 0L6.5 2.7L12 12L2.7 6.5L0 17L-2.7 6.5L-12 12L-6.5 2.7L-17 0L-6.5 -2.7L-12 -12L-2.7 -6.5Z";

/** What is left of a hull or a rock: where each piece lies, and where it drifts. */
export const PIECES = [
  { outline: "M2 -2L16 -6L12 3Z", x: 30, y: -6, turn: 80 },
  { outline: "M2 2L12 4L8 15Z", x: 22, y: 26, turn: -70 },
  { outline: "M-1 3L6 16L-8 14Z", x: -4, y: 34, turn: 110 },
  { outline: "M-3 2L-9 14L-16 5Z", x: -28, y: 18, turn: -90 },
  { outline: "M-3 -2L-16 -4L-10 -13Z", x: -30, y: -16, turn: 60 },
  { outline: "M0 -3L-8 -15L7 -14Z", x: 4, y: -34, turn: -120 },
];
