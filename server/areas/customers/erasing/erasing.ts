import { z } from "zod";
import { customerFields } from "#common/customers/customer-fields.ts";
import { lockCustomer } from "#server/areas/customers/customers.db.ts";
import type { Customer } from "#server/areas/customers/customers.db.ts";
import { fullName } from "#server/areas/customers/customers.rules.ts";
import { getCustomer } from "#server/areas/customers/get-customer.ts";
import { customerErased } from "#server/events/customers.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./erasing.db.ts";

/**
 * Forgets a person who asked for it. Buys, coupons and their amounts stay without a name; of the phone a hash stays, by
 * which the guard refuses every later text.
 */
export const eraseCustomer = operation({
  name: "customers.eraseCustomer",
  kind: "write",
  permission: "customers:manage",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), reason: customerFields.reason }),
  async run(context, { id, reason }): Promise<Customer> {
    const { accountId } = context.store;
    const customer = await getCustomer(context, id);
    await lockCustomer(context.sql, { accountId, id: customer.id });
    if (customer.erasedAt !== null) {
      return customer;
    }
    if (!(await db.eraseCustomer(context.sql, { accountId, id: customer.id, at: context.now }))) {
      throw new Refusal("not-active", { message: "Finish or cancel the open buy first" });
    }
    const erased = await getCustomer(context, customer.id);
    await context.emit(customerErased, { name: fullName(erased), reason }, { kind: "Customer", id: erased.id });
    return erased;
  },
});
