import { daysBetween } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { toItem } from "./backstock-item.ts";
import type { BackstockItem } from "./backstock-item.ts";
import { findOlder } from "./fillings.db.ts";
import type { FillingRow } from "./fillings.db.ts";
import { placesUpTo } from "./fillings.rules.ts";
import { listPlaces } from "./places.db.ts";

/** First in, first out: a bin that should be pulled before another, and by how many days it is older. */
export type OlderBin = { filling: BackstockItem; days: number };

/** The oldest bin of the same category that waits in the same or an earlier place; null when none is older. */
export async function olderThan(context: StoreContext, filling: FillingRow): Promise<OlderBin | null> {
  const storeId = context.store.id;
  const places = await listPlaces(context.sql, storeId);
  const oldest = await findOlder(context.sql, {
    storeId,
    categoryId: filling.categoryId,
    locationIds: [...placesUpTo(filling.locationId, places)],
    before: filling.inventoryDate,
  });
  return oldest && { filling: toItem(context, oldest), days: daysBetween(oldest.inventoryDate, filling.inventoryDate) };
}
