import { z } from "zod";
import { bouncebackSettingsChanged } from "#server/events/bounceback.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./bounceback-settings.db.ts";
import type { BouncebackSettings } from "./bounceback-settings.db.ts";

/** With the names of the stores that honor each other's coupons. */
export type SettingsView = BouncebackSettings & { storeNames: string[] };

/** Everybody reads them: they decide what the counter offers. */
export const bouncebackSettings = operation({
  name: "bounceback.bouncebackSettings",
  kind: "read",
  permission: "bounceback:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SettingsView> {
    return toView(context, await db.getBouncebackSettings(context.sql, context.store.id));
  },
});

/** Absent ones stay as they are. */
export const changeBouncebackSettings = operation({
  name: "bounceback.changeBouncebackSettings",
  kind: "write",
  permission: "bounceback:settings",
  on: "store",
  employee: "required",
  input: z
    .object({
      earnsOnRedemption: z.boolean(),
      mostPerSale: z.int().min(1, "Use 1 or more").max(100, "Use 100 or fewer"),
      onReturn: z.enum(db.returnRules),
    })
    .partial(),
  async run(context, changes): Promise<SettingsView> {
    const storeId = context.store.id;
    const before = await db.getBouncebackSettings(context.sql, storeId);
    const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const after: BouncebackSettings = { ...before, ...changed };
    await db.saveBouncebackSettings(context.sql, storeId, after);
    await context.emit(bouncebackSettingsChanged, { before, after }, { kind: "BouncebackSettings", id: storeId });
    return toView(context, after);
  },
});

async function toView(context: StoreContext, settings: BouncebackSettings): Promise<SettingsView> {
  return { ...settings, storeNames: (await companyStores(context)).map(({ name }) => name) };
}
