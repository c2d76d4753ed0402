import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { buySettingChanged } from "#server/events/buys.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./buy-policy.db.ts";
import type { BuyPolicy } from "./buy-policy.db.ts";

export type { BuyPolicy } from "./buy-policy.db.ts";

/** What the seller reads and signs; null when the store has no policy, and the step is skipped. */
export const buyPolicy = operation({
  name: "buys.buyPolicy",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<BuyPolicy | null> {
    const policy = await db.findPolicy(context.sql, context.store.id);
    return policy === undefined || policy.body === "" ? null : policy;
  },
});

/** A new version: buys that were checked in under an older one keep it. */
export const changeBuyPolicy = operation({
  name: "buys.changeBuyPolicy",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again adds nothing. */
    id: z.uuid(),
    body: inputText.trim().max(4000, "Use 4,000 characters or fewer"),
  }),
  async run(context, { id, body }): Promise<BuyPolicy | null> {
    const storeId = context.store.id;
    await lockBuyCounter(context.sql, storeId);
    const before = await db.findPolicy(context.sql, storeId);
    if ((before?.body ?? "") === body) {
      return body === "" ? null : (before ?? null);
    }
    const { now: at, employee } = context;
    if (await db.insertPolicy(context.sql, { storeId, id, body, at, employeeId: employee?.id ?? null })) {
      const change = { before: { policy: before?.body ?? "" }, after: { policy: body } };
      await context.emit(buySettingChanged, change, { kind: "BuySettings", id: storeId });
    }
    return body === "" ? null : { id, body, createdAt: at };
  },
});
