import type { IdType } from "#common/buys/id-kinds.ts";
import type { Sql } from "#server/platform/db/db.ts";

type RecordKey = { accountId: number; id: string };

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
export async function saveCheckedId(sql: Sql, key: RecordKey, checked: CheckedId): Promise<void> {
  await sql
    .updateTable("customers")
    .set({
      idType: checked.type,
      idState: checked.state,
      idExpiresOn: checked.expiresOn,
      idCheckedAt: checked.at,
      idCheckedBy: checked.by,
      idStoreId: checked.storeId,
      ...(checked.last4 !== null && { idLast4: checked.last4 }),
      ...(checked.number !== null && {
        idNumberSealed: checked.number.sealed,
        idNumberHash: checked.number.hash,
      }),
      ...(checked.birthYear !== null && { birthYear: checked.birthYear }),
      ...(checked.over18At !== null && { over18At: checked.over18At }),
    })
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .execute();
}

export async function findSealedNumber(sql: Sql, key: RecordKey): Promise<Buffer | null> {
  const row = await sql
    .selectFrom("customers")
    .select("idNumberSealed")
    .where("accountId", "=", key.accountId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row?.idNumberSealed ?? null;
}

/** Takes away what a store took before an instant; who looked at the ID, and when, stays. Returns how many. */
export async function purgeNumbers(
  sql: Sql,
  key: { accountId: number; storeId: number; before: Date },
): Promise<number> {
  const purged = await sql
    .updateTable("customers")
    .set({ idNumberSealed: null, idNumberHash: null })
    .where("accountId", "=", key.accountId)
    .where("idStoreId", "=", key.storeId)
    .where("idNumberHash", "is not", null)
    .where("idCheckedAt", "<", key.before)
    .executeTakeFirst();
  return Number(purged.numUpdatedRows);
}
