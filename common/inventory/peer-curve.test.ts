import { expect, test } from "vitest";
import { peerCurve, shareAt } from "./peer-curve.ts";
import type { PeerCount } from "./peer-curve.ts";

type Pair = [pieces: number, sold: number];

const count = (days: number, [pieces, sold]: Pair, [sizedPieces, sizedSold]: Pair = [0, 0]): PeerCount => ({
  ...{ days, pieces, sold, sizedPieces, sizedSold },
});

test("the curve is of the same size where thirty pieces had sixty days, else of the category, else there is none", () => {
  const counts = [count(0, [400, 0], [60, 0]), count(30, [300, 120], [50, 30]), count(60, [200, 150], [40, 32])];
  expect(peerCurve(counts)).toEqual({
    ...{ isSized: true, pieces: 40, usualDays: 30 },
    points: [
      { days: 0, share: 0 },
      { days: 30, share: 600 },
      { days: 60, share: 800 },
    ],
  });
  const few = counts.map((each) => ({ ...each, sizedPieces: 29 }));
  expect(peerCurve(few)).toMatchObject({
    isSized: false,
    pieces: 200,
    usualDays: 60,
    points: [{}, { share: 400 }, {}],
  });
  expect(peerCurve([count(0, [90, 0]), count(60, [29, 20])])).toBeNull();
  expect(peerCurve([])).toBeNull();
});

test("no share falls with age, and days with too few pieces are left out", () => {
  const curve = peerCurve([count(55, [100, 60]), count(60, [50, 25]), count(65, [12, 12])]);
  expect(curve?.points).toEqual([
    { days: 55, share: 600 },
    { days: 60, share: 600 },
  ]);
});

test("between two points the share is between theirs, and beyond the last one it isn't known", () => {
  const points = [
    { days: 0, share: 0 },
    { days: 10, share: 400 },
  ];
  expect([0, 5, 10, 11].map((days) => shareAt({ points }, days))).toEqual([0, 200, 400, null]);
});
