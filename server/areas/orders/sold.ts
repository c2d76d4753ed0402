/** A piece that is ordered online may be sold at the counter: the register's word is compared with the open lines. */
import { z } from "zod";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { orderLineSold } from "#server/events/orders.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { addStep, followLines, lockOrder, orderSubject, refreshOrder } from "./order-change.ts";
import { compareSalesJob } from "./orders.jobs.ts";
import { saveLineState } from "./orders.db.ts";
import { hasOpenLines, listComparedLines } from "./sold.db.ts";
import type { ComparedLine } from "./sold.db.ts";

/**
 * Compares all open lines again each time, so it may run twice, late, and after a sale was voided: then the piece hangs there again
 * and is looked for.
 */
export const compareSales = operation({
  name: "orders.compareSales",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  isUnlimited: true,
  input: z.object({}),
  async run(context): Promise<void> {
    for (const line of await listComparedLines(context.sql, context.store.id)) {
      const isMarked = line.pickState === "sold_in_store";
      if (line.isSold !== isMarked && line.pickState !== "missing") {
        await markSold(context, line);
      }
    }
  },
});

async function markSold(context: StoreContext, { orderId, id, title, isSold, soldAt }: ComparedLine): Promise<void> {
  const order = await lockOrder(context, orderId);
  await saveLineState(context.sql, {
    ...{ storeId: context.store.id, orderId, id, missingReason: null, pickedBy: null },
    pickState: isSold ? "sold_in_store" : "to_find",
    pickedAt: isSold ? (soldAt ?? context.now) : null,
  });
  await addStep(context, { orderId, kind: isSold ? "sold" : "unsold", detail: title });
  await followLines(context, order);
  if (isSold) {
    await context.emit(orderLineSold, { name: order.name, item: title }, orderSubject(orderId));
  } else {
    await refreshOrder(context, orderId);
  }
}

/** A batch of a register announces hundreds of rows in one context, which all ask for the same comparison. */
const booked = new WeakSet<Context>();

/** Books the comparison for what a register sent; a store without open orders has none to make. */
export async function bookComparison(context: Context): Promise<void> {
  const storeId = context.store?.id;
  if (storeId === undefined || booked.has(context)) {
    return;
  }
  booked.add(context);
  if (await hasOpenLines(context.sql, storeId)) {
    await context.addJob(compareSalesJob, { storeId }, { key: `${compareSalesJob.name}:${storeId}` });
  }
}
