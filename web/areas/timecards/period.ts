import { addDays, daysBetween, firstOfMonth, isBusinessDate, lastOfMonth } from "#common/business-date.ts";

export type Period = { from: string; to: string };
export type PeriodLength = "week" | "twoWeeks" | "month";

/** The period of an address; none where it names no possible one, and the store's week is meant then. */
export function readPeriod(search: Record<string, unknown>): Partial<Period> {
  const { from, to } = search;
  return isBusinessDate(from) && isBusinessDate(to) && daysBetween(from, to) >= 0 && daysBetween(from, to) < 93
    ? { from, to }
    : {};
}

/** What an address names of a period: both ends, or nothing. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Partial<Period> {
  return from !== undefined && to !== undefined ? { from, to } : {};
}

export function lengthOf({ from, to }: Period): PeriodLength {
  if (from === firstOfMonth(from) && to === lastOfMonth(from)) {
    return "month";
  }
  return daysBetween(from, to) >= 7 ? "twoWeeks" : "week";
}

/** The period of another length that begins with the same week, or is the same month. */
export function withLength({ from }: Period, length: PeriodLength): Period {
  if (length === "month") {
    return { from: firstOfMonth(from), to: lastOfMonth(from) };
  }
  return { from, to: addDays(from, length === "week" ? 6 : 13) };
}

/** The neighbouring period of the same length. */
export function shifted(period: Period, by: 1 | -1): Period {
  const length = daysBetween(period.from, period.to) + 1;
  if (lengthOf(period) === "month") {
    return withLength({ ...period, from: by === 1 ? addDays(period.to, 1) : addDays(period.from, -1) }, "month");
  }
  return { from: addDays(period.from, by * length), to: addDays(period.to, by * length) };
}
