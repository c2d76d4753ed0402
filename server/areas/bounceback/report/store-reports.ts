import type { z } from "zod";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./report.db.ts";
import { totalOf } from "./report-sums.rules.ts";
import type { CouponSums } from "./report-sums.rules.ts";
import { ratiosOf, ratiosOfStores, reportCsv } from "./report.rules.ts";
import type { Ratios } from "./report.rules.ts";
import { reportInput } from "./report.ts";
import type { ReportFile } from "./report.ts";

type Figures = CouponSums & Ratios;
export type StoreFigures = { storeId: number; storeName: string; figures: Figures };
/**
 * By name, those that issued any; a coupon counts once, at the store that issued it. The total's lift weighs each store's own
 * by its coupon sales.
 */
export type StoreReports = { stores: StoreFigures[]; total: Figures };

/** The report of all stores that a person reaches by their role, one row for each that issued any, and their total. */
export const storeReports = operation({
  name: "bounceback.storeReports",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  mayLag: true,
  input: reportInput,
  run: (context, filter): Promise<StoreReports> => loadStores(context, filter),
});

/** The same as lines for a spreadsheet. */
export const exportStores = operation({
  name: "bounceback.exportStores",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  mayLag: true,
  input: reportInput,
  async run(context, filter): Promise<ReportFile> {
    const { stores, total } = await loadStores(context, filter);
    const { from, to } = filter.range;
    const lines = stores.map(({ storeName, figures }) => ({ ...figures, campaign: "All campaigns", store: storeName }));
    return {
      fileName: `bounceback-${from}-${to}-all-stores.csv`,
      csv: reportCsv(
        [...lines, { ...total, campaign: "Total", store: "" }].map((line) => ({ ...line, version: null })),
      ),
    };
  },
});

async function loadStores(
  context: StoreContext,
  { range, basis, lineageId }: z.output<typeof reportInput>,
): Promise<StoreReports> {
  const { sql, store, now } = context;
  const storeIds = reachableStores(context);
  const stores = await listCompanyStores(sql, { accountId: store.accountId, storeIds });
  const filter = { ...range, basis, lineageId, now, storeIds: stores.map(({ id }) => id) };
  const [sums, trade, customers] = await Promise.all([
    db.sumStores(sql, filter),
    db.sumTradeOfStores(sql, filter),
    db.countCustomersOfStores(sql, filter),
  ]);
  const sumsOf = new Map(sums.map((row) => [row.storeId, row]));
  const total = totalOf(sums, customers);
  const lines = stores.flatMap(({ id, name }): StoreFigures[] => {
    const own = sumsOf.get(id);
    const days = trade.filter(({ storeId }) => storeId === id);
    return own === undefined ? [] : [{ storeId: id, storeName: name, figures: { ...own, ...ratiosOf(own, days) } }];
  });
  const ratios = ratiosOfStores(
    total,
    lines.map(({ figures }) => figures),
  );
  return { stores: lines, total: { ...total, ...ratios } };
}
