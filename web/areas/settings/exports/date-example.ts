import type { DateFormat } from "#common/pos-files/mapping/file-format.ts";
import { formatDate } from "#common/date-format.ts";
import { parseMoment } from "#common/pos-files/file-values.ts";

const examples = {
  "year-month-day": "2026-11-20",
  "month-day-year": "11/20/2026",
  "day-month-year": "20/11/2026",
} as const;

/** A date as a file of this format has it. */
export function dateExample(format: DateFormat): string {
  return examples[format];
}

/** The day that a text means in a format: `Mar 4, 2026`. */
export function dayIn(cell: string, dateFormat: DateFormat): string {
  const moment = parseMoment(cell, { dateFormat, timeZone: "UTC", boundaryMinutes: 0 });
  return moment === undefined ? cell : formatDate(moment.businessDate);
}
