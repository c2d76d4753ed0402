/** The buying guard, beyond.md X6: what is left in the drawer and what there is too much of, said before a seller is paid. */
import { z } from "zod";
import { overSupply } from "#server/areas/backstock/backstock.ts";
import type { FullSupply } from "#server/areas/backstock/backstock.ts";
import { getBuySettings } from "#server/areas/buys/settings/buy-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { sumCashPaid } from "./guard.db.ts";
import { drawerCash } from "./guard.rules.ts";
import type { DrawerCash } from "./guard.rules.ts";

export type BuyingGuard = {
  /** Null where the store has no plan. */
  cash: DrawerCash | null;
  /** Supply above it is named; null for none. */
  mostWeeks: number | null;
  full: FullSupply[];
};

const mostRows = 5;

/** For everyone at the counter: it changes nothing and stops nobody. */
export const viewBuyingGuard = operation({
  name: "buys.viewBuyingGuard",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BuyingGuard> {
    const [cash, { mostWeeks, full }] = await Promise.all([cashOf(context), overSupply(context)]);
    return { cash, mostWeeks, full: full.slice(0, mostRows) };
  },
});

async function cashOf({ sql, store, now }: StoreContext): Promise<DrawerCash | null> {
  const storeId = store.id;
  const { drawerCash: plan } = await getBuySettings(sql, storeId);
  if (plan === null) {
    return null;
  }
  const date = await findBusinessDate(sql, { storeId, at: now });
  return drawerCash(plan, await sumCashPaid(sql, { storeId, date, now }));
}
