import { csvText } from "#common/csv.ts";
import type { Measure, StoresComparison } from "#web/areas/reports/compare/compare.queries.ts";
import { text as compareText } from "#web/areas/reports/compare/compare-text.ts";
import { text } from "./all-stores-text.ts";
import type { AllStores } from "./all-stores.queries.ts";

const columns = ["store", "date", "sales", "goal", "ahead", "comp", "waiting", "longest", "here", "expected"] as const;

/** Each store as it stands now: raw dollars and minutes, nothing where nothing is known. */
export function storesCsv({ stores }: AllStores): string {
  const lines = stores.map((store) => [
    store.name,
    store.date,
    ...[store.sales, store.goal, store.ahead, store.comp].map(dollars),
    String(store.waiting),
    number(store.longestWaitMinutes),
    String(store.here),
    String(store.expected),
  ]);
  return csvText([columns.map((column) => text(`csv.${column}`)), ...lines]);
}

/** Each store's numbers as the comparison shows them, with the days that they are of. */
export function comparisonCsv({ stores, measures, from, to }: StoresComparison): string {
  const heads = measures.flatMap(({ measure }) => [
    `${compareText(`measure.${measure}`)} (${text(`csv.unit.${measure}`)})`,
    `${compareText(`measure.${measure}`)} (${text("csv.unit.days")})`,
  ]);
  const lines = stores.map(({ storeId, name }) => [
    name,
    from,
    to,
    ...measures.flatMap(({ measure, values }) => {
      const own = values.find((value) => value.storeId === storeId);
      return [rawValue(measure, own?.value ?? null), number(own?.dayCount ?? null)];
    }),
  ]);
  return csvText([[text("csv.store"), text("csv.from"), text("csv.to"), ...heads], ...lines]);
}

function rawValue(measure: Measure, value: number | null): string {
  switch (measure) {
    case "LABOR":
    case "TICKET":
      return dollars(value);
    case "LAST_YEAR":
      return value === null ? "" : (value / 10).toFixed(1);
    case "WAIT":
      return number(value);
  }
}

function dollars(cents: number | null): string {
  return cents === null ? "" : (cents / 100).toFixed(2);
}

function number(value: number | null): string {
  return value === null ? "" : String(value);
}
