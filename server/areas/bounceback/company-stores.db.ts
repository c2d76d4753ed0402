import { sql as raw } from "kysely";
import { sortedByName } from "#common/lists/name-order.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type CompanyStore = {
  id: number;
  name: string;
  initials: string;
  phoneNumber: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  color: string;
  timeZone: string;
};

/** All stores of the company by name, also those that the connection may not enter: their coupons are good here. */
export async function listCompanyStores(sql: Sql, accountId: number): Promise<CompanyStore[]> {
  const result = await raw<CompanyStore>`
    /* bounceback.listCompanyStores */
    select id, name, initials, phone_number, address, city, state, zip, color, time_zone
    from hangtag.company_stores(${accountId})`.execute(sql);
  return sortedByName(result.rows);
}
