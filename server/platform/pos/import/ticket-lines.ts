import { createHash } from "node:crypto";
import { firstYear, isBusinessDate, lastYear } from "#common/business-date.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { businessDateAt, instantOf } from "#common/store-time.ts";
import { roundToCents, parseMillionths } from "./exact-amount.ts";
import type { Millionths } from "./exact-amount.ts";
import type { ImportMap } from "./import-map.ts";

/** One record of the file: its text by column name, and its line number. */
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

/** The ticket that a line belongs to. */
export type LineTicket = {
  /** Business date, register and number, because numbers repeat on other registers and days. */
  key: string;
  number: string;
  numberAtRegister: string;
  /** False when the line's day cannot be read. */
  isDated: boolean;
};

/** The maximum length of a feed key. */
const maxKeyLength = 64;

export function readLineTicket(file: FileLine, place: Place): LineTicket {
  const text = createColumnReader(file);
  const { columns } = place.map;
  const number = text(columns.number);
  const numberAtRegister = `${text(columns.terminal)}/${number}`;
  const date = readMoment(text, place)?.businessDate;
  const key = `${date ?? "?"}/${numberAtRegister}`;
  return {
    key: key.length > maxKeyLength ? shortKey(key) : key,
    number,
    numberAtRegister,
    isDated: date !== undefined,
  };
}

function shortKey(key: string): string {
  return `${key.slice(0, 31)}#${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}

/** Returns the time and business date of a line; undefined when its text is not a plausible time. */
function readMoment(text: (column: string | undefined) => string, place: Place): Moment | undefined {
  const moment = findMoment(text(place.map.columns.at), place);
  const ownDate = text(place.map.columns.businessDate);
  if (moment === undefined || ownDate === "") {
    return moment;
  }
  return isBusinessDate(ownDate) ? { ...moment, businessDate: ownDate } : undefined;
}

/** Parses one line, or returns why it is refused. */
export function readLine(file: FileLine, place: Place): ReadLine | { fault: string } {
  const { columns, dateFormat, goods } = place.map;
  const text = createColumnReader(file);
  const quantity = wholeNumber(text(columns.quantity));
  const priceColumn = columns.unitPrice ?? columns.amount;
  const price = parseMillionths(text(priceColumn));
  const moment = findMoment(text(columns.at), place);
  const day = readMoment(text, place);
  if (quantity === undefined) {
    return { fault: `${columns.quantity} is not a whole number` };
  }
  if (price === undefined) {
    return { fault: `${priceColumn} is not an amount` };
  }
  if (moment === undefined) {
    return { fault: `${columns.at} is not a time like ${examples[dateFormat]}, from ${firstYear} to ${lastYear}` };
  }
  if (day === undefined) {
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
    ...day,
    amount,
    line: {
      ...goodsSold,
      goods,
      quantity,
      price: roundToCents(isUnitPrice ? price : amount),
      net: roundToCents(amount),
    },
    ticket: {
      customerId: text(columns.customer) || null,
      terminal: text(columns.terminal),
      cashierCode: text(columns.cashier) || null,
    },
  };
}

function createColumnReader({ record }: FileLine): (column: string | undefined) => string {
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

/** Builds the row that a till would send; the first line gives the time and the customer. */
export function buildTicket(
  lines: readonly [ReadLine, ...ReadLine[]],
  about: { key: string; number: string; seq: number; updatedAt: Date | null; map: ImportMap },
): PosRowInput {
  const [first] = lines;
  const total = lines.reduce((sum, { line }) => sum + line.net, 0);
  return {
    kind: "transaction",
    externalId: about.key,
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

type Moment = { at: Date; businessDate: string };

/** Caches times, because many lines share one and the zone lookup costs more than parsing the line. */
const momentCache = new Map<string, Moment | undefined>();
const mostMoments = 50_000;

function findMoment(text: string, place: Place): Moment | undefined {
  const key = `${place.timeZone} ${place.map.dateFormat} ${place.boundaryMinutes} ${text}`;
  if (momentCache.has(key)) {
    return momentCache.get(key);
  }
  if (momentCache.size >= mostMoments) {
    momentCache.clear();
  }
  const moment = parseMoment(text, place);
  momentCache.set(key, moment);
  return moment;
}

function parseMoment(text: string, { map, timeZone, boundaryMinutes }: Place): Moment | undefined {
  const match = patterns[map.dateFormat].exec(text);
  const clockText = match && text.slice(match[0].length);
  const seconds = clockText === null ? undefined : parseSeconds(clockText);
  if (!match?.groups || seconds === undefined) {
    return undefined;
  }
  const { year = "", month = "", day = "" } = match.groups;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!isBusinessDate(date)) {
    return undefined;
  }
  const minute = instantOf(date, Math.floor(seconds / 60), timeZone);
  const at = new Date(minute.getTime() + (seconds % 60) * 1000);
  if (clockText === "") {
    return { at, businessDate: date };
  }
  // A ticket file has no Day Closes, so times before the boundary belong to the previous day.
  return { at, businessDate: businessDateAt(at, { timeZone, boundaryMinutes, hasDayClose: () => false }) };
}

/** Returns the seconds after midnight; 0 when only a date is given. */
function parseSeconds(text: string): number | undefined {
  const { hours = "0", minutes = "0", seconds = "0" } = clock.exec(text)?.groups ?? {};
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const isClock = clock.test(text) && hour < 24 && minute < 60 && second < 60;
  return isClock ? hour * 3600 + minute * 60 + second : undefined;
}
