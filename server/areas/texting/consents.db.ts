import type { Sql } from "#server/platform/db/db.ts";

export type Consent = {
  storeId: number;
  id: string;
  phone: string;
  action: "opt_in" | "opt_out";
  purpose: "all" | "buys" | "marketing";
  source: "inbound" | "check_in" | "kiosk" | "counter" | "carrier" | "online";
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
