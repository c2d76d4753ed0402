import { z } from "zod";
import { customerCodeRules } from "#common/customers/customer-code.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import { idRetentions } from "#server/areas/customers/customers.ts";
import type { IdRetention } from "#server/areas/customers/customers.ts";
import { buySettingChanged } from "#server/events/buys.ts";
import { lockBuyCounter } from "#server/areas/buys/buy-lock.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./buy-settings.db.ts";
import type { BuySettings } from "./buy-settings.db.ts";
import { retentionOf } from "./buy-settings.rules.ts";

export type { BuySettings } from "./buy-settings.db.ts";

const mostDrawerCash = 10_000_000;

/** Everybody reads them: they decide what a check-in asks for. */
export const buySettings = operation({
  name: "buys.buySettings",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<BuySettings> => db.getBuySettings(context.sql, context.store.id),
});

/** The page saves one at a time; absent ones stay as they are. */
export const changeBuySettings = operation({
  name: "buys.changeBuySettings",
  kind: "write",
  permission: "buys:settings",
  on: "store",
  employee: "required",
  input: z
    .object({
      requiresEmail: z.boolean(),
      requiresIdNumber: z.boolean(),
      requiresPosCode: z.boolean(),
      minimumAge: z.int().min(0, "At least 0").max(99, "At most 99"),
      abandonAfterDays: z.int().min(1, "Use 1 day or more").max(60, "Use 60 days or fewer"),
      signsOnPaper: z.boolean(),
      idRetention: z.enum(idRetentions).nullable(),
      takesRequests: z.boolean(),
      mostDropOffs: z.int().min(0, "At least 0").max(999, "At most 999").nullable(),
      dropOffsPerHour: z.int().min(1, "At least 1").max(99, "At most 99").nullable(),
      dropOffEveryMinutes: z.int().min(1, "At least 1").max(60, "At most 60"),
      customerCodeRule: z.enum(customerCodeRules),
      drawerCash: z.int().min(1, "More than $0").max(mostDrawerCash, "$100,000 at most").nullable(),
      mostSupplyWeeks: z.int().min(1, "At least 1").max(98, "At most 98").nullable(),
      closedWords: inputText.trim().max(200, "Use 200 characters or fewer"),
    })
    .partial(),
  async run(context, changes): Promise<BuySettings> {
    const storeId = context.store.id;
    await lockBuyCounter(context.sql, storeId);
    const before = await db.getBuySettings(context.sql, storeId);
    const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after: BuySettings = { ...before, ...changed };
    await db.saveBuySettings(context.sql, storeId, after);
    await context.emit(buySettingChanged, { before, after }, { kind: "BuySettings", id: storeId });
    return after;
  },
});

/** How long the store keeps ID numbers: its choice, or what follows from asking for them. */
export const idRetention = operation({
  name: "buys.idRetention",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  run: async (context): Promise<IdRetention> => retentionOf(await db.getBuySettings(context.sql, context.store.id)),
});
