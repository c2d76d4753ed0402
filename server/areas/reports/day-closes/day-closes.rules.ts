import type { BusinessDate } from "#common/business-date.ts";
import { csvMoney, csvText } from "#common/csv.ts";
import type { Cents } from "#common/money.ts";
import { tenderKind } from "#common/pos/pos-rows.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatMinutes } from "#common/time-format.ts";
import { lacksDayClose, isOpenOn, mayBeMissing } from "#server/areas/reports/missing-day-closes.rules.ts";
import type { CloseFacts } from "#server/areas/reports/missing-day-closes.rules.ts";

export const closeStatuses = ["open", "closed", "corrected", "missing", "store-closed", "no-data"] as const;
export type CloseStatus = (typeof closeStatuses)[number];

/**
 * Whether the point of sale has closed a day. Until six the next morning a day is open; after that it is missing when
 * the store was open and the point of sale had closed days before.
 */
export function closeStatus(
  day: { date: BusinessDate; isClosed: boolean; isCorrected: boolean; hasFigures: boolean },
  facts: CloseFacts,
): CloseStatus {
  if (day.isClosed) {
    return day.isCorrected ? "corrected" : "closed";
  }
  if (!mayBeMissing(day.date, facts.now)) {
    return "open";
  }
  if (lacksDayClose(day.date, facts)) {
    return "missing";
  }
  return isOpenOn(day.date, facts) || day.hasFigures ? "no-data" : "store-closed";
}

/** How far a day's totals agree: `asking` while the registers resend, `differs` if that did not help. */
export type Agreement = "agrees" | "asking" | "differs";

export function agreementOf(close: { differenceCents: Cents | null; flaggedAt: Date | null }): Agreement {
  if (close.differenceCents === null) {
    return "agrees";
  }
  return close.flaggedAt === null ? "asking" : "differs";
}

/** In the order of a till's drawer; any other kind comes last. */
const tenderKinds: readonly string[] = tenderKind.options;

/** The kinds of tender that any of the days has, in a fixed order. */
export function tenderKindsOf(days: readonly { tenders: readonly { kind: string }[] }[]): string[] {
  const kinds = new Set(days.flatMap(({ tenders }) => tenders.map(({ kind }) => kind)));
  const others = [...kinds].filter((kind) => !tenderKinds.includes(kind)).toSorted();
  return [...tenderKinds.filter((kind) => kinds.has(kind)), ...others];
}

/** Of one kind; 0 on a day that was closed without it. */
export function tenderAmount(tenders: readonly { kind: string; amount: Cents }[], kind: string): Cents {
  return tenders.reduce((sum, tender) => (tender.kind === kind ? sum + tender.amount : sum), 0);
}

/** Money taken out of the drawer besides buys and the deposit. */
export function paidOutOf(drawer: readonly { kind: string; amount: Cents }[]): Cents {
  return tenderAmount(drawer, "paidOut");
}

type CsvDay = {
  date: BusinessDate;
  status: CloseStatus;
  revision: number;
  closedAt: Date | null;
  closedBy: string | null;
  posSales: Cents | null;
  ownSales: Cents | null;
  difference: Cents | null;
  tenders: readonly { kind: string; amount: Cents }[];
  tax: Cents | null;
  giftCardsSold: Cents | null;
  paidOut: Cents | null;
  overShort: Cents | null;
  buyCash: Cents | null;
  buyTrade: Cents | null;
};

/** Raw numbers and ISO dates; empty if unknown. */
export function dayClosesCsv(days: readonly CsvDay[], timeZone: string): string {
  const kinds = tenderKindsOf(days);
  const heads = ["Date", "Status", "Revision", "Closed at", "Closed by", "POS sales", "Our sales", "Difference"];
  const rest = ["Tax", "Gift cards sold", "Paid out", "Over or short", "Buys cash", "Buys trade"];
  const lines = days.map((day) => [
    day.date,
    day.status,
    String(day.revision),
    day.closedAt === null ? "" : formatMinutes(localTimeAt(day.closedAt, timeZone).minutes),
    day.closedBy ?? "",
    ...[day.posSales, day.ownSales, day.difference].map(csvMoney),
    ...kinds.map((kind) => (day.closedAt === null ? "" : csvMoney(tenderAmount(day.tenders, kind)))),
    ...[day.tax, day.giftCardsSold, day.paidOut, day.overShort, day.buyCash, day.buyTrade].map(csvMoney),
  ]);
  return csvText([[...heads, ...kinds, ...rest], ...lines]);
}
