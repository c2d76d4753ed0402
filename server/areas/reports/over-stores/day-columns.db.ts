/**
 * What the statements over stores share. A store's days come as one text for each column, an array as PostgreSQL writes it:
 * as rows of their own, or as JSON, hundreds of days cost more to send and to read than to find.
 */
import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { partColumns } from "#server/areas/reports/daily-report.db.ts";

export type StoredPart = (typeof partColumns)[number][0];

/** All that are numbers. */
export const storedPartNames = partColumns.map(([part]) => part);
export const columnOf = Object.fromEntries(partColumns) as Record<StoredPart, string>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of a constant

/** Of `{28,NULL,14}`, and of nothing at all. */
export function numbersIn(column: string | null | undefined): (number | null)[] {
  return textsIn(column).map((value) => (value === "NULL" ? null : Number(value)));
}

/** For texts without signs that an array would quote. */
export function textsIn(column: string | null | undefined): string[] {
  return column === null || column === undefined ? [] : column.slice(1, -1).split(",");
}

/** Final sales of the dates that days are compared with. */
export type ComparedSales = ReadonlyMap<BusinessDate, Cents | null>;
export type ComparedColumns = { comparedDays: string | null; comparedSales: string | null };

type ComparedStatement = { join: RawBuilder<unknown>; read: (columns: ComparedColumns) => ComparedSales };

/** How a statement joins them to a row of `stores`, as two columns of `compared`, and how they are read. */
export function comparedSalesOn(dates: readonly BusinessDate[]): ComparedStatement {
  const [first] = dates.toSorted();
  if (first === undefined) {
    const join = raw`cross join (select null::text as compared_days, null::text as compared_sales) as compared`;
    return { join, read: () => new Map() };
  }
  const dateByDay = new Map(dates.map((date) => [daysBetween(first, date), date]));
  return {
    join: raw`
    cross join lateral (
      select array_agg(business_date - ${first}::date)::text as compared_days, array_agg(sales_cents)::text as compared_sales
      from daily_reports
      where daily_reports.store_id = stores.store_id and business_date = any(${[...dates]}::date[])
        and status <> 'provisional' and sales_cents is not null
    ) as compared`,
    read({ comparedDays, comparedSales }) {
      const sales = numbersIn(comparedSales);
      return new Map(numbersIn(comparedDays).map((day, at) => [dateByDay.get(day ?? -1) ?? "", sales[at] ?? 0]));
    },
  };
}
