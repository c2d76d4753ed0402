import type { BusinessDate } from "#common/business-date.ts";
import { listDaysOfStores } from "#server/areas/reports/over-stores/store-days.db.ts";
import type { StoreDayRows } from "#server/areas/reports/over-stores/store-days.db.ts";
import { comparedSalesOf, loadStorePlans } from "#server/areas/reports/over-stores/store-days.ts";
import type { StorePlan } from "#server/areas/reports/over-stores/store-days.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { measuredParts } from "./measures.rules.ts";
import type { MeasuredDay } from "./measures.rules.ts";

/** Days of several stores that are over, with what the measures are made of and nothing else. */
export async function loadMeasuredDays(
  context: StoreContext,
  storeIds: readonly number[],
  range: { from: BusinessDate; to: BusinessDate },
): Promise<ReadonlyMap<number, MeasuredDay[]>> {
  const { plans, compDates } = await loadStorePlans(context, storeIds, range);
  const rows = await listDaysOfStores(context.sql, { storeIds, ...range, compDates, parts: measuredParts });
  return new Map(plans.map((plan) => [plan.storeId, daysOf(plan, rows.get(plan.storeId))]));
}

type ReadDays = StoreDayRows<(typeof measuredParts)[number]>;

function daysOf(plan: StorePlan, rows: ReadDays | undefined): MeasuredDay[] {
  return plan.goals.map(({ date, comparison }) => {
    const { status, parts } = rows?.days.get(date) ?? noRow;
    const money = plan.sight.money
      ? { sales: parts.sales, compSales: comparedSalesOf(plan, { date: comparison.date, read: rows?.compared }) }
      : noMoney;
    const { customers, laborMinutes, waitSeconds } = parts;
    return { date, compDate: comparison.date, status, ...money, customers, laborMinutes, waitSeconds };
  });
}

const noMoney = { sales: null, compSales: null };
const noRow = {
  status: "provisional",
  parts: { sales: null, customers: null, laborMinutes: null, waitSeconds: null },
};
