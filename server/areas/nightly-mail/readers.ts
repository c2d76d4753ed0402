/** Who reads the mails of a company, and about which of its stores: one mail for each address. */
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import type { Context, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { keepUserAddresses, listAddressesOfStores, listUsersOfStore } from "./addresses.db.ts";
import type { AddressRow, MailUser } from "./addresses.db.ts";
import { listMailedStores } from "./nightly-mail.db.ts";
import type { MailedStore, MailSettings } from "./nightly-mail.db.ts";

export type ReaderStore = { store: MailedStore; secret: string };

export type Reader = {
  address: string;
  /** Null for an address that a manager added. */
  user: MailUser | null;
  /** Of the default store, where it is one of theirs. */
  timeZone: string;
  /** By name. */
  stores: ReaderStore[];
};

/** Everybody to whom a mail of the company's stores may go now: confirmed, not stopped, chosen by role. */
export const listReaders = operation({
  name: "nightlyMail.listReaders",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  asSystem: "one mail covers all stores of its reader",
  input: z.object({}),
  async run(context): Promise<Reader[]> {
    const stores = await listMailedStores(context.sql, context.store.accountId);
    if (stores.length === 0) {
      return [];
    }
    const users = await Promise.all(
      stores.map((store) => listUsersOfStore(context.sql, { storeId: store.id, accountId: store.accountId })),
    );
    const rows = await keepRows(context, stores, users);
    const byAddress = new Map<string, Reader>();
    for (const [at, store] of stores.entries()) {
      for (const row of rows.filter(({ storeId }) => storeId === store.id)) {
        const user = users[at]?.find(({ userId }) => userId === row.userId) ?? null;
        if (isReading(row, { user, settings: store.settings })) {
          addStore(byAddress, { row, user, store });
        }
      }
    }
    return [...byAddress.values()];
  },
});

/** Each user needs a row for the links of the mail; nearly always all have one. */
async function keepRows(
  context: Context,
  stores: readonly MailedStore[],
  users: readonly (readonly MailUser[])[],
): Promise<AddressRow[]> {
  const storeIds = stores.map(({ id }) => id);
  const rows = await listAddressesOfStores(context.sql, storeIds);
  const lacking = stores.map((store, at) => ({
    store,
    users: (users[at] ?? []).filter(
      ({ userId, email }) =>
        !rows.some((row) => row.storeId === store.id && row.userId === userId && row.address === email),
    ),
  }));
  if (lacking.every((group) => group.users.length === 0)) {
    return rows;
  }
  for (const { store, users: newUsers } of lacking) {
    const into = { storeId: store.id, accountId: store.accountId, now: context.now };
    await keepUserAddresses(context.sql, { ...into, users: newUsers, secrets: newUsers.map(newLinkSecret) });
  }
  return listAddressesOfStores(context.sql, storeIds);
}

/** An address of a person who is no user any more gets nothing. */
function isReading(row: AddressRow, { user, settings }: { user: MailUser | null; settings: MailSettings }): boolean {
  if (row.confirmedAt === null || row.stoppedAt !== null) {
    return false;
  }
  return row.userId === null || (user !== null && isChosen(user.role, settings));
}

export function isChosen(role: number, settings: MailSettings): boolean {
  const chosen: Readonly<Record<number, boolean>> = {
    [roles.owner]: settings.toOwners,
    [roles.districtManager]: settings.toDistrictManagers,
    [roles.manager]: settings.toManagers,
  };
  return chosen[role] ?? false;
}

function addStore(
  readers: Map<string, Reader>,
  { row, user, store }: { row: AddressRow; user: MailUser | null; store: MailedStore },
): void {
  const reader = readers.get(row.address);
  if (reader === undefined) {
    readers.set(row.address, {
      address: row.address,
      user,
      timeZone: store.timeZone,
      stores: [{ store, secret: row.secret }],
    });
    return;
  }
  reader.stores.push({ store, secret: row.secret });
  reader.user ??= user;
  if (reader.user?.defaultStoreId === store.id) {
    reader.timeZone = store.timeZone;
  }
}

/** The same request for another store of the company. */
export function requestFor(request: StoreRequest, store: MailedStore): StoreRequest {
  const { id, accountId, name, timeZone, boundaryMinutes, weekStart } = store;
  return {
    ...request,
    store: { id, accountId, name, timeZone, boundaryMinutes, weekStart },
    scope: { accountIds: [accountId], storeIds: [id] },
  };
}
