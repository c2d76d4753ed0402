import type { Insertable, Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { IntegrationSignIns } from "#server/platform/db/tables.ts";

/** Those that were begun and never finished go with the next one. */
export async function insertSignIn(sql: Sql, row: Insertable<IntegrationSignIns>): Promise<void> {
  await sql
    .deleteFrom("integrationSignIns")
    .where("storeId", "=", row.storeId)
    .where("userId", "=", row.userId)
    .where("provider", "=", row.provider)
    .execute();
  await sql.insertInto("integrationSignIns").values(row).execute();
}

/** The row is gone with this, so that nobody comes back twice. */
export async function takeSignIn(
  sql: Sql,
  key: { storeId: number; stateHash: Buffer },
): Promise<Pick<Selectable<IntegrationSignIns>, "provider" | "userId" | "endsAt"> | null> {
  const row = await sql
    .deleteFrom("integrationSignIns")
    .where("storeId", "=", key.storeId)
    .where("stateHash", "=", key.stateHash)
    .returning(["provider", "userId", "endsAt"])
    .executeTakeFirst();
  return row ?? null;
}
