import { z } from "zod";
import { addDefaultLocations } from "#server/areas/backstock/backstock.ts";
import { moveDueTimes } from "#server/areas/daybook/daybook.ts";
import { addOwnerToTeam } from "#server/areas/team/team.ts";
import { storeAdded, storeEdited } from "#server/events/company/settings.ts";
import { forgetRights } from "#server/platform/auth/principals.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { changedFields, definedFields } from "./changed-fields.rules.ts";
import { newStoreDocument } from "./new-store-mail.ts";
import { listOwnerAddresses } from "#server/platform/auth/owners.db.ts";
import * as db from "./store-profile.db.ts";
import type { StoreDetails, StoreProfile } from "./store-profile.db.ts";
import { newStore, storeChanges } from "./store-profile-input.ts";
import { withTidyZip, wrongFields } from "./store-profile.rules.ts";

export type { StoreProfile } from "./store-profile.db.ts";

export const viewStoreProfile = operation({
  name: "settings.viewStoreProfile",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  run: (context): Promise<StoreProfile> => loadStore(context),
});

/** Changes only the given fields; a new time zone moves what is due from now on. */
export const editStore = operation({
  name: "settings.editStore",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: storeChanges,
  async run(context, changes): Promise<StoreProfile> {
    const { id: storeId, accountId } = context.store;
    const before = (await db.lockStore(context.sql, storeId)) ?? notThere();
    const after: StoreProfile = withTidyZip({ ...before, ...definedFields(changes) });
    const changed = changedFields(before, after);
    if (changed === null) {
      return before;
    }
    refuseWrong(after);
    forgetRights(context.platform, `account:${accountId}`);
    await db.updateStore(context.sql, after).catch(refuseTakenNumber);
    if (after.timeZone !== before.timeZone) {
      await moveDueTimes(context, { timeZone: after.timeZone });
    }
    await context.emit(storeEdited, changed, { kind: "Store", id: storeId });
    return after;
  },
});

/** Adds a store to the company, emails its owner, and gives the person who adds it access right away. */
export const addStore = operation({
  name: "settings.addStore",
  kind: "write",
  permission: "store:add",
  on: "store",
  asSystem: "a store that is just made is in nobody's reach yet",
  input: newStore,
  async run(context, details): Promise<StoreProfile> {
    const { id: fromStoreId, accountId } = reachedStore(context);
    const id = await insertNewStore(context, accountId, details);
    const after = { name: details.name, number: details.number };
    await context.emit(storeAdded, { storeId: id, after }, { kind: "Store", id: fromStoreId });
    await emailOwners(context, { accountId, store: details });
    return (await db.findStore(context.sql, id)) ?? notThere();
  },
});

/**
 * Adds the first store of a company, which no store leads to. The lock on the company is what keeps two presses, or two
 * devices, from adding two.
 */
export const addFirstStore = operation({
  name: "settings.addFirstStore",
  kind: "write",
  permission: "billing:manage",
  on: "account",
  asSystem: "a store that is just made is in nobody's reach yet",
  input: newStore,
  async run(context, details): Promise<StoreProfile> {
    const { user } = context;
    if (user === null) {
      throw notSignedIn();
    }
    const { accountId } = user;
    if (await db.hasStore(context.sql, accountId)) {
      throw new Refusal("has-store", { message: "Your company already has a store" });
    }
    const id = await insertNewStore(context, accountId, details);
    await addOwnerToTeam(context, { user, storeId: id });
    const after = { name: details.name, number: details.number };
    await context.emit(storeAdded, { storeId: id, after }, { kind: "Store", id });
    return (await db.findStore(context.sql, id)) ?? notThere();
  },
});

/** Makes the store with what each has from the start, in the reach of the person who adds it. */
async function insertNewStore(context: Context, accountId: number, details: StoreDetails): Promise<number> {
  const store = withTidyZip(details);
  refuseWrong(store);
  forgetRights(context.platform, `account:${accountId}`);
  const id = await db.insertStore(context.sql, accountId, store).catch(refuseTakenNumber);
  await addDefaultLocations(context.sql, { storeId: id, at: context.now });
  const { user } = context;
  if (user?.accountId === accountId) {
    await db.insertReach(context.sql, { accountId, userId: user.id, storeId: id });
  }
  return id;
}

async function loadStore(context: StoreContext): Promise<StoreProfile> {
  return (await db.findStore(context.sql, context.store.id)) ?? notThere();
}

/** Row-level security does not hold here, so the store must be one that the caller reaches. */
function reachedStore(context: StoreContext): { id: number; accountId: number } {
  const store = context.store;
  return context.scope === "system" || context.scope.storeIds.includes(store.id) ? store : notThere();
}

function refuseWrong(store: StoreDetails): void {
  const wrong = wrongFields(store);
  if (Object.keys(wrong).length > 0) {
    throw invalidInput(wrong);
  }
}

function refuseTakenNumber(error: unknown): never {
  throw db.isNumberTaken(error) ? invalidInput({ number: ["Another store already has this number"] }) : error;
}

async function emailOwners(context: Context, added: { accountId: number; store: StoreDetails }): Promise<void> {
  const by = context.employee?.fullName ?? context.user?.fullName ?? "Somebody";
  const document = newStoreDocument({ by, name: added.store.name, number: added.store.number });
  for (const to of await listOwnerAddresses(context.sql, added.accountId)) {
    await postMail(context, { accountId: added.accountId, to, document });
  }
}

function notThere(): never {
  throw notFound("Store");
}
