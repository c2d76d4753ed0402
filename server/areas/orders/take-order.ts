/** What the shop says of an order, by whichever way it came. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { checkedElsewhere } from "#common/inputs/input-ranges.ts";
import { isOver } from "#common/orders/order-states.ts";
import type { OrderState } from "#common/orders/order-states.ts";
import { dueTime } from "#common/orders/due-time.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { OnlineOrder } from "#server/adapters/orders/orders.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import { orderCancelled, orderClosedThere, orderReceived } from "#server/events/orders.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import { addStep, followLines, moveOrder, orderSubject, refreshOrder } from "./order-change.ts";
import { compareSalesJob } from "./orders.jobs.ts";
import * as db from "./orders.db.ts";
import type { OrderRow } from "./orders.db.ts";
import { findShop } from "./shops.db.ts";

/**
 * Takes an order as the shop has it now. The same state, or an older one, changes nothing, so it may come twice, late and
 * by two ways. Resolves to whether it is new here.
 */
export const takeOrder = operation({
  name: "orders.takeOrder",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, order: checkedElsewhere<OnlineOrder>(), isReconciled: z.boolean() }),
  async run(context, { id: provider, order, isReconciled }): Promise<boolean> {
    const storeId = context.store.id;
    const shop = await findShop(context.sql, { storeId, provider });
    if (shop === null || shop.endedAt !== null) {
      return false;
    }
    const key = { storeId, provider, externalId: order.id };
    const before = await db.lockOrderOfShop(context.sql, key);
    if (before === null && (await addOrder(context, { provider, shopDomain: shop.shopDomain, order, isReconciled }))) {
      return true;
    }
    const existing = before ?? (await db.lockOrderOfShop(context.sql, key));
    if (existing !== null && existing.shopUpdatedAt < order.updatedAt) {
      await changeOrder(context, { existing, order });
    }
    return false;
  },
});

type NewOrder = { provider: string; shopDomain: string; order: OnlineOrder; isReconciled: boolean };

async function addOrder(
  context: StoreContext,
  { provider, shopDomain, order, isReconciled }: NewOrder,
): Promise<boolean> {
  const { sql, store, now } = context;
  const id = uuidv7({ msecs: now.getTime() });
  const state: OrderState =
    order.cancelledAt !== null ? "cancelled" : order.fulfillmentStatus === "fulfilled" ? "done" : "new";
  const isAdded = await db.insertOrder(sql, {
    ...{ storeId: store.id, id, provider, shopDomain, externalId: order.id, placedAt: order.placedAt, isReconciled },
    ...shopFields(order),
    ...contactFields(order),
    ...{ state, stateAt: now, receivedAt: now, dueAt: await dueAt(context, order.placedAt) },
    // Nothing was collected of it.
    putBackAt: state === "cancelled" ? now : null,
  });
  if (!isAdded) {
    return false;
  }
  await db.saveLines(sql, { storeId: store.id, orderId: id, lines: order.lines });
  const { name } = order;
  await addStep(context, { orderId: id, kind: "placed", at: order.placedAt });
  await (isReconciled
    ? addStep(context, { orderId: id, kind: "reconciled", detail: "found by reconcile" })
    : undefined);
  await context.emit(orderReceived, { name, isReconciled }, orderSubject(id));
  await context.addJob(compareSalesJob, { storeId: store.id });
  return true;
}

/** Two weeks: no store is shut for longer without its hours saying so. */
const daysAhead = 14;

async function dueAt({ sql, store }: StoreContext, placedAt: Date): Promise<Date> {
  const from = localTimeAt(placedAt, store.timeZone).date;
  const days = await listOpenDays(sql, { storeId: store.id, from, days: daysAhead });
  return dueTime(days, { placedAt, timeZone: store.timeZone });
}

async function changeOrder(
  context: StoreContext,
  { existing, order }: { existing: OrderRow; order: OnlineOrder },
): Promise<void> {
  const { id, name, state } = existing;
  const key = { storeId: context.store.id, id };
  // What a customer had taken out does not come back with the next change.
  const contact = existing.redactedAt === null ? contactFields(order) : {};
  const { note, ...fields } = shopFields(order);
  await db.changeOrder(context.sql, key, {
    ...fields,
    ...contact,
    ...(existing.redactedAt === null && { note }),
  });
  await db.saveLines(context.sql, { storeId: key.storeId, orderId: id, lines: order.lines });
  if (order.cancelledAt !== null && existing.cancelledAt === null) {
    await cancel(context, { existing, at: order.cancelledAt });
  } else if (order.fulfillmentStatus === "fulfilled" && !isOver(state)) {
    await moveOrder(context, { id, state: "done" });
    await addStep(context, { orderId: id, kind: "closed-there" });
    await context.emit(orderClosedThere, { name }, orderSubject(id));
  } else {
    await followLines(context, existing);
    await refreshOrder(context, id);
    await context.addJob(compareSalesJob, { storeId: key.storeId });
  }
}

/** What was already collected hangs somewhere else, until a person says that it is back. */
async function cancel(context: StoreContext, { existing, at }: { existing: OrderRow; at: Date }): Promise<void> {
  const { id, name, state } = existing;
  const lines = await db.listLines(context.sql, { storeId: context.store.id, orderIds: [id] });
  const isCollected = state !== "done" && lines.some(({ pickState }) => pickState === "found");
  const isUnderway = isCollected || state === "picking" || state === "problem";
  await moveOrder(context, { id, state: "cancelled" }, { putBackAt: isUnderway ? null : context.now });
  await addStep(context, { orderId: id, kind: "cancelled", at });
  await context.emit(orderCancelled, { name }, orderSubject(id));
}

function shopFields(order: OnlineOrder) {
  const { name, channel, financialStatus, fulfillmentStatus, delivery, currency, tags, cancelledAt } = order;
  const { subtotalCents, taxCents, totalCents, note, updatedAt } = order;
  return {
    ...{ name, channel, financialStatus, fulfillmentStatus, currency, tags, cancelledAt, subtotalCents, taxCents },
    ...{ totalCents, deliveryMethod: delivery, note: note || null, shopUpdatedAt: updatedAt },
  };
}

function contactFields({ customerName, email, phone }: OnlineOrder) {
  return { customerName: customerName || null, customerEmail: email || null, customerPhone: phone || null };
}
