import type { Sql } from "#server/platform/db/db.ts";

export type Consent = {
  storeId: number;
  id: string;
  phone: string;
  action: "opt_in" | "opt_out";
  purpose: "all" | "buys" | "marketing" | "orders";
  source: "inbound" | "check_in" | "kiosk" | "counter" | "carrier" | "online" | "order";
  /** What the person was shown and agreed to, or the word they texted. */
  wording: string;
  /** Of the words above, where they are the store's own. */
  wordingVersion?: string;
  messageId: string | null;
  employeeId: number | null;
  deviceId: string | null;
  recordedAt: Date;
};

/** False when it was there already: the same request came twice. */
export async function insertConsent(sql: Sql, consent: Consent): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingConsents")
    .values(consent)
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends the texts of all stores of the account. False when the same request came before. */
export async function insertAccountStop(
  sql: Sql,
  stop: {
    accountId: number;
    id: string;
    phone: string;
    atStoreId: number;
    employeeId: number | null;
    deviceId: string | null;
    recordedAt: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingAccountStops")
    .values(stop)
    .onConflict((conflict) => conflict.columns(["accountId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The stores of the account that the person reaches. */
export async function listAccountStores(sql: Sql, accountId: number): Promise<number[]> {
  const rows = await sql.selectFrom("stores").select("id").where("accountId", "=", accountId).orderBy("id").execute();
  return rows.map(({ id }) => id);
}
