import type { BusinessDate } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { listOpenBuys } from "./buys.db.ts";
import { listRegisterBuys } from "./register-buys.db.ts";

/** An open buy at the counter, opened here or at the register. */
export type CounterBuy = { number: string; checkedInAt: Date; readyAt: Date | null };

/**
 * The one list of what is open at the counter, the longest waiting first: buys that were checked in here, carried over
 * or not, and those of `date` that only the register knows. A buy that both know stands once, as we have it.
 */
export async function listCounterBuys(context: StoreContext, date: BusinessDate): Promise<CounterBuy[]> {
  const { id: storeId } = context.store;
  const [ours, registers] = await Promise.all([
    listOpenBuys(context.sql, storeId),
    listRegisterBuys(context.sql, { storeId, date, status: "open" }),
  ]);
  const all = [...ours.map((buy) => ({ ...buy, number: String(buy.number) })), ...registers];
  return all
    .map(({ number, checkedInAt, readyAt }) => ({ number, checkedInAt, readyAt }))
    .toSorted((left, right) => left.checkedInAt.getTime() - right.checkedInAt.getTime());
}
