import { setTimeout as delay } from "node:timers/promises";
import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import { leaveList } from "#server/adapters/contacts/contacts-simulator.ts";
import type { SimulatedAudiences } from "#server/adapters/contacts/simulated-audiences.ts";
import type { SimulatedMerchants } from "#server/adapters/registers/simulated-merchants.ts";
import { ringUp } from "#server/adapters/registers/square/square-simulated-sales.ts";
import { noteCheckedIn, viewContactList } from "#server/areas/contacts/contacts.ts";
import { startFirstPush } from "#server/areas/contacts/first-push.ts";
import { contactInput, linkPosCustomer, saveCheckedInCustomer } from "#server/areas/customers/customers.ts";
import { squarePlace } from "#server/app/demonstration/registers/simulated-square.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { Platform, StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { connectList } from "./connected-list.ts";
import { elmList, lostList } from "./simulated-audiences.ts";
import { inventedShopper } from "./shoppers.rules.ts";
import type { InventedShopper } from "./shoppers.rules.ts";

const service = "mailchimp";
const monthsBefore = 3;

export type ListPlace = {
  platform: Platform;
  audiences: SimulatedAudiences;
  merchants: SimulatedMerchants;
  /** The store that sells by Square, and one whose list is deleted there. */
  storeId: number;
  lostStoreId: number | null;
  port: number;
};

/** Connects two stores with the simulated Mailchimp, once: people join the list of the one, the other's is deleted there. */
export async function fillContactLists(place: ListPlace): Promise<void> {
  const { platform, audiences, merchants, storeId, lostStoreId } = place;
  const regulars = (merchants.merchants[0]?.customers ?? []).map(({ id }, at) => ({
    ...inventedShopper(at),
    posCustomerId: String(id),
  }));
  const request = await connectList(platform, { service, storeId, listId: elmList.id });
  for (const regular of request === null ? [] : regulars) {
    await (request && keepShopper(request, regular));
  }
  const lost =
    lostStoreId === null ? null : await connectList(platform, { service, storeId: lostStoreId, listId: lostList.id });
  if (lost !== null) {
    const account = audiences.accounts.find((each) => each.service === service);
    account?.audiences.splice(
      account.audiences.findIndex(({ id }) => id === lostList.id),
      1,
    );
  }
}

/** The UUID namespace of the shoppers' records. */
const shopperIds = "2f7c4c1e-9d31-4a40-8f0b-5b0b6e0a7c11";

type Shopper = InventedShopper & { posCustomerId: string };

/** A record of ours for a customer of the register, who said at the counter whether they want email. */
async function keepShopper(request: StoreRequest, shopper: Shopper): Promise<void> {
  const { posCustomerId, isAgreed, ...contact } = shopper;
  const { store } = request;
  const id = uuidv5(`${store.id} ${posCustomerId}`, shopperIds);
  await request.platform.database.transaction(request.scope, async (sql) => {
    const context: StoreContext = { ...contextFor(request, sql), store };
    await saveCheckedInCustomer(context, { id, contact: contactInput.parse(contact) });
    await linkPosCustomer(context, { customerId: id, posCustomerId, method: "feed" });
    await noteCheckedIn(context, { id: uuidv5("email", id), customerId: id, isGiven: isAgreed });
  });
}

/** A new shopper buys this often. */
const turnMs = 20_000;
/** A demonstration that runs for days stays a small shop. */
const mostShoppers = 150;
/** Each so many turns a person leaves the list there. */
const leavingTurns = 24;
/** So many turns after a sale it has come in from Square. */
const soldTurns = 4;

/** Lets people join the list, and leave it, until the program stops. Returns a function that stops it. */
export function startContactFlow(place: ListPlace): () => Promise<void> {
  return repeatTurns(place.platform, (turn) => takeTurn(place, turn));
}

/** Takes a turn in a while, until the program stops. Returns a function that stops it. */
export function repeatTurns(platform: Platform, take: (turn: number) => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  const working = work();

  async function work(): Promise<void> {
    for (let turn = 1; !stopping.signal.aborted; turn += 1) {
      await delay(turnMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) {
        await take(turn).catch((error: unknown) =>
          platform.log.warn({ err: error }, "The demonstration's contact list stood still for a moment"),
        );
      }
    }
  }

  return async () => {
    stopping.abort();
    await working;
  };
}

async function takeTurn(place: ListPlace, turn: number): Promise<void> {
  const { platform, audiences, merchants, storeId } = place;
  const request = await requestForStore(platform, { storeId, reason: "the demonstration" });
  const [merchant] = merchants.merchants;
  if (request === null || merchant === undefined) {
    return;
  }
  const { integration, run } = await viewContactList(request, { id: service });
  // Who came before is sent once their sales have come in.
  if (integration.state === "active" && run === null && turn > 1) {
    await startFirstPush(request, { id: uuidv7(), months: monthsBefore });
  }
  const bought = merchant.customers.at(-soldTurns);
  if (bought !== undefined && merchant.customers.length < mostShoppers) {
    await keepShopper(request, {
      ...inventedShopper(merchant.customers.length - soldTurns),
      posCustomerId: String(bought["id"]),
    });
    buySomething({ merchants, merchant, now: platform.clock() });
  }
  if (turn % leavingTurns === 0) {
    letLeave(audiences, { service, listId: elmList.id, now: platform.clock() });
  }
  await deliver(place);
}

type Sale = { merchants: SimulatedMerchants; merchant: SimulatedMerchants["merchants"][number]; now: Date };

/** A new shopper at the register; they are asked for email some turns later, when the sale has come in. */
function buySomething({ merchants, merchant, now }: Sale): void {
  const at = now.toISOString();
  const { firstName, lastName, mobile, email } = inventedShopper(merchant.customers.length);
  const id = `${merchant.id}-N-${merchant.customers.length}`;
  merchant.customers.push({
    ...{ id, given_name: firstName, family_name: lastName, created_at: at, updated_at: at, version: 0 },
    ...{ email_address: email, phone_number: `+1${mobile}`, creation_source: "INSTANT_PROFILE" },
  });
  const price = 1200;
  const tax = 66;
  ringUp(
    { world: merchants, merchant },
    {
      ...{ locationId: squarePlace.id, at: now, customerId: id, teamMemberId: String(merchant.team[0]?.["id"]) },
      lines: [{ variationId: null, name: "Record", pieces: 1, price, discount: 0, tax }],
      paid: [{ with: "VISA", amount: price + tax }],
    },
  );
}

/** The first on the list presses the link in a mail. */
export function letLeave(
  world: SimulatedAudiences,
  { service: id, listId, now }: { service: string; listId: string; now: Date },
): void {
  const account = world.accounts.find((each) => each.service === id);
  const audience = account?.audiences.find((each) => each.id === listId);
  const member = audience?.members.find(({ status }) => status === "subscribed");
  if (account !== undefined && member !== undefined) {
    leaveList(world, { accountId: account.id, listId, email: member.email, reason: "No longer interested", now });
  }
}

/** Posts what Mailchimp reports to the program. What does not arrive is found at night. */
async function deliver({ audiences, port }: ListPlace): Promise<void> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const { url, body } of audiences.reports.splice(0)) {
    await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, { method: "POST", headers, body });
  }
}
