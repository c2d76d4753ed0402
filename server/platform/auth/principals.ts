import { LRUCache } from "lru-cache";
import { roles } from "#common/permissions.ts";
import type { Database, Sql } from "#server/platform/db/db.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Platform } from "#server/platform/context/context.ts";
import * as db from "./principals.db.ts";
import type { SignedIn } from "./principals.db.ts";
import type { Principal } from "./principal.ts";
import { hashToken } from "./tokens.ts";

/** What a cached principal depends on: `user:7`, `store:1`, `session:…`, `device:…` or `account:3`. */
export type RightsKey = `${"user" | "store" | "session" | "device" | "account"}:${number | string}`;

/** Prefix of the notification that a login lost a store, its role or its account, so its subscriptions end. */
const lossPrefix = "lost:";

export type RightsWatch = {
  /** `user:7`, `store:1`, `session:…`, `device:…` or `account:3`. */
  changed(key: string): void;
  /** The login has lost a store, its role or its account. */
  lost(userId: number): void;
};

const rightsChannel = "hangtag_rights";
const cacheMs = 30_000;
/** Longer than a transaction, because a read during an open transaction may be stale as soon as it commits. */
const recentChangeMs = 5000;
const touchEveryMs = 5 * 60_000;
export const sessionDays = 30;

type CachedPrincipal = { principal: Principal; lastUsedAt: Date | null };

/** One cache per database and process; it stays empty until the process listens for invalidations. */
type Cache = {
  byToken: LRUCache<string, CachedPrincipal>;
  recentlyChanged: LRUCache<string, true>;
  /** Increases with each invalidation, so that a load that was already running is not cached. */
  generation: number;
  isListening: boolean;
};

const caches = new WeakMap<Database, Cache>();

function cacheFor(database: Database): Cache {
  const existing = caches.get(database);
  if (existing) {
    return existing;
  }
  const cache: Cache = {
    byToken: new LRUCache({ max: 10_000, ttl: cacheMs }),
    recentlyChanged: new LRUCache({ max: 10_000, ttl: recentChangeMs }),
    generation: 0,
    isListening: false,
  };
  caches.set(database, cache);
  return cache;
}

/** Resolves to the current principal of a session or device token; null when the token is not valid. */
export async function findPrincipal(
  platform: Platform,
  credential: { kind: "session" | "device"; token: string },
): Promise<Principal | null> {
  const tokenHash = hashToken(credential.token);
  const entry = await readThroughCache(platform, {
    key: `${credential.kind}:${tokenHash.toString("base64")}`,
    find: (sql) => (credential.kind === "session" ? db.findSession : db.findRegister)(sql, { tokenHash }),
  });
  if (entry) {
    await touch(platform, entry);
  }
  return entry?.principal ?? null;
}

/**
 * Resolves to the current principal of a session id (for a register, its device id); null when the session is over. Work
 * done later for a sign-in gets only the rights that it has at that moment, and does not extend the session.
 */
export async function findSessionPrincipal(platform: Platform, sessionId: string): Promise<Principal | null> {
  const entry = await readThroughCache(platform, {
    key: `id:${sessionId}`,
    find: async (sql) => (await db.findSession(sql, { id: sessionId })) ?? db.findRegister(sql, { id: sessionId }),
  });
  return entry?.principal ?? null;
}

/** Returns whether the sign-in (for a register, its device id) has ended; reads the database instead of the cache. */
export async function isSignInOver(database: Database, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const signIn = await database.read(
    "system",
    async (sql) => (await db.findSession(sql, { id })) ?? db.findRegister(sql, { id }),
  );
  return signIn === undefined || (signIn.expiresAt !== null && signIn.expiresAt <= now);
}

type Search = { key: string; find: (sql: Sql) => Promise<SignedIn | undefined> };

async function readThroughCache(platform: Platform, search: Search): Promise<CachedPrincipal | null> {
  const entry = cacheFor(platform.database).byToken.get(search.key) ?? (await load(platform, search));
  return entry && !isOver(entry.principal, platform.clock()) ? entry : null;
}

/** Invalidates the cache inside the transaction that changes rights; database triggers notify the other processes. */
export function forgetRights(platform: Pick<Platform, "database">, ...keys: RightsKey[]): void {
  const cache = cacheFor(platform.database);
  for (const key of keys) {
    cache.recentlyChanged.set(key, true);
    forget(cache, key);
  }
}

/** Listens for invalidations and starts caching. Without it every request reads the database. */
export async function cachePrincipals(options: {
  database: Database;
  log: Log;
  /** Called after each invalidation, so that subscriptions can be refreshed. */
  watch?: RightsWatch;
}): Promise<{ close(): Promise<void> }> {
  const cache = cacheFor(options.database);
  let isClosed = false;
  const listener = await options.database.openListener();
  listener.on("notification", ({ payload = "" }) => handleNotification(payload));
  let isUp = false;
  listener.on("error", (error) => {
    // A lost connection emits several errors, and one before the setup fails the query below.
    if (isUp) {
      isUp = false;
      // Slower but still correct: each request reads the database until the connection is back.
      stopCaching(cache);
      options.log.warn({ err: error }, "The line that tells of changed rights was lost; opening another");
      void reopen();
    }
  });
  await listener.query(`listen ${rightsChannel}`);
  isUp = true;
  cache.isListening = true;
  let opened: { close(): Promise<void> } | undefined;

  function handleNotification(payload: string): void {
    if (payload.startsWith(lossPrefix)) {
      options.watch?.lost(Number(payload.slice(lossPrefix.length)));
      return;
    }
    forget(cache, payload);
    options.watch?.changed(payload);
  }

  async function reopen(): Promise<void> {
    for (let waitMs = 100; !isClosed && !opened; waitMs = Math.min(waitMs * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      opened = await cachePrincipals(options).catch((error: unknown) => {
        options.log.warn({ err: error }, "The database does not answer yet");
        return undefined;
      });
    }
  }

  return {
    async close() {
      isClosed = true;
      stopCaching(cache);
      await (opened ? opened.close() : listener.end());
    },
  };
}

function stopCaching(cache: Cache): void {
  cache.isListening = false;
  cache.generation += 1;
  cache.byToken.clear();
}

function forget(cache: Cache, key: string): void {
  cache.generation += 1;
  for (const [token, { principal }] of cache.byToken.entries()) {
    if (dependsOn(principal, key)) {
      cache.byToken.delete(token);
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

async function load(platform: Platform, { key, find }: Search): Promise<CachedPrincipal | null> {
  const cache = cacheFor(platform.database);
  const { generation } = cache;
  const loaded = await platform.database.read("system", async (sql): Promise<CachedPrincipal | null> => {
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
  if (loaded && cache.isListening && cache.generation === generation && !hasChangedRecently(cache, loaded.principal)) {
    cache.byToken.set(key, loaded);
  }
  return loaded;
}

function hasChangedRecently(cache: Cache, principal: Principal): boolean {
  return [...cache.recentlyChanged.keys()].some((key) => cache.recentlyChanged.has(key) && dependsOn(principal, key));
}

function principalFrom(
  { user, deviceId, expiresAt }: SignedIn,
  reach: {
    stores: Awaited<ReturnType<typeof db.listReachableStores>>;
    employees: Awaited<ReturnType<typeof db.listOwnEmployees>>;
    confirmations: Awaited<ReturnType<typeof db.listConfirmations>>;
  },
): Principal {
  const real = reach.stores.filter(({ isTraining }) => isTraining !== true);
  return {
    user,
    deviceId,
    expiresAt,
    stores: new Map(reach.stores.map((store) => [store.id, store])),
    ownEmployees: new Map(reach.employees.map((employee) => [employee.storeId, employee])),
    confirmations: reach.confirmations,
    scope: scopeOf(user.accountId, real),
    ...(real.length < reach.stores.length && { ownScope: scopeOf(user.accountId, reach.stores) }),
  };
}

function scopeOf(accountId: number, stores: readonly { id: number; accountId: number }[]): Principal["scope"] {
  const accountIds = [...new Set([accountId, ...stores.map((store) => store.accountId)])];
  return { accountIds, storeIds: stores.map((store) => store.id) };
}

function isOver(principal: Principal, now: Date): boolean {
  return principal.expiresAt !== null && principal.expiresAt <= now;
}

/** Extends the session to 30 days after its last use; writes every few minutes, since each request would cost too much. */
async function touch(platform: Platform, entry: CachedPrincipal): Promise<void> {
  const now = platform.clock();
  if (entry.lastUsedAt === null || now.getTime() - entry.lastUsedAt.getTime() < touchEveryMs) {
    return;
  }
  const notBefore = new Date(now.getTime() - touchEveryMs);
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  entry.lastUsedAt = now;
  entry.principal = { ...entry.principal, expiresAt };
  const { sessionId } = entry.principal.user;
  await platform.database.transaction("system", (sql) =>
    db.touchSession(sql, { sessionId, now, expiresAt, notBefore }),
  );
}
