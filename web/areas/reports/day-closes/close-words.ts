import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { dayClosesEnglish, text } from "./day-closes-text.ts";
import type { DayClose } from "./day-closes.queries.ts";

type Key = Parameters<typeof text>[0];

/** `Closed 9:12 PM`, `Corrected, rev 2`, `Missing`. */
export function statusText(day: Pick<DayClose, "status" | "closedAt" | "revision">, timeZone: string): string {
  const time = day.closedAt === null ? "" : formatTime(new Date(day.closedAt), timeZone);
  return text(`status.${day.status}`, { time, revision: day.revision });
}

export function statusTone({ status }: Pick<DayClose, "status">) {
  const tones = {
    OPEN: "good",
    CLOSED: "neutral",
    CORRECTED: "accent",
    MISSING: "bad",
    STORE_CLOSED: "neutral",
    NO_DATA: "neutral",
  } as const;
  return tones[status];
}

/** `Sun, Nov 22`. */
export function dayText(date: string): string {
  return `${formatWeekday(date)}, ${formatDayOfMonth(date)}`;
}

export function movementName(kind: string): string {
  return named(`drawer.${kind}`, kind);
}

function named(key: string, otherwise: string): string {
  return isKey(key) ? text(key) : otherwise;
}

function isKey(key: string): key is Key {
  return Object.hasOwn(dayClosesEnglish, key);
}
