import { ageBands, ageDays, bandIndex } from "#common/backstock/age.ts";
import type { BusinessDate } from "#common/business-date.ts";

export type WaitingBins = { locationId: string; inventoryDate: BusinessDate; bins: number };

/** What stands in a place: how many bins of each age band, and the age of the oldest. */
export type Standing = { bins: number; byBand: number[]; oldestAge: number | null };

/** What stands where, by location; a location without bins is not named. */
export function standingByPlace(
  waiting: readonly WaitingBins[],
  { thresholds, today }: { thresholds: readonly number[]; today: BusinessDate },
): Map<string, Standing> {
  const places = new Map<string, Standing>();
  for (const { locationId, inventoryDate, bins } of waiting) {
    const age = ageDays(inventoryDate, today);
    const standing = places.get(locationId) ?? nothingStands(thresholds);
    const band = bandIndex(age, thresholds);
    places.set(locationId, {
      bins: standing.bins + bins,
      byBand: standing.byBand.map((count, at) => (at === band ? count + bins : count)),
      oldestAge: Math.max(age, standing.oldestAge ?? age),
    });
  }
  return places;
}

export function nothingStands(thresholds: readonly number[]): Standing {
  return { bins: 0, byBand: ageBands(thresholds).map(() => 0), oldestAge: null };
}
