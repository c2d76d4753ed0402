import { expect, test } from "vitest";
import { standingByPlace } from "./backstock-home.rules.ts";

const today = "2026-03-04";
const thresholds = [30, 60];

test("a bin filled 31 days ago stands in the band 31-60 of its place", () => {
  const waiting = [
    { locationId: "back", inventoryDate: "2026-02-01", bins: 2 },
    { locationId: "back", inventoryDate: "2026-02-02", bins: 1 },
    { locationId: "storage", inventoryDate: "2025-03-04", bins: 5 },
  ];
  expect(standingByPlace(waiting, { thresholds, today })).toEqual(
    new Map([
      ["back", { bins: 3, byBand: [1, 2, 0], oldestAge: 31 }],
      ["storage", { bins: 5, byBand: [0, 0, 5], oldestAge: 365 }],
    ]),
  );
});

test("a place whose only bin was filled today has an oldest age of none", () => {
  const waiting = [{ locationId: "back", inventoryDate: today, bins: 1 }];
  expect(standingByPlace(waiting, { thresholds, today }).get("back")?.oldestAge).toBe(0);
});
