import { sql as raw } from "kysely";
import { datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StoredParts } from "#server/areas/reports/daily-report.db.ts";
import { storedPairs } from "#server/areas/reports/daily-report.rules.ts";
import type { PairSums, StoredPairName } from "#server/areas/reports/daily-report.rules.ts";
import { columnOf, comparedSalesOn, numbersIn, storedPartNames } from "./day-columns.db.ts";
import type { ComparedColumns, ComparedSales } from "./day-columns.db.ts";

export type StoreSumsRow = {
  /** The sum of each part, null where no day knows it; the waits of all days. */
  parts: StoredParts;
  pairs: Record<StoredPairName, PairSums>;
  /** What was sold on each day that has figures; null where only buys are known. */
  days: ReadonlyMap<BusinessDate, Cents | null>;
  compared: ComparedSales;
};

type SumsOfStores = {
  stores: readonly { storeId: number; to: BusinessDate }[];
  from: BusinessDate;
  compDates: readonly BusinessDate[];
};

const pairNames = Object.keys(storedPairs) as StoredPairName[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the keys of a constant

/** In this order PostgreSQL answers the sums: each part, then both sides of each pair. */
const sums = [
  ...storedPartNames.map((name) => `sum(${columnOf[name]})`),
  ...pairNames.flatMap((name) => {
    const [part, whole] = storedPairs[name].map((side) => columnOf[side]);
    return [`sum(${part}) filter (where ${whole} is not null)`, `sum(${whole}) filter (where ${part} is not null)`];
  }),
];

type ReadStore = ComparedColumns & {
  storeId: number;
  sums: string;
  days: string | null;
  sales: string | null;
  waits: number[][] | null;
};

/**
 * The days of several stores added up, in one statement: read one by one, the figures of each day would cost several times
 * as much here as there.
 */
export async function listSumsOfStores(
  sql: Sql,
  { stores, from, compDates }: SumsOfStores,
): Promise<ReadonlyMap<number, StoreSumsRow>> {
  const compared = comparedSalesOn(compDates);
  const result = await raw<ReadStore>`
    /* reports.listSumsOfStores */
    select stores.store_id, days.*, compared.*
    from unnest(
      ${stores.map(({ storeId }) => storeId)}::integer[], ${stores.map(({ to }) => to)}::date[]
    ) as stores (store_id, last_day)
    cross join lateral (
      select array[${raw.raw(sums.join(", "))}]::text as sums,
        array_agg(business_date - ${from}::date) filter (where num_nonnulls(sales_cents, buys) > 0)::text as days,
        array_agg(sales_cents) filter (where num_nonnulls(sales_cents, buys) > 0)::text as sales,
        json_agg(wait_seconds) filter (where wait_seconds is not null) as waits
      from daily_reports
      where daily_reports.store_id = stores.store_id and business_date between ${from}::date and stores.last_day
    ) as days
    ${compared.join}`.execute(sql);
  const lastDay =
    stores
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? from;
  const dates = datesBetween(from, lastDay);
  return new Map(
    result.rows.map((store) => {
      const values = numbersIn(store.sums);
      const sales = numbersIn(store.sales);
      const days = numbersIn(store.days).map((day, at) => [dates[day ?? -1] ?? "", sales[at] ?? null] as const);
      const parts = partsOf(values, store.waits?.flat() ?? null);
      return [store.storeId, { parts, pairs: pairsOf(values), days: new Map(days), compared: compared.read(store) }];
    }),
  );
}

function partsOf(values: readonly (number | null)[], waitSeconds: readonly number[] | null): StoredParts {
  const parts = storedPartNames.map((name, at) => [name, values[at] ?? null]);
  return { ...Object.fromEntries(parts), waitSeconds };
}

function pairsOf(values: readonly (number | null)[]): StoreSumsRow["pairs"] {
  const pair = (at: number) => ({ part: values[at] ?? null, whole: values[at + 1] ?? null });
  const pairs = pairNames.map((name, place) => [name, pair(storedPartNames.length + 2 * place)]);
  return Object.fromEntries(pairs);
}
