import { sql as raw } from "kysely";
import { datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { partColumns } from "#server/areas/reports/daily-report.db.ts";
import type { StoredParts } from "#server/areas/reports/daily-report.db.ts";
import { noParts } from "#server/areas/reports/daily-report.rules.ts";

type StoreDayRow = { status: string; parts: StoredParts };

export type StoreDayRows = {
  /** Those that have a row. */
  days: ReadonlyMap<BusinessDate, StoreDayRow>;
  /** Final sales of the dates that days are compared with. */
  compared: ReadonlyMap<BusinessDate, Cents>;
};

export type StoredPart = (typeof partColumns)[number][0];

type DaysOfStores = {
  storeIds: readonly number[];
  from: BusinessDate;
  to: BusinessDate;
  compDates: readonly BusinessDate[];
  /** Only these are read, with the waits; the others stay null. */
  parts?: readonly StoredPart[] | undefined;
};

const statuses = ["provisional", "final", "corrected"];

/**
 * The days of several stores and what was sold on those that they are compared with, in one statement. A store's days come
 * as one text: as rows of their own they cost more to read than all the rest, and as JSON twice as much to write.
 */
export async function listDaysOfStores(
  sql: Sql,
  { storeIds, from, to, compDates, parts }: DaysOfStores,
): Promise<ReadonlyMap<number, StoreDayRows>> {
  const read = partColumns.filter(([part]) => parts?.includes(part) ?? true);
  const columns = raw.join(read.map(([, column]) => raw.raw(column)));
  const result = await raw<{
    storeId: number;
    days: string | null;
    waits: (number[] | null)[] | null;
    compared: Record<BusinessDate, Cents> | null;
  }>`
    /* reports.listDaysOfStores */
    select stores.store_id, days.days, days.waits, compared.compared
    from unnest(${[...storeIds]}::integer[]) as stores (store_id)
    cross join lateral (
      select string_agg(row(business_date - ${from}::date, array_position(${statuses}::text[], status), ${columns})::text, ';') as days,
        json_agg(wait_seconds) as waits
      from daily_reports
      where daily_reports.store_id = stores.store_id and business_date between ${from}::date and ${to}::date
    ) as days
    cross join lateral (
      select json_object_agg(business_date, sales_cents) as compared
      from daily_reports
      where daily_reports.store_id = stores.store_id and business_date = any(${[...compDates]}::date[])
        and status <> 'provisional' and sales_cents is not null
    ) as compared`.execute(sql);
  const dates = datesBetween(from, to);
  const names = read.map(([part]) => part);
  return new Map(
    result.rows.map(({ storeId, days, waits, compared }) => {
      const rows = (days?.split(";") ?? []).map((row, at) => {
        const [day, status, ...values] = rowValues(row);
        const waitSeconds = waits?.[at] ?? null;
        return [
          dates[day ?? -1] ?? "",
          { status: statuses[(status ?? 0) - 1] ?? "", parts: partsOf(names, { values, waitSeconds }) },
        ] as const;
      });
      return [storeId, { days: new Map(rows), compared: new Map(Object.entries(compared ?? {})) }];
    }),
  );
}

/** Of a row of numbers as PostgreSQL writes it: `(28,2,200000,,14)`. */
function rowValues(row: string): (number | null)[] {
  const values = row.slice(1, -1).split(",");
  return values.map((value) => (value === "" ? null : Number(value)));
}

function partsOf(
  names: readonly StoredPart[],
  { values, waitSeconds }: { values: readonly (number | null)[]; waitSeconds: readonly number[] | null },
): StoredParts {
  const parts: StoredParts = { ...noParts(), sharedTasksDue: null, sharedTasksDone: null, waitSeconds };
  for (const [at, part] of names.entries()) {
    parts[part] = values[at] ?? null;
  }
  return parts;
}
