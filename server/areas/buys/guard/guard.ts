/** The buying guard, beyond.md X6: what is left in the drawer and what there is too much of, said before a seller is paid. */
import { z } from "zod";
import { pastWeeks } from "#common/buys/buying-goal.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { listStock, sumCashPaid } from "./guard.db.ts";
import { drawerCash, fullSupplies } from "./guard.rules.ts";
import type { DrawerCash, FullSupply } from "./guard.rules.ts";

export type BuyingGuard = {
  /** Null where the store has no plan. */
  cash: DrawerCash | null;
  /** Supply above it is named; null for none. */
  mostWeeks: number | null;
  full: FullSupply[];
};

const weekMs = 7 * 86_400_000;

/** For everyone at the counter: it changes nothing and stops nobody. */
export const viewBuyingGuard = operation({
  name: "buys.viewBuyingGuard",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run({ sql, store, now }): Promise<BuyingGuard> {
    const storeId = store.id;
    const [settings, date] = await Promise.all([
      getBuySettings(sql, storeId),
      findBusinessDate(sql, { storeId, at: now }),
    ]);
    const { drawerCash: plan, mostSupplyWeeks: mostWeeks } = settings;
    const soldSince = new Date(now.getTime() - pastWeeks * weekMs);
    const [paid, stock] = await Promise.all([
      plan === null ? 0 : sumCashPaid(sql, { storeId, date, now }),
      mostWeeks === null ? [] : listStock(sql, { storeId, date, soldSince }),
    ]);
    return { cash: drawerCash(plan, paid), mostWeeks, full: fullSupplies(stock, mostWeeks) };
  },
});
