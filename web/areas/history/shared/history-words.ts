import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./history-text.ts";

/** How the history of one kind of record reads. Each area writes one for each of its kinds. */
export type HistoryWords = {
  /** What a person did, by event: `"note.edited": "Changed the note"`. An event without words is not shown. */
  events: Readonly<Record<string, string>>;
  /** Names of what can change; what has none is not shown. */
  fields: Readonly<Record<string, string>>;
  /** Values with a text of their own (`manager` reads "Managers only"); null for those that read as they are. */
  valueText?: (field: string, value: string) => string | null;
  /** Its events hold whole states, so that it can be shown as it was on a day. */
  showsStates?: boolean;
  /** Events that can be put back; needs `onRestore`. */
  restorable?: readonly string[];
};

/** Dates, times and yes or no as people read them. */
export function plainValue(value: string, timeZone: string): string {
  if (value === "true" || value === "false") {
    return text(value === "true" ? "history.yes" : "history.no");
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return formatDate(value);
  }
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) {
    const instant = new Date(value);
    return `${formatInstantDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
  }
  return value;
}
