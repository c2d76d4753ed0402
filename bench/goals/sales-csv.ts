import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import { dayNumber, emptyDays } from "#common/goals/sales-days.ts";
import type { SalesDays } from "#common/goals/sales-days.ts";

/** A store of a file: its days, and the name of the holiday that a day was. */
export type StoreSales = {
  store: string;
  days: SalesDays;
  holidays: ReadonlyMap<number, string>;
  hasPromotions: boolean;
};

/** What is wrong with a file, in one sentence that names the line. */
export class SalesFileError extends Error {}

const columnNames = ["store", "date", "sales", "promotion", "holiday"] as const;
type Column = (typeof columnNames)[number];

/** What well-known files call them. */
const aliases: Record<Column, readonly string[]> = {
  store: ["store"],
  date: ["date"],
  sales: ["sales"],
  promotion: ["promotion", "promo", "onpromotion"],
  holiday: ["holiday", "stateholiday"],
};

const neededColumns: readonly Column[] = ["store", "date", "sales"];
const noHoliday = new Set(["", "0", "none", "false", "no", "n", "na", "nan", "null"]);
const noNumber = new Set(["", "na", "nan", "null"]);

type DayRow = { day: number; sales: number; isPromotion: boolean; holiday: string };

/** Daily sales by store, in the order in which the stores come; the columns may stand in any order. */
export async function readSalesFile(path: string): Promise<StoreSales[]> {
  const source = createReadStream(path);
  const bytes = path.endsWith(".gz") ? source.pipe(createGunzip()) : source;
  const lines = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  for (const stream of [source, bytes]) {
    stream.on("error", (cause: Error) => lines.destroy(cause));
  }
  const stores = new Map<string, DayRow[]>();
  let columns: ReadonlyMap<Column, number> | null = null;
  try {
    for await (const { record, info } of bytes.pipe(lines) as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      // oxlint-disable-line typescript/no-unsafe-type-assertion -- the option info makes it come like this
      if (columns === null) {
        columns = columnsOf(record);
        continue;
      }
      const fields = fieldsOf(record, { columns, line: info.lines });
      const rows = stores.get(fields.store) ?? [];
      rows.push(dayRow(fields, info.lines));
      stores.set(fields.store, rows);
    }
  } catch (cause) {
    if (cause instanceof CsvError) {
      throw new SalesFileError(csvFault(cause));
    }
    throw isFileFault(cause) ? new SalesFileError(`The file ${path} cannot be read (${cause.code}).`) : cause;
  }
  if (columns === null) {
    throw new SalesFileError("Line 1: the file is empty; its first line names the columns store, date and sales.");
  }
  return [...stores].map(([store, rows]) => storeSales(store, rows));
}

function columnsOf(header: readonly string[]): Map<Column, number> {
  const names = header.map((name) => name.toLowerCase().replaceAll(/[\s_]/g, ""));
  const columns = new Map<Column, number>();
  for (const column of columnNames) {
    const place = names.findIndex((name) => aliases[column].includes(name));
    if (place >= 0) {
      columns.set(column, place);
    }
  }
  const missing = neededColumns.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    throw new SalesFileError(`Line 1: the column ${missing.join(" and ")} is missing.`);
  }
  return columns;
}

type Fields = Record<Column, string>;

function fieldsOf(
  record: readonly string[],
  { columns, line }: { columns: ReadonlyMap<Column, number>; line: number },
): Fields {
  const field = (column: Column): string => {
    const place = columns.get(column);
    return place === undefined ? "" : (record[place] ?? "");
  };
  const fewest = Math.max(...neededColumns.map((column) => columns.get(column) ?? 0)) + 1;
  if (record.length < fewest) {
    throw new SalesFileError(`Line ${line}: it has ${record.length} of at least ${fewest} fields.`);
  }
  return {
    store: field("store"),
    date: field("date"),
    sales: field("sales"),
    promotion: field("promotion"),
    holiday: field("holiday"),
  };
}

function dayRow({ date, sales, promotion, holiday }: Fields, line: number): DayRow {
  return {
    day: dayOf(date, line),
    sales: amountOf(sales, { line, column: "sales" }),
    isPromotion: isMarked(promotion),
    holiday: noHoliday.has(holiday.toLowerCase()) ? "" : holiday,
  };
}

function dayOf(text: string, line: number): number {
  const date = text.slice(0, 10);
  const isDate = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/.test(text);
  const day = isDate ? dayNumber(date) : Number.NaN;
  const isOnCalendar = Number.isInteger(day) && new Date(day * 86_400_000).toISOString().startsWith(date);
  if (!isOnCalendar || date < "1970-01-01" || date > "2100-12-31") {
    throw new SalesFileError(`Line ${line}: "${shortened(text)}" is no date such as 2026-11-23.`);
  }
  return day;
}

/** A field without a number is a day of which nothing is known; a day of returns alone sold nothing. */
function amountOf(text: string, { line, column }: { line: number; column: string }): number {
  if (noNumber.has(text.toLowerCase())) {
    return 0;
  }
  const plain = text.replace(/^\$/, "").replaceAll(/,(?=\d{3}(?:\D|$))/g, "");
  const amount = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(amount)) {
    throw new SalesFileError(`Line ${line}: "${shortened(text)}" in the column ${column} is no amount.`);
  }
  return amount;
}

/** `1`, `true`, a name; some files count the articles on promotion. */
function isMarked(text: string): boolean {
  return !noHoliday.has(text.toLowerCase()) && Number(text) !== 0;
}

/** Two lines of one day are two registers of the store: their sales belong together. */
function storeSales(store: string, rows: readonly DayRow[]): StoreSales {
  const [first, last] = rows.reduce(([least, most], { day }) => [Math.min(least, day), Math.max(most, day)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const);
  const days = emptyDays(first, last);
  const holidays = new Map<number, string>();
  for (const { day, sales, isPromotion, holiday } of rows) {
    const at = day - first;
    days.sales[at] = (days.sales[at] ?? 0) + sales;
    days.isPromotion[at] = isPromotion || days.isPromotion[at] === 1 ? 1 : 0;
    if (holiday !== "") {
      days.isHoliday[at] = 1;
      holidays.set(day, holiday);
    }
  }
  return { store, days: withoutLosses(days), holidays, hasPromotions: days.isPromotion.includes(1) };
}

function withoutLosses(days: SalesDays): SalesDays {
  return { ...days, sales: days.sales.map((amount) => (amount > 0 ? amount : 0)) };
}

function isFileFault(cause: unknown): cause is { code: string } {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string";
}

function csvFault(cause: CsvError): string {
  const line: unknown = cause["lines"];
  return `Line ${typeof line === "number" ? line : 1}: ${cause.message.split(/[,:] /)[0] ?? "it is no CSV"}.`;
}

function shortened(text: string): string {
  return text.length <= 30 ? text : `${text.slice(0, 30)}…`;
}
