import { instantOf } from "#common/store-time.ts";
import type { CloseFact } from "#common/pos-files/file-facts.ts";
import type { DayClosesMap } from "./day-closes-map.ts";
import type { RowCells, RowPlace } from "./row-cells.ts";

/** A day that is closed without a time was closed at its end: the time of the file would change with each export. */
const lastMinute = 23 * 60 + 59;

export function readDayClose(cells: RowCells, { map, timeZone }: RowPlace<DayClosesMap>): CloseFact {
  const { columns } = map;
  const date = cells.date(columns.date);
  return {
    kind: "close",
    externalId: date,
    updatedAt: cells.written().updatedAt,
    businessDate: date,
    closedAt: cells.instant(columns.closedAt) ?? instantOf(date, lastMinute, timeZone).toISOString(),
    closedBy: cells.optional(columns.closedBy),
    netSales: cells.requiredCents(columns.net),
    transactions: cells.count(columns.transactions),
    returns: cells.size(columns.returns),
    discounts: cells.size(columns.discounts) ?? 0,
    tax: cells.cents(columns.tax),
    giftSold: cells.cents(columns.giftSold),
    tenders: Object.entries(map.tenders)
      .map(([column, kind]) => ({ kind, amount: cells.cents(column) ?? 0 }))
      .filter(({ amount }) => amount !== 0),
    categories: [],
    overShort: cells.cents(columns.overShort),
    buysCash: cells.size(columns.buysCash),
    buysTrade: cells.size(columns.buysTrade),
    cogsUsed: cells.cents(columns.costUsed),
    cogsNew: cells.cents(columns.costNew),
    drawer: [],
  };
}
