/** Calls to a seller, as people at the counter note them: who opted out of texts is called instead. */
import { z } from "zod";
import { sellerCalled, sellerCallUndone } from "#server/events/buys.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { updateBuy } from "./change-buy.db.ts";
import { getBuy, lockedBuy, named, subject } from "./get-buy.ts";
import type { BuyWithCustomer } from "./get-buy.ts";

/** More calls than anyone makes about one buy. */
const mostCalls = 20;

export const noteSellerCall = operation({
  name: "buys.noteSellerCall",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    if (buy.status === "complete") {
      throw new Refusal("buy-moved-on", { message: "This buy is already complete" });
    }
    const callTimes = [...buy.callTimes, context.now].slice(-mostCalls);
    await updateBuy(context.sql, { storeId: context.store.id, id }, { callTimes });
    await context.emit(sellerCalled, named(buy), subject(id));
    return getBuy(context, id);
  },
});

/** Undoes the newest one: it was noted by mistake. */
export const undoSellerCall = operation({
  name: "buys.undoSellerCall",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<BuyWithCustomer> {
    const buy = await lockedBuy(context, id);
    if (buy.callTimes.length === 0) {
      return buy;
    }
    await updateBuy(context.sql, { storeId: context.store.id, id }, { callTimes: buy.callTimes.slice(0, -1) });
    await context.emit(sellerCallUndone, named(buy), subject(id));
    return getBuy(context, id);
  },
});
