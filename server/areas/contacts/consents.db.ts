import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { EmailConsents } from "#server/platform/db/tables.ts";

/** False when it was there already: the same request came twice. */
export async function insertConsent(sql: Sql, consent: Insertable<EmailConsents>): Promise<boolean> {
  const row = await sql
    .insertInto("emailConsents")
    .values(consent)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type EmailWord = { isGiven: boolean; at: Date };

/** The newest word of each record of a person; one no among them is a no. Null when nobody has answered. */
export async function findWord(
  sql: Sql,
  { storeId, customerIds }: { storeId: number; customerIds: readonly string[] },
): Promise<EmailWord | null> {
  const result = await raw<{ isGiven: boolean | null; at: Date }>`
    /* contacts.findWord */
    select bool_and(newest.action = 'opt_in') as is_given, max(newest.recorded_at) as at
    from (
      select distinct on (customer_id) action, recorded_at from email_consents
      where store_id = ${storeId} and customer_id = any (${[...customerIds]}::uuid[])
      order by customer_id, seq desc) as newest`.execute(sql);
  const row = result.rows[0];
  return row === undefined || row.isGiven === null ? null : { isGiven: row.isGiven, at: row.at };
}

export type EmailStop = { stop: string; provider: string; at: Date };

export async function findStop(
  sql: Sql,
  { storeId, emailHash }: { storeId: number; emailHash: Buffer },
): Promise<EmailStop | null> {
  const row = await sql
    .selectFrom("contactStops")
    .select(["stop", "provider", "stoppedAt as at"])
    .where("storeId", "=", storeId)
    .where("emailHash", "=", emailHash)
    .executeTakeFirst();
  return row ?? null;
}

/** The hashes among these that get nothing more. */
export async function listStopped(
  sql: Sql,
  { storeId, emailHashes }: { storeId: number; emailHashes: readonly Buffer[] },
): Promise<Buffer[]> {
  if (emailHashes.length === 0) {
    return [];
  }
  const rows = await sql
    .selectFrom("contactStops")
    .select("emailHash")
    .where("storeId", "=", storeId)
    .where("emailHash", "in", emailHashes)
    .execute();
  return rows.map(({ emailHash }) => emailHash);
}

/** False for an address that had left before: the first reason stays. */
export async function insertStop(
  sql: Sql,
  stop: { storeId: number; emailHash: Buffer; stop: string; provider: string; stoppedAt: Date },
): Promise<boolean> {
  const row = await sql
    .insertInto("contactStops")
    .values(stop)
    .onConflict((conflict) => conflict.columns(["storeId", "emailHash"]).doNothing())
    .returning("storeId")
    .executeTakeFirst();
  return row !== undefined;
}

/** Customers of the company who have an address. */
export async function listCustomersOfEmail(
  sql: Sql,
  { accountId, email }: { accountId: number; email: string },
): Promise<{ id: string; personId: string; firstName: string; lastName: string }[]> {
  const result = await raw<{ id: string; personId: string; firstName: string; lastName: string }>`
    /* contacts.listCustomersOfEmail */
    select id, person_id, first_name, last_name from contact_people_view
    where account_id = ${accountId} and lower(email) = ${email} order by id limit 50`.execute(sql);
  return result.rows;
}
