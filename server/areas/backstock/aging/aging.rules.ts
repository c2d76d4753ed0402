import { ageBands, ageDays, bandLabel } from "#common/backstock/age.ts";
import type { AgeBand } from "#common/backstock/age.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { csvText } from "#common/csv.ts";

/** A filled bin, as far as its age is concerned. */
export type AgedFilling = {
  id: string;
  number: number;
  categoryId: string;
  inventoryDate: string;
};

export type Oldest = { id: string; number: number; ageDays: number };

/** One category with what it holds in each age band, youngest band first. */
export type AgingRow = {
  categoryId: string | null;
  counts: readonly number[];
  total: number;
  oldest: Oldest | null;
  /** Days, rounded; null without bins. */
  averageAge: number | null;
};

export type AgingMatrix = { rows: readonly AgingRow[]; total: AgingRow };

/** Bins of each category by age, in the bands that the store's thresholds make. */
export function agingMatrix(
  fillings: readonly AgedFilling[],
  { date, thresholds }: { date: string; thresholds: readonly number[] },
): AgingMatrix {
  const bands = ageBands(thresholds);
  const aged = fillings.map((filling) => ({ ...filling, ageDays: ageDays(filling.inventoryDate, date) }));
  const rows = [...Map.groupBy(aged, ({ categoryId }) => categoryId)].map(([categoryId, ofCategory]) =>
    rowOf(categoryId, ofCategory, bands),
  );
  return { rows, total: rowOf(null, aged, bands) };
}

function rowOf(
  categoryId: string | null,
  fillings: readonly (AgedFilling & { ageDays: number })[],
  bands: readonly AgeBand[],
): AgingRow {
  const counts = bands.map(() => 0);
  let days = 0;
  let oldest: Oldest | null = null;
  for (const { id, number, ageDays: age } of fillings) {
    const band = bands.findIndex(({ to }) => to === null || age <= to);
    counts[band] = (counts[band] ?? 0) + 1;
    days += age;
    if (oldest === null || age > oldest.ageDays || (age === oldest.ageDays && number < oldest.number)) {
      oldest = { id, number, ageDays: age };
    }
  }
  const total = fillings.length;
  return { categoryId, counts, total, oldest, averageAge: total === 0 ? null : Math.round(days / total) };
}

type NamedRow = AgingRow & { categoryName: string };

/** One line for each category; what is not known is left empty. */
export function agingCsv(
  rows: readonly NamedRow[],
  { thresholds, prefix }: { thresholds: readonly number[]; prefix: string },
): string {
  const bands = ageBands(thresholds).map(bandLabel);
  const heads = ["Category", ...bands, "Total", "Average age", "Oldest bin", "Oldest age"];
  const lines = rows.map(({ categoryName, counts, total, averageAge, oldest }) => [
    categoryName,
    ...counts.map(String),
    String(total),
    averageAge === null ? "" : String(averageAge),
    oldest === null ? "" : binLabel(prefix, oldest.number),
    oldest === null ? "" : String(oldest.ageDays),
  ]);
  return csvText([heads, ...lines]);
}
