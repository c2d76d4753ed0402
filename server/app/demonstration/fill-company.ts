import { addDefaultLocations } from "#server/areas/backstock/backstock.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { saveLogo } from "#server/platform/printing/logo/logo.db.ts";
import type { Platform } from "#server/platform/context/context.ts";
import {
  company,
  demonstrationPassword,
  demonstrationPin,
  ownerEmail,
  stores,
  supportAccount,
  users,
} from "./company.ts";
import type { DemonstrationStore } from "./company.ts";
import { drawLogo } from "./drawn-logo.ts";
import * as db from "./fill-company.db.ts";

export type FilledStore = { id: number; accountId: number; ownerId: number; store: DemonstrationStore };

/** Creates the demonstration company in one transaction unless it exists. `timeZone` null leaves each store its own. */
export async function fillCompany(platform: Platform, timeZone: string | null): Promise<readonly FilledStore[]> {
  return platform.database.transaction("system", async (sql) => {
    const existingId = await db.findAccount(sql, company);
    return listFilled(sql, existingId ?? (await makeCompany(sql, { now: platform.clock(), timeZone })));
  });
}

/** The stores of a company that was created before; none of one that was not. */
export async function filledCompany(platform: Platform): Promise<readonly FilledStore[]> {
  return platform.database.transaction("system", async (sql) => {
    const accountId = await db.findAccount(sql, company);
    return accountId === undefined ? [] : listFilled(sql, accountId);
  });
}

async function listFilled(sql: Sql, accountId: number): Promise<readonly FilledStore[]> {
  const byNumber = await db.listStores(sql, accountId);
  const ownerId = await db.getUserId(sql, ownerEmail);
  return stores.flatMap((store) => {
    const { id, timeZone } = byNumber.get(store.number) ?? {};
    return id === undefined || timeZone === undefined
      ? []
      : [{ id, accountId, ownerId, store: { ...store, timeZone } }];
  });
}

async function makeCompany(sql: Sql, { now, timeZone }: { now: Date; timeZone: string | null }): Promise<number> {
  const accountIds = {
    [company]: await db.insertAccount(sql, company),
    [supportAccount]: await db.insertAccount(sql, supportAccount),
  };
  const accountId = accountIds[company];
  const storeIds = new Map<string, number>();
  for (const store of stores) {
    const storeId = await db.insertStore(sql, accountId, { ...store, timeZone: timeZone ?? store.timeZone });
    await addDefaultLocations(sql, { storeId, at: now });
    storeIds.set(store.key, storeId);
  }
  const userIds = new Map<string, number>();
  for (const user of users) {
    const passwordHash = await hashSecret(demonstrationPassword);
    const reached = user.stores.flatMap((key) => storeIds.get(key) ?? []);
    const defaultStoreId = user.account === company ? (reached[0] ?? storeIds.get("maple") ?? null) : null;
    const filled = { accountId: accountIds[user.account], passwordHash, storeIds: reached, defaultStoreId };
    userIds.set(user.email, await db.insertUser(sql, user, filled));
  }
  const mapleId = storeIds.get("maple");
  if (mapleId !== undefined) {
    await saveLogo(sql, { storeId: mapleId, logo: drawLogo(), now });
  }
  for (const store of stores) {
    const storeId = storeIds.get(store.key);
    if (storeId !== undefined) {
      await addEmployees(sql, { store, storeId, accountId, userIds, now });
    }
  }
  return accountId;
}

type NewTeam = {
  store: DemonstrationStore;
  storeId: number;
  accountId: number;
  /** Sign-ins by their address, for the employees who have one. */
  userIds: ReadonlyMap<string, number>;
  now: Date;
};

/** Adds a store's employees, all with the demonstration's PIN. */
export async function addEmployees(sql: Sql, { store, storeId, accountId, userIds, now }: NewTeam): Promise<void> {
  for (const [index, employee] of store.employees.entries()) {
    const userId = employee.user === undefined ? null : (userIds.get(employee.user) ?? null);
    const code = `E${String(index + 1).padStart(2, "0")}`;
    await db.insertEmployee(sql, employee, {
      accountId,
      storeId,
      userId,
      pin: { hash: await hashSecret(demonstrationPin), digits: demonstrationPin.length },
      code,
      now,
    });
  }
}
