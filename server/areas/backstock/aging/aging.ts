import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { ageBands, bandLabel } from "#common/backstock/age.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { seasons } from "#common/backstock/seasons.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { orNull } from "#common/or-null.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import { agingCsv, agingMatrix } from "./aging.rules.ts";
import type { AgingRow } from "./aging.rules.ts";
import * as db from "./aging.db.ts";

export type NamedAgingRow = Omit<AgingRow, "oldest"> & {
  categoryName: string;
  oldest: { id: string; binLabel: string; ageDays: number } | null;
};

export type Aging = {
  /** The day whose end it shows, and the running one. */
  date: string;
  today: string;
  /** Youngest first: `0-30` … `366+`. */
  bands: string[];
  /** In the order of the categories; those without a bin are left out. */
  rows: NamedAgingRow[];
  total: NamedAgingRow;
};

const agingInput = z.object({
  /** A past business date; what is there now when left out. */
  date: businessDate.nullish().transform(orNull),
  locationId: z.uuid().nullish().transform(orNull),
  season: inputText.max(20).pipe(z.enum(seasons)).nullish().transform(orNull),
});

/** How long the bins of each category have waited, now or on any day in the past. */
export const viewAging = operation({
  name: "backstock.viewAging",
  kind: "read",
  permission: "reports:view",
  on: "store",
  mayLag: true,
  input: agingInput,
  async run(context, input): Promise<Aging> {
    const { date, today, thresholds, prefix, rows, total } = await loadAging(context, input);
    const named = (row: AgingRow & { categoryName: string }): NamedAgingRow => ({
      ...row,
      oldest: row.oldest && { ...row.oldest, binLabel: binLabel(prefix, row.oldest.number) },
    });
    return { date, today, bands: ageBands(thresholds).map(bandLabel), rows: rows.map(named), total: named(total) };
  },
});

/** The same as lines for a spreadsheet. */
export const exportAging = operation({
  name: "backstock.exportAging",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: agingInput,
  async run(context, input): Promise<string> {
    const { rows, total, ...how } = await loadAging(context, input);
    return agingCsv([...rows, total], how);
  },
});

async function loadAging(context: StoreContext, input: z.output<typeof agingInput>) {
  const { id: storeId, timeZone } = context.store;
  const today = localTimeAt(context.now, timeZone).date;
  const [settings, categories] = await Promise.all([
    getBackstockSettings(context.sql, storeId),
    db.listCategoryNames(context.sql, storeId),
  ]);
  const date = input.date ?? today;
  if (date > today) {
    throw invalidInput({ date: ["Choose today or an earlier date"] });
  }
  const filter = { storeId, locationId: input.locationId, season: input.season };
  const fillings =
    date === today
      ? await db.listAgedFillings(context.sql, filter)
      : await db.listAgedFillingsOn(context.sql, { ...filter, date });
  const { rows, total } = agingMatrix(fillings, { date, thresholds: settings.ageBands });
  const byCategory = new Map(rows.map((row) => [row.categoryId, row]));
  const named = categories.flatMap(({ id, name }) => {
    const row = byCategory.get(id);
    return row === undefined ? [] : [{ ...row, categoryName: name }];
  });
  return {
    date,
    today,
    thresholds: settings.ageBands,
    prefix: settings.binPrefix,
    rows: named,
    total: { ...total, categoryName: "Total" },
  };
}
