import type { Sql } from "#server/platform/db/db.ts";

type Kiosk = { storeId: number; id: string; name: string; tokenHash: Buffer; now: Date };

export async function insertKiosk(sql: Sql, { storeId, id, name, tokenHash, now }: Kiosk): Promise<void> {
  const values = { name, type: "tablet", tokenHash, lastSeenAt: now, revokedAt: null };
  await sql
    .insertInto("devices")
    .values({ storeId, id, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(values))
    .execute();
}

/** How many tablets of the store check sellers in; the next one's name counts on. */
export async function countKiosks(sql: Sql, storeId: number): Promise<number> {
  const row = await sql
    .selectFrom("devices")
    .select((build) => build.fn.countAll<string>().as("count"))
    .where("storeId", "=", storeId)
    .where("type", "=", "tablet")
    .where("tokenHash", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The tablet with this token, which is seen with it; null for one that was removed. */
export async function findKiosk(
  sql: Sql,
  { storeId, tokenHash, now }: Pick<Kiosk, "storeId" | "tokenHash" | "now">,
): Promise<string | null> {
  const row = await sql
    .updateTable("devices")
    .set({ lastSeenAt: now })
    .where("storeId", "=", storeId)
    .where("tokenHash", "=", tokenHash)
    .where("type", "=", "tablet")
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
