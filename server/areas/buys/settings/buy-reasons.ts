import { v5 as uuidv5 } from "uuid";
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { buySettingChanged } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import * as db from "./buy-reasons.db.ts";
import type { BuyReason, ReasonKind } from "./buy-reasons.db.ts";
import { defaultReasons, mostReasons, reasonsAfter, usualSeasonalReason } from "./buy-reasons.rules.ts";

export type { BuyReason } from "./buy-reasons.db.ts";

/** Namespace of the ids of usual reasons; a number that means nothing else. */
const reasonIds = "5d0b2f4e-6f0a-4d5e-9c39-0f2f5b3c8a11";

/** Why pieces are taken or passed: also those that are switched off, because old buys name them. */
export const buyReasons = operation({
  name: "buys.buyReasons",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<BuyReason[]> => savedOrUsualReasons(context),
});

/** A store that has never changed its reasons has the usual ones; they are written when something is to name them. */
export async function ensureReasons(context: StoreContext): Promise<BuyReason[]> {
  const storeId = context.store.id;
  const reasons = await savedOrUsualReasons(context);
  for (const reason of reasons) {
    await db.saveReason(context.sql, storeId, reason);
  }
  return reasons;
}

async function savedOrUsualReasons(context: StoreContext): Promise<BuyReason[]> {
  const storeId = context.store.id;
  const saved = await db.listReasons(context.sql, storeId);
  return saved.length > 0 ? saved : (["take", "pass"] as const).flatMap((kind) => usualReasons(storeId, kind));
}

/** Their ids follow from the store, so that what is shown before they are written has the same ones afterwards. */
function usualReasons(storeId: number, kind: ReasonKind): BuyReason[] {
  return defaultReasons[kind].map((name, position) => {
    const id = uuidv5(`${storeId} ${kind} ${position}`, reasonIds);
    return { id, kind, name, position, isActive: true, isSeasonal: name === usualSeasonalReason };
  });
}

/** One list, whole: its order, its words, and what is left out of it. */
export const changeBuyReasons = operation({
  name: "buys.changeBuyReasons",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z.object({
    kind: z.enum(["take", "pass"]),
    reasons: z
      .array(
        z.object({
          id: z.uuid(),
          name: inputText.trim().min(1, "A reason needs a name").max(60),
          isSeasonal: z.boolean().default(false),
        }),
      )
      .max(mostReasons, `Use ${mostReasons} reasons or fewer`),
  }),
  async run(context, { kind, reasons }): Promise<BuyReason[]> {
    const storeId = context.store.id;
    await lockBuyCounter(context.sql, storeId);
    const before = await ensureReasons(context);
    if (reasons.some(({ id }) => before.some((reason) => reason.id === id && reason.kind !== kind))) {
      throw invalidInput({ reasons: ["A reason of the other list"] });
    }
    if (new Set(reasons.map(({ name }) => name.toLowerCase())).size < reasons.length) {
      throw invalidInput({ reasons: ["Give each reason its own name"] });
    }
    const after = reasonsAfter(before, kind, reasons);
    for (const reason of after) {
      await db.saveReason(context.sql, storeId, reason);
    }
    const off = after.filter(({ isActive }) => !isActive).map(({ id }) => id);
    await db.deleteUnusedReasons(context.sql, { storeId, ids: off });
    const change = { before: named(before, kind), after: named(after, kind) };
    await context.emit(buySettingChanged, change, { kind: "BuySettings", id: storeId });
    return db.listReasons(context.sql, storeId);
  },
});

function named(reasons: readonly BuyReason[], kind: ReasonKind): Record<string, string> {
  const active = reasons.filter((reason) => reason.kind === kind && reason.isActive);
  return { [kind === "take" ? "takeReasons" : "passReasons"]: active.map(({ name }) => name).join(", ") };
}
