/** The auto-reply: it goes out once for each buy, when a seller writes and nobody here does within two minutes. */
import { z } from "zod";
import { answerSellerJob } from "#server/areas/buys/buys.jobs.ts";
import { lockedBuy } from "#server/areas/buys/desk/get-buy.ts";
import { isAnswered } from "#server/areas/texting/texting.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./buy-texts.db.ts";
import { buyTextId, sendBuyText } from "./send-buy-text.ts";

const minuteMs = 60_000;
/** The time that people here have to answer. */
const answerAfterMs = 2 * minuteMs;
/** Later than this the answer would confuse. */
const usefulMs = 30 * minuteMs;

/** A customer wrote: if it is about a buy whose text brings an answer of its own, that is queued. */
export async function noteReply(
  context: StoreContext,
  { name: phone, messageId }: { name: string; messageId: string },
): Promise<void> {
  const storeId = context.store.id;
  const reply = await db.findAutoReply(context.sql, { storeId, phone });
  if (reply !== null) {
    const runAt = new Date(context.now.getTime() + answerAfterMs);
    await context.addJob(answerSellerJob, { storeId, buyId: reply.buyId, messageId }, { runAt });
  }
}

export const answerSeller = operation({
  name: "buys.answerSeller",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  input: z.object({ buyId: z.uuid(), messageId: z.uuid() }),
  async run(context, { buyId, messageId }): Promise<boolean> {
    const buy = await lockedBuy(context, buyId);
    const reply = await db.findAutoReply(context.sql, { storeId: context.store.id, phone: buy.customer.mobile });
    if (reply?.buyId !== buyId || (await isAnswered(context, messageId))) {
      return false;
    }
    const notAfter = new Date(context.now.getTime() + usefulMs);
    await sendBuyText(context, buy, {
      ...{ id: buyTextId(buyId, "auto reply"), kind: "auto_reply", body: reply.body, notAfter },
    });
    return true;
  },
});
