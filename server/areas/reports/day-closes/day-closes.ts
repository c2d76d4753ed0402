/** The point of sale's totals at the end of each day, beside the totals of our own rows. */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { dateOrToday } from "#server/areas/reports/periods/period-range.ts";
import { closeFacts } from "#server/areas/reports/missing-day-closes.ts";
import type { CloseFacts } from "#server/areas/reports/missing-day-closes.rules.ts";
import { listResendRequests } from "#server/platform/pos/resend-requests.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./day-closes.db.ts";
import type { CloseDay, ComparedTotals, DrawerMovement, Tender, TerminalTotals } from "./day-closes.db.ts";
import * as rules from "./day-closes.rules.ts";
import type { Agreement, CloseStatus } from "./day-closes.rules.ts";

export type { ComparedTotals, DrawerMovement, Tender, TerminalTotals } from "./day-closes.db.ts";

export type DayClose = {
  date: BusinessDate;
  status: CloseStatus;
  revision: number;
  closedAt: Date | null;
  closedBy: string | null;
  /** Null before the day is closed. */
  agreement: Agreement | null;
  posSales: Cents | null;
  ownSales: Cents | null;
  /** The point of sale's sales less ours; null before the day is closed. */
  difference: Cents | null;
  /** Of all totals the largest difference, when they differ at all. */
  largestDifference: Cents | null;
  resendRounds: number;
  /** When a person last requested the day again. */
  requestedAgainAt: Date | null;
  tenders: Tender[];
  drawer: DrawerMovement[];
  tax: Cents | null;
  giftCardsSold: Cents | null;
  paidOut: Cents | null;
  overShort: Cents | null;
  buyCash: Cents | null;
  buyTrade: Cents | null;
  posTotals: ComparedTotals | null;
  ours: ComparedTotals | null;
};

export type DayCloses = {
  from: BusinessDate;
  to: BusinessDate;
  today: BusinessDate;
  /** Which tenders any of the days has. */
  tenderKinds: string[];
  /** Newest first, up to today. */
  days: DayClose[];
};

const anyDay = z.object({ date: businessDate.nullish() });

/** The days of a month up to today, newest first; the running month without a date. */
export const viewDayCloses = operation({
  name: "reports.viewDayCloses",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: anyDay,
  run: (context, { date }): Promise<DayCloses> => loadMonth(context, date ?? null),
});

/** The same as lines for a spreadsheet. */
export const exportDayCloses = operation({
  name: "reports.exportDayCloses",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: anyDay,
  async run(context, { date }): Promise<string> {
    const { days } = await loadMonth(context, date ?? null);
    return rules.dayClosesCsv(days, context.store.timeZone);
  },
});

export type DayCloseDetail = DayClose & { terminals: TerminalTotals[] };

/** One day with what our rows hold of each register: where to look when it differs. */
export const viewDayClose = operation({
  name: "reports.viewDayClose",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<DayCloseDetail> {
    const key = { storeId: context.store.id, date };
    const [[day], terminals] = await Promise.all([
      loadDays(context, { from: date, to: date }),
      db.listTerminals(context.sql, key),
    ]);
    if (!day) {
      throw invalidInput({ date: ["Enter a valid date"] });
    }
    return { ...day, terminals };
  },
});

async function loadMonth(context: StoreContext, date: BusinessDate | null): Promise<DayCloses> {
  const today = await dateOrToday(context, null);
  const [from, last] = [firstOfMonth(await dateOrToday(context, date)), lastOfMonth(date ?? today)];
  const to = last < today ? last : today;
  const days = from > today ? [] : await loadDays(context, { from, to });
  return { from, to: last, today, tenderKinds: rules.tenderKindsOf(days), days };
}

async function loadDays(context: StoreContext, range: { from: BusinessDate; to: BusinessDate }): Promise<DayClose[]> {
  const filter = { storeId: context.store.id, ...range };
  const [days, facts, requestTimes] = await Promise.all([
    db.listCloseDays(context.sql, filter),
    closeFacts(context, range),
    listResendRequests(context.sql, filter),
  ]);
  return days.map((day) => dayClose(day, { facts, requestedAgainAt: requestTimes.get(day.date) ?? null }));
}

function dayClose(
  day: CloseDay,
  { facts, requestedAgainAt }: { facts: CloseFacts; requestedAgainAt: Date | null },
): DayClose {
  const { date, close, ours, revision } = day;
  const standing = {
    date,
    isClosed: close !== null,
    isCorrected: day.status === "corrected",
    hasFigures: ours !== null,
  };
  const common = {
    date,
    status: rules.closeStatus(standing, facts),
    revision: revision ?? 1,
    requestedAgainAt,
    ownSales: ours?.sales ?? null,
    ours,
  };
  return close === null ? { ...notClosed, ...common } : { ...closedParts(close, ours), ...common };
}

const notClosed = {
  closedAt: null,
  closedBy: null,
  agreement: null,
  posSales: null,
  difference: null,
  largestDifference: null,
  resendRounds: 0,
  tenders: [],
  drawer: [],
  tax: null,
  giftCardsSold: null,
  paidOut: null,
  overShort: null,
  buyCash: null,
  buyTrade: null,
  posTotals: null,
};

type ClosedParts = Omit<DayClose, "date" | "status" | "revision" | "requestedAgainAt" | "ownSales" | "ours">;

function closedParts(close: NonNullable<CloseDay["close"]>, ours: ComparedTotals | null): ClosedParts {
  const { posTotals, tenders, drawer, overShort, closedAt, closedBy } = close;
  return {
    closedAt,
    closedBy,
    agreement: rules.agreementOf(close),
    posSales: posTotals.sales,
    difference: posTotals.sales - (ours?.sales ?? 0),
    largestDifference: close.differenceCents,
    resendRounds: close.resendRounds ?? 0,
    tenders,
    drawer,
    tax: posTotals.tax,
    giftCardsSold: posTotals.giftCardsSold,
    paidOut: rules.paidOutOf(drawer),
    overShort,
    buyCash: posTotals.buyCash,
    buyTrade: posTotals.buyTrade,
    posTotals,
  };
}
