import { randomUUID } from "node:crypto";
import type pg from "pg";
import { hashToken, newToken } from "#server/platform/auth/tokens.ts";
import type { Platform, Request } from "#server/platform/context/context.ts";

export type TestStore = { id: number; accountId: number; timeZone: string };
export type TestTill = { deviceId: string; token: string; userId: number; store: TestStore; request: Request };

let storesMade = 0;

/** A store of a new account. */
export async function aStore(owner: pg.Pool, options: { timeZone?: string } = {}): Promise<TestStore> {
  storesMade += 1;
  const timeZone = options.timeZone ?? "America/Chicago";
  const account = await insertOne(owner, "insert into accounts (name) values ($1) returning id", [
    `Company ${storesMade}`,
  ]);
  const store = await insertOne(
    owner,
    `insert into stores (account_id, name, initials, number, brand_kind, time_zone)
     values ($1, $2, 'TST', $3, 'kids', $4) returning id`,
    [account, `Store ${storesMade}`, String(20_000 + storesMade), timeZone],
  );
  await owner.query("insert into store_settings (store_id) values ($1)", [store]);
  return { id: store, accountId: account, timeZone };
}

/** A paired register with its token for HTTP and a request for calling operations directly. */
export async function aTill(
  owner: pg.Pool,
  { store, platform }: { store: TestStore; platform: Platform },
): Promise<TestTill> {
  const deviceId = randomUUID();
  const token = newToken();
  const email = `pos-${deviceId}@till.test`;
  const userId = await insertOne(
    owner,
    `insert into users (account_id, email, full_name, role, type) values ($1, $2, 'Register', 0, 'PosUser') returning id`,
    [store.accountId, email],
  );
  await owner.query(
    "insert into devices (store_id, id, name, type, token_hash, user_id) values ($1, $2, 'Front', 'pos', $3, $4)",
    [store.id, deviceId, hashToken(token), userId],
  );
  const user = {
    id: userId,
    accountId: store.accountId,
    role: 0,
    type: "PosUser" as const,
    email,
    fullName: "Register",
    sessionId: deviceId,
  };
  const request: Request = {
    platform,
    requestId: randomUUID(),
    user,
    employee: null,
    deviceId,
    store: { ...store, name: "Store", boundaryMinutes: 180, weekStart: 0 },
    scope: { accountIds: [store.accountId], storeIds: [store.id] },
    address: "127.0.0.1",
    idempotencyKey: null,
    appVersion: null,
    system: null,
  };
  return { deviceId, token, userId, store, request };
}

async function insertOne(owner: pg.Pool, statement: string, values: unknown[]): Promise<number> {
  const result = await owner.query<{ id: number }>(statement, values);
  const [row] = result.rows;
  if (!row) {
    throw new Error("Nothing was inserted");
  }
  return row.id;
}
