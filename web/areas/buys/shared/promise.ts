import { daysBetween } from "#common/business-date.ts";
import { isLongWait } from "#common/buys/long-wait.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatDuration } from "#common/duration.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./waiting-text.ts";
import type { DeskBuy } from "#web/areas/buys/home/home.queries.ts";

export type PromiseState = {
  /** How long it has waited or waited in all; when it became ready. */
  main: string;
  /** Until when an offer was promised, and how that stands. */
  detail: string;
  tone: "plain" | "good" | "warn" | "bad";
  /** The share of the promised time that has passed, 0 to 1; null when nothing runs. */
  share: number | null;
};

const soonMinutes = 10;

/** The offer is made, whether or not the seller was texted. */
export function isReady({ stage }: Pick<DeskBuy["buy"], "stage">): boolean {
  return stage === "READY" || stage === "NOTIFIED";
}

type PromisedFields = "businessDate" | "status" | "stage" | "isDropOff" | "checkedInAt" | "promisedAt" | "readyAt";

/** As much of a buy at the counter as its promise is read from. */
type PromisedBuy = {
  isCarriedOver: boolean;
  buy: Pick<DeskBuy["buy"], PromisedFields | "waitMinutes">;
};

/** How a buy stands against what its seller was promised. */
export function promiseOf({ buy, isCarriedOver }: PromisedBuy, around: { now: Date; timeZone: string }): PromiseState {
  const { now, timeZone } = around;
  const time = (instant: string) => formatTime(new Date(instant), timeZone);
  const plain = { detail: "", tone: "plain", share: null } as const;
  if (buy.status === "COMPLETE") {
    return {
      ...plain,
      main: buy.waitMinutes === null ? "" : text("promise.waited", { time: formatDuration(buy.waitMinutes) }),
    };
  }
  if (isCarriedOver) {
    const days = daysBetween(buy.businessDate, localTimeAt(now, timeZone).date);
    const detail = text("promise.carried", { date: formatDayOfMonth(buy.businessDate) });
    return { ...plain, main: text("promise.days", { count: Math.max(1, days) }), detail };
  }
  if (isReady(buy)) {
    return {
      ...readyDetail(buy),
      main: buy.readyAt === null ? "" : text("promise.ready", { time: time(buy.readyAt) }),
      share: null,
    };
  }
  if (buy.isDropOff) {
    const detail = buy.promisedAt === null ? "" : text("promise.by", { time: time(buy.promisedAt) });
    return { ...plain, main: text("promise.dropOff"), detail };
  }
  const since = Date.parse(buy.checkedInAt);
  const waited = Math.max(0, minutesBetween(since, now.getTime()));
  const main = formatDuration(waited);
  if (buy.promisedAt === null) {
    return { ...plain, main, tone: unpromisedTone(waited) };
  }
  const until = Date.parse(buy.promisedAt);
  const left = Math.round(minutesBetween(now.getTime(), until));
  const share = Math.min(1, Math.max(0, (now.getTime() - since) / Math.max(1, until - since)));
  if (left < 0) {
    return { main, detail: text("promise.late", { time: formatDuration(-left) }), tone: "bad", share: 1 };
  }
  const isSoon = left <= soonMinutes;
  const detail = isSoon
    ? text("promise.left", { time: formatDuration(left) })
    : text("promise.by", { time: time(buy.promisedAt) });
  return { main, detail, tone: isSoon ? "warn" : "plain", share };
}

function unpromisedTone(minutes: number): PromiseState["tone"] {
  return isLongWait({ minutes, promisedMinutes: null }) ? "warn" : "plain";
}

function readyDetail({ promisedAt, readyAt }: PromisedBuy["buy"]): Pick<PromiseState, "detail" | "tone"> {
  if (promisedAt === null || readyAt === null) {
    return { detail: "", tone: "plain" };
  }
  const late = Math.round(minutesBetween(Date.parse(promisedAt), Date.parse(readyAt)));
  return late > 0
    ? { detail: text("promise.late", { time: formatDuration(late) }), tone: "bad" }
    : { detail: text("promise.onTime"), tone: "good" };
}

function minutesBetween(from: number, to: number): number {
  return (to - from) / 60_000;
}

const groupIds = ["WAITING", "SORTING", "READY", "NOTIFIED", "CARRIED"] as const;
export type BuyGroup = { id: (typeof groupIds)[number]; buys: readonly DeskBuy[] };

/** Open buys by stage, in each the nearest promise first; those of earlier days last. */
export function groupsOf(buys: readonly DeskBuy[]): BuyGroup[] {
  return groupIds
    .map((id) => ({
      id,
      buys: byPromise(buys.filter((desk) => (desk.isCarriedOver ? "CARRIED" : desk.buy.stage) === id)),
    }))
    .filter((group) => group.buys.length > 0);
}

/** The nearest promise first. */
export function byPromise<Desk extends PromisedBuy>(buys: readonly Desk[]): Desk[] {
  return buys.toSorted((left, right) => promisedMs(left) - promisedMs(right));
}

/** A buy without a promise stands behind those with one, in the order in which they came. */
function promisedMs({ buy }: PromisedBuy): number {
  const dayMs = 86_400_000;
  return buy.promisedAt === null ? Date.parse(buy.checkedInAt) + dayMs : Date.parse(buy.promisedAt);
}
