import type { FileLine } from "#common/pos-files/export-lines.ts";
import { checkFact, type FileFact } from "#common/pos-files/file-facts.ts";
import { groupLines } from "#common/pos-files/group-lines.ts";
import type { KindRead, ReadLines } from "#common/pos-files/kind-read.ts";
import type { BuyLinesMap } from "./buy-lines-map.ts";
import { joinBuyLines, readBuyLine, type ReadBuyLine } from "./buy-lines.ts";
import { readBuyKey } from "./buys.ts";
import { RowCells, RowFault, type RowPlace } from "./row-cells.ts";

/** Joins the lines of each buy. One bad line refuses its whole buy, which would be wrong without it. */
export function readBuysOfLines({ lines, isTorn }: ReadLines, place: RowPlace<BuyLinesMap>): KindRead {
  const { columns } = place.map;
  const nameOf = (line: FileLine) => new RowCells(line, place).text(columns.id ?? columns.number);
  const groups = groupLines(lines, (line) => aboutLine(line, place));
  // A line whose day cannot be read may belong to any buy of its number.
  const undated = new Set(groups.filter(({ about }) => !about.isDated).map(({ about }) => about.name));
  const read: KindRead = { facts: [], refused: [] };
  for (const { about, lines: files, isApart, isLast } of groups) {
    const fact = undated.has(about.name) ? null : readBuyOf(files, place);
    if (fact !== null && !("fault" in fact)) {
      read.facts.push({ fact, isCut: isLast || isApart, isTorn: isLast && isTorn });
      continue;
    }
    const reason = (line: FileLine) =>
      faultOf(line, place) ?? fact?.fault ?? `Another line of ${nameOf(line)} is not valid`;
    read.refused.push(...files.map((line) => ({ ...line, reason: reason(line) })));
  }
  return read;
}

/** The buy that a line belongs to: its id, or `?` and its number where its day cannot be read. */
export function buyLineGroup(line: FileLine, place: RowPlace<BuyLinesMap>): string {
  return aboutLine(line, place).key;
}

function aboutLine(line: FileLine, place: RowPlace<BuyLinesMap>): { key: string; name: string; isDated: boolean } {
  const cells = new RowCells(line, place);
  const { columns } = place.map;
  const name = cells.text(columns.id ?? columns.number);
  const key = orFault(() => readBuyKey(cells, columns).externalId);
  return typeof key === "string" ? { key, name, isDated: true } : { key: `?/${name}`, name, isDated: false };
}

/** Null when a line cannot be read. */
function readBuyOf(files: readonly FileLine[], place: RowPlace<BuyLinesMap>): FileFact | { fault: string } | null {
  const [first, ...others] = files.flatMap((line) => {
    const read = readLine(line, place);
    return "fault" in read ? [] : [read];
  });
  const isWhole = first !== undefined && others.length === files.length - 1;
  return isWhole ? checkFact(joinBuyLines([first, ...others])) : null;
}

function readLine(line: FileLine, place: RowPlace<BuyLinesMap>): ReadBuyLine | { fault: string } {
  return orFault(() => readBuyLine(new RowCells(line, place), place.map));
}

function faultOf(line: FileLine, place: RowPlace<BuyLinesMap>): string | null {
  const read = readLine(line, place);
  return "fault" in read ? read.fault : null;
}

function orFault<Value>(read: () => Value): Value | { fault: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowFault) {
      return { fault: error.message };
    }
    throw error;
  }
}
