import { z } from "zod";
import { currentRun, daysLeft, nextRun } from "#common/backstock/seasons.ts";
import type { SeasonCalendar } from "#common/backstock/seasons.ts";
import { addDays, daysBetween } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import type { Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./runway.db.ts";
import type { SeasonStock, SisterNeed } from "./runway.db.ts";
import { rateWeeks, runwayOf } from "./runway.rules.ts";
import type { Runway } from "./runway.rules.ts";

export type SeasonRunway = SeasonStock & {
  /** Null while the season does not run: its bins wait for `startsOn`. */
  runway: Runway | null;
  startsOn: string;
  endsOn: string;
  /** Days until the season is over, or until it begins. */
  days: number;
  /** A sister store that has too few of them. */
  neededBy: { storeId: number; storeName: string } | null;
};

/** Whether the bins of each season will reach the floor before it is over, and what to do with those that will not. */
export const viewRunway = operation({
  name: "backstock.viewRunway",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SeasonRunway[]> {
    const { id: storeId, timeZone } = context.store;
    const today = localTimeAt(context.now, timeZone).date;
    const [settings, stock, needs] = await Promise.all([
      getBackstockSettings(context.sql, storeId),
      db.listSeasonStock(context.sql, { storeId, since: addDays(today, -rateWeeks * 7) }),
      db.listSisterNeeds(context.sql, { storeId, otherStoreIds: visibleStores(context) }),
    ]);
    return stock
      .map((seasonStock) => runwayFor(seasonStock, { today, calendar: settings.seasons, needs }))
      .toSorted((left, right) => (right.runway?.leftOver ?? -1) - (left.runway?.leftOver ?? -1));
  },
});

/** Those of the asking person; row-level security shows no other. */
function visibleStores(context: Context): readonly number[] {
  return context.scope === "system" ? [] : context.scope.storeIds;
}

function runwayFor(
  stock: SeasonStock,
  { today, calendar, needs }: { today: string; calendar: SeasonCalendar; needs: readonly SisterNeed[] },
): SeasonRunway {
  const dates = calendar[stock.season];
  const left = daysLeft(dates, today);
  const run = currentRun(dates, today) ?? nextRun(dates, today);
  const need = needs.find(({ categoryName }) => categoryName.toLowerCase() === stock.categoryName.toLowerCase());
  const runway =
    left === null
      ? null
      : runwayOf({ bins: stock.bins, pulled: stock.pulled, days: left, isNeededElsewhere: need !== undefined });
  return {
    ...stock,
    runway,
    startsOn: run.startsOn,
    endsOn: run.endsOn,
    days: left ?? daysBetween(today, run.startsOn),
    neededBy: need === undefined ? null : { storeId: need.storeId, storeName: need.storeName },
  };
}
