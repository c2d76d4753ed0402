import { sql as raw } from "kysely";
import { datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StoredParts } from "#server/areas/reports/daily-report.db.ts";
import { columnOf, comparedSalesOn, numbersIn, textsIn } from "./day-columns.db.ts";
import type { ComparedColumns, ComparedSales, StoredPart } from "./day-columns.db.ts";

export type StoreDayRow<Part extends StoredPart = StoredPart> = {
  status: string;
  parts: Pick<StoredParts, Part | "waitSeconds">;
};

export type StoreDayRows<Part extends StoredPart = StoredPart> = {
  /** Those that have a row. */
  days: ReadonlyMap<BusinessDate, StoreDayRow<Part>>;
  compared: ComparedSales;
};

type DaysOfStores<Part extends StoredPart> = {
  storeIds: readonly number[];
  from: BusinessDate;
  to: BusinessDate;
  compDates: readonly BusinessDate[];
  /** Only these are read, with the waits. */
  parts: readonly Part[];
};

type ReadStore = ComparedColumns & {
  storeId: number;
  days: string | null;
  statuses: string | null;
  /** One column after the other. */
  parts: string;
  waits: (number[] | null)[] | null;
};

/** The days of several stores and what was sold on those that they are compared with, in one statement. */
export async function listDaysOfStores<Part extends StoredPart>(
  sql: Sql,
  { storeIds, from, to, compDates, parts: names }: DaysOfStores<Part>,
): Promise<ReadonlyMap<number, StoreDayRows<Part>>> {
  const compared = comparedSalesOn(compDates);
  const columns = raw.raw(names.map((name) => `array_agg(${columnOf[name]})::text`).join(", "));
  const result = await raw<ReadStore>`
    /* reports.listDaysOfStores */
    select stores.store_id, days.*, compared.*
    from unnest(${[...storeIds]}::integer[]) as stores (store_id)
    cross join lateral (
      select array_agg(business_date - ${from}::date)::text as days, array_agg(status)::text as statuses,
        concat_ws(';', ${columns}) as parts, json_agg(wait_seconds) as waits
      from daily_reports
      where daily_reports.store_id = stores.store_id and business_date between ${from}::date and ${to}::date
    ) as days
    ${compared.join}`.execute(sql);
  const dates = datesBetween(from, to);
  return new Map(
    result.rows.map((store) => {
      const rows = rowsOf(store, names);
      const days = numbersIn(store.days).map((day) => dates[day ?? -1] ?? "");
      const byDate = days.flatMap((date, at) => (rows[at] === undefined ? [] : [[date, rows[at]] as const]));
      return [store.storeId, { days: new Map(byDate), compared: compared.read(store) }];
    }),
  );
}

function rowsOf<Part extends StoredPart>(store: ReadStore, names: readonly Part[]): StoreDayRow<Part>[] {
  const columns = store.parts.split(";").map(numbersIn);
  return textsIn(store.statuses).map((status, at) => {
    const parts: Partial<StoredParts> = { waitSeconds: store.waits?.[at] ?? null };
    for (const [place, name] of names.entries()) {
      parts[name] = columns[place]?.[at] ?? null;
    }
    return { status, parts: parts as StoreDayRow<Part>["parts"] }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- each of the names was just written
  });
}
