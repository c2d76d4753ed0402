import { ageDays, isTooOld } from "#common/backstock/age.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import type { FillingRow } from "./fillings.db.ts";
import { storeToday } from "./written-change.ts";

/** A filling as the API shows it. */
export type BackstockItem = FillingRow & {
  /** Whole days since the inventory date. */
  age: number;
  isTooOld: boolean;
};

export function toItem(context: StoreContext, filling: FillingRow): BackstockItem {
  const today = storeToday(context);
  const age = ageDays(filling.inventoryDate, today);
  const holdUntil = filling.holdUntil !== null && filling.holdUntil > today ? filling.holdUntil : null;
  return { ...filling, age, holdUntil, isTooOld: isTooOld(age, { category: null, store: filling.ageLimitDays }) };
}
