import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { sisterSeason } from "./sister-season.ts";
import type { SeasonDay } from "./sister-season.ts";

/** A store that sold `amount` a day for a year, and `more` times that in the three weeks around a date. */
function aYear({ end, amount, peak, more }: { end: string; amount: number; peak: string; more: number }) {
  return new Map(
    Array.from({ length: 364 }, (_, back): [string, number] => {
      const date = addDays(end, -back);
      const isPeak = date >= addDays(peak, -10) && date <= addDays(peak, 10);
      return [date, isPeak ? amount * more : amount];
    }),
  );
}

const end = "2026-11-20";
/** 364 days before Dec 12, 2026. */
const peak = "2025-12-13";
const december = { from: "2026-12-12", to: "2026-12-12" };

test.each([
  { what: "a flat year is no season", mores: [1], index: 1, spread: null },
  { what: "twice as much in December", mores: [2], index: 1.89, spread: null },
  {
    what: "two stores count alike, whatever they sell, and the curve lies between them",
    ...{ mores: [2, 1], index: 1.45, spread: 0.31 },
  },
])("$what", ({ mores, index, spread }) => {
  const sisters = mores.map((more, place) => aYear({ end, amount: 100_00 * (place + 1), peak, more }));
  expect(sisterSeason(sisters, december).map(toHundredths)).toEqual([{ date: "2026-12-12", index, spread }]);
});

function toHundredths({ date, index, spread }: SeasonDay): SeasonDay {
  return { date, index: Math.round(index * 100) / 100, spread: spread && Math.round(spread * 100) / 100 };
}

test("days that no sister can say are left out", () => {
  const young = aYear({ end, amount: 100_00, peak, more: 1 });
  const days = sisterSeason([young], { from: "2026-11-01", to: "2026-12-20" });
  expect(days[0]?.date).toBe("2026-11-20");
  expect(sisterSeason([], december)).toEqual([]);
});
