import type { ExportMap, SalesMap } from "#common/pos-files/export-map.ts";
import type { FileLine } from "#common/pos-files/export-lines.ts";
import { checkFact, factKey, type FileFact } from "#common/pos-files/file-facts.ts";
import type { KindRead, ReadFact, ReadLines } from "#common/pos-files/kind-read.ts";
import type { BuyLinesMap } from "./buy-lines-map.ts";
import { readBuy } from "./buys.ts";
import { readCustomer } from "./customers.ts";
import { readDayClose } from "./day-closes.ts";
import { readDay } from "./days.ts";
import { readEmployee } from "./employees.ts";
import { RowCells, RowFault, type RowPlace } from "./row-cells.ts";

type RowMap = Exclude<ExportMap, SalesMap | BuyLinesMap>;

/** For files whose every line stands alone. Of lines with the same id the last holds, as in a list of changes. */
export function readRows({ lines, isTorn }: ReadLines, place: RowPlace<RowMap>): KindRead {
  const facts = new Map<string, ReadFact>();
  const refused: KindRead["refused"] = [];
  for (const [at, line] of lines.entries()) {
    const fact = readRow(line, place);
    if ("fault" in fact) {
      refused.push({ ...line, reason: fact.fault });
    } else {
      facts.set(factKey(fact), { fact, isCut: false, isTorn: isTorn && at === lines.length - 1 });
    }
  }
  return { facts: [...facts.values()], refused };
}

function readRow(line: FileLine, place: RowPlace<RowMap>): FileFact | { fault: string } {
  try {
    return checkFact(factOf(new RowCells(line, place), place));
  } catch (error) {
    if (error instanceof RowFault) {
      return { fault: error.message };
    }
    throw error;
  }
}

function factOf(cells: RowCells, place: RowPlace<RowMap>): FileFact {
  const { map } = place;
  switch (map.kind) {
    case "customers":
      return readCustomer(cells, map);
    case "employees":
      return readEmployee(cells, map);
    case "buys":
      return readBuy(cells, map);
    case "dayCloses":
      return readDayClose(cells, { ...place, map });
    case "days":
      return readDay(cells, { ...place, map });
  }
}
