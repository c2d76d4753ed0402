import { v7 as uuidv7 } from "uuid";
import { addCustomerNote } from "#server/areas/customers/notes/customer-notes.ts";
import { insertCustomer, insertPosLink } from "#server/areas/customers/customers.db.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import * as db from "./regulars.db.ts";

const dayMs = 86_400_000;

/**
 * Gives each store one customer with a past on every tab, and a twin whose name was misspelled long ago, for a visitor to
 * merge. Waits until the register has told of a person who sold and bought.
 */
export async function fillRegular(request: StoreRequest, sql: Sql): Promise<void> {
  const { id: storeId, accountId } = request.store;
  const now = request.platform.clock();
  if (await db.hasRegular(sql, storeId)) {
    return;
  }
  const regular = await db.findRegular(sql, storeId);
  if (!regular) {
    return;
  }
  const [firstName = regular.name, ...rest] = regular.name.split(" ");
  const lastName = rest.join(" ") || "Whitfield";
  const mobile = `+1${regular.mobile}`;
  const [customerId, twinId] = [uuidv7(), uuidv7()];
  const key = { storeId, accountId, customerId };
  const yearsAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const contact = { firstName, mobile, homeStoreId: storeId, accountId };
  await insertCustomer(sql, {
    ...contact,
    ...{
      id: customerId,
      lastName,
      email: `${firstName.toLowerCase()}.${regular.posCustomerId.toLowerCase()}@mail.example`,
    },
    ...{ street: "418 E Longview Ave", city: "Columbus", state: "OH", zip: "43202", createdAt: yearsAgo(640) },
  });
  await insertCustomer(sql, {
    ...contact,
    ...{ id: twinId, lastName: misspelled(lastName), street: "2207 Summit St", city: "Columbus", state: "OH" },
    createdAt: yearsAgo(710),
  });
  const { posCustomerId } = regular;
  await insertPosLink(sql, { storeId, accountId, posCustomerId, customerId, method: "check-in", linkedAt: now });
  await db.insertPastBuys(sql, key, posCustomerId);
  await db.insertTwinBuy(sql, { ...key, customerId: twinId }, yearsAgo(700));
  await db.insertTexts(sql, { storeId, phone: mobile, at: yearsAgo(21) });
  await db.insertCoupons(sql, key);
  for (const [body, isPinned] of notes) {
    await addCustomerNote(request, { id: uuidv7(), customerId, body, isPinned });
  }
}

const notes = [
  ["Rings before she comes. Likes to have the pile looked at while she shops.", false],
  ["Trade for strollers, never cash.", true],
] as const;

/** A letter less, as it was heard on the phone. */
function misspelled(name: string): string {
  return name.length < 4 ? `${name}e` : `${name.slice(0, -3)}${name.slice(-2)}`;
}
