/** The days of many stores added up, as far as the asking person may see them. */
import type { BusinessDate } from "#common/business-date.ts";
import { storedPairs, sumsWithPlans } from "#server/areas/reports/daily-report.rules.ts";
import type { DaySums, PairSums, Parts, StoredPairName, StoredSums } from "#server/areas/reports/daily-report.rules.ts";
import { seenParts } from "#server/areas/reports/report-days.ts";
import type { Sight } from "#server/areas/reports/report-days.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { comparedSalesOf, loadStorePlans } from "./store-days.ts";
import type { StorePlan, StoreReportDays } from "./store-days.ts";
import { listSumsOfStores } from "./store-sums.db.ts";
import type { StoreSumsRow } from "./store-sums.db.ts";

/** What of a day cannot be added up before its goal and its comparison are known. */
export type SoldDay = Pick<Parts, "sales" | "goal" | "compSales"> & { date: BusinessDate; isKnown: boolean };

export type StoreReportSums = Pick<StoreReportDays, "storeId" | "today" | "settings" | "seesWages"> & {
  sums: DaySums;
  days: SoldDay[];
};

/** The same sums as those of `loadReportDaysOfStores`, in as many statements. */
export async function loadReportSumsOfStores(
  context: StoreContext,
  storeIds: readonly number[],
  range: { from: BusinessDate; to: BusinessDate },
): Promise<ReadonlyMap<number, StoreReportSums>> {
  const { plans, compDates } = await loadStorePlans(context, storeIds, range);
  // A ticket that is dated in the future counts when its day has come.
  const stores = plans.map(({ storeId, today }) => ({ storeId, to: today < range.to ? today : range.to }));
  const rows = await listSumsOfStores(context.sql, { stores, from: range.from, compDates });
  return new Map(
    plans.flatMap((plan) => {
      const row = rows.get(plan.storeId);
      return row === undefined ? [] : [[plan.storeId, sumsOfStore(plan, row)] as const];
    }),
  );
}

function sumsOfStore(plan: StorePlan, row: StoreSumsRow): StoreReportSums {
  const { storeId, today, settings, sight, goals } = plan;
  const days = goals.map(({ date, salesCents, comparison }): SoldDay => {
    const sales = row.days.get(date);
    const compSales = comparedSalesOf(plan, { date: comparison.date, read: row.compared });
    const money = { sales: sales ?? null, goal: salesCents, compSales };
    return { ...(sight.money ? money : noMoney), date, isKnown: sales !== undefined };
  });
  const sums = sumsWithPlans(seenSums(row, sight), days);
  return { storeId, today, settings, seesWages: sight.wages, sums, days };
}

const noMoney = { sales: null, goal: null, compSales: null };

/** What is left out of each day is left out of their sum. */
function seenSums({ parts, pairs }: StoreSumsRow, sight: Sight): StoredSums {
  const seen = seenParts(parts, sight);
  const isSeen = (name: StoredPairName): boolean => storedPairs[name].every((part) => seen[part] !== null);
  const seenPair = (name: StoredPairName): PairSums => (isSeen(name) ? pairs[name] : { part: null, whole: null });
  return {
    parts: seen,
    pairs: {
      paid: seenPair("paid"),
      worked: seenPair("worked"),
      visited: seenPair("visited"),
      carried: seenPair("carried"),
      priced: seenPair("priced"),
    },
  };
}
