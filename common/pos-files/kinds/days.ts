import { mostDayCents } from "#common/inputs/input-ranges.ts";
import { instantOf } from "#common/store-time.ts";
import type { DayFact } from "#common/pos-files/file-facts.ts";
import type { DaysMap } from "./days-map.ts";
import { type RowCells, RowFault, type RowPlace } from "./row-cells.ts";

const noon = 12 * 60;

export function readDay(cells: RowCells, { map, timeZone }: RowPlace<DaysMap>): DayFact {
  const { columns, goods } = map;
  const date = cells.date(columns.date);
  const net = cells.requiredCents(columns.net);
  const transactions = cells.count(columns.transactions);
  if (transactions === 0 && net > 0) {
    throw new RowFault(`${columns.net} is above zero and ${columns.transactions} is 0`);
  }
  const tax = cells.cents(columns.tax) ?? 0;
  if (Math.abs(net + tax) > mostDayCents) {
    throw new RowFault(`${columns.net} with tax is more than a million dollars`);
  }
  return {
    kind: "day",
    externalId: date,
    businessDate: date,
    updatedAt: cells.written().updatedAt,
    at: instantOf(date, noon, timeZone).toISOString(),
    goods,
    net,
    tax,
    transactions: transactions ?? 1,
  };
}
