import { v5 as uuidv5 } from "uuid";
import { addDays } from "#common/business-date.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import type { SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import { noteCheckedIn, viewContactList } from "#server/areas/contacts/contacts.ts";
import { contactInput, saveCheckedInCustomer } from "#server/areas/customers/customers.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Platform, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { connectList } from "./connected-list.ts";
import { letLeave, repeatTurns } from "./contact-stores.ts";
import { findSilentSeller, insertPastVisit } from "./sellers.db.ts";
import { inventedShopper, slippedEmail } from "./shoppers.rules.ts";
import { sixthList } from "./simulated-audiences.ts";

const service = "constant-contact";

type Place = { platform: Platform; audiences: SimulatedAudiences; storeId: number };

/** The UUID namespace of the sellers' records. */
const sellerIds = "6c1b0f52-3a0e-4d5b-9f7e-2f1b9a6a4d33";
/** So many sellers came in the weeks before the list was connected; the list begins with them. */
const pastSellers = 14;
const daysBetween = 5;
const monthsBefore = 3;

/** Connects the store with the simulated Constant Contact, once, and begins with the sellers of the last months who agreed. */
export async function fillConstantContact({ platform, storeId }: Place): Promise<void> {
  const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
  if (request === null) {
    return;
  }
  const { integration, list } = await viewContactList(request, { id: service });
  if (integration.state !== "not-connected" || list !== null) {
    return;
  }
  for (let place = 0; place < pastSellers; place += 1) {
    await keepPastSeller(request, place);
  }
  await connectList(platform, { service, storeId, listId: sixthList.id, months: monthsBefore });
}

async function keepPastSeller(request: StoreRequest, place: number): Promise<void> {
  const { store, platform } = request;
  const id = uuidv5(`${store.id} ${place}`, sellerIds);
  const { isAgreed, ...contact } = inventedShopper(pastSellers + place * 5);
  const { date: today } = localTimeAt(platform.clock(), store.timeZone);
  const at = instantOf(addDays(today, -2 - place * daysBetween), 660, store.timeZone);
  await inStore(request, async (context) => {
    await saveCheckedInCustomer(context, { id, contact: contactInput.parse(contact) });
    const key = { storeId: store.id, accountId: store.accountId, customerId: id };
    await insertPastVisit(context.sql, key, { at, number: 90 + place });
    await noteCheckedIn(context, { id: uuidv5("email", id), customerId: id, isGiven: isAgreed });
  });
}

/** Each so many turns a person leaves the list there. */
const leavingTurns = 30;

/** Lets sellers of the day join the list, and people leave it, until the program stops. */
export function startConstantContactFlow(place: Place): () => Promise<void> {
  const { platform, audiences, storeId } = place;
  return repeatTurns(platform, async (turn) => {
    const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
    await (request && askNewest(request, turn));
    if (turn % leavingTurns === 0) {
      letLeave(audiences, { service, listId: sixthList.id, now: platform.clock() });
    }
  });
}

/** As at the counter: the newest seller gives an address, and says whether they want email. */
async function askNewest(request: StoreRequest, turn: number): Promise<void> {
  const { id: storeId, accountId } = request.store;
  await inStore(request, async (context) => {
    const seller = await findSilentSeller(context.sql, { storeId, accountId });
    if (seller !== null) {
      const { id, ...contact } = seller;
      const email = slippedEmail(contact, turn);
      await saveCheckedInCustomer(context, { id, contact: contactInput.parse({ ...contact, email }) });
      await noteCheckedIn(context, { id: uuidv5("email", id), customerId: id, isGiven: true });
    }
  });
}

async function inStore(request: StoreRequest, work: (context: StoreContext) => Promise<void>): Promise<void> {
  const { store, scope, platform } = request;
  await platform.database.transaction(scope, (sql) => work({ ...contextFor(request, sql), store }));
}
