/** When a day does not add up: rows that count as sales, and with which it would add up if they were returns. */
import { groupBy } from "#common/lists/group-by.ts";
import { readLine, type Place } from "#common/pos-files/export-lines.ts";
import { isReturn, soundsLikeReturn } from "#common/pos-files/return-names.ts";
import { columnOf, type MappingDraft } from "./mapping-draft.ts";
import type { GoodRows } from "./prove-day.ts";

export type HiddenReturns = {
  column: string;
  /** What these rows have in that column. */
  name: string;
  rows: readonly HiddenRow[];
  tickets: number;
  netCents: number;
};

type HiddenRow = { lineNumber: number; cells: readonly string[]; number: string; netCents: number };

type Difference = {
  /** What the file says more than the person's own figure. */
  apartCents: number;
  date: string;
  draft: MappingDraft;
  place: Place;
};

/** A column with more names than this does not say what was a sale. */
const mostNames = 20;

export function findHiddenReturns(file: GoodRows, difference: Difference): HiddenReturns | null {
  const { apartCents, draft, place } = difference;
  if (apartCents <= 0) {
    return null;
  }
  const sold = readSoldRows(file, difference);
  const finds = draft.columns.flatMap(({ name: column, meaning }, at): HiddenReturns[] => {
    const isUsed = meaning !== null && meaning !== "out" && meaning !== "saleType";
    const byName = isUsed ? new Map<string, HiddenRow[]>() : groupBy(sold, ({ cells }) => (cells[at] ?? "").trim());
    return byName.size > mostNames
      ? []
      : [...byName]
          .filter(([name]) => name !== "" && !isReturn(name, place.map.saleTypes))
          .map(([name, rows]) => sumUp(column, name, rows))
          .filter(({ netCents }) => 2 * netCents === apartCents);
  });
  return finds.find(({ name }) => soundsLikeReturn(name)) ?? finds[0] ?? null;
}

function sumUp(column: string, name: string, rows: readonly HiddenRow[]): HiddenReturns {
  const tickets = new Set(rows.map(({ number }) => number)).size;
  return { column, name, rows, tickets, netCents: rows.reduce((sum, { netCents }) => sum + netCents, 0) };
}

/** The rows of the day that count above zero, each ticket of sums once. */
function readSoldRows({ sheet, lineNumbers, refused }: GoodRows, { date, draft, place }: Difference): HiddenRow[] {
  const numberAt = sheet.header.indexOf(columnOf(draft, "number") ?? "");
  const counted = new Set<string>();
  return sheet.rows.flatMap((cells, row): HiddenRow[] => {
    const lineNumber = lineNumbers[row] ?? 0;
    const number = (cells[numberAt] ?? "").trim();
    const isRepeated = place.map.kind === "tickets" && counted.has(number);
    if (refused.has(lineNumber) || isRepeated) {
      return [];
    }
    const record = new Map(sheet.header.map((column, at) => [column, cells[at] ?? ""]));
    const read = readLine({ lineNumber, record }, place);
    if ("fault" in read || read.businessDate !== date || read.line.net <= 0 || read.line.goods === "giftCard") {
      return [];
    }
    counted.add(number);
    return [{ lineNumber, cells, number, netCents: read.line.net }];
  });
}
