import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Seven of ten customers whom the register has by their phone agree to coupons by text, each once. */
export async function insertAgreements(
  sql: Sql,
  consent: { storeId: number; wording: string; wordingVersion: string; recordedAt: Date },
): Promise<void> {
  await raw`
    /* demonstration.insertAgreements */
    insert into texting_consents (store_id, id, phone, action, purpose, source, wording, wording_version, recorded_at)
    select ${consent.storeId}::integer, gen_random_uuid(), '+1' || fresh.phone, 'opt_in', 'marketing', 'check_in',
      ${consent.wording}::text, ${consent.wordingVersion}::text, ${consent.recordedAt}::timestamptz
    from (
      select distinct customer_code as phone from pos_customers_view
      where store_id = ${consent.storeId} and customer_code ~ '^[2-9][0-8][0-9][2-9][0-9]{6}$'
        and right(customer_code, 1) not in ('0', '3', '6')) as fresh
    where not exists (
      select from texting_consents as earlier
      where earlier.store_id = ${consent.storeId} and earlier.phone = '+1' || fresh.phone
        and earlier.purpose = 'marketing')
    order by fresh.phone
    limit 500`.execute(sql);
}
