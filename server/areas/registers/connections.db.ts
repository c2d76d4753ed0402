import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type RegisterConnection = {
  provider: string;
  accountId: string;
  placeId: string;
  placeName: string;
  deviceId: string;
  goods: "used" | "new";
  liveSince: BusinessDate;
  connectedAt: Date;
};

const columns = [
  ...(["provider", "accountId", "placeId", "placeName", "deviceId"] as const),
  ...(["goods", "liveSince", "connectedAt"] as const),
] as const;

type Key = { storeId: number; provider: string };

/** Null when the store does not sell there, or no longer. With `isLocked` two changes come one after the other. */
export async function findConnection(
  sql: Sql,
  { storeId, provider, isLocked = false }: Key & { isLocked?: boolean },
): Promise<RegisterConnection | null> {
  const row = await sql
    .selectFrom("registerConnections")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .$castTo<RegisterConnection>()
    .executeTakeFirst();
  return row ?? null;
}

/** One that the store had before goes on under its own row. */
export async function saveConnection(sql: Sql, storeId: number, connection: RegisterConnection): Promise<void> {
  const { provider, ...values } = connection;
  await sql
    .insertInto("registerConnections")
    .values({ storeId, provider, ...values, endedAt: null })
    .onConflict((conflict) => conflict.columns(["storeId", "provider"]).doUpdateSet({ ...values, endedAt: null }))
    .execute();
}

/** The bookmarks go with it: another place has other sales. */
export async function endConnection(sql: Sql, { storeId, provider, at }: Key & { at: Date }): Promise<void> {
  await sql
    .updateTable("registerConnections")
    .set({ endedAt: at })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .execute();
  await forgetBookmarks(sql, { storeId, provider });
}

async function forgetBookmarks(sql: Sql, { storeId, provider }: Key): Promise<void> {
  await sql.deleteFrom("registerBookmarks").where("storeId", "=", storeId).where("provider", "=", provider).execute();
}

/** The stores that an account sells for, of all companies: only for reports that the service signed. */
export async function listStoresOfAccount(
  sql: Sql,
  { provider, accountId, placeId }: { provider: string; accountId: string; placeId: string | null },
): Promise<number[]> {
  const rows = await sql
    .selectFrom("registerConnections")
    .select("storeId")
    .where("provider", "=", provider)
    .where("accountId", "=", accountId)
    .where("endedAt", "is", null)
    .$if(placeId !== null, (query) => query.where("placeId", "=", placeId ?? ""))
    .orderBy("storeId")
    .execute();
  return rows.map(({ storeId }) => storeId);
}

/** Whether another store sells at the place, of whatever company. */
export async function isPlaceTaken(
  sql: Sql,
  { storeId, provider, placeId }: Key & { placeId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("registerConnections")
    .select("storeId")
    .where("provider", "=", provider)
    .where("placeId", "=", placeId)
    .where("endedAt", "is", null)
    .where("storeId", "<>", storeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether other stores are signed in to the account, of whatever company. */
export async function isAccountShared(
  sql: Sql,
  { storeId, provider, accountId }: Key & { accountId: string },
): Promise<boolean> {
  const stores = await listStoresOfAccount(sql, { provider, accountId, placeId: null });
  return stores.some((id) => id !== storeId);
}

export type Bookmark = {
  part: string;
  readTo: Date;
  windowFrom: Date | null;
  windowTo: Date | null;
  cursor: string | null;
  lookedAt: Date;
};

export async function listBookmarks(sql: Sql, { storeId, provider }: Key): Promise<Bookmark[]> {
  return sql
    .selectFrom("registerBookmarks")
    .select(["part", "readTo", "windowFrom", "windowTo", "cursor", "lookedAt"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .execute();
}

export async function saveBookmark(sql: Sql, { storeId, provider }: Key, bookmark: Bookmark): Promise<void> {
  const { part, ...values } = bookmark;
  await sql
    .insertInto("registerBookmarks")
    .values({ storeId, provider, part, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "provider", "part"]).doUpdateSet(values))
    .execute();
}

/** The part is looked at again with the next look. */
export async function forgetLook(sql: Sql, { storeId, provider, part }: Key & { part: string }): Promise<void> {
  await sql
    .updateTable("registerBookmarks")
    .set({ lookedAt: new Date(0) })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("part", "=", part)
    .execute();
}
