import { daysBetween } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./orders-text.ts";
import type { WaitingOrder } from "./orders.queries.ts";

export type Around = { now: Date; timeZone: string };
type DueWords = { main: string; detail: string; tone: "plain" | "good" | "warn" | "bad" };

const minuteMs = 60_000;
const soonMinutes = 15;

/** What a line says at its right: when the order is due, or since when it waits. */
export function dueWords(
  order: Pick<WaitingOrder, "state" | "dueAt" | "stateAt" | "isTexted" | "cancelledAt" | "delivery" | "shelf">,
  around: Around,
): DueWords {
  const { state, stateAt, isTexted, cancelledAt, shelf } = order;
  const since = momentWords(stateAt, around);
  const place = shelf === null ? "" : text("shelf", { shelf });
  if (state === "CANCELLED") {
    const time = momentWords(cancelledAt ?? stateAt, around);
    return { main: text("cancelled", { time }), detail: text("cancelled.text"), tone: "bad" };
  }
  if (state === "READY_FOR_PICKUP") {
    const texted = text(isTexted ? "ready.texted" : "ready.notTexted");
    const detail = place === "" ? texted : text("ready.place", { place, texted });
    return { main: text("ready", { time: since }), detail, tone: "good" };
  }
  if (state === "PACKED") {
    return { main: text("packed", { time: since }), detail: place, tone: "good" };
  }
  const left = leftWords(order.dueAt, around.now);
  const main = text("due", { time: momentWords(order.dueAt, around) });
  return state === "PROBLEM"
    ? { main, detail: text("due.problem", { left: left.words }), tone: "bad" }
    : { main, detail: left.words, tone: left.tone };
}

/** A time of today as it is; of another day with its weekday, and beyond a week with its date. */
export function momentWords(at: string, { now, timeZone }: Around): string {
  const instant = new Date(at);
  const time = formatTime(instant, timeZone);
  const date = localTimeAt(instant, timeZone).date;
  const days = Math.abs(daysBetween(localTimeAt(now, timeZone).date, date));
  return days === 0 ? time : `${days < 7 ? formatWeekday(date) : formatDayOfMonth(date)} ${time}`;
}

/** How long is left of the hour, or by how much it is over. */
export function leftWords(dueAt: string, now: Date): { words: string; tone: DueWords["tone"]; minutes: number } {
  const minutes = Math.round((Date.parse(dueAt) - now.getTime()) / minuteMs);
  const words =
    minutes < 0
      ? text("due.late", { time: formatDuration(-minutes) })
      : text("due.left", { time: formatDuration(minutes) });
  return { words, minutes, tone: minutes < 0 ? "bad" : minutes <= soonMinutes ? "warn" : "plain" };
}

/** Pieces that are still ordered, and how many of them are found. */
export function countPieces(lines: readonly { quantity: number; pickState: string }[]): {
  all: number;
  foundCount: number;
} {
  const open = lines.filter(({ quantity }) => quantity > 0);
  const sum = (some: typeof open) => some.reduce((total, { quantity }) => total + quantity, 0);
  return { all: sum(open), foundCount: sum(open.filter(({ pickState }) => pickState === "FOUND")) };
}
