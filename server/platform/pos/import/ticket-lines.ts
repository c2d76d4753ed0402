import { businessDate } from "#common/business-date.ts";
import type { PosRowInput } from "#common/pos-rows.ts";
import { businessDateAt, instantOf } from "#common/store-time.ts";
import { centsOf, millionthsOf } from "./exact-amount.ts";
import type { Millionths } from "./exact-amount.ts";
import type { ImportMap } from "./import-map.ts";

/** One record of the file: its text by column name, and where it stands. */
export type FileLine = { lineNumber: number; record: ReadonlyMap<string, string> };

type Ticket = Extract<PosRowInput, { kind: "transaction" }>;

export type ReadLine = {
  at: Date;
  businessDate: string;
  amount: Millionths;
  line: Ticket["lines"][number];
  ticket: Pick<Ticket, "customerId" | "terminal" | "cashierCode">;
};

export type Place = { map: ImportMap; timeZone: string; boundaryMinutes: number };

/** What one line says, or why it cannot be taken. */
export function readLine(file: FileLine, place: Place): ReadLine | { fault: string } {
  const { columns, dateFormat, goods } = place.map;
  const text = textsOf(file);
  const quantity = wholeNumber(text(columns.quantity));
  const priceColumn = columns.unitPrice ?? columns.amount;
  const price = millionthsOf(text(priceColumn));
  const at = momentOf(text(columns.at), place);
  const told = text(columns.businessDate);
  if (quantity === undefined) {
    return { fault: `${columns.quantity} is not a whole number` };
  }
  if (price === undefined) {
    return { fault: `${priceColumn} is not an amount` };
  }
  if (at === undefined) {
    return { fault: `${columns.at} is not a time like ${examples[dateFormat]}` };
  }
  if (told !== "" && !businessDate.safeParse(told).success) {
    return { fault: `${columns.businessDate} is not a date like 2010-12-31` };
  }
  const isUnitPrice = columns.unitPrice !== undefined;
  const amount = isUnitPrice ? price * BigInt(quantity) : price;
  const goodsSold = {
    sku: text(columns.sku),
    description: text(columns.description),
    categoryCode: text(columns.category),
  };
  return {
    at,
    businessDate: told === "" ? businessDateOf(at, place) : told,
    amount,
    line: { ...goodsSold, goods, quantity, price: centsOf(isUnitPrice ? price : amount), net: centsOf(amount) },
    ticket: {
      customerId: text(columns.customer) || null,
      terminal: text(columns.terminal),
      cashierCode: text(columns.cashier) || null,
    },
  };
}

function textsOf({ record }: FileLine): (column: string | undefined) => string {
  return (column) => (column === undefined ? "" : (record.get(column)?.trim() ?? ""));
}

function wholeNumber(text: string): number | undefined {
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function isCreditNote(number: string, lines: readonly ReadLine[], map: ImportMap): boolean {
  if (map.creditNotePrefix !== undefined) {
    return number.startsWith(map.creditNotePrefix);
  }
  return lines.reduce((sum, { amount }) => sum + amount, 0n) < 0n;
}

/** The lines of one number as the row that a till would send; the first line says when and to whom. */
export function ticketOf(
  lines: readonly [ReadLine, ...ReadLine[]],
  about: { number: string; seq: number; updatedAt: Date | null; map: ImportMap },
): PosRowInput {
  const [first] = lines;
  const total = lines.reduce((sum, { line }) => sum + line.net, 0);
  return {
    kind: "transaction",
    externalId: about.number,
    updatedAt: (about.updatedAt ?? first.at).toISOString(),
    businessDate: first.businessDate,
    seq: about.seq,
    number: about.number,
    ...first.ticket,
    type: isCreditNote(about.number, lines, about.map) ? "return" : "sale",
    at: first.at.toISOString(),
    lines: lines.map(({ line }) => line),
    tenders: [],
    total,
    tax: 0,
  };
}

const examples = {
  "year-month-day": "2010-12-31 08:26:00",
  "month-day-year": "12/31/2010 8:26",
  "day-month-year": "31/12/2010 8:26",
} as const;

const patterns = {
  "year-month-day": /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)/,
  "month-day-year": /^(?<month>\d\d?)[/.](?<day>\d\d?)[/.](?<year>\d{4})/,
  "day-month-year": /^(?<day>\d\d?)[/.](?<month>\d\d?)[/.](?<year>\d{4})/,
} as const;

const clock = /^(?:[T ]\s*(?<hours>\d\d?):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:\.\d+)?)?)?$/;

/** Lines of one ticket, and tickets of one minute, share their time; looking it up costs more than reading the line. */
const known = new Map<string, Date | undefined>();
const mostKnown = 50_000;

function momentOf(text: string, place: Place): Date | undefined {
  const key = `${place.timeZone} ${place.map.dateFormat} ${text}`;
  if (known.has(key)) {
    return known.get(key);
  }
  if (known.size >= mostKnown) {
    known.clear();
  }
  const moment = newMoment(text, place);
  known.set(key, moment);
  return moment;
}

function newMoment(text: string, { map, timeZone }: Place): Date | undefined {
  const date = patterns[map.dateFormat].exec(text);
  const seconds = date && secondsOf(text.slice(date[0].length));
  if (!date?.groups || seconds === null || seconds === undefined) {
    return undefined;
  }
  const { year = "", month = "", day = "" } = date.groups;
  const on = businessDate.safeParse(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (!on.success) {
    return undefined;
  }
  const minute = instantOf(on.data, Math.floor(seconds / 60), timeZone);
  return new Date(minute.getTime() + (seconds % 60) * 1000);
}

/** Seconds after midnight; midnight when only a date is given. */
function secondsOf(text: string): number | undefined {
  const { hours = "0", minutes = "0", seconds = "0" } = clock.exec(text)?.groups ?? {};
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const isClock = clock.test(text) && hour < 24 && minute < 60 && second < 60;
  return isClock ? hour * 3600 + minute * 60 + second : undefined;
}

function businessDateOf(at: Date, { timeZone, boundaryMinutes }: Place): string {
  // A file of tickets holds no Day Closes, so what is before the boundary belongs to the day before.
  return businessDateAt(at, { timeZone, boundaryMinutes, isClosed: () => false });
}
