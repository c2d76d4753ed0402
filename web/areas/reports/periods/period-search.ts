import { isBusinessDate } from "#common/business-date.ts";

export type PeriodSearch = {
  /** Any day of the period; on a phone's week the day that is shown. Today's without one. */
  d?: string | undefined;
  /** The column against last week is shown. */
  lastWeek?: true | undefined;
  /** One line for each store instead of the days of one. */
  stores?: "all" | undefined;
  /** The page of a week shows what its hours have cost. */
  labor?: true | undefined;
};

/** Named even when it is refused: a key that is left out keeps what the address said. */
export function periodSearch(search: Record<string, unknown>): PeriodSearch {
  const { d, lastWeek, stores, labor } = search;
  return {
    d: isBusinessDate(d) ? d : undefined,
    lastWeek: lastWeek === true ? true : undefined,
    stores: stores === "all" ? "all" : undefined,
    labor: labor === true ? true : undefined,
  };
}

export type PeriodKind = "week" | "month";

export const pathOf = {
  week: "/s/$storeId/reports/weekly",
  month: "/s/$storeId/reports/monthly",
  weekPage: "/s/$storeId/reports/weekly/page",
} as const;
