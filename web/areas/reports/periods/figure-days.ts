import type { ReportColumn } from "#common/reports/columns.ts";
import type { MonthlyReport, ReportDay, WeeklyReport } from "./periods.queries.ts";

/** The days that a figure is of; single dates where its range has days that don't count. */
export type FigureDays = { from: string; to: string; dates?: readonly string[]; tasks?: readonly TaskDay[] };

/** What a day adds to a period's completed tasks. */
export type TaskDay = { date: string; due: number; done: number };

type Report = Pick<WeeklyReport | MonthlyReport, "from" | "to" | "today" | "days">;

/** A comparison is of another year's day. */
export function daysOfDay(column: ReportColumn, { businessDate, compDate }: ReportDay): FigureDays {
  return isOfLastYear(column) ? { from: compDate, to: compDate } : { from: businessDate, to: businessDate };
}

/** Of a period's figure; undefined for a comparison without any day. */
export function daysOfTotal(column: ReportColumn, report: Report): FigureDays | undefined {
  if (isOfLastYear(column)) {
    return lastYearDays(report);
  }
  const { from, to, days } = report;
  return column === "taskCompletion" ? { from, to, tasks: days.flatMap(taskDay) } : { from, to };
}

/** Of a store beside others; undefined for a comparison, whose days are the store's own. */
export function daysOfStore(column: ReportColumn, { from, to }: Pick<Report, "from" | "to">): FigureDays | undefined {
  return isOfLastYear(column) ? undefined : { from, to };
}

/** The dates that the comparison counts, as they were last year. */
export function lastYearDays({ days, today }: Report): FigureDays | undefined {
  const dates = days.filter((day) => isCompared(day, today)).map(({ compDate }) => compDate);
  const [from, to] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to, dates };
}

/** Only days that are over and have sales in both years are compared. */
function isCompared({ businessDate, sales, compSales }: ReportDay, today: string): boolean {
  return businessDate < today && sales !== null && compSales !== null;
}

function isOfLastYear(column: ReportColumn): boolean {
  return column === "compSales" || column === "compPct";
}

function taskDay({ businessDate: date, tasksDue: due, tasksDone: done }: ReportDay): TaskDay[] {
  return due === null || done === null ? [] : [{ date, due, done }];
}
