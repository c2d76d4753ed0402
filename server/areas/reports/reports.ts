import { z } from "zod";
import { businessDate, equivalentDay } from "#common/business-date.ts";
import { may, personOf } from "#common/permissions.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { ActingStore, Context } from "#server/platform/operations/context.ts";
import { invalidInput, notFound } from "#server/platform/operations/refusal.ts";
import * as db from "./daily-report.db.ts";
import * as rules from "./daily-report.rules.ts";

export { recomputeDays } from "./daily-report.db.ts";
export { missingDayCloses } from "./missing-day-closes.ts";
export { freezeGoals, listUnfrozenDays } from "./frozen-goals.db.ts";
export { recomputeBinFigures } from "./bin-figures.db.ts";
export { recomputeTaskFigures } from "./task-figures.db.ts";

/** Longest range that is summed in one go: ten years of a store are 3,650 rows. */
const mostDays = 3660;

const dayMs = 86_400_000;

export type DailyReport = rules.Parts &
  rules.Ratios & {
    date: string;
    status: string;
    revision: number;
    changedAt: Date | null;
    closedAt: Date | null;
    compDate: string;
    salesByHour: readonly number[] | null;
    /** The day still runs: figures are so far. */
    isToday: boolean;
  };

export type PeriodReport = rules.Parts &
  rules.Ratios & { from: string; to: string; dayCount: number; comparison: rules.LikeForLike };

/** The figures of one business date; without a date, of the running one. A day of which nothing is known has no figures. */
export const dailyReport = operation({
  name: "reports.dailyReport",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({ date: businessDate.nullish() }),

  async run(context, input): Promise<DailyReport> {
    const store = storeOf(context);
    const [today, settings] = await Promise.all([
      findBusinessDate(context.sql, { storeId: store.id, at: context.now }),
      db.findReportSettings(context.sql, store.id),
    ]);
    const date = input.date ?? today;
    const [day] = await db.listDays(context.sql, { storeId: store.id, from: date, to: date });
    const parts = visibleParts(context, { parts: day ?? nothingKnown, settings });
    return {
      ...parts,
      ...rules.ratiosOf(parts, settings),
      ...stateOf(day, { date, shown: parts }),
      date,
      isToday: date === today,
    };
  },
});

/** The days of a range added up, for managers; ratios are made from the sums. Month to date is the first of the month to today. */
export const periodReport = operation({
  name: "reports.periodReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ from: businessDate, to: businessDate }),

  async run(context, { from, to }): Promise<PeriodReport> {
    const store = storeOf(context);
    const length = (Date.parse(to) - Date.parse(from)) / dayMs;
    if (length < 0 || length >= mostDays) {
      throw invalidInput({ to: ["The last day comes after the first one, at most ten years later"] });
    }
    const [today, settings, days] = await Promise.all([
      findBusinessDate(context.sql, { storeId: store.id, at: context.now }),
      db.findReportSettings(context.sql, store.id),
      db.listDays(context.sql, { storeId: store.id, from, to }),
    ]);
    const shown = days.map((day) => ({ ...visibleParts(context, { parts: day, settings }), date: day.date }));
    const parts = rules.sumParts(shown);
    const comparison = rules.likeForLike(shown, today);
    const ratios = { ...rules.ratiosOf(parts, settings), compPct: comparison.compPct };
    return { ...parts, ...ratios, from, to, dayCount: days.length, comparison };
  },
});

type DayState = Pick<DailyReport, "status" | "revision" | "changedAt" | "closedAt" | "compDate" | "salesByHour">;

function stateOf(day: db.DayRow | undefined, { date, shown }: { date: string; shown: rules.Parts }): DayState {
  if (!day) {
    const compDate = equivalentDay(date);
    return { status: "provisional", revision: 1, changedAt: null, closedAt: null, compDate, salesByHour: null };
  }
  const { status, revision, changedAt, closedAt, compDate } = day;
  return {
    status,
    revision,
    changedAt,
    closedAt,
    compDate,
    salesByHour: shown.sales === null ? null : day.salesByHour,
  };
}

type Settings = Awaited<ReturnType<typeof db.findReportSettings>>;

type KnownParts = rules.Parts & Pick<db.DayRow, "sharedTasksDue" | "sharedTasksDone">;

const nothingKnown: KnownParts = { ...rules.noParts(), sharedTasksDue: null, sharedTasksDone: null };

/** Whatever sales could be worked out from. */
const noMoney = {
  sales: null,
  compSales: null,
  goal: null,
  returns: null,
  discounts: null,
  tax: null,
  giftCardsSold: null,
  costUsed: null,
  costNew: null,
};

/** What a person may not see is left out here, not hidden later. */
function visibleParts(context: Context, day: { parts: KnownParts; settings: Settings }): rules.Parts {
  const { user, employee } = context;
  const person = user === null ? null : personOf({ ...user, employee });
  const isStaff = person === "till" || person === "employee";
  const seesWages =
    person === null ||
    (may(person, "team:view-wages") && (day.settings.wagesVisibleTo !== "owners" || person === "owner"));
  const money = isStaff && !day.settings.showSalesToEmployees ? noMoney : {};
  const wages = seesWages ? {} : { wages: null, wageUnknownMinutes: null };
  const { sharedTasksDue, sharedTasksDone, ...parts } = day.parts;
  const seesAllTasks = person === null || may(person, "daybook:view-manager-content");
  const tasks = seesAllTasks ? {} : { tasksDue: sharedTasksDue, tasksDone: sharedTasksDone };
  return { ...parts, ...money, ...wages, ...tasks };
}

function storeOf(context: Context): ActingStore {
  if (context.store === null) {
    throw notFound("Store");
  }
  return context.store;
}
