/** A seller who chose a time to drop off: the text an hour before, and the end of a time that nobody came at. */
import { z } from "zod";
import { fillBuyMessage } from "#common/buys/buy-messages.ts";
import { formatPhone, phoneDigits } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { expireDropOffJob, remindOfDropOffJob } from "#server/areas/buys/buys.jobs.ts";
import { expireRequest } from "#server/areas/buys/requests/requests.ts";
import { findRequest, findRequestOrigin, listLeftRequests } from "#server/areas/buys/requests/requests.db.ts";
import type { CheckinRequest } from "#server/areas/buys/requests/requests.db.ts";
import { sellerPageUrl } from "#server/areas/buys/sellers/page-url.ts";
import { sendStoreText } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { findStorePhone } from "./buy-texts.db.ts";
import { buyTextId, defaultMessage, neededNow } from "./send-buy-text.ts";

const hourMs = 3_600_000;
/** Bags that are this late come another day, or without a time. */
const mostLateMs = 2 * hourMs;

/** Queues what happens around the time. A time within the next hour is not said again. */
export async function planDropOff(
  context: StoreContext,
  { id, dropOffAt }: { id: string; dropOffAt: Date },
): Promise<void> {
  const payload = { storeId: context.store.id, requestId: id };
  const remindsAt = new Date(dropOffAt.getTime() - hourMs);
  if (remindsAt > context.now) {
    await context.addJob(remindOfDropOffJob, payload, { runAt: remindsAt });
  }
  await context.addJob(expireDropOffJob, payload, { runAt: new Date(dropOffAt.getTime() + mostLateMs) });
}

const aRequest = z.object({ requestId: z.uuid() });

/** Texts a seller whose bags are expected in an hour, once; the guard of texting decides. */
export const remindOfDropOff = operation({
  name: "buys.remindOfDropOff",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: aRequest,
  async run(context, { requestId }): Promise<boolean> {
    const request = await findRequest(context.sql, { ...keyOf(context, requestId), now: context.now });
    const message = await defaultMessage(context, "drop_off");
    if (request?.status !== "new" || !isAhead(request, context.now) || message?.isAutomatic !== true) {
      return false;
    }
    const body = fillBuyMessage(message.body, await valuesOf(context, request));
    if (body === "") {
      return false;
    }
    const { blockCode } = await sendStoreText(context, {
      ...{ id: buyTextId(requestId, "drop-off"), kind: "buy", body },
      phone: phoneDigits(request.mobile),
      notAfter: request.dropOffAt,
    });
    return blockCode === null;
  },
});

function isAhead({ dropOffAt }: CheckinRequest, now: Date): boolean {
  return dropOffAt !== null && dropOffAt > now;
}

async function valuesOf(context: StoreContext, request: CheckinRequest) {
  const { sql, store } = context;
  const [phone, need, origin] = await Promise.all([
    findStorePhone(sql, store.id),
    neededNow(context),
    findRequestOrigin(sql, keyOf(context, request.id)),
  ]);
  return {
    first: request.firstName,
    store: store.name,
    dropOff: request.dropOffAt === null ? null : formatTime(request.dropOffAt, store.timeZone),
    phone: phone === null ? null : formatPhone(phone),
    weNeed: need,
    link: sellerPageUrl(context, { pageToken: origin?.pageToken ?? null }),
  };
}

/** Nobody brought the bags. */
export const expireDropOff = operation({
  name: "buys.expireDropOff",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: aRequest,
  async run(context, { requestId }): Promise<boolean> {
    const request = await findRequest(context.sql, { ...keyOf(context, requestId), now: context.now });
    const dropOffAt = request?.dropOffAt ?? null;
    const isLate = dropOffAt !== null && context.now.getTime() - dropOffAt.getTime() >= mostLateMs;
    return isLate && expireRequest(context, requestId);
  },
});

/** Who was left in line when the business day ended. */
export const expireRequests = operation({
  name: "buys.expireRequests",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: z.object({}),
  async run(context): Promise<number> {
    const storeId = context.store.id;
    const date = await findBusinessDate(context.sql, { storeId, at: context.now });
    const ids = await listLeftRequests(context.sql, { storeId, before: date });
    for (const id of ids) {
      await expireRequest(context, id);
    }
    return ids.length;
  },
});

function keyOf({ store }: StoreContext, id: string): { storeId: number; id: string } {
  return { storeId: store.id, id };
}
