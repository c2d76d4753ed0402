import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./report.db.ts";
import type { CouponSums } from "./report-sums.rules.ts";
import { ratiosOf } from "./report.rules.ts";
import type { Ratios } from "./report.rules.ts";
import { reportInput } from "./report.ts";

export type StoreFigures = { storeId: number; storeName: string; figures: CouponSums & Ratios };

/** The report of all stores that a person reaches by their role, one row for each that issued any, by name. */
export const storeReports = operation({
  name: "bounceback.storeReports",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  input: reportInput,
  async run(context, { range, basis, lineageId }): Promise<StoreFigures[]> {
    const { sql, scope, store, now } = context;
    const reachable = scope === "system" ? [store.id] : scope.storeIds;
    const stores = await listCompanyStores(sql, { accountId: store.accountId, storeIds: reachable });
    const filter = { ...range, basis, lineageId, now, storeIds: stores.map(({ id }) => id) };
    const [sums, trade] = await Promise.all([db.sumStores(sql, filter), db.sumTradeOfStores(sql, filter)]);
    const sumsOf = new Map(sums.map((row) => [row.storeId, row]));
    return stores.flatMap(({ id, name }) => {
      const own = sumsOf.get(id);
      const days = trade.filter(({ storeId }) => storeId === id);
      return own === undefined ? [] : [{ storeId: id, storeName: name, figures: { ...own, ...ratiosOf(own, days) } }];
    });
  },
});
