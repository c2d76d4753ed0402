import type { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { shownColumns } from "#common/reports/columns.ts";
import type { ReportColumn } from "#common/reports/columns.ts";
import {
  addSums,
  comparedPercent,
  ratiosOfSums,
  sumOf,
  withoutWages,
} from "#server/areas/reports/daily-report.rules.ts";
import type { DaySums } from "#server/areas/reports/daily-report.rules.ts";
import { loadReportSumsOfStores } from "#server/areas/reports/over-stores/store-sums.ts";
import type { StoreReportSums } from "#server/areas/reports/over-stores/store-sums.ts";
import type { Figures } from "#server/areas/reports/report-days.ts";
import { shownStores, usualStores } from "#server/areas/reports/over-stores/shown-stores.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { periodReportOfSums } from "./period-report.ts";
import type { PeriodReport } from "./period-report.ts";
import { rangeOf, periodInput } from "./period-range.ts";
import { storesCsv } from "./period-csv.rules.ts";

export type StoreFigures = { storeId: number; name: string; number: string; figures: PeriodReport };

export type StoresReport = {
  from: BusinessDate;
  to: BusinessDate;
  today: BusinessDate;
  columns: readonly ReportColumn[];
  /** The first by name; everything else is of all. */
  stores: StoreFigures[];
  storeCount: number;
  total: Figures;
  /** Elapsed days of all stores that only one of both years has. */
  excludedDays: number;
};

/** The same days of each store of the company that the asking person reaches, and all of them together. */
export const storesReport = operation({
  name: "reports.storesReport",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  mayLag: true,
  input: periodInput.extend({ first: shownStores }),
  async run(context, { first, ...period }): Promise<StoresReport> {
    const report = await loadStores(context, period);
    return { ...report, stores: report.stores.slice(0, first ?? usualStores) };
  },
});

/** The same as lines for a spreadsheet. */
export const exportStores = operation({
  name: "reports.exportStores",
  kind: "read",
  permission: "reports:export",
  on: "store",
  mayLag: true,
  input: periodInput,
  async run(context, period): Promise<string> {
    return storesCsv(await loadStores(context, period));
  },
});

/** Weeks start as in the person's active store, so that all stores cover the same days. */
async function loadStores(context: StoreContext, period: z.output<typeof periodInput>): Promise<StoresReport> {
  const range = await rangeOf(context, period);
  const here = context.store;
  const storeIds = reachableStores(context);
  const stores = await listCompanyStores(context.sql, { accountId: here.accountId, storeIds });
  const ids = [...new Set([here.id, ...stores.map(({ id }) => id)])];
  const sumsByStore = await loadReportSumsOfStores(context, ids, range);
  const own = sumsOf(sumsByStore, here.id);
  const loaded = stores.map((store) => ({ store, summed: sumsOf(sumsByStore, store.id) }));
  // Wages of some stores would read as those of all: where one keeps them from the person, none are shown.
  const seesWages = loaded.every(({ summed }) => summed.seesWages);
  const storeReports = loaded.map(({ store: { id, name, number }, summed }) => ({
    storeId: id,
    name,
    number,
    figures: periodReportOfSums(summed.sums, summed),
  }));
  return {
    ...range,
    today: own.today,
    columns: shownColumns(own.settings.columns, { seesWages }),
    stores: storeReports,
    storeCount: storeReports.length,
    total: totalOf(storeReports, {
      sums: addSums(loaded.map(({ summed }) => summed.sums)),
      settings: own.settings,
      seesWages,
    }),
    excludedDays: storeReports.reduce((sum, { figures }) => sum + figures.comparison.excludedDays, 0),
  };
}

function sumsOf(sumsByStore: ReadonlyMap<number, StoreReportSums>, storeId: number): StoreReportSums {
  const summed = sumsByStore.get(storeId);
  if (summed === undefined) {
    throw new Error(`There is no store ${storeId} in this scope`);
  }
  return summed;
}

type AllSums = Pick<StoreReportSums, "settings" | "seesWages"> & { sums: DaySums };

/** Trade is counted as the store does in which the person stands. */
function totalOf(stores: readonly StoreFigures[], { sums, settings, seesWages }: AllSums): Figures {
  const seen = seesWages ? sums : withoutWages(sums);
  const sales = sumOf(stores.map(({ figures }) => figures.comparison.sales));
  const compSales = sumOf(stores.map(({ figures }) => figures.comparison.compSales));
  return {
    ...seen.parts,
    ...ratiosOfSums(seen, settings),
    compSales,
    compPct: comparedPercent(sales, compSales),
    goalDifference: sumOf(stores.map(({ figures }) => figures.goalDifference)),
  };
}
