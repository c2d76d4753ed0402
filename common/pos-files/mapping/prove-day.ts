/** What a file says of a day, to be set beside the figure that a person knows. */
import { groupBy } from "#common/lists/group-by.ts";
import { parseAmount } from "#common/pos-files/file-values.ts";
import { roundToCents } from "#common/pos-files/exact-amount.ts";
import { isSalesMap, type ExportMap } from "#common/pos-files/export-map.ts";
import type { TicketFact } from "#common/pos-files/file-facts.ts";
import { belowZero, isReturn } from "#common/pos-files/return-names.ts";
import type { ExportRead } from "#common/pos-files/read-export.ts";
import type { Sheet } from "./guess-columns.ts";

export type DayProof = {
  /** The day with the most tickets. */
  date: string;
  /** How many other days the file has. */
  otherDays: number;
  tickets: number;
  returns: number;
  /** Before tax and without gift cards, as a Day Close counts. */
  netCents: number;
  returnsCents: number;
  taxCents: number;
  /** Of the net price; null without either. */
  taxRate: number | null;
};

export function proveDay({ tickets }: ExportRead): DayProof | null {
  const byDate = groupBy(
    tickets.map(({ fact }) => fact),
    (fact) => fact.businessDate,
  );
  const [most] = [...byDate].toSorted(([, left], [, right]) => right.length - left.length);
  if (most === undefined) {
    return null;
  }
  const [date, facts] = most;
  const returned = facts.filter(({ type }) => type === "return");
  const netCents = sumOf(facts, netOf);
  const taxCents = sumOf(facts, ({ tax }) => tax);
  return {
    date,
    otherDays: byDate.size - 1,
    tickets: facts.length,
    returns: returned.length,
    netCents,
    returnsCents: sumOf(returned, netOf),
    taxCents,
    taxRate: netCents === 0 || taxCents === 0 ? null : taxCents / netCents,
  };
}

function netOf({ lines }: TicketFact): number {
  return sumOf(
    lines.filter(({ goods }) => goods !== "giftCard"),
    ({ net }) => net,
  );
}

function sumOf<Item>(items: readonly Item[], cents: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + cents(item), 0);
}

/** What the tenders of a whole file come to, and what its tickets do; null when the file says no tender. */
export type PaidProof = { paidCents: number; totalCents: number };

export function provePaid(read: ExportRead, map: ExportMap, sheet: GoodRows): PaidProof | null {
  if (!isSalesMap(map)) {
    return null;
  }
  const rows = map.kind === "tickets" ? map.columns.tenderAmount : undefined;
  const columns = rows === undefined ? Object.keys(map.tenders) : [rows];
  if (columns.length === 0) {
    return null;
  }
  const paidCents = sumOf(columns, (column) => sumOfColumn(column, { ...sheet, decimal: map.decimal }) ?? 0);
  return { paidCents, totalCents: sumOf(read.tickets, ({ fact }) => fact.total) };
}

export type GoodRows = {
  sheet: Sheet;
  lineNumbers: readonly number[];
  /** Lines that do not go in. */
  refused: ReadonlySet<number>;
  /** Lines that the map counts as returns, though they have no minus. */
  returned: ReadonlySet<number>;
};

export function returnedLines(
  map: ExportMap,
  { sheet, lineNumbers }: Pick<GoodRows, "sheet" | "lineNumbers">,
): Set<number> {
  const column = isSalesMap(map) ? map.columns.saleType : undefined;
  if (!isSalesMap(map) || column === undefined) {
    return new Set();
  }
  const at = sheet.header.indexOf(column);
  const isBack = (row: readonly string[]) => isReturn((row[at] ?? "").trim(), map.saleTypes);
  return new Set(lineNumbers.filter((_line, row) => isBack(sheet.rows[row] ?? [])));
}

/** The cents of a column in all rows that go in; null when there is none. */
export function sumOfColumn(
  column: string,
  { sheet, lineNumbers, refused, returned, decimal }: GoodRows & { decimal: "." | "," },
): number | null {
  const at = sheet.header.indexOf(column);
  const amounts = sheet.rows.flatMap((row, place) => {
    const line = lineNumbers[place] ?? 0;
    const amount = refused.has(line) ? undefined : parseAmount((row[at] ?? "").trim(), decimal);
    const cents = amount === undefined ? [] : [roundToCents(amount)];
    return returned.has(line) ? cents.map(belowZero) : cents;
  });
  return amounts.length === 0 ? null : sumOf(amounts, (cents) => cents);
}

/** Reasons alike, the most frequent first; a reason that names its ticket is one of all tickets. */
export type RefusedReason = { reason: string; lines: readonly number[] };

export function refusedReasons({ refused }: ExportRead): RefusedReason[] {
  const groups = groupBy(refused, ({ reason }) =>
    reason
      .replace(/^Another line of .* is not valid$/s, "Another row of the same ticket isn't valid")
      .replace(/^The lines of .* have different sums$/s, "Rows of one ticket have different sums"),
  );
  return [...groups]
    .map(([reason, lines]) => ({ reason, lines: lines.map(({ lineNumber }) => lineNumber) }))
    .toSorted((left, right) => right.lines.length - left.lines.length);
}
