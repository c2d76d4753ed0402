/** The text that a customer gets when an order is ready: offered, never sent automatically. */
import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { requiredText } from "#common/inputs/field-schemas.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { closesAt, openPeriods } from "#common/store-hours.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { listTextRefusals, recordOrderConsent, sendText } from "#server/areas/texting/texting.ts";
import { orderTexted } from "#server/events/orders.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listOpenDays } from "#server/platform/public-pages/open-days.db.ts";
import { Refusal, invalidInput } from "#server/platform/refusals/refusal.ts";
import { readyText } from "./customer-text.rules.ts";
import { addStep, lockOrder, orderSubject } from "./order-change.ts";
import { changeOrder } from "./orders.db.ts";
import type { LineRow, OrderRow } from "./orders.db.ts";

export type TextOffer = {
  /** Ten digits. */
  phone: string;
  body: string;
  /** The guard's code; null when the text may go. */
  refusal: string | null;
};

/** Null where there is nothing to say, nobody to say it to, or it was said. */
export async function offerText(
  context: StoreContext,
  { order, lines }: { order: OrderRow; lines: readonly LineRow[] },
): Promise<TextOffer | null> {
  const { state, textId, customerPhone, name, customerName } = order;
  if (state !== "ready_for_pickup" || textId !== null || customerPhone === null || !isPhone(customerPhone)) {
    return null;
  }
  const phone = phoneDigits(customerPhone);
  const refusals = await listTextRefusals(context, { phones: [phone], kind: "conversation" });
  const pieces = lines
    .filter(({ pickState }) => pickState === "found")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const until = await closingTime(context);
  const refunded = lines
    .filter(({ pickState, quantity }) => quantity === 0 && (pickState === "sold_in_store" || pickState === "missing"))
    .map(({ title }) => title);
  const facts = { name, customerName, store: context.store.name, pieces, closesAt: until, refunded };
  const refusal = refusals.get(phone) ?? null;
  // Who gave the number with the order is asked for no other yes: the press keeps that as their consent.
  return {
    phone,
    body: readyText(facts, context.store.timeZone),
    refusal: refusal === "TEXT_NO_CONSENT" ? null : refusal,
  };
}

/** The UUID namespace of the consent that an order is. */
const consentIds = "6a2f5a0e-8a5c-4b67-9a35-3d1f1e0c7b44";

/** Until when the store is open today; null when it is closed by now. */
async function closingTime({ sql, store, now }: StoreContext): Promise<Date | null> {
  const { date, minutes } = localTimeAt(now, store.timeZone);
  const [today] = await listOpenDays(sql, { storeId: store.id, from: date, days: 0 });
  const closes = today === undefined ? null : closesAt(openPeriods(today), minutes);
  return closes === null || closes <= minutes ? null : instantOf(date, closes, store.timeZone);
}

/** Sends the customer word that the order is ready, once. Whether it may go is the guard's to say. */
export const textOrderReady = operation({
  name: "orders.textReady",
  kind: "write",
  permission: "texting:send",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** Of the text, made by the client, so that sending it again adds nothing. */
    textId: z.uuid(),
    body: requiredText(longestText),
  }),
  async run(context, { id, textId, body }): Promise<void> {
    const order = await lockOrder(context, id);
    if (order.textId !== null) {
      return;
    }
    const phone = order.customerPhone ?? "";
    if (!isPhone(phone)) {
      throw invalidInput({ body: ["There is no mobile with this order"] });
    }
    if (order.state !== "ready_for_pickup") {
      throw new Refusal("changed-meanwhile", { message: `${order.name} isn't ready for pickup` });
    }
    await recordOrderConsent(context, { id: uuidv5(id, consentIds), phone: phoneDigits(phone), order: order.name });
    await sendText(context, { id: textId, phone: phoneDigits(phone), kind: "conversation", body });
    await changeOrder(context.sql, { storeId: context.store.id, id }, { textId });
    await addStep(context, { orderId: id, kind: "texted" });
    await context.emit(orderTexted, { name: order.name }, orderSubject(id));
  },
});
