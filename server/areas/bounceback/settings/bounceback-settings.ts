import { z } from "zod";
import { orNull } from "#common/or-null.ts";
import { bouncebackSettingsChanged } from "#server/events/bounceback.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./bounceback-settings.db.ts";
import type { BouncebackSettings } from "./bounceback-settings.db.ts";

/** With the names of the stores that honor each other's coupons. */
export type SettingsView = BouncebackSettings & { storeNames: string[] };

/** The most that an owner may allow without a connection. */
const mostOfflineCents = 100_000;

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
  run: (context, changes) =>
    save(context, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))),
});

/**
 * Taking coupons that nobody can check is the owner's risk. Null turns it off. An owner is seldom an employee of a store,
 * and no register is an owner's, so no PIN is asked.
 */
export const setOfflineRule = operation({
  name: "bounceback.setOfflineRule",
  kind: "write",
  permission: "bounceback:decide-on-offline",
  on: "store",
  input: z.object({
    most: z.int().min(1, "Use more than $0").max(mostOfflineCents, "Use at most $1,000").nullish().transform(orNull),
  }),
  run: (context, { most }) => save(context, { offlineMostCents: most }),
});

async function save(context: StoreContext, changes: Partial<BouncebackSettings>): Promise<SettingsView> {
  const storeId = context.store.id;
  const before = await db.getBouncebackSettings(context.sql, storeId);
  await db.saveBouncebackSettings(context.sql, storeId, changes);
  const after = { ...before, ...changes };
  await context.emit(bouncebackSettingsChanged, { before, after }, { kind: "BouncebackSettings", id: storeId });
  return toView(context, after);
}

async function toView(context: StoreContext, settings: BouncebackSettings): Promise<SettingsView> {
  return { ...settings, storeNames: (await companyStores(context)).map(({ name }) => name) };
}
