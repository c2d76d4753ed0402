/** What a customer may ask of what a shop passed on: to know it, and to have it taken out. */
import { orderDataRequested, orderRedacted } from "#server/events/orders.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { addStep, orderSubject } from "./order-change.ts";
import { changeOrder, lockOrdersOfShop } from "./orders.db.ts";

type PrivacyReport = {
  id: string;
  what: "request" | "redact-customer" | "redact-shop";
  orderIds: readonly string[];
};

/** Takes out who ordered, and keeps what was ordered and paid. A request alone stands in the order's history. */
export async function redactOrders(context: StoreContext, { id, what, orderIds }: PrivacyReport): Promise<void> {
  const storeId = context.store.id;
  const externalIds = what === "redact-shop" ? null : orderIds;
  for (const order of await lockOrdersOfShop(context.sql, { storeId, provider: id, externalIds })) {
    const { name } = order;
    if (what === "request") {
      await addStep(context, { orderId: order.id, kind: "data-requested" });
      await context.emit(orderDataRequested, { name }, orderSubject(order.id));
      continue;
    }
    const nobody = { customerName: null, customerEmail: null, customerPhone: null, note: null };
    await changeOrder(context.sql, { storeId, id: order.id }, { ...nobody, redactedAt: context.now });
    await addStep(context, { orderId: order.id, kind: "redacted" });
    await context.emit(orderRedacted, { name }, orderSubject(order.id));
  }
}
