import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import { posRequestEvent, serverSender, storePresenceChannel } from "#common/pos/pos-messages.ts";
import { createBuy } from "#server/areas/buys/check-in/create-buy.ts";
import { markBuySync } from "#server/areas/buys/check-in/pos-sync.ts";
import { findRequestOrigin } from "#server/areas/buys/requests/requests.db.ts";
import { listCheckinRequests } from "#server/areas/buys/requests/requests.ts";
import { checkInOneself, viewSelfCheckIn } from "#server/areas/buys/sellers/self-check-in.ts";
import { answerAsSeller } from "#server/areas/buys/sellers/seller-page.ts";
import { buySettings } from "#server/areas/buys/settings/buy-settings.ts";
import { contactInput } from "#server/areas/customers/customers.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { driversOf, isDriver, whoCancels, whoComes } from "./drop-offs.rules.ts";

const mostAtOnce = 3;
/** So that a driver of every day is one customer. */
const driverIds = "6f2f2b0c-54d4-4f8c-9a43-0a8f8f1d7c55";
const memberPrefix = "device-";

/**
 * Sellers at home who choose on their phones when to drop off, so that some are always on the way. One gives the time
 * back shortly before, and one never comes: a visitor sees that row run late.
 */
export async function bookDropOff(request: StoreRequest, sql: Sql): Promise<void> {
  const now = request.platform.clock();
  const storeId = request.store.id;
  const booked = (await listCheckinRequests(request, {})).filter(({ dropOffAt }) => dropOffAt !== null);
  const leaving = booked.find((seller) => whoCancels(seller, now));
  const origin = leaving && (await findRequestOrigin(sql, { storeId, id: leaving.id }));
  if (origin?.pageToken) {
    await answerAsSeller(request, { token: origin.pageToken, plan: "cancels" });
    return;
  }
  const { dropOffTimes, policy } = await viewSelfCheckIn(request, {});
  const driver = driversOf(storeId).find(({ mobile }) => booked.every((seller) => seller.mobile !== `+1${mobile}`));
  // The first one soon, the others with time for a reminder.
  const time = dropOffTimes[(booked.length * 5) % Math.max(1, dropOffTimes.length)];
  if (booked.length >= mostAtOnce || driver === undefined || time === undefined) {
    return;
  }
  const typed = {
    ...{ id: uuidv7(), ...driver, email: "", containers: booked.length + 1, isDropOff: true, dropOffAt: time.at },
    ...{ policyId: policy?.id ?? null, buyTexts: true, marketingTexts: false },
  };
  await checkInOneself({ ...request, address: `the phone of ${driver.mobile}` }, typed);
}

/** Checks in one driver who came with the bags, here and at the register, which then goes on with the buy. */
export async function bringDropOff(request: StoreRequest): Promise<void> {
  const { store, platform } = request;
  const now = platform.clock();
  const requests = await listCheckinRequests(request, {});
  const due = requests.find(
    (seller) => seller.status === "new" && isDriver(store.id, seller.mobile) && whoComes(seller, now),
  );
  const seat = await findRegister(request);
  if (due === undefined || seat === null) {
    return;
  }
  const { firstName, lastName } = due;
  const mobile = due.mobile.slice(2);
  const { requiresIdNumber } = await buySettings(request, {});
  const buy = await createBuy(request, {
    id: uuidv7(),
    customerId: uuidv5(mobile, driverIds),
    contact: contactInput.parse({ firstName, lastName, mobile }),
    seenId: requiresIdNumber ? { type: "driver_license", state: "WI", number: `D${mobile}` } : null,
    pile: { bags: due.containers, boxes: 0, bins: 0, others: 0, isDropOff: true, location: "Drop-off rack" },
    ...{ signature: "paper", buyTexts: true, checkinRequestId: due.id },
  });
  await markBuySync(request, { id: buy.id, state: "sending" });
  await checkInAtRegister(request, { deviceId: seat, buy });
}

/** The register that sits on the store's channel; null while there is none. */
async function findRegister({ store, platform }: StoreRequest): Promise<string | null> {
  const members = await platform.realtime.presenceMembers(storePresenceChannel(store.id));
  return members.find((member) => member.startsWith(memberPrefix))?.slice(memberPrefix.length) ?? null;
}

type AtRegister = { deviceId: string; buy: Awaited<ReturnType<typeof createBuy>> };

/** As a screen asks it; the feed links the buy, as it does when an answer is lost. */
async function checkInAtRegister(request: StoreRequest, { deviceId, buy }: AtRegister): Promise<void> {
  const { bags, boxes, bins, others: other, customer } = buy;
  const payload = {
    buy: {
      ...{ clientRef: buy.id, number: String(buy.number), checkedInAt: buy.checkedInAt.toISOString() },
      containers: { bags, boxes, bins, other },
    },
    customer: { name: `${customer.firstName} ${customer.lastName}`, phone: customer.mobile.slice(2) },
    loyalty: null,
  };
  const sentAt = request.platform.clock().toISOString();
  await request.platform.realtime.trigger({
    channels: [storePresenceChannel(request.store.id)],
    event: posRequestEvent,
    data: { id: uuidv7(), kind: "checkIn", to: deviceId, from: serverSender, sentAt, payload },
  });
}
