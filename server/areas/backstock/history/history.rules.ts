import { csvText } from "#common/csv.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";

/** What a person calls what happened: `removed` to the floor is a pull. */
export const historyActions = ["added", "moved", "edited", "pulled", "removed", "undone"] as const;
export type HistoryAction = (typeof historyActions)[number];

/** One thing that happened to a filling. */
export type HistoryEntry = {
  at: Date;
  action: HistoryAction;
  binLabel: string;
  categoryName: string;
  fromLocation: string | null;
  toLocation: string | null;
  reason: string | null;
  by: string | null;
  undoes: HistoryAction | null;
  undoneAt: Date | null;
};

/** One line for each entry, dates as ISO has them. */
export function historyCsv(entries: readonly HistoryEntry[], timeZone: string): string {
  const heads = ["Date", "Time", "Bin", "Category", "Action", "From", "To", "Reason", "Employee", "Undone"];
  const lines = entries.map((entry) => [
    localTimeAt(entry.at, timeZone).date,
    formatTime(entry.at, timeZone),
    entry.binLabel,
    entry.categoryName,
    entry.undoes === null ? entry.action : `${entry.action} (${entry.undoes})`,
    entry.fromLocation ?? "",
    entry.toLocation ?? "",
    entry.reason ?? "",
    entry.by ?? "",
    entry.undoneAt === null ? "" : localTimeAt(entry.undoneAt, timeZone).date,
  ]);
  return csvText([heads, ...lines]);
}
