import { addDefaultLocations } from "#server/areas/backstock/backstock.ts";
import { hashSecret } from "#server/platform/auth/passwords.ts";
import type { Sql } from "#server/platform/db/db.ts";
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
import * as db from "./fill-company.db.ts";

export type FilledStore = { id: number; accountId: number; ownerId: number; store: DemonstrationStore };

/** Creates the demonstration company in one transaction unless it exists. Returns its stores. */
export async function fillCompany(platform: Platform): Promise<readonly FilledStore[]> {
  return platform.database.transaction("system", async (sql) => {
    const existingId = await db.findAccount(sql, company);
    const accountId = existingId ?? (await makeCompany(sql, platform.clock()));
    const ids = await db.listStoreIds(sql, accountId);
    const ownerId = await db.getUserId(sql, ownerEmail);
    return stores.flatMap((store) => {
      const id = ids.get(store.number);
      return id === undefined ? [] : [{ id, accountId, ownerId, store }];
    });
  });
}

async function makeCompany(sql: Sql, now: Date): Promise<number> {
  const accountIds = {
    [company]: await db.insertAccount(sql, company),
    [supportAccount]: await db.insertAccount(sql, supportAccount),
  };
  const accountId = accountIds[company];
  const storeIds = new Map<string, number>();
  for (const store of stores) {
    const storeId = await db.insertStore(sql, accountId, store);
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
  for (const store of stores) {
    await addEmployees(sql, { store, storeId: storeIds.get(store.key), accountId, userIds, now });
  }
  return accountId;
}

async function addEmployees(
  sql: Sql,
  into: {
    store: DemonstrationStore;
    storeId: number | undefined;
    accountId: number;
    userIds: Map<string, number>;
    now: Date;
  },
): Promise<void> {
  const { store, storeId, accountId, userIds, now } = into;
  if (storeId === undefined) {
    return;
  }
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
