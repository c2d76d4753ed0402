/** The rows behind the numbers of reports, and the exceptions among them. For managers. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { dateOrToday } from "#server/areas/reports/periods/period-range.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./rows.db.ts";
import type { ExceptionCount, RowList, TicketHead, TicketLine } from "./rows.db.ts";
import { datesOf, exceptionKinds, isBuyKind, mostDays, rowDays, rowKinds, rowRange, rowsCsv } from "./rows.rules.ts";
import type { ExceptionKind, RowKind } from "./rows.rules.ts";

export type { ReportRow, TicketLine } from "./rows.db.ts";

export type ReportRows = RowList & { kind: RowKind; from: BusinessDate; to: BusinessDate };

/** What a kind adds up to, of everyone and by person. */
export type ExceptionSum = { kind: ExceptionKind; count: number; total: number; people: ExceptionCount[] };

export type Exceptions = { from: BusinessDate; to: BusinessDate; today: BusinessDate; kinds: ExceptionSum[] };

/** More than a person reads; the file has them all. */
const mostShown = 500;
const mostInFile = 50_000;

const range = z.object({ from: businessDate.nullish(), to: businessDate.nullish() });
const rowsInput = range.extend({
  kind: z.enum(rowKinds),
  employeeCode: inputText.trim().min(1).max(64).nullish(),
  /** Instead of a range: the days of a sum that has gaps. */
  dates: z.array(businessDate).max(400).nullish(),
});

/** How much of each kind there was in a range of at most three months, by person; the last seven days without one. */
export const viewExceptions = operation({
  name: "reports.viewExceptions",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: range,
  async run(context, input): Promise<Exceptions> {
    const { today, ...days } = await rangeOf(context, input);
    const filter = { storeId: context.store.id, dates: datesOf(days), kinds: exceptionKinds };
    const counts = await db.countExceptions(context.sql, filter);
    return { ...days, today, kinds: exceptionKinds.map((kind) => sumOf(kind, counts)) };
  },
});

/** The rows that add up to a number. */
export const viewReportRows = operation({
  name: "reports.viewReportRows",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: rowsInput,
  run: (context, input): Promise<ReportRows> => loadRows(context, input, mostShown),
});

/** The same as lines for a spreadsheet. */
export const exportReportRows = operation({
  name: "reports.exportReportRows",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: rowsInput,
  async run(context, input): Promise<string> {
    return rowsCsv(await loadRows(context, input, mostInFile), context.store.timeZone);
  },
});

export type Ticket = TicketHead & { lines: TicketLine[]; tenders: { kind: string; amount: number }[] };

/** One ticket as the register wrote it. */
export const viewTicket = operation({
  name: "reports.viewTicket",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: z.object({ id: inputText.min(1).max(120) }),
  async run(context, { id }): Promise<Ticket> {
    const key = { storeId: context.store.id, id };
    const [ticket, lines, tenders] = await Promise.all([
      db.findTicket(context.sql, key),
      db.listTicketLines(context.sql, key),
      db.listTenders(context.sql, key),
    ]);
    if (ticket === null) {
      throw notFound("Ticket");
    }
    return { ...ticket, lines, tenders };
  },
});

async function loadRows(context: StoreContext, input: z.output<typeof rowsInput>, limit: number): Promise<ReportRows> {
  const { from, to, dates } = await daysOf(context, input);
  const { kind } = input;
  const filter = { storeId: context.store.id, dates, employeeCode: input.employeeCode ?? null, limit };
  const list = isBuyKind(kind)
    ? await db.listBuyRows(context.sql, { ...filter, kind })
    : await db.listTicketRows(context.sql, { ...filter, kind });
  return { kind, from, to, ...list };
}

async function daysOf(context: StoreContext, { dates, ...input }: z.output<typeof rowsInput>) {
  if (dates === null || dates === undefined) {
    const { from, to } = await rangeOf(context, input);
    return { from, to, dates: datesOf({ from, to }) };
  }
  const days = rowDays(dates);
  if (days === null) {
    throw invalidInput({ dates: [`Choose one to ${mostDays} days`] });
  }
  return days;
}

async function rangeOf(context: StoreContext, { from, to }: z.output<typeof range>) {
  const today = await dateOrToday(context, null);
  const days = rowRange({ from: from ?? null, to: to ?? null }, today);
  if (days === null) {
    throw invalidInput({ to: [`Choose a last day on or after the first, and at most ${mostDays} days`] });
  }
  return { ...days, today };
}

function sumOf(kind: ExceptionKind, counts: readonly ExceptionCount[]): ExceptionSum {
  const people = counts.filter((each) => each.kind === kind);
  return {
    kind,
    count: people.reduce((sum, { count }) => sum + count, 0),
    total: people.reduce((sum, { total }) => sum + total, 0),
    people,
  };
}
