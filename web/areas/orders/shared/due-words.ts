import { formatDuration } from "#common/duration.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./orders-text.ts";
import type { WaitingOrder } from "./orders.queries.ts";

type Around = { now: Date; timeZone: string };
type DueWords = { main: string; detail: string; tone: "plain" | "good" | "warn" | "bad" };

const minuteMs = 60_000;
const soonMinutes = 15;

/** What a line says at its right: when the order is due, or since when it waits. */
export function dueWords(
  order: Pick<WaitingOrder, "state" | "dueAt" | "stateAt" | "isTexted" | "cancelledAt" | "delivery">,
  { now, timeZone }: Around,
): DueWords {
  const { state, stateAt, isTexted, cancelledAt } = order;
  const since = formatTime(new Date(stateAt), timeZone);
  if (state === "CANCELLED") {
    const time = formatTime(new Date(cancelledAt ?? stateAt), timeZone);
    return { main: text("cancelled", { time }), detail: text("cancelled.text"), tone: "bad" };
  }
  if (state === "READY_FOR_PICKUP") {
    const detail = text(isTexted ? "ready.texted" : "ready.notTexted");
    return { main: text("ready", { time: since }), detail, tone: "good" };
  }
  if (state === "PACKED") {
    return { main: text("packed", { time: since }), detail: "", tone: "good" };
  }
  const left = leftWords(order.dueAt, now);
  const main = text("due", { time: formatTime(new Date(order.dueAt), timeZone) });
  return { main, detail: left.words, tone: state === "PROBLEM" ? "bad" : left.tone };
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
