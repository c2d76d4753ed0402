import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { ContactLists } from "#server/platform/db/tables.ts";

const columns = [
  ...(["provider", "serviceAccountId", "listId", "listName", "asksAgain"] as const),
  ...(["hasSellers", "hasShoppers", "hasCoupons", "hasMobile"] as const),
  ...(["watchId", "departuresReadTo", "chosenAt"] as const),
] as const;

export type ChosenList = Pick<Selectable<ContactLists>, (typeof columns)[number]>;

type Key = { storeId: number; provider: string };

/** Null when the store has no list there, or no longer. With `isLocked` two changes come one after the other. */
export async function findList(
  sql: Sql,
  { storeId, provider, isLocked = false }: Key & { isLocked?: boolean },
): Promise<ChosenList | null> {
  const row = await sql
    .selectFrom("contactLists")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** The store's list, whichever service has it. */
export async function findOpenList(sql: Sql, storeId: number): Promise<ChosenList | null> {
  const row = await sql
    .selectFrom("contactLists")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("endedAt", "is", null)
    .orderBy("chosenAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type SavedList = Omit<ChosenList, "watchId"> & {
  /** Null leaves what there is. */
  watch: { id: string; hash: Buffer } | null;
  isSame: boolean;
};

/** Another list than before begins without reports, unless it has its own. */
export async function saveList(sql: Sql, storeId: number, { watch, isSame, ...list }: SavedList): Promise<void> {
  const { provider, ...values } = list;
  const watched = watch === null ? { watchId: null, watchHash: null } : { watchId: watch.id, watchHash: watch.hash };
  const kept = watch === null && isSame ? values : { ...values, ...watched };
  await sql
    .insertInto("contactLists")
    .values({ storeId, provider, ...values, ...watched, endedAt: null })
    .onConflict((conflict) => conflict.columns(["storeId", "provider"]).doUpdateSet({ ...kept, endedAt: null }))
    .execute();
}

export async function endList(sql: Sql, { storeId, provider, at }: Key & { at: Date }): Promise<void> {
  await sql
    .updateTable("contactLists")
    .set({ endedAt: at, watchId: null })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .execute();
}

export async function saveDeparturesRead(sql: Sql, { storeId, provider, to }: Key & { to: Date }): Promise<void> {
  await sql
    .updateTable("contactLists")
    .set({ departuresReadTo: to })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .execute();
}

/** Of the secret in the address that the service posts to; null where it reports nothing. */
export async function findWatchHash(sql: Sql, { storeId, provider }: Key): Promise<Buffer | null> {
  const row = await sql
    .selectFrom("contactLists")
    .select("watchHash")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.watchHash ?? null;
}
