/** Of what there is more than the store's limit: the counter is warned of it, and no seller is asked for it. */
import { pastWeeks } from "#common/buys/buying-goal.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { getMostWeeks, listStock } from "./supply.db.ts";
import { fullSupplies } from "./supply.rules.ts";
import type { FullSupply } from "./supply.rules.ts";

export type OverSupply = {
  /** Supply above it is named; null for none. */
  mostWeeks: number | null;
  /** The most weeks first. */
  full: FullSupply[];
};

const weekMs = 7 * 86_400_000;

export async function overSupply({ sql, store, now }: StoreContext): Promise<OverSupply> {
  const storeId = store.id;
  const mostWeeks = await getMostWeeks(sql, storeId);
  if (mostWeeks === null) {
    return { mostWeeks, full: [] };
  }
  const date = await findBusinessDate(sql, { storeId, at: now });
  const soldSince = new Date(now.getTime() - pastWeeks * weekMs);
  return { mostWeeks, full: fullSupplies(await listStock(sql, { storeId, date, soldSince }), mostWeeks) };
}
