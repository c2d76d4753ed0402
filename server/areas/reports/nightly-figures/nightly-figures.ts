/** What the morning's mail says of its stores' day, week and month. */
import { z } from "zod";
import { addDays, firstOfMonth, firstOfWeek } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { may, personOf } from "#common/permissions.ts";
import { listUsualTrade } from "#server/areas/reports/goal-reasons.db.ts";
import { reasonOf } from "#server/areas/reports/goal-reasons.ts";
import type { GoalReason, UsualTrade } from "#server/areas/reports/goal-reason.rules.ts";
import { periodReportOf } from "#server/areas/reports/periods/period-report.ts";
import type { PeriodReport } from "#server/areas/reports/periods/period-report.ts";
import { loadReportDaysOfStores } from "#server/areas/reports/over-stores/store-days.ts";
import type { StoreReportDays } from "#server/areas/reports/over-stores/store-days.ts";
import { listDayAhead } from "#server/areas/reports/week-ahead/week-ahead.db.ts";
import type { StoreDayAhead } from "#server/areas/reports/week-ahead/week-ahead.db.ts";
import { isShutByHours } from "#server/areas/reports/week-ahead/week-ahead.ts";
import type { PlannedDay } from "#server/areas/reports/week-ahead/week-ahead.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";

export type NightlyFigures = {
  date: BusinessDate;
  day: PeriodReport;
  /** From the store's first day of the week, and from the first of the month, to the day. */
  week: PeriodReport;
  month: PeriodReport;
  compDate: BusinessDate;
  reason: GoalReason | null;
  /** The day after, as it is planned. */
  ahead: PlannedDay | null;
  wagesVisibleTo: string;
};

/**
 * Of all stores in the scope of the request, each kind of figure in one statement. A day that is over for this report,
 * whatever the clock says: its register is closed, or it is the next morning.
 */
export const nightlyFigures = operation({
  name: "reports.nightlyFigures",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),

  async run(context, { date }): Promise<ReadonlyMap<number, NightlyFigures>> {
    const { sql, store } = context;
    const next = addDays(date, 1);
    const reachable = reachableStores(context);
    const stores = await listCompanyStores(sql, { accountId: store.accountId, storeIds: reachable });
    const storeIds = stores.map(({ id }) => id);
    const begins = stores.map(({ weekStart }) => firstOfWeek(date, weekStart));
    const from = [firstOfMonth(date), ...begins].toSorted()[0] ?? date;
    const [loaded, ahead, usual] = await Promise.all([
      // The reports compare days that are over, and this one is.
      loadReportDaysOfStores(context, storeIds, { from, to: next, today: next }),
      listDayAhead(sql, { storeIds, date: next }),
      listUsualTrade(sql, { storeIds, before: date }),
    ]);
    const aheadByStore = new Map(ahead.map((day) => [day.storeId, day]));
    return new Map(
      stores.flatMap((mailed) => {
        const days = loaded.get(mailed.id);
        const parts = { ahead: aheadByStore.get(mailed.id), usual: usual.get(mailed.id) ?? null };
        return days === undefined ? [] : [[mailed.id, figuresOf(mailed, { date, days, ...parts })] as const];
      }),
    );
  },
});

type StoreParts = {
  date: BusinessDate;
  days: StoreReportDays;
  ahead: StoreDayAhead | undefined;
  usual: UsualTrade | null;
};

function figuresOf({ weekStart }: ActingStore, { date, days: loaded, ahead, usual }: StoreParts): NightlyFigures {
  const since = (from: BusinessDate) =>
    periodReportOf({ ...loaded, days: loaded.days.filter((day) => from <= day.date && day.date <= date) });
  const day = loaded.days.find((candidate) => candidate.date === date);
  const goal = loaded.goals.find((candidate) => candidate.date === date);
  return {
    date,
    day: since(date),
    week: since(firstOfWeek(date, weekStart)),
    month: since(firstOfMonth(date)),
    compDate: day?.compDate ?? date,
    reason: day === undefined ? null : reasonOf(day, { goal, usual }),
    ahead: ahead === undefined ? null : plannedDay(ahead, loaded),
    wagesVisibleTo: loaded.settings.wagesVisibleTo,
  };
}

function plannedDay(
  { storeId: _storeId, ...day }: StoreDayAhead,
  { shutDates, goals }: Pick<StoreReportDays, "shutDates" | "goals">,
): PlannedDay {
  const isShut = shutDates.has(day.date) || isShutByHours(day);
  const goalCents = goals.find(({ date }) => date === day.date)?.salesCents ?? null;
  return { ...day, isShut, goalCents: isShut ? null : goalCents };
}

/** Whether a user of that role sees what the people of a store earn. */
export function seesWagesByRole(role: number, wagesVisibleTo: string): boolean {
  const person = personOf({ type: "User", role, employee: null });
  return may(person, "team:view-wages") && (wagesVisibleTo !== "owners" || person === "owner");
}
