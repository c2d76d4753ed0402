import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function listBinCounts(
  sql: Sql,
  of: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<{ businessDate: BusinessDate; binsAdded: number; binsPulled: number }[]> {
  const rows = await sql
    .selectFrom("backstock_report_view")
    .select(["business_date", "bins_added", "bins_pulled"])
    .where("store_id", "=", of.storeId)
    .where("business_date", ">=", of.from)
    .where("business_date", "<=", of.to)
    .execute();
  return rows.flatMap(({ business_date: businessDate, bins_added: added, bins_pulled: pulled }) =>
    businessDate === null ? [] : [{ businessDate, binsAdded: added ?? 0, binsPulled: pulled ?? 0 }],
  );
}
