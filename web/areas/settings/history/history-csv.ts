import { csvText } from "#common/csv.ts";
import { formatMinutes } from "#common/time-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { eventName, fieldName, valueText } from "./change-words.ts";
import type { SettingChange } from "./history.queries.ts";
import { shownChanges } from "./shown-changes.ts";

const columns = ["date", "time", "change", "by", "device", "field", "before", "after"] as const;

/** A line for each field that the page shows, in its words; a change without any has a line of its own. */
export function historyCsv(changes: readonly SettingChange[], timeZone: string): string {
  return csvText([
    columns.map((column) => text(`history.csv.${column}`)),
    ...changes.flatMap((change) => linesOf(change, timeZone)),
  ]);
}

function linesOf(change: SettingChange, timeZone: string): string[][] {
  const { name, at, by, deviceName } = change;
  const { date, minutes } = localTimeAt(new Date(at), timeZone);
  const head = [date, formatMinutes(minutes), eventName(name), by ?? text("history.nobody"), deviceName ?? ""];
  const lines = shownChanges(change).map(({ field, before, after }) => [
    ...head,
    fieldName(field),
    before === null ? "" : valueText(field, before),
    valueText(field, after),
  ]);
  return lines.length === 0 ? [[...head, "", "", ""]] : lines;
}
