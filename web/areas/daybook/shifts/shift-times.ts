import { formatDuration } from "#common/duration.ts";
import { formatMinutes } from "#common/time-format.ts";
import { timesOfDay } from "#common/time-slots.ts";
import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { text } from "./shifts-text.ts";

const dayMinutes = 1440;
const longestMinutes = 16 * 60;

/** Quarter hours to choose from, and the time that is set already when it is none. */
export function timeOptions(...set: readonly string[]): SelectOption[] {
  const chosen = set.filter((time) => time !== "").map(Number);
  const all = [...new Set([...timesOfDay({ fromHour: 0, toHour: 24 }), ...chosen])].toSorted(
    (left, right) => left - right,
  );
  return all
    .filter((minutes) => minutes < dayMinutes)
    .map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
}

/** Minutes from start to end on the clock; an end that is not after the start is on the next day. */
function lengthOf(start: string, end: string): number | null {
  if (start === "" || end === "") {
    return null;
  }
  const minutes = Number(end) - Number(start);
  return minutes > 0 ? minutes : minutes + dayMinutes;
}

/** As the server decides: some length, and not more than 16 hours. */
export function isPossible(start: string, end: string): boolean {
  const length = lengthOf(start, end);
  return length === null || (start !== end && length <= longestMinutes);
}

/** What the chosen times mean, under the field. */
export function lengthHint(start: string, end: string): string | undefined {
  const length = lengthOf(start, end);
  if (length === null || !isPossible(start, end)) {
    return undefined;
  }
  return text(Number(end) < Number(start) ? "shift.nextDay" : "shift.length", { hours: formatDuration(length) });
}
