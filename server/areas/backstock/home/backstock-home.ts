import { z } from "zod";
import { ageBands, ageDays, bandLabel } from "#common/backstock/age.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { storeToday } from "#server/areas/backstock/fillings/written-change.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import * as db from "./backstock-home.db.ts";
import { nothingStands, standingByPlace } from "./backstock-home.rules.ts";
import type { Standing } from "./backstock-home.rules.ts";

export type HomeBand = { from: number; to: number | null; label: string; bins: number };
export type CategoryOfHome = {
  id: string;
  name: string;
  target: number | null;
  /** The part of the floor that its bins fill; null for none. */
  sectionId: string | null;
  sectionName: string | null;
  bins: number;
  oldestAge: number | null;
};
export type LocationOfHome = db.HomeLocation & Standing;

export type BackstockHome = {
  today: BusinessDate;
  bins: number;
  filled: number;
  empty: number;
  addedToday: number;
  pulledToday: number;
  bands: HomeBand[];
  categories: CategoryOfHome[];
  locations: LocationOfHome[];
  prefix: string;
  isScanFast: boolean;
};

/** What the head of the home screen says: how many bins there are, what waits where, and what is short. */
export const backstockHome = operation({
  name: "backstock.backstockHome",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BackstockHome> {
    const storeId = context.store.id;
    const today = storeToday(context);
    const ofToday = runningDate(context).then((date) => db.countOfDay(context.sql, { storeId, date }));
    const [settings, counts, categories, locations, waiting, day] = await Promise.all([
      db.getHomeSettings(context.sql, storeId),
      db.countBins(context.sql, storeId),
      db.listHomeCategories(context.sql, storeId),
      db.listHomeLocations(context.sql, storeId),
      db.countByPlaceAndDate(context.sql, storeId),
      ofToday,
    ]);
    const thresholds = settings.ageBands;
    const standing = standingByPlace(waiting, { thresholds, today });
    const bands = ageBands(thresholds).map((band, at) => ({
      ...band,
      label: bandLabel(band),
      bins: [...standing.values()].reduce((sum, { byBand }) => sum + (byBand[at] ?? 0), 0),
    }));
    const { prefix, isScanFast } = settings;
    const { bins, filled } = counts;
    return {
      today,
      bins,
      filled,
      empty: bins - filled,
      addedToday: day.added,
      pulledToday: day.pulled,
      bands,
      categories: categories.map(({ oldest, ...category }) => ({
        ...category,
        oldestAge: oldest === null ? null : ageDays(oldest, today),
      })),
      locations: locations.map((location) => ({
        ...location,
        ...(standing.get(location.id) ?? nothingStands(thresholds)),
      })),
      prefix,
      isScanFast,
    };
  },
});
