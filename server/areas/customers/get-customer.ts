import type { StoreContext } from "#server/platform/context/context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./customers.db.ts";
import type { Customer } from "./customers.db.ts";

export type { Customer } from "./customers.db.ts";

/** Merges of merges; more than this is a circle that cannot be. */
const mostSteps = 5;

/**
 * A customer of the company; of one that was merged its survivor, because both ids keep working.
 *
 * @throws Refusal 404 when the company knows nobody by this id
 */
export async function getCustomer(context: StoreContext, id: string): Promise<Customer> {
  const { accountId } = context.store;
  let currentId = id;
  for (let step = 0; step < mostSteps; step += 1) {
    const customer = await db.findCustomer(context.sql, { accountId, id: currentId });
    if (!customer) {
      break;
    }
    if (customer.mergedIntoId === null) {
      return customer;
    }
    currentId = customer.mergedIntoId;
  }
  throw notFound("Customer");
}
