/** Which rows belong together, for a source that is read page by page: a ticket or a buy must never be read in halves. */
import { type FileLine, type Place, readLineTicket } from "./export-lines.ts";
import { isSalesMap, type ExportMap, type SalesMap } from "./export-map.ts";
import type { BuyLinesMap } from "./kinds/buy-lines-map.ts";
import { buyLineGroup } from "./kinds/read-buy-lines.ts";
import { RowCells } from "./kinds/row-cells.ts";

/** Whether several rows make one fact; of any other kind each row stands alone. */
export function isGroupedMap(map: ExportMap): map is SalesMap | BuyLinesMap {
  return isSalesMap(map) || map.kind === "buyLines";
}

/** Of a grouped kind it is the id of the fact. Of any other it names the row, the same at each reading. */
export function rowGroup(line: FileLine, place: Place<ExportMap>): string {
  const { map } = place;
  if (isSalesMap(map)) {
    return readLineTicket(line, { ...place, map }).key;
  }
  const cells = new RowCells(line, { ...place, writtenAt: noTime });
  switch (map.kind) {
    case "buyLines":
      return buyLineGroup(line, { ...place, map, writtenAt: noTime });
    case "customers":
    case "employees":
      return cells.text(map.columns.id);
    case "buys":
      return map.columns.id === undefined
        ? `${cells.text(map.columns.at)}/${cells.text(map.columns.number)}`
        : cells.text(map.columns.id);
    case "dayCloses":
    case "days":
      return cells.text(map.columns.date);
  }
}

/** When a row was written changes nothing of which rows belong together. */
const noTime = new Date(0);
