import { formatInstantDate } from "#common/date-format.ts";
import type { HistoryImport } from "./history-import.queries.ts";
import { text } from "./history-import-text.ts";

export function byAndDate({ createdBy, createdAt }: HistoryImport, timeZone: string): string {
  return text("past.by", { name: createdBy, date: formatInstantDate(new Date(createdAt), timeZone) });
}
