/** The daily buy log: its columns, and the same as lines for a spreadsheet. */
import type { BusinessDate } from "#common/business-date.ts";
import { isLongWait } from "#common/buys/long-wait.ts";
import { csvMoney, csvTenths, csvText } from "#common/csv.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes } from "#common/time-format.ts";

export const logEndings = ["open", "bought", "passed", "declined", "donated", "canceled"] as const;
export type LogEnding = (typeof logEndings)[number];
export const logStages = ["waiting", "sorting", "ready", "notified", "complete"] as const;
export type LogStage = (typeof logStages)[number];
export const logSources = ["counter", "online", "drop_off", "kiosk"] as const;
export type LogSource = (typeof logSources)[number];
export type LogReason = { kind: "take" | "pass"; name: string; count: number };

/** A buy of the log. Null is unknown: a register says nothing of what is brought, and a counter may type no pieces. */
export type LogBuy = {
  /** Our id, or the register's where only the register knows the buy. */
  id: string;
  isOwn: boolean;
  number: string;
  businessDate: BusinessDate;
  customerId: string | null;
  customerName: string | null;
  phone: string | null;
  source: LogSource | null;
  bags: number | null;
  boxes: number | null;
  bins: number | null;
  others: number | null;
  isDropOff: boolean;
  checkedInAt: Date;
  checkedInBy: string | null;
  sortedBy: string | null;
  sortSeconds: number | null;
  readyAt: Date | null;
  waitSeconds: number | null;
  /** Until when the offer was promised. */
  promisedAt: Date | null;
  firstNotifiedAt: Date | null;
  /** When a person first called the seller. */
  firstCalledAt: Date | null;
  /** No text went out because the seller had opted out. */
  isOptedOut: boolean;
  completedAt: Date | null;
  completedBy: string | null;
  hasId: boolean;
  itemsOffered: number | null;
  itemsTaken: number | null;
  cashOffer: Cents | null;
  tradeOffer: Cents | null;
  paid: Cents | null;
  /** Of what was paid. */
  paidTrade: Cents | null;
  payout: "cash" | "credit" | "check" | "digital" | null;
  ending: LogEnding;
  stage: LogStage;
  /** `register`: opened there, and unknown to the counter. */
  posSync: "not_sent" | "sending" | "linked" | "unknown" | "failed" | "by_hand" | "register";
  posBuyId: string | null;
  /** The most first. */
  reasons: LogReason[];
};

/** A piece as the register wrote it. */
export type LogPiece = {
  line: number;
  description: string;
  category: string;
  brand: string | null;
  size: string | null;
  cost: Cents;
  price: Cents;
  isTaken: boolean;
  passReason: string | null;
};

export type LogTotals = {
  rows: number;
  /** Without canceled ones. */
  buys: number;
  bought: number;
  passed: number;
  declined: number;
  open: number;
  dropOffs: number;
  containers: number;
  texted: number;
  /** Of buys that say how many pieces there were, without declined offers. */
  itemsOffered: number;
  itemsTaken: number;
  paid: Cents;
  trade: Cents;
  averageWait: number | null;
  medianWait: number | null;
  averageSort: number | null;
};

export type LogPayout = "cash" | "trade" | "check" | "digital" | "both";

/** How a buy was paid; null where nothing was. A register knows cash and trade, the counter what a person chose. */
export function payoutOf({ paid, paidTrade, payout }: Pick<LogBuy, "paid" | "paidTrade" | "payout">): LogPayout | null {
  if (paid === null || paid === 0) {
    return null;
  }
  const trade = paidTrade ?? 0;
  if (trade > 0) {
    return trade === paid ? "trade" : "both";
  }
  return payout === null || payout === "credit" ? "cash" : payout;
}

/** What the seller was shown: the offer in trade where it was taken so, else in cash. */
export function offerOf(buy: Pick<LogBuy, "cashOffer" | "tradeOffer" | "paid" | "paidTrade" | "payout">): Cents | null {
  return payoutOf(buy) === "trade" ? (buy.tradeOffer ?? buy.cashOffer) : (buy.cashOffer ?? buy.tradeOffer);
}

/** Longer than the seller was promised; over an hour where the counter promised nothing. */
export function isWaitLong({
  waitSeconds,
  promisedAt,
  checkedInAt,
}: Pick<LogBuy, "waitSeconds" | "promisedAt" | "checkedInAt">): boolean {
  if (waitSeconds === null) {
    return false;
  }
  const promisedMinutes = promisedAt === null ? null : (promisedAt.getTime() - checkedInAt.getTime()) / 60_000;
  return isLongWait({ minutes: Math.floor(waitSeconds / 60), promisedMinutes });
}

/** Why most of what was passed was passed. */
export function topPassReason(reasons: readonly LogReason[]): string | null {
  return reasons.find(({ kind }) => kind === "pass")?.name ?? null;
}

const heads = [
  ...["Date", "Number", "Customer", "Phone", "Source", "Bags", "Boxes", "Bins", "Other", "Drop-off"],
  ...["Checked in", "Checked in by", "Sorter", "Sort minutes", "Ready", "Wait minutes", "First text"],
  ...["First call", "Opted out of texts"],
  ...["Completed", "Completed by", "ID checked", "Offered", "Taken", "Passed", "Take %", "Cash offer", "Trade offer"],
  ...["Offer", "Paid", "Paid in trade", "Payout", "Top pass reason", "Take reasons", "Pass reasons"],
  ...["Status", "Stage", "Point of sale", "Point-of-sale number"],
];

/** Raw numbers, ISO dates, no ID numbers: whether an ID was checked is all that it says. The total stands last. */
export function logCsv(buys: readonly LogBuy[], totals: LogTotals, timeZone: string): string {
  const time = (at: Date | null) => (at === null ? "" : formatMinutes(localTimeAt(at, timeZone).minutes));
  const lines = buys.map((buy) => [
    ...[buy.businessDate, buy.number, buy.customerName ?? "", phoneText(buy.phone), buy.source ?? ""],
    ...[buy.bags, buy.boxes, buy.bins, buy.others].map(countText),
    ...[buy.isDropOff ? "yes" : "", time(buy.checkedInAt), buy.checkedInBy ?? "", buy.sortedBy ?? ""],
    ...[minutesText(buy.sortSeconds), time(buy.readyAt), minutesText(buy.waitSeconds), time(buy.firstNotifiedAt)],
    ...[time(buy.firstCalledAt), buy.isOptedOut ? "yes" : ""],
    ...[time(buy.completedAt), buy.completedBy ?? "", buy.hasId ? "yes" : ""],
    ...[buy.itemsOffered, buy.itemsTaken, passedOf(buy)].map(countText),
    ...[csvTenths(percentOf(buy.itemsTaken, buy.itemsOffered))],
    ...[buy.cashOffer, buy.tradeOffer, offerOf(buy), buy.paid, buy.paidTrade].map(csvMoney),
    ...[payoutOf(buy) ?? "", topPassReason(buy.reasons) ?? "", reasonsText(buy, "take"), reasonsText(buy, "pass")],
    ...[buy.ending, buy.stage, buy.posSync, buy.posBuyId ?? ""],
  ]);
  return csvText([heads, ...lines, totalLine(totals)]);
}

function totalLine(totals: LogTotals): string[] {
  const values: Readonly<Record<string, string>> = {
    Date: "Total",
    Number: String(totals.buys),
    "Sort minutes": minutesText(totals.averageSort),
    "Wait minutes": minutesText(totals.averageWait),
    Offered: String(totals.itemsOffered),
    Taken: String(totals.itemsTaken),
    Passed: String(totals.itemsOffered - totals.itemsTaken),
    "Take %": csvTenths(percentOf(totals.itemsTaken, totals.itemsOffered)),
    Paid: csvMoney(totals.paid),
    "Paid in trade": csvMoney(totals.trade),
  };
  return heads.map((head) => values[head] ?? "");
}

function passedOf({ itemsOffered, itemsTaken }: LogBuy): number | null {
  return itemsOffered === null || itemsTaken === null ? null : itemsOffered - itemsTaken;
}

function reasonsText({ reasons }: LogBuy, kind: LogReason["kind"]): string {
  return reasons
    .filter((reason) => reason.kind === kind)
    .map(({ name, count }) => `${name} ${count}`)
    .join(", ");
}

function phoneText(phone: string | null): string {
  return phone === null || phone === "" ? "" : formatPhone(phone);
}

function countText(count: number | null): string {
  return count === null ? "" : String(count);
}

function minutesText(seconds: number | null): string {
  return seconds === null ? "" : (seconds / 60).toFixed(1);
}
