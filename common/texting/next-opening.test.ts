import { expect, test } from "vitest";
import { nextOpening } from "./next-opening.ts";

const timeZone = "America/Chicago";
const days = [
  { date: "2026-11-21", opensMinutes: 600, closesMinutes: 1200, gap: { startsMinutes: 780, endsMinutes: 840 } },
  { date: "2026-11-22", opensMinutes: null, closesMinutes: null, gap: null },
  { date: "2026-11-23", opensMinutes: 660, closesMinutes: 1200, gap: null },
];

test.each([
  ["before it opens", "2026-11-21T15:59:59Z", "2026-11-21T16:00:00Z"],
  ["C6: again after a midday gap", "2026-11-21T16:00:00Z", "2026-11-21T20:00:00Z"],
  ["once it has opened, over a closed day", "2026-11-21T20:00:00Z", "2026-11-23T17:00:00Z"],
])("the next opening %s", (_when, now, opening) => {
  expect(nextOpening(days, { now: new Date(now), timeZone })).toEqual(new Date(opening));
});

test("a store that gave no hours opens at no known time", () => {
  expect(nextOpening([], { now: new Date("2026-11-21T16:00:00Z"), timeZone })).toBeNull();
});
