import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { OrderShops } from "#server/platform/db/tables.ts";

type Key = { storeId: number; provider: string };

export type ShopRow = Omit<Selectable<OrderShops>, "storeId">;

const columns = [
  "provider",
  "shopDomain",
  "secret",
  "secretSavedAt",
  "lastReportAt",
  "badSignatures",
  "badSince",
  "writesBack",
  "readTo",
  "lookedAt",
  "endedAt",
  "shelves",
] as const;

/** With `isLocked` two that change one shop come one after the other. */
export async function findShop(
  sql: Sql,
  { storeId, provider, isLocked = false }: Key & { isLocked?: boolean },
): Promise<ShopRow | null> {
  const row = await sql
    .selectFrom("orderShops")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Another shop begins without a secret: that of the one before signs nothing of it. */
export async function saveShop(
  sql: Sql,
  { storeId, provider, shopDomain, readTo }: Key & Pick<ShopRow, "shopDomain" | "readTo">,
): Promise<void> {
  const fresh = { secret: null, secretSavedAt: null, lastReportAt: null, badSignatures: 0, badSince: null };
  await sql
    .insertInto("orderShops")
    .values({ storeId, provider, shopDomain, readTo })
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "provider"])
        .doUpdateSet({ shopDomain, readTo, writesBack: false, lookedAt: null, endedAt: null, ...fresh })
        .where((is) =>
          is.or([is("orderShops.shopDomain", "<>", shopDomain), is("orderShops.endedAt", "is not", null)]),
        ),
    )
    .execute();
}

/** The service by which the store sells online; null where it is connected to none. */
export async function findConnectedProvider(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql
    .selectFrom("orderShops")
    .select("provider")
    .where("storeId", "=", storeId)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row?.provider ?? null;
}

/** Whether another store has the shop's orders: two stores would pick them twice. */
export async function isShopTaken(
  sql: Sql,
  { storeId, provider, shopDomain }: Key & { shopDomain: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("orderShops")
    .select("storeId")
    .where("provider", "=", provider)
    .where("shopDomain", "=", shopDomain)
    .where("endedAt", "is", null)
    .where("storeId", "<>", storeId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function changeShop(
  sql: Sql,
  { storeId, provider }: Key,
  values: Partial<Omit<ShopRow, "provider" | "shopDomain">>,
): Promise<void> {
  await sql
    .updateTable("orderShops")
    .set(values)
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .execute();
}
