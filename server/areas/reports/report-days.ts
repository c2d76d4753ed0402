/**
 * The days of a store as its reports see them: figures, goal and comparison, as far as the asking person may see them.
 */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { may, personOf } from "#common/permissions.ts";
import { rangeGoals } from "#server/areas/goals/goals.ts";
import type { StoreCapabilities } from "#common/pos/pos-capabilities.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { listDays } from "./daily-report.db.ts";
import type { DayRow, StoredParts } from "./daily-report.db.ts";
import { noParts, ratiosOf, storedParts } from "./daily-report.rules.ts";
import type { Parts, Ratios } from "./daily-report.rules.ts";
import { findReportSettings } from "./settings/report-settings.db.ts";
import type { ReportSettings } from "./settings/report-settings.db.ts";

export type Figures = Parts & Ratios;

export type ReportDay = Figures & {
  storeId: number;
  date: BusinessDate;
  status: string;
  revision: number;
  changedAt: Date | null;
  closedAt: Date | null;
  compDate: BusinessDate;
  /** The point of sale has sent figures of the day. */
  isKnown: boolean;
  /** The day still runs: figures are so far. */
  isToday: boolean;
};

export type ReportDays = {
  storeId: number;
  today: BusinessDate;
  settings: ReportSettings;
  seesWages: boolean;
  /** What the store's registers can give. */
  capabilities: StoreCapabilities;
  /** Every day of the range, including those without figures. */
  days: ReportDay[];
  /** Of the same days. */
  goals: ResolvedGoal[];
  /** Figures of the comparison days and of those a week before, without goal and comparison of their own. */
  partsOn: (date: BusinessDate) => Parts;
};

/**
 * All days of a range, loaded with one question for the rows: theirs, their comparison days' and those of a week
 * before.
 */
export async function loadReportDays(
  context: StoreContext,
  { from, to }: { from: BusinessDate; to: BusinessDate },
): Promise<ReportDays> {
  const { id: storeId } = context.store;
  const [today, settings, goals, capabilities] = await Promise.all([
    findBusinessDate(context.sql, { storeId, at: context.now }),
    findReportSettings(context.sql, storeId),
    rangeGoals(context, { from, to }),
    findStoreCapabilities(context.sql, storeId),
  ]);
  const compared = goals.flatMap(({ date, comparison }) => [date, comparison.date, addDays(date, -7)]);
  const rows = await listDays(context.sql, { storeId, dates: [...new Set(compared)] });
  return { ...daysFrom(rows, { context, storeId, today, settings, goals }), capabilities };
}

type DaysInput = Pick<ReportDays, "storeId" | "today" | "settings" | "goals"> & { context: Context };

function daysFrom(
  rows: readonly DayRow[],
  { context, storeId, today, settings, goals }: DaysInput,
): Omit<ReportDays, "capabilities"> {
  const rowsByDate = new Map(rows.map((row) => [row.date, row]));
  const sight = sightOf(context, settings);
  const partsOn = (date: BusinessDate): Parts => seenParts(rowsByDate.get(date), sight);
  const days = goals.map((goal) => dayOf(goal, { storeId, today, settings, sight, rowsByDate }));
  return { storeId, today, settings, seesWages: sight.wages, days, goals, partsOn };
}

type DayInput = {
  storeId: number;
  today: BusinessDate;
  settings: ReportSettings;
  sight: Sight;
  rowsByDate: ReadonlyMap<BusinessDate, DayRow>;
};

function dayOf(goal: ResolvedGoal, { storeId, today, settings, sight, rowsByDate }: DayInput): ReportDay {
  const { date } = goal;
  // A ticket that is dated in the future counts when its day has come.
  const row = date > today ? undefined : rowsByDate.get(date);
  const comparison = rowsByDate.get(goal.comparison.date);
  const isFinal = comparison !== undefined && comparison.status !== "provisional";
  const parts = {
    ...seenParts(row, { ...sight, money: true }),
    goal: goal.salesCents,
    compSales: isFinal ? comparison.sales : null,
  };
  const ratios = ratiosOf(parts, settings);
  // Half a day against a whole one would say nothing.
  const isOver = date < today;
  const { compPct, goalDifference } = isOver ? ratios : { compPct: null, goalDifference: null };
  const figures = { ...parts, ...ratios, compPct, goalDifference };
  return {
    // The share of the goal is everybody's, so it is made before the dollars are left out.
    ...(sight.money ? figures : { ...figures, ...noMoney, ...noMoneyRatios }),
    ...standingOf(row),
    storeId,
    date,
    compDate: goal.comparison.date,
    isToday: date === today,
  };
}

type Standing = Pick<ReportDay, "status" | "revision" | "changedAt" | "closedAt" | "isKnown">;

function standingOf(row: DayRow | undefined): Standing {
  if (row === undefined) {
    return { status: "provisional", revision: 1, changedAt: null, closedAt: null, isKnown: false };
  }
  const { status, revision, changedAt, closedAt } = row;
  return { status, revision, changedAt, closedAt, isKnown: isKnown(row) };
}

/** A row may also hold what other areas know, or nothing any more. */
export function isKnown({ sales, buys }: StoredParts): boolean {
  return sales !== null || buys !== null;
}

/** What the asking person may see of a store. */
export type Sight = { money: boolean; wages: boolean; managerTasks: boolean };

export function sightOf({ user, employee }: Context, settings: ReportSettings): Sight {
  const person = user === null ? null : personOf({ ...user, employee });
  if (person === null) {
    return { money: true, wages: true, managerTasks: true };
  }
  const isStaff = person === "till" || person === "employee";
  return {
    money: !isStaff || settings.showSalesToEmployees,
    wages: may(person, "team:view-wages") && (settings.wagesVisibleTo !== "owners" || person === "owner"),
    managerTasks: may(person, "daybook:view-manager-content"),
  };
}

/** Every amount of a day. */
const noMoney = {
  sales: null,
  returns: null,
  discounts: null,
  tax: null,
  giftCardsSold: null,
  costUsed: null,
  costNew: null,
  buyCash: null,
  buyTrade: null,
  goal: null,
  compSales: null,
};

/** Amounts that are worked out, and the change against another year, which the daybook does not show either. */
const noMoneyRatios = {
  avgTransaction: null,
  piecePrice: null,
  buyAmount: null,
  avgBuy: null,
  laborEfficiency: null,
  compPct: null,
  goalDifference: null,
};

/** What a person may not see is left out here, not hidden later. */
export function seenParts(row: StoredParts | undefined, sight: Sight): Parts {
  if (row === undefined) {
    return noParts();
  }
  const { sharedTasksDue, sharedTasksDone } = row;
  return {
    ...storedParts(row),
    ...(sight.money ? {} : noMoney),
    ...(sight.wages ? {} : { wages: null, wageUnknownMinutes: null }),
    ...(sight.managerTasks ? {} : { tasksDue: sharedTasksDue, tasksDone: sharedTasksDone }),
  };
}
