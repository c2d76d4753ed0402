import type { IdType } from "#common/buys/id-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Of = { accountId: number; id: string };

export type CheckedId = {
  type: IdType;
  state: string;
  expiresOn: string | null;
  last4: string | null;
  /** Null when the store keeps no numbers. */
  number: { sealed: Buffer; hash: Buffer } | null;
  birthYear: number | null;
  over18At: Date | null;
  at: Date;
  by: string;
  storeId: number;
};

/** What was not seen this time stays as it was seen last. */
export async function saveCheckedId(sql: Sql, of: Of, checked: CheckedId): Promise<void> {
  await sql
    .updateTable("customers")
    .set({
      id_type: checked.type,
      id_state: checked.state,
      id_expires_on: checked.expiresOn,
      id_checked_at: checked.at,
      id_checked_by: checked.by,
      id_store_id: checked.storeId,
      ...(checked.last4 !== null && { id_last4: checked.last4 }),
      ...(checked.number !== null && {
        id_number_sealed: checked.number.sealed,
        id_number_hash: checked.number.hash,
      }),
      ...(checked.birthYear !== null && { birth_year: checked.birthYear }),
      ...(checked.over18At !== null && { over_18_at: checked.over18At }),
    })
    .where("account_id", "=", of.accountId)
    .where("id", "=", of.id)
    .execute();
}

export async function findSealedNumber(sql: Sql, of: Of): Promise<Buffer | null> {
  const row = await sql
    .selectFrom("customers")
    .select("id_number_sealed")
    .where("account_id", "=", of.accountId)
    .where("id", "=", of.id)
    .executeTakeFirst();
  return row?.id_number_sealed ?? null;
}

/** Takes away what a store took before an instant; who looked at the ID, and when, stays. Answers how many. */
export async function purgeNumbers(
  sql: Sql,
  of: { accountId: number; storeId: number; before: Date },
): Promise<number> {
  const purged = await sql
    .updateTable("customers")
    .set({ id_number_sealed: null, id_number_hash: null })
    .where("account_id", "=", of.accountId)
    .where("id_store_id", "=", of.storeId)
    .where("id_number_hash", "is not", null)
    .where("id_checked_at", "<", of.before)
    .executeTakeFirst();
  return Number(purged.numUpdatedRows);
}
