/** The buying goal of a day beside its sales goal, beyond.md 20: worked from the store's own days, line by line. */
import { z } from "zod";
import { addDays, isInShopYears, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { aheadWeeks, buyingGoal, pastWeeks } from "#common/buys/buying-goal.ts";
import type { BuyingGoal } from "#common/buys/buying-goal.ts";
import { categoryGoals, sellDays } from "#common/buys/category-goals.ts";
import type { CategoryGoal } from "#common/buys/category-goals.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { Cents } from "#common/money.ts";
import { roundedQuotient } from "#common/rounding.ts";
import { loadReportDays } from "#server/areas/reports/report-days.ts";
import type { ReportDay } from "#server/areas/reports/report-days.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { paceOfDay } from "./day-pace.ts";
import type { GoalPace } from "./day-pace.ts";
import { listCategoryTrade } from "./category-trade.db.ts";

export type DayBuying = {
  date: BusinessDate;
  sales: Cents | null;
  salesGoal: Cents | null;
  /** Paid so far in cash and trade. */
  bought: Cents | null;
  /** Of today alone: another day has no "by now". */
  salesPace: GoalPace | null;
  boughtPace: GoalPace | null;
  /** Null where too little is known of the store's days. */
  sum: BuyingGoal | null;
  /** Empty where the register sends no pieces, and for another day than today: supply is of now. */
  categories: CategoryGoal[];
  past: { from: BusinessDate; to: BusinessDate };
  ahead: { from: BusinessDate; to: BusinessDate };
};

/** What to buy on a day, today without one, and how that is made. */
export const viewBuyingGoal = operation({
  name: "reports.viewBuyingGoal",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate.nullish() }),
  async run(context, input): Promise<DayBuying> {
    const today = await findBusinessDate(context.sql, { storeId: context.store.id, at: context.now });
    const date = input.date ?? today;
    const past = { from: addDays(date, -7 * pastWeeks), to: addDays(date, -1) };
    const ahead = { from: addDays(date, 7 * aheadWeeks.from), to: addDays(date, 7 * aheadWeeks.to - 1) };
    const [before, after] = await Promise.all([
      loadReportDays(context, { from: past.from, to: date }),
      isInShopYears(ahead.to) ? loadReportDays(context, ahead) : { days: [] },
    ]);
    const day = before.days.find((each) => each.date === date);
    const sum = buyingGoal(
      before.days.filter((each) => each.date !== date).map(pastDayOf),
      after.days.map(({ goal }) => goal),
      weekdayOf(date),
    );
    const [sales, salesGoal] = [day?.sales ?? null, day?.goal ?? null];
    const shown = { date, sales, salesGoal, bought: day === undefined ? null : paidOn(day), sum, past, ahead };
    return { ...shown, ...(date === today ? await loadNow(context, shown) : noNow) };
  },
});

type Now = Pick<DayBuying, "categories" | "salesPace" | "boughtPace">;

const noNow: Now = { categories: [], salesPace: null, boughtPace: null };

/** What only a day that still runs has. */
async function loadNow(context: StoreContext, day: Omit<DayBuying, keyof Now>): Promise<Now> {
  const { date, sales, salesGoal, bought, sum } = day;
  const toGoals = { sales: { value: sales, goal: salesGoal }, buying: { value: bought, goal: sum?.goal ?? null } };
  const [categories, pace] = await Promise.all([
    sum === null ? [] : loadCategories(context, sum),
    paceOfDay(context, { date, ...toGoals }),
  ]);
  return { categories, salesPace: pace.sales, boughtPace: pace.buying };
}

async function loadCategories(context: StoreContext, sum: BuyingGoal): Promise<CategoryGoal[]> {
  const trades = await listCategoryTrade(context.sql, {
    ...{ storeId: context.store.id, now: context.now, sellDays },
    soldSince: daysBefore(context.now, 7 * pastWeeks),
    agedSince: daysBefore(context.now, 7 * pastWeeks + sellDays),
  });
  const { sold, days, aheadDaily, weekdayPct } = sum;
  return categoryGoals(trades, { pastDaily: roundedQuotient(sold, days), aheadDaily, weekdayPct });
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 86_400_000);
}

function pastDayOf(day: ReportDay) {
  return { weekday: weekdayOf(day.date), paid: paidOn(day), sales: day.sales };
}

function paidOn({ buyCash, buyTrade }: ReportDay): Cents | null {
  return buyCash === null || buyTrade === null ? null : buyCash + buyTrade;
}
