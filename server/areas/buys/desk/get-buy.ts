import { getCustomer, fullName } from "#server/areas/customers/customers.ts";
import type { Customer } from "#server/areas/customers/customers.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./buys.db.ts";
import type { Buy } from "./buys.db.ts";

export type { Buy } from "./buys.db.ts";
export type BuyWithCustomer = Buy & { customer: Customer };

/** @throws Refusal 404 when the store has no such buy */
export async function getBuy(context: StoreContext, id: string): Promise<BuyWithCustomer> {
  return withCustomer(context, await db.findBuy(context.sql, { storeId: context.store.id, id }));
}

/** The same under the row's lock, for a change of it. */
export async function lockedBuy(context: StoreContext, id: string): Promise<BuyWithCustomer> {
  return withCustomer(context, await db.lockBuy(context.sql, { storeId: context.store.id, id }));
}

async function withCustomer(context: StoreContext, buy: Buy | undefined): Promise<BuyWithCustomer> {
  if (!buy) {
    throw notFound("Buy");
  }
  return { ...buy, customer: await getCustomer(context, buy.customerId) };
}

/** A buy as its events name it. */
export function named({ number, customer }: BuyWithCustomer): { number: number; name: string } {
  return { number, name: fullName(customer) };
}

export function subject(id: string): EventSubject {
  return { kind: "Buy", id };
}
