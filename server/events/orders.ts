/** What happens to orders of an online shop. Payloads name the order, never its customer. */
import { z } from "zod";

const order = z.object({ name: z.string() });
/** Where a bagged order waits, in the store's own words; absent in events from before there were shelves. */
const shelf = z.string().nullish();
const ofLine = order.extend({ item: z.string() });

/** The shop has a new order. `isReconciled`: its webhook never came. */
export const orderReceived = { name: "order.received", payload: order.extend({ isReconciled: z.boolean() }) } as const;
export const orderStarted = { name: "order.started", payload: order } as const;
/** Picking was given up; the order waits again. */
export const orderReleased = { name: "order.released", payload: order } as const;
/** An employee found a piece, missed it, or took that back. */
export const orderLineMarked = {
  name: "order.line-marked",
  payload: ofLine.extend({ to: z.enum(["to_find", "found", "missing"]), reason: z.string().nullable() }),
} as const;
/** The register sold a piece that is ordered online. */
export const orderLineSold = { name: "order.line-sold", payload: ofLine } as const;
export const orderReadied = { name: "order.readied", payload: order.extend({ isPickup: z.boolean(), shelf }) } as const;
/** It waits somewhere else now. */
export const orderShelved = {
  name: "order.shelved",
  payload: order.extend({ before: shelf, after: shelf }),
} as const;
export const orderTexted = { name: "order.texted", payload: order } as const;
export const orderHandedOver = { name: "order.handed-over", payload: order } as const;
/** The hand-over was a slip. */
export const orderHandOverUndone = { name: "order.hand-over-undone", payload: order } as const;
/** The shop closed it: the order was fulfilled there. */
export const orderClosedThere = { name: "order.closed-there", payload: order } as const;
export const orderCancelled = { name: "order.cancelled", payload: order } as const;
export const orderPutBack = { name: "order.put-back", payload: order } as const;
/** The customer asked the shop to be forgotten. */
export const orderRedacted = { name: "order.redacted", payload: order } as const;
/** The customer asked the shop what is kept. */
export const orderDataRequested = { name: "order.data-requested", payload: order } as const;
export const orderWritten = { name: "order.written", payload: order } as const;

const shop = z.object({ name: z.string() });

export const shopSecretSaved = { name: "online-shop.secret-saved", payload: shop } as const;
export const shopShelvesSaved = {
  name: "online-shop.shelves-saved",
  payload: shop.extend({ before: z.array(z.string()), after: z.array(z.string()) }),
} as const;
export const shopWritesSwitched = {
  name: "online-shop.writes-switched",
  payload: shop.extend({
    before: z.object({ isOn: z.boolean() }),
    after: z.object({ isOn: z.boolean() }),
  }),
} as const;
