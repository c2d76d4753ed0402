import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** What one register sold on a business date; without a sale there is no such row. */
export type RegisterDay = { date: string; netCents: number; tickets: number; lastAt: Date };

export async function listRegisterDays(
  sql: Sql,
  { storeId, deviceId, dates }: { storeId: number; deviceId: string; dates: readonly string[] },
): Promise<RegisterDay[]> {
  const { rows } = await raw<RegisterDay>`
    /* pos.listRegisterDays */
    select business_date::text as date, sum(net_cents)::integer as net_cents, count(*)::integer as tickets, max(at) as last_at
    from pos_transactions
    where store_id = ${storeId} and device_id = ${deviceId} and business_date = any (${[...dates]}::date[])
      and not is_gone and type <> 'void'
    group by business_date order by business_date desc
  `.execute(sql);
  return rows;
}
