import { LRUCache } from "lru-cache";
import { roles } from "#common/permissions.ts";
import type { Database, Sql } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Platform } from "#server/platform/context/context.ts";
import * as db from "./principals.db.ts";
import type { SignedIn } from "./principals.db.ts";
import type { Principal } from "./principal.ts";
import { hashOfToken } from "./tokens.ts";

/** What a remembered principal depends on: `user:7`, `store:1`, `session:…`, `device:…` or `account:3`. */
export type RightsKey = `${"user" | "store" | "session" | "device" | "account"}:${number | string}`;

/** Said beside `user:7` when that login has lost a store, a role or itself: what it still hears must end. */
const lossPrefix = "lost:";

export type RightsWatch = {
  /** `user:7`, `store:1`, `session:…`, `device:…` or `account:3`. */
  changed(key: string): void;
  /** The login has lost a store, a role or itself. */
  lost(userId: number): void;
};

const rightsChannel = "hangtag_rights";
const rememberedMs = 30_000;
/** Longer than a transaction takes: what is read while one is open may be old as soon as it commits. */
const doubtMs = 5000;
const touchEveryMs = 5 * 60_000;
export const sessionDays = 30;

type Remembered = { principal: Principal; lastUsedAt: Date | null };

/** Per database, which is per process; nothing is remembered until the process listens for what to forget. */
type Memory = {
  byToken: LRUCache<string, Remembered>;
  doubts: LRUCache<string, true>;
  /** Grows with each forgetting, so that a load that was under way meanwhile is not remembered. */
  generation: number;
  isListening: boolean;
};

const memories = new WeakMap<Database, Memory>();

function memoryOf(database: Database): Memory {
  const known = memories.get(database);
  if (known) {
    return known;
  }
  const memory: Memory = {
    byToken: new LRUCache({ max: 10_000, ttl: rememberedMs }),
    doubts: new LRUCache({ max: 10_000, ttl: doubtMs }),
    generation: 0,
    isListening: false,
  };
  memories.set(database, memory);
  return memory;
}

/** Who a session's or a device's token stands for now; null when it stands for nobody. */
export async function principalOf(
  platform: Platform,
  credential: { kind: "session" | "device"; token: string },
): Promise<Principal | null> {
  const tokenHash = hashOfToken(credential.token);
  const found = await remembered(platform, {
    key: `${credential.kind}:${tokenHash.toString("base64")}`,
    find: (sql) => (credential.kind === "session" ? db.findSession : db.findRegister)(sql, { tokenHash }),
  });
  if (found) {
    await touch(platform, found);
  }
  return found?.principal ?? null;
}

/**
 * Who a session stands for now (a register's is its device's id); null when it is over. For what the program does later
 * on behalf of a sign-in: it gives no more rights than the sign-in has at that moment, and does not make it live longer.
 */
export async function principalOfSession(platform: Platform, sessionId: string): Promise<Principal | null> {
  const found = await remembered(platform, {
    key: `id:${sessionId}`,
    find: async (sql) => (await db.findSession(sql, { id: sessionId })) ?? db.findRegister(sql, { id: sessionId }),
  });
  return found?.principal ?? null;
}

/** Whether nobody may act by this sign-in (a register's is its device's id) any more; asks the database, not the memory. */
export async function isSignInOver(database: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const found = await database.read(
    "system",
    async (sql) => (await db.findSession(sql, { id })) ?? db.findRegister(sql, { id }),
  );
  return found === undefined || (found.expiresAt !== null && found.expiresAt <= now);
}

type Search = { key: string; find: (sql: Sql) => Promise<SignedIn | undefined> };

async function remembered(platform: Platform, search: Search): Promise<Remembered | null> {
  const found = memoryOf(platform.database).byToken.get(search.key) ?? (await load(platform, search));
  return found && !isOver(found.principal, platform.clock()) ? found : null;
}

/** Called by the process that changes rights, inside its transaction; the triggers tell the others. */
export function forgetRights(platform: Pick<Platform, "database">, ...keys: RightsKey[]): void {
  const memory = memoryOf(platform.database);
  for (const key of keys) {
    memory.doubts.set(key, true);
    forget(memory, key);
  }
}

/** Listens for what to forget and starts remembering. Without it every request asks the database. */
export async function rememberPrincipals(options: {
  database: Database;
  log: Log;
  /** Told of each change of rights after it was forgotten here, so that live answers can be made again. */
  watch?: RightsWatch;
}): Promise<{ close(): Promise<void> }> {
  const memory = memoryOf(options.database);
  let isClosed = false;
  const listener = await options.database.openListener();
  listener.on("notification", ({ payload = "" }) => hear(payload));
  let isUp = false;
  listener.on("error", (error) => {
    // One loss is told more than once, and one before the line is up fails the query below.
    if (isUp) {
      isUp = false;
      // Slower, never wrong: without the line each request asks the database, until the line is there again.
      stopRemembering(memory);
      options.log.warn({ err: error }, "The line that tells of changed rights was lost; opening another");
      void reopen();
    }
  });
  await listener.query(`listen ${rightsChannel}`);
  isUp = true;
  memory.isListening = true;
  let opened: { close(): Promise<void> } | undefined;

  function hear(said: string): void {
    if (said.startsWith(lossPrefix)) {
      options.watch?.lost(Number(said.slice(lossPrefix.length)));
      return;
    }
    forget(memory, said);
    options.watch?.changed(said);
  }

  async function reopen(): Promise<void> {
    for (let waitMs = 100; !isClosed && !opened; waitMs = Math.min(waitMs * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      opened = await rememberPrincipals(options).catch((error: unknown) => {
        options.log.warn({ err: error }, "The database does not answer yet");
        return undefined;
      });
    }
  }

  return {
    async close() {
      isClosed = true;
      stopRemembering(memory);
      await (opened ? opened.close() : listener.end());
    },
  };
}

function stopRemembering(memory: Memory): void {
  memory.isListening = false;
  memory.generation += 1;
  memory.byToken.clear();
}

function forget(memory: Memory, key: string): void {
  memory.generation += 1;
  for (const [token, { principal }] of memory.byToken.entries()) {
    if (dependsOn(principal, key)) {
      memory.byToken.delete(token);
    }
  }
}

function dependsOn(principal: Principal, key: string): boolean {
  const [kind, id] = key.split(":");
  const { user } = principal;
  switch (kind) {
    case "user":
      return user.id === Number(id);
    case "session":
      return user.sessionId === id;
    case "device":
      return principal.deviceId === id;
    case "store":
      return principal.stores.has(Number(id));
    default:
      return user.role === roles.support || user.accountId === Number(id);
  }
}

async function load(platform: Platform, { key, find }: Search): Promise<Remembered | null> {
  const memory = memoryOf(platform.database);
  const { generation } = memory;
  const loaded = await platform.database.read("system", async (sql): Promise<Remembered | null> => {
    const signedIn = await find(sql);
    if (!signedIn) {
      return null;
    }
    const { user } = signedIn;
    const [stores, employees, confirmations] = await Promise.all([
      db.listReachableStores(sql, signedIn),
      db.listOwnEmployees(sql, user.id),
      db.listConfirmations(sql, user.sessionId),
    ]);
    return {
      principal: principalFrom(signedIn, { stores, employees, confirmations }),
      lastUsedAt: signedIn.lastUsedAt,
    };
  });
  if (loaded && memory.isListening && memory.generation === generation && !isInDoubt(memory, loaded.principal)) {
    memory.byToken.set(key, loaded);
  }
  return loaded;
}

function isInDoubt(memory: Memory, principal: Principal): boolean {
  return [...memory.doubts.keys()].some((key) => memory.doubts.has(key) && dependsOn(principal, key));
}

function principalFrom(
  { user, deviceId, expiresAt }: SignedIn,
  reach: {
    stores: Awaited<ReturnType<typeof db.listReachableStores>>;
    employees: Awaited<ReturnType<typeof db.listOwnEmployees>>;
    confirmations: Awaited<ReturnType<typeof db.listConfirmations>>;
  },
): Principal {
  const accountIds = [...new Set([user.accountId, ...reach.stores.map((store) => store.accountId)])];
  return {
    user,
    deviceId,
    expiresAt,
    stores: new Map(reach.stores.map((store) => [store.id, store])),
    ownEmployees: new Map(reach.employees.map((employee) => [employee.storeId, employee])),
    confirmations: reach.confirmations,
    scope: { accountIds, storeIds: reach.stores.map((store) => store.id) },
  };
}

function isOver(principal: Principal, now: Date): boolean {
  return principal.expiresAt !== null && principal.expiresAt <= now;
}

/** A session lives 30 days after its last use; noted every few minutes, because a write for each request would cost more than the request. */
async function touch(platform: Platform, found: Remembered): Promise<void> {
  const now = platform.clock();
  if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() < touchEveryMs) {
    return;
  }
  const notBefore = new Date(now.getTime() - touchEveryMs);
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  found.lastUsedAt = now;
  found.principal = { ...found.principal, expiresAt };
  const { sessionId } = found.principal.user;
  await platform.database.transaction("system", (sql) =>
    db.touchSession(sql, { sessionId, now, expiresAt, notBefore }),
  );
}
