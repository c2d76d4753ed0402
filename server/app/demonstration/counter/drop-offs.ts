import { v7 as uuidv7 } from "uuid";
import { findRequestOrigin } from "#server/areas/buys/requests/requests.db.ts";
import { listCheckinRequests } from "#server/areas/buys/requests/requests.ts";
import { checkInOneself, viewSelfCheckIn } from "#server/areas/buys/sellers/self-check-in.ts";
import { answerAsSeller } from "#server/areas/buys/sellers/seller-page.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { driversOf, whoCancels } from "./drop-offs.rules.ts";

const mostAtOnce = 3;

/**
 * Sellers at home who choose on their phones when to drop off, so that some are always on the way. One of four gives the
 * time back shortly before; nobody brings the others' bags, whose rows a visitor checks in or sees run late.
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
  const time = dropOffTimes[(booked.length * 5 + 2) % Math.max(1, dropOffTimes.length)];
  if (booked.length >= mostAtOnce || driver === undefined || time === undefined) {
    return;
  }
  const typed = {
    ...{ id: uuidv7(), ...driver, email: "", containers: booked.length + 1, isDropOff: true, dropOffAt: time.at },
    ...{ policyId: policy?.id ?? null, buyTexts: true, marketingTexts: false },
  };
  await checkInOneself({ ...request, address: `the phone of ${driver.mobile}` }, typed);
}
