/** What a week holds before it begins, for the page that hangs in the staff room. */
import { z } from "zod";
import { addDays, firstOfWeek } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { shutDays, rangeGoals } from "#server/areas/goals/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listDaysAhead, listEventsAhead, listNoticesAhead } from "./week-ahead.db.ts";
import type { DayAhead, NoticeAhead } from "./week-ahead.db.ts";

export type PlannedDay = Omit<DayAhead, "hasHours"> & {
  /** Null without a goal, and on a day on which the store does not sell. */
  goalCents: Cents | null;
  isShut: boolean;
  /** The store's own events on the day. */
  events: string[];
};

export type WeekAhead = { from: BusinessDate; to: BusinessDate; days: PlannedDay[]; notices: NoticeAhead[] };

/** Hours that nobody has told shut no day, here as in its goal. */
export function isShutByHours({ hasHours, opensMinutes }: Pick<DayAhead, "hasHours" | "opensMinutes">): boolean {
  return hasHours && opensMinutes === null;
}

/** The week that holds a date, beginning with the store's first day of the week. */
export const weekAhead = operation({
  name: "reports.weekAhead",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),

  async run(context, { date }): Promise<WeekAhead> {
    const from = firstOfWeek(date, context.store.weekStart);
    const range = { from, to: addDays(from, 6) };
    const key = { storeId: context.store.id, ...range };
    const [days, events, notices, goals, shut] = await Promise.all([
      listDaysAhead(context.sql, key),
      listEventsAhead(context.sql, key),
      listNoticesAhead(context.sql, key),
      rangeGoals(context, range),
      shutDays(context, range),
    ]);
    const goalsByDate = new Map(goals.map((goal) => [goal.date, goal.salesCents]));
    const shutDates = new Set(shut);
    const planned = days.map((day) => {
      const isShut = shutDates.has(day.date) || isShutByHours(day);
      return {
        ...day,
        isShut,
        goalCents: isShut ? null : (goalsByDate.get(day.date) ?? null),
        events: events
          .filter(({ startsOn, endsOn }) => startsOn <= day.date && day.date <= endsOn)
          .map(({ name }) => name),
      };
    });
    return { ...range, days: planned, notices };
  },
});
